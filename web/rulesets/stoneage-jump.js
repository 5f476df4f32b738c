/**
 * Ways about the world map: to each continent, with the number of places that can be chosen there now.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { html } from 'lit-html';
import { boxAround, nearest, pointOf } from '../board/geometry.js';
import { jumpTemplate, miniTemplate } from '../board/worldjump.js';
import { legalPlaces } from '../ui/legal.js';
import { REGIONS, regionName } from './stoneage-places.js';

/** The part of the world a place lies in: that of its people, or of the nearest hex. @param {any} view @param {string} name */
export const regionOf = ({ hexes, sites }, name) =>
  sites[name]?.people ?? hexes[nearest(pointOf(name), Object.keys(hexes))?.name ?? '']?.region;

/** @param {Context} cx */
export function jumps(cx) {
  const { t, teller, board, state } = cx;
  const { view } = /** @type {any} */ (cx.m);
  const { hexes, boxes } = view;
  const zoom = state.zoom;
  const places = legalPlaces(cx).filter(({ place }) => place !== 'edge');
  const regions = REGIONS.map((region) => {
    const here = places.filter(({ name }) => regionOf(view, name) === region).map(({ name }) => name);
    const land = Object.keys(hexes).filter((name) => hexes[name].region === region);
    const name = regionName(teller, region);
    return {
      key: region,
      name,
      label: t('stone-go', { region: name, n: here.length }),
      count: here.length,
      away: !!zoom && !here.some((place) => zoom.sees(pointOf(place))),
      press: () => zoom?.show(boxAround(here.length ? here : land)),
    };
  });
  const centre = (/** @type {[number, number]} */ [x, y]) => zoom?.show({ x: x - 250, y: y - 250, w: 500, h: 500 });
  return html`${jumpTemplate(t('stone-go-to'), regions)}${miniTemplate(board, boxes, centre)}`;
}
