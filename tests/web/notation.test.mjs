import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse, print, VERBS } from '../../web/notation.js';
import { bookOf } from '../../web/ui/command.js';
import { offered, offers } from '../../web/ui/text.js';
import { placeValue } from '../../web/ui/places.js';
import { openEngine } from '../wasm/support/play.mjs';
import { contextFor } from './support/table.mjs';

const engine = await openEngine();
const read = (name) => readFileSync(new URL(`../golden/v0/${name}.link`, import.meta.url), 'utf8').trim();
const LANGUAGES = ['en', 'de'];

/** Every so many steps of a game, with the context of whoever is asked. */
function* steps(name, lang, every = 1) {
  const game = engine.load(read(name));
  const { length } = game;
  game.undo(0);
  for (let n = 0; n <= length; n += every) {
    if (n > 0) game.redo(n);
    if (typeof game.actor === 'number') yield { game, cx: contextFor({ engine, game, lang, person: game.actor }) };
  }
  game.free();
}
const contexts = {};
/** The first seat in the middle of a game. */
function contextAt(lang, phase = 'MAIN') {
  const find = () => {
    for (const { game, cx } of steps('replay-bots-4', lang))
      if (game.phase === phase && game.actor === 0 && cx.m.view.round > 5) return cx;
    throw new Error(phase);
  };
  return (contexts[`${lang} ${phase}`] ??= find());
}

/** The book of the world map. */
function stoneBook(lang) {
  const game = engine.newGame({ rules: 'stoneage', seed: 1 });
  const book = bookOf(contextFor({ engine, game, lang }));
  game.free();
  return book;
}

for (const lang of LANGUAGES) {
  test(`what is listed as possible is read as it is written, ${lang}`, () => {
    const kinds = new Set();
    for (const name of ['replay-bots-4', 'replay-last-round-4'])
      for (const { cx } of steps(name, lang, 3)) {
        const book = bookOf(cx);
        for (const action of cx.m.legal) {
          if (action.kind === 'OFFER') continue; // the form of an offer, not one
          const text = print(action, book);
          assert.deepEqual(parse(text, book, action.seat), { actions: [action], trouble: null }, text);
          kinds.add(action.kind);
        }
      }
    for (const kind of [
      'BUILD_ROAD',
      'BANK_TRADE',
      'ANSWER',
      'CLOSE_OFFER',
      'DISCARD',
      'MOVE_ROBBER',
      'ROB',
      'BUY_CARD',
    ])
      assert.ok(kinds.has(kind), kind);
  });

  test(`offers too, and every verb, ${lang}`, () => {
    const cx = contextAt(lang);
    const book = { ...bookOf(cx), tracks: stoneBook(lang).tracks };
    const seat = cx.m.shown;
    const others = [0, 1, 2, 3].filter((one) => one !== seat);
    const fields = {
      edge: { edge: '0,0,E' },
      vertex: { vertex: '0,0,N' },
      hex: { hex: '0,1' },
      'edge for': { edge: '0,0,E', to: others[0] },
      'vertex for': { vertex: '0,0,N', to: others[1] },
      seat: { to: others[0] },
      swap: { give: { lumber: 4 }, get: { ore: 1 } },
      offer: { give: { wool: 1, ore: 2 }, get: { brick: 1 }, asked: others.slice(1) },
      get: { get: { ore: 1, wool: 1 } },
      card: { card: 'grain' },
      discard: { card: 'wool' },
      'vertex recall': { vertex: '0,0,N', recall: '0,1,N' },
      'vertex giveUp': { vertex: '0,0,N' },
      walk: { from: '0,0,N', to: '0,1,N', boxes: ['0,0,E', '0,1,E'] },
      track: { track: 'clothing' },
      nothing: {},
    };
    for (const [verb, { kind, takes = 'nothing', more }] of Object.entries(VERBS)) {
      const action = { kind, seat, ...more, ...fields[takes] };
      const text = print(action, book);
      assert.deepEqual(parse(text, book, seat).actions, [action], text);
      assert.deepEqual(parse(text.replace(/^\S+/, verb), book, seat).actions, [action], `${verb}, in every language`);
    }
  });

  test(`no word stands for two things, ${lang}`, () => {
    const [{ verbs, cards: island, small }, { cards: world, tracks }] = [bookOf(contextAt(lang)), stoneBook(lang)];
    const cards = new Map([...island, ...world, ...tracks]);
    const entries = contextAt(lang).t('command-words').split('; ');
    const keys = [...Object.keys(VERBS), ...new Set(cards.values()), ...Object.keys(small)];
    for (const entry of entries) {
      const [key, list] = entry.split(': ');
      assert.ok(keys.includes(key), key);
      for (const word of list.toLowerCase().split(', '))
        assert.ok([verbs.get(word), cards.get(word)].includes(key) || small[key]?.has(word), word);
    }
  });
}

test('as people type it', () => {
  const cx = contextAt('en');
  const book = bookOf(cx);
  const one = (text) => parse(text, book, 0).actions[0];
  assert.deepEqual(one(' Road  0, 0, e '), { kind: 'BUILD_ROAD', seat: 0, edge: '0,0,E' });
  assert.deepEqual(one('road 0,0,W'), { kind: 'BUILD_ROAD', seat: 0, edge: '-1,0,E' });
  assert.deepEqual(one('settlement 0,0,SW'), { kind: 'BUILD_SETTLEMENT', seat: 0, vertex: '-1,1,N' });
  assert.deepEqual(one('Trade 4 wood for ore.'), { kind: 'BANK_TRADE', seat: 0, give: { lumber: 4 }, get: { ore: 1 } });
  assert.deepEqual(one('offer wool, 2 wheat and ore for sheep to mira').give, { wool: 1, grain: 2, ore: 1 });
  assert.deepEqual(one('offer 1 wool for 1 brick to Mira').asked, [1]);
  assert.deepEqual(one('offer 1 wool for 1 brick to 4 and Mira').asked, [1, 3]);
  assert.deepEqual(
    parse('discard 2 wood and ore', book, 0).actions.map(({ card }) => card),
    ['lumber', 'lumber', 'ore'],
  );
  const german = bookOf(contextAt('de'));
  assert.deepEqual(parse('Straße 0,0,O', german, 0).actions, [one('road 0,0,E')]);
  assert.deepEqual(parse('biete 1 Wolle gegen 1 Lehm an Mira', german, 0).actions, [
    one('offer 1 wool for 1 brick to Mira'),
  ]);
});

test('what is not understood is named, in words that are there', () => {
  for (const [text, key, word] of [
    ['', 'command-empty', ''],
    ['frob 0,0,E', 'command-no-verb', 'frob'],
    ['road', 'command-place', ''],
    ['road 9,9,E', 'command-no-place', '9,9,E'],
    ['road 0,0,N', 'command-no-place', '0,0,N'],
    ['trade 2 gold for 1 ore', 'command-no-card', 'gold'],
    ['trade 2 lumber', 'command-for', ''],
    ['trade 2 lumber for', 'command-cards', ''],
    ['offer 1 wool for 1 ore to Nobody', 'command-no-player', 'Nobody'],
    ['rob', 'command-player', ''],
    ['roll now', 'command-too-much', 'now'],
  ]) {
    for (const lang of LANGUAGES) {
      const cx = contextAt(lang);
      const { actions, trouble } = parse(text, bookOf(cx), 0);
      assert.deepEqual([actions, trouble], [null, { key, word }], text);
      assert.ok(cx.words.has(key) && cx.t(key, trouble).includes(word), key);
    }
  }
});

test('places to choose: the best first, by names that say why', () => {
  const first = steps('replay-bots-4', 'en').next().value.cx;
  const [{ kind, list }] = offers(first);
  assert.equal(kind, 'BUILD_SETTLEMENT');
  assert.equal(list.length, 54);
  const values = list.map(({ name }) => placeValue(first, name));
  assert.deepEqual(
    values,
    [...values].sort((a, b) => b - a),
  );
  const said = list.map(({ name }) => offered(first, kind, name));
  assert.ok(new Set(said).size >= said.length - 1, 'places sound the same only where pairs of hexes are alike');
  assert.match(said[0], /^Corner at \w+ \d+, \w+ \d+, and \w+ \d+, 1\d pips.*, free$/);
  assert.ok(said.some((one) => /^Corner in the north of/.test(one)));
  const robber = contextAt('en', 'MOVE_ROBBER');
  const [best] = offers(robber)[0].list;
  assert.ok(placeValue(robber, best.name) > 0);
  assert.match(offered(robber, 'MOVE_ROBBER', best.name), /next to it/);
});
