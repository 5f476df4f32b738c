// Actions of the engine as the numbers of rules/actions.inc, and back.
const NONE = 255;

export const KIND = { ROLLED: 0, STOLE: 1, OFFER: 6, ANSWER: 7, CLOSE_OFFER: 8, DREW: 36, REVEALED: 89 };

const setOf = (seats) => seats.reduce((set, seat) => set | (1 << seat), 0);

/** @param {ReturnType<typeof import('./table.mjs').lookUp>} at */
export function createActions(at) {
  const { schema, info, number, name } = at;
  const { devCards, tracks, hunters, faces, kinds } = schema;
  const nameOf = Object.fromEntries(Object.entries(kinds).map(([kind, { code }]) => [code, kind]));
  const pack = (cards) => info.resources.reduce((sum, key, i) => sum + (cards?.[key] ?? 0) * 2 ** (5 * i), 0);
  const unpack = (packed) =>
    Object.fromEntries(
      info.resources.map((key, i) => [key, Math.floor(packed / 2 ** (5 * i)) % 32]).filter(([, n]) => n),
    );
  const maybe = (vertex) => (vertex === undefined || vertex === null ? NONE : number.vertex.get(vertex));

  /** Field by what it holds: into a number. */
  const into = {
    none: () => 0,
    die: (action, i) => action.dice[i],
    res: (action) => info.resources.indexOf(action.card),
    card: (action) => devCards.indexOf(action.card),
    hex: (action) => number.hex.get(action.hex),
    edge: (action) => number.edge.get(action.edge),
    vertex: (action, i) => number.vertex.get(action.vertex ?? (i ? action.to : action.from)),
    seat: (action) => action.to ?? NONE,
    seats: (action) => setOf(action.asked),
    yes: (action) => Number(action.yes),
    track: (action) => tracks.indexOf(action.track),
    hunter: (action) => hunters.indexOf(action.hunter),
    face: (action) => faces.indexOf(action.face),
    maybe: (action) => maybe(action.recall ?? action.giveUp),
  };
  /** And out again: members of the action. */
  const out = {
    none: () => ({}),
    res: (x) => ({ card: info.resources[x] }),
    card: (x) => ({ card: devCards[x] }),
    hex: (x) => ({ hex: name.hex[x] }),
    edge: (x) => ({ edge: name.edge[x] }),
    vertex: (x) => ({ vertex: name.vertex[x] }),
    seat: (x) => ({ to: x === NONE ? null : x }),
    seats: (x) => ({ asked: [0, 1, 2, 3, 4, 5].filter((seat) => (x >> seat) & 1) }),
    yes: (x) => ({ yes: x === 1 }),
    track: (x) => ({ track: tracks[x] }),
    hunter: (x) => ({ hunter: hunters[x] }),
    face: (x) => ({ face: faces[x] }),
  };
  const boxNumber = new Map((at.rules === 'stoneage' ? at.boxes : []).map((edge, i) => [edge, i + 1]));
  const wayOf = (boxes = []) => boxes.reduce((sum, edge, i) => sum + boxNumber.get(edge) * 2 ** (5 * i), 0);
  const boxesOf = (way) =>
    [0, 1, 2, 3]
      .map((i) => Math.floor(way / 2 ** (5 * i)) % 32)
      .filter(Boolean)
      .map((n) => at.boxes[n - 1]);

  return {
    /** @param {any} action */
    numbers(action) {
      const row = kinds[action.kind];
      return {
        kind: row.code,
        a: into[row.a](action, 0),
        b: into[row.b](action, 1),
        give: row.cards === 'way' ? wayOf(action.boxes) : pack(action.give),
        get: pack(action.get),
        action,
      };
    },
    /** @param {{kind: number, a: number, b: number, give: number, get: number}} n @param {number|string} seat */
    action({ kind, a, b, give, get }, seat) {
      const row = kinds[nameOf[kind]];
      const made = { kind: nameOf[kind], seat };
      if (row.a === 'die') return { ...made, dice: [a, b] };
      if (row.cards === 'way') return { ...made, from: name.vertex[a], to: name.vertex[b], boxes: boxesOf(give) };
      Object.assign(made, out[row.a](a));
      if (row.b === 'maybe' && b !== NONE) made[made.kind === 'SETTLE' ? 'giveUp' : 'recall'] = name.vertex[b];
      else if (row.b !== 'maybe') Object.assign(made, out[row.b](b));
      if (row.cards === 'both') made.give = unpack(give);
      if (row.cards !== 'none') made.get = unpack(get);
      return made;
    },
    pack,
  };
}
