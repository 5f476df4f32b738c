/** The shape of the land on the world map: an organic coast round the hexes, islets under what lies in the sea. Pure. */
import { edgeEnds, hexCorners, hexPoint, vertexPoint } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{ name: string }[]} Hexes */

/** How far the coast lies outside of the hexes, least and most. */
const SHORE = [16, 44];
/** How far sand blows over the side of a desert. */
const SPILL = [3, 11];

/** Something between 0 and 1 that is always the same at a point. @param {Point} at */
export function chance([x, y]) {
  const n = Math.abs(Math.sin(x * 0.0713 + y * 0.0391) * 4375.85);
  return n - Math.floor(n);
}

const key = (/** @type {Point} */ [x, y]) => `${Math.round(x)} ${Math.round(y)}`;

/** The corners round each patch of hexes, clockwise; round a lake the other way. @param {Hexes} hexes @returns {Point[][]} */
export function loops(hexes) {
  /** @type {Map<string, [Point, Point]>} */
  const sides = new Map();
  for (const { name } of hexes) {
    const corners = hexCorners(hexPoint(name));
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 6];
      if (!sides.delete(`${key(b)}:${key(a)}`)) sides.set(`${key(a)}:${key(b)}`, [a, b]);
    });
  }
  const from = new Map([...sides.values()].map((side) => [key(side[0]), side]));
  const found = [];
  while (from.size) {
    const loop = [];
    let [at] = from.keys();
    for (let side = from.get(at); side; side = from.get(at)) {
      from.delete(at);
      loop.push(side[0]);
      at = key(side[1]);
    }
    found.push(loop);
  }
  return found;
}

/** A closed line through the middles between its points, which it bends towards. @param {Point[]} points */
export function smooth(points) {
  const mid = (/** @type {number} */ i) =>
    points[i % points.length].map((n, k) => Math.round((n + points[(i + 1) % points.length][k]) / 2));
  return `M${mid(points.length - 1)}${points.map((p, i) => `Q${p.map(Math.round)} ${mid(i)}`).join('')}Z`;
}

/** A loop pushed outwards here more, there less. @param {Point[]} loop @param {number[]} by least and most @returns {Point[]} */
function pushed(loop, [least, most]) {
  const n = loop.length;
  const out = (/** @type {number} */ i) => {
    const [a, b] = [loop[i % n], loop[(i + 1) % n]];
    return [(b[1] - a[1]) / 100, (a[0] - b[0]) / 100];
  };
  return loop.flatMap((a, i) => {
    const [before, after] = [out(i + n - 1), out(i)];
    const b = loop[(i + 1) % n];
    const push = (/** @type {Point} */ p, /** @type {number[]} */ way) => {
      const far = (least + chance(p) * (most - least)) / Math.hypot(way[0], way[1]);
      return /** @type {Point} */ ([p[0] + way[0] * far, p[1] + way[1] * far]);
    };
    return [push(a, [before[0] + after[0], before[1] + after[1]]), push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], after)];
  });
}

/** @param {Hexes} hexes @param {number[]} by */
const outline = (hexes, by) =>
  loops(hexes)
    .map((loop) => smooth(pushed(loop, by)))
    .join('');

/** A small island. @param {Point} middle */
const islet = ([x, y]) =>
  smooth(
    Array.from({ length: 9 }, (_, i) => {
      const far = 40 + 24 * chance([x + 77 * i, y]);
      return [x + far * Math.cos(i * 0.698), y + far * Math.sin(i * 0.698)];
    }),
  );

/** Where the event tile of a box lies: behind its far end. @param {{ near: string, far: string }} box @returns {Point} */
export function tilePoint({ near, far }) {
  const [[ax, ay], [bx, by]] = [near, far].map(vertexPoint);
  return [bx + (bx - ax) * 0.24, by + (by - ay) * 0.24];
}

/** Two of the cells beside an edge. @param {string} edge */
function beside(edge) {
  const [q, r, side] = edge.split(',');
  const [dq, dr] = { NE: [1, -1], E: [1, 0], SE: [0, 1] }[/** @type {'NE'} */ (side)];
  return [`${q},${r}`, `${+q + dq},${+r + dr}`];
}

/** The edges of the board that run through the sea and have no box. @param {{ hexes: Hexes, edges?: Hexes }} board @param {{ edge: string }[]} boxes */
export function openSea({ hexes, edges = [] }, boxes) {
  const dry = new Set(hexes.map((hex) => hex.name));
  const taken = new Set(boxes.map((box) => box.edge));
  return edges.map((edge) => edge.name).filter((name) => !taken.has(name) && !beside(name).some((hex) => dry.has(hex)));
}

/**
 * The coast: of the land, of an islet behind each box whose far end lies in the sea, and of those where open ways meet.
 * @param {Hexes} hexes @param {{ near: string, far: string }[]} boxes @param {string[]} open edges through the sea
 */
export function coast(hexes, boxes, open) {
  const corners = new Set(hexes.flatMap((hex) => hexCorners(hexPoint(hex.name)).map(key)));
  /** @type {[Point, Point][]} */
  const ends = [
    ...open.flatMap((name) => edgeEnds(name).map((at) => /** @type {[Point, Point]} */ ([at, at]))),
    ...boxes.map((box) => /** @type {[Point, Point]} */ ([vertexPoint(box.far), tilePoint(box)])),
  ];
  const lone = new Map(ends.filter(([at]) => !corners.has(key(at))).map(([at, middle]) => [key(at), middle]));
  return outline(hexes, SHORE) + [...lone.values()].map(islet).join('');
}

/** Sand over hexes that have become desert, and a little beyond. @param {string[]} names */
export const sandOver = (names) =>
  outline(
    names.map((name) => ({ name })),
    SPILL,
  );

/** The line of a walk. @param {string[]} names of vertices */
export const routePath = (names) =>
  names.map((name, i) => `${i ? 'L' : 'M'}${vertexPoint(name).map(Math.round)}`).join('');
