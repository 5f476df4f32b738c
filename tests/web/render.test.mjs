import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sprite } from '../../web/art/symbols.js';
import { iconNames } from '../../web/art/icons.js';
import { boardTemplate } from '../../web/board/render.js';
import * as signs from '../../web/board/signs.js';
import { EDGES, HEXES, VERTICES, beginners, board } from './support/island.mjs';
import { markup } from './support/markup.mjs';
import { settled } from './support/world.mjs';

const sheet = (name) => readFileSync(new URL(`../../web/css/${name}.css`, import.meta.url), 'utf8');
const css = sheet('base') + sheet('board') + sheet('cards') + sheet('world');
const count = (text, part) => text.split(part).length - 1;

/** The board with some places to choose. */
function draw(ui = {}, view = beginners()) {
  const colours = ['blue', 'verm', 'yellow', 'purple'];
  return markup(boardTemplate({ board, view, ui: { colours, label: 'The island', mapName: 'The Island', ...ui } }));
}

const offer = (place, kind, names) => names.map((name) => ({ place, kind, name, label: `here ${name}` }));
const free = VERTICES.filter((name) => !(name in beginners().vertices));

const everything = () =>
  [
    draw({ legal: offer('vertex', 'settlement', free), hover: free[0], lastMove: ['0,-1,N', '0,-1,NE', '0,0'] }),
    draw({ legal: offer('edge', 'road', EDGES), focus: EDGES[3], produced: ['0,-1'] }),
    draw({ legal: offer('vertex', 'city', ['0,-1,N']), preview: '0,-1,N', letters: { forest: 'W' } }),
    draw({ legal: offer('hex', 'robber', HEXES.slice(1)), hover: HEXES[1] }),
    ...settled(),
    ...['blue', 'verm', 'green', 'purple', 'yellow', 'black', 'grey', 'pale'].map((colour) =>
      markup(signs.disc(colour)),
    ),
    ...Object.keys(signs.GROUNDS).map((kind) => markup(signs.resCard(kind, 'a card'))),
    ...['knight', 'victory', 'roads', 'plenty', 'monopoly', null].map((kind) =>
      markup(signs.devCard(kind, { ribbon: 'later', count: 2 })),
    ),
    ...[1, 2, 3, 4, 5, 6].map((n) => markup(signs.die(n))),
    markup(signs.brand()),
    ...iconNames.map((name) => markup(signs.icon(name))),
  ].join('');

test('the island is drawn: hexes, numbers, harbours, pieces, the robber', () => {
  const text = draw();
  assert.equal(count(text, 'href="#t-'), 19);
  assert.equal(count(text, 'class="b-number"'), 18);
  assert.equal(count(text, 'class="b-harbour"'), 9);
  assert.equal(count(text, 'href="#p-settlement"'), 8);
  assert.equal(count(text, 'href="#p-road"'), 8);
  assert.equal(count(text, 'href="#p-robber"'), 1);
  assert.equal(count(text, 'b-token b-red'), 4);
  for (const colour of ['blue', 'verm', 'yellow', 'purple'])
    assert.equal(count(text, `href="#g-${colour}"`), 4, colour);
});

test('the robber dulls the number of its hex', () => {
  assert.equal(count(draw(), 'b-off'), 0);
  assert.equal(count(draw({}, { ...beginners(), robber: '0,-1' }), 'b-off'), 1);
});

test('exactly the legal places are buttons, with their names, and one is the tab stop', () => {
  const text = draw({ legal: offer('vertex', 'settlement', free), focus: free[5] });
  assert.equal(count(text, 'role="button"'), free.length);
  for (const name of free) assert.equal(count(text, `aria-label="here ${name}"`), 1);
  assert.equal(count(text, 'tabindex="0"'), 1);
  assert.match(text, new RegExp(`tabindex="0" data-place="${free[5]}"`));
  assert.equal(count(draw(), 'role="button"'), 0);
});

test('the first place is the tab stop while the keyboard has been on none, or on one that is gone', () => {
  const first = new RegExp(`tabindex="0" data-place="${free[0]}"`);
  assert.match(draw({ legal: offer('vertex', 'settlement', free) }), first);
  assert.match(draw({ legal: offer('vertex', 'settlement', free), focus: '0,-1,N' }), first);
});

test('all decoration is hidden from readers: outside the buttons nothing is said', () => {
  const text = draw({ legal: offer('hex', 'robber', HEXES.slice(1)) });
  const hidden = text.indexOf('<g aria-hidden="true">');
  const buttons = text.indexOf('role="button"');
  assert.ok(hidden > 0 && hidden < buttons);
  assert.equal(count(text.slice(buttons), '<text'), 0);
  assert.match(text, /<svg[^>]*role="group"[^>]*aria-label="The island"/);
});

test('a ghost shows at the place under the pointer, in the colour of the seat', () => {
  const text = draw({ legal: offer('vertex', 'settlement', free), hover: free[2], seat: 3 });
  assert.equal(count(text, 'b-ghost-piece c-purple'), 1);
  assert.equal(count(draw({ legal: offer('vertex', 'settlement', free) }), 'b-ghost-piece'), 0);
});

test('every symbol that is used is in the sprite, and every one of the sprite has one id', () => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  assert.equal(new Set(ids).size, ids.length);
  const used = [...(sprite + everything()).matchAll(/href="#([^"]+)"/g)].map((m) => m[1]);
  for (const id of new Set(used)) assert.ok(ids.includes(id), id);
  const idle = ids.filter((id) => !used.includes(id) && id !== 'hexclip');
  assert.deepEqual(idle, []);
});

test('nothing carries a style attribute, which a strict policy would refuse', () => {
  assert.equal(count(sprite, ' style='), 0);
  assert.equal(count(everything(), ' style='), 0);
});

test('every class of the drawing has a rule', () => {
  const names = [...(sprite + everything()).matchAll(/class="([^"]*)"/g)].flatMap((m) => m[1].split(/\s+/));
  const unruled = ['', 'piece', 'b-sea', 'b-harbour', 'b-mark', 'b-plain', 'b-last-ink', 'c-undefined'];
  const missing = [...new Set(names)].filter((name) => !unruled.includes(name) && !css.includes(`.${name}`));
  assert.deepEqual(missing, []);
});
