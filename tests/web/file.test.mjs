// Games as files: what is written is read again, and what can be no game is refused fast.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileText, readFileText } from '../../web/platform/file.js';
import { writeSlot } from '../../web/platform/versions.js';

const table = (name = 'Ä" 🦊') => ({
  rules: 'classic',
  seats: [{ kind: 'person', level: 'easy', name, color: 'blue' }],
  goal: 8,
  options: { island: 1 },
  seed: 'secret',
  botSeed: 'hidden',
});
const one = { text: '0abC', table: table(), seed: 'future', name: 'Sunday', when: 17 };

test('one game and a whole shelf come back as they were, without what is to come', () => {
  const raw = fileText([one]);
  assert.ok(!/secret|hidden|future/.test(raw));
  const { rules, seats, goal, options } = table();
  const found = { text: '0abC', table: { rules, goal, options, seats }, name: 'Sunday', when: 17 };
  assert.deepEqual(readFileText(raw), { games: [found], shelf: false, bad: 0 });
  const two = { text: '0x', table: table('B') };
  const shelf = readFileText(fileText([one, two]));
  assert.deepEqual([shelf.shelf, shelf.games[0], shelf.games[1].text], [true, found, '0x']);
  assert.equal(shelf.games[1].name, undefined);
  const link = 'https://example.org/#g=0abC';
  assert.deepEqual(readFileText(`${link}\r\n`), { games: [{ text: link, table: null }], shelf: false, bad: 0 });
});

test('of a shelf what can be read is taken, the rest counted', () => {
  const raw = JSON.stringify({ hexstead: 1, games: [{ text: '0a' }, { text: 7 }, null, [], 'x', { text: '' }] });
  const { games, bad } = readFileText(raw);
  assert.deepEqual([games.map(({ text }) => text), bad], [['0a'], 5]);
});

test('a shelf of a few hundred games fits', () => {
  const many = Array.from({ length: 400 }, (_, i) => ({ ...one, text: `0${'abcdefgh'.repeat(300)}${i}` }));
  assert.equal(readFileText(fileText(many)).games.length, 400);
});

test('all that a browser has room for goes into one file and comes back', () => {
  const room = 5 << 20; // characters
  const options = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`option_of_the_game_${i}`, i]));
  const game = (i) => ({
    ...{
      id: 'abcdefghijklm',
      from: 'game.abcdefghijklm.99-abcdefgh',
      when: 1e12,
      seed: '12345678901234567890',
      round: 12,
    },
    ...{ over: true, result: { winners: [0], points: [10, 2, 3, 4] }, text: `1r${'abcdefgh'.repeat(20)}${i}` },
    table: { ...table(), options, seats: Array(4).fill({ kind: 'bot', level: 'normal', name: '', color: 'blue' }) },
  });
  const all = [];
  for (let used = 0; used < room; used += writeSlot(all.at(-1), '0').length) all.push(game(all.length));
  assert.equal(readFileText(fileText(all)).games?.length, all.length);
});

const deep = (n, open, close = '') => open.repeat(n) + close.repeat(n);
const HOSTILE = {
  nothing: '',
  blanks: ' \n ',
  'an open brace': '{',
  'a list': '[]',
  'no text': '{"text":7}',
  null: 'null',
  'a number': '7e999',
  'ten million letters': 'x'.repeat(1e7),
  'ten million of JSON': `{"text":"${'a'.repeat(1e7)}"}`,
  'a long text': `{"text":"${'a'.repeat(1e6)}"}`,
  'half a million games': `{"games":[${'{},'.repeat(6e5)}{}]}`,
  'deep lists': deep(1e6, '[', ']'),
  'deep lists, open': deep(2e6, '['),
  'deep objects': deep(4e5, '{"a":', ''),
  'deep games': `{"games":${deep(1e6, '[', ']')}}`,
  'a NUL': 'ab\0c',
  'a NUL in the text': '{"text":"0a\\u0000"}',
  'half a letter': '{"text":"0a\\ud800"}',
  'half a letter in a name': '{"text":"0a","seats":[{"name":"\\udc00"}]}',
  'seats that are none': '{"text":"0a","seats":{"length":4}}',
  'names that are none': '{"text":"0a","seats":[{"name":{}}]}',
  'a seat that is none': '{"text":"0a","seats":[null]}',
};

for (const [name, raw] of Object.entries(HOSTILE))
  test(`refused fast: ${name}`, () => {
    const began = process.cpuUsage();
    const { error, games } = readFileText(raw);
    const { user, system } = process.cpuUsage(began);
    assert.ok(['FILE', 'BIG'].includes(error), JSON.stringify(games)?.slice(0, 100));
    assert.ok(user + system < 2e6, `${(user + system) / 1000} ms`);
  });

test('keys of the prototype are keys like any other', () => {
  const raw =
    '{"__proto__":{"text":"0bad","polluted":1},"constructor":{"prototype":{"polluted":1}},"text":"0a","seats":[{"__proto__":{"kind":"x"}}]}';
  const { games } = readFileText(raw);
  assert.equal(games[0].text, '0a');
  assert.equal({}.polluted, undefined);
  assert.deepEqual(readFileText('{"__proto__":{"text":"0bad"}}'), { error: 'FILE' });
});
