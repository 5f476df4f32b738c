/**
 * What a game was so far, for its statistics: the log as somebody may know it (all of it at the end), and everyone's points
 * after each turn.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 * @typedef {{turnNo: number, round: number, points: number[]}} Standing after a turn, the points of each seat
 * @typedef {{entries: Entry[], standings: Standing[], start: string}} History start: the position the game began at
 */
import { placeOf } from './intents.js';

/** @param {import('../engine/engine.js').View} view */
const pointsIn = (view) => view.players.map((player) => player.truePoints ?? player.points);

/** How a game ended, as it is saved with it; undefined while it runs. @param {Pick<Game, 'over'|'winners'>} game @param {import('../engine/engine.js').View} view of all */
export const resultOf = ({ over, winners }, view) => (over ? { winners, points: pointsIn(view) } : undefined);

/**
 * Gives the history of a game from its log. It is asked at every drawing: what a longer log begins with is not looked up again.
 * @returns {(game: Game, log: Entry[]) => History}
 */
export function createHistorian() {
  /** @type {{game: Game|null, log: Entry[], history: History}} */
  let last = { game: null, log: [], history: { entries: [], standings: [], start: '' } };
  /** Turns that are over: their last entry, and what it left. @type {Map<Entry, number[]>} */
  let known = new Map();

  /** Goes through a copy of the game; looks only where points can have changed. @param {Game} game @param {Entry[]} entries */
  function walk(game, entries) {
    const copy = game.fork();
    /** @type {Standing[]} */
    const out = [];
    let moved = true;
    for (const [i, entry] of entries.entries()) {
      const { turnNo, action, awards } = entry;
      moved ||= placeOf(action) !== null || awards !== undefined;
      if (entries[i + 1]?.turnNo === turnNo) continue;
      let points = known.get(entry) ?? out[out.length - 1]?.points ?? [];
      if (moved && !known.has(entry)) {
        if (copy.length > i + 1) copy.undo(i + 1);
        else copy.redo(i + 1);
        points = pointsIn(copy.view(null));
      }
      out.push({ turnNo, round: Math.ceil(turnNo / game.seats), points });
      if (i + 1 < entries.length) known.set(entry, points);
      moved = false;
    }
    copy.undo(0);
    const start = copy.save('position');
    copy.free();
    if (game.over && out.length) out[out.length - 1].points = pointsIn(game.view());
    return { standings: out, start };
  }

  return (game, log) => {
    if (last.game !== game) known = new Map();
    if (last.game !== game || last.log !== log) {
      const entries = game.over ? game.logFor() : log;
      last = { game, log, history: { entries, ...walk(game, entries) } };
    }
    return last.history;
  };
}
