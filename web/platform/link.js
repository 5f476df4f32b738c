/**
 * The address: read tolerantly, written on request. A link is `#g=<text>`; `?g=` is accepted too, since some messengers drop
 * fragments. What the text means is the engine's business.
 */

export const LONGEST = 16 * 1024;

/** Takes the game text out of a pasted link, an address or the bare text. @param {string} input @returns {string} '' if there is none */
export function textFrom(input) {
  let text = input.trim();
  const at = text.search(/[#?&]g=/);
  if (at >= 0) text = text.slice(at + 3);
  else if (/^[a-z]+:\/\//i.test(text)) return '';
  try {
    text = decodeURIComponent(text);
  } catch {
    // A link cut off within an escape: take it as it stands.
  }
  if (at >= 0) text = text.split(/[&#\s]/, 1)[0];
  text = text.replace(/[^\w%-]+/g, '').replace(/%+$/, ''); // spaces, quotes, and what can't be seen
  return text.length > LONGEST ? text.slice(0, LONGEST + 1) : text;
}

/** @param {{hash: string, search: string}} location */
export function readAddress(location) {
  if (/[#&]g=/.test(location.hash)) return textFrom(location.hash);
  if (/[?&]g=/.test(location.search)) return textFrom(location.search);
  return '';
}

/** The page's address with the game; what else the address says stays here. @param {string} text @param {{href: string}} location */
export function linkFor(text, location) {
  return `${location.href.split(/[?#]/, 1)[0]}#g=${text}`;
}

/** A game in the query moves to the fragment, where no server sees it. @param {Window} win */
export function tidyAddress(win) {
  const text = readAddress(win.location);
  if (!text || /[#&]g=/.test(win.location.hash)) return;
  clearAddress(win);
  try {
    win.history.replaceState(null, '', `${win.location.href}#g=${text}`);
  } catch {
    // As below.
  }
}

/** Takes the game out of the address bar, so that a reload goes on with what is saved. @param {Window} win */
export function clearAddress(win) {
  try {
    const url = new URL(win.location.href);
    url.searchParams.delete('g');
    url.hash = '';
    win.history.replaceState(null, '', url.href.replace(/#$/, ''));
  } catch {
    // Some frames refuse to change their address; the link then simply stays.
  }
}

/** @param {Window} win @param {(text: string) => void} open */
export function watchAddress(win, open) {
  win.addEventListener('hashchange', () => {
    const text = readAddress(win.location);
    if (text) open(text);
  });
}
