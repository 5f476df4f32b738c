/**
 * Where things are on the sheet: axial names to points. Pure; knows no browser.
 *
 * Unit: a hex side is 100. Hexes stand on a point; +q runs east, +r south-east; y grows downwards.
 * Names: hex `q,r`; vertex `q,r,N|S`; edge `q,r,NE|E|SE`.
 *
 * @typedef {[number, number]} Point
 * @typedef {{ x: number, y: number, w: number, h: number }} Box
 * @typedef {'hex' | 'vertex' | 'edge'} PlaceType
 * @typedef {{ name: string, place: PlaceType }} Place
 */

/** Length of a hex side in the units of the drawing. */
export const SIDE = 100;
/** Half the width of a hex. */
export const HALF = (Math.sqrt(3) / 2) * SIDE;

/** The six corners N NE SE S SW NW, seen from the middle of a hex. @type {Point[]} */
const CORNERS = [
  [0, -SIDE],
  [HALF, -SIDE / 2],
  [HALF, SIDE / 2],
  [0, SIDE],
  [-HALF, SIDE / 2],
  [-HALF, -SIDE / 2],
];

/** The two corners of a side of a hex, as indices into CORNERS. @type {Record<string, [number, number]>} */
const SIDES = { NE: [0, 1], E: [1, 2], SE: [2, 3] };

/** @param {number} n */
const tidy = (n) => Math.round(n * 10) / 10;

/** @param {number[]} list */
const extremes = (list) => [Math.min(...list), Math.max(...list)];

/** What a name stands for. @param {string} name @returns {PlaceType} */
export function placeType(name) {
  const mark = name.split(',')[2];
  if (!mark) return 'hex';
  return mark in SIDES ? 'edge' : 'vertex';
}

/** The middle of the cell a name begins with. @param {string} name @returns {Point} */
export function hexPoint(name) {
  const [q, r] = name.split(',').map(Number);
  return [HALF * (2 * q + r), 1.5 * SIDE * r];
}

/** @param {string} name @returns {Point} */
export function vertexPoint(name) {
  const [x, y] = hexPoint(name);
  return [x, name.endsWith('N') ? y - SIDE : y + SIDE];
}

/** The two ends of an edge. @param {string} name @returns {[Point, Point]} */
export function edgeEnds(name) {
  const [x, y] = hexPoint(name);
  const [a, b] = SIDES[name.split(',')[2]].map((i) => CORNERS[i]);
  return [
    [x + a[0], y + a[1]],
    [x + b[0], y + b[1]],
  ];
}

/** The middle of any place. @param {string} name @returns {Point} */
export function pointOf(name) {
  const type = placeType(name);
  if (type === 'hex') return hexPoint(name);
  if (type === 'vertex') return vertexPoint(name);
  const [a, b] = edgeEnds(name);
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** How far an edge is turned from lying flat, in degrees, -90 to 90. @param {string} name */
export function edgeAngle(name) {
  const [a, b] = edgeEnds(name);
  return tidy((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
}

/** The corners of a hex, clockwise from the top. @param {Point} centre @param {number} [scale] @returns {Point[]} */
export const hexCorners = ([x, y], scale = 1) => CORNERS.map(([dx, dy]) => [x + dx * scale, y + dy * scale]);

/** The outline of a hex as SVG points. @param {Point} centre @param {number} [scale] */
export const hexPoints = (centre, scale) =>
  hexCorners(centre, scale)
    .map(([x, y]) => `${tidy(x)},${tidy(y)}`)
    .join(' ');

/** All land as one SVG path. @param {{ name: string }[]} hexes */
export function landPath(hexes) {
  return hexes.map((hex) => `M${hexPoints(hexPoint(hex.name)).replaceAll(' ', 'L')}Z`).join('');
}

/** The sheet that carries these hexes, with room for the sea and the harbours. @param {{ name: string }[]} hexes @returns {Box} */
export function sheetBox(hexes) {
  const points = hexes.map((hex) => hexPoint(hex.name));
  const [left, right] = extremes(points.map((p) => p[0])).map(Math.round);
  const [top, bottom] = extremes(points.map((p) => p[1]));
  const rim = [Math.round(HALF) + 129, SIDE + 76];
  return { x: left - rim[0], y: top - rim[1], w: right - left + 2 * rim[0], h: bottom - top + 2 * rim[1] };
}

/**
 * A harbour: its two corners and the middle of its plaque, out in the sea.
 * @param {string} edge @param {Point} middle of the island
 * @returns {{ ends: [Point, Point], at: Point }}
 */
export function harbourPoints(edge, middle) {
  const ends = edgeEnds(edge);
  const [mx, my] = pointOf(edge);
  let [nx, ny] = [(ends[1][1] - ends[0][1]) / SIDE, (ends[0][0] - ends[1][0]) / SIDE];
  if (nx * (mx - middle[0]) + ny * (my - middle[1]) < 0) [nx, ny] = [-nx, -ny];
  return { ends, at: [tidy(mx + nx * 62), tidy(my + ny * 62)] };
}

/**
 * The part of the sheet round some places, for a jump there: with room round them, never less than two hexes wide.
 * @param {string[]} names @returns {Box | null} null without places
 */
export function boxAround(names) {
  if (!names.length) return null;
  const points = names.map(pointOf);
  const [[left, right], [top, bottom]] = [0, 1].map((k) => extremes(points.map((p) => p[k])));
  return { x: left - 180, y: top - 180, w: right - left + 360, h: bottom - top + 360 };
}

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * The nearest of the names to a point, and how far it is; null without names.
 * @param {Point} point @param {Iterable<string>} names
 * @returns {{ name: string, far: number } | null}
 */
export function nearest(point, names) {
  let best = null;
  for (const name of names) {
    const far = distance(point, pointOf(name));
    if (!best || far < best.far) best = { name, far };
  }
  return best;
}

/** @type {Record<string, Point>} */
const HEADINGS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/**
 * Where an arrow key leads: of the names within 45 degrees of the heading the one that is near and ahead, a distance
 * counting the more the farther aside it leads; if there is none, of those within 75 degrees; else null.
 * So arrows alone come to every place.
 * @param {string} from @param {'up' | 'down' | 'left' | 'right'} heading @param {Iterable<string>} names
 * @returns {string | null}
 */
export function towards(from, heading, names) {
  const [x, y] = pointOf(from);
  const [hx, hy] = HEADINGS[heading];
  let best = null;
  let least = Infinity;
  for (const name of names) {
    const [px, py] = pointOf(name);
    const ahead = (px - x) * hx + (py - y) * hy;
    const far = Math.hypot(px - x, py - y);
    const wide = far < 1.43 * ahead ? 0 : 1e5;
    const cost = (far * far) / ahead + (far - ahead) / SIDE + wide; // of equals the one straight ahead
    if (ahead > 1 && far < 3.87 * ahead && cost < least) [best, least] = [name, cost];
  }
  return best;
}
