/**
 * What the log and the statistics must know of the stone age game: where cards go, what is told of each action and of each tile.
 *
 * @typedef {import('../ui/story.js').Teller} Teller
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 */
import { sameCards } from '../match/intents.js';
import { rolled, who } from '../ui/story.js';
import { boxName, crossing, near, regionName } from './stoneage-places.js';

export { near } from './stoneage-places.js';

export const TRACKS = ['food', 'hunting', 'construction', 'clothing'];
export const PEOPLES = ['europe', 'asia', 'australia', 'america'];

/** What each step of a track costs. @type {Record<string, number>[]} */
export const STEPS = [
  { flint: 1 },
  { bone: 1 },
  { bone: 1, flint: 1 },
  { meat: 1, bone: 1, flint: 1 },
  { bone: 1, flint: 1, fur: 1 },
];

/** @type {Record<string, string>} */
export const sources = {
  ROLLED: 'roll',
  STOLE: 'robber',
  CLOSE_OFFER: 'trade',
  BANK_TRADE: 'bank',
  DISCARD: 'discard',
  NEW_NOMAD: 'nomad',
  WALK: 'walk',
  SETTLE: 'settle',
  ADVANCE: 'progress',
};

export const groups = ['rolls', 'trade', 'nomads', 'progress', 'events', 'robber'];

/** @type {Record<string, [string, string]>} */
export const events = {
  ROLLED: ['rolls', 'dice'],
  DISCARD: ['robber', 'cards'],
  STOLE: ['robber', 'robber'],
  MOVE_HUNTER: ['robber', 'robber'],
  PASS: ['robber', 'robber'],
  BANK_TRADE: ['trade', 'bank'],
  OFFER: ['trade', 'swap'],
  ANSWER: ['trade', 'swap'],
  CLOSE_OFFER: ['trade', 'swap'],
  PLACE_TRIBE: ['nomads', 'tribe'],
  PLACE_NOMAD: ['nomads', 'nomad'],
  NEW_NOMAD: ['nomads', 'nomad'],
  WALK: ['nomads', 'nomad'],
  SETTLE: ['nomads', 'tribe'],
  TAKE_TILE: ['nomads', 'tile'],
  ADVANCE: ['progress', 'chart'],
  REVEALED: ['events', 'tile'],
  LAY_DESERT: ['events', 'desert'],
  AWARD: ['progress events nomads', 'star'],
  WON: ['rolls trade nomads progress events robber', 'star'],
};

/** @typedef {Record<string, any>} Args what a sentence must know beside who does it */
/** @param {string|((action: any, teller: Teller) => string)} key @param {(action: any, teller: Teller) => Args} [args] @returns {(teller: Teller, entry: Entry) => string} */
const say = (key, args) => (teller, entry) => {
  const seat = typeof entry.action.seat === 'number' ? entry.action.seat : entry.turn;
  const which = typeof key === 'string' ? key : key(entry.action, teller);
  return which && teller.t(which, { ...who(teller, seat), ...args?.(entry.action, teller) });
};

/** @param {{vertex: string}} action @param {Teller} teller */
const at = ({ vertex }, teller) => ({ place: crossing(teller, vertex) });

/** @param {{vertex: string}} action @param {Teller} teller */
const peopleAt = ({ vertex }, teller) => regionName(teller, /** @type {any} */ (teller.view).sites[vertex].people);

/** What was paid. @param {Entry} entry @returns {Record<string, number>} */
const paid = ({ changes }) =>
  Object.fromEntries(Object.entries(changes[0]?.cards ?? {}).map(([kind, n]) => [kind, -n]));

/** @type {Record<string, (teller: Teller, entry: Entry) => string>} */
export const tell = {
  ROLLED: (teller, entry) => {
    const [a, b] = /** @type {[number, number]} */ (entry.action.dice);
    const key = entry.turnNo === 0 ? 'log-order' : a + b === 7 ? 'log-seven' : '';
    return key ? teller.t(key, { ...who(teller, entry.turn), a, b }) : rolled(teller, entry);
  },
  PLACE_TRIBE: say('log-place-tribe', at),
  PLACE_NOMAD: say('log-place-nomad', at),
  NEW_NOMAD: say(({ recall }) => (recall ? 'log-recall' : 'log-nomad'), at),
  WALK: (teller, entry) =>
    say(
      ({ boxes }) => (boxes?.length ? 'log-walk-boxes' : 'log-walk'),
      ({ to, boxes = [] }) => ({
        place: crossing(teller, to),
        n: paid(entry).meat ?? 0,
        boxes: teller.words.list(boxes.map((/** @type {string} */ edge) => boxName(teller, edge))),
      }),
    )(teller, entry),
  SETTLE: say('log-settle', (action, teller) => ({ ...at(action, teller), region: peopleAt(action, teller) })),
  ADVANCE: (teller, entry) =>
    say('log-advance', ({ track }) => ({
      track: teller.t(`stone-track-${track}`),
      n: STEPS.findIndex((cost) => sameCards(cost, paid(entry))) + 1,
    }))(teller, entry),
  MOVE_HUNTER: say('log-hunter', ({ hunter, hex }, teller) => ({ hunter, place: near(teller, [hex]) })),
  LAY_DESERT: say('log-desert', ({ hex }, teller) => ({ place: near(teller, [hex]) })),
  TAKE_TILE: say('log-take-tile', (action, teller) => ({ region: peopleAt(action, teller) })),
  REVEALED: say('log-revealed', ({ face }, { t }) => ({ face: t(`face-${face}`) })),
};

/** Who had to leave for a tribe. @param {Teller} teller @param {Entry} entry */
export function extras(teller, { action, index, turn }) {
  const { giveUp } = /** @type {any} */ (action);
  if (!giveUp) return [];
  const text = teller.t('log-give-up', { ...who(teller, turn), place: crossing(teller, giveUp) });
  return [{ seat: turn, index, kind: 'SETTLE', text }];
}

/**
 * What a player's points are made of.
 * @param {any} view @param {number} seat @returns {[string, number, number][]}
 */
export function pointsOf({ players, awards }, seat) {
  const held = (/** @type {string} */ kind) =>
    Object.keys(awards).filter((award) => award.startsWith(kind) && awards[award] === seat).length;
  const { people } = players[seat];
  return /** @type {[string, number, number][]} */ ([
    ['people', PEOPLES.reduce((sum, one) => sum + people[one], 0), 1],
    ['art', held('art'), 1],
    ['adaptation', held('adaptation'), 1],
    ['exploration', held('exploration'), 2],
    ['expansion', held('expansion'), 2],
  ]).filter(([, n]) => n > 0);
}
