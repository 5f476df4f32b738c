// What fuzzers begin with: links of every game, phase and kind, hostile values, and ways to spoil a text or a tree of values.
import { readdirSync, readFileSync } from 'node:fs';

const golden = new URL('../golden/', import.meta.url);

/** The published links. @type {string[]} */
export const LINKS = ['v0', 'v1'].flatMap((version) =>
  readdirSync(new URL(`${version}/`, golden))
    .filter((name) => name.endsWith('.link'))
    .map((name) => readFileSync(new URL(`${version}/${name}`, golden), 'utf8').trim()),
);

const deep = (n, open, close) => open.repeat(n) + close.repeat(n);
const cyclic = () => {
  const one = { app: 'hexstead' };
  return Object.assign(one, { self: one, list: [one] });
};

/** Names and other texts that nobody should have to read. */
export const TEXTS = [
  '',
  ' ',
  '\0',
  '\0'.repeat(40),
  '\ud800',
  '\udc00\ud800',
  '\u202eevil',
  '\u2066\u2067\u2068\u2069',
  'a\u0301\u0302\u0303\u0304'.repeat(30),
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'.repeat(9),
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '{ $name }',
  '%s%n',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  '\u05d0\u05d1\u05d2',
  '\ufeff\u200b',
  'line\nline\r\u2028\u2029',
  '2e308',
  '-0',
];

/** Values where others are expected. */
export const VALUES = [null, true, 0, -1, 1e308, 0.1, 2 ** 53, [], {}, [[[[[[]]]]]], ...TEXTS];

/** Too deep, too long, or not plain: one by one, since they are large. @type {Record<string, () => any>} */
export const LARGE = {
  'ten million characters': () => 'x'.repeat(1e7),
  'ten million characters of a link': () => '1p' + 'A'.repeat(1e7),
  'a hundred thousand lists in each other': () => deep(1e5, '[', ']'),
  'a hundred thousand objects in each other': () => deep(1e5, '{"a":', '0}').replace('0}', '0' + '}'),
  'a million members': () => `{${Array.from({ length: 1e6 }, (_, i) => `"k${i}":0`).join()}}`,
  'a million zeros': () => `[${'0,'.repeat(1e6)}0]`,
  'a million escapes': () => '%25'.repeat(1e6),
  'a million line ends': () => '\n'.repeat(1e6),
  'ten million NULs': () => '\0'.repeat(1e7),
  'a million halves of characters': () => '\ud800'.repeat(1e6),
};

export const CYCLIC = cyclic;

/** One of a list. @template T @param {(n: number) => number} number @param {T[]} list @returns {T} */
export const one = (number, list) => list[number(list.length)];

/** A text with something done to it. @param {(n: number) => number} number @param {string} text */
export function spoil(number, text) {
  const at = number(text.length + 1);
  const to = Math.min(text.length, at + number(20));
  switch (number(9)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(to);
    case 3:
      return text.slice(0, to) + text.slice(at);
    case 4:
      return text.slice(0, at) + String.fromCharCode(number(128)) + text.slice(at + 1);
    case 5:
      return text.slice(0, at) + String.fromCharCode(number(65536)) + text.slice(at);
    case 6:
      return text.slice(0, at) + one(number, TEXTS) + text.slice(at);
    case 7:
      return text.slice(0, at) + deep(1 + number(2000), '[', ']') + text.slice(at);
    default:
      return one(number, ['\ufeff', ' \n', 'https://example.org/#g=', '"', '{']) + text;
  }
}

/** All places in a tree of plain values: [holder, key]. */
function places(tree, found = []) {
  if (tree && typeof tree === 'object')
    for (const key of Object.keys(tree)) {
      found.push([tree, key]);
      places(tree[key], found);
    }
  return found;
}

/** A member that is its own even where its name means something. */
const put = (holder, key, value) =>
  Array.isArray(holder) && key === 'length'
    ? 0
    : Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** Does something to a tree of plain values; other trees lend parts. @param {(n: number) => number} number @param {any} tree @param {any[]} others */
export function shake(number, tree, others) {
  const spots = places(tree);
  if (!spots.length) return;
  const [holder, key] = one(number, spots);
  const name = one(number, [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'length',
    'hexstead',
    'seats',
    'text',
  ]);
  switch (number(7)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
    case 2:
      put(holder, key, structuredClone(one(number, VALUES)));
      return;
    case 3:
      put(holder, name, { polluted: true, [key]: 1 });
      return;
    case 4: {
      const [from, part] = one(number, places(one(number, others)).concat([[[0], 0]]));
      put(holder, key, structuredClone(from[part]));
      return;
    }
    case 5:
      if (Array.isArray(holder)) for (let n = number(300); n > 0; n--) holder.push(holder[0]);
      else put(holder, one(number, TEXTS), one(number, VALUES));
      return;
    default:
      if (typeof holder[key] === 'string') put(holder, key, spoil(number, holder[key]));
      else put(holder, key, `${JSON.stringify(holder[key])}`);
  }
}
