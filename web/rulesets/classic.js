/**
 * What the classic family adds: building and buying, development cards, the two awards, the cost slip.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../engine/engine.js').PlayerView} Player
 */
import { html, nothing } from 'lit-html';
import { disc, icon, resourceIcon } from '../board/signs.js';
import { act } from '../ui/context.js';
import { cardsDialog } from './classic-cards.js';
import * as story from './classic-story.js';

/** What is built, in the order of its buttons: the action, what stands on the map, the word. */
const BUILDS = [
  { kind: 'BUILD_ROAD', piece: 'road' },
  { kind: 'BUILD_SETTLEMENT', piece: 'settlement' },
  { kind: 'BUILD_CITY', piece: 'city' },
];
const BUY = { kind: 'BUY_CARD', piece: 'card' };
const PLAYS = ['PLAY_KNIGHT', 'PLAY_ROADS', 'PLAY_PLENTY', 'PLAY_MONOPOLY'];
const AWARDS = [
  { key: 'longestRoad', count: (/** @type {Player} */ p) => p.road },
  { key: 'largestArmy', count: (/** @type {Player} */ p) => p.knights },
];

/** @param {Context} cx @param {string} kind */
function price(cx, kind) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const cost = cx.schema.rulesets[m.view.rules].costs[kind] ?? {};
  const icons = Object.entries(cost).flatMap(([res, n]) => Array.from({ length: n }, () => resourceIcon(res)));
  return html`<span class="c" role="img" aria-label=${cx.words.cards(cost)}>${icons}</span>`;
}

/** The buttons of the main phase. @param {Context} cx */
function choices(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const builds = BUILDS.map(({ kind, piece }) => ({
    key: `build-${piece}`,
    label: cx.t(`piece-${piece}`),
    hint: price(cx, kind),
    verdict: m.why[kind],
    press: () => cx.send({ do: 'choose', kind }),
  }));
  const buy = {
    key: 'build-card',
    label: cx.t('piece-card'),
    hint: price(cx, BUY.kind),
    verdict: m.why[BUY.kind],
    press: act(cx, { kind: BUY.kind, seat: m.shown }),
  };
  return [...builds, buy];
}

/** The cost slip beside the map. @param {Context} cx */
function costs(cx) {
  return html`<div class="slip costs">
    <h2>${cx.t('costs')}</h2>
    <ul>
      ${[...BUILDS, BUY].map(({ kind, piece }) => html`<li class="cost"><b>${cx.t(`piece-${piece}`)}</b>${price(cx, kind)}</li>`)}
    </ul>
  </div>`;
}

/** Whoever owns pieces: a player, or a colour that nobody plays. @param {import('../engine/engine.js').View} view @param {number} seat @returns {any} */
const ownerOf = (view, seat) => view.players[seat] ?? view.neutrals?.find((one) => one.seat === seat);

/** The card pile and the award slips. @param {Context} cx */
function awards(cx) {
  const { t, names } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  return html`<div class="deck"><b>${m.view.deck}</b>${t('cards-left', { n: m.view.deck })}</div>
    ${AWARDS.map(({ key, count }) => {
      const seat = /** @type {any} */ (m.view.awards)[key];
      return html`<div class="slip award">
        <h2>${t(`award-${key}`)}</h2>
        <span class="points">${icon('star')}${icon('star')}<span>${t('award-points')}</span></span>
        ${
          seat === null
            ? html`<span class="who mut">${t(`award-${key}-free`)}</span>`
            : html`<span class="who"
                >${disc(m.colors[seat], 's')}${names.name(seat)}, ${count(ownerOf(m.view, seat))}</span
              >`
        }
      </div>`;
    })}
    ${m.view.bank ? bank(cx, m.view.bank) : nothing}`;
}

/** V-09: what the bank still has. @param {Context} cx @param {Record<string, number>} held */
function bank(cx, held) {
  return html`<div class="slip bankslip">
    <h2>${cx.t('bank')}</h2>
    <span class="pics" role="img" aria-label=${cx.words.cards(held)}
      >${Object.entries(held).map(([kind, n]) => html`<span>${n}${resourceIcon(kind)}</span>`)}</span
    >
  </div>`;
}

/** The short line under a player's name. @param {Context} cx @param {Player} player */
function stats(cx, player) {
  const held = /** @type {NonNullable<Context['m']>} */ (cx.m).view.awards;
  return html`<span class="h d">${icon('dev')}${player.devCards}</span
    ><span class="h ${held.largestArmy === player.seat ? 'best' : ''}">${icon('knight')}${player.knights}</span
    ><span class="h ${held.longestRoad === player.seat ? 'best' : ''}">${icon('road')}${player.road}</span>`;
}

/** The same in words. @param {Context} cx @param {Player} player */
const said = (cx, player) => cx.t('player-more', { dev: player.devCards, knights: player.knights, road: player.road });

/** @param {Context} cx @param {Player} player @returns {[string, unknown][]} */
function facts(cx, player) {
  const { t } = cx;
  return [
    [t('fact-dev'), player.devCards],
    [t('fact-knights'), player.knights],
    [t('fact-road'), player.road],
    [t('fact-left'), t('fact-left-say', player.left)],
  ];
}

/** The development cards in hand, for their stack. @param {Context} cx @param {Player} player */
function cards(cx, player) {
  const dev = player.dev ?? {};
  const kinds = cx.schema.devCards.filter((kind) => dev[kind] > 0);
  // The top card is one that can be played, if there is one.
  const faces = [...kinds].sort((a, b) => Number(b === 'victory') - Number(a === 'victory'));
  const top = faces[faces.length - 1];
  const spoken = cx.t('hand-cards', {
    n: player.devCards,
    list: cx.words.list(kinds.map((kind) => cx.t(`card-${kind}`))),
  });
  const label = kinds.length > 1 ? cx.t('hand-cards-label') : top ? cx.t(`card-${top}`) : '';
  return { n: player.devCards, faces, label, title: cx.t('cards'), said: spoken };
}

/** The rows of the table at the end: a head and a value for each seat; best: the largest is the best. @param {Context} cx */
function results(cx) {
  const view = /** @type {import('../engine/engine.js').View} */ (cx.m?.open);
  const built = (/** @type {number} */ seat, /** @type {string} */ piece) =>
    Object.values(view.vertices).filter((one) => one.seat === seat && one.piece === piece).length;
  return [
    { head: cx.t('col-settlements'), of: (/** @type {Player} */ p) => built(p.seat, 'settlement') },
    { head: cx.t('col-cities'), of: (/** @type {Player} */ p) => built(p.seat, 'city') },
    { head: cx.t('col-road'), of: (/** @type {Player} */ p) => p.road },
    { head: cx.t('col-knights'), of: (/** @type {Player} */ p) => p.knights },
    { head: cx.t('col-points-cards'), of: (/** @type {Player} */ p) => p.dev?.victory ?? 0 },
  ];
}

export const classic = {
  kinds: [...BUILDS.map((build) => build.kind), BUY.kind, ...PLAYS, 'OFFER', 'BANK_TRADE', 'END_TURN'],
  ghosts: { BUILD_ROAD: 'road', BUILD_SETTLEMENT: 'settlement', BUILD_CITY: 'city', MOVE_ROBBER: 'robber' },
  choices,
  costs,
  awards,
  stats,
  said,
  facts,
  cards,
  cardsDialog,
  results,
  story,
};
