/**
 * What can be chosen on the map now: the kind that is being placed, and its places.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../board/places.js').Legal} Legal
 */
import { onlyPlaceKind, placesFor, sideOf, waysFor } from '../match/intents.js';
import { placeName, placeValue } from './places.js';

/** What one builds of free choice in, however little can be built. */
const FREE = ['MAIN', 'BUILDING', 'PARTNER'];

/** What has to be placed now, whatever is chosen. @param {NonNullable<Context['m']>} m */
export const forced = (m) => (FREE.includes(m.view.phase) ? null : onlyPlaceKind(m.legal));

/** What is placed on the map now: the chosen kind, or the only thing that can be placed. @param {Context} cx */
export function placing(cx) {
  if (!cx.m?.mine) return null;
  return cx.ui.choosing ?? forced(cx.m);
}

/** Which piece is being placed or moved, where that is a choice. @param {Context} cx */
export const sideNow = ({ m, ui }, kind = ui.choosing ?? '') => sideOf(m?.legal ?? [], kind, ui.side);

/** All that could be meant by a place for what is being placed. @param {Context} cx @param {string|null} name */
export const waysAt = (cx, name) =>
  (name !== null && waysFor(cx.m?.legal ?? [], placing(cx) ?? '', cx.ui.side).get(name)) || [];

const TYPE = (/** @type {string} */ name) => (/,[NS]$/.test(name) ? 'vertex' : /,[A-Z]+$/.test(name) ? 'edge' : 'hex');

/** @param {Context} cx @param {string} kind @returns {Legal[]} */
export const placesOfKind = (cx, kind) =>
  [...placesFor(cx.m?.legal ?? [], kind, cx.ui.side)].map(([name, action]) => ({
    place: TYPE(name),
    name,
    kind: cx.panel.ghosts[kind] ?? /** @type {any} */ (action).hunter ?? 'robber',
    label: placeName(cx, name),
    value: placeValue(cx, name),
  }));

/** The places that can be chosen now, as the board wants them. @param {Context} cx @returns {Legal[]} */
export function legalPlaces(cx) {
  const kind = placing(cx);
  return cx.help?.places(cx) ?? cx.panel.legal?.(cx, kind) ?? (kind ? placesOfKind(cx, kind) : []);
}
