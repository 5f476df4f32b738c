/** What may be chosen, what was just done: dots, ghosts, rings and marks over the pieces. */
import { svg } from 'lit-html';
import { edgeAngle, hexPoint, hexPoints, placeType, pointOf } from './geometry.js';
import { standing, woodTemplate } from './pieces.js';

/** @typedef {import('./pieces.js').SeatColour} SeatColour */
/**
 * A place that may be chosen.
 * @typedef {object} Legal
 * @property {import('./geometry.js').PlaceType} place
 * @property {string} name
 * @property {'road' | 'settlement' | 'city' | 'robber'} kind the piece that would stand there
 * @property {string} label what a reader hears
 * @property {number} [value] for Home and End; more is better
 */

/** The mark of a place that may be chosen, round the origin. @param {Legal} legal */
function markTemplate({ place, kind }) {
  if (place === 'edge') return svg`<path class="dash-ink" d="M-15 0H15" /><path class="dash" d="M-15 0H15" />`;
  if (place === 'hex') return svg`<circle class="dot-ink" cx="56" r="14" /><circle class="dot" cx="56" r="11" />`;
  if (kind === 'city') return svg`<circle class="hoop-ink" r="38" /><circle class="hoop" r="38" />`;
  return svg`<circle class="dot-ink" r="14" /><circle class="dot" r="11" />`;
}

/** The bed under a ghost: a disc, for a road a strip, for the robber the hex. @param {Legal} legal */
function bedTemplate({ place }) {
  if (place === 'vertex') return svg`<circle class="bed-ink" r="37" /><circle class="bed" r="37" />`;
  if (place === 'edge')
    return svg`<rect class="bed-ink" x="-42" y="-15" width="84" height="30" rx="10" /><rect class="bed" x="-42" y="-15" width="84" height="30" rx="10" />`;
  return svg`<polygon class="rim-ink" points=${hexPoints([0, 0], 0.86)} /><polygon class="rim" points=${hexPoints([0, 0], 0.86)} />`;
}

/** The focus ring: a shape, so that it shows on every ground. @param {Legal} legal */
function ringTemplate({ place }) {
  if (place === 'hex')
    return svg`<polygon class="ring-2" points=${hexPoints([0, 0], 0.92)} /><polygon class="ring" points=${hexPoints([0, 0], 0.92)} />`;
  if (place === 'edge')
    return svg`<rect class="ring-2" x="-50" y="-23" width="100" height="46" rx="16" /><rect class="ring" x="-50" y="-23" width="100" height="46" rx="16" />`;
  return svg`<circle class="ring-2" r="44" /><circle class="ring" r="44" />`;
}

/** @param {Legal} legal @param {SeatColour} colour */
function ghostTemplate(legal, colour) {
  const own = standing(
    legal.kind,
    placeType(legal.name) === 'edge' ? '0,0,E' : legal.place === 'hex' ? '0,0' : '0,1,N',
  );
  const at = legal.place === 'edge' ? 'scale(.92)' : legal.place === 'vertex' ? 'translate(0 -2) scale(.92)' : own;
  return svg`<g class="ghost">${bedTemplate(legal)}<g class="ghost-piece c-${colour}" transform=${at}>${woodTemplate(legal.kind, colour)}</g></g>`;
}

/**
 * A place that may be chosen, as a button inside the drawing.
 * @param {Legal} legal @param {SeatColour} colour of the piece that would come
 * @param {{ stop: boolean, hover: boolean, focus: boolean, preview: boolean }} state
 */
export function placeTemplate(legal, colour, state) {
  const [x, y] = pointOf(legal.name).map((n) => Math.round(n * 10) / 10);
  const turn = legal.place === 'edge' ? ` rotate(${edgeAngle(legal.name)})` : '';
  const shown = state.hover || state.focus || state.preview;
  const classes = `place at-${legal.place} ${state.hover ? 'is-hover' : ''} ${state.preview ? 'is-preview' : ''}`;
  return svg`<g class=${classes} role="button" tabindex=${state.stop ? 0 : -1} data-place=${legal.name}
    aria-label=${legal.label} transform="translate(${x} ${y})${turn}">
    ${legal.place === 'hex' ? svg`<polygon class="hit" points=${hexPoints([0, 0], 0.9)} />` : svg`<circle class="hit" />`}
    <g class="mark">${markTemplate(legal)}</g>${shown ? ghostTemplate(legal, colour) : ''}${ringTemplate(legal)}
  </g>`;
}

/** Four corners round a thing of half width w and half height h. @param {number} w @param {number} h @param {number} l */
const corners = (w, h, l) =>
  `M${-w} ${l - h}V${-h}H${l - w}M${w - l} ${-h}H${w}V${l - h}M${w} ${h - l}V${h}H${w - l}M${l - w} ${h}H${-w}V${h - l}`;

/** Corner marks round what the last move changed. @param {string} name @param {boolean} city */
export function lastTemplate(name, city) {
  const type = placeType(name);
  const kind = type === 'edge' ? 'road' : type === 'hex' ? 'robber' : city ? 'city' : 'settlement';
  const d = {
    road: corners(43, 19, 10),
    robber: corners(30, 44, 12),
    city: corners(44, 42, 12),
    settlement: corners(36, 34, 12),
  }[kind];
  return svg`<g class="last" transform=${standing(kind, name)}><path class="last-ink" d=${d} /><path class="last-cream" d=${d} /></g>`;
}

/** A dashed line inside a hex that just paid out. @param {string} name */
export function producedTemplate(name) {
  const points = hexPoints(hexPoint(name), 0.9);
  return svg`<polygon class="paid" points=${points} /><polygon class="paid-ink" points=${points} />`;
}
