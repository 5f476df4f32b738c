// A layout in words to the bytes of a deal, and back. The format of a deal stands in core/hx.h.
import { engineError } from './core.js';

/** @typedef {import('./engine.js').Layout} Layout */
/** @typedef {import('./engine.js').RulesetInfo} RulesetInfo */
/** @typedef {import('./names.js').Names} Names */

/** @typedef {object} Parts
 * @property {number[]} terrain by hex
 * @property {number[]} number by hex
 * @property {number[]} edges of harbours
 * @property {number[]} kinds of harbours
 * @property {number} robber
 * @property {number} first
 * @property {number[]} rest what a ruleset has besides, as it was dealt */

const GROUPS = ['hexes', 'harbours', 'robber', 'first'];
const ANY = 'any';
const HARBOURS_MOST = 64;
const SAID_MOST = 8; // complaints in one error

/** @param {Uint8Array} deal @param {number} n hexes @returns {Parts} */
export function partsOf(deal, n) {
  const h = deal[2 * n];
  const at = 2 * n + 1;
  return {
    terrain: [...deal.subarray(0, n)],
    number: [...deal.subarray(n, 2 * n)],
    edges: [...deal.subarray(at, at + h)],
    kinds: [...deal.subarray(at + h, at + 2 * h)],
    robber: deal[at + 2 * h],
    first: deal[at + 2 * h + 1],
    rest: [...deal.subarray(at + 2 * h + 2)],
  };
}

/** @param {Parts} p */
const dealOf = (p) =>
  new Uint8Array([...p.terrain, ...p.number, p.edges.length, ...p.edges, ...p.kinds, p.robber, p.first, ...p.rest]);

export const isObject = (x) => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Complaints, and what throws them if there are any. */
export function complainer() {
  /** @type {string[]} */
  const complaints = [];
  return {
    complain: (/** @type {string} */ text) => void complaints.push(text),
    settle() {
      if (complaints.length) throw engineError('LAYOUT', complaints.slice(0, SAID_MOST).join('; '));
    },
  };
}

/** Complains about each field that does not belong there. */
export function onlyFields(what, object, fields, complain) {
  if (!isObject(object)) return complain(`${what} is no object`);
  for (const key of Object.keys(object)) if (!fields.includes(key)) complain(`${what} has an unknown field ${key}`);
}

/** @typedef {object} Words what a ruleset calls things
 * @property {Names} names
 * @property {string[]} terrains by code
 * @property {string[]} kinds of harbours, by code */

/** @typedef {(complaint: string) => void} Complain */

/** @param {{ names: Names }} words @param {string} what @param {any} place @param {Complain} complain */
export function hexAt({ names }, what, place, complain) {
  const name = isObject(place) ? `${place.q},${place.r}` : String(place);
  const hex = names.places.hex.get(name);
  if (hex === undefined) complain(`${what}: there is no hex ${name}`);
  return hex;
}

/** @param {Words} words @param {any} one @param {number} hex @param {Parts} parts @param {Complain} complain */
function readHex({ terrains }, one, hex, parts, complain) {
  const terrain = one.terrain === '' ? -1 : terrains.indexOf(one.terrain);
  if (terrain < 0) complain(`there is no terrain ${String(one.terrain)}`);
  const number = one.number ?? 0;
  if (!Number.isInteger(number) || number < 0 || number > 12) complain(`${String(number)} is no number token`);
  parts.terrain[hex] = terrain;
  parts.number[hex] = number;
}

/** @param {Words} words @param {any} list @param {Parts} parts @param {Complain} complain */
function readHexes(words, list, parts, complain) {
  if (!Array.isArray(list)) return complain('hexes is no list');
  const hexNames = words.names.placeNames.hex;
  const seen = new Set();
  list.forEach((one, i) => {
    const what = `hexes[${i}]`;
    onlyFields(what, one, ['q', 'r', 'terrain', 'number'], complain);
    const hex = isObject(one) ? hexAt(words, what, one, complain) : undefined;
    if (hex === undefined) return;
    if (seen.has(hex)) complain(`${what}: hex ${hexNames[hex]} stands there twice`);
    seen.add(hex);
    readHex(words, one, hex, parts, (text) => complain(`${what}: ${text}`));
  });
  hexNames.forEach((name, hex) => seen.has(hex) || complain(`hexes: ${name} is missing`));
}

/** @param {Words} words @param {any} list @param {Parts} parts @param {Complain} complain */
function readHarbours({ names, kinds }, list, parts, complain) {
  if (!Array.isArray(list)) return complain('harbours is no list');
  if (list.length > HARBOURS_MOST) return complain('harbours: too many');
  parts.edges = [];
  parts.kinds = [];
  list.forEach((one, i) => {
    const what = `harbours[${i}]`;
    onlyFields(what, one, ['q', 'r', 'side', 'edge', 'kind'], complain);
    if (!isObject(one)) return;
    const name = one.edge ?? `${one.q},${one.r},${one.side}`;
    const edge = names.places.edge.get(name);
    const kind = kinds.indexOf(one.kind);
    if (edge === undefined) complain(`${what}: there is no edge ${String(name)}`);
    if (kind < 0) complain(`${what}: there is no harbour of kind ${String(one.kind)}`);
    parts.edges.push(edge);
    parts.kinds.push(kind);
  });
}

/** The deal of a layout; throws what is wrong with it.
 * @param {Words} words @param {Layout} layout @param {Uint8Array} dealt fills the groups that are left out */
function toDeal(words, layout, dealt) {
  const { complain, settle } = complainer();
  const parts = partsOf(dealt, words.names.placeNames.hex.length);
  const robbed = parts.terrain[parts.robber];
  const { hexes, harbours, robber, first } = layout ?? {};
  onlyFields('layout', layout, GROUPS, complain);
  if (hexes !== undefined) {
    readHexes(words, hexes, parts, complain);
    parts.robber = parts.terrain.indexOf(robbed);
  }
  if (harbours !== undefined) readHarbours(words, harbours, parts, complain);
  if (robber !== undefined) parts.robber = hexAt(words, 'robber', robber, complain);
  if (first !== undefined) parts.first = first;
  if (!Number.isInteger(parts.first) || parts.first < 0 || parts.first > 7) complain('first is no seat');
  settle();
  return dealOf(parts);
}

/** "forest: 5 instead of 4": how the counts differ from those that a dealt island has. */
function compare(what, has, wants, nameOf) {
  const count = (list, x) => list.filter((y) => y === x).length;
  return [...new Set([...has, ...wants])]
    .filter((x) => count(has, x) !== count(wants, x))
    .map((x) => `${what}${nameOf(x)}: ${count(has, x)} instead of ${count(wants, x)}`);
}

/** Why the rules may have refused a deal, found by comparing it with one that they made.
 * @param {Words} words @param {Uint8Array} deal @param {Uint8Array} dealt */
function explain({ names, terrains, kinds }, deal, dealt) {
  const hexNames = names.placeNames.hex;
  const has = partsOf(deal, hexNames.length);
  const wants = partsOf(dealt, hexNames.length);
  const bare = wants.terrain.find((_, hex) => !wants.number[hex]);
  const numbered = hexNames.flatMap((name, hex) =>
    (has.terrain[hex] === bare) === !has.number[hex]
      ? []
      : `${name}: ${terrains[has.terrain[hex]]} has the wrong number`,
  );
  return [
    ...compare('', has.terrain, wants.terrain, (x) => terrains[x]),
    ...compare('number ', has.number, wants.number, (x) => x || 'none'),
    ...compare('harbour ', has.kinds, wants.kinds, (x) => kinds[x]),
    ...numbered,
  ].join('; ');
}

/** @param {Words} words @param {Uint8Array} deal @returns {Required<Layout>} */
function toLayout({ names, terrains, kinds }, deal) {
  const { hex: hexNames, edge: edgeNames } = names.placeNames;
  const parts = partsOf(deal, hexNames.length);
  const at = (hex) => {
    const [q, r] = hexNames[hex].split(',').map(Number);
    return { q, r };
  };
  return {
    hexes: hexNames.map((_, hex) => ({
      ...at(hex),
      terrain: terrains[parts.terrain[hex]],
      number: parts.number[hex] || null,
    })),
    harbours: parts.edges.map((edge, i) => ({ edge: edgeNames[edge], kind: kinds[parts.kinds[i]] })),
    robber: at(parts.robber),
    first: parts.first,
  };
}

/** @param {{ names: Names, info: RulesetInfo }} rules */
export function makeIslandLayouts({ names, info }) {
  /** @type {Words} */
  const words = { names, terrains: info.terrains, kinds: [...info.resources, ANY] };
  return {
    /** @param {Layout} layout @param {Uint8Array} dealt */
    toDeal: (layout, dealt) => toDeal(words, layout, dealt),
    /** @param {Uint8Array} deal */
    toLayout: (deal) => toLayout(words, deal),
    /** @param {Uint8Array} deal @param {Uint8Array} dealt */
    explain: (deal, dealt) => explain(words, deal, dealt),
  };
}
