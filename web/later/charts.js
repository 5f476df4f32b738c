/**
 * The charts, drawn: the dice against normal luck, points over time. They scale; what they say stands in a table beside them, so
 * the drawing is one picture to a reader.
 *
 * @typedef {import('./stats.js').Face} Face
 * @typedef {import('./stats.js').Standing} Standing
 * @typedef {{name: string, colour: string}} Seat
 */
import { kit } from '../kit.js';

const { html, svg } = kit;

/** Where the dice chart stands: a column for each sum. */
const DICE = { w: 320, h: 188, column: 29, left: 1, top: 20, base: 164, band: 12, bar: 8.5 };
/** Where the points chart stands: the names have the room right of it. */
const POINTS = { w: 320, h: 196, left: 20, right: 226, top: 10, base: 172, row: 14 };
const LONGEST_NAME = 9;

/** @param {string} label @param {{w: number, h: number}} size @param {unknown} body */
const chart = (label, { w, h }, body) =>
  html`<svg class="chart" viewBox="0 0 ${w} ${h}" role="img" aria-label=${label}>${body}</svg>`;

const r = (/** @type {number} */ n) => Math.round(n * 10) / 10;

/** Count, expectation, band of normal luck for each sum. @param {Face[]} faces @param {string} label */
export function diceChart(faces, label) {
  const most = Math.max(1, ...faces.flatMap(({ count, high }) => [count, high + 0.5]));
  const { left, column, base, top, band, bar } = DICE;
  const y = (/** @type {number} */ n) => r(base - ((base - top) * n) / most);
  const height = (/** @type {number} */ n) => r(base - y(n));
  const columns = faces.map(({ sum, count, expected, low, high, out }, i) => {
    const x = left + column * (i + 0.5);
    // A band around whole numbers reaches half a hit farther on both sides, but not below nothing.
    const floor = Math.max(0, low - 0.5);
    return svg`<rect class="luck" x=${x - band} y=${y(high + 0.5)} width=${2 * band} height=${r(y(floor) - y(high + 0.5))} />
      <rect class="bar ${out ? 'out' : ''}" x=${x - bar} y=${y(count)} width=${2 * bar} height=${height(count)} />
      <path class="due" d="M${x - band} ${y(expected)}h${2 * band}" />
      <text class="n" x=${x} y=${r(Math.min(y(count), y(high + 0.5)) - 4)}>${count}</text>
      <text class=${sum === 6 || sum === 8 ? 'red' : ''} x=${x} y=${base + 17}>${sum}</text>`;
  });
  const hatch = svg`<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="paper" width="5" height="5" /><rect class="stripe" width="2.2" height="5" /></pattern>`;
  return chart(label, DICE, svg`<defs>${hatch}</defs>${columns}<path class="axis" d="M0 ${base}H${DICE.w}" />`);
}

/** Heights for the names: where the lines end, but none on another. @param {number[]} ends @returns {number[]} */
export function spread(ends) {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b]);
  const out = [...ends];
  for (const [k, i] of order.entries()) if (k > 0) out[i] = Math.max(out[i], out[order[k - 1]] + POINTS.row);
  const over = Math.max(0, out[order[order.length - 1]] - POINTS.base);
  for (let k = order.length - 1, most = POINTS.base; over && k >= 0; k--, most -= POINTS.row)
    out[order[k]] = Math.min(out[order[k]], most);
  return out;
}

const short = (/** @type {string} */ name) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;

/** @param {string} colour @param {number} x @param {number} y @param {number} size of the disc */
const mark = (colour, x, y, size) =>
  svg`<circle class="mark" cx=${x} cy=${y} r=${size} /><use class="glyph" href="#g-${colour}" x=${r(x - size * 0.65)}
    y=${r(y - size * 0.65)} width=${size * 1.3} height=${size * 1.3} />`;

/** A stepped line for each seat. @param {Standing[]} standings at least one @param {Seat[]} seats @param {number} goal @param {string} label */
export function pointsChart(standings, seats, goal, label) {
  const { left, right, base, top } = POINTS;
  const most = Math.max(goal, ...standings.flatMap(({ points }) => points));
  const y = (/** @type {number} */ n) => base - ((base - top) * n) / most;
  const x = (/** @type {number} */ i) => r(left + ((right - left) * i) / Math.max(1, standings.length - 1));
  // Lines that run together lie side by side.
  const aside = (/** @type {number} */ seat) => (seat - (seats.length - 1) / 2) * 2.4;
  const at = (/** @type {number} */ seat, /** @type {number} */ i) => r(y(standings[i].points[seat]) + aside(seat));
  const last = standings.length - 1;
  const rounds = standings[last].round > 40 ? 10 : 5;
  const fifths = standings.flatMap(({ round }, i) =>
    round > 0 && round % rounds === 0 && standings[i - 1]?.round !== round ? [i] : [],
  );
  const levels = Array.from({ length: Math.floor(most / 2) }, (_, i) => 2 * (i + 1));
  const labels = spread(seats.map((_, seat) => at(seat, last)));
  const lines = seats.map(({ name, colour }, seat) => {
    const d = standings.map((_, i) => (i ? `H${x(i)}V${at(seat, i)}` : `M${x(0)} ${at(seat, 0)}`)).join('');
    return svg`<g class="c-${colour}"><path class="under" d=${d} /><path class="line" d=${d} />
      ${fifths.map((i) => mark(colour, Math.min(x(i) + 7 * seat, right), at(seat, i), 5))}
      <path class="lead" d="M${right} ${at(seat, last)}L${right + 8} ${labels[seat]}" />${mark(colour, right + 13, labels[seat], 6)}
      <text class="whose" x=${right + 22} y=${labels[seat] + 4}><tspan class="n">${standings[last].points[seat]}</tspan> ${short(name)}</text></g>`;
  });
  return chart(
    label,
    POINTS,
    svg`${levels.map((n) => svg`<path class="grid ${n === goal ? 'goal' : ''}" d="M${left} ${r(y(n))}H${right}" /><text class="level" x=${left - 5} y=${r(y(n) + 4)}>${n}</text>`)}
      ${goal % 2 ? svg`<path class="grid goal" d="M${left} ${r(y(goal))}H${right}" />` : ''}
      <path class="axis" d="M${left} ${base}H${right}" />
      ${fifths.map((i) => svg`<text x=${x(i)} y=${base + 17}>${standings[i].round}</text>`)}${lines}`,
  );
}
