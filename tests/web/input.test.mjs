import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aim, crowded, follow } from '../../web/board/input.js';
import { closeUp, inside, reveal, sizeName } from '../../web/board/zoom.js';
import { EDGES, HEXES, VERTICES } from './support/island.mjs';

const offer = (place, names) => names.map((name, value) => ({ place, name, kind: 'road', label: name, value }));
const vertices = offer('vertex', VERTICES);

test('the pointer means the nearest legal place', () => {
  assert.equal(aim(vertices, [4, -88], 1, 'mouse'), '0,0,N');
  assert.equal(aim(offer('edge', EDGES), [80, 0], 1, 'mouse'), '0,0,E');
  assert.equal(aim(offer('hex', HEXES), [20, 30], 1, 'mouse'), '0,0');
});

test('far from every legal place it means none', () => {
  assert.equal(aim([], [0, 0], 1, 'mouse'), null);
  assert.equal(aim(offer('vertex', ['0,0,N']), [0, 0], 1, 'mouse'), null);
  assert.equal(aim(offer('hex', HEXES), [900, 0], 1, 'mouse'), null);
});

test('on a small screen a finger reaches 22 pixels, a mouse at least 12', () => {
  const one = offer('vertex', ['0,0,N']);
  assert.equal(aim(one, [0, -30], 3.2, 'touch'), '0,0,N');
  assert.equal(aim(one, [0, -30], 3.2, 'mouse'), null);
  assert.equal(aim(one, [0, -45], 5, 'mouse'), '0,0,N');
});

test('a touch between two close places is crowded, one on a place or on a large map is not', () => {
  assert.ok(crowded(vertices, [43, -75], 3.6));
  assert.ok(!crowded(vertices, [0, -100], 3.6));
  assert.ok(!crowded(vertices, [43, -75], 1.5));
  assert.ok(!crowded(offer('hex', HEXES), [87, 0], 3.6));
});

test('keys: arrows to neighbours, Home to the best, End to the worst, others nowhere', () => {
  const hexes = offer('hex', HEXES);
  assert.equal(follow(hexes, '0,0', 'ArrowRight'), '1,0');
  assert.equal(follow(hexes, '2,0', 'ArrowRight'), null);
  assert.equal(follow(hexes, '0,0', 'Home'), '0,2');
  assert.equal(follow(hexes, '0,0', 'End'), '0,-2');
  assert.equal(follow(hexes, '0,0', 'Tab'), null);
  assert.equal(follow([], '0,0', 'Home'), null);
});

test('keys: Page down and up lead to the next and the last hex that has a place, there to the best', () => {
  const places = ['0,-1,N', '0,-1,S', '0,0,S', '1,0,N', '-1,1,N'].map((name, value) => ({
    name,
    place: 'vertex',
    value,
  }));
  assert.equal(follow(places, '0,-1,N', 'PageDown'), '0,0,S');
  assert.equal(follow(places, '0,0,S', 'PageDown'), '1,0,N');
  assert.equal(follow(places, '1,0,N', 'PageDown'), '-1,1,N');
  assert.equal(follow(places, '-1,1,N', 'PageDown'), null);
  assert.equal(follow(places, '0,0,S', 'PageUp'), '0,-1,S');
});

const sheet = { x: -500, y: -400, w: 1000, h: 800 };

test('coming closer keeps the point where it was, and stays on the sheet', () => {
  assert.deepEqual(closeUp(sheet, sheet, 2, [0, 0]), { x: -250, y: -200, w: 500, h: 400 });
  assert.deepEqual(closeUp(sheet, sheet, 2, [500, 400]), { x: 0, y: 0, w: 500, h: 400 });
  assert.deepEqual(closeUp(sheet, { x: 0, y: 0, w: 500, h: 400 }, 1, [500, 400]), sheet);
  assert.deepEqual(inside(sheet, { x: -900, y: 900, w: 500, h: 400 }), { x: -500, y: 0, w: 500, h: 400 });
});

test('a place that takes the focus comes into the window', () => {
  const part = { x: -500, y: -400, w: 500, h: 400 };
  const seen = reveal(sheet, part, [300, 200], 60);
  assert.ok(seen.x + seen.w >= 360 && seen.y + seen.h >= 260 && seen.x <= 240 && seen.y <= 140);
  assert.deepEqual(reveal(sheet, part, [-300, -200], 60), part);
});

test('a hex has a name for its size', () => {
  assert.deepEqual([44, 45, 70, 90].map(sizeName), ['tiny', 'small', 'medium', 'large']);
});
