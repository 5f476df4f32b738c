/**
 * What people type instead of the page drawing it: the dice of a wooden board, and if they like the cards drawn there too.
 *
 * @typedef {import('./intents.js').Action} Action
 * @typedef {'page'|'dice'|'all'} Typed what is typed: nothing, the dice, or cards as well
 * @typedef {{kind: string, seat: number|null}} Typing what is to be typed, and by whom; null: by anyone
 */

/** @param {Action[]} log @returns {Action|undefined} what chance has to answer */
const before = (log) => log[log.length - 1];

/** Who saw the card: the one who drew it, else the one it was taken from. Cards of bots lie in the page alone. @param {Action[]} log @param {{kind: string}[]} seats */
function witness(log, seats) {
  const last = before(log);
  if (typeof last?.seat !== 'number' || seats[last.seat].kind !== 'person') {
    return typeof last?.to === 'number' && seats[last.to].kind === 'person' ? last.to : null;
  }
  return typeof last.to === 'number' && seats[last.to].kind === 'bot' ? null : last.seat;
}

/**
 * @param {Typed} typed
 * @param {{action: Action}[]} chances all that chance can decide now
 * @param {Action[]} log
 * @param {{kind: string}[]} seats
 * @returns {Typing|null} null: the page decides
 */
export function typingFor(typed, chances, log, seats) {
  const first = chances[0]?.action;
  if (typed === 'page' || !first) return null;
  const last = before(log);
  if (first.dice) {
    const roller = last?.seat;
    const own = typeof roller === 'number' && seats[roller].kind === 'person';
    return { kind: first.kind, seat: own ? roller : null };
  }
  const seat = typed === 'all' && chances.length > 1 ? witness(log, seats) : null;
  return seat === null ? null : { kind: first.kind, seat };
}
