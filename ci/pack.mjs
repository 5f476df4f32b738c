// The language files as one packed text, for web/i18n/unpack.js: the same guesses there turn fewer bits into the same symbols. What gzip
// makes of the files is 4 kB more.
import { createModel } from '../web/i18n/model.js';
import { BETWEEN } from '../web/i18n/unpack.js';

/** @param {string} text @returns {Map<string, string>} what a language file says for each key */
const sayings = (text) =>
  new Map(
    text
      .trimEnd()
      .split(/\n(?=[^\s}])/)
      .map((message) => [message.slice(0, message.indexOf('=')), message.slice(message.indexOf('=') + 1)]),
  );

/** Symbols by how often they come, and how many of them are written with half a byte, so that the others have room in a whole one. */
function alphabetOf(text) {
  const counts = new Map();
  for (const symbol of text) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const symbols = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([symbol]) => symbol);
  if (symbols.length > 128) throw new Error(`${symbols.length} different characters are more than can be packed`);
  return { symbols, short: Math.min(15, Math.floor((256 - symbols.length) / 15)) };
}

function makeWriter() {
  const bytes = [];
  let [low, high] = [0, 0xffffffff];
  return {
    /** @param {number} bit @param {number} chance that it is a one, in 65536ths */
    write(bit, chance) {
      const middle = low + Math.floor((high - low) / 65536) * chance;
      if (bit) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
      return bit;
    },
    end: () => Buffer.from([...bytes, high >>> 24, (high >>> 16) & 255]),
  };
}

/** @param {Record<string, string>} texts language files; the first is what others may lack words of @returns {import('../web/i18n/unpack.js').Packed} */
export function pack(texts) {
  const langs = Object.keys(texts);
  const said = langs.map((lang) => sayings(texts[lang]));
  const keys = [...new Set(said.flatMap((one) => [...one.keys()]))];
  const parts = [keys, ...said.map((one) => keys.map((key) => one.get(key) ?? ''))].map((part) => part.join(BETWEEN));
  const { symbols, short } = alphabetOf(parts.join(''));
  const next = createModel(short, symbols);
  const writer = makeWriter();
  for (const symbol of parts.join('')) {
    const n = symbols.indexOf(symbol);
    const code = n < short ? 16 | n : 256 | (short * 16 + n - short);
    let left = n < short ? 4 : 8;
    next((chance) => writer.write((code >> --left) & 1, chance));
  }
  const data = writer.end().toString('base64');
  return { langs, alphabet: symbols.join(''), short, sizes: parts.map((part) => [...part].length), data };
}
