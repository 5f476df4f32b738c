import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as g from '../../web/board/geometry.js';
import { EDGES, HEXES, VERTICES, edgesOf, verticesOf } from './support/island.mjs';

const near = (a, b) => g.distance(a, b) < 0.01;

test('the island has 19 hexes, 54 vertices and 72 edges, all at different points', () => {
  assert.deepEqual([HEXES.length, VERTICES.length, EDGES.length], [19, 54, 72]);
  const points = new Set([...HEXES, ...VERTICES, ...EDGES].map((name) => g.pointOf(name).map(Math.round).join()));
  assert.equal(points.size, 19 + 54 + 72);
});

test('a name tells what kind of place it is', () => {
  assert.deepEqual(['0,-1', '0,-1,N', '2,0,S', '0,-1,NE', '0,0,E', '0,0,SE'].map(g.placeType), [
    'hex',
    'vertex',
    'vertex',
    'edge',
    'edge',
    'edge',
  ]);
});

test('the corners of a hex lie a side away from its middle, clockwise from the north', () => {
  for (const hex of HEXES) {
    const [x, y] = g.hexPoint(hex);
    const turns = verticesOf(hex).map((name) => {
      const [vx, vy] = g.vertexPoint(name);
      assert.ok(near([Math.hypot(vx - x, vy - y), 0], [g.SIDE, 0]), name);
      return Math.round((Math.atan2(vx - x, y - vy) * 180) / Math.PI + 360) % 360;
    });
    assert.deepEqual(turns, [0, 60, 120, 180, 240, 300]);
  }
});

test('an edge runs between two corners of its hexes', () => {
  for (const hex of HEXES)
    edgesOf(hex).forEach((edge, i) => {
      const corners = [i, (i + 1) % 6].map((k) => g.vertexPoint(verticesOf(hex)[k]));
      const ends = g.edgeEnds(edge);
      assert.ok(
        ends.every((end) => corners.some((corner) => near(end, corner))),
        `${edge} of ${hex}`,
      );
    });
});

test('edges lie at -30, 30 and 90 degrees', () => {
  assert.deepEqual(['0,0,NE', '0,0,E', '0,0,SE'].map(g.edgeAngle), [30, 90, 150]);
});

test('the sheet holds the island, its harbours and a rim', () => {
  const box = g.sheetBox(HEXES.map((name) => ({ name })));
  assert.deepEqual(box, { x: -562, y: -476, w: 1124, h: 952 });
  for (const edge of ['0,-3,SE', '1,-2,NE', '2,-1,NE', '2,0,E', '1,1,SE', '-1,2,SE', '-3,3,NE', '-3,1,E', '-2,-1,E']) {
    const { at } = g.harbourPoints(edge, [0, 0]);
    assert.ok(Math.abs(at[0]) + 36 < 562 && Math.abs(at[1]) + 36 < 476, `${edge} is on the sheet`);
    for (const hex of HEXES) assert.ok(g.distance(at, g.hexPoint(hex)) > g.HALF + 36, `${edge} is off the land`);
  }
});

test('the nearest name wins, and none is nearest of none', () => {
  assert.equal(g.nearest([3, -90], VERTICES).name, '0,0,N');
  assert.equal(g.nearest([0, 0], []), null);
});

test('arrows go straight ahead before aside', () => {
  assert.equal(g.towards('0,0', 'right', HEXES), '1,0');
  assert.equal(g.towards('0,0', 'left', HEXES), '-1,0');
  assert.equal(g.towards('2,0', 'right', HEXES), null);
  assert.equal(g.towards('0,0,N', 'up', VERTICES), '1,-2,S');
  assert.equal(g.towards('0,0,N', 'down', VERTICES), '0,0,S');
});

/** How many of the names can be come to from the first by steps. */
function reached(names, steps) {
  const seen = new Set([names[0]]);
  for (const from of seen) for (const to of steps.get(from)) seen.add(to);
  return seen.size;
}

test('arrows reach every place from every other, whatever may be chosen', () => {
  const some = fc.constantFrom(HEXES, VERTICES, EDGES).chain((names) => fc.subarray(names, { minLength: 2 }));
  fc.assert(
    fc.property(some, (names) => {
      const there = new Map(names.map((name) => [name, []]));
      const back = new Map(names.map((name) => [name, []]));
      for (const from of names)
        for (const heading of ['up', 'down', 'left', 'right']) {
          const to = g.towards(from, heading, names);
          if (to) there.get(from).push(to) && back.get(to).push(from);
        }
      return reached(names, there) === names.length && reached(names, back) === names.length;
    }),
    { numRuns: 500, seed: 1 },
  );
});
