/**
 * The numbers of a game, from its log. Pure: nothing here asks the engine, and a hidden card stays a card of unknown kind.
 *
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 * @typedef {{sum: number, count: number, expected: number, low: number, high: number, out: -1|0|1}} Face
 *   out: below or above what normal luck does
 * @typedef {{source: string, seats: number[]}} Row
 * @typedef {{turnNo: number, round: number, points: number[]}} Standing after a turn, a number for each seat
 */
import { normalLuck, ways } from './luck.js';

/** Normal luck: what happens in eight of ten games. */
const NORMAL = 0.8;
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What the dice showed, against what was to be expected. @param {Entry[]} entries @returns {{rolls: number, faces: Face[]}} */
export function diceOf(entries) {
  const counts = SUMS.map(() => 0);
  for (const { action } of entries) if (action.dice) counts[action.dice[0] + action.dice[1] - 2]++;
  const rolls = counts.reduce((sum, n) => sum + n, 0);
  const faces = SUMS.map((sum, i) => {
    const [low, high] = normalLuck(rolls, ways(sum) / 36, NORMAL);
    const out = /** @type {-1|0|1} */ (counts[i] < low ? -1 : counts[i] > high ? 1 : 0);
    return { sum, count: counts[i], expected: (rolls * ways(sum)) / 36, low, high, out };
  });
  return { rolls, faces };
}

/** Cards got and cards lost in one change. @param {Entry['changes'][number]} change @returns {[number, number]} */
function flow({ cards, n = 0 }) {
  const parts = cards ? Object.values(cards) : [n];
  const got = parts.reduce((sum, part) => sum + Math.max(part, 0), 0);
  return [got, got - parts.reduce((sum, part) => sum + part, 0)];
}

/**
 * Cards got and cards lost by each seat, by where they came from and where they went.
 * @param {Entry[]} entries @param {number} seats
 * @param {Record<string, string|[string, string]>} sources kind of action -> where its cards come from and go to; two words
 *   where these differ; "cause/kind" stands before "kind"
 * @returns {{got: Row[], lost: Row[]}} sources that gave or took nothing are left out; the last row sums up
 */
export function cardsOf(entries, seats, sources) {
  /** @type {[Map<string, number[]>, Map<string, number[]>]} */
  const tables = [new Map(), new Map()];
  let cause = ''; // what chance has answered to
  for (const { action, changes } of entries) {
    const source = sources[`${cause}/${action.kind}`] ?? sources[action.kind] ?? 'other';
    if (action.seat !== 'chance') cause = action.kind;
    for (const change of changes)
      for (const [side, n] of flow(change).entries()) {
        const name = typeof source === 'string' ? source : source[side];
        const row = tables[side].get(name) ?? new Array(seats).fill(0);
        row[change.seat] += n;
        if (n) tables[side].set(name, row);
      }
  }
  const order = [...new Set(Object.values(sources).flat()), 'other'];
  const [got, lost] = tables.map((table) => {
    const rows = order.flatMap((source) => (table.has(source) ? [{ source, seats: table.get(source) ?? [] }] : []));
    const sums = Array.from({ length: seats }, (_, seat) => rows.reduce((sum, row) => sum + row.seats[seat], 0));
    return [...rows, { source: 'sum', seats: sums }];
  });
  return { got, lost };
}

/** How often somebody took the lead alone from somebody else. @param {Standing[]} standings */
export function leadChanges(standings) {
  let leader = -1;
  let changes = 0;
  for (const { points } of standings) {
    const most = Math.max(...points);
    const first = points.indexOf(most);
    if (points.lastIndexOf(most) !== first || first === leader) continue;
    if (leader >= 0) changes++;
    leader = first;
  }
  return changes;
}

/** Numbers as a row of little columns. @param {number[]} numbers */
export function columns(numbers) {
  const most = Math.max(1, ...numbers);
  return numbers.map((n) => '▁▂▃▄▅▆▇█'[Math.round((7 * n) / most)]).join('');
}
