/**
 * A position made by hand, as the bytes that the core reads (hx_draft in core/hx.h): what stands where, how it is changed, and how
 * it looks as a view. Pure, and without rules: whether it can be is the core's to say.
 *
 * @typedef {import('../engine/engine.js').Board} Board
 * @typedef {{tool: string, value: number, seat: number}} Tool
 * @typedef {{flaw: string, seat: number, what: number, n: number, most: number}} Flaw
 */

/** The parts of a draft in their order, and how many bytes each has. */
const SIZES = {
  terrain: 64,
  number: 64,
  robber: 1,
  turn: 1,
  phase: 1,
  hand: 48,
  vertex: 80,
  edge: 112,
  dock: 12,
  port: 12,
  cards: 30,
  knights: 6,
  tokens: 6,
  gone: 5,
  longest: 1,
  largest: 1,
};

/** @typedef {keyof typeof SIZES} Part */

/** Where each begins. @type {Record<Part, number>} */
const AT = /** @type {any} */ ({});
let length = 0;
for (const [part, size] of Object.entries(SIZES)) {
  AT[/** @type {Part} */ (part)] = length;
  length += size;
}
export const LENGTH = length;

export const NOBODY = 255;
/** Numbers kept for a hand, and for development cards. */
export const HAND = 8;
export const CARDS = 5;
const PIECES = ['', 'settlement', 'city', 'road'];
export const ROAD = 3;

/** core/rules/flaws.inc */
export const FLAWS = 'TERRAIN NUMBER HARBOUR HEX DOCK TOO_CLOSE PIECES CARDS DECK TOKENS WON OTHER'.split(' ');

/** @param {Uint8Array} draft @param {Part} part @param {number} [i] */
export const get = (draft, part, i = 0) => draft[AT[part] + i];

/** The part of a draft from there on. @param {Uint8Array} draft @param {Part} part @param {number} [from] @param {number} [to] */
const piece = (draft, part, from = 0, to = SIZES[part]) => [...draft.subarray(AT[part] + from, AT[part] + to)];

/** A copy with other numbers there. @param {Uint8Array} draft @param {...[Part, number, number]} changes part, index, value */
export function put(draft, ...changes) {
  const made = draft.slice();
  for (const [part, i, value] of changes) made[AT[part] + i] = value;
  return made;
}

/** What an edit of the core answers: a position, or what is wrong. @param {Uint8Array} bytes @returns {{link: string|null, flaws: Flaw[]}} */
export function answerOf(bytes) {
  if (bytes[0] >= 32) return { link: String.fromCharCode(...bytes), flaws: [] };
  const flaws = [];
  for (let i = 0; i < bytes.length; i += 5) {
    const [code, seat, what, n, most] = bytes.subarray(i);
    flaws.push({ flaw: FLAWS[code - 1], seat, what, n, most });
  }
  return { link: null, flaws };
}

/** @param {Board} board @param {'hexes'|'vertices'|'edges'} kind @param {number[]} codes @param {(code: number, i: number) => any} make undefined: nothing there */
const named = (board, kind, codes, make) =>
  Object.fromEntries(
    board[kind].map(({ name }, i) => [name, make(codes[i], i)]).filter(([, what]) => what !== undefined),
  );

const standing = (/** @type {number} */ code) => (code ? { piece: PIECES[code >> 3], seat: code & 7 } : undefined);

/** The harbours as they lie. @param {Uint8Array} draft @param {Board} board @param {string[]} kinds */
export const harbours = (draft, board, kinds) =>
  piece(draft, 'dock').flatMap((edge, i) =>
    edge === NOBODY ? [] : [{ edge: board.edges[edge].name, kind: kinds[get(draft, 'port', i)], i }],
  );

/**
 * How the draft looks, on top of a view of a position of the same table.
 * @param {Uint8Array} draft @param {any} base @param {Board} board @param {{terrains: string[], kinds: string[], phases: string[]}} words
 */
export const viewOf = (draft, base, board, { terrains, kinds, phases }) => ({
  ...base,
  hexes: named(board, 'hexes', piece(draft, 'terrain'), (terrain, i) => ({
    terrain: terrains[terrain],
    number: get(draft, 'number', i) || null,
  })),
  harbours: harbours(draft, board, kinds),
  vertices: named(board, 'vertices', piece(draft, 'vertex'), standing),
  roads: named(board, 'edges', piece(draft, 'edge'), standing),
  robber: board.hexes[get(draft, 'robber')].name,
  turn: get(draft, 'turn'),
  phase: phases[get(draft, 'phase')],
});

/** The same island with nothing on it and in no hand. @param {Uint8Array} draft */
export const cleared = (draft) =>
  put(
    draft,
    .../** @type {Part[]} */ (['hand', 'vertex', 'edge', 'cards', 'knights', 'tokens', 'gone']).flatMap((part) =>
      piece(draft, part).map((_, i) => /** @type {[Part, number, number]} */ ([part, i, 0])),
    ),
    ['longest', 0, NOBODY],
    ['largest', 0, NOBODY],
  );

/** Where a tool can be used: names of places; of harbours those that lie there. @param {Uint8Array} draft @param {Board} board @param {Tool} tool @param {string|null} picked */
export function placesOf(draft, board, { tool, value }, picked) {
  const docks = () => harbours(draft, board, []).map(({ edge }) => edge);
  if (tool === 'piece') return (value === ROAD ? board.edges : board.vertices).map(({ name }) => name);
  if (tool === 'port' || (tool === 'dock' && !picked)) return docks();
  if (tool === 'dock') return board.edges.filter(({ hexes }) => hexes.length === 1).map(({ name }) => name);
  return tool ? board.hexes.map(({ name }) => name) : [];
}

/** Two hexes change places. @param {Uint8Array} draft @param {number} a @param {number} b */
const swapped = (draft, a, b) =>
  put(
    draft,
    .../** @type {Part[]} */ (['terrain', 'number']).flatMap((part) => [
      /** @type {[Part, number, number]} */ ([part, a, get(draft, part, b)]),
      /** @type {[Part, number, number]} */ ([part, b, get(draft, part, a)]),
    ]),
  );

/**
 * What a tool does at a place: another draft, or null where it needs a second place.
 * @param {Uint8Array} draft @param {Board} board @param {Tool} tool @param {string} name @param {string|null} picked the first place
 */
export function used(draft, board, { tool, value, seat }, name, picked) {
  const index = (/** @type {'hexes'|'vertices'|'edges'} */ kind, at = name) =>
    board[kind].findIndex((one) => one.name === at);
  const dock = (/** @type {string} */ at) => harbours(draft, board, []).find(({ edge }) => edge === at)?.i ?? 0;
  if (tool === 'port') return put(draft, ['port', dock(name), value]);
  if (tool === 'piece') {
    const part = value === ROAD ? 'edge' : 'vertex';
    const i = index(value === ROAD ? 'edges' : 'vertices');
    const code = (value << 3) | seat;
    return put(draft, [part, i, get(draft, part, i) === code ? 0 : code]);
  }
  if (tool === 'terrain' || tool === 'number') return put(draft, [tool, index('hexes'), value]);
  if (tool === 'robber') return put(draft, ['robber', 0, index('hexes')]);
  if (picked === null) return null;
  if (tool === 'dock') return put(draft, ['dock', dock(picked), index('edges')]);
  return swapped(draft, index('hexes', picked), index('hexes'));
}

/** The places that a flaw is about. @param {Flaw} flaw @param {Uint8Array} draft @param {Board} board @returns {string[]} */
export function spoilt({ flaw, seat, what, n, most }, draft, board) {
  const all = (/** @type {'hexes'|'vertices'|'edges'} */ kind, /** @type {Part} */ part, code = what) =>
    board[kind].filter((_, i) => get(draft, part, i) === code).map(({ name }) => name);
  if (flaw === 'HEX') return [board.hexes[what].name];
  if (flaw === 'DOCK') return [board.edges[what].name];
  if (flaw === 'TOO_CLOSE') return [board.vertices[what].name];
  if (n < most) return [];
  if (flaw === 'TERRAIN') return all('hexes', 'terrain');
  if (flaw === 'NUMBER') return all('hexes', 'number');
  if (flaw === 'PIECES')
    return what === ROAD ? all('edges', 'edge', (what << 3) | seat) : all('vertices', 'vertex', (what << 3) | seat);
  return [];
}
