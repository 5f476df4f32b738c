import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLORS, giveColor, newTable, persons, repairTable, resize } from '../../web/match/table.js';

const info = { seats: [2, 4], goal: 10, goals: [3, 20], options: { bank: { least: 10, most: 24, preset: 19 } } };
const LEVELS = ['easy', 'normal'];
const table = () => newTable({ rules: 'classic', info, level: 'normal' });
const colors = (one) => one.seats.map((seat) => seat.color);

test('a new table is ready to play: one person, the others bots, all presets', () => {
  const one = table();
  assert.equal(one.seats.length, 4);
  assert.deepEqual(persons(one), [0]);
  assert.deepEqual(one.options, { bank: 19 });
  assert.equal(new Set(colors(one)).size, 4);
  assert.notEqual(one.botSeed, table().botSeed);
});

test('seats come and go without two of one colour', () => {
  let one = resize(table(), 2);
  for (const color of COLORS) one = giveColor(one, 0, color);
  one = resize(giveColor(one, 1, COLORS[0]), 4);
  assert.equal(one.seats.length, 4);
  assert.equal(new Set(colors(one)).size, 4);
});

test('taking a colour gives its holder the old one', () => {
  const one = table();
  const [a, b, c, d] = colors(one);
  assert.deepEqual(colors(giveColor(one, 0, c)), [c, b, a, d]);
  assert.deepEqual(colors(giveColor(one, 0, 'black')), ['black', b, c, d]);
  assert.deepEqual(colors(giveColor(one, 1, b)), [a, b, c, d]);
});

test('a saved table is made whole', () => {
  const preset = table();
  assert.deepEqual(repairTable(null, preset, LEVELS).seats, preset.seats);
  const odd = {
    seats: [{ kind: 'person', level: 'easy', name: 'x'.repeat(99), color: 'mauve' }, { kind: 'king' }],
    botSeed: 's',
  };
  const fixed = repairTable(odd, preset, LEVELS);
  assert.equal(fixed.seats[0].level, 'easy');
  assert.equal(fixed.seats[0].name.length, 24);
  assert.equal(fixed.seats[0].color, preset.seats[0].color);
  assert.equal(fixed.seats[1].kind, 'bot');
  assert.equal(repairTable({ seats: [{ level: 'godlike' }] }, preset, LEVELS).seats[0].level, 'normal');
  assert.equal(fixed.botSeed, 's');
  const alike = { seats: preset.seats.map(() => ({ color: 'green' })) };
  assert.equal(new Set(colors(repairTable(alike, preset, LEVELS))).size, 4);
});

test('a foreign name is one line of 24 characters that can be seen', () => {
  const named = (name) => repairTable({ seats: [{ name }] }, table(), LEVELS).seats[0].name;
  for (const [given, shown] of [
    ['Ada', 'Ada'],
    ['\u05d0\u05d1 and \u{1f98a}', '\u05d0\u05d1 and \u{1f98a}'],
    ['a\u202eb\u2066c\0d\ne\u2028f', 'abcdef'],
    ['\ud800x\udc00', 'x'],
    ['e' + '\u0301'.repeat(500) + 'f', 'e\u0301\u0301\u0301'],
    ['\u{1f98a}'.repeat(90), '\u{1f98a}'.repeat(24)],
    [{ toString: () => 'no' }, ''],
    [17, ''],
  ])
    assert.equal(named(given), shown);
});
