/** Finding rows: every word of the question must begin a word of the row, or be its number. */

/** Without case and accents. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').replace(/ß/g, 'ss');

/** "b23", "B-23", "23" mean the same row. @param {string} word @param {string} id */
const isNumber = (word, id) => {
  const [letter, number] = id.toLowerCase().split('-');
  const short = String(Number(number));
  return [
    number,
    short,
    `${letter}${number}`,
    `${letter}${short}`,
    `${letter}-${number}`,
    `${letter}-${short}`,
  ].includes(word);
};

/** @param {string} text @param {string} word */
const holds = (text, word) => text.startsWith(word) || text.includes(` ${word}`);

/** @param {string} text */
const spaced = (text) => plain(text).replace(/[^\p{L}\p{N}:]+/gu, ' ');

/**
 * The rows that fit, those whose title fits first.
 * @template {{id: string, family: string, game: string}} R
 * @param {R[]} rows @param {(id: string) => {title: string, text: string}} textOf
 * @param {{query?: string, family?: string}} wanted an empty query or family wants all; family may be a game
 * @returns {R[]}
 */
export function findRows(rows, textOf, { query = '', family = '' }) {
  const asked = plain(query)
    .split(/[^\p{L}\p{N}:-]+/u)
    .filter(Boolean);
  const rank = (/** @type {R} */ row) => {
    const { title, text } = textOf(row.id);
    const [head, all] = [spaced(title), spaced(`${title} ${text}`)];
    let best = 0;
    for (const word of asked) {
      if (isNumber(word, row.id)) continue;
      if (!holds(all, word)) return -1;
      if (!holds(head, word)) best = 1;
    }
    return best;
  };
  const ranked = rows
    .filter((row) => !family || row.family === family || row.game === family)
    .map((row) => ({ row, rank: rank(row) }))
    .filter((one) => one.rank >= 0);
  return [0, 1].flatMap((wantedRank) => ranked.filter((one) => one.rank === wantedRank).map((one) => one.row));
}
