/**
 * Words: key -> text through Fluent. The texts themselves are handed in, so that nothing here depends on how they are bundled.
 *
 * @typedef {(key: string, args?: Record<string, any>) => string} Say
 * @typedef {{lang: string, t: Say, has: (key: string) => boolean, list: (items: string[]) => string, number: (n: number) => string, cards: (cards: Record<string, number>) => string}} Words
 */
import { createMessages, once } from './fluent.js';

/** The languages there are; the first is what everything falls back to. Each has a file `<lang>.ftl`. */
export const LANGUAGES = ['en', 'de'];

/** @param {string|null} asked @param {string|null} saved @param {readonly string[]} preferred */
export function chooseLanguage(asked, saved, preferred) {
  const wishes = [asked, saved, ...preferred].filter((wish) => wish !== null);
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(short)) return short;
  }
  return LANGUAGES[0];
}

/** @param {string} lang @param {Record<string, string>[]} texts the first that has words for a key counts @returns {Words} */
export function createWords(lang, ...texts) {
  // The second is made when it is needed: never, while all languages have all words.
  const sources = [...new Set([lang, LANGUAGES[0]])].flatMap((one) =>
    texts.map((part) => once(() => createMessages(one, part[one]))),
  );
  const having = (/** @type {string} */ key) => sources.find((one) => one().has(key))?.();
  const decimal = once(() => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }));
  const joiner = once(() => new Intl.ListFormat(lang, { style: 'long', type: 'conjunction' }));

  /** @type {Say} */
  function t(key, args) {
    const messages = having(key);
    if (messages) return messages.say(key, args, (what) => console.error(key, what));
    console.error(`no words for ${key}`);
    return key;
  }

  const list = (/** @type {string[]} */ items) => joiner().format(items);
  return {
    lang,
    t,
    has: (key) => !!having(key),
    list,
    number: (n) => decimal().format(n),
    /** "2 wool and 1 ore" */
    cards: (cards) =>
      list(
        Object.entries(cards)
          .filter(([, n]) => n > 0)
          .map(([kind, n]) => t('cards-of', { n, kind: t(`res-${kind}`) })),
      ),
  };
}
