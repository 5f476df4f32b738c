/**
 * The language files as ci/pack.mjs packs them: the keys first, then what each language says.
 *
 * @typedef {import('../engine/unpack.js').Packed & {langs: string[], sizes: number[]}} Words
 */

/** Between two keys, and between what is said for them; nothing at all where a language has no words for a key. */
export const BETWEEN = '\0';

/**
 * The language files by language, unpacked as far as is asked for, in their order; each when it is first looked at, if it was not
 * unpacked in time.
 * @param {Words} words @param {(packed: Words) => import('../engine/unpack.js').Unpack} unpacking
 * @returns {{texts: Record<string, string>, unpack: (lang: string) => Generator<void, string>}}
 */
export function createTexts(words, unpacking) {
  const { langs, sizes } = words;
  const upTo = unpacking(words);
  const decoder = new TextDecoder();

  /** @param {string} lang */
  function* unpack(lang) {
    const wanted = langs.indexOf(lang) + 1;
    const end = (/** @type {number} */ part) => sizes.slice(0, part + 1).reduce((a, b) => a + b);
    const bytes = yield* upTo(end(wanted));
    const [keys, said] = [0, wanted].map((part) =>
      decoder.decode(bytes.subarray(end(part) - sizes[part], end(part))).split(BETWEEN),
    );
    return keys.map((key, i) => (said[i] ? `${key}=${said[i]}\n` : '')).join('');
  }

  const text = (/** @type {string} */ lang) => {
    const work = unpack(lang);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
    }
  };
  const getters = langs.map((lang) => [lang, { get: () => text(lang) }]);
  return { texts: Object.defineProperties({}, Object.fromEntries(getters)), unpack };
}
