/**
 * What the page shows of a game, taken in one go: nothing that draws asks the engine.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {{
 *   table: import('./table.js').Table, shown: number|null, mine: boolean, persons: number,
 *   view: import('../engine/engine.js').View, open: import('../engine/engine.js').View|null,
 *   legal: import('../engine/engine.js').Action[], why: Record<string, import('../engine/engine.js').Verdict>,
 *   log: import('../engine/engine.js').LogEntry[], length: number, undoTo: number|null, thinking: boolean
 * }} Snapshot
 */
import { persons } from './table.js';
import { undoTarget } from './undo.js';

/** The log as the seat knows it; a longer log continues the one read before. */
function createLogReader() {
  /** @type {{game: Game|null, seat: number|null, entries: any[]}} */
  let last = { game: null, seat: null, entries: [] };
  return (/** @type {Game} */ game, /** @type {number|null} */ seat) => {
    const same = last.game === game && last.seat === seat;
    // The last entry read may have gained what chance added to it, so it is read again.
    const kept = same && game.length > last.entries.length ? last.entries.slice(0, -1) : [];
    last = { game, seat, entries: [...kept, ...game.logFor(seat, kept.length)] };
    return last.entries;
  };
}
const readLog = createLogReader();

/**
 * @param {Game} game
 * @param {import('./table.js').Table} table
 * @param {number|null} shown whose hand lies open
 * @param {boolean} thinking
 * @param {string[]} kinds those a button may stand for: why not, if not
 * @returns {Snapshot}
 */
export function snapshot(game, table, shown, thinking, kinds) {
  const mine = shown !== null && game.actor === shown;
  const people = persons(table).length;
  /** @type {Snapshot['why']} */
  const why = {};
  if (shown !== null) for (const kind of kinds) why[kind] = game.why(kind, shown);
  return {
    table,
    shown,
    mine,
    persons: people,
    view: game.view(shown),
    open: game.over ? game.view() : null,
    legal: shown === null || game.over ? [] : game.legal(shown),
    why,
    log: readLog(game, shown),
    length: game.length,
    undoTo: undoTarget(game.log, table.seats, mine ? shown : null),
    thinking,
  };
}
