/** The board: what a seat sees, as one SVG. State in, template out; nothing is kept here. */
import { html, nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { coastTemplate, harbourTemplate, seaTemplate, sheetOf } from './chart.js';
import { markTemplate } from './marks.js';
import { backToFront, pieceTemplate, tileTemplate, tokenTemplate } from './pieces.js';
import { lastTemplate, placeTemplate, producedTemplate } from './places.js';

/** @typedef {import('./pieces.js').SeatColour} SeatColour */
/** @typedef {import('./places.js').Legal} Legal */
/**
 * What the page knows beside the position.
 * @typedef {object} BoardUi
 * @property {SeatColour[]} colours one per seat
 * @property {string} label of the whole board, for readers
 * @property {Legal[]} [legal] the places that may be chosen now
 * @property {number} [seat] whose piece would come; the seat to act if left out
 * @property {string | null} [hover] the place under the pointer
 * @property {string | null} [focus] the place the keyboard was last on: the one that Tab comes back to
 * @property {string | null} [preview] the place of the first tap
 * @property {string[]} [lastMove] names of places that the last move changed
 * @property {string[]} [produced] names of hexes that this roll made pay
 * @property {string} [mapName]
 * @property {Record<string, string> | null} [letters] by terrain, in place of the motifs
 * @property {import('./marks.js').Mark[]} [marks] what is pointed out
 * @property {import('./geometry.js').Box} [box] the part to show; all of it if left out
 * @property {string} [size] how large a hex is on the screen (zoom.js), where no zoom sets it
 */

/** Pass-through key for lists of names. @param {string} name */
export const self = (name) => name;

/** What may be chosen, as buttons. @param {import('./places.js').Legal[]} legal @param {BoardUi} ui @param {any} view */
export function placesTemplate(legal, ui, view) {
  const seat = ui.seat ?? view.actor;
  const colour = ui.colours[typeof seat === 'number' ? seat : 0];
  const stop = legal.some((l) => l.name === ui.focus) ? ui.focus : legal[0]?.name;
  return repeat(
    legal,
    (l) => l.name,
    (l) =>
      placeTemplate(l, colour, {
        stop: l.name === stop,
        hover: l.name === ui.hover,
        focus: l.name === ui.focus,
        preview: l.name === ui.preview,
      }),
  );
}

/** Tiles, numbers and what was rolled. @param {any} view @param {BoardUi} ui */
function landTemplate(view, ui) {
  const names = Object.keys(view.hexes);
  const tokens = names.filter((name) => view.hexes[name].number);
  return svg`
    ${repeat(names, self, (name) => tileTemplate(name, view.hexes[name].terrain, ui.letters?.[view.hexes[name].terrain]))}
    ${repeat(ui.produced ?? [], self, producedTemplate)}
    ${repeat(tokens, self, (name) => tokenTemplate(name, view.hexes[name].number, name === view.robber))}`;
}

/** Roads first, then buildings from back to front, the robber, the marks of the last move. @param {any} view @param {BoardUi} ui */
function piecesTemplate(view, ui) {
  const { roads, vertices, robber } = view;
  const built = backToFront(Object.keys(vertices).filter((name) => vertices[name].piece));
  return svg`
    ${repeat(Object.keys(roads), self, (name) => pieceTemplate('road', name, ui.colours[roads[name].seat]))}
    ${repeat(built, self, (name) => pieceTemplate(vertices[name].piece, name, ui.colours[vertices[name].seat]))}
    ${robber ? pieceTemplate('robber', robber, 'black') : ''}
    ${repeat(ui.lastMove ?? [], self, (name) => lastTemplate(name, vertices[name]?.piece))}`;
}

/** @param {import('./geometry.js').Box} box */
const numbers = ({ x, y, w, h }) => `${x} ${y} ${w} ${h}`;

/**
 * The drawing round any board.
 * @param {BoardUi} ui @param {import('./geometry.js').Box} box the whole sheet @param {unknown} drawn @param {unknown} places @param {string} [classes]
 * @param {import('./geometry.js').Box | null} [home] the part to begin with where all of it is too small to play
 */
export const mapTemplate = (ui, box, drawn, places, classes = '', home = null) =>
  html`<svg
    class="map ${classes} ${ui.hover ? 'aimed' : ''}"
    viewBox=${numbers(ui.box ?? box)}
    data-box=${numbers(box)}
    data-home=${home ? numbers(home) : nothing}
    data-size=${ui.size ?? nothing}
    role="group"
    aria-label=${ui.label}
  >
    <g aria-hidden="true">${drawn} ${(ui.marks ?? []).map(markTemplate)}</g>
    <g>${places}</g>
  </svg>`;

/**
 * The whole board. Put it into an element of class `sheet`, once; input.js and zoom.js listen on the `svg.map` it makes.
 * @param {{ board: { hexes: { name: string }[] }, view: any, ui: BoardUi }} state
 */
export function boardTemplate({ board, view, ui }) {
  const { box } = sheetOf(board.hexes);
  return mapTemplate(
    ui,
    box,
    svg`${seaTemplate(board.hexes, ui.mapName)} ${view.harbours.map((/** @type {any} */ h) => harbourTemplate(h, box))}
      ${coastTemplate(board.hexes)} ${landTemplate(view, ui)} ${piecesTemplate(view, ui)}`,
    placesTemplate(ui.legal ?? [], ui, view),
  );
}
