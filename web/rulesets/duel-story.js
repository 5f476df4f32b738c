/**
 * What the log and the statistics must know of the duel: sentences for what only it has, where cards come from and go to.
 *
 * @typedef {import('../ui/story.js').Teller} Teller
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 */
import { nearby, who } from '../ui/story.js';
import * as classic from './classic-story.js';

export { groups, pointsOf } from './classic-story.js';

/** Cards drawn in a forced trade are not robbed. @type {typeof classic.sources} */
export const sources = { ...classic.sources, 'FORCED_TRADE/STOLE': 'forced', GIVE_BACK: 'forced' };

/** @type {typeof classic.events} */
export const events = {
  ...classic.events,
  NEUTRAL_ROAD: ['build', 'road'],
  NEUTRAL_SETTLEMENT: ['build', 'settlement'],
  FORCED_TRADE: ['trade cards', 'swap'],
  ROBBER_HOME: ['robber', 'robber'],
  KNIGHT_FOR_TOKENS: ['cards', 'knight'],
  GIVE_BACK: ['trade cards', 'swap'],
  TOKENS: ['trade', 'token'],
};

/** @param {Entry} entry */
const actor = ({ action }) => /** @type {number} */ (action.seat);

/** @param {string} key @returns {(teller: Teller, entry: Entry) => string} */
const forNeutral = (key) => (teller, entry) => {
  const { vertex, to } = entry.action;
  const place = vertex ? nearby(teller, teller.hexesAt(vertex)) : '';
  return teller.t(key, { ...who(teller, actor(entry)), side: teller.names.name(/** @type {number} */ (to)), place });
};

/** @param {string} key @returns {(teller: Teller, entry: Entry) => string} */
const paid = (key) => (teller, entry) =>
  teller.t(key, { ...who(teller, actor(entry)), n: Math.abs(entry.tokens?.[0]?.n ?? 0) });

/** One sentence for a kind of action. @type {Record<string, (teller: Teller, entry: Entry) => string>} */
export const tell = {
  NEUTRAL_ROAD: forNeutral('log-neutral-road'),
  NEUTRAL_SETTLEMENT: forNeutral('log-neutral-settlement'),
  FORCED_TRADE: paid('log-forced'),
  ROBBER_HOME: paid('log-robber-home'),
  KNIGHT_FOR_TOKENS: paid('log-knight-tokens'),
  GIVE_BACK: (teller, entry) => {
    const given = entry.changes.find(({ seat }) => seat === actor(entry));
    const cards = Object.entries(given?.cards ?? {}).map(([kind, n]) => [kind, -n]);
    const what = given?.cards
      ? teller.words.cards(Object.fromEntries(cards))
      : teller.t('cards-some', { n: -(given?.n ?? 0) });
    const other = 1 - actor(entry);
    const names = { victim: teller.names.name(other), vyou: teller.names.you(other) };
    return teller.t('log-give-back', { ...who(teller, actor(entry)), ...names, what });
  },
};

/** Lines that follow a sentence: tokens that a settlement earned, and that no neutral piece could follow. @param {Teller} teller @param {Entry} entry */
export function extras(teller, { action, index, tokens = [], noNeutral }) {
  const earned = action.kind === 'BUILD_SETTLEMENT' ? tokens : [];
  const lines = earned.map(({ seat, n }) => ({
    seat,
    index,
    kind: 'TOKENS',
    text: teller.t('log-tokens', { ...who(teller, seat), n }),
  }));
  return noNeutral ? [...lines, { seat: null, index, kind: 'TOKENS', text: teller.t('log-no-neutral') }] : lines;
}
