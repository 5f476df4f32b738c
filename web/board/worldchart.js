/** The printed part of the world map: sea, ice, coast, the ways across the sea, names. Decoration; nothing here can be chosen. */
import { svg } from 'lit-html';
import { waterTemplate } from './chart.js';
import { chance, coast, openSea, smooth } from './worldcoast.js';
import { edgeEnds, hexPoint, vertexPoint } from './geometry.js';

/** @typedef {import('./geometry.js').Box} Box */
/** @typedef {{ edge: string, near: string, far: string, numeral: number, clothing: number, construction: number, tile: boolean }} WorldBox */
/** @typedef {{ hexes: { name: string }[], edges?: { name: string }[] }} Board */

/** The sheet that carries these hexes, with room for what lies in the sea and for the ice. @param {{ name: string }[]} hexes @returns {Box} */
export function worldBox(hexes) {
  const points = hexes.map((hex) => hexPoint(hex.name));
  const [xs, ys] = [0, 1].map((k) => points.map((p) => p[k]));
  const [x, y] = [Math.round(Math.min(...xs)) - 195, Math.min(...ys) - 300];
  return { x, y, w: Math.round(Math.max(...xs)) + 235 - x, h: Math.max(...ys) + 175 - y };
}

/** Lines of a grid, 300 apart, far beyond the sheet. */
const GRID = Array.from({ length: 14 }, (_, i) => `M${300 * i - 900}-1500V3000M-1500 ${300 * i - 1200}H4200`).join('');

/** A belt of ice across the sheet and far beyond, with a ragged rim. @param {number} top @param {number} bottom */
function iceBelt(top, bottom) {
  const rim = Array.from({ length: 90 }, (_, i) => /** @type {import('./geometry.js').Point} */ ([64 * i - 1500, 0]));
  const edge = (/** @type {number} */ y) =>
    rim.map(
      ([x]) => /** @type {import('./geometry.js').Point} */ ([x + 40 * chance([y, x]), y + 62 * chance([x, y]) - 31]),
    );
  return smooth([...edge(top), ...edge(bottom).reverse()]);
}

/** Cracks in the ice. @param {Box} box */
const cracksIn = ({ x, y }) =>
  Array.from({ length: 30 }, (_, i) => `M${x + 86 * i - 40} ${y + 24 + ((i * 67) % 62)}l22 10 18-6 26 12`).join('');

/** Worked out once for a board with the same boxes. @type {WeakMap<Board, { of: string, land: string, lanes: string, ice: string, cracks: string }>} */
const known = new WeakMap();

/** The coast, the ways across the sea, the ice. @param {Board} board @param {WorldBox[]} boxes */
function printed(board, boxes) {
  const of = boxes.map((box) => box.edge).join(' ');
  const last = known.get(board);
  if (last?.of === of) return last;
  const open = openSea(board, boxes);
  const lanes = [...boxes.map(({ near, far }) => [near, far].map(vertexPoint)), ...open.map(edgeEnds)]
    .map(([a, b]) => `M${a.map(Math.round)}L${b.map(Math.round)}`)
    .join('');
  const box = worldBox(board.hexes);
  const foot = box.y + box.h;
  const ice = iceBelt(box.y - 70, box.y + 118) + iceBelt(foot, foot + 90);
  const now = { of, land: coast(board.hexes, boxes, open), lanes, ice, cracks: cracksIn(box) };
  known.set(board, now);
  return now;
}

/** The outline of all land. @param {Board} board @param {WorldBox[]} boxes */
export const landOf = (board, boxes) => printed(board, boxes).land;

/** A whale that blows. */
const WHALE =
  'M0 20Q-4 0-24-6-12-12 0-4 8-16 22-14 14-4 12 4 30-14 58-10 92-4 96 20 98 44 60 46 16 46 0 20ZM96 22Q80 30 62 28M72-18Q72-34 60-38M76-18Q76-34 90-38';

/** Where names stand: middle, size, turn. @type {Record<string, number[]>} */
const NAMES = {
  europe: [380, 138, 46],
  asia: [1045, 742, 42],
  africa: [262, 1190, 52],
  australia: [1500, 1392, 46],
  america: [1900, 770, 52],
  pacific: [1660, 480, 38],
  atlantic: [2440, 640, 34, 78],
  indian: [1135, 850, 36],
};

/** @param {Record<string, string>} names */
const namesTemplate = (names) =>
  Object.keys(names)
    .filter((key) => NAMES[key])
    .map((key) => {
      const [x, y, size, turn = 0] = NAMES[key];
      return svg`<text class="w-name" font-size=${size} transform="translate(${x} ${y}) rotate(${turn})">${names[key]}</text>`;
    });

/** @param {Board} board @param {WorldBox[]} boxes @param {Record<string, string>} names */
export function worldSea(board, boxes, names) {
  const { land, lanes, ice, cracks } = printed(board, boxes);
  return svg`<g class="b-sea">
    <path class="b-chart w-grid" d=${GRID} />${waterTemplate(land)}
    <path class="w-floe" d=${ice} /><path class="w-ice" d=${ice} /><path class="w-crack" d=${cracks} />
    <path class="b-wave" d="M1560 640q9-9 18 0t18 0m26 22q9-9 18 0t18 0M840 1240q9-9 18 0t18 0m40-30q9-9 18 0t18 0M130 520q9-9 18 0t18 0M2000 1290q9-9 18 0t18 0" />
    <path class="w-whale" d=${WHALE} transform="translate(1090 1130)" /><path class="w-whale" d=${WHALE} transform="matrix(-.8 0 0 .8 230 1400)" />
    <use href="#compass" x="1830" y="920" width="170" height="170" />${namesTemplate(names)}
    <path class="b-coast" d=${land} /><path class="b-paths" d=${land} />
    <path class="w-lane-ink" d=${lanes} /><path class="w-lane" d=${lanes} />
  </g>`;
}
