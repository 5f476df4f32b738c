/**
 * What is seen and heard of what happened: from new log entries to scenes, one after the other. Pure; what the seat shown does not
 * know is not in its log, and so in no scene.
 *
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 * @typedef {import('../match/snapshot.js').Snapshot} Snapshot
 * @typedef {'bank' | number | string} Spot the bank, a seat, or a place on the map
 * @typedef {{kind: string, from: Spot, to: Spot}} Card kind: empty where the card lies face down
 * @typedef {'dice'|'wood'|'robber'|'paper'|'trade'|'bell'|'won'|'refused'} Sound
 * @typedef {{sound?: Sound, dice?: [number, number], piece?: string, from?: string, way?: string[], tile?: string, cards?: Card[]}} Scene
 *   dice, a piece or cards move, a tile is laid, or nothing; from: where the piece was before; way: by which places it came
 * @typedef {Scene & {delay: number, time: number, gap: number}} Timed milliseconds; gap: between one card and the next
 */
import { kit } from '../kit.js';

const { distance, HALF, hexPoint, pointOf, SIDE, vertexPoint, GROUNDS, placeOf, robbersIn } = kit;

/** Milliseconds at speed 1; step: of a robber from hex to hex or of whoever walks, for each unit of the way; cards: all of them together. */
const TIMES = {
  dice: 450,
  piece: 180,
  tile: 400,
  step: 90 / (2 * HALF),
  robber: 500,
  card: 320,
  gap: 40,
  cards: 600,
};

/** After so many milliseconds of others' play a person is called back. */
const LONG = 3000;

/** Each card gained or lost, on its own. @param {Entry} entry @param {1|-1} sign */
const units = ({ changes }, sign) =>
  changes.flatMap(({ seat, cards, n }) =>
    Object.entries(cards ?? { '': n }).flatMap(([kind, many]) =>
      Array.from({ length: many * sign }, () => ({ seat, kind })),
    ),
  );

/** The hexes that paid a seat this kind of card. @param {Snapshot['view']} view @param {number[]} dice @param {{seat: number, kind: string}} card */
const paying = ({ hexes, vertices, ...view }, [a, b], { seat, kind }) =>
  Object.keys(hexes).filter(
    (name) =>
      hexes[name].number === a + b &&
      hexes[name].terrain === GROUNDS[kind] &&
      !Object.values(robbersIn(view)).includes(name) &&
      Object.keys(vertices).some(
        (corner) => vertices[corner].seat === seat && distance(vertexPoint(corner), hexPoint(name)) < SIDE + 1,
      ),
  );

/** From whom to whom each card goes: between two hands, else from or to the bank; what is paid comes from the map.
 * @param {Entry} entry @param {Snapshot} now @returns {Card[]} */
function cardsOf(entry, { view, hand }) {
  const { dice } = entry.action;
  const gains = units(entry, 1);
  const given = units(entry, -1).map(({ seat, kind }) => {
    const at = gains.findIndex((gain) => gain.kind === kind && gain.seat !== seat);
    const to = at < 0 ? 'bank' : gains.splice(at, 1)[0].seat;
    return { kind: entry.victim !== undefined && to !== hand ? '' : kind, from: seat, to };
  });
  const got = gains.map((gain, i) => {
    const from = dice ? paying(view, dice, gain) : [placeOf(entry.action)];
    return { kind: gain.kind, from: from[i % from.length] ?? 'bank', to: gain.seat };
  });
  return [...given, ...got];
}

/** Who gives and takes trades; else it is what the open hand gets that one hears. @param {Card[]} cards @param {number|null} hand */
function soundOf(cards, hand) {
  if (cards.some(({ from }) => cards.some(({ to }) => from === to))) return 'trade';
  return cards.some(({ to }) => to === hand) ? 'paper' : undefined;
}

/** @param {Entry[]} entries the new ones @param {Snapshot} before @param {Snapshot} now @returns {Scene[]} */
export function scenesOf(entries, before, now) {
  const was = robbersIn(before.view);
  const moved = Object.entries(robbersIn(now.view)).filter(([who, at]) => at && was[who] && was[who] !== at);
  const out = moved.map(([who, piece]) => /** @type {Scene} */ ({ sound: 'robber', piece, from: was[who] }));
  for (const entry of entries) {
    const { dice, vertex, edge, hex, from, to, route } = /** @type {any} */ ({ ...entry, ...entry.action });
    if (dice) out.push({ sound: 'dice', dice });
    if (from) out.push({ sound: 'wood', piece: to, from, way: route ?? [from, to] });
    if (hex && now.view.hexes[hex].terrain !== before.view.hexes[hex].terrain) out.push({ sound: 'wood', tile: hex });
    if (vertex ?? edge) out.push({ sound: 'wood', piece: vertex ?? edge });
    const cards = cardsOf(entry, now);
    const sound = soundOf(cards, now.hand);
    const last = out[out.length - 1];
    if (last?.cards) {
      last.cards.push(...cards);
      last.sound ??= sound;
    } else if (cards[0]) out.push({ sound, cards });
    if (entry.winners) out.push({ sound: 'won' });
  }
  return out;
}

/** @param {string[]} way */
const lengthOf = (way) => way.reduce((sum, name, i) => sum + distance(pointOf(name), pointOf(way[i - 1] ?? name)), 0);

/** @param {Scene} scene @param {number} gap */
function timeOf({ dice, piece, from, way, tile, cards }, gap) {
  if (cards) return TIMES.card + gap * (cards.length - 1);
  if (tile) return TIMES.tile;
  if (way) return Math.min(TIMES.robber, TIMES.step * lengthOf(way));
  if (from) return Math.min(TIMES.robber, TIMES.step * distance(hexPoint(from), hexPoint(String(piece))));
  return dice ? TIMES.dice : piece ? TIMES.piece : 0;
}

/** One after the other; at speed 0 all at once and in no time. @param {Scene[]} scenes @param {number} speed @returns {Timed[]} */
export function timed(scenes, speed) {
  let delay = 0;
  return scenes.map((scene) => {
    const gap = Math.min(TIMES.gap, (TIMES.cards - TIMES.card) / ((scene.cards?.length ?? 0) - 1 || 1));
    const time = speed && timeOf(scene, gap) / speed;
    delay += time;
    return { ...scene, delay: delay - time, time, gap: speed && gap / speed };
  });
}

/** Who is asked at the device. @param {Snapshot} m */
const asked = ({ curtain, mine, shown }) => (curtain ? curtain.seat : mine ? shown : null);

/**
 * Is somebody called to the table who looks elsewhere, or has waited so many milliseconds?
 * @param {Snapshot} before @param {Snapshot} now @param {boolean} away @param {number} waited
 */
export const calls = (before, now, away, waited) =>
  asked(now) !== null && asked(now) !== asked(before) && (away || waited > LONG);
