/**
 * What bots said when they refused an offer. Logs and links hold actions only: the bot is asked again, with the seed it answered by.
 *
 * @typedef {import('../engine/engine.js').Action} Action
 * @typedef {import('../engine/engine.js').Excuse} Excuse
 */

/** @param {Pick<import('../engine/engine.js').Engine, 'bot'|'schema'>} engine */
export function createRefusals({ bot: start, schema }) {
  /** By the number of the entry in the log. @type {Map<number, Excuse|null>} */
  const said = new Map();

  /** @param {import('./table.js').Table} table @param {Action} action the bot's level if it refuses an offer by this */
  const levelOf = ({ seats }, { kind, seat, yes }) => {
    const chair = kind === 'ANSWER' && !yes ? seats[/** @type {number} */ (seat)] : null;
    return chair?.kind === 'bot' && schema.levels.includes(chair.level) ? chair.level : null;
  };

  /** What is to be done next in this game. @param {import('../engine/engine.js').Game} game @param {import('./table.js').Table} table @param {Action} action */
  function hear(game, table, action) {
    const level = levelOf(table, action);
    if (!level) return;
    const seat = /** @type {number} */ (action.seat);
    const bot = start(game, { level, seat, seed: `${table.botSeed}/${game.length}` });
    said.set(game.length, bot.excuse());
    bot.free();
  }

  return {
    /** @param {number} index */
    of: (index) => said.get(index),
    hear,
    /** A game begins, perhaps in its midst. @param {import('../engine/engine.js').Game} game @param {import('./table.js').Table} table */
    begin(game, table) {
      said.clear();
      const { log } = game;
      if (!log.some((action) => levelOf(table, action))) return;
      const copy = game.fork();
      copy.undo(0);
      for (const [i, action] of log.entries())
        if (levelOf(table, action)) {
          copy.redo(i);
          hear(copy, table, action);
        }
      copy.free();
    },
    /** The game is back at this length. @param {number} length */
    forget(length) {
      for (const index of said.keys()) if (index >= length) said.delete(index);
    },
  };
}
