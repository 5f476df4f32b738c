/**
 * What people type instead of the page drawing it: the dice of a wooden board, and if they like the cards drawn there too.
 *
 * @typedef {import('./intents.js').Action} Action
 * @typedef {'page'|'dice'|'all'} Typed what is typed: nothing, the dice, or cards as well
 * @typedef {{kind: string, seat: number|null, faces?: string[]}} Typing what is to be typed, and by whom; null: by anyone; faces: of
 *   a tile that is turned, which all know
 */

/** @param {Action[]} log @returns {Action|undefined} what chance has to answer: several times, if it is two cards or two rolls */
const before = (log) => [...log].reverse().find(({ seat }) => seat !== 'chance');

/** Who saw the card: the one who drew it, else the one it was taken from. Cards of bots, and of who is far away, lie in the page alone. @param {Action[]} log @param {{kind: string}[]} seats */
function witness(log, seats) {
  const last = before(log);
  const { kind, seat, to } = last ?? {};
  const from = kind === 'FORCED_TRADE' && typeof seat === 'number' ? 1 - seat : to;
  if (typeof seat !== 'number' || seats[seat].kind !== 'person') {
    return typeof from === 'number' && seats[from].kind === 'person' ? from : null;
  }
  return typeof from === 'number' && seats[from].kind !== 'person' ? null : seat;
}

/**
 * @param {Typed} typed
 * @param {{action: any}[]} chances all that chance can decide now
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
  if (seat === null) return null;
  return { kind: first.kind, seat, ...(first.face && { faces: chances.map(({ action }) => String(action.face)) }) };
}
