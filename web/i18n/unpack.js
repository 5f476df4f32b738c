/**
 * The language files as ci/pack.mjs packs them: the keys first, then what each language says.
 *
 * @typedef {import('../engine/unpack.js').Packed & {langs: string[], sizes: number[]}} Words
 */

/** Between two keys, and between what is said for them; nothing at all where a language has no words for a key. */
export const BETWEEN = '\0';

/** The language files by language, each put together when it is looked at. @param {Words} words @param {Uint8Array} bytes unpacked @returns {Record<string, string>} */
export function textsIn({ langs, sizes }, bytes) {
  let end = 0;
  const [keys, ...said] = sizes.map((size) => bytes.subarray(end, (end += size)));
  const parts = (/** @type {Uint8Array} */ part) => new TextDecoder().decode(part).split(BETWEEN);
  const text = (/** @type {Uint8Array} */ part) => {
    const all = parts(part);
    return parts(keys)
      .map((key, i) => (all[i] ? `${key}=${all[i]}\n` : ''))
      .join('');
  };
  return Object.defineProperties({}, Object.fromEntries(langs.map((lang, i) => [lang, { get: () => text(said[i]) }])));
}
