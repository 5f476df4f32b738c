import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLORS, newTable, nextColor, persons, repairTable, resize } from '../../web/match/table.js';

const info = { seats: [2, 4], goal: 10, goals: [3, 20], options: { bank: { least: 10, most: 24, preset: 19 } } };
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
  for (let i = 0; i < COLORS.length; i++) one = nextColor(one, 0);
  one = resize(nextColor(one, 1), 4);
  assert.equal(one.seats.length, 4);
  assert.equal(new Set(colors(one)).size, 4);
});

test('taking a colour gives its holder the old one', () => {
  const one = table();
  const two = nextColor(one, 0);
  assert.deepEqual(colors(two), [colors(one)[1], colors(one)[0], ...colors(one).slice(2)]);
});

test('a saved table is made whole', () => {
  const preset = table();
  assert.deepEqual(repairTable(null, preset).seats, preset.seats);
  const odd = {
    seats: [{ kind: 'person', level: 'easy', name: 'x'.repeat(99), color: 'mauve' }, { kind: 'king' }],
    botSeed: 's',
  };
  const fixed = repairTable(odd, preset);
  assert.equal(fixed.seats[0].level, 'easy');
  assert.equal(fixed.seats[0].name.length, 24);
  assert.equal(fixed.seats[0].color, preset.seats[0].color);
  assert.equal(fixed.seats[1].kind, 'bot');
  assert.equal(fixed.botSeed, 's');
});
