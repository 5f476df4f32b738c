import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoTarget } from '../../web/match/undo.js';

const ALONE = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
const TWO = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }];
const BOTS = [{ kind: 'bot' }, { kind: 'bot' }];
const by = (seat, kind) => ({ kind, seat });
const ROLLED = [by(0, 'ROLL'), by('chance', 'ROLLED')];
const back = (to, ask = []) => ({ to, ask });

test('own builds and trades are taken back, one after the other, up to the roll', () => {
  const log = [...ROLLED, by(0, 'BUILD_ROAD'), by(0, 'BANK_TRADE')];
  for (const table of [ALONE, TWO]) {
    assert.deepEqual(undoTarget(log, table, 0, 'build'), back(3));
    assert.deepEqual(undoTarget(log.slice(0, 3), table, 0, 'build'), back(2));
    assert.equal(undoTarget(log.slice(0, 2), table, 0, 'build'), null);
  }
});

test('what has revealed something, or somebody has answered, stays', () => {
  for (const log of [
    [by(0, 'BUY_CARD'), by('chance', 'DREW')],
    [by(0, 'OFFER'), by(1, 'ANSWER')],
    [by(0, 'END_TURN')],
    [by(0, 'DISCARD')],
    [],
  ])
    assert.equal(undoTarget(log, ALONE, 0, 'build'), null);
  assert.equal(undoTarget([by(0, 'BUILD_ROAD')], TWO, 1, 'build'), null);
  assert.equal(undoTarget([by(0, 'BUILD_ROAD')], TWO, null, 'build'), null);
});

test('freely, alone: back to the own last decision, past bots and chance', () => {
  const log = [...ROLLED, by(0, 'END_TURN'), by(1, 'ROLL'), by('chance', 'ROLLED')];
  assert.deepEqual(undoTarget(log, ALONE, null, 'free'), back(2));
  assert.deepEqual(undoTarget(log.slice(0, 2), ALONE, 0, 'free'), back(0));
  assert.equal(undoTarget([by(1, 'ROLL')], ALONE, null, 'free'), null);
  assert.equal(undoTarget([], ALONE, 0, 'free'), null);
});

test('a discard of several cards is one decision', () => {
  const log = [...ROLLED, by(0, 'DISCARD'), by(0, 'DISCARD'), by(0, 'DISCARD')];
  assert.deepEqual(undoTarget(log, ALONE, 0, 'free'), back(2));
});

test('freely, with several persons: all are asked, but not for what needs no leave', () => {
  const log = [...ROLLED, by(0, 'END_TURN')];
  assert.deepEqual(undoTarget(log, TWO, 1, 'free'), back(2, [0, 1]));
  assert.deepEqual(undoTarget([...ROLLED, by(0, 'BUILD_ROAD')], TWO, 0, 'free'), back(2));
});

test('off is off, and who only watches takes nothing back', () => {
  const log = [...ROLLED, by(0, 'BUILD_ROAD')];
  assert.equal(undoTarget(log, ALONE, 0, 'off'), null);
  assert.equal(undoTarget(log, BOTS, null, 'free'), null);
});
