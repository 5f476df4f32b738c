/**
 * The cases of the rows, played through once each, and tables to look at them.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('./study.js').Study} Study
 */
import { BORROWED } from './rows.js';
import { study } from './study.js';

/** @param {Kit} kit @param {import('../match/control.js').Desk} desk @param {Record<string, import('./study.js').Case>} cases */
export function makeLibrary(kit, desk, cases) {
  /** @type {Map<string, Study>} */
  const studies = new Map();
  /** @type {Map<string, {board: import('../engine/engine.js').Board, places: import('../ui/places.js').Places}>} */
  const maps = new Map();
  const caseOf = (/** @type {string} */ row) => cases[row] ?? cases[BORROWED[row]];

  /** @param {string} row */
  function studied(row) {
    const one = studies.get(row) ?? study(desk.engine, caseOf(row));
    studies.set(row, one);
    return one;
  }

  /** @param {string} rules */
  function mapOf(rules) {
    const board = desk.engine.board(rules);
    const map = maps.get(rules) ?? { board, places: kit.indexPlaces(board) };
    maps.set(rules, map);
    return map;
  }

  /** A table on which the one who tries something is the person. @param {string} row @returns {import('../match/table.js').Table} */
  function tableOf(row) {
    const { before, me } = studied(row);
    const { rules, seats, goal, options } = before;
    const table = kit.newTable({ rules, info: desk.infoOf(rules), level: desk.level, seats, persons: 0 });
    const chairs = table.seats.map((chair, i) =>
      i === me ? { ...chair, kind: /** @type {const} */ ('person') } : chair,
    );
    return { ...table, seats: chairs, goal, options, visit: row };
  }

  return {
    /** What the match needs to begin there. @param {string} row */
    game: (row) => ({ text: caseOf(row).link, seed: row, table: tableOf(row) }),

    /** The case, and the page's context as it is at its table. @param {Context} cx @param {string} row @returns {{study: Study, cx: Context}} */
    open(cx, row) {
      const one = studied(row);
      const table = tableOf(row);
      const m = { view: one.before, shown: one.me, persons: 1, table, colors: kit.colorsOf(table) };
      const { rules } = one.before;
      const { board, places } = mapOf(rules);
      const panel = kit.panelFor(rules);
      const there = /** @type {Context} */ ({ ...cx, board, places, panel, m: /** @type {any} */ (m) });
      const hexesAt = (/** @type {string} */ name) => (places.vertex.get(name) ?? places.edge.get(name))?.hexes ?? [];
      there.names = kit.namesOf(there);
      there.teller = { t: cx.t, words: cx.words, names: there.names, view: one.before, hexesAt, more: panel.story };
      return { study: one, cx: there };
    },
  };
}

/** @typedef {ReturnType<typeof makeLibrary>} Library */
