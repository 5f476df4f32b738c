/** What a person has chosen so far, but not done: pure functions over the `ui` part of the state. */

export const freshUi = () => ({
  choosing: /** @type {string|null} */ (null),
  /** whose piece it is to be, or which one moves, where that is a choice */
  side: /** @type {import('./intents.js').Side} */ (null),
  preview: /** @type {string|null} */ (null),
  /** a way drawn vertex by vertex, from where the piece stands */
  route: /** @type {string[]|null} */ (null),
  hover: /** @type {string|null} */ (null),
  focus: /** @type {string|null} */ (null),
  give: /** @type {Record<string, number>} */ ({}),
  get: /** @type {Record<string, number>} */ ({}),
  off: /** @type {number[]} */ ([]),
  discard: /** @type {Record<string, number>} */ ({}),
  plenty: /** @type {Record<string, number>} */ ({}),
  card: /** @type {string|null} */ (null),
  refusal: /** @type {any} */ (null),
  tradeOpen: false,
  dialog: /** @type {{name: string, seat?: number}|null} */ (null),
  toast: /** @type {{key: string, args?: any}|null} */ (null),
  share: { tab: 'position', own: false, link: '' },
  logSeat: /** @type {number|null} */ (null),
  copy: /** @type {{key: string, done: boolean, text?: string}|null} */ (null),
  open: /** @type {any} */ (null),
  /** how many games of the shelf are shown */
  shelf: 3,
  /** whose cards are looked at for as long as a button is held */
  peek: /** @type {import('../engine/engine.js').PlayerView|null} */ (null),
  /** what the dice show so far, 0: not typed yet */
  dice: [0, 0],
  /** who agrees that something is taken back */
  agreed: /** @type {number[]} */ ([]),
  /** the seat whose colours are open, of which table */
  palette: /** @type {string|null} */ (null),
});

/** @typedef {ReturnType<typeof freshUi>} Ui */

/** Nothing half chosen on the map, no refusal. */
export const CLEAR_MAP = { choosing: null, side: null, preview: null, route: null, hover: null, refusal: null };
const CLEAR_TRADE = { give: {}, get: {}, off: [], tradeOpen: false };

/** @param {Record<string, number>} cards @param {string} kind @param {number} by @param {number} most */
export function step(cards, kind, by, most) {
  const n = Math.max(0, Math.min(most, (cards[kind] ?? 0) + by));
  return { ...cards, [kind]: n };
}

/**
 * What is left of the choices when the game has moved on.
 * @param {Ui} ui @param {import('./snapshot.js').Snapshot|null} before @param {import('./snapshot.js').Snapshot|null} now
 * @returns {Partial<Ui>}
 */
export function settle(ui, before, now) {
  if (!now) return { ...freshUi(), toast: ui.toast };
  /** @type {Partial<Ui>} */
  const patch = {};
  const moved = before?.length !== now.length;
  if (moved) Object.assign(patch, CLEAR_MAP, { plenty: {}, card: null, peek: null, dice: [0, 0] });
  const traded = now.log
    .slice(before?.length ?? 0)
    .some((entry) => entry.changes.some((change) => change.seat === now.shown));
  if (before?.shown !== now.shown || before?.view.turnNo !== now.view.turnNo || traded)
    Object.assign(patch, CLEAR_TRADE);
  const open = ui.dialog?.name ?? '';
  const asks = open === 'open'; // what came waits for an answer, and shows no hand
  if (now.curtain) return { ...patch, ...CLEAR_MAP, peek: null, toast: null, ...(!asks && { dialog: null }) };
  const due = dueDialog(now);
  const first =
    due !== dueDialog(before) ||
    before?.far?.text !== now.far?.text ||
    before?.shown !== now.shown ||
    (moved && due === 'typing');
  if (due && first) Object.assign(patch, { discard: {}, dialog: { name: due } });
  if (now.far && now.view.over && before && !before.view.over) patch.dialog = { name: 'far' };
  if ((open === 'far' ? !now.far : !due && DUE.includes(open)) || (moved && open === 'undo')) patch.dialog = null;
  if (asks) delete patch.dialog;
  return patch;
}

const DUE = ['discard', 'typing'];

/** The dialog that opens by itself. @param {import('./snapshot.js').Snapshot|null} [shot] */
export function dueDialog(shot) {
  if (shot?.mine && shot.view.phase === 'DISCARD') return 'discard';
  if (shot?.typing) return 'typing';
  return shot?.far && !shot.view.over ? 'far' : null;
}
