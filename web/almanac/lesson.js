/**
 * The first game: one hint at a time, from what the player is asked and has not done before. Pure: what to say and what to do.
 *
 * @typedef {import('../engine/engine.js').Hint} Hint
 * @typedef {import('../engine/engine.js').Action} Action
 * @typedef {import('../match/snapshot.js').Snapshot} Snapshot
 * @typedef {{says: string[], gains: Record<string, number>, hint: Hint|null}} Step says: keys, the first thing first
 */

/** How much worse than the best a move may be when it teaches something new, in thousandths of a point. */
const PATIENCE = 400;

/** Kinds worth showing early; the rest comes when it comes. */
const TO_TEACH = new Set([
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'BUILD_CITY',
  'BANK_TRADE',
  'OFFER',
  'BUY_CARD',
  'PLAY_KNIGHT',
  'PLAY_ROADS',
  'PLAY_PLENTY',
  'PLAY_MONOPOLY',
  'NEW_NOMAD',
  'WALK',
  'SETTLE',
  'ADVANCE',
]);

/** How a first game is dealt: seeds in which much can be learnt early. @type {Record<string, {goal: number, seed: string, options: Record<string, number>}>} */
const DEALT = {
  classic: { goal: 7, seed: 'first game 37', options: { island: 1, starter: 1 } },
  stoneage: { goal: 6, seed: 'first-game-15', options: { starter: 1 } },
};

/** The table of a first game. @param {(from: any) => any} newTable @param {any} info @param {string} level @param {string} [rules] */
export function lessonTable(newTable, info, level, rules = 'classic') {
  const table = newTable({ rules, info, level, seats: 4, persons: 1 });
  const dealt = DEALT[rules];
  return {
    ...table,
    ...dealt,
    options: { ...table.options, ...dealt.options },
    botSeed: 'first game',
    lesson: true,
  };
}

/** @param {Pick<Snapshot, 'log'|'shown'>} m @param {string} kind @param {number} [from] */
const done = ({ log, shown }, kind, from = 0) =>
  log.slice(from).some(({ action }) => action.kind === kind && action.seat === shown);

/** What the last roll brought the player, if it was the last thing in the own turn. @param {Snapshot} m */
function gained({ log, shown, view }) {
  const last = log[log.length - 1];
  if (last?.action.kind !== 'ROLLED' || view.turn !== shown || last.action.dice?.[0] === undefined) return null;
  return last.changes.find((change) => change.seat === shown)?.cards ?? {};
}

/** The best move, or one nearly as good that has not been shown yet. @param {Snapshot} m @param {Hint[]} hints */
export function advised(m, hints) {
  const fresh = hints.find(
    ({ action, score }) => TO_TEACH.has(action.kind) && !done(m, action.kind) && score >= hints[0].score - PATIENCE,
  );
  return fresh ?? hints[0] ?? null;
}

/** What the advised move has to teach that was not said yet. @param {Snapshot} m @param {Hint|null} hint @param {number} rolls of the player so far */
function taught(m, hint, rolls) {
  const { kind = '', boxes } = /** @type {any} */ (hint?.action ?? {});
  const says = !kind || done(m, kind) ? [] : [kind];
  if (!('boxes' in m.view)) return says;
  const crossed = boxes?.length > 0 && !m.log.some(({ action }) => action.kind === 'REVEALED');
  const trade = rolls === 2 && m.view.phase === 'MAIN' && !('developed' in m.view && m.view.developed);
  return [
    ...(trade ? ['trade-first'] : []),
    ...says.map((key) => (key === 'ROLL' ? 'ROLL-tribes' : key)),
    ...(crossed ? ['passage'] : []),
  ];
}

/** @param {Snapshot} m @param {Hint[]} hints of the player's seat, none if somebody else is asked @returns {Step} */
export function lessonStep(m, hints) {
  const { view, shown } = m;
  if (view.over)
    return { says: [view.winners.includes(/** @type {number} */ (shown)) ? 'won' : 'lost'], gains: {}, hint: null };
  if (!m.mine) return { says: [done(m, 'END_TURN') && view.round > 1 ? 'wait-short' : 'wait'], gains: {}, hint: null };
  const hint = advised(m, hints);
  const says = [];
  const gains = gained(m);
  const rolls = m.log.filter(({ action }) => action.kind === 'ROLL' && action.seat === shown).length;
  if (gains && rolls <= 2 && view.phase === 'MAIN') says.push(Object.keys(gains).length ? 'got' : 'got-nothing');
  return { says: [...says, ...taught(m, hint, rolls)], gains: gains ?? {}, hint };
}
