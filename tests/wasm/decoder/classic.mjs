// Section 6, fields of the classic family.
import { createOdds } from './coder.mjs';
import { readHarbours } from './table.mjs';

const MADE = [15, 5, 4];
const DECK = { 19: [14, 5, 2, 2, 2], 30: [20, 5, 3, 3, 3] };
const VICTORY = 1;

function readBuildings(r, at, left) {
  const built = left.map(([, settlements, cities]) => ({ settlement: 5 - settlements, city: 4 - cities }));
  const due = ({ settlement, city }) => settlement + city;
  const vertices = at.besides.length;
  /** @type {Map<number, {piece: string, seat: number}>} */
  const found = new Map();
  for (let v = 0; v < vertices; v++) {
    const d = built.reduce((sum, one) => sum + due(one), 0);
    if (!d) break;
    if (at.besides[v].some((other) => other < v && found.has(other))) continue;
    if (!r.flag(d, Math.max(1, Math.floor((vertices - v) / 2) - d))) continue;
    const seat = r.pick(built.map(due));
    const mine = built[seat];
    const city = mine.city && mine.settlement ? r.flag(mine.city, mine.settlement) : mine.city > 0;
    const piece = city ? 'city' : 'settlement';
    mine[piece]--;
    found.set(v, { piece, seat });
  }
  return found;
}

function readRoads(r, at, left, buildings) {
  const odds = createOdds(29000, 8, 60);
  /** @type {Map<number, number>} */
  const roads = new Map();
  left.forEach(([unbuilt], seat) => {
    let due = MADE[0] - unbuilt;
    const queue = [...buildings].filter(([, b]) => b.seat === seat).map(([v]) => v);
    const asked = new Set();
    for (let i = 0; i < queue.length && due; i++)
      for (const edge of at.edgesOf[queue[i]]) {
        if (!due) break;
        if (asked.has(edge) || roads.has(edge)) continue;
        asked.add(edge);
        if (!r.bit(odds)) continue;
        roads.set(edge, seat);
        due--;
        for (const v of at.endsOf[edge]) if (!queue.includes(v)) queue.push(v);
      }
    for (; due; due--) roads.set(r.equal(at.endsOf.length), seat);
  });
  return roads;
}

/** The longest trail of a colour's roads; a building of another ends it. */
export function longestRoad(at, roads, buildings, seat) {
  const used = new Set();
  const from = (v, first) => {
    if (!first && buildings.has(v) && buildings.get(v).seat !== seat) return 0;
    let best = 0;
    for (const edge of at.edgesOf[v]) {
      if (roads.get(edge) !== seat || used.has(edge)) continue;
      used.add(edge);
      const [one, other] = at.endsOf[edge];
      best = Math.max(best, 1 + from(one === v ? other : one, false));
      used.delete(edge);
    }
    return best;
  };
  return Math.max(0, ...at.besides.map((_, v) => from(v, true)));
}

function readCards(r, s, given) {
  const { colors, viewer } = s;
  const cards = Array.from({ length: colors }, () => ({
    dev: [0, 0, 0, 0, 0],
    fresh: [0, 0, 0, 0, 0],
    knights: 0,
    hidden: 0,
  }));
  const played = [0, 0, 0, 0, 0];
  const deck = [...DECK[s.land.length]];
  deck[0] -= given;
  for (let kind = 0; kind < 5; kind++) {
    cards.forEach((one, seat) => {
      const take = () => {
        const n = r.count(deck[kind]);
        deck[kind] -= n;
        return n;
      };
      if (kind === 0) one.knights = take();
      if (viewer === null || viewer === seat || (kind === VICTORY && s.now.phase === 0)) one.dev[kind] = take();
    });
    if (kind >= 2) deck[kind] -= played[kind] = r.count(deck[kind]);
  }
  if (r.flag(1, 3)) cards.forEach((one) => one.dev.forEach((n, kind) => (one.fresh[kind] = r.count(n))));
  if (viewer !== null) cards.forEach((one, seat) => seat !== viewer && (one.hidden = r.count(63)));
  return { cards, played, deck };
}

function readHolder(r, sizes, least) {
  const most = Math.max(...sizes);
  const weights = Array.from({ length: 6 }, (_, seat) => (sizes[seat] === most && most >= least ? 15 : 0));
  const seat = r.pick([...weights, 1]);
  return seat === 6 ? null : seat;
}

function readDuel(r) {
  return {
    tokenUsed: r.equal(2),
    knightUsed: r.equal(2),
    firstRoll: [r.equal(7), r.equal(7)],
    neutralDue: r.equal(4),
    giveBack: r.equal(3),
    draws: r.equal(3),
  };
}

export function readClassic(r, s) {
  const { at, colors } = s;
  const duel = s.at.rules === 'duel';
  const given = duel ? r.equal(15) : 0;
  const harbours = readHarbours(r, at, s.land.length === 30 ? 11 : 9);
  const left = Array.from({ length: colors }, () => [r.equal(16), r.equal(6), r.equal(5)]);
  const buildings = readBuildings(r, at, left);
  const roads = readRoads(r, at, left, buildings);
  const more = readCards(r, s, given);
  const flags = {
    cardPlayed: r.equal(2),
    built: r.equal(2),
    freeRoads: r.rare(0, 17, 31),
    rollsLeft: r.rare(0, 3, 31),
  };
  const ended = r.rare(255, 255, 31);
  const tokens = Array.from({ length: colors }, () => r.rare(0, 20, 31));
  const lengths = left.map((_, seat) => longestRoad(at, roads, buildings, seat));
  const longest = readHolder(r, lengths, 5);
  const largest = readHolder(
    r,
    more.cards.map((one) => one.knights),
    3,
  );
  return {
    given,
    harbours,
    left,
    buildings,
    roads,
    ...more,
    ...flags,
    ended,
    tokens,
    lengths,
    longest,
    largest,
    ...(duel && readDuel(r)),
  };
}
