/**
 * From what a person chose to an action the engine lists: pure functions over `legal`. Nothing here knows a rule; what is not
 * in `legal` becomes null, and the caller then asks the engine why.
 *
 * @typedef {import('../engine/engine.js').Action} Action
 */

const PLACES = /** @type {const} */ (['vertex', 'edge', 'hex']);

/** The place an action is about, or null. @param {Action} action */
export function placeOf(action) {
  for (const key of PLACES) if (action[key] != null) return /** @type {string} */ (action[key]);
  return typeof action.to === 'string' ? action.to : null;
}

/** @typedef {number|string|null} Side whose piece, where it is not one's own; or the place a piece comes from */

/** @param {any} action @returns {Exclude<Side, null>|undefined} */
const sideIn = ({ from, to }) => from ?? (typeof to === 'number' ? to : undefined);

/** Whose piece of that kind is placed, or which one moves: the side wished for, or the first. @param {Action[]} legal @param {string} kind @param {Side} [wished] */
export function sideOf(legal, kind, wished) {
  const sides = all(legal, kind).map(sideIn);
  return sides.find((side) => side === wished) ?? sides.find((side) => side !== undefined);
}

/** Legal actions of a kind by their places, the first of each place first. @param {Action[]} legal @param {string} kind @param {Side} [wished] of several sides, which */
export function waysFor(legal, kind, wished) {
  /** @type {Map<string, Action[]>} */
  const places = new Map();
  const side = sideOf(legal, kind, wished);
  for (const action of all(legal, kind)) {
    const place = side === undefined || sideIn(action) === side ? placeOf(action) : null;
    if (place !== null) places.set(place, [...(places.get(place) ?? []), action]);
  }
  return places;
}

/** Legal places of a kind, as a map from place to action. @param {Action[]} legal @param {string} kind @param {Side} [wished] */
export const placesFor = (legal, kind, wished) =>
  new Map([...waysFor(legal, kind, wished)].map(([place, [action]]) => [place, action]));

/** Where the robbers stand, by their names. @param {any} view @returns {Record<string, string|null>} */
export const robbersIn = ({ robber, robbers }) => robbers ?? { robber };

/** @param {Action[]} legal @param {string} kind @param {Partial<Action>} [fields] */
export function pick(legal, kind, fields = {}) {
  const keys = /** @type {(keyof Action)[]} */ (Object.keys(fields));
  return legal.find((a) => a.kind === kind && keys.every((key) => a[key] === fields[key])) ?? null;
}

/** @param {Action[]} legal @param {string} kind */
export const all = (legal, kind) => legal.filter((action) => action.kind === kind);

/** The kind that has to be placed now without a choice of kind before it (founding, robber, free road). @param {Action[]} legal */
export function onlyPlaceKind(legal) {
  const kinds = new Set(legal.filter((a) => placeOf(a) != null).map((a) => a.kind));
  const others = legal.some((a) => placeOf(a) == null && a.kind !== 'PASS' && a.kind !== 'CLOSE_OFFER');
  // Of pieces for another side the first kind is as good as chosen: there is nothing else to do.
  const given = legal.every((action) => typeof action.to === 'number');
  return (kinds.size === 1 || given) && !others ? ([...kinds][0] ?? null) : null;
}

/** @param {Record<string, number>} cards without the zeros */
export function tidy(cards) {
  /** @type {Record<string, number>} */
  const out = {};
  for (const [key, n] of Object.entries(cards)) if (n > 0) out[key] = n;
  return out;
}

/** Does the seat shown trade just now: is an offer out, or one put together? @param {any} m a snapshot @param {{give: Record<string, number>, get: Record<string, number>}} ui */
export const trading = (m, { give, get }) => Boolean(m?.mine && (m.view.offer || count(give) || count(get)));

/** @param {Record<string, number>} cards */
export const count = (cards) => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** @param {Record<string, number>} a @param {Record<string, number>} b */
export function sameCards(a, b) {
  const x = tidy(a);
  const y = tidy(b);
  return Object.keys(x).length === Object.keys(y).length && Object.keys(x).every((key) => x[key] === y[key]);
}

/**
 * The offer form of `legal`, filled in. Asked are those of the form that the person left on.
 * @param {Action[]} legal
 * @param {{give: Record<string, number>, get: Record<string, number>, off?: number[]}} choice
 * @returns {Action|null}
 */
export function offer(legal, choice) {
  const form = pick(legal, 'OFFER');
  if (!form) return null;
  const asked = (form.asked ?? []).filter((seat) => !(choice.off ?? []).includes(seat));
  return { ...form, asked, give: tidy(choice.give), get: tidy(choice.get) };
}

/**
 * The last different offers of a seat that its hand still covers, the newest first.
 * @param {{action: Action}[]} log @param {number|null} seat @param {Record<string, number>} hand
 */
export function lastOffers(log, seat, hand, most = 2) {
  /** @type {{give: Record<string, number>, get: Record<string, number>}[]} */
  const found = [];
  for (let i = log.length - 1; i >= 0 && found.length < most; i--) {
    const { kind, seat: by, give = {}, get = {} } = log[i].action;
    if (kind !== 'OFFER' || by !== seat) continue;
    if (found.some((one) => sameCards(one.give, give) && sameCards(one.get, get))) continue;
    if (Object.entries(give).every(([card, n]) => n <= hand[card])) found.push({ give, get });
  }
  return found;
}

/**
 * The bank trade nearest to what was composed: one kind given, one kind got, at the own rate.
 * @param {Record<string, number>} give @param {Record<string, number>} get @param {Record<string, number>} rates @param {number} seat
 * @returns {Action|null} null when the composition names no single pair of kinds
 */
export function bankTrade(give, get, rates, seat) {
  const from = Object.keys(tidy(give));
  const to = Object.keys(tidy(get));
  if (from.length !== 1 || to.length !== 1) return null;
  const n = Math.max(1, get[to[0]]);
  return { kind: 'BANK_TRADE', seat, give: { [from[0]]: rates[from[0]] * n }, get: { [to[0]]: n } };
}

/** The single discards that a whole choice stands for. @param {number} seat @param {Record<string, number>} cards */
export function discards(seat, cards) {
  return Object.entries(tidy(cards)).flatMap(([card, n]) =>
    Array.from({ length: n }, () => /** @type {Action} */ ({ kind: 'DISCARD', seat, card })),
  );
}
