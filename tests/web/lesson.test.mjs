// The first game: following its hints alone leads to its end, and teaches what there is to learn on the way.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lessonText } from '../../web/almanac/coach.js';
import { advised, lessonStep, lessonTable } from '../../web/almanac/lesson.js';
import { createWords, LANGUAGES } from '../../web/i18n/i18n.js';
import { kit } from '../../web/kit.js';
import { newTable, repairTable } from '../../web/match/table.js';
import { indexPlaces } from '../../web/ui/places.js';
import { openEngine } from '../wasm/support/play.mjs';

const engine = await openEngine();
const table = lessonTable(newTable, engine.schema.rulesets.classic, 'easy');
const world = lessonTable(newTable, engine.schema.rulesets.stoneage, 'easy', 'stoneage');
const read = (path) => readFileSync(new URL(`../../web/${path}`, import.meta.url), 'utf8');

const seen = (game, at) => ({
  view: game.view(0),
  shown: 0,
  mine: game.actor === 0,
  persons: 1,
  log: game.logFor(0),
  table: at,
});

/** Plays the person by the hints, the others as bots; what was said, in order. */
function follow(seed, each, at = table) {
  const { rules, options, goal, seats, botSeed } = at;
  const game = engine.newGame({ rules, seats: seats.length, seed, options, goal });
  while (game.actor !== null) {
    assert.ok(game.length < 4000, 'the first game does not end');
    if (game.actor === 'chance') game.chance();
    else if (game.actor !== 0) {
      const level = seats[game.actor].level;
      game.act(engine.bot(game, { level, seed: `${botSeed}/${game.length}` }).choose());
    } else {
      const m = seen(game, at);
      const step = lessonStep(m, engine.hint(game, { seat: 0 }));
      each(m, step, game);
      assert.deepEqual(game.act(step.hint.action), { ok: true });
    }
  }
  each(seen(game, at), lessonStep(seen(game, at), []), game);
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

test('in the stone age too, with its own steps', () => {
  const taught = new Set();
  for (const seed of [world.seed, 'a', 'b']) {
    const said = [];
    const game = follow(seed, (_, { says }) => said.push(...says), world);
    assert.equal(game.over, true);
    const once = said.filter((key) => /^[A-Z]/.test(key));
    assert.deepEqual(once, [...new Set(once)]);
    said.forEach((key) => taught.add(key));
  }
  const own = ['ROLL-tribes', 'trade-first', 'NEW_NOMAD', 'WALK', 'SETTLE', 'ADVANCE', 'MOVE_HUNTER', 'passage'];
  for (const key of [...own, 'BANK_TRADE', 'END_TURN']) assert.ok(taught.has(key), key);
});

/** Says all that a first game has to say, in one language. */
function sayAll(at, lang) {
  const words = createWords(lang, { en: read('i18n/en.ftl'), [lang]: read(`i18n/${lang}.ftl`) });
  const say = createWords(lang, { en: read('almanac/en.ftl'), [lang]: read(`almanac/${lang}.ftl`) }).t;
  const board = engine.board(at.rules);
  const places = indexPlaces(board);
  const panel = kit.panelFor(at.rules);
  const each = (m, step, game) => {
    const cx = { t: words.t, words, m, board, places, panel, schema: engine.schema };
    cx.names = kit.namesOf(cx);
    const hexesAt = (name) => (places.vertex.get(name) ?? places.edge.get(name))?.hexes ?? [];
    cx.teller = { t: words.t, words, names: cx.names, view: m.view, hexesAt, more: panel.story };
    const { lines, best } = lessonText(kit, cx, say, m.mine ? engine.hint(game, { seat: 0 }) : []);
    const text = [...lines, best?.move ?? '', best?.why ?? ''].join(' ');
    assert.doesNotMatch(text, /undefined|NaN|\{|hint-|lesson-|move-/);
    assert.ok(m.view.over || best);
  };
  follow(at.seed, each, at);
}

test('every step can be said', () => {
  for (const lang of LANGUAGES) for (const at of [table, world]) sayAll(at, lang);
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
  assert.equal(repairTable(JSON.parse(JSON.stringify(table)), preset, []).lesson, true);
  assert.equal('lesson' in repairTable({ lesson: 'yes' }, preset, []), false);
});
