/** Tiles, numbers and wooden pieces at their places. */
import { svg } from 'lit-html';
import { edgeAngle, hexPoint, hexPoints, placeType, pointOf, vertexPoint } from './geometry.js';

/** @typedef {'blue' | 'verm' | 'green' | 'purple' | 'yellow' | 'black' | 'grey' | 'pale'} SeatColour */

/** How far right of the middle of a hex the robber stands, so that the number stays clear. */
const ROBBER = [57, -5];

/** @param {number} n the roll @returns {number} dots under a number: its ways to fall on two dice */
export const pips = (n) => 6 - Math.abs(7 - n);

/** @param {string} name @param {string} terrain @param {string} [letter] in place of the motif */
export function tileTemplate(name, terrain, letter) {
  const [x, y] = hexPoint(name).map(Math.round);
  if (!letter) return svg`<use href="#t-${terrain}" data-hex=${name} transform="translate(${x} ${y}) scale(.965)" />`;
  return svg`<g class="b-plain" transform="translate(${x} ${y})">
    <polygon points=${hexPoints([0, 0], 0.936)} fill="var(--t-${terrain})" /><use href="#hexrim" transform="scale(.965)" />
    <text class="b-letter" x="-56" y="12">${letter}</text>
  </g>`;
}

/** The disc with a number. @param {string} name @param {number} n @param {boolean} blocked under the robber */
export function tokenTemplate(name, n, blocked) {
  const [x, y] = hexPoint(name).map(Math.round);
  const red = n === 6 || n === 8;
  const count = pips(n);
  const dots = Array.from({ length: count }, (_, i) => `M${(7.3 * (i - (count - 1) / 2)).toFixed(1)} 18h.01`).join('');
  return svg`<g transform="translate(${x} ${y})"><g class="b-token ${red ? 'b-red' : ''} ${blocked ? 'b-off' : ''}">
    <circle class="b-drop" cy="2.2" r="33" /><circle class="b-plate" r="33" />
    ${blocked ? svg`<path class="b-bar" d="M-23-23 23 23" />` : ''} ${red ? svg`<circle class="b-inner" r="28" />` : ''}
    <text class="b-number" y="7.7">${n}</text><path class="b-pips" d=${dots} />
  </g></g>`;
}

/** Shape, place and size of the glyph on each kind of piece. @type {Record<string, [number, number, number]>} */
const GLYPHS = {
  settlement: [13, 9.5, 15],
  city: [13, 12, 18],
  road: [0, 0, 15],
  tribe: [-6, 10, 19],
  nomad: [0, 1, 17],
};

/**
 * One wooden piece of a seat with its glyph, or what belongs to nobody, drawn round the origin.
 * @param {string} kind a piece, a robber, or desert @param {SeatColour} colour
 * @param {number} [turned] by how many degrees the piece lies turned: its glyph stays upright
 */
export function woodTemplate(kind, colour, turned = 0) {
  if (!(kind in GLYPHS)) return svg`<use href="#${kind === 'desert' ? 't' : 'p'}-${kind}" />`;
  const [x, y, z] = GLYPHS[kind];
  return svg`<use href="#p-${kind}" /><use class="b-glyph" href="#g-${colour}" x=${x - z / 2} y=${y - z / 2}
    width=${z} height=${z} transform="rotate(${-turned})" />`;
}

/** Where a kind of piece stands at a place, as an SVG transform. @param {string} kind @param {string} name */
export function standing(kind, name) {
  const [x, y] = pointOf(name).map((n) => Math.round(n * 10) / 10);
  if (kind === 'road') return `translate(${x} ${y}) rotate(${edgeAngle(name)}) scale(.92)`;
  if (kind === 'desert') return `translate(${x} ${y}) scale(.965)`;
  if (placeType(name) === 'hex') return `translate(${x + ROBBER[0]} ${y + ROBBER[1]}) scale(.94)`;
  if (kind === 'tribe' || kind === 'nomad') return `translate(${x} ${y - 4}) scale(1.15)`;
  return `translate(${x} ${y - (kind === 'city' ? 4 : 2)})`;
}

/** Pieces of colours that nobody plays are smaller. @param {SeatColour} colour */
const sizeOf = (colour) => (colour === 'grey' || colour === 'pale' ? ' scale(.85)' : '');

/** A piece at its place. @param {string} kind @param {string} name @param {SeatColour} colour */
export const pieceTemplate = (kind, name, colour) =>
  svg`<g class="piece c-${colour}" data-at=${name} transform=${standing(kind, name) + sizeOf(colour)}>
    ${woodTemplate(kind, colour, kind === 'road' ? edgeAngle(name) : 0)}
  </g>`;

/** Names from the back of the table to its front, so that nearer pieces cover farther ones. @param {string[]} names */
export const backToFront = (names) => [...names].sort((a, b) => vertexPoint(a)[1] - vertexPoint(b)[1]);
