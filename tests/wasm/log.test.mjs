// The log as each seat may know it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { openEngine, play } from './support/play.mjs';

const engine = await openEngine();
const game = play(engine.newGame({ seed: 'log', seats: 4 }), 12);
const all = game.logFor();

test('without a viewer everything stands there, and adds up to the hands', () => {
  assert.equal(all.length, game.length);
  assert.deepEqual(
    all.map(({ action }) => action),
    game.log,
  );
  assert.deepEqual(
    all.map(({ index }) => index),
    [...all.keys()],
  );
  const hands = game.view().players.map(({ hand }) => Object.fromEntries(Object.keys(hand).map((kind) => [kind, 0])));
  for (const { changes } of all) {
    for (const { seat, cards } of changes) for (const [kind, n] of Object.entries(cards)) hands[seat][kind] += n;
  }
  assert.deepEqual(
    hands,
    game.view().players.map(({ hand }) => hand),
  );
});

test('a stolen card: thief and victim know its kind, the others that it moved', () => {
  const thefts = all.filter(({ action }) => action.kind === 'STOLE');
  assert.ok(thefts.length > 3);
  for (const { index, action, changes, victim, turn } of thefts) {
    assert.equal(typeof action.card, 'string');
    assert.deepEqual(changes.map(({ seat }) => seat).sort(), [turn, victim].sort());
    for (const seat of [0, 1, 2, 3, null]) {
      const seen = game.logFor(seat, index)[0];
      assert.equal(seen.victim, victim);
      if (seat === turn || seat === victim) assert.deepEqual(seen, all[index]);
      else {
        assert.equal('card' in seen.action, false);
        assert.deepEqual(
          seen.changes,
          changes.map((change) => ({ seat: change.seat, n: change.seat === turn ? 1 : -1 })),
        );
      }
    }
  }
});

test('a card drawn: only who bought it knows which', () => {
  const draws = all.filter(({ action }) => action.kind === 'DREW');
  assert.ok(draws.length > 3);
  for (const { index, action } of draws) {
    const { seat: buyer } = all[index - 1].action;
    for (const seat of [0, 1, 2, 3, null]) {
      assert.equal(game.logFor(seat, index)[0].action.card, seat === buyer ? action.card : undefined);
    }
  }
});

test('discards: kinds are shown to the others once all are in', () => {
  const starts = all.filter(({ action }, i) => action.kind === 'DISCARD' && all[i - 1].action.kind !== 'DISCARD');
  assert.ok(starts.length > 1);
  for (const { index, action } of starts) {
    const early = game.fork();
    early.undo(index + 1);
    assert.equal(early.phase, 'DISCARD');
    const others = [0, 1, 2, 3, null].filter((seat) => seat !== action.seat);
    for (const seat of others) {
      const seen = early.logFor(seat, index)[0];
      assert.equal('card' in seen.action, false);
      assert.deepEqual(seen.changes, [{ seat: action.seat, n: -1 }]);
      assert.deepEqual(game.logFor(seat, index)[0].changes, [{ seat: action.seat, cards: { [action.card]: -1 } }]);
    }
    assert.equal(early.logFor(action.seat, index)[0].action.card, action.card);
    early.free();
  }
});

test('production, costs and the end of the game are public', () => {
  const open = all.filter(({ action }) => !['STOLE', 'DREW', 'DISCARD'].includes(action.kind));
  const seen = game.logFor(null);
  for (const entry of open) assert.deepEqual(seen[entry.index], entry);
  assert.deepEqual(all.at(-1).winners, game.winners);
  const bought = open.find(({ action }) => action.kind === 'BUY_CARD');
  assert.deepEqual(bought.changes, [{ seat: bought.action.seat, cards: { wool: -1, grain: -1, ore: -1 } }]);
});

test('awards are noted when they change hands', () => {
  const holders = { longestRoad: null, largestArmy: null };
  for (const { awards } of all) Object.assign(holders, awards);
  assert.deepEqual(holders, game.view().awards);
  assert.ok(all.some(({ awards }) => awards?.longestRoad !== undefined));
});

test('a long log comes in full, from any place on', () => {
  const two = play(engine.newGame({ seed: 'long', seats: 2, goal: 20 }), 1);
  assert.ok(two.length > 1500, `${two.length} actions`);
  assert.deepEqual(
    two.logFor(0).map(({ index }) => index),
    [...Array(two.length).keys()],
  );
  assert.equal(two.logFor(0, two.length - 2).length, 2);
  assert.equal(two.logFor(0, two.length + 5).length, 0);
});

test('a roll that the bank can not pay names what was short', () => {
  let found = 0;
  for (let seed = 0; seed < 40 && found < 5; seed++) {
    const poor = play(engine.newGame({ seed, options: { bank: 10, hand_limit: 20 } }), seed);
    for (const { index, action, changes, short } of poor.logFor(null)) {
      if (!short) continue;
      found++;
      assert.equal(action.kind, 'ROLLED');
      const before = poor.fork();
      before.undo(index);
      const { bank } = before.view();
      for (const kind of short) {
        const takers = changes.filter(({ cards }) => cards[kind]);
        assert.ok(takers.length === 0 || (takers.length === 1 && takers[0].cards[kind] === bank[kind]));
      }
      before.free();
    }
    poor.free();
  }
  assert.ok(found > 0);
  assert.ok(all.every(({ short, action }) => short === undefined || action.kind === 'ROLLED'));
});
