// The almanac: every row in every language, found by search, with a case that plays as the tests of the rules say.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { BORROWED, FAMILY_KEYS, ROWS } from '../../web/almanac/rows.js';
import { findRows } from '../../web/almanac/search.js';
import { frameOf, hands, study, triedPlaces } from '../../web/almanac/study.js';
import { almanac, textOf } from '../../web/almanac/entry.js';
import { createWords, LANGUAGES } from '../../web/i18n/i18n.js';
import { kit } from '../../web/kit.js';
import { placeOf } from '../../web/match/intents.js';
import { indexPlaces } from '../../web/ui/places.js';
import { openEngine } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';

const ROOT = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(`web/almanac/${lang}.ftl`)]));
const pageTexts = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(`web/i18n/${lang}.ftl`)]));
const cases = JSON.parse(read('web/almanac/cases.json'));
const caseOf = (id) => cases[id] ?? cases[BORROWED[id]];
const engine = await openEngine();

const keysOf = (text) => [...text.matchAll(/^([A-Za-z][\w-]*) =/gm)].map(([, key]) => key);
const variables = (text, key) => {
  const start = text.indexOf(`\n${key} =`) + 1;
  const end = text.slice(start + 1).search(/\n[A-Za-z#]/);
  const part = end < 0 ? text.slice(start) : text.slice(start, start + end + 1);
  return [...new Set([...part.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();
};

test('every row of the rules has an entry, and no other', () => {
  const rules = [...read('core/rules/classic/RULES.md').matchAll(/^\| ([BV]-\d+) \|/gm)].map(([, id]) => id);
  assert.ok(rules.length > 110);
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
  for (const { id, family, see } of ROWS) {
    for (const lang of LANGUAGES) {
      const text = keysOf(texts[lang]);
      assert.ok(text.includes(id) && text.includes(`${id}-say`), `${lang}: ${id}`);
    }
    assert.ok(FAMILY_KEYS.includes(family));
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
  for (const family of FAMILY_KEYS) assert.ok(keys.has(`family-${family}`), family);
  for (const key of keys) {
    const made = /^([BV]-\d+(-say)?|(move|hint|family|lesson)-[\w-]+)$/.test(key);
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
  const board = engine.board('classic');
  for (const lang of LANGUAGES) {
    const words = createWords(lang, pageTexts);
    const say = createWords(lang, texts).t;
    const base = { t: words.t, words, schema: engine.schema, places: indexPlaces(board), state: { board }, send() {} };
    for (const { id } of ROWS) {
      const one = study(engine, caseOf(id));
      const seats = one.before.players.map((_, i) => ({
        kind: i === one.me ? 'person' : 'bot',
        name: '',
        color: 'blue',
      }));
      const cx = { ...base, m: { view: one.before, shown: one.me, persons: 1, table: { seats } } };
      cx.names = kit.namesOf(cx);
      cx.teller = { t: words.t, words, names: cx.names, view: one.before, hexesAt: () => [] };
      const text = markup(almanac(kit, cx, say, { query: '', family: '', row: id }, { study: one, cx }));
      assert.ok(text.includes(say(`${id}-say`)), id);
      assert.ok(text.includes('data-key="show-case"'));
      for (const step of one.tries.filter(({ verdict }) => !verdict.ok))
        assert.ok(text.includes(kit.refusal(cx, step.verdict).text), `${id} does not say why`);
      assert.doesNotMatch(text, /undefined|NaN|\[object/, id);
    }
  }
  console.error = before;
  assert.deepEqual(complaints, []);
});
