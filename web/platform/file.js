/** A game as a file: readable text with the game's own text in it, and who sat where. What it says is checked by whoever uses it. */

/** More is no game. */
const LARGEST = 64 * 1024;

/** @param {{text: string, table: import('../match/table.js').Table}} game the seed stays here: it would tell the future */
export function fileText({ text, table }) {
  const { rules, seats, goal, options } = table;
  return `${JSON.stringify({ hexstead: 1, rules, goal, options, seats, text }, null, 1)}\n`;
}

/** What a file holds; a file with a link in it is one too. @param {string} raw @returns {{text: string, table: unknown}} */
export function readFileText(raw) {
  try {
    const { text, ...table } = JSON.parse(raw);
    return { text: typeof text === 'string' ? text : '', table };
  } catch {
    return { text: raw, table: null };
  }
}

/** @param {File} file @returns {Promise<string>} '' when it can be no game */
export const contentsOf = (file) => (file.size > LARGEST ? Promise.resolve('') : file.text().catch(() => ''));

/** Where this page is to be had as one file, or null where it is one already or does not come from a server. @param {Document} page */
export function onePage(page) {
  const script = /** @type {HTMLScriptElement|null} */ (page.querySelector('script[src$="hexstead.js"]'));
  return script && /^https?:/.test(page.location.protocol) ? new URL('hexstead.html', script.src).href : null;
}

/** Gives a game to the browser to save. @param {Document} page @param {{text: string, table: import('../match/table.js').Table, round: number}} game */
export function saveGame(page, game) {
  const address = URL.createObjectURL(new Blob([fileText(game)], { type: 'application/json' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = `hexstead-${game.table.rules}-${game.round}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
