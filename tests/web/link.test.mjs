import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readParameters } from '../../web/platform/embed.js';
import {
  clearAddress,
  lengthOf,
  linkFor,
  LONGEST,
  readAddress,
  textFrom,
  tidyAddress,
  watchAddress,
} from '../../web/platform/link.js';

const GOLDEN = new URL('../golden/v1/', import.meta.url);
const SAMPLES = readdirSync(GOLDEN)
  .filter((name) => name.endsWith('.link'))
  .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8').trim());

const PAGE = 'https://example.org/play/';
const wrapped = (text, at, between) => text.match(new RegExp(`.{1,${at}}`, 'gs')).join(between);
const everyCharacter = (text) => [...text].map((c) => '%' + c.charCodeAt(0).toString(16)).join('');

/** What becomes of a link under way. @type {Record<string, (text: string) => string>} */
const MANGLED = {
  'as it is': (text) => text,
  'in an address': (text) => `${PAGE}#g=${text}`,
  'in the query': (text) => `${PAGE}?g=${text}`,
  'a parameter in front': (text) => `${PAGE}?lang=de&g=${text}`,
  'as an entity': (text) => `${PAGE}?lang=de&amp;g=${text}`,
  'a seat far away behind': (text) => `${PAGE}#g=${text}&far=0.1.p%20a`,
  'marks of advertisers': (text) => `${PAGE}?g=${text}&utm_source=mail&fbclid=IwAR2`,
  'a mark put in with ?': (text) => `${PAGE}#g=${text}?fbclid=IwAR2`,
  'a mark escaped with it': (text) => `${PAGE}#g=${text}%3Ffbclid%3DIwAR2`,
  'a place to scroll to': (text) => `${PAGE}#g=${text}:~:text=island`,
  'a slash behind': (text) => `${PAGE}#g=${text}/`,
  'escaped whole': (text) => encodeURIComponent(`${PAGE}#g=${text}`),
  'escaped twice': (text) => encodeURIComponent(encodeURIComponent(`${PAGE}#g=${text}`)),
  'escaped three times': (text) => encodeURIComponent(encodeURIComponent(encodeURIComponent(`${PAGE}#g=${text}`))),
  'each character escaped': (text) => `${PAGE}#g=${everyCharacter(text)}`,
  'each character escaped twice': (text) => `${PAGE}#g=${everyCharacter(text).replace(/%/g, '%25')}`,
  'an escape cut behind': (text) => `${PAGE}#g=${text}%2`,
  'a full stop': (text) => `Play this: ${PAGE}#g=${text}.`,
  'a sentence round it': (text) => `Have a look (${PAGE}#g=${text}), it is your turn!`,
  'a word behind': (text) => `${PAGE}#g=${text} please`,
  'a long word behind': (text) => `${PAGE}#g=${text} congratulations`,
  'a line behind': (text) => `${PAGE}#g=${text}\nSee you\n`,
  'pointed brackets': (text) => `<${PAGE}#g=${text}>`,
  'square brackets': (text) => `[link](${PAGE}#g=${text})`,
  quotes: (text) => `"${PAGE}#g=${text}"`,
  'typographic quotes': (text) => `\u201e${text}\u201c`,
  stars: (text) => `*${PAGE}#g=${text}*`,
  underlined: (text) => `_${PAGE}#g=${text}_`,
  dots: (text) => `${PAGE}#g=${text}\u2026`,
  'wrapped at 76': (text) => wrapped(`${PAGE}#g=${text}`, 76, '\r\n'),
  'wrapped and quoted': (text) => `> ${wrapped(`${PAGE}#g=${text}`, 70, '\n> ')}\n> \n> See you`,
  'quoted twice': (text) => `> > ${wrapped(`${PAGE}#g=${text}`, 60, '\n> > ')}\n`,
  'wrapped, lines made spaces': (text) => wrapped(`${PAGE}#g=${text}`, 60, ' '),
  'as mail travels': (text) => wrapped(`${PAGE}#g=3D${text}`, 75, '=\r\n'),
  indented: (text) => `    ${wrapped(text, 40, '\n    ')}`,
  'hyphenated where nobody sees': (text) => `${PAGE}#g=${wrapped(text, 5, '\u00ad')}`,
  'with places to break': (text) => `${PAGE}#g=${wrapped(text, 9, '\u200b')}`,
  'those escaped': (text) => encodeURI(`${PAGE}#g=${wrapped(text, 9, '\u200b')}`),
  'marks of direction': (text) => `\u202a${PAGE}#g=${text}\u202c`,
  'byte order mark': (text) => `\ufeff${text}`,
  'dashes made long': (text) => `${PAGE}#g=${text.replace(/--/g, '\u2014')}`,
  'dashes made fast': (text) => `${PAGE}#g=${text.replace(/-/g, '\u2011')}`,
  'strokes in front of signs': (text) => `${PAGE}#g=${text.replace(/[-_]/g, '\\$&')}`,
};

for (const [what, mangle] of Object.entries(MANGLED))
  test(`a game text is found: ${what}`, () => {
    for (const text of SAMPLES) {
      const found = textFrom(mangle(text)).replace(/_$/, ''); // what is no letter behind it doesn't count
      assert.equal(found, text.replace(/_$/, ''));
    }
  });

test('a text knows how long it is, from its first characters', () => {
  for (const text of SAMPLES) {
    assert.equal(lengthOf(text), text.length);
    assert.equal(lengthOf(text.slice(0, 5)), text.length);
  }
  for (const none of ['', '1', '1p', '1p_', '1p__', '1p___', 'hello', '?p', '1P00'])
    assert.equal(lengthOf(none), 0, none);
});

test('of a text that was cut, what came is there, and not the words behind it', () => {
  for (const text of SAMPLES)
    for (const share of [0.1, 0.5, 0.99]) {
      const came = text.slice(0, Math.max(6, Math.min(text.length * share, text.length - 12)));
      for (const tail of ['', '...', '\u2026', ' and a word', '\nSee you', ')', '&far=1'])
        assert.equal(textFrom(`Here: ${PAGE}#g=${came}${tail}`), came);
    }
});

test('a game text is found in whatever was pasted', () => {
  for (const input of [
    '0abC-_9',
    '  0abC-_9 \n',
    'https://example.org/play/#g=0abC-_9',
    'https://example.org/play/?g=0abC-_9&utm=1',
    'file:///tmp/index.html#g=0abC-_9.',
    'Look: https://example.org/#g=0abC-_9 (nice!)',
    'https://example.org/#x=1&g=0abC-_9&y=2',
    '\u201c0abC-_9\u201d',
    'https://example.org/#g=0ab\u200bC-\u00ad_9',
    '\ufeff0abC-_9%',
  ])
    assert.equal(textFrom(input), '0abC-_9', input);
});

test('an address without a game has none', () => {
  for (const input of ['', '   ', 'https://example.org/', 'https://example.org/#other'])
    assert.equal(textFrom(input), '');
});

test('escapes are undone where they can be, and do not throw where they are cut', () => {
  assert.equal(textFrom('#g=0ab%2DC'), '0ab-C');
  assert.equal(textFrom('#g=0abC%2'), '0abC');
});

test('what is too long stays too long, but bounded', () => {
  assert.equal(textFrom('a'.repeat(3 * LONGEST)).length, LONGEST + 1);
});

test('the address is read from the hash, else from the query', () => {
  assert.equal(readAddress({ hash: '#g=0hash', search: '?g=0query' }), '0hash');
  assert.equal(readAddress({ hash: '', search: '?lang=de&g=0query' }), '0query');
  assert.equal(readAddress({ hash: '#top', search: '' }), '');
});

test('a link is the page and the game, nothing else; it comes back', () => {
  const link = linkFor('0abC', { href: 'https://example.org/a/?lang=de&seed=x#old' });
  assert.equal(link, 'https://example.org/a/#g=0abC');
  assert.equal(textFrom(link), '0abC');
});

test('the game is taken out of the address, the rest stays', () => {
  const seen = [];
  const win = {
    location: { href: 'https://example.org/?lang=de&g=0a#g=0b' },
    history: { replaceState: (...args) => seen.push(args[2]) },
  };
  clearAddress(win);
  assert.deepEqual(seen, ['https://example.org/?lang=de']);
  win.history.replaceState = () => {
    throw new Error('refused');
  };
  clearAddress(win);
});

test('a link pasted into the tab asks; what stood in the address comes back', () => {
  const opened = [];
  let heard;
  const win = { addEventListener: (_, listener) => (heard = listener), history: {}, location: new URL(PAGE) };
  win.history.replaceState = (_, __, to) => (win.location = new URL(to));
  const go = (hash) => {
    const oldURL = win.location.href;
    win.location = new URL(hash, win.location);
    heard({ oldURL, newURL: win.location.href });
  };
  watchAddress(win, (text) => opened.push(text));
  go('?lang=de#place');
  assert.deepEqual(opened, []);
  go('#g=0abC');
  go('#g=0abD'); // another before the first was answered
  assert.deepEqual(opened, ['0abC', '0abD']);
  clearAddress(win);
  assert.equal(win.location.href, `${PAGE}?lang=de#place`);
  go('#');
  go('#g=0abE');
  clearAddress(win);
  assert.equal(win.location.href, `${PAGE}?lang=de`);
});

test('a game in the query moves to the fragment', () => {
  const go = (href) => {
    const win = { location: new URL(href), history: { replaceState: (_, __, to) => (win.location = new URL(to)) } };
    tidyAddress(win);
    return win.location.href;
  };
  assert.equal(go('https://example.org/?g=0abC&lang=de'), 'https://example.org/?lang=de#g=0abC');
  assert.equal(go('https://example.org/#g=0abC'), 'https://example.org/#g=0abC');
  assert.equal(go('https://example.org/?lang=de'), 'https://example.org/?lang=de');
});

test('parameters: known values only', () => {
  const given = readParameters('?lang=de&theme=dark&speed=2&seats=3&bots=2&seed=abc&strange=1', ['en', 'de']);
  assert.deepEqual(given, { lang: 'de', theme: 'dark', pace: '2', seats: 3, bots: 2, seed: 'abc' });
  const none = { lang: null, theme: null, pace: null, seats: null, bots: null, seed: null };
  assert.deepEqual(readParameters('?lang=xx&theme=&speed=-1&seats=99&bots=1e1', ['en', 'de']), none);
});
