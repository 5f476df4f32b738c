/**
 * What the language files use of Fluent, read message by message when each is first said: text on one line, `{ $name }`, `{ "text" }`
 * and choices by `{ $name -> .. }`. The tests compare with Fluent's own reader.
 *
 * @typedef {{name: string, ways?: {key: string|number, parts: Part[]}[], other?: Part[]}} Place a value, or a choice by it
 * @typedef {string|Place} Part
 * @typedef {Record<string, any>|undefined} Args
 */

/** Messages begin at the left margin; comments, and what goes on, do not look like one. */
const NEXT = /\n(?=[^\s}])/;
const MESSAGE = /^([a-z][\w-]*) *= *([^]*)/i;

/** @param {string} source @returns {Part[]} */
function read(source) {
  let at = 0;
  /** @param {RegExp} pattern a sticky one; its first group, or what it found */
  function take(pattern) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found && (found[1] ?? found[0]);
  }

  /** @returns {Part} */
  function place() {
    const literal = take(/\s*"([^"]*)"\s*\}/y);
    if (literal !== null) return literal;
    /** @type {Place} */
    const it = { name: take(/\s*\$(\w+)\s*/y) ?? '' };
    if (take(/->/y)) {
      it.ways = [];
      for (let key; (key = take(/\s*(\*?\[\s*[\w.-]+\s*\]) */y));) {
        const name = key.replace(/[*[\]\s]/g, '');
        const parts = line();
        it.ways.push({ key: /^\d/.test(name) ? Number(name) : name, parts });
        if (key[0] === '*') it.other = parts;
      }
    }
    take(/\s*\}/y);
    return it;
  }

  /** To the end of the line. @returns {Part[]} */
  function line() {
    /** @type {Part[]} */
    const parts = [];
    for (;;) {
      const text = take(/[^{\n]+/y);
      if (text) parts.push(text);
      if (take(/\{/y)) parts.push(place());
      else break;
    }
    const last = parts.length - 1;
    const end = parts[last];
    if (typeof end === 'string' && source[at - 1] !== '}') parts[last] = end.trimEnd();
    return parts;
  }

  return line();
}

/** What is dear to make is made when it is first used. @template T @param {() => T} make @returns {() => T} */
export function once(make) {
  /** @type {T|undefined} */
  let made;
  return () => (made ??= make());
}

/** @param {string} lang @param {string} text a language file */
export function createMessages(lang, text) {
  /** @type {Map<string, string|Part[]>} as written, or read already */
  const messages = new Map(
    text.split(NEXT).flatMap((part) => {
      const [, key, source] = MESSAGE.exec(part) ?? [];
      return key ? [[key, source]] : [];
    }),
  );
  const numbers = once(() => new Intl.NumberFormat(lang));
  const plural = once(() => new Intl.PluralRules(lang));

  /** @param {Part[]} parts @param {Args} args @param {(what: string) => void} complain @returns {string} */
  function say(parts, args, complain) {
    const one = (/** @type {Part} */ part) => {
      if (typeof part === 'string') return part;
      const { name, ways, other } = part;
      const value = args?.[name];
      if (typeof value !== 'string' && typeof value !== 'number') complain(`$${name} is ${typeof value}`);
      if (!ways) return typeof value === 'number' ? numbers().format(value) : `${value ?? `{$${name}}`}`;
      const fits = (/** @type {string|number} */ key) =>
        key === value || (typeof value === 'number' && key === plural().select(value));
      return say(ways.find(({ key }) => fits(key))?.parts ?? other ?? [], args, complain);
    };
    return parts.map(one).join('');
  }

  return {
    has: (/** @type {string} */ key) => messages.has(key),
    /** @param {string} key one that it has @param {Args} args @param {(what: string) => void} complain */
    say(key, args, complain) {
      let parts = messages.get(key) ?? '';
      if (typeof parts === 'string') messages.set(key, (parts = read(parts)));
      return say(parts, args, complain);
    },
  };
}
