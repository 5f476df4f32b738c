import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoTarget } from '../../web/match/undo.js';

const ALONE = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
const TWO = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }];
const by = (seat, kind) => ({ kind, seat });

test('alone at the table: back to the own last decision, past bots and chance', () => {
  const log = [by(0, 'ROLL'), by('chance', 'ROLLED'), by(0, 'END_TURN'), by(1, 'ROLL'), by('chance', 'ROLLED')];
  assert.equal(undoTarget(log, ALONE, null), 2);
  assert.equal(undoTarget(log.slice(0, 2), ALONE, 0), 0);
  assert.equal(undoTarget([by(1, 'ROLL')], ALONE, null), null);
  assert.equal(undoTarget([], ALONE, 0), null);
});

test('a discard of several cards is one decision', () => {
  const log = [by(0, 'ROLL'), by('chance', 'ROLLED'), by(0, 'DISCARD'), by(0, 'DISCARD'), by(0, 'DISCARD')];
  assert.equal(undoTarget(log, ALONE, 0), 2);
});

test('with several persons: own builds and trades only, and only right after them', () => {
  assert.equal(undoTarget([by(0, 'ROLL'), by(0, 'BUILD_ROAD')], TWO, 0), 1);
  assert.equal(undoTarget([by(0, 'BUILD_ROAD')], TWO, 1), null);
  assert.equal(undoTarget([by(0, 'BUY_CARD'), by('chance', 'DREW')], TWO, 0), null);
  assert.equal(undoTarget([by(0, 'END_TURN')], TWO, 1), null);
  assert.equal(undoTarget([by(0, 'BUILD_ROAD')], TWO, null), null);
});
