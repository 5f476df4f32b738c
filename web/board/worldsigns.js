/** What is printed and laid on the world map: peoples, black crossings, boxes with their event tiles. */
import { svg } from 'lit-html';
import { vertexPoint } from './geometry.js';
import { tilePoint } from './worldcoast.js';

/** @typedef {import('./worldchart.js').WorldBox} WorldBox */

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

const at = (/** @type {number[]} */ [x, y]) => `translate(${Math.round(x)} ${Math.round(y)})`;

/** A place where a people can be joined; the tile lies there, or is gone. @param {string} name @param {{ people: string, tile: boolean, triangle: boolean }} site */
export const siteTemplate = (name, { people, tile, triangle }) =>
  svg`<g class="w-site w-${people} ${tile ? '' : 'w-gone'}" transform=${at(vertexPoint(name))}>
    <rect class="w-card" x="-27" y="-27" width="54" height="54" rx="12" /><rect class="w-frame" x="-21.5" y="-21.5" width="43" height="43" rx="7" />
    <use href="#pt-${people}" x="-19" y="-19" width="38" height="38" />${triangle ? svg`<path class="w-triangle" d="M0 19 11 37H-11Z" />` : ''}
  </g>`;

/** @param {string[]} names */
export const blackTemplate = (names) =>
  svg`<path class="w-black" d=${names.map((name) => `M${vertexPoint(name).map(Math.round)}m0-19 19 19-19 19-19-19Z`).join('')} />`;

/** Where the plaque of a box lies: on a way that runs upright, beside one that doesn't, clear of what stands at its ends. @param {{ near: string, far: string }} box @returns {import('./geometry.js').Point} */
export function plaquePoint({ near, far }) {
  const [[ax, ay], [bx, by]] = [near, far].map(vertexPoint);
  if (ax === bx) return [ax, ay + (by - ay) * (by < ay ? 0.56 : 0.5)];
  return [ax + (bx - ax) * 0.4, ay + (by - ay) * 1.1];
}

const LOCK = 'M-14-20V-30A14 14 0 0 1 14-30V-20';

/**
 * The tile behind a box, or the place where it lay; the plaque: a lock hangs on it while it is closed.
 * @param {WorldBox} box @param {boolean} open for the seat that looks
 */
export function boxTemplate(box, open) {
  const { numeral, clothing, construction, tile } = box;
  return svg`<g transform=${at(tilePoint(box))}>
      ${tile ? svg`<use href="#w-tile" /><text class="w-numeral" y="11">${NUMERALS[numeral] ?? numeral}</text>` : svg`<rect class="w-void" x="-23" y="-23" width="46" height="46" rx="7" />`}
    </g><g transform=${at(plaquePoint(box))}>
      ${open ? '' : svg`<path class="w-lock-edge" d=${LOCK} /><path class="w-lock" d=${LOCK} />`}
      <use href="#w-box" /><text class="w-need" x="-19" y="12">${clothing}</text><text class="w-need w-build" x="20" y="12">${construction}</text>
    </g>`;
}

/** A gold ring round the nomad, or the box, that is chosen. @param {number[]} middle */
export const chosenTemplate = (middle) =>
  svg`<g transform=${at(middle)}><circle class="w-chosen-ink" r="46" /><circle class="b-chosen" r="46" /></g>`;
