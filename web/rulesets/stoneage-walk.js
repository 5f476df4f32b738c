/**
 * Walking and what else the main phase has: where a nomad can go and for how much, which passages it crosses, a way drawn by hand,
 * the choices and their costs.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../ui/actions.js').Choice} Choice
 */
import { html, nothing } from 'lit-html';
import { resourceIcon } from '../board/signs.js';
import { all, count, pick, sameCards, tidy, waysFor } from '../match/intents.js';
import { act, refusal, shownPlayer } from '../ui/context.js';
import { placesOfKind, placing, sideNow, waysAt } from '../ui/legal.js';
import { boxName, boxSays, lettering, passes, place, shortly } from './stoneage-places.js';
import { STEPS, TRACKS } from './stoneage-story.js';

/** @param {Context} cx @returns {any} */
const shot = (cx) => cx.m;

/** Cards as little pictures. @param {Context} cx @param {Record<string, number>} cards */
export const pictures = (cx, cards) =>
  html`<span class="c" role="img" aria-label=${cx.words.cards(cards)}
    >${Object.entries(cards).flatMap(([kind, n]) => Array.from({ length: n }, () => resourceIcon(kind)))}</span
  >`;

/** What an action of that kind costs. @param {Context} cx @param {string} kind @returns {Record<string, number>} */
export const costOf = (cx, kind) =>
  kind === 'WALK' ? { meat: 1 } : (cx.schema.rulesets[shot(cx).view.rules].costs[kind] ?? {});

/** How many steps of that track the shown seat has taken. @param {Context} cx @param {string} track */
export const levelOf = (cx, track) => shot(cx).view.players[shot(cx).shown ?? shot(cx).view.turn].tracks[track];

/** The nomads that can walk. @param {Context} cx @returns {string[]} */
const walkers = (cx) => [...new Set(all(shot(cx).legal, 'WALK').map((/** @type {any} */ { from }) => from))];

/** What a way costs, and what it crosses. @param {Context} cx @param {any} action */
export function way(cx, { steps, price = {}, boxes = [] }) {
  const { t, words, teller } = cx;
  if (steps === undefined) return '';
  const cost = t('stone-walk-cost', { steps, n: count(price) });
  if (!boxes.length) return `; ${cost}`;
  const names = boxes.map((/** @type {string} */ edge) => boxName(teller, edge));
  return `; ${t('stone-at', { base: cost, what: t('stone-over', { boxes: words.list(names) }) })}`;
}

/** What can be chosen on the map, where it is not only places for pieces. @param {Context} cx @param {string|null} kind @returns {any[]|null} */
export function legal(cx, kind) {
  const m = shot(cx);
  if (!m?.mine || (kind && kind !== 'WALK')) return null;
  const picks = walkers(cx).map((name) => ({ place: 'vertex', name, kind: 'pick', label: place(cx, name), value: 0 }));
  if (!kind) return m.view.phase === 'MAIN' ? picks : null;
  if (cx.ui.route) return onward(cx, cx.ui.route);
  const ways = waysFor(m.legal, kind, cx.ui.side);
  const ends = placesOfKind(cx, kind).map((one) => ({ ...one, label: one.label + way(cx, ways.get(one.name)?.[0]) }));
  const boxes = m.view.boxes.map((/** @type {any} */ box) => ({
    place: 'edge',
    name: box.edge,
    kind: 'pick',
    label: boxSays(cx, box),
    value: -1,
  }));
  const others = picks.filter(({ name }) => name !== sideNow(cx) && !ends.some((end) => end.name === name));
  return [...ends, ...others, ...boxes];
}

/** Where a way drawn by hand can go on. @param {Context} cx @param {string[]} route */
const onward = (cx, route) =>
  cx.places.vertex
    .get(route[route.length - 1])
    .vertices.filter(Boolean)
    .map((/** @type {string} */ name) => ({
      place: 'vertex',
      name,
      kind: 'nomad',
      label: place(cx, name),
      value: 0,
    }));

/** What the drawing shows beside the position. @param {Context} cx */
export function drawn(cx) {
  const { m, ui } = cx;
  const walks = m?.mine && ui.choosing === 'WALK';
  const ways = walks ? waysFor(m.legal, 'WALK', ui.side) : new Map();
  const meant = ways.get(ui.preview ?? ui.hover ?? ui.focus)?.[0];
  return {
    prices: ui.route ? {} : Object.fromEntries([...ways].map(([name, [one]]) => [name, priceOf(one)])),
    route: ui.route ?? (meant ? cx.route(meant) : []),
    chosen: walks ? sideNow(cx) : null,
    regionNames: lettering(cx),
  };
}

/** @param {any} action */
const priceOf = ({ price = {} }) => count(price);

/** Why a place can't be reached, or why not with this robber. @param {Context} cx @param {string} name @returns {any} */
export function misplaced(cx, name) {
  const { view, shown, legal: can } = shot(cx);
  const kind = placing(cx) ?? '';
  const { hunter } = /** @type {any} */ (pick(can, kind) ?? {});
  if (hunter) return cx.check(/** @type {any} */ ({ kind, seat: shown, hex: name, hunter }));
  if (kind !== 'WALK') return undefined;
  const box = view.boxes.find((/** @type {any} */ { edge }) => edge === name);
  if (!box) return cx.check(/** @type {any} */ ({ kind, seat: shown, from: sideNow(cx), to: name }));
  if (passes(view, box, shown)) return { ok: true };
  return { ok: false, reason: 'BOX_CLOSED', rule: 'S-100', what: box.clothing, n: box.construction };
}

/** Which of several ways: over which passages, which nomad or tribe goes for it. @param {Context} cx @param {any} action @param {number} i @returns {Choice} */
function waying(cx, action, i) {
  const { t, teller, words } = cx;
  const { recall, giveUp, boxes = [] } = action;
  const piece = recall ?? giveUp;
  const names = boxes.map((/** @type {string} */ edge) => boxName(teller, edge));
  const label = piece
    ? shortly(teller, piece)
    : names.length
      ? t('stone-over', { boxes: words.list(names) })
      : t('stone-act-WALK');
  const hint = action.price === undefined || piece ? nothing : pictures(cx, { meat: priceOf(action) });
  return { key: `way-${i}`, label, hint, press: act(cx, action) };
}

/** What there is to choose while something is being chosen in the main phase. @param {Context} cx @returns {Choice[]|undefined} */
export function main(cx) {
  const { t, ui } = cx;
  if (!ui.choosing) return undefined;
  if (ui.choosing === 'ADVANCE') return TRACKS.map((track) => step(cx, track));
  const ways = waysAt(cx, ui.preview);
  if (ways.length > 1) return ways.map((action, i) => waying(cx, action, i));
  if (ui.choosing !== 'WALK' || ui.preview) return [];
  if (ui.route) return ui.route.length > 1 ? [drawnWay(cx, ui.route)] : [];
  const from = sideNow(cx);
  const nomads = walkers(cx).map((name, i) => ({
    key: `nomad-${i}`,
    label: shortly(cx.teller, name),
    pressed: name === from,
    press: () => cx.send({ do: 'choose', kind: 'WALK', side: name }),
  }));
  const trace = { key: 'trace', label: t('stone-trace'), press: () => cx.send({ do: 'trace', from }) };
  return [...(nomads.length > 1 ? nomads : []), trace];
}

/** What a way drawn by hand comes to. @param {Context} cx @param {string[]} route */
export function drawnSays(cx, route) {
  const verdict = route.length > 1 && cx.checkRoute(route);
  if (!verdict) return cx.t('stone-trace-say');
  return verdict.ok
    ? cx.t('stone-walk-cost', { steps: route.length - 1, n: priceOf(verdict) })
    : refusal(cx, verdict).text;
}

/** A way drawn by hand, done. @param {Context} cx @param {string[]} route @returns {Choice} */
function drawnWay(cx, route) {
  const verdict = cx.checkRoute(route) ?? { ok: false, reason: 'NOT_A_PATH' };
  const hint = verdict.ok ? pictures(cx, { meat: priceOf(verdict) }) : nothing;
  return {
    key: 'walk',
    label: cx.t('act-commit', { kind: 'WALK' }),
    hint,
    verdict,
    main: true,
    press: act(cx, verdict.action),
  };
}

/** The next step of a track. @param {Context} cx @param {string} track @returns {Choice} */
export function step(cx, track) {
  const action = /** @type {any} */ ({ kind: 'ADVANCE', seat: shot(cx).shown, track });
  const cost = STEPS[levelOf(cx, track)];
  return {
    key: `step-${track}`,
    label: cx.t(`stone-track-${track}`),
    hint: cost ? pictures(cx, cost) : nothing,
    verdict: cx.check(action),
    press: act(cx, action),
  };
}

/** The buttons of the main phase. @param {Context} cx @returns {Choice[]} */
export function choices(cx) {
  const { t } = cx;
  const { why, legal: can } = shot(cx);
  const choose = (/** @type {string} */ kind) => () => cx.send({ do: 'choose', kind });
  // Where only one tribe can be founded the button is the choice, but for those who want to be asked.
  const at = cx.state.settings.confirm === 'always' ? [] : all(can, 'SETTLE');
  const list = ['WALK', 'NEW_NOMAD', 'SETTLE', 'ADVANCE'].map((kind) => ({
    key: `build-${kind.toLowerCase()}`,
    label: t(`stone-act-${kind}`),
    hint: kind === 'ADVANCE' ? nothing : pictures(cx, costOf(cx, kind)),
    verdict: kind === 'ADVANCE' ? undefined : why[kind],
    press: kind === 'SETTLE' && at.length === 1 ? act(cx, at[0]) : choose(kind),
  }));
  return [...list, ...bankFirst(cx)];
}

/** What a trade at the bank makes possible: what was refused last, else the first of all that lack one card. @param {Context} cx @returns {Choice[]} */
function bankFirst(cx) {
  const { t, words, ui } = cx;
  const { why } = shot(cx);
  const wants = [
    ...['SETTLE', 'WALK', 'NEW_NOMAD'].map((kind) => ({ verdict: why[kind], cost: costOf(cx, kind) })),
    ...TRACKS.map((track) => ({ verdict: step(cx, track).verdict, cost: STEPS[levelOf(cx, track)] })),
  ];
  const refused = wants.filter(({ verdict }) => ui.refusal?.cards && sameCards(verdict?.cards ?? {}, ui.refusal.cards));
  for (const { verdict, cost } of [...refused, ...wants]) {
    const action = verdict?.cards && bankFor(cx, tidy(verdict.cards), cost);
    if (!action) continue;
    const said = t('stone-bank-first', { give: words.cards(action.give), get: words.cards(action.get) });
    const label = html`<span class="sr">${said}</span><span aria-hidden="true">${t('bank')}</span>`;
    return [{ key: 'bank-first', label, hint: swap(action), press: act(cx, action) }];
  }
  return [];
}

/** @param {any} action */
const swap = ({ give, get }) =>
  html`<span class="c" aria-hidden="true"
    >${Object.keys(give).map((kind) => [resourceIcon(kind), resourceIcon(kind), resourceIcon(kind)])}<small>→</small>${Object.keys(get).map(resourceIcon)}</span
  >`;

/** The bank trade for the one card that is missing, out of what is not needed beside it. @param {Context} cx @param {Record<string, number>} missing @param {Record<string, number>} cost @returns {any} */
function bankFor(cx, missing, cost) {
  const hand = shownPlayer(cx)?.hand ?? {};
  const [kind] = Object.keys(missing);
  if (count(missing) !== 1) return null;
  return all(shot(cx).legal, 'BANK_TRADE').find(({ give = {}, get = {} }) => {
    const [[from, n]] = Object.entries(give);
    return get[kind] === 1 && hand[from] - n >= (cost[from] ?? 0);
  });
}
