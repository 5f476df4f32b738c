/**
 * What the page shows of a game, taken in one go: nothing that draws asks the engine.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {{
 *   table: import('./table.js').Table, colors: import('../board/pieces.js').SeatColour[], shown: number|null, hand: number|null, mine: boolean, persons: number,
 *   curtain: {seat: number, since: number}|null, watch: {paused: boolean, eye: number|null}|null,
 *   typing: import('./typing.js').Typing|null, undo: import('./undo.js').Target|null,
 *   view: import('../engine/engine.js').View, open: import('../engine/engine.js').View|null,
 *   legal: import('../engine/engine.js').Action[], why: Record<string, import('../engine/engine.js').Verdict>,
 *   log: import('../engine/engine.js').LogEntry[], length: number, passing: boolean, thinking: boolean
 * }} Snapshot
 */
import { NEUTRALS, persons } from './table.js';

/** The log as the seat knows it; a longer log continues the one read before. */
function createLogReader() {
  /** @type {{game: Game|null, seat: number|null|undefined, entries: import('../engine/engine.js').LogEntry[]}} */
  let last = { game: null, seat: null, entries: [] };
  return (/** @type {Game} */ game, /** @type {number|null|undefined} */ seat) => {
    const same = last.game === game && last.seat === seat;
    // The last entry read may have gained what chance added to it, and discards what nobody was told before all were in.
    const kept = same && game.length > last.entries.length ? last.entries.slice(0, -1) : [];
    while (kept[kept.length - 1]?.action.kind === 'DISCARD') kept.pop();
    last = { game, seat, entries: [...kept, ...game.logFor(seat, kept.length)] };
    return last.entries;
  };
}
const readLog = createLogReader();

/** The colours on the table by seat. @param {import('./table.js').Table} table */
export const colorsOf = (table) => [...table.seats.map((seat) => seat.color), ...NEUTRALS];

/**
 * @param {Game} game
 * @param {import('./table.js').Table} table
 * @param {Pick<Snapshot, 'shown'|'curtain'|'watch'|'typing'|'undo'|'passing'|'thinking'> & {kinds: string[]}} now shown: whose hand lies
 *   open, and who may act; kinds: those a button may stand for, which need a reason where they are not possible
 * @returns {Snapshot}
 */
export function snapshot(game, table, { kinds, ...now }) {
  const { shown, watch, typing } = now;
  const eye = watch ? (watch.eye ?? undefined) : shown;
  const view = game.view(eye);
  /** @type {Snapshot['why']} */
  const why = {};
  if (shown !== null) for (const kind of kinds) why[kind] = game.why(kind, shown);
  return {
    ...now,
    table,
    colors: colorsOf(table),
    hand: watch ? (watch.eye ?? view.turn) : shown,
    mine: shown !== null && game.actor === shown,
    typing: typing && (typing.seat === null || typing.seat === shown) ? typing : null,
    persons: persons(table).length,
    view,
    open: game.over ? game.view() : null,
    legal: shown === null || game.over ? [] : game.legal(shown),
    why,
    log: readLog(game, eye),
    length: game.length,
  };
}
