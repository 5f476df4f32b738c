/**
 * Reads what ci/pack.mjs has packed: all languages as one text, the keys first, then what each says.
 *
 * @typedef {{langs: string[], alphabet: string, short: number, sizes: number[], data: string}} Packed
 */
import { createModel } from './model.js';

/** Between two keys, and between what is said for them; nothing at all where a language has no words for a key. */
export const BETWEEN = '\0';

/** Unpacks as far as is asked for, the languages in their order. @param {Packed} packed @returns {(lang: string) => string} a language file */
function createUnpacker({ langs, alphabet, short, sizes, data }) {
  const symbols = [...alphabet];
  const next = createModel(
    short,
    symbols.map((symbol) => /\p{L}/u.test(symbol)),
  );
  const bytes = atob(data);
  let [at, low, high, now] = [0, 0, 0xffffffff, 0];
  const take = () => ((now << 8) | bytes.charCodeAt(at++)) >>> 0; // behind the end come zeros
  for (let i = 0; i < 4; i++) now = take();

  /** @param {number} chance */
  function bit(chance) {
    const middle = low + Math.floor((high - low) / 65536) * chance;
    const one = now <= middle;
    if (one) high = middle;
    else low = middle + 1;
    while ((low ^ high) >>> 24 === 0) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
      now = take();
    }
    return Number(one);
  }

  /** @type {string[][]} */
  const parts = [];
  return (lang) => {
    const wanted = langs.indexOf(lang) + 1;
    while (parts.length <= wanted) {
      let part = '';
      for (let n = sizes[parts.length]; n > 0; n--) part += symbols[next(bit)];
      parts.push(part.split(BETWEEN));
    }
    const said = parts[wanted];
    return parts[0].map((key, i) => (said[i] ? `${key}=${said[i]}\n` : '')).join('');
  };
}

/** The language files by language; each is unpacked when it is first looked at. @param {Packed} packed @returns {Record<string, string>} */
export function createTexts(packed) {
  const text = createUnpacker(packed);
  return Object.defineProperties({}, Object.fromEntries(packed.langs.map((lang) => [lang, { get: () => text(lang) }])));
}
