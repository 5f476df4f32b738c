import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readParameters } from '../../web/platform/embed.js';
import { clearAddress, linkFor, LONGEST, readAddress, textFrom, tidyAddress } from '../../web/platform/link.js';

test('a game text is found in whatever was pasted', () => {
  for (const input of [
    '0abC-_9',
    '  0abC-_9 \n',
    'https://example.org/play/#g=0abC-_9',
    'https://example.org/play/?g=0abC-_9&utm=1',
    'file:///tmp/index.html#g=0abC-_9.',
    'Look: https://example.org/#g=0abC-_9 (nice!)',
    'https://example.org/#x=1&g=0abC-_9&y=2',
    '0abC-\n_9',
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
  assert.equal(textFrom('#g=0abC%2'), '0abC%2');
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
