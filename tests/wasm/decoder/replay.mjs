// Section 5: replays. What is possible is what the module says; all else is from FORMAT.md.
import { createActions, KIND } from './actions.mjs';
import { createReader, createTable } from './coder.mjs';
import { readFrame, refuse } from './frame.mjs';
import { createLikely } from './likely.mjs';
import { layoutOf, readWorld } from './stoneage.mjs';
import { DESERT, readHarbours, readIsland, readTable } from './table.mjs';

const MAIN = 9;
const NONE = 255;
const slotOf = (kind) => (kind & 31) | (kind & 32 ? 16 : 0);

function readIslandDeal(r, table) {
  const { at, players } = table;
  if (!r.flag(63, 1)) refuse('no deal of the usual form');
  const land = readIsland(r, table);
  const harbours = readHarbours(r, at, r.rare(at.docks.length, 12, 63));
  const robber = r.rare(
    land.findIndex(({ terrain }) => terrain === DESERT),
    255,
    63,
  );
  const first = r.equal(players);
  const neutral = at.rules === 'duel' ? [0, 1].map(() => r.equal(at.besides.length)) : [];
  const placeOf = (hex) => {
    const [q, s] = at.name.hex[hex].split(',').map(Number);
    return { q, r: s };
  };
  return {
    neutral: neutral.map((v) => at.name.vertex[v]),
    layout: {
      hexes: land.map(({ terrain, number }, hex) => ({
        ...placeOf(hex),
        terrain: at.info.terrains[terrain],
        number: number || null,
      })),
      harbours: harbours.map(({ edge, kind }) => ({
        edge: at.name.edge[edge],
        kind: at.info.resources[kind] ?? 'any',
      })),
      robber: placeOf(robber),
      first,
    },
  };
}

function createHabits() {
  return {
    aside: createTable(() => [500, 30]),
    kind: createTable(() => [16000, 1]),
    talked: createTable(() => [16000, 1]),
    left: createTable((_, l) => [65535 / (l + 2), 3]),
    rank: createTable(() => [20000, 1]),
    everybody: createTable(() => [60000, 2]),
    plain: createTable(() => [60000, 4]),
    want: createTable(() => [24000, 1]),
    taste: createTable(() => [24000, 1]),
    more: createTable(() => [16000, 1]),
    mixed: createTable(() => [20000, 1]),
    last: 0, // the slot of the last action's kind
    tookBack: false,
    offers: 0,
    plainOffers: /** @type {Map<number, {give: number, get: number}>} */ (new Map()),
    turn: 0,
  };
}

const GIVE = 0;
const GET = 1;

/** One of a list of kinds, the first asked first; f says how it agrees with the last plain offer. */
function readKind(r, h, side, seat, list) {
  const before = h.plainOffers.get(seat);
  for (let i = 0; i < list.length - 1; i++) {
    const kind = list[i];
    const same = before && (side === GET ? before.get : before.give) === kind;
    if (r.bit(h.want(side, i, before ? (same ? 1 : 2) : 0), h.taste(side, seat, kind))) return kind;
  }
  return list.at(-1);
}

function readPlain(r, h, seat, own) {
  const all = [...own.keys()];
  const get = readKind(
    r,
    h,
    GET,
    seat,
    [...all].sort((x, y) => own[x] - own[y] || x - y),
  );
  const held = all.filter((kind) => own[kind] && kind !== get).sort((x, y) => own[y] - own[x] || x - y);
  const give = readKind(r, h, GIVE, seat, held);
  let [n, wanted] = [1, 1];
  while (n < own[give] && r.bit(h.more(GIVE, Math.min(3, n - 1), Math.min(3, own[give] - n)))) n++;
  while (wanted < 31 && r.bit(h.more(GET, Math.min(3, wanted - 1), 0))) wanted++;
  h.plainOffers.set(seat, { give, get });
  return { give: n * 32 ** give, get: wanted * 32 ** get };
}

function readMixed(r, h, own) {
  const counts = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ];
  for (const side of [GIVE, GET])
    counts[side].forEach((_, kind) => {
      const held = own[kind] ?? 0;
      const n = counts[side];
      if (counts[1 - side][kind]) return;
      const any = n.some((m, other) => other !== kind && m) ? 1 : 0;
      const most = side === GIVE ? held : 31;
      while (n[kind] < most && r.bit(h.mixed(side, Math.min(3, held), any, n[kind] > 0 ? 1 : 0))) n[kind]++;
    });
  const pack = (n) => n.reduce((sum, m, kind) => sum + m * 32 ** kind, 0);
  return { give: pack(counts[GIVE]), get: pack(counts[GET]) };
}

function readOffer(r, h, seat, form, own) {
  const a = r.bit(h.everybody()) ? form.a : r.equal(64);
  return { kind: KIND.OFFER, a, b: 0, ...(r.bit(h.plain()) ? readPlain(r, h, seat, own) : readMixed(r, h, own)) };
}

/** The last action said what comes next, in MAIN what came of offers too. */
function timeOf(h, phase, offer) {
  if (phase !== MAIN) return h.last;
  if (offer) return 64 + (h.last === KIND.ANSWER ? 0 : 2) + (offer.yes.length ? 1 : 0);
  return h.tookBack ? 68 : 32 + h.last;
}

function readKnown(r, h, { game, at, phase, seat }, possible) {
  const view = game.view();
  const time = timeOf(h, phase, view.offer);
  const codes = [...new Set(possible.map((n) => n.kind))].sort((x, y) => y - x);
  const offers = Math.min(3, h.offers);
  let kind = codes.at(-1);
  for (const code of codes.slice(0, -1))
    if (r.bit(h.kind(time, slotOf(code)), h.talked(offers, slotOf(code)))) {
      kind = code;
      break;
    }
  const all = possible.filter((n) => n.kind === kind);
  if (kind === KIND.OFFER)
    return readOffer(
      r,
      h,
      seat,
      all[0],
      at.info.resources.map((key) => view.players[seat].hand[key]),
    );
  const likely = createLikely(at, view, seat);
  const worth = likely[all[0].action.kind] ?? likely.rest;
  const sorted = all
    .map((n) => ({ n, worth: worth(n) }))
    .sort((x, y) => y.worth - x.worth || x.n.a - y.n.a || x.n.b - y.n.b || x.n.give - y.n.give || x.n.get - y.n.get);
  for (let i = 0; i < sorted.length - 1; i++) {
    const left = Math.min(15, sorted.length - 2 - i);
    if (r.bit(h.left(slotOf(kind), left), h.rank(slotOf(kind), Math.min(7, i)))) return sorted[i].n;
  }
  return sorted.at(-1).n;
}

function readFields(r) {
  const cards = () => [0, 1, 2, 3, 4, 5].reduce((sum, kind) => sum + r.equal(32) * 32 ** kind, 0);
  return { kind: r.equal(256), a: r.equal(256), b: r.equal(256), give: cards(), get: cards() };
}

function readAction(r, h, { game, at, actions }) {
  if (game.actor === 'chance') {
    const chances = game.chances().map(({ action, weight }) => ({ n: actions.numbers(action), weight }));
    chances.sort((x, y) => x.n.a - y.n.a || x.n.b - y.n.b);
    return [chances[r.pick(chances.map(({ weight }) => weight))].n, 'chance'];
  }
  const phase = at.schema.phases.indexOf(game.phase);
  const seat = r.bit(h.aside(phase)) ? r.equal(game.seats) : game.actor;
  const possible = game.legal(seat).map(actions.numbers);
  const known = possible.length > 0 && r.flag(4095, 1);
  return [known ? readKnown(r, h, { game, at, phase, seat }, possible) : readFields(r), seat];
}

function note(h, n, game) {
  h.last = slotOf(n.kind);
  h.tookBack = n.kind === KIND.CLOSE_OFFER && n.a === NONE;
  if (n.kind === KIND.OFFER) h.offers++;
  const turn = game.view(null).turnNo;
  if (turn !== h.turn) Object.assign(h, { turn, offers: 0, plainOffers: new Map() });
}

/** @param {any} engine @param {string} text @returns {any} the game played again, to be freed; neutral: the vertices where neutral colours begin */
export function decodeReplay(engine, text) {
  const { kind, bytes } = readFrame(text);
  if (kind !== 'r') refuse('no replay');
  const r = createReader(bytes);
  const table = readTable(engine, r);
  const { at, players, goal, options } = table;
  const world = at.rules === 'stoneage';
  const { layout, neutral = [] } = world ? { layout: layoutOf(at, readWorld(r, table)) } : readIslandDeal(r, table);
  const game = engine.newGame({ rules: at.rules, seats: players, goal, options, layout, seed: 1 });
  const toTheEnd = r.flag(1, 1);
  const length = toTheEnd ? Infinity : r.equal(65535);
  at.boxes = world ? game.view().boxes.map(({ edge }) => edge) : [];
  at.meat = (action) => game.checkRoute(action.seat, game.route(action)).price.meat ?? 0;
  const actions = createActions(at);
  const h = createHabits();
  while (game.length < length && !game.over) {
    const [n, seat] = readAction(r, h, { game, at, actions });
    const verdict = game.act(actions.action(n, seat));
    if (!verdict.ok) refuse(`${game.length}: ${JSON.stringify(actions.action(n, seat))}: ${verdict.reason}`);
    note(h, n, game);
  }
  r.end();
  if (game.over !== toTheEnd) refuse('over or not');
  return { game, layout, neutral };
}
