// Every ruleset by names: whole games in which each action is one of the list, and links from every phase they come to.
import assert from 'node:assert/strict';
import test from 'node:test';
import { makeNumbers, openEngine, step } from './support/play.mjs';

const engine = await openEngine();
const tables = [
  { rules: 'classic56', seats: 6, options: {}, phases: ['BUILDING'] },
  { rules: 'classic56', seats: 5, options: { after_turn: 2, island: 1, harbours: 2 }, phases: ['PARTNER'] },
  { rules: 'duel', seats: 2, options: {}, phases: ['NEUTRAL', 'GIVE_BACK', 'DICE'] },
  { rules: 'duel', seats: 2, options: { neutral_choice: 1, neutral_start: 1 }, phases: ['NEUTRAL', 'GIVE_BACK'] },
];

/** Looks at a game or view and frees it. */
function look(loaded, at) {
  at(loaded);
  loaded.free();
}

function linksReturn(game) {
  const position = game.save('position');
  assert.ok(position.length <= (game.seats > 4 ? 400 : 260), `${position.length} characters`);
  look(engine.load(position, { seed: 1 }), (loaded) => {
    assert.equal(loaded.hash, game.hash);
    assert.deepEqual(loaded.view(), game.view());
    assert.deepEqual(loaded.legal(), game.legal());
  });
  for (const seat of [0, 1])
    look(engine.loadView(game.save('seat', seat)), (seen) => assert.deepEqual(seen.view(), game.view(seat)));
  look(engine.load(game.save('replay'), { seed: 1 }), ({ hash }) => assert.equal(hash, game.hash));
}

for (const { rules, seats, options, phases } of tables) {
  test(`${rules} ${JSON.stringify(options)}: games by names, links from each phase`, () => {
    const met = new Set();
    for (let seed = 1; seed <= 3; seed++) {
      const game = engine.newGame({ rules, seats, options, goal: 6, seed });
      const number = makeNumbers(seed);
      while (game.actor !== null) {
        const { phase } = game;
        if (!met.has(phase)) linksReturn(game);
        met.add(phase);
        step(game, number);
      }
      linksReturn(game);
      game.free();
    }
    for (const phase of phases) assert.ok(met.has(phase), phase);
  });
}

test('a neutral piece names its colour', () => {
  const game = engine.newGame({ rules: 'duel', seed: 3 });
  const number = makeNumbers(3);
  while (game.phase !== 'NEUTRAL') step(game, number);
  const [action] = game.legal();
  assert.deepEqual(Object.keys(action).sort(), ['edge', 'kind', 'seat', 'to']);
  assert.ok(action.to === 2 || action.to === 3);
  assert.equal(game.check({ ...action, to: 0 }).reason, 'NEUTRAL_NOT_YOURS');
  assert.equal(game.act(action).ok, true);
  assert.equal(game.view().roads[action.edge].seat, action.to);
});

test('a ruleset lists its own options', () => {
  const { classic, classic56, duel } = engine.schema.rulesets;
  assert.deepEqual(
    [classic.options.after_turn.most, classic56.options.after_turn.most, duel.options.after_turn.most],
    [0, 2, 0],
  );
  assert.deepEqual([classic56.options.bank.preset, classic56.options.after_turn.preset], [24, 1]);
  assert.deepEqual([duel.options.neutral_start.most, classic.options.neutral_start.most], [1, 0]);
  assert.deepEqual(
    [classic56.seats, duel.seats],
    [
      [5, 6],
      [2, 2],
    ],
  );
});

/** The log of a duel to its end, with the views before and after each entry. */
function* duelEntries(seed, options = {}) {
  const game = engine.newGame({ rules: 'duel', seed, options });
  const number = makeNumbers(seed);
  while (game.actor !== null) {
    const before = game.view();
    step(game, number);
    const after = game.view();
    yield { entry: game.logFor(undefined, game.length - 1)[0], before, after };
  }
  game.free();
}

test('the colours nobody plays are in the view, with what is on the board of theirs', () => {
  for (const { after } of duelEntries(5)) {
    assert.deepEqual(
      after.neutrals.map(({ seat }) => seat),
      [2, 3],
    );
    for (const { seat, left, road } of after.neutrals) {
      const roads = Object.values(after.roads).filter((one) => one.seat === seat).length;
      assert.equal(left.road, 15 - roads);
      assert.ok(road <= roads);
    }
  }
  const plain = engine.newGame({ rules: 'classic', seed: 1 });
  assert.equal(plain.view().neutrals, undefined);
  plain.free();
});

test('the log of a duel says which roll it was, what tokens moved, and when no neutral piece can follow', () => {
  const met = new Set();
  for (const seed of [5, 6, 7])
    for (const { entry, before, after } of duelEntries(seed)) {
      const { kind } = entry.action;
      if (kind === 'ROLLED') {
        const again = after.rollsLeft === before.rollsLeft;
        assert.equal(entry.roll, again ? 0 : 3 - before.rollsLeft);
        met.add(`roll ${entry.roll}`);
      }
      for (const { seat, n } of entry.tokens ?? []) {
        assert.equal(n, after.players[seat].tokens - before.players[seat].tokens);
        met.add(`${kind} tokens`);
      }
      if (!entry.tokens) assert.equal(after.supply, before.supply, kind);
      const follows = after.phase === 'NEUTRAL';
      const builds = ['BUILD_ROAD', 'BUILD_SETTLEMENT'].includes(kind) && before.turnNo > 0 && !after.over;
      assert.equal(entry.noNeutral ?? false, builds && !follows, kind);
      if (entry.noNeutral) met.add('none');
    }
  for (const what of ['roll 0', 'roll 1', 'roll 2', 'BUILD_SETTLEMENT tokens', 'FORCED_TRADE tokens'])
    assert.ok(met.has(what), `${what} of ${[...met]}`);
});
