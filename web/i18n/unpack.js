/**
 * Reads what ci/pack.mjs has packed: all languages as one text, the keys first, then what each says.
 *
 * @typedef {{langs: string[], alphabet: string, short: number, sizes: number[], data: string}} Packed
 */
import { createModel } from './model.js';

/** Between two keys, and between what is said for them; nothing at all where a language has no words for a key. */
export const BETWEEN = '\0';

/**
 * Unpacks as far as is asked for, the languages in their order; pauses now and then.
 * @param {Packed} packed @returns {(lang: string) => Generator<void, string>} a language file
 */
function createUnpacker({ langs, alphabet, short, sizes, data }) {
  const symbols = [...alphabet];
  const next = createModel(short, symbols);
  const bytes = atob(data);
  let [low, high, code, at] = [0, -1, 0, 0]; // from, to, and what is read between them, as 32 bits
  const read = () => (code = (code << 8) | bytes.charCodeAt(at++)); // behind the end come zeros
  for (let i = 0; i < 4; i++) read();

  /** @param {number} chance */
  function bit(chance) {
    const middle = (low + Math.imul((high - low) >>> 16, chance)) | 0;
    const one = code >>> 0 <= middle >>> 0;
    if (one) high = middle;
    else low = (middle + 1) | 0;
    while ((low ^ high) >>> 24 === 0) {
      low <<= 8;
      high = (high << 8) | 255;
      read();
    }
    return one ? 1 : 0;
  }

  /** @type {string[][]} */
  const parts = [];
  let [part, left] = ['', sizes[0]];
  return function* (lang) {
    const wanted = langs.indexOf(lang) + 1;
    while (parts.length <= wanted) {
      if (left > 0) {
        part += symbols[next(bit)];
        if (--left % 500 === 0) yield;
      } else {
        parts.push(part.split(BETWEEN));
        [part, left] = ['', sizes[parts.length]];
      }
    }
    const said = parts[wanted];
    return parts[0].map((key, i) => (said[i] ? `${key}=${said[i]}\n` : '')).join('');
  };
}

/**
 * The language files by language; each is unpacked when it is first looked at, if it was not unpacked in time.
 * @param {Packed} packed @returns {{texts: Record<string, string>, unpack: (lang: string) => Generator<void, string>}}
 */
export function createTexts(packed) {
  const unpack = createUnpacker(packed);
  const text = (/** @type {string} */ lang) => {
    const work = unpack(lang);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  };
  const getters = packed.langs.map((lang) => [lang, { get: () => text(lang) }]);
  return { texts: Object.defineProperties({}, Object.fromEntries(getters)), unpack };
}
