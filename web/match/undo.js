/**
 * How far back a person may go. With one person at the table: to the own last decision, whatever happened since. With several:
 * own builds and trades only, until something hidden was revealed or somebody else acted.
 *
 * @typedef {import('./intents.js').Action} Action
 */

const TAKEN_BACK = new Set(['BUILD_ROAD', 'BUILD_SETTLEMENT', 'BUILD_CITY', 'BANK_TRADE', 'CLOSE_OFFER', 'OFFER']);

/** @param {Action[]} log @param {number} seat */
function lastDecision(log, seat) {
  let at = log.length - 1;
  while (at >= 0 && log[at].seat !== seat) at--;
  if (at < 0) return null;
  // A discard is one decision of several actions.
  while (at > 0 && log[at].kind === 'DISCARD' && log[at - 1].kind === 'DISCARD' && log[at - 1].seat === seat) at--;
  return at;
}

/**
 * @param {Action[]} log
 * @param {{kind: string}[]} seats
 * @param {number|null} actor the seat to decide now, if it is a person
 * @returns {number|null} the length to go back to, or null
 */
export function undoTarget(log, seats, actor) {
  const persons = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  if (persons.length === 1) return lastDecision(log, persons[0]);
  const last = log[log.length - 1];
  if (actor === null || !last || last.seat !== actor || !TAKEN_BACK.has(last.kind)) return null;
  return log.length - 1;
}
