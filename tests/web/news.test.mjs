// What is new in a ruleset is said once, to the person who is asked, and not where hints are switched off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeNews } from '../../web/almanac/news.js';
import { createStore } from '../../web/match/store.js';
import { createStorage } from '../../web/platform/storage.js';
import { makeNumbers, openEngine, step } from '../wasm/support/play.mjs';

const engine = await openEngine();

/** A game of these rules with one person, seat 0, and what is said while it goes on. */
function sit(rules, { options = {}, storage = createStorage(() => null), hints = 'on' } = {}) {
  const game = engine.newGame({ rules, options: { starter: 1, ...options }, seed: 'news' });
  let tell = () => {};
  const store = createStore({ screen: 'game', settings: { hints }, match: null }, (run) => (tell = run));
  const news = makeNews(/** @type {any} */ ({ store, storage, now: store.get }));
  const match = () => ({ view: game.view(0), shown: 0, mine: game.actor === 0, curtain: null, table: {} });
  const show = () => {
    store.set({ match: match() });
    tell();
    return news.newsFor(store.get().match)?.key ?? null;
  };
  const number = makeNumbers(1);
  /** Everything that is said in so many steps, as it is said. */
  const play = (steps) => {
    const said = [];
    for (let i = 0; i < steps && game.actor !== null; i++) {
      const key = show();
      if (key && said.at(-1) !== key) said.push(key);
      step(game, number);
    }
    return said;
  };
  return { news, show, play, storage };
}

test('the duel says its news one by one, each once, and not again after a reload', () => {
  const table = sit('duel');
  assert.deepEqual(table.play(400).sort(), ['neutral', 'rolls', 'tokens']);
  assert.deepEqual(sit('duel', { storage: table.storage }).play(400), []);
});

test('five and six: the building phase, or the part that takes its place', () => {
  assert.deepEqual(sit('classic56').play(300), ['building']);
  assert.deepEqual(sit('classic56', { options: { after_turn: 2 } }).play(300), ['partner']);
  assert.deepEqual(sit('classic').play(300), []);
});

test('the stone age: its order, its walks and passages first, the rest as it comes', () => {
  const said = sit('stoneage').play(900);
  assert.deepEqual(said.slice(0, 3), ['barter', 'walks', 'passages']);
  assert.deepEqual(said, [...new Set(said)]);
  for (const key of ['neanderthal', 'half', 'hunt']) assert.ok(said.includes(key), key);
  assert.equal(sit('stoneage', { options: { starter: 0, advanced_setup: 1 } }).play(40)[0], 'placing');
});

test('it goes when it is dismissed, and with the hints', () => {
  const table = sit('classic56');
  while (table.show() !== 'building') table.play(1);
  table.news.said('building');
  assert.equal(table.show(), null);
  assert.deepEqual(sit('duel', { hints: 'off' }).play(300), []);
});
