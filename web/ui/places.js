/**
 * Places by name, and what they are called for the reader: a corner by the landscapes round it, its pips and its harbour.
 *
 * @typedef {{hex: Map<string, any>, vertex: Map<string, any>, edge: Map<string, any>}} Places
 * @typedef {import('./context.js').Context} Context
 */
import { nearby } from './story.js';

/** @param {import('../engine/engine.js').Board} board @returns {Places} */
export function indexPlaces(board) {
  const by = (/** @type {{name: string}[]} */ list) => new Map(list.map((place) => [place.name, place]));
  return { hex: by(board.hexes), vertex: by(board.vertices), edge: by(board.edges) };
}

/** How often a number comes, in 36 rolls. */
export const pipsOf = (/** @type {number|null} */ number) => (number === null ? 0 : 6 - Math.abs(7 - number));

/** How often a corner yields, in 36 rolls. @param {Context} cx @param {string} name */
export function pips(cx, name) {
  const hexes = cx.places.vertex.get(name)?.hexes ?? [];
  const view = /** @type {NonNullable<Context['m']>} */ (cx.m).view;
  return hexes.reduce(
    (/** @type {number} */ sum, /** @type {string} */ hex) => sum + pipsOf(view.hexes[hex]?.number ?? null),
    0,
  );
}

/**
 * What a place is worth, for sorting: a corner its pips; a path the best free corner it leads to; a hex what the robber there takes
 * from others, less what it takes from oneself.
 * @param {Context} cx @param {string} name
 */
export function placeValue(cx, name) {
  if (cx.panel?.value) return cx.panel.value(cx, name);
  const { view, shown } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { vertex, edge, hex } = cx.places;
  if (vertex.has(name)) return pips(cx, name);
  const ends = edge.get(name)?.vertices.filter((/** @type {string} */ end) => !view.vertices[end]);
  if (ends) return Math.max(0, ...ends.map((/** @type {string} */ end) => pips(cx, end)));
  const built = hex
    .get(name)
    .vertices.map((/** @type {string} */ corner) => view.vertices[corner])
    .filter(Boolean);
  const weight = (/** @type {{piece: string, seat: number}} */ { piece, seat }) =>
    (piece === 'city' ? 2 : 1) * (seat === shown ? -1 : 1);
  const sum = built.reduce((/** @type {number} */ all, /** @type {any} */ one) => all + weight(one), 0);
  return sum * pipsOf(view.hexes[name].number);
}

/** @param {Context} cx @param {string} name */
function harbourAt(cx, name) {
  const view = /** @type {NonNullable<Context['m']>} */ (cx.m).view;
  return view.harbours.find((harbour) => cx.places.edge.get(harbour.edge)?.vertices.includes(name)) ?? null;
}

const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** @param {Context} cx @param {string} name */
function vertexName(cx, name) {
  const { t, teller } = cx;
  const hexes = cx.places.vertex.get(name)?.hexes ?? [];
  const harbour = harbourAt(cx, name);
  // A cape touches one hex only, which has up to three of them.
  const side = hexes.length === 1 ? CORNERS[cx.places.hex.get(hexes[0]).vertices.indexOf(name)] : '';
  const base = t(side ? 'place-cape' : 'place-vertex', { place: nearby(teller, hexes), side, pips: pips(cx, name) });
  if (!harbour) return base;
  return t('place-with-harbour', {
    base,
    harbour: t(`harbour-${harbour.kind === 'any' ? 'any' : 'of'}`, {
      kind: harbour.kind === 'any' ? '' : t(`res-${harbour.kind}`),
    }),
  });
}

/** @param {Context} cx @param {string} name */
function edgeName(cx, name) {
  const { t, teller } = cx;
  const edge = cx.places.edge.get(name);
  const between = nearby(teller, edge?.hexes ?? []);
  const ends = (edge?.vertices ?? []).map((/** @type {string} */ v) =>
    nearby(teller, cx.places.vertex.get(v)?.hexes ?? []),
  );
  return t(edge?.hexes.length > 1 ? 'place-edge' : 'place-coast', { between, a: ends[0] ?? '', b: ends[1] ?? '' });
}

/** @param {Context} cx @param {string} name */
function hexName(cx, name) {
  const { t, teller, names } = cx;
  const view = /** @type {NonNullable<Context['m']>} */ (cx.m).view;
  const place = nearby(teller, [name]);
  const corners = cx.places.hex.get(name)?.vertices ?? [];
  const owners = new Set(
    corners
      .map((/** @type {string} */ v) => view.vertices[v]?.seat)
      .filter((/** @type {number|undefined} */ s) => s !== undefined),
  );
  const who = cx.words.list([...owners].map((seat) => names.name(/** @type {number} */ (seat))));
  return owners.size ? t('place-hex', { place, who }) : t('place-hex-empty', { place });
}

/** As its family calls it, else by the landscapes round it. @param {Context} cx @param {string} name @returns {string} */
export function placeName(cx, name) {
  if (cx.panel?.place) return cx.panel.place(cx, name);
  if (cx.places.vertex.has(name)) return vertexName(cx, name);
  return cx.places.edge.has(name) ? edgeName(cx, name) : hexName(cx, name);
}
