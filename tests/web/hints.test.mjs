// Hints of the games for two, five and six in words: every move and every reason can be said, in each language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { moveText, reasonText } from '../../web/almanac/moves.js';
import { createWords, LANGUAGES } from '../../web/i18n/i18n.js';
import { kit } from '../../web/kit.js';
import { makeNumbers, openEngine, step } from '../wasm/support/play.mjs';

const engine = await openEngine();
const STEPS = 250;

const textsOf = (folder) =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, readFileSync(new URL(`../../web/${folder}/${lang}.ftl`, import.meta.url), 'utf8')]),
  );
const [page, own] = ['i18n', 'almanac'].map(textsOf);
const tongues = LANGUAGES.map((lang) => ({ words: createWords(lang, page), say: createWords(lang, own).t }));

/** What the page knows of a game when the seat is asked. */
function contextOf(game, words) {
  const view = game.view(game.actor);
  const table = { seats: view.players.map(() => ({ kind: 'bot', name: '', color: 'blue' })) };
  const places = kit.indexPlaces(engine.board(game.rules));
  const cx = { t: words.t, words, places, m: { view, shown: game.actor, persons: 1, table } };
  cx.names = kit.namesOf(cx);
  cx.teller = { t: words.t, words, names: cx.names, view, hexesAt: () => [] };
  return cx;
}

/** Every second move is the hint's, the others are anybody's; the kinds that were advised. */
function advice(rules, options) {
  const game = engine.newGame({ rules, options, seed: 'hints' });
  const number = makeNumbers(3);
  const kinds = new Set();
  for (let i = 0; i < STEPS && game.actor !== null; i++) {
    const hints = typeof game.actor === 'number' ? engine.hint(game, { seat: game.actor }) : [];
    for (const { words, say } of hints.length ? tongues : []) {
      const cx = contextOf(game, words);
      for (const hint of hints) {
        const text = `${moveText(kit, cx, say, hint.action)}, ${reasonText(cx, say, hint)}`;
        assert.doesNotMatch(text, /undefined|NaN|\{|hint-|move-/);
      }
    }
    hints.forEach(({ action }) => kinds.add(action.kind));
    if (hints.length && i % 2) assert.deepEqual(game.act(hints[0].action), { ok: true });
    else step(game, number);
  }
  game.free();
  return kinds;
}

test('hints of the duel, tokens and neutral pieces included', () => {
  const kinds = advice('duel', { neutral_choice: 1 });
  for (const kind of ['NEUTRAL_ROAD', 'FORCED_TRADE', 'GIVE_BACK']) assert.ok(kinds.has(kind), kind);
});

test('hints after the turns of others', () => {
  assert.ok(advice('classic56', { after_turn: 1 }).has('PASS'));
  assert.ok(advice('classic56', { after_turn: 2 }).has('PASS'));
});
