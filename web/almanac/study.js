/**
 * A case played through: what the table is like before and after, what was tried, and which part of the map it is about.
 *
 * @typedef {import('../engine/engine.js').Action} Action
 * @typedef {import('../engine/engine.js').View} View
 * @typedef {{link: string, steps: {do: Action, no?: string}[]}} Case
 * @typedef {{action: Action, verdict: import('../engine/engine.js').Verdict}} Tried
 * @typedef {{link: string, me: number, before: View, after: View, tries: Tried[]}} Study
 */

/** Whose eyes it is seen with: the first who tries something, else who is asked. @param {Case} one @param {View} view */
function viewerOf({ steps }, view) {
  const first = steps.find((step) => typeof step.do.seat === 'number')?.do.seat;
  return typeof first === 'number' ? first : typeof view.actor === 'number' ? view.actor : view.turn;
}

/** @param {import('../engine/engine.js').Engine} engine @param {Case} one @returns {Study} */
export function study(engine, one) {
  const game = engine.load(one.link, { seed: one.link });
  try {
    const before = game.view();
    const tries = one.steps.map(({ do: action }) => ({ action, verdict: game.act(action) }));
    return { link: one.link, me: viewerOf(one, before), before, after: game.view(), tries };
  } finally {
    game.free();
  }
}

/** Parts of a view that lie on the map and may change: whatever of these a game has. */
const ON_MAP = ['roads', 'vertices', 'robber', 'robbers', 'hexes', 'sites', 'boxes'];

/** Where the robbers stand. @param {any} view @returns {(string|null)[]} */
const robbersIn = ({ robber, robbers }) => Object.values(robbers ?? { robber });

/** Has anything on the map changed? @param {Study} one */
export function moved({ before, after }) {
  const map = (/** @type {any} */ view) => JSON.stringify(ON_MAP.map((key) => view[key]));
  return map(before) !== map(after);
}

/** The places that are tried, the first verdict for each. @param {Study} one @param {(action: Action) => string|null} placeOf */
export function triedPlaces({ tries }, placeOf) {
  /** @type {Map<string, 'yes'|'no'>} */
  const signs = new Map();
  for (const { action, verdict } of tries) {
    const place = placeOf(action);
    if (place && !signs.has(place)) signs.set(place, verdict.ok ? 'yes' : 'no');
  }
  return signs;
}

/** What the map is about: the tried places and the robber's way, else all that the players have there. @param {Study} one @param {string[]} tried */
export function concerned({ before, after }, tried) {
  const stay = robbersIn(after);
  const robbers = robbersIn(before).flatMap((at, i) => (at === stay[i] ? [] : [at, stay[i]]));
  const places = [...tried, ...robbers];
  const standing = Object.entries({ ...after.vertices, ...after.roads })
    .filter(([, { seat }]) => seat < after.players.length)
    .map(([name]) => name);
  return /** @type {string[]} */ (places.length ? places : standing).filter(Boolean);
}

/**
 * The part of the sheet round some places, in the shape of a frame; null for no places: the whole sheet.
 * @param {string[]} places @param {(name: string) => [number, number]} pointOf @param {number} rim @param {number} shape width by height
 */
export function frameOf(places, pointOf, rim, shape) {
  if (places.length === 0) return null;
  const points = places.map(pointOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  const [w, h] = [Math.max(...xs) + rim - left, Math.max(...ys) + rim - top];
  const [width, height] = w / h < shape ? [h * shape, h] : [w, w / shape];
  const box = { x: left - (width - w) / 2, y: top - (height - h) / 2, w: width, h: height };
  return /** @type {typeof box} */ (Object.fromEntries(Object.entries(box).map(([key, n]) => [key, Math.round(n)])));
}

/** Hands, development cards and tokens of those whose cards matter, before and after. @param {Study} one */
export function hands({ before, after, tries }) {
  const acting = new Set(tries.map(({ action }) => action.seat));
  const cards = (/** @type {View} */ view, /** @type {number} */ seat) => {
    const { hand, dev, tokens } = view.players[seat];
    return { hand: hand ?? {}, dev: dev ?? {}, ...(tokens !== undefined && { tokens }) };
  };
  return before.players
    .map(({ seat }) => ({ seat, before: cards(before, seat), after: cards(after, seat) }))
    .filter((row) => {
      const changed = JSON.stringify(row.before) !== JSON.stringify(row.after);
      const any = [...Object.values(row.before.hand), ...Object.values(row.before.dev)].some((n) => n > 0);
      return changed || (any && (acting.size === 0 || acting.has(row.seat)));
    });
}
