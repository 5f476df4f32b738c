// What EMBEDDING.md promises is what the code has, and what the gallery needs is there.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { CHANGES, EVENTS, NUMBERS, PASSED, TEXTS as TEXT_PROPERTIES } from '../../web/host/names.js';
import { SAMPLES, TABLES } from '../../web/host/samples.js';
import { elementSnippet, frameAddress, frameSnippet } from '../../web/host/snippets.js';
import { TEXTS } from '../../web/host/texts.js';
import { readEmbedding, wishFor } from '../../web/platform/embed.js';
import { COMMANDS, TYPES } from '../../web/platform/messages.js';
import { openEngine } from '../wasm/support/play.mjs';
import { createDesk } from './support/desk.mjs';
import { connectHost } from './support/host.mjs';

const read = (path) => readFile(new URL(`../../web/${path}`, import.meta.url), 'utf8');
const book = await read('EMBEDDING.md');
let engine;
before(async () => {
  engine = await openEngine();
});
after(() => engine.free?.());

/** Rows of the table below a heading, cells as they are written. */
function table(heading, nth = 0) {
  const part = book.split(/^## /m).find((one) => one.startsWith(heading));
  const blocks = part.match(/(^\|.*\n)+/gm);
  return blocks[nth]
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1));
}
const names = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const sorted = (list) => [...list].sort();

test('parameters', async () => {
  const source = await read('platform/embed.js');
  const asked = [...source.matchAll(/\b(?:one|number|pick|given\.get)\(\s*'(\w+)'/g)].map(([, name]) => name);
  const told = table('Parameters').flatMap(([cell]) => names(cell));
  assert.deepEqual(sorted(told), sorted(new Set([...asked, 'g'])));
  for (const name of PASSED) assert.ok(told.includes(name), name);
  const [rules] = table('Parameters').filter(([cell]) => cell.includes('`rules`'));
  assert.deepEqual(sorted(names(rules[1])), sorted(Object.keys(engine.schema.rulesets)));
});

test('attributes, methods, events', async () => {
  const told = table('Attributes').flatMap(([cell]) => names(cell));
  assert.deepEqual(sorted(told), sorted([...Object.keys(CHANGES), 'loading']));
  for (const name of [...TEXT_PROPERTIES, ...NUMBERS]) assert.ok(name in CHANGES, name);
  assert.deepEqual(sorted(table('Events').flatMap(([cell]) => names(cell))), sorted(EVENTS));
  const source = await read('host/element.js');
  const methods = [...source.matchAll(/^ {2}(?:async |get )?([a-z]\w+)\([^)]*\) \{$/gm)].map(([, name]) => name);
  const inner = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'];
  assert.deepEqual(
    sorted(table('Methods').flatMap(([cell]) => names(cell).map((one) => one.split('(')[0]))),
    sorted(methods.filter((name) => !inner.includes(name))),
  );
});

test('commands and types of messages', () => {
  const commands = Object.fromEntries(table('Messages').map(([cmd, fields]) => [names(cmd)[0], names(fields)]));
  assert.deepEqual(
    commands,
    Object.fromEntries(Object.entries(COMMANDS).map(([cmd, fields]) => [cmd, Object.keys(fields)])),
  );
  assert.deepEqual(sorted(table('Messages', 1).flatMap(([cell]) => names(cell))), sorted(TYPES));
});

test('the state, and nothing else, is told', () => {
  const part = book.match(/\*\*The state\*\* is flat: ([^]*?)\. What phases/)[1].replace(/\([^)]*\)/g, '');
  const desk = createDesk(engine, {
    embed: { origin: null, ui: 'full', still: false, wait: false, text: '', rules: '' },
  });
  const host = connectHost(engine, desk);
  const say = (more) => host.say({ app: 'hexstead', v: 1, id: 1, ...more }).find(({ id }) => id === 1);
  say({ cmd: 'newGame', rules: 'classic', seats: 3, bots: 2 });
  const { app, v, id, type, ...state } = say({ cmd: 'getState' });
  assert.deepEqual([app, v, id, type], ['hexstead', 1, 1, 'state']);
  assert.deepEqual(sorted([...Object.keys(state), 'step', 'steps']), sorted(names(part)));
  assert.deepEqual([state.bots, state.points, state.seats], [[1, 2], [0, 0, 0], 3]);
});

test('what the address asks for', () => {
  const rulesets = ['classic', 'duel'];
  const usual = {
    rules: '',
    ui: 'full',
    still: false,
    wait: false,
    bg: '',
    sound: undefined,
    origin: null,
    text: '',
    wrong: null,
  };
  assert.equal(readEmbedding('?rules=duel&ui=board', rulesets), null);
  assert.equal(readEmbedding('?embed=yes', rulesets), null);
  assert.deepEqual(readEmbedding('?embed=1', rulesets), usual);
  assert.deepEqual(
    readEmbedding('?embed=1&rules=chess&ui=tiny&readonly=yes&bg=red&sound=loud&wait=0&strange=1', rulesets),
    usual,
  );
  assert.deepEqual(
    readEmbedding(
      '?embed=1&rules=duel&ui=board&readonly=1&bg=FFcc00&sound=1&wait=1&allowOrigin=https://a.example',
      rulesets,
    ),
    {
      ...usual,
      rules: 'duel',
      ui: 'board',
      still: true,
      bg: '#FFcc00',
      sound: 'on',
      wait: true,
      origin: 'https://a.example',
    },
  );
  for (const bg of ['fff', 'ffff', 'ffffff', 'ffffffff', 'transparent'])
    assert.ok(readEmbedding(`?embed=1&bg=${bg}`, rulesets).bg, bg);
  for (const bg of ['f', 'fffff', 'fffffff', 'transparent;x', 'url(x)'])
    assert.equal(readEmbedding(`?embed=1&bg=${bg}`, rulesets).bg, '', bg);
});

test('a wish for a table holds as far as the game has it', () => {
  const four = { seats: [2, 4] };
  assert.deepEqual(wishFor(four, {}), { seats: undefined, bots: null, persons: 1, seed: '' });
  assert.deepEqual(wishFor(four, { seats: 3, bots: 1, seed: ' x ' }), { seats: 3, bots: 1, persons: 2, seed: 'x' });
  assert.deepEqual(wishFor(four, { seats: 6, bots: 6 }), { seats: undefined, bots: 6, persons: 0, seed: '' });
});

test('snippets: what is not said is left out, and nothing breaks out of them', () => {
  const wish = { game: '', rules: 'duel', lang: '', ui: 'board', height: 'auto' };
  assert.equal(
    elementSnippet(wish, 'https://e.example/embed.js'),
    '<script async src="https://e.example/embed.js"></script>\n' +
      '<hexstead-game rules="duel" ui="board" height="auto"></hexstead-game>',
  );
  assert.equal(frameAddress(wish, 'https://e.example/'), 'https://e.example/?embed=1&rules=duel&ui=board');
  assert.equal(
    frameAddress({ game: '1abc', readonly: '' }, 'https://e.example/'),
    'https://e.example/?embed=1&readonly=1#g=1abc',
  );
  assert.match(elementSnippet({ readonly: '', game: '"><b>&' }, 'x'), / readonly game="&quot;>&lt;b>&amp;">/);
  assert.match(frameSnippet(wish, 'x'), /src="x\?embed=1&amp;rules=duel&amp;ui=board"[^]*height="640"/);
});

test('the gallery has its words in both languages, its games open, its tables are those of the rules', async () => {
  const html = await read('embed.html');
  assert.deepEqual(sorted(Object.keys(TEXTS.de)), sorted(Object.keys(TEXTS.en)));
  for (const [, key] of html.matchAll(/data-t="([^"]+)"/g)) assert.ok(TEXTS.en[key], key);
  for (const text of Object.values(TEXTS).flatMap(Object.values)) assert.ok(text.trim());
  const used = html + (await read('host/gallery.js'));
  const computed = /^(what|rules|lang|theme|height)-|-(title|say)$/;
  for (const key of Object.keys(TEXTS.en)) assert.ok(computed.test(key) || used.includes(key), `${key} is not used`);
  assert.deepEqual(
    TABLES,
    Object.fromEntries(Object.entries(engine.schema.rulesets).map(([rules, { seats }]) => [rules, seats])),
  );
  const kinds = Object.fromEntries(Object.entries(SAMPLES).map(([name, text]) => [name, engine.textKind(text)]));
  assert.deepEqual(kinds, { puzzle: 'position', replay: 'replay' });
  for (const text of Object.values(SAMPLES)) engine.load(text).free();
});
