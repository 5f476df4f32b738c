/**
 * What the page shows of a game, taken in one go: nothing that draws asks the engine.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {{
 *   id: string, table: import('./table.js').Table, colors: import('../board/pieces.js').SeatColour[], shown: number|null, hand: number|null, mine: boolean, persons: number,
 *   curtain: {seat: number, since: number, called?: boolean}|null, watch: {paused: boolean, eye: number|null}|null,
 *   typing: import('./typing.js').Typing|null, undo: import('./undo.js').Target|null, declines: boolean,
 *   far?: import('./far.js').Far|null,
 *   view: import('../engine/engine.js').View, open: import('../engine/engine.js').View|null,
 *   legal: import('../engine/engine.js').Action[], why: Record<string, import('../engine/engine.js').Verdict>,
 *   log: import('../engine/engine.js').LogEntry[], length: number, passing: boolean, thinking: boolean
 * }} Snapshot
 * @typedef {(index: number) => import('../engine/engine.js').Excuse|null|undefined} Heard what a bot said with that entry of the log
 */
import { NEUTRALS, persons } from './table.js';

/** The log as the seat knows it; a longer log continues the one read before. */
function createLogReader() {
  /** @type {{game: Game|null, seat: number|null|undefined, entries: import('../engine/engine.js').LogEntry[]}} */
  let last = { game: null, seat: null, entries: [] };
  return (/** @type {Game} */ game, /** @type {number|null|undefined} */ seat, /** @type {Heard} */ excuse) => {
    const same = last.game === game && last.seat === seat;
    // The last entry read may have gained what chance added to it, and discards what nobody was told before all were in.
    const kept = same && game.length > last.entries.length ? last.entries.slice(0, -1) : [];
    while (kept[kept.length - 1]?.action.kind === 'DISCARD') kept.pop();
    const news = game.logFor(seat, kept.length).map((entry) => Object.assign(entry, { excuse: excuse(entry.index) }));
    last = { game, seat, entries: [...kept, ...news] };
    return last.entries;
  };
}
const readLog = createLogReader();

/** The colours on the table by seat. @param {import('./table.js').Table} table */
export const colorsOf = (table) => [...table.seats.map((seat) => seat.color), ...NEUTRALS];

/**
 * @param {Game} game
 * @param {import('./table.js').Table} table
 * @param {Pick<Snapshot, 'id'|'shown'|'curtain'|'watch'|'typing'|'undo'|'passing'|'declines'|'thinking'|'far'> & {kinds: string[], excuse?: Heard}} now
 *   shown: whose hand lies open, and who may act; kinds: those a button may stand for, which need a reason where they are not
 *   possible; declines: whether the one shown takes no offer of this turn
 * @returns {Snapshot}
 */
export function snapshot(game, table, { kinds, excuse = () => null, ...now }) {
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
    log: readLog(game, eye, excuse),
    length: game.length,
  };
}
