// The first game: following its hints alone leads to its end, and teaches what there is to learn on the way.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lessonText } from '../../web/almanac/coach.js';
import { advised, lessonStep, lessonTable } from '../../web/almanac/lesson.js';
import { createWords } from '../../web/i18n/i18n.js';
import { kit } from '../../web/kit.js';
import { newTable, repairTable } from '../../web/match/table.js';
import { indexPlaces } from '../../web/ui/places.js';
import { openEngine } from '../wasm/support/play.mjs';

const engine = await openEngine();
const table = lessonTable(newTable, engine.schema.rulesets.classic, 'easy');
const read = (path) => readFileSync(new URL(`../../web/${path}`, import.meta.url), 'utf8');
const words = createWords('en', { en: read('i18n/en.ftl') });
const say = createWords('en', { en: read('almanac/en.ftl') }).t;
const places = indexPlaces(engine.board('classic'));

const seen = (game) => ({
  view: game.view(0),
  shown: 0,
  mine: game.actor === 0,
  persons: 1,
  log: game.logFor(0),
  table,
});

/** Plays the person by the hints, the others as bots; what was said, in order. */
function follow(seed, each) {
  const { options, goal, seats, botSeed } = table;
  const game = engine.newGame({ rules: 'classic', seats: seats.length, seed, options, goal });
  while (game.actor !== null) {
    assert.ok(game.length < 4000, 'the first game does not end');
    if (game.actor === 'chance') game.chance();
    else if (game.actor !== 0) {
      const level = seats[game.actor].level;
      game.act(engine.bot(game, { level, seed: `${botSeed}/${game.length}` }).choose());
    } else {
      const m = seen(game);
      const step = lessonStep(m, engine.hint(game, { seat: 0 }));
      each(m, step, game);
      assert.deepEqual(game.act(step.hint.action), { ok: true });
    }
  }
  each(seen(game), lessonStep(seen(game), []), game);
  return game;
}

test('following its hints leads to the end of the game', () => {
  const taught = new Set();
  const game = follow(table.seed, (_, { says }) => says.forEach((key) => taught.add(key)));
  assert.equal(game.over, true);
  assert.ok(game.view().round < 40);
  for (const key of ['ROLL', 'END_TURN', 'BUILD_ROAD', 'MOVE_ROBBER', 'ROB']) assert.ok(taught.has(key), key);
  assert.ok(taught.has('got') || taught.has('got-nothing'));
  assert.ok(taught.has('won') || taught.has('lost'));
});

test('other dice lead to an end too, and everything is said once at most', () => {
  const taught = new Set();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const said = [];
    follow(seed, (_, { says }) => said.push(...says.filter((key) => /^[A-Z]/.test(key))));
    assert.deepEqual(said, [...new Set(said)]);
    said.forEach((key) => taught.add(key));
  }
  for (const key of ['BANK_TRADE', 'BUILD_SETTLEMENT', 'BUILD_CITY', 'BUY_CARD', 'PLAY_KNIGHT', 'DISCARD', 'OFFER'])
    assert.ok(taught.has(key), key);
});

test('every step can be said', () => {
  follow(table.seed, (m, step, game) => {
    const cx = { t: words.t, words, m, places, schema: engine.schema };
    cx.names = kit.namesOf(cx);
    const hexesAt = (name) => (places.vertex.get(name) ?? places.edge.get(name))?.hexes ?? [];
    cx.teller = { t: words.t, words, names: cx.names, view: m.view, hexesAt };
    const { lines, best } = lessonText(kit, cx, say, m.mine ? engine.hint(game, { seat: 0 }) : []);
    const text = [...lines, best?.move ?? '', best?.why ?? ''].join(' ');
    assert.doesNotMatch(text, /undefined|NaN|\{|hint-|lesson-|move-/);
    assert.ok(m.view.over || best);
  });
});

test('new things come before slightly better ones, but not at any price', () => {
  const log = [{ action: { kind: 'BUILD_ROAD', seat: 0 } }];
  const hint = (kind, score) => ({ action: { kind, seat: 0 }, score });
  const m = { log, shown: 0 };
  assert.equal(advised(m, [hint('BUILD_ROAD', 1000), hint('BUY_CARD', 900)]).action.kind, 'BUY_CARD');
  assert.equal(advised(m, [hint('BUILD_ROAD', 1000), hint('BUY_CARD', 100)]).action.kind, 'BUILD_ROAD');
  assert.equal(advised(m, [hint('BUILD_ROAD', 1000), hint('END_TURN', 990)]).action.kind, 'BUILD_ROAD');
  assert.equal(advised(m, []), null);
});

test('a saved first game goes on as one', () => {
  const preset = newTable({ rules: 'classic', info: engine.schema.rulesets.classic, level: 'easy', seats: 4 });
  assert.equal(repairTable(JSON.parse(JSON.stringify(table)), preset).lesson, true);
  assert.equal('lesson' in repairTable({ lesson: 'yes' }, preset), false);
});
