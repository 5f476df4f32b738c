/**
 * Places of the world map: what they are called, what they are worth, and the map in lists.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../ui/story.js').Teller} Teller
 */
import { html, nothing } from 'lit-html';
import { robbersIn } from '../match/intents.js';
import { pips, pipsOf } from '../ui/places.js';
import { who } from '../ui/story.js';

export const REGIONS = ['africa', 'europe', 'asia', 'australia', 'america'];

/** A list of names in the words. @param {Context['t']} t @param {string} key */
const listed = (t, key) => t(key).split(', ');

/** What a part of the world is called. @param {Pick<Teller, 't'>} teller @param {string} region */
export const regionName = ({ t }, region) => listed(t, 'stone-regions')[REGIONS.indexOf(region)] ?? region;

/** As they are lettered on the map. @param {Context} cx @returns {Record<string, string>} */
export const lettering = (cx) => ({
  ...Object.fromEntries(REGIONS.map((region) => [region, regionName(cx, region)])),
  ...Object.fromEntries(listed(cx.t, 'stone-oceans').map((name, i) => [['pacific', 'atlantic', 'indian'][i], name])),
});

/** The names of the hexes in one language. @type {{t: unknown, names: Record<string, string>}} */
let known = { t: null, names: {} };

/** From north to south, in a row from west to east. @param {Pick<Teller, 't'|'view'>} teller */
function hexNames({ t, view }) {
  if (known.t !== t) {
    const at = (/** @type {string} */ hex) => hex.split(',').map(Number);
    const order = Object.keys(view.hexes).sort((a, b) => at(a)[1] - at(b)[1] || at(a)[0] - at(b)[0]);
    const names = listed(t, 'stone-hexes');
    known = { t, names: Object.fromEntries(order.map((hex, i) => [hex, names[i]])) };
  }
  return known.names;
}

/** "Libya 10 and Algeria 4" @param {Teller} teller @param {string[]} hexes */
export function near(teller, hexes) {
  const { t, words, view } = teller;
  const names = hexNames(teller);
  return words.list(
    hexes
      .filter((hex) => view.hexes[hex])
      .map((hex) => {
        const { terrain, number } = view.hexes[hex];
        return terrain === 'desert' ? names[hex] : t('hex-number', { terrain: names[hex], n: number ?? 0 });
      }),
  );
}

/** @param {any} view */
const boxesOf = (view) => /** @type {any[]} */ (view.boxes);

/** What a passage is called. @param {Pick<Teller, 't'|'view'>} teller @param {string} edge */
export const boxName = ({ t, view }, edge) =>
  listed(t, 'stone-boxes')[boxesOf(view).findIndex((box) => box.edge === edge)] ?? edge;

/** A crossing in the story: the land round it, else the passage it lies behind. @param {Teller} teller @param {string} vertex */
export function crossing(teller, vertex) {
  const hexes = teller.hexesAt(vertex);
  if (hexes.length) return near(teller, hexes);
  const box = boxesOf(teller.view).find(({ near: a, far }) => far === vertex || a === vertex);
  return box ? teller.t('stone-vertex-sea', { box: boxName(teller, box.edge) }) : vertex;
}

/** The same in few letters, for a button. @param {Teller} teller @param {string} vertex */
export function shortly(teller, vertex) {
  const names = hexNames(teller);
  const hexes = teller.hexesAt(vertex).map((hex) => names[hex]);
  return hexes.length ? hexes.slice(0, 2).join(' / ') : crossing(teller, vertex);
}

/** Whether a seat may pass there. @param {any} view @param {any} box @param {number} seat */
export const passes = (view, { clothing, construction }, seat) => {
  const { tracks } = view.players[seat];
  return tracks.clothing >= clothing && tracks.construction >= construction;
};

/** @param {Context} cx @param {any} box */
export function boxSays(cx, box) {
  const { t, m, teller } = cx;
  const name = boxName(teller, box.edge);
  const base = t('stone-box', { name, clothing: box.clothing, construction: box.construction });
  const full = box.tile ? t('stone-box-tile', { base, numeral: 'I'.repeat(box.numeral).replace('IIII', 'IV') }) : base;
  if (m?.shown == null) return full;
  return t('stone-at', {
    base: full,
    what: t(passes(m.view, box, m.shown) ? 'stone-box-open' : 'stone-box-closed'),
  });
}

/** What stands or lies at a crossing. @param {Context} cx @param {string} name @returns {string[]} */
function thereAt(cx, name) {
  const { t, teller } = cx;
  const view = /** @type {any} */ (cx.m).view;
  const [piece, site] = [view.vertices[name], view.sites[name]];
  return [
    ...(piece ? [t('stone-piece', { ...who(teller, piece.seat), piece: piece.piece })] : []),
    ...(site ? [site.tile ? t('stone-site', { region: regionName(cx, site.people) }) : t('stone-site-closed')] : []),
    ...(view.black.includes(name) ? [t('stone-black')] : []),
  ];
}

/** @param {Context} cx @param {string} name */
function vertexName(cx, name) {
  const { t, teller, places } = cx;
  const hexes = places.vertex.get(name)?.hexes ?? [];
  const base = hexes.length
    ? t('stone-vertex', { place: near(teller, hexes), pips: pips(cx, name) })
    : crossing(teller, name);
  return thereAt(cx, name).reduce((all, what) => t('stone-at', { base: all, what }), base);
}

/** @param {Context} cx @param {string} name */
function hexName(cx, name) {
  const { t, teller, names, words } = cx;
  const view = /** @type {any} */ (cx.m).view;
  const { terrain, number } = view.hexes[name];
  const key = terrain === 'desert' ? 'stone-hex-desert' : 'stone-hex';
  const base = t(key, { name: hexNames(teller)[name], terrain: t(`terrain-${terrain}`), n: number ?? 0 });
  const owners = new Set(tribesAt(cx, name).map(({ seat }) => names.name(seat)));
  return owners.size ? t('place-hex', { place: base, who: words.list([...owners]) }) : base;
}

/** Whose tribes yield there. @param {Context} cx @param {string} hex @returns {{seat: number}[]} */
const tribesAt = (cx, hex) =>
  cx.places.hex
    .get(hex)
    .vertices.map((/** @type {string} */ corner) => cx.m?.view.vertices[corner])
    .filter((/** @type {any} */ one) => one?.piece === 'tribe');

/** @param {Context} cx @param {string} name */
export function place(cx, name) {
  if (cx.places.vertex.has(name)) return vertexName(cx, name);
  if (cx.places.hex.has(name)) return hexName(cx, name);
  const box = boxesOf(cx.m?.view).find(({ edge }) => edge === name);
  return box ? boxSays(cx, box) : name;
}

/** A crossing by what can be got there; a hex by what the others lose there. @param {Context} cx @param {string} name */
export function value(cx, name) {
  const { view, shown } = /** @type {any} */ (cx.m);
  if (cx.places.vertex.has(name)) return pips(cx, name) + (view.sites[name]?.tile ? 100 : 0);
  if (!cx.places.hex.has(name)) return -1;
  const loss = tribesAt(cx, name).reduce((sum, { seat }) => sum + (seat === shown ? -1 : 1), 0);
  return loss * pipsOf(view.hexes[name].number);
}

/** @param {unknown} title @param {[string, string][]} rows names and what they are called */
const section = (title, rows) =>
  rows.length
    ? html`<h3>${title}</h3>
        <ul class="places">
          ${rows.map(([name, said]) => html`<li>${said} <code>${name}</code></li>`)}
        </ul>`
    : nothing;

/** The map in lists: continents, sites, passages, robbers, what everybody has there. @param {Context} cx */
export function text(cx) {
  const { t, names } = cx;
  const view = /** @type {any} */ (cx.m).view;
  const called = (/** @type {string[]} */ list) =>
    list.map((name) => /** @type {[string, string]} */ ([name, place(cx, name)]));
  const own = (/** @type {number} */ seat) =>
    Object.keys(view.vertices).filter((name) => view.vertices[name].seat === seat);
  return html`${REGIONS.map((region) =>
    section(
      regionName(cx, region),
      called(Object.keys(view.hexes).filter((name) => view.hexes[name].region === region)),
    ),
  )}
  ${section(t('text-sites'), called(Object.keys(view.sites).filter((name) => view.sites[name].tile)))}
  ${section(t('text-boxes'), called(boxesOf(view).map(({ edge }) => edge)))}
  ${section(
    t('text-hunters'),
    Object.entries(robbersIn(view)).map(([hunter, hex]) => [
      String(hex),
      t('stone-at', { base: t(`stone-robber-${hunter}`), what: near(cx.teller, [String(hex)]) }),
    ]),
  )}
  ${view.players.map((/** @type {any} */ { seat }) => section(names.name(seat), called(own(seat))))}`;
}
