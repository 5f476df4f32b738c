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
 * @property {string} kind the piece that would stand there; `pick`: what lies there is chosen
 * @property {string} label what a reader hears
 * @property {number} [value] for Home and End; more is better
 * @property {number} [price] in cards, written beside it
 * @property {import('./geometry.js').Point} [at] where it is drawn, if not where its name says
 * @property {boolean} [rich] there is something to get
 */

/** Whether a plaque that lies on an edge is chosen: it says for itself what it is, and lies upright. @param {string} place @param {string} kind */
const isPlaque = (place, kind) => place === 'edge' && kind === 'pick';

/** What it costs, in a disc. @param {number | undefined} price @param {number} x @param {number} y */
const priceTemplate = (price, x, y) =>
  price
    ? svg`<g class="b-price" transform="translate(${x} ${y})"><circle class="b-dot-ink" r="26" /><circle class="b-dot ${price > 1 ? 'b-dim' : ''}" r="22.5" />
        <text y="12">${price}</text></g>`
    : '';

/** A ring round what stands there already. @param {number} [price] */
const hoopTemplate = (price = 0) =>
  svg`<circle class="b-hoop-ink" r="38" /><circle class="b-hoop ${price > 1 ? 'b-far' : ''}" r="38" />`;

/** The mark of a place that may be chosen, round the origin. @param {Legal} legal */
function markTemplate({ place, kind, price, rich }) {
  if (isPlaque(place, kind)) return '';
  if (place === 'edge') return svg`<path class="b-dash-ink" d="M-12 0H12" /><path class="b-dash" d="M-12 0H12" />`;
  if (kind === 'desert')
    return svg`<polygon class="b-hoop-ink" points=${hexPoints([0, 0], 0.8)} /><polygon class="b-hoop" points=${hexPoints([0, 0], 0.8)} />`;
  if (place === 'hex') return svg`<circle class="b-dot-ink" cx="56" r="14" /><circle class="b-dot" cx="56" r="11" />`;
  if (kind === 'city' || kind === 'pick') return hoopTemplate();
  if (rich) return svg`${hoopTemplate(price)}${priceTemplate(price, 32, -32)}`;
  if (price) return priceTemplate(price, 0, 0);
  return svg`<circle class="b-dot-ink" r="14" /><circle class="b-dot" r="11" />`;
}

/** The bed under a ghost: a disc, for a road a strip, for the robber the hex. @param {Legal} legal */
function bedTemplate({ place, kind }) {
  if (isPlaque(place, kind))
    return svg`<rect class="b-bed-ink" x="-49" y="-30" width="98" height="60" rx="14" /><rect class="b-chosen" x="-49" y="-30" width="98" height="60" rx="14" />`;
  if (kind === 'pick') return svg`<circle class="b-bed-ink" r="40" /><circle class="b-chosen" r="40" />`;
  if (place === 'vertex')
    return svg`<circle class="b-bed-ink" r="37" /><circle class="b-bed ${kind === 'city' ? 'b-over' : ''}" r="37" />`;
  if (place === 'edge')
    return svg`<rect class="b-bed-ink" x="-42" y="-15" width="84" height="30" rx="10" /><rect class="b-bed" x="-42" y="-15" width="84" height="30" rx="10" />`;
  return svg`<polygon class="b-rim-ink" points=${hexPoints([0, 0], 0.86)} /><polygon class="b-rim" points=${hexPoints([0, 0], 0.86)} />`;
}

/** The focus ring: a shape, so that it shows on every ground. @param {Legal} legal */
function ringTemplate({ place, kind }) {
  if (place === 'hex')
    return svg`<polygon class="b-ring-2" points=${hexPoints([0, 0], 0.92)} /><polygon class="b-ring" points=${hexPoints([0, 0], 0.92)} />`;
  if (place === 'edge') {
    const high = kind === 'pick' ? 37 : 23;
    return svg`<rect class="b-ring-2" x="-54" y=${-high} width="108" height=${2 * high} rx="16" /><rect class="b-ring" x="-54" y=${-high} width="108" height=${2 * high} rx="16" />`;
  }
  return svg`<circle class="b-ring-2" r="44" /><circle class="b-ring" r="44" />`;
}

/** How a ghost lies on its bed. @param {Legal} legal */
const liesAt = ({ place, kind }) =>
  place === 'hex' ? standing(kind, '0,0') : place === 'edge' ? 'scale(.92)' : 'translate(0 -2) scale(.92)';

/** The piece that would come, on its bed. @param {Legal} legal @param {SeatColour} colour @param {number} turned */
const ghostTemplate = (legal, colour, turned) =>
  svg`<g class="b-ghost">${bedTemplate(legal)}${
    legal.kind === 'pick'
      ? ''
      : svg`<g class="b-ghost-piece c-${colour}" transform=${liesAt(legal)}>${woodTemplate(legal.kind, colour, turned)}</g>`
  }${priceTemplate(legal.price, 32, -32)}</g>`;

/**
 * A place that may be chosen, as a button inside the drawing.
 * @param {Legal} legal @param {SeatColour} colour of the piece that would come
 * @param {{ stop: boolean, hover: boolean, focus: boolean, preview: boolean }} state
 */
export function placeTemplate(legal, colour, state) {
  const [x, y] = (legal.at ?? pointOf(legal.name)).map((n) => Math.round(n * 10) / 10);
  const turned = legal.place === 'edge' && legal.kind !== 'pick' ? edgeAngle(legal.name) : 0;
  const shown = state.hover || state.focus || state.preview;
  const classes = `place ${state.hover ? 'is-hover' : ''} ${state.preview ? 'is-preview' : ''}`;
  return svg`<g class=${classes} role="button" tabindex=${state.stop ? 0 : -1} data-place=${legal.name}
    aria-label=${legal.label} transform="translate(${x} ${y}) rotate(${turned})">
    ${legal.place === 'hex' ? svg`<polygon class="b-hit" points=${hexPoints([0, 0], 0.9)} />` : svg`<circle class="b-hit" />`}
    <g class="b-mark">${markTemplate(legal)}</g>${shown ? ghostTemplate(legal, colour, turned) : ''}${ringTemplate(legal)}
  </g>`;
}

/** Four corners round a thing of half width w and half height h, with arms i across and j down. @param {number[]} size */
const corners = ([w, h, i, j]) =>
  `M${-w} ${j - h}V${-h}H${i - w}M${w - i} ${-h}H${w}V${j - h}M${w} ${h - j}V${h}H${w - i}M${i - w} ${h}H${-w}V${h - j}`;

/** The size of the marks round each kind of piece. @type {Record<string, number[]>} */
const LAST = {
  road: [44, 20, 14, 8],
  robber: [31, 45, 12, 12],
  city: [44, 42, 12, 12],
  settlement: [36, 34, 12, 12],
  desert: [70, 70, 20, 20],
};

/** Corner marks round what the last move changed. @param {string} name @param {string} [piece] that stands there; a settlement if left out */
export function lastTemplate(name, piece = 'settlement') {
  const type = placeType(name);
  const kind = type === 'edge' ? 'road' : type === 'vertex' || piece === 'desert' ? piece : 'robber';
  const d = corners(LAST[kind] ?? LAST.settlement);
  return svg`<g class="b-last" transform=${standing(kind, name)}><path class="b-last-ink" d=${d} /><path class="b-last-cream" d=${d} /></g>`;
}

/** A dashed line inside a hex that just paid out. @param {string} name */
export function producedTemplate(name) {
  const points = hexPoints(hexPoint(name), 0.9);
  return svg`<polygon class="b-paid" points=${points} /><polygon class="b-paid-ink" points=${points} />`;
}
