/**
 * Games as files: readable text with each game's own text in it, and who sat where. One game, or `games`: a whole shelf. What a file says
 * is checked by whoever uses it; here only what can be no game is refused, fast.
 *
 * @typedef {{text: string, table: any, name?: string, when?: number}} Found
 */

const LARGEST = 6 << 20; // characters: whatever a browser's storage holds comes back, written with blanks
const LONGEST = 1 << 16; // of one game
const MOST = 6000; // games

/** @param {any} game the seed stays here: it would tell the future */
function written({ text, table, name, when }) {
  const { rules, seats, goal, options } = table;
  return { name, when, rules, goal, options, seats, text };
}

/** One game or many. @param {any[]} games */
export const fileText = (games) =>
  `${JSON.stringify({ hexstead: 1, ...(games.length === 1 ? written(games[0]) : { games: games.map(written) }) }, null, 1)}\n`;

/** Text that people can have written. @param {unknown} text */
const plain = (text) => typeof text === 'string' && !/[\p{Cc}\p{Cs}]/u.test(text);

/** @param {any} one @returns {Found[]} */
function foundIn(one) {
  const { text, name, when, rules, goal, options, seats } = one ?? {};
  if (!text || !plain(text) || text.length > LONGEST) return [];
  if (seats !== undefined && !(Array.isArray(seats) && seats.every((seat) => seat && plain(seat.name ?? ''))))
    return [];
  const table = seats && { rules, goal, options, seats: seats.slice(0, 8) };
  return [
    {
      text,
      table: table ?? null,
      ...(plain(name) && { name: name.slice(0, 40) }),
      ...(when > 0 && when < 1e14 && { when }),
    },
  ];
}

/**
 * What a file holds; a file with a link in it is one too.
 * @param {string} raw @returns {{games: Found[], shelf: boolean, bad: number} | {error: 'FILE'|'BIG'}} bad: entries that are no games
 */
export function readFileText(raw) {
  if (raw.length > LARGEST) return { error: 'BIG' };
  if (/([[{]\s*){9}/.test(raw)) return { error: 'FILE' }; // nesting that is no game, before it takes long to read
  try {
    const data = JSON.parse(raw);
    const shelf = Array.isArray(data?.games);
    const all = shelf ? data.games : [data];
    if (all.length > MOST) return { error: 'BIG' };
    const games = all.flatMap(foundIn);
    return games.length ? { games, shelf, bad: all.length - games.length } : { error: 'FILE' };
  } catch {
    const text = raw.trim();
    return !text || text.length > LONGEST || /^[[{]/.test(text) || !plain(text.replace(/\s/g, ''))
      ? { error: 'FILE' }
      : { games: [{ text, table: null }], shelf: false, bad: 0 };
  }
}

/** Reads a file that was chosen or dropped. @param {File} file */
export const readGames = (file) =>
  file.size > LARGEST
    ? Promise.resolve(/** @type {ReturnType<typeof readFileText>} */ ({ error: 'BIG' }))
    : file.text().then(readFileText, () => readFileText('{'));

/** Files that are dropped anywhere on the page. @param {HTMLElement} root @param {(file: File) => void} take */
export function takeDrops(root, take) {
  const files = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files');
  root.addEventListener('dragover', (event) => files(event) && event.preventDefault());
  root.addEventListener('drop', (event) => {
    if (!files(event)) return;
    event.preventDefault();
    const [file] = /** @type {DataTransfer} */ (event.dataTransfer).files;
    if (file) take(file);
  });
}

/** Where this page is to be had as one file, or null where it is one already or does not come from a server. @param {Document} page */
export function onePage(page) {
  const script = /** @type {HTMLScriptElement|null} */ (page.querySelector('script[src$="hexstead.js"]'));
  return script && /^https?:/.test(page.location.protocol) ? new URL('hexstead.html', script.src).href : null;
}

/** Gives a text to the browser to save. @param {Document} page @param {string} name @param {string} text */
export function saveText(page, name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** @param {Document} page @param {any[]} games */
export function saveGames(page, games) {
  const [{ table, round }] = games;
  saveText(page, games.length === 1 ? `hexstead-${table.rules}-${round}.json` : 'hexstead-games.json', fileText(games));
}
