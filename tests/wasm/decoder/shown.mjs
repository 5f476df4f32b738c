// What was decoded in the words of the engine's view, to be compared with what the module shows of the same link.
import { DESERT } from './table.mjs';

const PEOPLES = ['europe', 'asia', 'australia', 'america'];
const PIECES = ['road', 'settlement', 'city'];

const named = (keys, list) => Object.fromEntries(keys.map((key, i) => [key, list[i]]));
const seatsOf = (set) => [0, 1, 2, 3, 4, 5].filter((seat) => (set >> seat) & 1);
const actorOf = (actor) => (actor === 254 ? 'chance' : actor === 255 ? null : actor);
const kinds = (names, cards) => Object.fromEntries(names.map((name, i) => [name, cards[i]]).filter(([, n]) => n));

function showCommon(s) {
  const { at } = s;
  const trade = ({ give, get }) => ({ give: kinds(at.info.resources, give), get: kinds(at.info.resources, get) });
  const { offer } = s;
  return {
    rules: at.rules,
    seats: s.players,
    goal: s.goal,
    options: s.options,
    turn: s.turn,
    first: s.first,
    turnNo: s.turnNo,
    phase: at.schema.phases[s.now.phase],
    actor: actorOf(s.now.actor),
    dice: s.dice[0] ? s.dice : null,
    winners: seatsOf(s.winners),
    lastRound: Boolean(s.ending),
    seat: s.viewer === null || s.viewer === 7 ? null : s.viewer,
    offer: offer && {
      by: offer.by,
      ...trade(offer),
      asked: seatsOf(offer.asked),
      yes: seatsOf(offer.yes),
      no: seatsOf(offer.no),
    },
    proposals: s.proposals.map((proposal) => ({ seat: proposal.seat, ...trade(proposal) })),
    bank: s.viewer === null || s.options.bank_shown ? named(at.info.resources, s.bank) : null,
    players: s.hands.slice(0, s.players).map(({ hand, cards }, seat) => ({
      seat,
      hand: hand && named(at.info.resources, hand),
      cards,
      owes: s.owes[seat],
    })),
  };
}

function showClassicPlayer(s, seat) {
  const { devCards } = s.at.schema;
  const { dev, fresh, knights, hidden } = s.cards[seat];
  const seen = s.viewer === null || s.viewer === seat;
  return {
    road: s.lengths[seat],
    knights,
    devCards: hidden + dev.reduce((sum, n) => sum + n, 0),
    left: named(PIECES, s.left[seat]),
    dev: seen ? named(devCards, dev) : dev.some(Boolean) ? kinds(devCards, dev) : null,
    fresh: seen ? named(devCards, fresh) : null,
    ...(s.at.rules === 'duel' && { tokens: s.tokens[seat] }),
  };
}

function showClassic(s) {
  const { at } = s;
  const { hex, vertex, edge } = at.name;
  const terrains = at.info.terrains;
  const hidden = s.cards.reduce((sum, one) => sum + one.hidden, 0);
  const kindOf = (kind) => at.info.resources[kind] ?? 'any';
  const view = showCommon(s);
  return {
    ...view,
    hexes: named(
      hex,
      s.land.map(({ terrain, number }) => ({ terrain: terrains[terrain], number: terrain === DESERT ? null : number })),
    ),
    robber: hex[s.robbers[0]] ?? null,
    harbours: s.harbours.map((dock) => ({ edge: edge[dock.edge], kind: kindOf(dock.kind) })),
    vertices: Object.fromEntries([...s.buildings].map(([v, piece]) => [vertex[v], piece])),
    roads: Object.fromEntries([...s.roads].map(([e, seat]) => [edge[e], { piece: 'road', seat }])),
    deck: s.deck.reduce((sum, n) => sum + n, 0) - hidden,
    freeRoads: s.freeRoads,
    cardPlayed: Boolean(s.cardPlayed),
    awards: { longestRoad: s.longest, largestArmy: s.largest },
    players: view.players.map((player, seat) => ({ ...player, ...showClassicPlayer(s, seat) })),
    ...(at.rules === 'duel' && {
      rollsLeft: s.rollsLeft,
      neutralDue: s.neutralDue,
      giveBack: s.giveBack,
      tokenUsed: s.tokenUsed,
      knightUsed: s.knightUsed,
      knightsGone: s.given,
    }),
  };
}

const TRACKS = ['food', 'hunting', 'construction', 'clothing'];

/** Art cards are with whoever is on a last field. */
function showAwards(s) {
  const holderOf = (track) => {
    const seat = s.tracks.findIndex((levels) => levels[track] === 5);
    return seat < 0 ? null : seat;
  };
  return {
    ...Object.fromEntries(TRACKS.map((track, i) => [`art_${track}`, holderOf(i)])),
    ...Object.fromEntries(PEOPLES.map((people, i) => [`adaptation_${people}`, s.adaptation[i]])),
    exploration: s.exploration,
    expansion: s.expansion,
  };
}

const showStonePlayer = (s, seat) => ({
  tracks: named(TRACKS, s.tracks[seat]),
  people: named(PEOPLES, s.people[seat]),
  tiles: s.settled[seat],
});

function showStoneage(s) {
  const { at, world } = s;
  const view = showCommon(s);
  const { hex, vertex, edge } = at.name;
  const { terrains } = at.info;
  const { regions, faces } = at.schema;
  return {
    ...view,
    robbers: named(
      at.schema.hunters,
      s.robbers.map((robber) => hex[robber]),
    ),
    developed: Boolean(s.developed),
    second: s.second,
    awards: showAwards(s),
    pending: { boxes: s.pending.boxes.map((box) => edge[world.boxes[box].edge]), face: faces[s.pending.face] ?? null },
    players: view.players.map((player, seat) => ({ ...player, ...showStonePlayer(s, seat) })),
    hexes: named(
      hex,
      s.land.map(({ terrain, number }, i) => ({
        terrain: terrains[terrain],
        number: number || null,
        region: regions[world.region[i]],
        desertable: world.desertable[i],
      })),
    ),
    vertices: Object.fromEntries([...s.pieces].map(([v, piece]) => [vertex[v], piece])),
    sites: Object.fromEntries(
      world.sites.map((v, i) => [vertex[v], { people: PEOPLES[i >> 3], tile: s.lies.has(v), triangle: i % 8 < 5 }]),
    ),
    black: [...world.black].map((v) => vertex[v]),
    boxes: world.boxes.map((box, i) => ({
      edge: edge[box.edge],
      near: vertex[box.near],
      far: vertex[box.far],
      numeral: box.numeral + 1,
      clothing: box.clothing,
      construction: box.construction,
      tile: s.closed.has(i),
    })),
    faces: Object.fromEntries([1, 2, 3, 4].map((numeral) => [numeral, kinds(faces, s.faces[numeral - 1])])),
  };
}

export const show = (s) => (s.at.rules === 'stoneage' ? showStoneage(s) : showClassic(s));

/** The part of a view that has the other's members, in any order of places. */
export function sameMembers(view, like) {
  if (Array.isArray(like)) {
    return view.map((one, i) => (i < like.length ? sameMembers(one, like[i]) : one));
  }
  if (typeof like !== 'object' || like === null || !view) return view;
  if (Object.keys(like).some((key) => /^-?\d+,/.test(key))) return view; // places: all of them
  return Object.fromEntries(
    Object.keys(like).map((key) => [key, key in view ? sameMembers(view[key], like[key]) : undefined]),
  );
}
