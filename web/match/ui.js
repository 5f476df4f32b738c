/** What a person has chosen so far, but not done: pure functions over the `ui` part of the state. */

export const freshUi = () => ({
  choosing: /** @type {string|null} */ (null),
  preview: /** @type {string|null} */ (null),
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
  lastOffer: /** @type {any} */ (null),
  share: { tab: 'position', own: false, text: '', link: '', copied: false, canSend: false },
  open: /** @type {any} */ (null),
});

/** @typedef {ReturnType<typeof freshUi>} Ui */

/** Nothing half chosen on the map, no refusal. */
export const CLEAR_MAP = { choosing: null, preview: null, hover: null, refusal: null };
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
  if (before?.length !== now.length) Object.assign(patch, CLEAR_MAP, { plenty: {}, card: null });
  const traded = now.log
    .slice(before?.length ?? 0)
    .some((entry) => entry.changes.some((change) => change.seat === now.shown));
  if (before?.shown !== now.shown || before?.view.turnNo !== now.view.turnNo || traded)
    Object.assign(patch, CLEAR_TRADE);
  const discarding = now.mine && now.view.phase === 'DISCARD';
  const was = before?.mine && before.view.phase === 'DISCARD' && before.shown === now.shown;
  if (discarding && !was) Object.assign(patch, { discard: {}, dialog: { name: 'discard' } });
  if (!discarding && ui.dialog?.name === 'discard') patch.dialog = null;
  return patch;
}
