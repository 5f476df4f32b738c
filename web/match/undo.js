/**
 * How far back a person may go: not at all; own builds and trades until something hidden was revealed or somebody else acted; or
 * freely, to any own decision, which with several persons is for all of them to allow.
 *
 * @typedef {import('./intents.js').Action} Action
 * @typedef {'off'|'build'|'free'} Undo
 * @typedef {{to: number, ask: number[]}} Target the length to go back to, and the persons who have to agree
 */

const TAKEN_BACK = new Set([
  'FOUND_SETTLEMENT',
  'FOUND_ROAD',
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'BUILD_CITY',
  'BANK_TRADE',
  'CLOSE_OFFER',
  'OFFER',
  'NEUTRAL_ROAD',
  'NEUTRAL_SETTLEMENT',
  'ROBBER_HOME',
  'KNIGHT_FOR_TOKENS',
  'PLACE_TRIBE',
  'PLACE_NOMAD',
  'NEW_NOMAD',
  'WALK',
  'SETTLE',
  'ADVANCE',
  'LAY_DESERT',
  'TAKE_TILE',
]);

/** The length before the last decision of one of these seats. @param {Action[]} log @param {number[]} seats */
function lastDecision(log, seats) {
  const own = (/** @type {Action} */ { seat }) => typeof seat === 'number' && seats.includes(seat);
  let at = log.length - 1;
  while (at >= 0 && !own(log[at])) at--;
  if (at < 0) return null;
  const { kind, seat } = log[at];
  // A discard is one decision of several actions.
  while (
    at > 0 &&
    (kind === 'DISCARD' || kind === 'GIVE_BACK') &&
    log[at - 1].kind === kind &&
    log[at - 1].seat === seat
  )
    at--;
  return at;
}

/**
 * @param {Action[]} log
 * @param {{kind: string}[]} seats who is far away can't be asked to agree
 * @param {number|null} actor the person to decide now, if it is the one at the device
 * @param {Undo} how
 * @returns {Target|null}
 */
export function undoTarget(log, seats, actor, how) {
  if (how === 'off') return null;
  const last = log[log.length - 1];
  if (actor !== null && last?.seat === actor && TAKEN_BACK.has(last.kind)) return { to: log.length - 1, ask: [] };
  if (how === 'build' || seats.some(({ kind }) => kind === 'far')) return null;
  const people = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const to = lastDecision(log, people);
  return to === null ? null : { to, ask: people.length > 1 ? people : [] };
}
