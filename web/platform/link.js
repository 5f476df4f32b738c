/**
 * The address: read tolerantly, written on request. A link is `#g=<text>`; `?g=` is accepted too, since some messengers drop
 * fragments. What the text means is the engine's business.
 */

export const LONGEST = 16 * 1024;

const GAME = /[#?&;]g=(3D)?/; // 3D: a mail that was copied as it travels
const WORD = 12; // characters that prose behind a link seldom has in one piece
let rest = ''; // the fragment that stood there before a game came

/** What may have been escaped once or more, with hidden characters, marks of quoted lines, and typographers' dashes undone. @param {string} input */
const plain = (input) =>
  input
    .slice(0, 9 * LONGEST)
    .replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex) => (hex < '8' ? String.fromCharCode(parseInt(hex, 16)) : ''))
    .replace(/[\u2013\u2014]/g, '--')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\\\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/=?[\r\n][>|\s]*/g, ' ');

/** How many characters a text says it has; 0 if it does not come to that. @param {string} text */
export function lengthOf(text) {
  for (let n = 0, i = 2; i < 5 && /^\d[a-z][\w-]/.test(text) && text[i]; i++) {
    const digit = atob(text[i].replace('-', '+').replace('_', '/') + 'AAA').charCodeAt(0) >> 2;
    n |= (digit & 31) << (5 * (i - 2));
    if (digit < 32) return i + 1 + n;
  }
  return 0;
}

/** Takes the game text out of a pasted link, an address or the bare text. @param {string} input @returns {string} '' if there is none */
export function textFrom(input) {
  const found = plain(input);
  const at = GAME.exec(found);
  if (!at && /^\W*[a-z]+:\/\//i.test(found)) return '';
  const [, words] = /** @type {string[]} */ (/^\W*([\w\s-]*)/.exec(at ? found.slice(at.index + at[0].length) : found));
  const more = words.trim().split(/\s+/);
  let text = /** @type {string} */ (more.shift());
  const all = lengthOf(text);
  while (text.length < all && (more[0]?.length >= WORD || text.length + more[0]?.length === all)) text += more.shift();
  return (all ? text : [text, ...more].join('')).slice(0, LONGEST + 1);
}

/** Who sits where, as a link to a seat far away says it beside the game; '' if there is nothing. @param {string} input */
export function farFrom(input) {
  const found = /(?:[&?#;]|%(?:25)*26)far(?:=(?:3D)?|%(?:25)*3D)([^&#\s]{1,2000})/i.exec(input);
  return found?.[1].replace(/[^\p{L}\p{N}%-]+$/u, '') ?? '';
}

/** A game with what is said beside it. @param {string} part of an address */
function gameIn(part) {
  const text = textFrom(part);
  const far = text && farFrom(part);
  return far ? `#g=${text}&far=${far}` : text;
}

/** @param {{hash: string, search: string}} location */
export function readAddress({ hash, search }) {
  return gameIn([hash, search].find((part) => GAME.test(plain(part))) ?? '');
}

/** The page's address with the game; what else the address says stays here. @param {string} text @param {{href: string}} location */
export function linkFor(text, location) {
  return `${location.href.split(/[?#]/, 1)[0]}#g=${text}`;
}

/** A game in the query moves to the fragment, where no server sees it. @param {Window} win */
export function tidyAddress(win) {
  const text = readAddress(win.location).replace('#g=', '');
  if (!text || GAME.test(plain(win.location.hash))) return;
  clearAddress(win);
  try {
    win.history.replaceState(null, '', `${win.location.href}#g=${text}`);
  } catch {
    // As below.
  }
}

/** Puts a game into the address bar, where a reload finds it. @param {Window} win @param {string} text */
export function putAddress(win, text) {
  try {
    win.history.replaceState(null, '', linkFor(text, win.location));
  } catch {
    // As below.
  }
}

/** Takes the game out of the address bar, so that it is what it was before and a reload goes on with what is saved. @param {Window} win */
export function clearAddress(win) {
  try {
    const url = new URL(win.location.href);
    for (const key of ['g', 'far']) url.searchParams.delete(key);
    url.hash = rest;
    win.history.replaceState(null, '', url.href.replace(/#$/, ''));
  } catch {
    // Some frames refuse to change their address; the link then simply stays.
  }
}

/** A link pasted into the page's own tab. @param {Window} win @param {(text: string) => void} open */
export function watchAddress(win, open) {
  win.addEventListener('hashchange', ({ oldURL }) => {
    const text = readAddress({ hash: win.location.hash, search: '' });
    const { hash } = new URL(oldURL);
    if (!GAME.test(plain(hash))) rest = hash;
    if (text) open(text);
  });
}

/** The address as the page's intents use it. @param {Window} win @param {() => boolean} own whether it is the page's to change */
export const addressOf = (win, own) => ({
  link: (/** @type {string} */ text) => linkFor(text, win.location),
  put: (/** @type {string} */ text) => putAddress(win, text),
  clear: () => own() && clearAddress(win),
  textFrom,
  lengthOf,
  farFrom,
});
