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
 * @property {number} first */

const GROUPS = ['hexes', 'harbours', 'robber', 'first'];
const ANY = 'any';

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
  };
}

/** @param {Parts} p */
const dealOf = (p) =>
  new Uint8Array([...p.terrain, ...p.number, p.edges.length, ...p.edges, ...p.kinds, p.robber, p.first]);

const isObject = (x) => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Complains about each field that does not belong there. */
function onlyFields(what, object, fields, complain) {
  if (!isObject(object)) return complain(`${what} is no object`);
  for (const key of Object.keys(object)) if (!fields.includes(key)) complain(`${what} has an unknown field ${key}`);
}

/** @param {{ names: Names, info: RulesetInfo, resources: string[] }} rules */
export function makeLayouts({ names, info, resources }) {
  const { hex: hexes, edge: edges } = names.places;
  const terrains = new Map(info.terrains.map((key, code) => /** @type {[string, number]} */ ([key, code])));
  terrains.delete('');
  const harbourKinds = [...resources, ANY];
  const hexNames = names.placeNames.hex;

  function hexAt(what, place, complain) {
    const name = isObject(place) ? `${place.q},${place.r}` : String(place);
    const hex = hexes.get(name);
    if (hex === undefined) complain(`${what}: there is no hex ${name}`);
    return hex;
  }

  function readHexes(list, parts, complain) {
    if (!Array.isArray(list)) return complain('hexes is no list');
    const seen = new Set();
    list.forEach((one, i) => {
      const what = `hexes[${i}]`;
      onlyFields(what, one, ['q', 'r', 'terrain', 'number'], complain);
      if (!isObject(one)) return;
      const hex = hexAt(what, one, complain);
      if (hex === undefined) return;
      if (seen.has(hex)) complain(`${what}: hex ${hexNames[hex]} stands there twice`);
      seen.add(hex);
      const terrain = terrains.get(one.terrain);
      if (terrain === undefined) complain(`${what}: there is no terrain ${String(one.terrain)}`);
      const number = one.number ?? 0;
      if (!Number.isInteger(number) || number < 0 || number > 12)
        complain(`${what}: ${String(number)} is no number token`);
      parts.terrain[hex] = terrain;
      parts.number[hex] = number;
    });
    hexNames.forEach((name, hex) => seen.has(hex) || complain(`hexes: ${name} is missing`));
  }

  function readHarbours(list, parts, complain) {
    if (!Array.isArray(list)) return complain('harbours is no list');
    if (list.length > 64) return complain('harbours: too many');
    parts.edges = [];
    parts.kinds = [];
    list.forEach((one, i) => {
      const what = `harbours[${i}]`;
      onlyFields(what, one, ['q', 'r', 'side', 'edge', 'kind'], complain);
      if (!isObject(one)) return;
      const name = one.edge ?? `${one.q},${one.r},${one.side}`;
      const edge = edges.get(name);
      const kind = harbourKinds.indexOf(one.kind);
      if (edge === undefined) complain(`${what}: there is no edge ${String(name)}`);
      if (kind < 0) complain(`${what}: there is no harbour of kind ${String(one.kind)}`);
      parts.edges.push(edge);
      parts.kinds.push(kind);
    });
  }

  /** @param {Layout} layout @param {Uint8Array} dealt what fills the groups that are left out */
  function toDeal(layout, dealt) {
    const complaints = [];
    const complain = (text) => void complaints.push(text);
    const parts = partsOf(dealt, hexNames.length);
    const robbed = parts.terrain[parts.robber];
    onlyFields('layout', layout, GROUPS, complain);
    if (layout?.hexes !== undefined) {
      readHexes(layout.hexes, parts, complain);
      parts.robber = parts.terrain.indexOf(robbed);
    }
    if (layout?.harbours !== undefined) readHarbours(layout.harbours, parts, complain);
    if (layout?.robber !== undefined) parts.robber = hexAt('robber', layout.robber, complain);
    if (layout?.first !== undefined) parts.first = layout.first;
    if (!Number.isInteger(parts.first) || parts.first < 0 || parts.first > 7) complain(`first is no seat`);
    if (complaints.length) throw engineError('LAYOUT', complaints.slice(0, 8).join('; '));
    return dealOf(parts);
  }

  /** "forest 5 instead of 4": how the counts differ from those that a dealt island has. */
  function compare(what, has, wants, nameOf) {
    const count = (list, x) => list.filter((y) => y === x).length;
    return [...new Set([...has, ...wants])]
      .filter((x) => count(has, x) !== count(wants, x))
      .map((x) => `${what}${nameOf(x)}: ${count(has, x)} instead of ${count(wants, x)}`);
  }

  /** Why the rules may have refused a deal, found by comparing it with one that they made. */
  function explain(deal, dealt) {
    const has = partsOf(deal, hexNames.length);
    const wants = partsOf(dealt, hexNames.length);
    const bare = wants.terrain.find((_, hex) => !wants.number[hex]);
    return [
      ...compare('', has.terrain, wants.terrain, (x) => info.terrains[x]),
      ...compare('number ', has.number, wants.number, (x) => x || 'none'),
      ...compare('harbour ', has.kinds, wants.kinds, (x) => harbourKinds[x]),
      ...hexNames
        .filter((_, hex) => (has.terrain[hex] === bare) !== !has.number[hex])
        .map((name) => `${name}: ${info.terrains[has.terrain[names.places.hex.get(name)]]} has the wrong number`),
    ].join('; ');
  }

  /** @param {Uint8Array} deal @returns {Required<Layout>} */
  function toLayout(deal) {
    const parts = partsOf(deal, hexNames.length);
    const at = (hex) => {
      const [q, r] = hexNames[hex].split(',').map(Number);
      return { q, r };
    };
    return {
      hexes: hexNames.map((_, hex) => ({
        ...at(hex),
        terrain: info.terrains[parts.terrain[hex]],
        number: parts.number[hex] || null,
      })),
      harbours: parts.edges.map((edge, i) => ({
        edge: names.placeNames.edge[edge],
        kind: harbourKinds[parts.kinds[i]],
      })),
      robber: at(parts.robber),
      first: parts.first,
    };
  }

  return { toDeal, toLayout, explain };
}
