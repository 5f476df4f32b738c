/** What a host copies into a page: the element with its script, or a plain frame. */

/** @typedef {Record<string, string>} Wish attribute -> value; `readonly` is there or not, '' elsewhere means: not said */

/** As the element makes it too. */
export const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';
export const ALLOW = 'clipboard-write; fullscreen';

/** The height of a plain frame, which does not follow what is in it; a replay has more below its board. */
const HEIGHT = '640';
const HEIGHT_OF_REPLAY = '680';

const quoted = (/** @type {string} */ value) =>
  `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** @param {Wish} wish */
const said = (wish) => Object.entries(wish).filter(([name, value]) => value !== '' || name === 'readonly');

/** @param {Wish} wish @param {string} script address of embed.js */
export function elementSnippet(wish, script) {
  const attributes = said(wish).map(([name, value]) =>
    name === 'readonly' ? ' readonly' : ` ${name}=${quoted(value)}`,
  );
  return `<script async src=${quoted(script)}></script>\n<hexstead-game${attributes.join('')}></hexstead-game>`;
}

/** @param {Wish} wish @param {string} page address of index.html */
export function frameAddress({ game = '', ...wish }, page) {
  const query = new URLSearchParams({ embed: '1' });
  for (const [name, value] of said(wish))
    if (name !== 'height') query.set(name, name === 'readonly' ? '1' : value.replace(/^#/, ''));
  return `${page}?${query}${game && `#g=${game}`}`;
}

/** @param {Wish} wish @param {string} page address of index.html */
export function frameSnippet(wish, page) {
  const height = /^\d+$/.test(wish.height ?? '') ? wish.height : wish.ui === 'replay' ? HEIGHT_OF_REPLAY : HEIGHT;
  const attributes = {
    src: frameAddress(wish, page),
    title: 'Hexstead',
    width: '100%',
    height,
    loading: 'lazy',
    allow: ALLOW,
    sandbox: SANDBOX,
    style: 'border: 0',
  };
  const list = Object.entries(attributes).map(([name, value]) => `\n  ${name}=${quoted(value)}`);
  return `<iframe${list.join('')}\n></iframe>`;
}
