// Hints through the engine: allowed moves with reasons by name, the same for the same seed, from what a seat knows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { openEngine, play } from './support/play.mjs';

const engine = await openEngine();
const list = readFileSync(new URL('../../core/rules/hints.inc', import.meta.url), 'utf8');
const reasons = new Map(
  [...list.matchAll(/^HX_HINT\(\d+, (\w+), (\w+), (\w+)\)/gm)].map(([, name, ...more]) => [name, more]),
);

function followHints(rules, most) {
  const game = engine.newGame({ rules, seed: 'hints' });
  while (game.actor !== null && game.length < most) {
    if (game.actor === 'chance') {
      game.chance();
      continue;
    }
    const hints = engine.hint(game);
    assert.ok(hints.length >= 1 && hints.length <= 3);
    for (const [i, { action, score, reason, what, n }] of hints.entries()) {
      assert.deepEqual(game.check(action), { ok: true });
      assert.ok(i === 0 || score <= hints[i - 1].score);
      const [type, count] = reasons.get(reason);
      assert.equal(what !== undefined, type !== 'NONE', reason);
      assert.equal(n !== undefined, count !== 'NONE', reason);
    }
    assert.deepEqual(game.act(hints[0].action), { ok: true });
  }
}

test('hints are allowed moves in order, with what their reasons need', () => followHints('classic', 700));
test('so they are with six at the table', () => followHints('classic56', 700));
test('and in the duel', () => followHints('duel', 700));
test('and in the stone age', () => followHints('stoneage', 700));

test('the same seat and seed give the same hints; what is hidden does not matter', () => {
  const game = play(engine.newGame({ seed: 'same' }), 1, ({ phase, length }) => phase === 'MAIN' && length > 120);
  const hints = engine.hint(game, { seed: 'a' });
  const view = engine.loadView(game.save('seat', game.actor));
  assert.deepEqual(engine.hint(view, { seed: 'a' }), hints);
});

test('nobody to decide: no hints', () => {
  const game = play(engine.newGame({ seed: 'none' }), 1, ({ actor }) => actor === 'chance');
  assert.deepEqual(engine.hint(game), []);
  assert.throws(() => engine.hint({}), { code: 'ARGUMENT' });
});
