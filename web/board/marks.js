/** Signs laid over the board to point something out: allowed here, not allowed here, look here. */
import { svg } from 'lit-html';
import { placeType, pointOf } from './geometry.js';

/** scale: larger where the sheet is shown small. @typedef {{ name: string, sign: 'yes' | 'no' | 'hint', scale?: number }} Mark */

const SIGNS = { yes: 'M-10 1-3 8 10-7', no: 'M-8-8 8 8M8-8-8 8' };

/** A hex's sign stands above its number. @param {string} name */
function at(name) {
  const [x, y] = pointOf(name).map(Math.round);
  return `translate(${x} ${placeType(name) === 'hex' ? y - 52 : y})`;
}

/** @param {Mark} mark */
export function markTemplate({ name, sign, scale = 1 }) {
  if (sign === 'hint')
    return svg`<g class="b-point" transform=${at(name)}><circle class="b-point-ink" r="47" /><circle r="47" /></g>`;
  return svg`<g class="b-sign b-${sign}" transform="${at(name)} scale(${scale})"><circle r="19" /><path d=${SIGNS[sign]} /></g>`;
}
