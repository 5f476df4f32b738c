import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxAround, hexCorners, hexPoint, pointOf, vertexPoint } from '../../web/board/geometry.js';
import { worldBox } from '../../web/board/world.js';
import { coast, loops, openSea, routePath, tilePoint } from '../../web/board/worldcoast.js';
import { regionOf } from '../../web/rulesets/stoneage-jump.js';
import { HEXES, VERTICES, board, drawWorld, pioneers, settled } from './support/world.mjs';

const { boxes, sites, black } = pioneers();
const open = openSea(board, boxes);
const count = (text, part) => text.split(part).length - 1;

/** The rings of a path of quadratic curves, as points close together. */
function rings(d) {
  return d
    .split('M')
    .slice(1)
    .map((ring) => {
      const points = [];
      let at = ring.split('Q')[0].split(',').map(Number);
      for (const [, ax, ay, bx, by] of ring.matchAll(/Q(-?\d+),(-?\d+) (-?\d+),(-?\d+)/g)) {
        const [a, b] = [
          [+ax, +ay],
          [+bx, +by],
        ];
        for (let t = 0; t < 1; t += 0.125)
          points.push([0, 1].map((k) => (1 - t) ** 2 * at[k] + 2 * t * (1 - t) * a[k] + t * t * b[k]));
        at = b;
      }
      return points;
    });
}

/** How often rings go round a point; nought is outside. */
function turns(all, [x, y]) {
  let n = 0;
  for (const ring of all)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length];
      if (ay <= y !== by <= y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) n += by > ay ? 1 : -1;
    });
  return n;
}

const land = rings(coast(board.hexes, boxes, open));

test('every corner and the middle of every hex lies on the land', () => {
  for (const name of HEXES)
    for (const point of [hexPoint(name), ...hexCorners(hexPoint(name))]) assert.notEqual(turns(land, point), 0, name);
});

test('what lies in the sea stands on an islet: event tiles, and where open ways meet', () => {
  const dry = boxes.filter((box) => !VERTICES.includes(box.far));
  for (const box of dry) assert.notEqual(turns(land, tilePoint(box)), 0, box.edge);
  assert.notEqual(turns(land, vertexPoint('6,5,S')), 0);
});

test('the coast leaves the sea between the continents', () => {
  for (const sea of ['8,3', '8,7', '0,4', '3,8', '13,4', '5,6']) assert.equal(turns(land, hexPoint(sea)), 0, sea);
});

test('a patch of hexes has one ring, a lake in it one more', () => {
  const ring = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((name) => ({ name }));
  assert.equal(loops([{ name: '0,0' }])[0].length, 6);
  assert.deepEqual(
    loops(ring)
      .map((loop) => loop.length)
      .sort(),
    [18, 6].sort(),
  );
  assert.equal(loops([...ring, { name: '0,0' }]).length, 1);
});

test('the ways through the open sea are found', () => {
  assert.deepEqual([...open].sort(), ['5,6,E', '5,6,NE', '9,1,NE']);
});

test('each box is drawn once, with its numbers; it is locked until the seat has what it needs', () => {
  const text = drawWorld();
  assert.equal(count(text, 'href="#w-box"'), 18);
  assert.equal(count(text, 'href="#w-tile"'), 18);
  assert.equal(count(text, 'class="w-lock"'), 18);
  for (const { clothing, construction } of boxes)
    assert.match(text, new RegExp(`x="-19" y="12">${clothing}</text><text[^>]*>${construction}<`));
  const view = pioneers();
  view.players[0].tracks = { clothing: 1, construction: 2 };
  assert.equal(count(drawWorld({}, view), 'class="w-lock"'), 15);
  assert.equal(count(drawWorld({ seat: 1 }, view), 'class="w-lock"'), 18);
  view.boxes[3].tile = false;
  assert.equal(count(drawWorld({}, view), 'href="#w-tile"'), 17);
});

test('land, peoples and pieces are all there', () => {
  const text = drawWorld();
  assert.equal(count(text, 'class="b-number"'), 52);
  for (const terrain of ['forest', 'highland', 'mountains', 'steppe'])
    assert.ok(count(text, `#t-${terrain}"`), terrain);
  for (const people of ['europe', 'asia', 'australia', 'america']) assert.equal(count(text, `#pt-${people}"`), 8);
  assert.equal(count(text, 'class="w-triangle"'), Object.values(sites).filter((site) => site.triangle).length);
  assert.equal(count(text, 'm0-19'), black.length);
  for (const colour of ['blue', 'verm', 'yellow', 'purple']) assert.equal(count(text, `href="#g-${colour}"`), 4);
  for (const who of ['neanderthal', 'predator']) assert.equal(count(text, `href="#p-${who}"`), 1);
  assert.equal(count(text, 'b-off'), 2);
});

test('a hex that has become desert has sand and no number', () => {
  const [text] = settled();
  assert.equal(count(text, 'href="#t-desert"'), 1);
  assert.equal(count(text, 'class="b-number"'), 51);
  assert.match(text, /class="w-sand" d="M/);
});

test('places of a walk say their price; a people is ringed', () => {
  const [text] = settled();
  assert.equal(count(text, 'class="b-price"'), 3); // two places, one of them once more at its ghost
  assert.equal(count(text, 'b-hoop b-far'), 1);
  assert.equal(count(text, 'role="button"'), 3);
});

test('the line of a walk goes through the vertices named', () => {
  const names = ['1,5,N', '0,5,S', '1,6,N'];
  const points = [...routePath(names).matchAll(/[ML](-?\d+),(-?\d+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
  assert.deepEqual(
    points,
    names.map((name) => vertexPoint(name).map(Math.round)),
  );
  assert.equal(routePath([]), '');
});

test('the sheet holds all that can be chosen', () => {
  const { x, y, w, h } = worldBox(board.hexes);
  for (const [px, py] of [...VERTICES.map(vertexPoint), ...boxes.map(tilePoint)])
    assert.ok(px - 26 > x && px + 26 < x + w && py - 26 > y && py + 26 < y + h);
});

test('the part to show for some places holds them, with room', () => {
  assert.equal(boxAround([]), null);
  const names = ['0,7,S', '2,5,N'];
  const part = boxAround(names);
  for (const [x, y] of names.map(pointOf))
    assert.ok(x - part.x >= 180 && part.x + part.w - x >= 180 && y - part.y >= 180 && part.y + part.h - y >= 180);
});

test('a place belongs to the part of the world it lies in', () => {
  const view = pioneers();
  for (const [name, { people }] of Object.entries(sites)) assert.equal(regionOf(view, name), people, name);
  for (const name of black) assert.equal(regionOf(view, name), 'africa', name);
  assert.equal(regionOf(view, '9,8,S'), 'america');
});

test('the ways about say how many places there are, and which are out of sight', () => {
  const text = settled().at(-1);
  assert.match(text, /aria-label="Go to"/);
  assert.match(text, /data-key="go-asia">\s*<span class="sr">Asia: 2 places</);
  assert.match(text, /class="jc away">2</);
});

test('a map too small to play begins where the nomads are, or the tribes', () => {
  const home = (view) =>
    drawWorld({}, view)
      .match(/data-home="([^"]*)"/)[1]
      .split(' ')
      .map(Number);
  const view = pioneers();
  const [x, y, w, h] = home(view);
  assert.deepEqual([x + w / 2, y + h / 2], vertexPoint('1,5,N'));
  delete view.vertices['1,5,N'];
  const part = home(view);
  for (const name of ['1,4,S', '0,5,S', '2,6,S']) assert.ok(vertexPoint(name)[0] - part[0] >= 179);
});

test('only the buttons speak', () => {
  const [text] = settled();
  assert.match(text, /<svg[^>]*class="map world[^>]*role="group"[^>]*aria-label="The world"/);
  assert.equal(count(text.slice(0, text.indexOf('role="button"')), 'aria-label'), 2 - 1);
});
