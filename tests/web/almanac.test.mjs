// The almanac: every row in every language, found by search, with a case that plays as the tests of the rules say.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { BORROWED, FAMILIES, ROWS } from '../../web/almanac/rows.js';
import { findRows } from '../../web/almanac/search.js';
import { frameOf, hands, study, triedPlaces } from '../../web/almanac/study.js';
import { almanac, textOf } from '../../web/almanac/entry.js';
import { createWords, LANGUAGES } from '../../web/i18n/i18n.js';
import { kit } from '../../web/kit.js';
import { placeOf } from '../../web/match/intents.js';
import { indexPlaces } from '../../web/ui/places.js';
import { makeNumbers, openEngine, step } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';

const ROOT = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(`web/almanac/${lang}.ftl`)]));
const pageTexts = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(`web/i18n/${lang}.ftl`)]));
const cases = JSON.parse(read('web/almanac/cases.json'));
const caseOf = (id) => cases[id] ?? cases[BORROWED[id]];
const TRACKS = ['food', 'hunting', 'construction', 'clothing'];
const engine = await openEngine();
const filters = Object.entries(FAMILIES).flat(2);

const keysOf = (text) => [...text.matchAll(/^([A-Za-z][\w-]*) =/gm)].map(([, key]) => key);
const variables = (text, key) => {
  const start = text.indexOf(`\n${key} =`) + 1;
  const end = text.slice(start + 1).search(/\n[A-Za-z#]/);
  const part = end < 0 ? text.slice(start) : text.slice(start, start + end + 1);
  return [...new Set([...part.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();
};

test('every row of the rules has an entry, and no other', () => {
  const rules = ['classic', 'duel', 'stoneage'].flatMap((family) =>
    [...read(`core/rules/${family}/RULES.md`).matchAll(/^\| ([BVXDSO]-\d+) \|/gm)].map(([, id]) => id),
  );
  assert.ok(rules.length > 290);
  assert.deepEqual(ROWS.map(({ id }) => id).sort(), rules.sort());
});

test('all languages have the same keys with the same values, each once', () => {
  const [first, ...others] = LANGUAGES;
  assert.ok(keysOf(texts[first]).length > 2 * ROWS.length);
  for (const lang of LANGUAGES) assert.equal(new Set(keysOf(texts[lang])).size, keysOf(texts[lang]).length, lang);
  for (const other of others) {
    assert.deepEqual(keysOf(texts[other]), keysOf(texts[first]));
    for (const key of keysOf(texts[first]))
      assert.deepEqual(variables(texts[other], key), variables(texts[first], key), key);
  }
});

test('a row has a title and an explanation, and what is said of it elsewhere exists', () => {
  const ids = new Set(ROWS.map(({ id }) => id));
  for (const { id, game, family, see } of ROWS) {
    for (const lang of LANGUAGES) {
      const text = keysOf(texts[lang]);
      assert.ok(text.includes(id) && text.includes(`${id}-say`), `${lang}: ${id}`);
    }
    assert.ok(FAMILIES[game].includes(family));
    assert.ok(see.length > 0, id);
    for (const other of see) assert.ok(ids.has(other) && other !== id, `${id} sees ${other}`);
  }
});

test('every key that its scripts name is there, and every key is named', () => {
  const source = readdirSync(new URL('web/almanac/', ROOT))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`web/almanac/${name}`))
    .join('\n');
  const keys = new Set(keysOf(texts.en));
  for (const [, key] of source.matchAll(/\bsay\(\s*'([\w-]+)'/g)) assert.ok(keys.has(key), key);
  const list = (file, macro) =>
    [...read(`core/rules/${file}`).matchAll(new RegExp(`^${macro}\\([^,]+, (\\w+)`, 'gm'))].map(([, name]) => name);
  for (const name of list('actions.inc', 'HX_KIND')) assert.ok(keys.has(`move-${name}`), name);
  for (const name of list('hints.inc', 'HX_HINT')) assert.ok(keys.has(`hint-${name}`), name);
  for (const filter of filters) assert.ok(keys.has(`family-${filter}`), filter);
  for (const key of keys) {
    const made = /^([BVXDSO]-\d+(-say)?|(move|hint|family|lesson|new|edit|flaw)-[\w-]+)$/.test(key);
    assert.ok(made || source.includes(`'${key}'`), `nothing uses ${key}`);
  }
});

test('search: words in titles first, numbers in any form, accents and capitals do not matter', () => {
  const words = Object.fromEntries(LANGUAGES.map((lang) => [lang, createWords(lang, texts)]));
  const find = (query, { lang = 'en', family = '' } = {}) =>
    findRows(ROWS, textOf(words[lang].t), { query, family }).map(({ id }) => id);
  assert.equal(find('').length, ROWS.length);
  assert.deepEqual(find('distance').slice(0, 1), ['B-05']);
  for (const number of ['B-23', 'b23', '23 robber', 'B23']) assert.deepEqual(find(number), ['B-23'], number);
  assert.ok(find('3:1').includes('B-46'));
  assert.deepEqual(find('MONOPOLY')[0], 'B-76');
  assert.deepEqual(find('raeuber', { lang: 'de' }), []);
  assert.ok(find('rauber', { lang: 'de' }).length > 5);
  assert.ok(find('grosste ritter', { lang: 'de' }).includes('B-84'));
  assert.deepEqual(find('zzz'), []);
  assert.ok(find('robber', { family: 'trade' }).every((id) => id >= 'B-34' && id <= 'B-54'));
  const duel = find('', { family: 'duel' });
  assert.ok(duel.length > 35 && duel.every((id) => /^D-|^V-11$/.test(id)));
  assert.deepEqual(find('x3'), ['X-03']);
});

test('every row has a board, and its case goes as the tests of the rules say', () => {
  for (const { id } of ROWS) {
    const one = caseOf(id);
    assert.ok(one, `${id} has no case and borrows none`);
    const { tries, before, me } = study(engine, one);
    assert.ok(me >= 0 && me < before.seats, id);
    for (const [i, { verdict }] of tries.entries())
      assert.equal(verdict.ok ? undefined : verdict.reason, one.steps[i].no, `${id}, step ${i + 1}`);
  }
  for (const id of Object.keys(cases))
    assert.ok(
      ROWS.some((row) => row.id === id),
      id,
    );
});

/** Tries one action of each kind for each seat, at places by chance: what is refused, and by which row. */
function refusals(game, number, note) {
  const { hexes, vertices, edges } = engine.board(game.rules);
  const any = (list) => list[number(list.length)];
  const field = {
    none: () => ({}),
    hex: () => ({ hex: any(hexes).name }),
    vertex: () => ({ vertex: any(vertices).name }),
    edge: () => ({ edge: any(edges).name }),
    res: () => ({ card: any(engine.schema.resources) }),
    seat: () => ({ to: number(4) }),
    seats: () => ({ asked: [number(2)] }),
    yes: () => ({ yes: true }),
    maybe: () => ({}),
    track: () => ({ track: any(TRACKS) }),
    hunter: () => ({ hunter: any(['neanderthal', 'predator']) }),
  };
  const way = () => ({ from: any(vertices).name, to: any(vertices).name });
  const cards = { none: {}, way: {}, get: { get: { ore: 1 } }, both: { give: { wool: 4 }, get: { ore: 1 } } };
  for (const [kind, info] of Object.entries(engine.schema.kinds).filter(([, one]) => one.who === 'actor'))
    for (let seat = 0; seat < game.seats; seat++) {
      const places = kind === 'WALK' ? way() : { ...field[info.a](), ...field[info.b]() };
      const verdict = game.check({ kind, seat, ...places, ...cards[info.cards] });
      if (!verdict.ok) note(verdict);
    }
}

test('whatever refuses in the other games has its entry', () => {
  const ids = new Set(ROWS.map(({ id }) => id));
  const found = new Map();
  const note = ({ reason, rule }) => {
    if (!rule) return;
    assert.ok(ids.has(rule), `${reason} names ${rule}`);
    found.set(reason, (found.get(reason) ?? new Set()).add(rule));
  };
  for (const id of Object.keys(cases))
    for (const { verdict } of study(engine, cases[id]).tries) if (!verdict.ok) note(verdict);
  for (const [rules, options] of [
    ['classic56', { after_turn: 1, last_round: 9 }],
    ['classic56', { after_turn: 2 }],
    ['duel', { neutral_choice: 0 }],
    ['duel', { neutral_choice: 1 }],
    ['stoneage', {}],
    ['stoneage', { advanced_setup: 1, advanced_nomad: 1, recall_nomad: 1 }],
  ]) {
    const game = engine.newGame({ rules, options, seed: `${rules} asks` });
    const number = makeNumbers(3);
    for (let i = 0; i < 700 && game.actor !== null; i++) {
      step(game, number);
      if (i % 3 === 0) refusals(game, number, note);
    }
    game.free();
  }
  for (const reason of [
    'BUILD_ONLY',
    'NOT_IN_PHASE',
    'NO_TRADE_NOW',
    'TOKEN_WINDOW',
    'TOKENS_SHORT',
    'NEUTRAL_NOT_YOURS',
    'NOT_FREE',
    'NOT_NEXT_TO_TRIBE',
    'NO_PEOPLE_TILE',
    'NO_NOMAD',
    'WRONG_DOMAIN',
    'NOT_BLACK',
  ])
    assert.ok(
      [...(found.get(reason) ?? [])].some((rule) => /^[XDVSO]/.test(rule)),
      `${reason} has no row of its own`,
    );
});

test('a row that the rules refuse by has its entry', () => {
  const ids = new Set(ROWS.map(({ id }) => id));
  const sources = ['classic', 'duel', 'stoneage'].flatMap((family) =>
    readdirSync(new URL(`core/rules/${family}/`, ROOT)).map((name) => read(`core/rules/${family}/${name}`)),
  );
  const named = sources.flatMap((text) => [
    ...text.matchAll(/HX_NO_(\w+), '(\w)', (\d+)/g),
    // Where the row depends on the position, one of them stands for it here.
    ...[...text.matchAll(/stone_no\(HX_NO_(\w+), (\d*)/g)].map(([all, reason, n]) => [all, reason, 'S', n || '1']),
  ]);
  assert.ok(named.length > 90);
  for (const [, reason, letter, n] of named) assert.ok(ids.has(`${letter}-${n.padStart(2, '0')}`), reason);
  const own = [...read('core/rules/reasons.inc').matchAll(/^HX_REASON\((?:[4-6]\d|70), (\w+)/gm)].map(
    ([, name]) => name,
  );
  assert.equal(own.length, 31);
  for (const reason of own)
    assert.ok(
      named.some(([, one]) => one === reason),
      `${reason} has no row`,
    );
});

test('a case knows its places and whose cards matter', () => {
  const b23 = study(engine, cases['B-23']);
  assert.deepEqual(
    [...triedPlaces(b23, placeOf)],
    [
      ['1,0', 'no'],
      ['3,0', 'no'],
      ['0,0', 'yes'],
    ],
  );
  const b76 = study(engine, cases['B-76']);
  const rows = hands(b76);
  assert.deepEqual(
    rows.map(({ seat }) => seat),
    [0, 1, 3],
  );
  assert.equal(rows[0].after.hand.ore, 6);
  assert.equal(
    frameOf([], () => [0, 0], 100, 1.5),
    null,
  );
  const box = frameOf(['a', 'b'], (name) => (name === 'a' ? [0, 0] : [300, 0]), 100, 1.5);
  assert.deepEqual(box, { x: -100, y: -167, w: 500, h: 333 });
});

test('every entry can be drawn, in every language, and says what is tried and why not', () => {
  const complaints = [];
  const before = console.error;
  console.error = (...args) => complaints.push(args.join(' '));
  for (const lang of LANGUAGES) {
    const words = createWords(lang, pageTexts);
    const say = createWords(lang, texts).t;
    const base = { t: words.t, words, schema: engine.schema, ui: {}, send() {} };
    for (const { id } of ROWS) {
      const one = study(engine, caseOf(id));
      const seats = one.before.players.map((_, i) => ({
        kind: i === one.me ? 'person' : 'bot',
        name: '',
        color: 'blue',
      }));
      const board = engine.board(one.before.rules);
      const there = { ...base, board, places: indexPlaces(board) };
      const cx = {
        ...there,
        m: { view: one.before, shown: one.me, persons: 1, table: { seats }, colors: kit.colorsOf({ seats }) },
      };
      cx.names = kit.namesOf(cx);
      cx.teller = { t: words.t, words, names: cx.names, view: one.before, hexesAt: () => [] };
      const text = markup(almanac(kit, cx, say, { query: '', family: '', row: id }, { study: one, cx }));
      assert.ok(text.includes(say(`${id}-say`)), id);
      assert.ok(text.includes('data-key="show-case"'));
      for (const { verdict } of one.tries.filter((tried) => !tried.verdict.ok))
        assert.ok(text.includes(kit.refusal(cx, verdict).text), `${id} does not say why`);
      assert.doesNotMatch(text, /undefined|NaN|\[object/, id);
    }
  }
  console.error = before;
  assert.deepEqual(complaints, []);
});
