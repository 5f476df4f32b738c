/** Small drawings for panels and dialogs. Words come in from outside; every sign is decoration to a reader unless it is named. */
import { html } from 'lit-html';

/** @typedef {import('./pieces.js').SeatColour} SeatColour */

/** What a resource's card is printed on, and the land that yields it. @type {Record<string, string>} */
export const GROUNDS = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
  meat: 'hills',
  bone: 'steppe',
  flint: 'mountains',
  fur: 'forest',
};

/** A seat's disc with its glyph. @param {SeatColour} colour @param {'' | 's'} [size] s: small, for lists */
export const disc = (colour, size = '') =>
  html`<span class="disc ${size} c-${colour}" aria-hidden="true"
    ><svg><use href="#g-${colour}"></use></svg
  ></span>`;

/** An interface icon in the current colour; see art/icons.js for names. @param {string} name */
export const icon = (name) => html`<svg class="ic" aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** A resource in its own colours. @param {string} kind of a resource, or any */
export const resourceIcon = (kind) => html`<svg class="rs" aria-hidden="true"><use href="#r-${kind}"></use></svg>`;

/** The mark of the game. */
export const brand = () => html`<svg class="logo" aria-hidden="true"><use href="#brand"></use></svg>`;

/** @param {string} classes @param {unknown} picture @param {{ label?: string, count?: number, size?: '' | 's', ribbon?: string }} look */
const face = (classes, picture, { label = '', count = 0, size = '', ribbon = '' }) =>
  html`<span class="rc ${classes} ${size}"
    ><span class="pic">${picture}</span>${ribbon ? html`<span class="ribbon">${ribbon}</span>` : ''}<span class="lb"
      >${label}</span
    >${count ? html`<span class="cnt">${count}</span>` : ''}</span
  >`;

/**
 * A development card; without a kind one that lies face down.
 * @param {string | null} kind @param {{ label?: string, count?: number, size?: '' | 's', ribbon?: string }} [look]
 */
export const devCard = (kind, look = {}) => face('dev', icon(kind ?? 'dev'), look);

/** A card of a resource with its name. @param {string} kind @param {string} label @param {'' | 's'} [size] */
export const resCard = (kind, label, size) => face(`on-${kind}`, resourceIcon(kind), { label, size });

/** A small one that lies face down. */
export const cardDown = () => face('dev', '', { size: 's' });

/** A card of the pile with a sign and a name on it. @param {string} name of an icon @param {string} label */
export const cardBack = (name, label) => devCard(name, { label });

/** One die, of pale wood or of red. @param {number} n 1 to 6 @param {boolean} [red] */
export const die = (n, red = false) =>
  html`<svg class="die ${red ? 'red' : ''}" aria-hidden="true"><use href="#die-${n}"></use></svg>`;

/**
 * Closer, farther, whole board.
 * @param {{ closer: string, farther: string, whole: string }} labels
 * @param {{ zoomed: boolean, most: boolean, onCloser: () => void, onFarther: () => void, onWhole: () => void }} state
 */
export const zoomButtons = (labels, { zoomed, most, onCloser, onFarther, onWhole }) => {
  const button = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {boolean} */ off,
    /** @type {() => void} */ press,
  ) =>
    html`<button
      type="button"
      class="zb"
      data-key="zoom-${name}"
      aria-label=${label}
      title=${label}
      aria-disabled=${off}
      @click=${() => off || press()}
    >
      ${icon(name)}
    </button>`;
  return html`<div class="zoom">
    ${zoomed ? button('fit', labels.whole, false, onWhole) : ''}${zoomed ? button('minus', labels.farther, false, onFarther) : ''}
    ${button('plus', labels.closer, most, onCloser)}
  </div>`;
};
