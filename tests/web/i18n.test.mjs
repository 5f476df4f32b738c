import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chooseLanguage, createWords, LANGUAGES } from '../../web/i18n/i18n.js';

const ROOT = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(`web/i18n/${lang}.ftl`)]));

/** Key -> its whole pattern as written. */
function messages(text) {
  const parts = text.split(/^(?=[a-z][\w-]* =)/gim).filter((part) => /^[a-z][\w-]* =/i.test(part));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' =')), part.slice(part.indexOf('=') + 1)]));
}
const variables = (pattern) => [...new Set([...pattern.matchAll(/\$([a-z]\w*)/gi)].map((found) => found[1]))].sort();
const manifest = (file, macro) =>
  [...read(`core/rules/${file}`).matchAll(new RegExp(`^${macro}\\([^,]+, (\\w+)`, 'gm'))].map((m) => m[1]);

const words = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, createWords(lang, { [lang]: texts[lang], en: texts[lang] })]),
);

/** Fails on anything Fluent or our own code complains about. */
function strictly(run) {
  const complaints = [];
  const before = console.error;
  console.error = (...args) => complaints.push(args.join(' '));
  try {
    run();
  } finally {
    console.error = before;
  }
  assert.deepEqual(complaints, []);
}

test('all languages have the same keys with the same values to fill in', () => {
  const [first, ...others] = LANGUAGES.map((lang) => messages(texts[lang]));
  assert.ok(first.size > 250);
  for (const other of others) {
    assert.deepEqual([...other.keys()].sort(), [...first.keys()].sort());
    for (const [key, pattern] of first) {
      const missing = variables(pattern).filter((name) => name !== 'you' && !variables(other.get(key)).includes(name));
      assert.deepEqual(missing, [], `${key} leaves out`);
    }
  }
});

test('no key stands twice', () => {
  for (const lang of LANGUAGES) {
    const keys = [...texts[lang].matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1]);
    assert.deepEqual(keys, [...new Set(keys)]);
  }
});

test('every message can be said with every way its choices can go', () => {
  for (const lang of LANGUAGES) {
    for (const [key, pattern] of messages(texts[lang])) {
      for (const choice of ['yes', 'no', 0, 1, 2, 7]) {
        const args = Object.fromEntries(variables(pattern).map((name) => [name, choice]));
        strictly(() => assert.notEqual(words[lang].t(key, args), ''));
      }
    }
  }
});

test('every name the engine can say has its words', () => {
  const lists = {
    reason: manifest('reasons.inc', 'HX_REASON'),
    ask: manifest('phases.inc', 'HX_PHASE'),
    wait: manifest('phases.inc', 'HX_PHASE'),
    option: manifest('options.inc', 'HX_OPTION').map((name) => name.toLowerCase()),
    error: [...read('core/hx.h').matchAll(/HX_ERR_(\w+)/g)].map((m) => m[1]).filter((name) => name !== 'COUNT'),
    res: ['lumber', 'brick', 'wool', 'grain', 'ore'],
    card: ['knight', 'victory', 'roads', 'plenty', 'monopoly'],
  };
  for (const [prefix, names] of Object.entries(lists)) {
    assert.ok(names.length > 3, prefix);
    for (const name of names)
      for (const lang of LANGUAGES) assert.ok(words[lang].has(`${prefix}-${name}`), `${lang}: ${prefix}-${name}`);
  }
});

test('a refusal says its numbers', () => {
  for (const [, name, what, n] of read('core/rules/reasons.inc').matchAll(/^HX_REASON\(\d+, (\w+), (\w+), (\w+)\)/gm)) {
    for (const lang of LANGUAGES) {
      const used = variables(messages(texts[lang]).get(`reason-${name}`));
      const wanted = { RES: 'what', PIECE: 'piece', PHASE: 'phase' }[what];
      if (wanted && name !== 'NO_TRADE_NOW') assert.ok(used.includes(wanted), `${lang}: ${name} needs ${wanted}`);
      if (n === 'COUNT' && name !== 'BANK_LACKS') assert.ok(used.includes('n'), `${lang}: ${name} needs n`);
      if (name === 'CANT_AFFORD' || name === 'YOU_LACK') assert.ok(used.includes('cards'), `${lang}: ${name}`);
    }
  }
});

test('every key that the page names is there', () => {
  const keys = messages(texts.en);
  for (const folder of ['web/', 'web/ui/', 'web/match/', 'web/rulesets/']) {
    for (const file of readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith('.js'))) {
      for (const [, key] of read(folder + file).matchAll(/\b(?:t|note)\('([\w-]+)'/g))
        assert.ok(keys.has(key), `${file}: ${key}`);
    }
  }
});

test('numbers, plurals and lists follow the language', () => {
  assert.equal(words.en.cards({ wool: 2, ore: 1, brick: 0 }), '2 wool and 1 ore');
  assert.equal(words.de.cards({ wool: 2, ore: 1 }), '2 Wolle und 1 Erz');
  assert.equal(words.en.t('cards-some', { n: 1 }), '1 card');
  assert.equal(words.de.t('cards-some', { n: 5 }), '5 Karten');
});

test('the language: asked for, saved, the browser’s, English', () => {
  assert.equal(chooseLanguage('de', 'en', ['en']), 'de');
  assert.equal(chooseLanguage(null, 'de', ['en']), 'de');
  assert.equal(chooseLanguage(null, null, ['fr-FR', 'de-AT', 'en']), 'de');
  assert.equal(chooseLanguage(null, null, ['fr']), 'en');
});
