/** The world map: what a seat sees of a game of the stone age, as one SVG. State in, template out. */
import { svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { boxAround, hexPoint, pointOf } from './geometry.js';
import { backToFront, pieceTemplate, tileTemplate, tokenTemplate } from './pieces.js';
import { lastTemplate, producedTemplate } from './places.js';
import { mapTemplate, placesTemplate, self } from './render.js';
import { worldBox, worldSea } from './worldchart.js';
import { routePath, sandOver } from './worldcoast.js';
import { blackTemplate, boxTemplate, chosenTemplate, plaquePoint, siteTemplate } from './worldsigns.js';

export { worldBox } from './worldchart.js';

/**
 * What the page knows beside the position; all may be left out but what a board needs.
 * @typedef {import('./render.js').BoardUi & {
 *   prices?: Record<string, number>, route?: string[], regionNames?: Record<string, string>, chosen?: string | null
 * }} WorldUi
 * prices: by vertex, in meat; route: vertices of a walk to draw; regionNames: africa, europe, asia, australia, america, and
 * pacific, atlantic, indian, as they are lettered; chosen: the place of the nomad that walks, or a box
 */

/** Hills of this map are another land than those of the island. @param {string} terrain */
const tileOf = (terrain) => (terrain === 'hills' ? 'highland' : terrain);

/** What the desert left: the head of an ox, round where the path is. */
const SKULL = 'm-12-9q-22 2-26-20 10 10 26 6 12-6 24 0 16 4 26-6-4 22-26 20l-4 22-3 12h-10l-3-12Zm3 5 6 3m12-3-6 3';

/** Tiles, deserts over them, numbers. @param {any} view @param {WorldUi} ui */
function landTemplate({ hexes, robbers }, ui) {
  const names = Object.keys(hexes);
  const dry = names.filter((name) => hexes[name].terrain === 'desert');
  const wet = names.filter((name) => !dry.includes(name));
  const tile = (/** @type {string} */ name) =>
    tileTemplate(name, tileOf(hexes[name].terrain), ui.letters?.[hexes[name].terrain]);
  const blocked = Object.values(robbers);
  return svg`${repeat(wet, self, tile)}<path class="w-sand" d=${sandOver(dry)} />${repeat(dry, self, tile)}<path class="w-skull" d=${dry.map((name) => `M${hexPoint(name).map(Math.round)}${SKULL}`).join('')} />
    ${repeat(ui.produced ?? [], self, producedTemplate)}
    ${repeat(
      wet.filter((name) => hexes[name].number),
      self,
      (name) => tokenTemplate(name, hexes[name].number, blocked.includes(name)),
    )}`;
}

/** Peoples, black crossings, boxes. @param {any} view @param {WorldUi} ui */
function signsTemplate({ sites, black, boxes, players, actor, vertices }, ui) {
  const tracks = players?.[ui.seat ?? actor]?.tracks;
  const shown = Object.keys(sites).filter((name) => sites[name].tile || vertices[name]?.piece !== 'tribe');
  const open = (/** @type {any} */ box) =>
    !!tracks && tracks.clothing >= box.clothing && tracks.construction >= box.construction;
  return svg`${blackTemplate(black)}${repeat(shown, self, (name) => siteTemplate(name, sites[name]))}
    ${repeat(
      boxes,
      (box) => box.edge,
      (box) => boxTemplate(box, open(box)),
    )}`;
}

/** The way of a walk, the pieces from back to front, the robbers, the marks of the last move. @param {any} view @param {WorldUi} ui */
function piecesTemplate({ vertices, robbers, hexes }, ui) {
  const route = routePath(ui.route ?? []);
  const built = backToFront(Object.keys(vertices).filter((name) => vertices[name].piece));
  const pieceAt = (/** @type {string} */ name) =>
    hexes[name] && !Object.values(robbers).includes(name) ? 'desert' : vertices[name]?.piece;
  return svg`<path class="w-way-ink" d=${route} /><path class="w-way" d=${route} />
    ${ui.chosen ? chosenTemplate(pointOf(ui.chosen)) : ''}
    ${repeat(built, self, (name) => pieceTemplate(vertices[name].piece, name, ui.colours[vertices[name].seat]))}
    ${repeat(Object.keys(robbers), self, (who) => (robbers[who] ? pieceTemplate(who, robbers[who], 'black') : ''))}
    ${repeat(ui.lastMove ?? [], self, (name) => lastTemplate(name, pieceAt(name)))}`;
}

/** Where a seat's nomads are; its tribes while it has none; everybody's pieces. @param {any} view @param {unknown} seat */
function homeOf({ vertices }, seat) {
  const all = Object.keys(vertices).filter((name) => vertices[name].piece);
  const own = all.filter((name) => vertices[name].seat === seat);
  const nomads = own.filter((name) => vertices[name].piece === 'nomad');
  return [nomads, own, all].find((names) => names.length) ?? [];
}

/**
 * The whole map; see boardTemplate.
 * @param {{ board: import('./worldchart.js').Board, view: any, ui: WorldUi }} state
 */
export function worldTemplate({ board, view, ui }) {
  const plaques = Object.fromEntries(view.boxes.map((/** @type {any} */ box) => [box.edge, plaquePoint(box)]));
  const legal = (ui.legal ?? []).map((one) => ({
    ...one,
    price: ui.prices?.[one.name],
    at: plaques[one.name],
    rich: !!view.sites[one.name]?.tile && one.kind === 'nomad',
  }));
  return mapTemplate(
    ui,
    worldBox(board.hexes),
    svg`${worldSea(board, view.boxes, ui.regionNames ?? {})}${landTemplate(view, ui)}${signsTemplate(view, ui)}${piecesTemplate(view, ui)}`,
    placesTemplate(legal, ui, view),
    'world',
    boxAround(homeOf(view, ui.seat ?? view.actor)),
  );
}
