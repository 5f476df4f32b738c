// Games and views as objects. engine.d.ts says what everything means.
import { engineError } from './core.js';
import { boxesIn, CHANCE, NONE, seatName, seatsOf } from './names.js';

/** @typedef {import('./engine.js').Game} Game */
/** @typedef {import('./engine.js').ViewTable} ViewTable */

/** Where something lives in the module. All that reaches it goes through this object, so that it is freed only after the
 * last use.
 * @typedef {{ at: number }} Ref */

const EVERYTHING = -1;
const NO_KIND = 255; // the rules refuse it with their own reason
const LINKS = ['position', 'replay', 'seat'];

const isSeat = (x) => Number.isInteger(x) && x >= 0 && x < CHANCE;

/** @param {string} message */
export const argument = (message) => engineError('ARGUMENT', message);

/** A number of 64 bits, drawn; from Math.random where there is nothing better (node 18).
 * @returns {string} */
function drawSeed() {
  const words = new Uint32Array(2);
  if (globalThis.crypto) crypto.getRandomValues(words);
  else words.forEach((_, i) => (words[i] = Math.random() * 2 ** 32));
  return String((BigInt(words[0]) << 32n) | BigInt(words[1]));
}

/** @param {string | number | bigint | undefined} seed */
export function seedText(seed) {
  if (seed === undefined || seed === null) return drawSeed();
  if (typeof seed === 'string' || typeof seed === 'bigint') return String(seed);
  if (Number.isSafeInteger(seed) && seed >= 0) return String(seed);
  throw argument('a seed is a text or a whole number that is not negative');
}

/** As the module has it: nobody's eyes are 255, everything is -1. */
function viewerCode(seat) {
  if (seat === undefined) return EVERYTHING;
  if (seat === null) return NONE;
  if (!isSeat(seat)) throw argument('a viewer is a seat, null for nobody, or left out for everything');
  return seat;
}

/** The numbers of a mark by the people or the like that it is of: "site.europe". */
const marksOf = (marks, kind) =>
  Object.entries(marks).flatMap(([what, places]) =>
    what.startsWith(`${kind}.`)
      ? Object.entries(places).map(([name, n]) => [name, what.slice(kind.length + 1), n])
      : [],
  );

/** The two ends of a passage: the far one lies behind it. */
function endsOf(board, edge, number, { far }) {
  const ends = board.edges.find(({ name }) => name === edge).vertices;
  return far[ends[0]] === number ? [ends[1], ends[0]] : ends;
}

/** What lies on a board that says more than hexes: marks become what they mean. */
function finishWorld(view, { schema, board }) {
  const { marks } = view;
  for (const [name, hex] of Object.entries(view.hexes)) {
    hex.region = schema.regions[marks.region[name]];
    hex.desertable = marks.desertable[name] > 0;
  }
  view.sites = Object.fromEntries(
    marksOf(marks, 'site').map(([name, people, n]) => [name, { people, tile: n % 2 > 0, triangle: n > 1 }]),
  );
  view.black = Object.keys(marks.black);
  view.boxes = Object.entries(marks.box).map(([edge, numeral], i) => {
    const [near, far] = endsOf(board(), edge, i, marks);
    const [clothing, construction] = [marks.clothing[edge], marks.construction[edge]];
    return { edge, near, far, numeral, clothing, construction, tile: marks.closed[edge] > 0 };
  });
  view.faces = Object.fromEntries([1, 2, 3, 4].map((n) => [n, view[`faces${n}`] ?? {}]));
  view.pending = { boxes: Object.keys(marks.pending ?? {}), face: schema.faces[view.face] ?? null };
  for (const key of ['marks', 'face', 'faces1', 'faces2', 'faces3', 'faces4']) delete view[key];
  view.second = view.second < 0 ? null : view.second;
  for (const flag of ['developed', 'custom']) view[flag] = view[flag] > 0;
}

/** What a ruleset does not tell is hidden. */
function finishView(view, engine) {
  view.cardPlayed = view.cardPlayed > 0;
  if (view.marks) finishWorld(view, engine);
  for (const player of view.players) {
    player.dev ??= null;
    player.fresh ??= null;
  }
  return view;
}

/** An object with the members of another too, getters as they are. */
const extended = (object, more) => Object.defineProperties(object, Object.getOwnPropertyDescriptors(more));

const verdict = (refusal) => (refusal ? { ok: false, ...refusal } : { ok: true });

/** Actions as people read them, and as the module has them; what is none is `own` and refused. */
function actionsOf({ core }, ref, names, own) {
  /** @type {string[]} */
  let edges;
  const boxes = () => (edges ??= boxesIn(core, ref.at)());
  const decode = (six) => names.decode(six, boxes);
  return {
    decode,
    encode: (action) => names.encode(action, () => core.status(ref.at), boxes) ?? [NO_KIND, own ?? 0, 0, 0, 0, 0],
    /** With what it costs now, where that is not always the same. */
    priced(six) {
      const action = decode(six);
      if (!names.priced(action.kind)) return action;
      const { cards, route } = core.price(ref.at, six);
      action.price = names.cardsOf(cards);
      if (route.length) action.steps = route.length - 1;
      return action;
    },
  };
}

/** What can be read of a game and of a view. */
const factsOf = ({ core, rulesets, schema }, ref) => ({
  get rules() {
    return rulesets[core.fact(ref.at, 'ruleset')];
  },
  get seats() {
    return core.fact(ref.at, 'seats');
  },
  get actor() {
    return seatName(core.fact(ref.at, 'actor'));
  },
  get turn() {
    return core.fact(ref.at, 'turn');
  },
  get phase() {
    return schema.phases[core.fact(ref.at, 'phase')];
  },
  get over() {
    return core.fact(ref.at, 'over') === 1;
  },
  get winners() {
    return seatsOf(core.fact(ref.at, 'winners'));
  },
  get hash() {
    return core.hash(ref.at);
  },
});

/** What a game and a view have in common. */
function tableParts(engine, ref, names, own = undefined) {
  const { core } = engine;
  const { encode, decode, priced } = actionsOf(engine, ref, names, own);
  const finish = (view) =>
    finishView(view, { schema: engine.schema, board: () => engine.boardOf(core.fact(ref.at, 'ruleset')) });
  const fields = extended(factsOf(engine, ref), {
    view: (seat) => finish(core.view(ref.at, viewerCode(seat))),
    legal(seat = core.fact(ref.at, 'actor')) {
      if (seat === CHANCE || seat === NONE || seat === 'chance' || seat === null) return [];
      if (!isSeat(seat)) throw argument('legal takes a seat');
      return core.legal(ref.at, seat).map(priced);
    },
    check: (action) => verdict(core.check(ref.at, encode(action))),
    route(action) {
      const six = encode(action);
      if (core.check(ref.at, six)) return [];
      return core.price(ref.at, six).route.map((vertex) => names.placeNames.vertex[vertex]);
    },
    checkRoute(seat, way) {
      if (!isSeat(seat) || !Array.isArray(way)) throw argument('checkRoute takes a seat and a way');
      const vertices = way.map((name) => names.places.vertex.get(name) ?? NONE);
      const { refusal, six } = core.checkRoute(ref.at, seat, vertices);
      if (refusal) return verdict(refusal);
      return { ok: true, action: decode(six), price: priced(six).price };
    },
    why(kind, seat) {
      const status = core.status(ref.at);
      const who = seat ?? (status.actor < CHANCE ? status.actor : status.turn);
      if (!isSeat(who)) throw argument('why takes a kind and a seat');
      return verdict(core.why(ref.at, who, names.kindCode(kind) ?? NO_KIND));
    },
    imagine(seat, seed) {
      if (seat !== null && !isSeat(seat)) throw argument('imagine takes a seat');
      return engine.gameOf(core.imagine(ref.at, seat ?? NONE, seedText(seed)));
    },
    free: () => engine.release(ref),
  });
  return { encode, decode, finish, fields };
}

/** @returns {Game} */
export function makeGame(engine, ref, names) {
  const { core } = engine;
  const { fields, encode, decode } = tableParts(engine, ref, names);
  const length = () => core.fact(ref.at, 'length');

  function numberOf(n, preset) {
    if (n === undefined) return preset;
    if (!Number.isInteger(n)) throw argument('a length is a whole number');
    return Math.max(0, Math.min(n, 0x7fffffff));
  }

  function entryOf(entry) {
    entry.action = decode(entry.action);
    return entry;
  }

  return extended(fields, {
    kind: 'game',
    get seed() {
      return core.seed(ref.at);
    },
    get length() {
      return length();
    },
    get top() {
      return core.fact(ref.at, 'top');
    },
    get log() {
      const all = [];
      const n = length();
      while (all.length < n) all.push(...core.actions(ref.at, all.length));
      return all.map(decode);
    },
    get layout() {
      const deal = core.layout(ref.at);
      return deal.length ? engine.layoutsOf(core.fact(ref.at, 'ruleset')).toLayout(deal) : null;
    },
    logFor(seat, from = 0) {
      const viewer = viewerCode(seat);
      const entries = [];
      const n = length();
      for (let next = Math.min(numberOf(from, 0), n); next < n;) {
        const part = core.log(ref.at, viewer, next);
        entries.push(...part.entries.map(entryOf));
        next = part.next;
      }
      return entries;
    },
    act: (action) => verdict(core.act(ref.at, encode(action))),
    chance() {
      const action = core.chance(ref.at);
      return action && decode(action);
    },
    chances: () => core.chances(ref.at).map(({ action, weight }) => ({ action: decode(action), weight })),
    undo: (to) => core.goTo(ref.at, Math.min(numberOf(to, length() - 1), length())),
    redo: (to) => core.goTo(ref.at, Math.max(numberOf(to, length() + 1), length())),
    fork: () => engine.gameOf(core.fork(ref.at)),
    draft: () => core.draft(ref.at),
    edit: (draft) => core.edit(ref.at, draft),
    reseed: (seed) => void core.reseed(ref.at, seedText(seed)),
    save(kind, seat) {
      const code = LINKS.indexOf(kind);
      if (code < 0) throw argument(`there is no save of kind ${String(kind)}`);
      const viewer = code === 2 ? viewerCode(seat) : NONE;
      if (viewer === EVERYTHING) throw argument(`save('seat') needs a seat, or null for nobody's`);
      return core.save(ref.at, code, viewer);
    },
  });
}

/** @returns {ViewTable} */
export function makeView(engine, ref, names) {
  const { core } = engine;
  const own = seatName(core.fact(ref.at, 'seat'));
  const { fields, finish } = tableParts(engine, ref, names, own);
  const { legal, imagine } = fields;
  return Object.assign(fields, {
    kind: 'view',
    seat: own,
    view: () => finish(core.view(ref.at, NONE)),
    legal: (seat = own) => (seat === null ? [] : legal(seat)),
    imagine: (seat = own, seed = undefined) => imagine(seat, seed),
    save: () => core.save(ref.at, 2, NONE),
  });
}

/** @param {import('./core.js').Core} core @param {string} text */
export function linkKind(core, text) {
  if (typeof text !== 'string') throw argument('a text is needed');
  return /** @type {'position' | 'replay' | 'seat'} */ (LINKS[core.linkKind(text)]);
}
