import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generate } from 'lean-qr/nano';
import { createWords } from '../../web/i18n/i18n.js';
import { events, groups, sources } from '../../web/rulesets/classic-story.js';
import { diceChart, pointsChart, spread } from '../../web/later/charts.js';
import { KEPT } from '../../web/story/drawer.js';
import { linesOf, narrow, sameStart } from '../../web/story/lines.js';
import { codeOf, darkPath } from '../../web/later/qr.js';
import { diceOf } from '../../web/later/stats.js';
import { bestOf, table } from '../../web/story/tables.js';
import { tell } from '../../web/ui/story.js';
import { openEngine, play } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';

const engine = await openEngine();

const numbers = (text, pattern) => [...text.matchAll(pattern)].map(([, n]) => Number(n));
const roll = (sum) => ({
  action: { kind: 'ROLLED', seat: 'chance', dice: [Math.min(6, sum - 1), Math.max(1, sum - 6)] },
  changes: [],
});

test('the dice chart: a bar for each sum as high as its count, a line where it was due, hatched outside of normal luck', () => {
  const counts = [1, 2, 3, 4, 20, 6, 5, 4, 3, 2, 1];
  const rolls = counts.flatMap((n, i) => Array.from({ length: n }, () => roll(i + 2)));
  const { faces } = diceOf(rolls);
  const text = markup(diceChart(faces, 'Dice'));
  assert.deepEqual(numbers(text, /<text class="n"[^>]*>(\d+)</g), counts);
  const bars = [...text.matchAll(/<rect class="bar (out)? ?"[^>]*height="([\d.]+)"/g)];
  assert.equal(bars.length, 11);
  const heights = bars.map(([, , height]) => Number(height));
  for (let i = 0; i < 11; i++) assert.ok(Math.abs(heights[i] / heights[4] - counts[i] / 20) < 0.01);
  assert.deepEqual(
    bars.map(([, out]) => out === 'out'),
    faces.map(({ out }) => out !== 0),
  );
  assert.equal(faces[4].out, 1);
  assert.match(text, /role="img" aria-label="Dice"/);
});

test('the points chart: a line, marks and a name for each seat, all of it inside of the drawing', () => {
  const standings = Array.from({ length: 49 }, (_, turnNo) => ({
    turnNo,
    round: Math.ceil(turnNo / 4),
    points: [2 + Math.floor(turnNo / 6), 2, 2 + Math.floor(turnNo / 12), 2],
  }));
  const seats = ['blue', 'verm', 'yellow', 'black'].map((colour, i) => ({
    colour,
    name: ['You', 'Mira', 'Bartholomew', 'Jo'][i],
  }));
  const text = markup(pointsChart(standings, seats, 10, 'Points'));
  for (const { colour } of seats) assert.ok(text.includes(`c-${colour}`) && text.includes(`#g-${colour}`));
  assert.match(text, />10<\/tspan> You/);
  assert.match(text, /Barthol.*…/);
  const ys = numbers(text, / c?y="(-?[\d.]+)"/g);
  const xs = numbers(text, / c?x="(-?[\d.]+)"/g);
  assert.ok(Math.min(...ys) >= 0 && Math.max(...ys) <= 196);
  assert.ok(Math.min(...xs) >= 0 && Math.max(...xs) <= 260);
  assert.match(markup(pointsChart(standings.slice(0, 1), seats, 10, 'one')), /class="line"/);
});

test('names at the ends of the lines keep their distance and their order', () => {
  for (const ends of [[100, 100, 100, 100], [172, 171, 170, 169], [20, 160, 21, 22], [50], [12, 90, 170]]) {
    const out = spread(ends);
    const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b]);
    for (let k = 1; k < order.length; k++) assert.ok(out[order[k]] - out[order[k - 1]] >= 14, `${ends} ${out}`);
    assert.ok(Math.max(...out) <= 172);
  }
});

test('the best of a row is marked: not nothing, and not what most of them have', () => {
  assert.deepEqual(bestOf([1, 3, 2, 3]), [1, 3]);
  assert.deepEqual(bestOf([0, 0]), []);
  assert.deepEqual(bestOf([3, 3, 3, 2]), []);
  assert.deepEqual(bestOf([5, 4]), [0]);
  const text = markup(table('All', ['', 'a', 'b'], [{ head: 'x', cells: [1, 2], best: [1] }]));
  assert.match(text, /<td class=""[^]*?>1<\/td>[^]*<td class="best"[^]*i-star[^]*>2<\/td>/);
});

test('a QR code holds the link and its quiet zone, and too much gives none', () => {
  const link = `https://example.org/#g=${'aB3_-'.repeat(60)}`;
  const code = codeOf(link);
  const expected = generate(link);
  const dark = new Set();
  for (const [, x, y, length] of darkPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(length); i++) dark.add(`${Number(x) + i - 4},${Number(y) - 4}`);
  for (let y = -4; y < code.size + 4; y++)
    for (let x = -4; x < code.size + 4; x++) assert.equal(dark.has(`${x},${y}`), expected.get(x, y), `${x},${y}`);
  assert.equal(codeOf('x'.repeat(1500)), null);
  assert.equal(codeOf('x'.repeat(9000)), null);
});

test('the log narrows down to kinds and seats', () => {
  const kinds = ['ROLLED', 'OFFER', 'BUILD_ROAD', 'PLAY_KNIGHT', 'WON'];
  const lines = kinds.map((kind, i) => ({ kind, seat: i % 2, text: kind, index: i }));
  const texts = (kind, seat) => narrow(lines, kind, seat, events).map(({ text }) => text);
  assert.deepEqual(texts('all', null), kinds);
  assert.deepEqual(texts('trade', null), ['OFFER', 'WON']);
  assert.deepEqual(texts('robber', null), ['PLAY_KNIGHT', 'WON']);
  assert.deepEqual(texts('all', 1), ['OFFER', 'PLAY_KNIGHT']);
  assert.deepEqual(texts('cards', 0), ['WON']);
  assert.deepEqual(KEPT.logkind, ['all', ...groups]);
});

test('a log told on is the log told anew', () => {
  const game = play(engine.newGame({ rules: 'classic', seed: 6 }), 6, ({ length }) => length > 700);
  const english = readFileSync(new URL('../../web/i18n/en.ftl', import.meta.url), 'utf8');
  const words = createWords('en', { en: english });
  const names = { name: (seat) => `P${seat}`, you: () => 'no' };
  const teller = { t: words.t, words, names, view: game.view(), hexesAt: () => [] };
  const context = { words, names, teller, m: { table: { seats: [0, 1, 2, 3] } } };
  const all = game.logFor();
  assert.ok(all.some(({ action }) => action.kind === 'DISCARD'));
  for (const length of [...Array.from({ length: 180 }, (_, i) => 300 + i), 100, 101, 350])
    assert.deepEqual(linesOf(context, all.slice(0, length)), tell(all.slice(0, length), teller), `${length}`);
  assert.equal(sameStart(all.slice(0, 50), all.slice(0, 60)) > 30, true);
  assert.equal(sameStart([], all), 0);
  game.free();
});

test('every source, kind and event has its words in every language', () => {
  const read = (path) => readFileSync(new URL(`../../web/${path}.ftl`, import.meta.url), 'utf8');
  for (const lang of ['en', 'de']) {
    const [page, later] = ['i18n', 'later'].map((folder) => read(`${folder}/${lang}`));
    const words = createWords(lang, { [lang]: page, en: page }, { [lang]: later, en: later });
    for (const kind of KEPT.logkind) assert.ok(words.has(`logkind-${kind}`), kind);
    for (const source of [...Object.values(sources).flat(), 'other', 'sum'])
      assert.ok(words.has(`source-${source}`), source);
    assert.equal(words.number(1.25), lang === 'de' ? '1,3' : '1.3');
  }
});
