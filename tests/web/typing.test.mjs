import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typed } from '../../web/match/on-device.js';
import { typingFor } from '../../web/match/typing.js';

const SEATS = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }, { kind: 'bot' }];
const DICE = [{ action: { kind: 'ROLLED', dice: [1, 1] } }, { action: { kind: 'ROLLED', dice: [1, 2] } }];
const STOLE = [{ action: { kind: 'STOLE', card: 'ore' } }, { action: { kind: 'STOLE', card: 'wool' } }];
const DREW = [{ action: { kind: 'DREW', card: 'knight' } }, { action: { kind: 'DREW', card: 'roads' } }];
const after = (seat, kind, more = {}) => [{ kind, seat, ...more }];

test('nothing is typed where the page rolls', () => {
  assert.equal(typingFor('page', DICE, after(0, 'ROLL'), SEATS), null);
});

test('dice: the person who rolled types them, anyone types those of a bot', () => {
  for (const how of ['dice', 'all']) {
    assert.deepEqual(typingFor(how, DICE, after(0, 'ROLL'), SEATS), { kind: 'ROLLED', seat: 0 });
    assert.deepEqual(typingFor(how, DICE, after(1, 'ROLL'), SEATS), { kind: 'ROLLED', seat: null });
  }
});

test('a card that was drawn is typed by the person who holds it; bots hold theirs in the page', () => {
  assert.deepEqual(typingFor('all', DREW, after(2, 'BUY_CARD'), SEATS), { kind: 'DREW', seat: 2 });
  assert.equal(typingFor('all', DREW, after(1, 'BUY_CARD'), SEATS), null);
  assert.equal(typingFor('dice', DREW, after(2, 'BUY_CARD'), SEATS), null);
});

test('a card that was taken: by the one who took it, from a bot never, by a bot the one who lost it', () => {
  const who = (seat, to) => typingFor('all', STOLE, after(seat, 'ROB', { to }), SEATS)?.seat ?? null;
  assert.deepEqual([who(0, 2), who(0, 1), who(1, 2), who(1, 3)], [0, null, 2, null]);
});

test('where only one card is possible nobody is asked', () => {
  assert.equal(typingFor('all', STOLE.slice(0, 1), after(0, 'ROB', { to: 2 }), SEATS), null);
});

test('digits fill the dice one after the other, and begin anew', () => {
  assert.deepEqual(typed([0, 0], 4), [4, 0]);
  assert.deepEqual(typed([4, 0], 2), [4, 2]);
  assert.deepEqual(typed([4, 2], 6), [6, 0]);
  assert.deepEqual(typed([4, 2], 5, 1), [4, 5]);
});
