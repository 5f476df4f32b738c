/**
 * What the log and the statistics must know of the classic family: where cards come from and go to, what kind of event an action
 * is and its sign, what points are made of.
 */

/** Kind of action -> where its cards come from and go to; two words where these differ. @type {Record<string, string|[string, string]>} */
export const sources = {
  ROLLED: 'roll',
  BUILD_SETTLEMENT: ['start', 'build'],
  STOLE: 'robber',
  CLOSE_OFFER: 'trade',
  BANK_TRADE: 'bank',
  PLAY_PLENTY: 'plenty',
  PLAY_MONOPOLY: 'monopoly',
  DISCARD: 'discard',
  BUILD_ROAD: 'build',
  BUILD_CITY: 'build',
  BUY_CARD: 'build',
};

/** What the log can be narrowed down to. */
export const groups = ['rolls', 'trade', 'build', 'cards', 'robber'];

/** Kind of line in the log -> its groups and its sign. @type {Record<string, [string, string]>} */
export const events = {
  ROLLED: ['rolls', 'dice'],
  DISCARD: ['robber', 'cards'],
  MOVE_ROBBER: ['robber', 'robber'],
  STOLE: ['robber', 'robber'],
  BANK_TRADE: ['trade', 'bank'],
  OFFER: ['trade', 'swap'],
  ANSWER: ['trade', 'swap'],
  CLOSE_OFFER: ['trade', 'swap'],
  BUILD_ROAD: ['build', 'road'],
  BUILD_SETTLEMENT: ['build', 'settlement'],
  BUILD_CITY: ['build', 'city'],
  BUY_CARD: ['cards', 'dev'],
  DREW: ['cards', 'dev'],
  PLAY_KNIGHT: ['cards robber', 'knight'],
  PLAY_ROADS: ['cards build', 'roads'],
  PLAY_PLENTY: ['cards', 'plenty'],
  PLAY_MONOPOLY: ['cards', 'monopoly'],
  AWARD: ['build cards', 'star'],
  WON: ['rolls trade build cards robber', 'star'],
};

/**
 * What a player's points are made of: a word, how many, how much each.
 * @param {import('../engine/engine.js').View} view of everything @param {number} seat
 * @returns {[string, number, number][]}
 */
export function pointsOf(view, seat) {
  const standing = Object.values(view.vertices).filter((one) => one.seat === seat);
  const count = (/** @type {string} */ piece) => standing.filter((one) => one.piece === piece).length;
  const award = (/** @type {'longestRoad'|'largestArmy'} */ key) => Number(view.awards[key] === seat);
  return /** @type {[string, number, number][]} */ ([
    ['settlement', count('settlement'), 1],
    ['city', count('city'), 2],
    ['longestRoad', award('longestRoad'), 2],
    ['largestArmy', award('largestArmy'), 2],
    ['victory', view.players[seat].dev?.victory ?? 0, 1],
  ]).filter(([, n]) => n > 0);
}
