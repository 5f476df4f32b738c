// The table of operations: a worker's and, where no worker can be had, the page's.
import { openCore } from './core.js';
import { boxesIn, makeNames } from './names.js';

const AT_A_TIME = 20; // iterations between two looks at the clock
const SLICE = 10; // milliseconds

/** @typedef {import('./client.js').ThinkRequest} ThinkRequest */

/** @param {() => Promise<void>} pause lets other work have its turn; its rejection ends the operation */
export function makeOps(pause) {
  /** @type {import('./core.js').Core} */
  let core;
  let schema;

  /** @param {number} bot @param {number} most */
  async function think(bot, most) {
    let started = performance.now();
    for (let left = most; left > 0; left -= AT_A_TIME) {
      if (core.botThink(bot, Math.min(left, AT_A_TIME))) return;
      if (performance.now() - started < SLICE) continue;
      await pause();
      started = performance.now();
    }
  }

  return {
    /** @param {{ wasm: import('./engine.js').ModuleSource }} args */
    async open({ wasm }) {
      core = await openCore(wasm);
      schema = core.schema();
      return schema.levels;
    },

    /** What a bot of that level does, from what the seat of the view knows.
     * @param {ThinkRequest} args @returns {Promise<import('./engine.js').Action>} */
    async choose({ view, level, seed, iterations = Infinity }) {
      const table = core.load(view, '');
      let bot = -1;
      try {
        const { seat, ruleset } = core.status(table);
        bot = core.botStart(table, seat, schema.levels.indexOf(level), seed);
        await think(bot, iterations);
        return makeNames(schema, core.board(ruleset), ruleset).decode(core.botChoice(bot), boxesIn(core, table));
      } finally {
        core.free(bot);
        core.free(table);
      }
    },
  };
}
