// Actions as the module has them to actions with names, and back. All names come from the schema and the boards.

/** @typedef {import('./core.js').Six} Six */
/** @typedef {import('./engine.js').Action} Action */
/** @typedef {import('./engine.js').Schema} Schema */
/** @typedef {import('./engine.js').Board} Board */

export const NONE = 255;
export const CHANCE = 254;
const CARDS_MOST = 31;
const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

/** The field of an action that holds a manifest's type. */
const FIELDS = {
  hex: 'hex',
  vertex: 'vertex',
  edge: 'edge',
  res: 'card',
  card: 'card',
  seat: 'to',
  seats: 'asked',
  yes: 'yes',
  die: 'dice',
  track: 'track',
  hunter: 'hunter',
  face: 'face',
};

/** The fields of a kind's two numbers: of two vertices it is from where to where; a piece that goes for another may be left out. */
const firstField = ({ a, b }) => (b === 'vertex' ? 'from' : FIELDS[a]);
const secondField = ({ name, b }) =>
  b === 'vertex' ? 'to' : b === 'maybe' ? (name === 'SETTLE' ? 'giveUp' : 'recall') : FIELDS[b];

/** @param {number} code */
export const seatName = (code) => (code === NONE ? null : code === CHANCE ? 'chance' : code);

/** @param {number} set @returns {number[]} */
export function seatsOf(set) {
  const seats = [];
  for (let seat = 0; set >> seat; seat++) if ((set >> seat) & 1) seats.push(seat);
  return seats;
}

const isSeat = (x) => Number.isInteger(x) && x >= 0 && x < 8;

/** Every name of a place to its number: the own one, and those by any land hex it touches.
 * @param {Board} board */
function placesOf(board) {
  const number = (list) => new Map(list.map(({ name }, i) => [name, i]));
  const maps = { hex: number(board.hexes), vertex: number(board.vertices), edge: number(board.edges) };
  for (const hex of board.hexes) {
    hex.vertices.forEach((name, i) => maps.vertex.set(`${hex.name},${CORNERS[i]}`, maps.vertex.get(name)));
    hex.edges.forEach((name, i) => maps.edge.set(`${hex.name},${SIDES[i]}`, maps.edge.get(name)));
  }
  const names = {
    hex: board.hexes.map(({ name }) => name),
    vertex: board.vertices.map(({ name }) => name),
    edge: board.edges.map(({ name }) => name),
  };
  return { maps, names };
}

/** Cards as a word of 5 bits a kind.
 * @param {string[]} resources */
function cardWords(resources) {
  const codes = new Map(resources.map((name, i) => [name, i]));
  return {
    /** @param {number} word */
    cardsOf(word) {
      /** @type {{ [resource: string]: number }} */
      const cards = {};
      for (let rest = word, i = 0; rest; rest >>>= 5, i++)
        if (rest & CARDS_MOST) cards[resources[i]] = rest & CARDS_MOST;
      return cards;
    },

    /** The word, or -1 for what are no cards. More than fit count as the most: nobody has them. */
    wordOf(cards = {}) {
      if (typeof cards !== 'object' || cards === null) return -1;
      let word = 0;
      for (const [name, n] of Object.entries(cards)) {
        const code = codes.get(name);
        if (code === undefined || !Number.isInteger(n) || n < 0) return -1;
        word |= Math.min(n, CARDS_MOST) << (5 * code);
      }
      return word;
    },
  };
}

/** What a number of each type of the manifest is called. */
const decodersOf = ({ devCards, tracks, hunters, faces }, resources, names) => ({
  hex: (x) => names.hex[x],
  vertex: (x) => names.vertex[x],
  edge: (x) => names.edge[x],
  res: (x) => resources[x],
  card: (x) => devCards[x],
  seat: seatName,
  seats: seatsOf,
  yes: (x) => x === 1,
  maybe: (x) => (x === NONE ? undefined : names.vertex[x]),
  track: (x) => tracks[x],
  hunter: (x) => hunters[x],
  face: (x) => faces[x],
});

/** @param {string[]} list @param {any} x */
const placeIn = (list, x) => (list.includes(x) ? list.indexOf(x) : undefined);

/** The number of each, undefined for what is none. A place that is not on the board is one for the rules to refuse. */
const encodersOf = ({ devCards, tracks, hunters, faces }, resources, maps) => ({
  hex: (x) => (typeof x === 'string' ? (maps.hex.get(x) ?? NONE) : undefined),
  vertex: (x) => (typeof x === 'string' ? (maps.vertex.get(x) ?? NONE) : undefined),
  edge: (x) => (typeof x === 'string' ? (maps.edge.get(x) ?? NONE) : undefined),
  res: (x) => placeIn(resources, x),
  card: (x) => placeIn(devCards, x),
  maybe: (x) =>
    x === undefined || x === null ? NONE : typeof x === 'string' ? (maps.vertex.get(x) ?? NONE) : undefined,
  track: (x) => placeIn(tracks, x),
  hunter: (x) => placeIn(hunters, x),
  face: (x) => placeIn(faces, x),
  seat: (x) => (x === null ? NONE : isSeat(x) ? x : undefined),
  seats: (x) => (Array.isArray(x) && x.every(isSeat) ? x.reduce((set, seat) => set | (1 << seat), 0) : undefined),
  yes: (x) => (typeof x === 'boolean' ? Number(x) : undefined),
});

/** @returns {[number, number] | undefined} the lower one first */
function encodeDice(dice) {
  if (!Array.isArray(dice) || dice.length !== 2) return undefined;
  if (!dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6)) return undefined;
  return [Math.min(...dice), Math.max(...dice)];
}

/** Who acts when the action does not say so. */
function seatCode(info, seat, now) {
  if (seat === 'chance') return CHANCE;
  if (seat !== undefined) return isSeat(seat) ? seat : undefined;
  if (info.who === 'chance') return CHANCE;
  const { actor, turn } = now();
  return isSeat(actor) ? actor : turn;
}

/** What costs not always the same. */
const isPriced = ({ a, b, cards }) => cards === 'way' || a === 'track' || b === 'maybe';

/** The edges of a table's passages, by number. They are asked for where a walk goes over one.
 * @param {import('./core.js').Core} core @param {number} handle */
export const boxesIn = (core, handle) => () => Object.keys(core.view(handle, NONE).marks?.box ?? {});

/** Dice are one field; a neutral piece has a place and a colour. */
const hasSecond = ({ b }) => b !== 'none' && b !== 'die';

function fieldsOf(info) {
  const fields = ['kind', 'seat'];
  if (info.a !== 'none') fields.push(firstField(info));
  if (hasSecond(info)) fields.push(secondField(info));
  if (info.cards === 'way') return [...fields, 'boxes', 'price', 'steps'];
  if (info.cards === 'both') fields.push('give');
  if (info.cards !== 'none') fields.push('get');
  return [...fields, 'price'];
}

/** @param {Schema} schema @param {Board} board @param {number} [ruleset] whose resources */
export function makeNames(schema, board, ruleset = 0) {
  const { maps, names } = placesOf(board);
  const { resources } = Object.values(schema.rulesets)[ruleset];
  const { cardsOf, wordOf } = cardWords(resources);
  const kinds = new Map(
    Object.entries(schema.kinds).map(([name, info]) => [name, { ...info, name, fields: fieldsOf({ ...info, name }) }]),
  );
  const byCode = new Map([...kinds.values()].map((info) => [info.code, info]));
  const decoders = decodersOf(schema, resources, names);
  const encoders = encodersOf(schema, resources, maps);

  /** The passages of a way: each has five bits. @param {number} word @param {() => string[]} boxes */
  const wayOf = (word, boxes) =>
    [0, 5, 10, 15].flatMap((bits) => ((word >> bits) & CARDS_MOST ? [boxes()[((word >> bits) & CARDS_MOST) - 1]] : []));

  /** @param {Six} six a field that is null stays out @param {() => string[]} boxes the edges of the passages by number @returns {Action} */
  function decode([code, seat, a, b, give, get], boxes = () => []) {
    const info = byCode.get(code);
    /** @type {any} */
    const action = { kind: info.name, seat: seatName(seat) };
    if (info.a === 'die') action.dice = [a, b];
    else if (info.a !== 'none' && a !== null) action[firstField(info)] = decoders[info.a](a);
    const second = hasSecond(info) && b !== null ? decoders[info.b](b) : undefined;
    if (second !== undefined) action[secondField(info)] = second;
    if (info.cards === 'way') {
      if (give) action.boxes = wayOf(give, boxes);
      return action;
    }
    if (info.cards === 'both') action.give = cardsOf(give);
    if (info.cards !== 'none') action.get = cardsOf(get);
    return action;
  }

  /** @returns {[number, number] | undefined} */
  function encodePlace(info, action) {
    if (info.a === 'none') return [0, 0];
    if (info.a === 'die') return encodeDice(action.dice);
    const a = encoders[info.a](action[firstField(info)]);
    const b = hasSecond(info) ? encoders[info.b](action[secondField(info)]) : 0;
    return a === undefined || b === undefined ? undefined : [a, b];
  }

  /** @param {unknown} way @param {() => string[]} boxes @returns {number} -1 for what is no way */
  function wordOfWay(way, boxes) {
    if (way === undefined) return 0;
    if (!Array.isArray(way) || way.length > 4) return -1;
    const numbers = way.map((edge) => boxes().indexOf(edge) + 1);
    return numbers.includes(0) ? -1 : numbers.reduce((word, n, i) => word | (n << (5 * i)), 0);
  }

  /** The six numbers, or null for what is no action: an unknown kind or field, a missing or malformed one.
   * @param {Action} action @param {() => { [fact: string]: number }} now the status
   * @returns {Six | null} */
  function encode(action, now, boxes = () => []) {
    const info = typeof action === 'object' && action !== null ? kinds.get(action.kind) : undefined;
    if (!info) return null;
    for (const key of Object.keys(action)) if (action[key] !== undefined && !info.fields.includes(key)) return null;
    const seat = seatCode(info, action.seat, now);
    const place = encodePlace(info, action);
    const way = info.cards === 'way';
    const give = way ? wordOfWay(action.boxes, boxes) : info.cards === 'both' ? wordOf(action.give) : 0;
    const get = info.cards !== 'none' && !way ? wordOf(action.get) : 0;
    if (seat === undefined || !place || give < 0 || get < 0) return null;
    return [info.code, seat, place[0], place[1], give, get];
  }

  return {
    decode,
    encode,
    cardsOf,
    kindCode: (kind) => kinds.get(kind)?.code,
    priced: (kind) => isPriced(kinds.get(kind)),
    places: maps,
    placeNames: names,
  };
}

/** @typedef {ReturnType<typeof makeNames>} Names */
