// A world in words to the bytes of a deal (hx_world of core/hx.h), and back.
import { complainer, hexAt, isObject, onlyFields } from './layout.js';

/** @typedef {import('./engine.js').WorldLayout} WorldLayout */
/** @typedef {import('./layout.js').Complain} Complain */
/** @typedef {{ names: import('./names.js').Names, terrains: string[], schema: import('./engine.js').Schema, board: import('./engine.js').Board }} Words */

const GROUPS = ['hexes', 'sites', 'black', 'boxes', 'tiles', 'robbers', 'domains', 'sets', 'setsOfThree', 'first'];
const [HEXES, SITES, TRIANGLES, BOXES, NUMERALS, SETS] = [52, 8, 5, 18, 4, 4];
const BOX_FIELDS = 'from to numeral clothing construction'.split(' ');
const DESERTABLE = 8;
const AT = { number: 52, land: 104, domain: 156, site: 157, black: 189, box: 213, face: 267, robber: 303 };
const LAST = { set: 305, three: 321, first: 324 };
const NONE = 255;

/** What the rules found, in a sentence. @type {{ [fault: string]: string }} */
const FAULTS = {
  LENGTH: 'there is no such table',
  LANDSCAPE: 'hexes: each needs hills, steppe, mountains or forest',
  NUMBER: 'hexes: numbers are 2 to 6 and 8 to 12',
  REGION: 'hexes: each belongs to one of the regions',
  ROBBER: 'robbers: each starts in its domain, and a domain has at least two hexes',
  SITE: 'sites: each is another vertex, touches its own region and none of Africa',
  BLACK: 'black: at least 12 vertices that touch Africa alone and are no sites',
  PLACE: 'sites and black vertices need two edges at least',
  BOX: 'boxes: each is on an edge of its own, with levels 0 to 5, not both 0',
  TILES: 'tiles: as many of a numeral as it has boxes',
  FACES: 'tiles: 18 in all, one adaptation for each people, at most 10 deserts',
  DESERT: 'hexes: a desert can only come to Africa, beside a black vertex',
  CUT_OFF: 'a site or a box cannot be reached, whatever the progress',
  SETS: 'sets: 12 different black vertices, and each nomad free and beside a tribe of its set; setsOfThree names three of them',
  FIRST: 'first: no such seat begins',
};

/** @param {Words} words */
function readersOf({ names, terrains, schema, board }, /** @type {Complain} */ complain) {
  const pick = (list, x, what) => {
    if (!list.includes(x)) complain(`${what}: there is no ${String(x)}`);
    return Math.max(0, list.indexOf(x));
  };
  const whole = (x, most, what) => {
    if (Number.isInteger(x) && x >= 0 && x <= most) return x;
    complain(`${what} is no whole number up to ${most}`);
    return 0;
  };
  const listOf = (x, n, what) => {
    if (Array.isArray(x) && (n < 0 || x.length === n)) return x;
    complain(n < 0 ? `${what} is no list` : `${what}: a list of ${n} is needed`);
    return [];
  };
  const vertex = (name, what) => {
    const at = names.places.vertex.get(name);
    if (at === undefined) complain(`${what}: there is no vertex ${String(name)}`);
    return at ?? NONE;
  };
  return {
    pick,
    whole,
    listOf,
    vertex,
    hex: (place, what) => hexAt({ names }, what, place, complain) ?? NONE,
    edge(from, to, what) {
      const [a, b] = [vertex(from, what), vertex(to, what)].map((at) => names.placeNames.vertex[at]);
      const edge = board.edges.findIndex(
        ({ vertices }) => a && b && a !== b && vertices.includes(a) && vertices.includes(b),
      );
      if (a && b && edge < 0) complain(`${what}: no edge joins ${from} and ${to}`);
      return [edge, Number(edge >= 0 && board.edges[edge].vertices[0] === b)];
    },
    terrain: (x, what) => pick(terrains, x, what),
    region: (x, what) => pick(schema.regions, x, what),
    fields: (what, x, list) => (onlyFields(what, x, list, complain), isObject(x)),
  };
}

/** @typedef {ReturnType<typeof readersOf>} Readers */

/** How each group is read into the bytes.
 * @type {{ [group: string]: (to: Uint8Array, given: any, r: Readers, words: Words, complain: Complain) => void }} */
const READ = {
  hexes(to, given, r, { names }, complain) {
    const seen = new Set();
    r.listOf(given, -1, 'hexes').forEach((one, i) => {
      const what = `hexes[${i}]`;
      if (!r.fields(what, one, ['q', 'r', 'terrain', 'number', 'region', 'desertable'])) return;
      const hex = r.hex(one, what);
      if (hex === NONE) return;
      if (seen.has(hex)) complain(`${what}: hex ${names.placeNames.hex[hex]} stands there twice`);
      seen.add(hex);
      to[hex] = r.terrain(one.terrain, what);
      to[AT.number + hex] = r.whole(one.number, 12, `${what}.number`);
      to[AT.land + hex] = r.region(one.region, what) + (one.desertable ? DESERTABLE : 0);
    });
    names.placeNames.hex.forEach((name, hex) => seen.has(hex) || complain(`hexes: ${name} is missing`));
  },
  sites(to, given, r, { schema }, complain) {
    const peoples = schema.regions.slice(1);
    if (!r.fields('sites', given, peoples)) return;
    peoples.forEach((people, p) => {
      const what = `sites.${people}`;
      const list = r.listOf(given[people], SITES, what).filter((one) => r.fields(what, one, ['vertex', 'triangle']));
      const sorted = [...list.filter((one) => one.triangle), ...list.filter((one) => !one.triangle)];
      if (list.filter((one) => one.triangle).length !== TRIANGLES)
        complain(`${what}: ${TRIANGLES} of them have a triangle`);
      sorted.forEach((one, i) => (to[AT.site + SITES * p + i] = r.vertex(one.vertex, what)));
    });
  },
  black(to, given, r) {
    to.fill(0, AT.black, AT.box);
    for (const name of r.listOf(given, -1, 'black')) {
      const vertex = r.vertex(name, 'black');
      if (vertex !== NONE) to[AT.black + (vertex >> 3)] |= 1 << (vertex & 7);
    }
  },
  boxes(to, given, r) {
    r.listOf(given, BOXES, 'boxes').forEach((one, i) => {
      const what = `boxes[${i}]`;
      if (!r.fields(what, one, BOX_FIELDS)) return;
      const [edge, turned] = r.edge(one.from, one.to, what);
      const numeral = r.whole(one.numeral - 1, NUMERALS - 1, `${what}.numeral, less one,`);
      const levels =
        8 * r.whole(one.clothing, 7, `${what}.clothing`) + r.whole(one.construction, 7, `${what}.construction`);
      to.set([edge, levels, numeral + 4 * turned], AT.box + 3 * i);
    });
  },
  tiles(to, given, r, { schema: { faces } }) {
    if (!r.fields('tiles', given, ['1', '2', '3', '4'])) return;
    for (let n = 0; n < NUMERALS; n++) {
      const of = given[n + 1] ?? {};
      const what = `tiles.${n + 1}`;
      if (!r.fields(what, of, faces)) continue;
      faces.forEach(
        (face, f) => (to[AT.face + faces.length * n + f] = r.whole(of[face] ?? 0, BOXES, `${what}.${face}`)),
      );
    }
  },
  robbers(to, given, r, { schema: { hunters } }) {
    if (r.fields('robbers', given, hunters))
      hunters.forEach((hunter, i) => (to[AT.robber + i] = r.hex(given[hunter], `robbers.${hunter}`)));
  },
  domains(to, given, r, { schema: { hunters, regions } }, complain) {
    if (!r.fields('domains', given, hunters)) return;
    const [own, others] = hunters.map((hunter) =>
      r.listOf(given[hunter], -1, `domains.${hunter}`).map((name) => r.region(name, `domains.${hunter}`)),
    );
    if (new Set([...own, ...others]).size !== regions.length || own.length + others.length !== regions.length)
      complain('domains: each region belongs to one robber');
    to[AT.domain] = own.reduce((set, region) => set | (1 << region), 0);
  },
  sets(to, given, r) {
    r.listOf(given, SETS, 'sets').forEach((one, i) => {
      const what = `sets[${i}]`;
      if (!r.fields(what, one, ['tribes', 'nomad'])) return;
      const places = [...r.listOf(one.tribes, 3, `${what}.tribes`), one.nomad];
      places.forEach((name, k) => (to[LAST.set + 4 * i + k] = r.vertex(name, what)));
    });
  },
  setsOfThree(to, given, r) {
    r.listOf(given, 3, 'setsOfThree').forEach((n, i) => (to[LAST.three + i] = r.whole(n, SETS - 1, 'setsOfThree')));
  },
  first(to, given, r) {
    to[LAST.first] = r.whole(given, 7, 'first');
  },
};

/** @param {Words} words @param {any} layout @param {Uint8Array} dealt fills the groups that are left out */
function toDeal(words, layout, dealt) {
  const { complain, settle } = complainer();
  const r = readersOf(words, complain);
  const deal = Uint8Array.from(dealt);
  if (r.fields('layout', layout, GROUPS))
    for (const group of GROUPS) if (layout[group] !== undefined) READ[group](deal, layout[group], r, words, complain);
  settle();
  return deal;
}

/** @param {Words} words @param {Uint8Array} deal @returns {Required<WorldLayout>} */
function toLayout({ names, terrains, schema, board }, deal) {
  const { hex: hexNames, vertex: vertexNames } = names.placeNames;
  const { regions, hunters, faces } = schema;
  const peoples = regions.slice(1);
  const at = (hex) => {
    const [q, r] = hexNames[hex].split(',').map(Number);
    return { q, r };
  };
  const box = (i) => {
    const [edge, levels, rest] = deal.subarray(AT.box + 3 * i);
    const ends = board.edges[edge].vertices;
    const [from, to] = rest & 4 ? [ends[1], ends[0]] : ends;
    return { from, to, numeral: (rest & 3) + 1, clothing: levels >> 3, construction: levels & 7 };
  };
  const facesOf = (n) =>
    Object.fromEntries(
      faces.map((face, f) => [face, deal[AT.face + faces.length * n + f]]).filter(([, count]) => count),
    );
  const range = (n) => [...Array(n).keys()];
  return {
    hexes: range(HEXES).map((hex) => ({
      ...at(hex),
      terrain: terrains[deal[hex]],
      number: deal[AT.number + hex],
      region: regions[deal[AT.land + hex] & 7],
      desertable: deal[AT.land + hex] >= DESERTABLE,
    })),
    sites: Object.fromEntries(
      peoples.map((people, p) => [
        people,
        range(SITES).map((i) => ({ vertex: vertexNames[deal[AT.site + SITES * p + i]], triangle: i < TRIANGLES })),
      ]),
    ),
    black: vertexNames.filter((_, v) => (deal[AT.black + (v >> 3)] >> (v & 7)) & 1),
    boxes: range(BOXES).map(box),
    tiles: Object.fromEntries(range(NUMERALS).map((n) => [n + 1, facesOf(n)])),
    robbers: Object.fromEntries(hunters.map((hunter, i) => [hunter, at(deal[AT.robber + i])])),
    domains: Object.fromEntries(
      hunters.map((hunter, i) => [hunter, regions.filter((_, region) => ((deal[AT.domain] >> region) & 1) !== i)]),
    ),
    sets: range(SETS).map((i) => {
      const [a, b, c, nomad] = [...deal.subarray(LAST.set + 4 * i, LAST.set + 4 * i + 4)].map((v) => vertexNames[v]);
      return { tribes: [a, b, c], nomad };
    }),
    setsOfThree: [...deal.subarray(LAST.three, LAST.first)],
    first: deal[LAST.first],
  };
}

/** @param {Words} words */
export const makeWorldLayouts = (words) => ({
  /** @param {WorldLayout} layout @param {Uint8Array} dealt */
  toDeal: (layout, dealt) => toDeal(words, layout, dealt),
  /** @param {Uint8Array} deal */
  toLayout: (deal) => toLayout(words, deal),
  /** @param {Uint8Array} _deal @param {Uint8Array} _dealt @param {string} fault */
  explain: (_deal, _dealt, fault) => FAULTS[fault],
});
