/**
 * The duel: the classic family for two, with trade tokens, two rolls a turn, and pieces for two colours that nobody plays.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../engine/engine.js').PlayerView} Player
 */
import { html, nothing } from 'lit-html';
import { die, disc, icon, resourceIcon } from '../board/signs.js';
import { all, placeOf, sideOf } from '../match/intents.js';
import { placing } from '../ui/legal.js';
import { act, whyNot } from '../ui/context.js';
import { classic } from './classic.js';
import * as story from './duel-story.js';

const TOKEN_ACTIONS = ['FORCED_TRADE', 'ROBBER_HOME', 'KNIGHT_FOR_TOKENS'];
/** @type {Record<string, string>} */
const PIECES = { NEUTRAL_ROAD: 'road', NEUTRAL_SETTLEMENT: 'settlement' };

/** @param {Context} cx */
const shot = (cx) => /** @type {NonNullable<Context['m']>} */ (cx.m);

/** For whom a neutral piece is placed, and of which kind, where there is a choice. @param {Context} cx */
function neutral(cx) {
  const { legal, colors } = shot(cx);
  if (cx.ui.preview) return [];
  const kind = placing(cx) ?? '';
  const side = sideOf(legal, kind, cx.ui.side);
  const ways = new Map(
    legal.filter((action) => placeOf(action) !== null).map((action) => [`${action.kind}/${action.to}`, action]),
  );
  if (ways.size < 2) return [];
  const mixed = new Set([...ways.values()].map((action) => action.kind)).size > 1;
  return [...ways.values()].map((action) => {
    const to = /** @type {number} */ (action.to);
    return {
      key: `neutral-${PIECES[action.kind]}-${to}`,
      label: html`${disc(colors[to], 's')} ${cx.names.name(to)}`,
      hint: mixed ? html`<small>${cx.t(`piece-${PIECES[action.kind]}`)}</small>` : nothing,
      pressed: action.kind === kind && to === side,
      press: () => cx.send({ do: 'choose', kind: action.kind, side: to }),
    };
  });
}

/** The cards one may give back after a forced trade, one at a time. @param {Context} cx */
function giveBack(cx) {
  const { legal, view, shown } = shot(cx);
  const { hand } = view.players[/** @type {number} */ (shown)];
  return all(legal, 'GIVE_BACK').map((action) => {
    const kind = /** @type {string} */ (action.card);
    return {
      key: `return-${kind}`,
      label: html`${resourceIcon(kind)} ${hand?.[kind]}`,
      hint: html`<small>${cx.t(`res-${kind}`)}</small>`,
      press: act(cx, action),
    };
  });
}

/** What was drawn in the forced trade that is going on, as far as it is known here. @param {Context} cx */
function drawn(cx) {
  const { log } = shot(cx);
  const from = log.map(({ action }) => action.kind).lastIndexOf('FORCED_TRADE');
  /** @type {Record<string, number>} */
  const cards = {};
  for (const { action } of log.slice(from))
    if (action.kind === 'STOLE' && action.card) cards[action.card] = (cards[action.card] ?? 0) + 1;
  return cards;
}

/** What is said under the question in place of the last roll. @param {Context} cx */
function note(cx) {
  const { view, log, mine } = shot(cx);
  const last = log[log.length - 1];
  if (view.phase === 'GIVE_BACK' && mine) return cx.t('forced-drew', { cards: cx.words.cards(drawn(cx)) });
  if (last?.noNeutral) return cx.t('log-no-neutral');
  return last?.roll === 0 ? cx.t('dice-again') : undefined;
}

/** Which of the turn's rolls comes now. @param {import('../engine/engine.js').View} view */
const rollDue = ({ rollsLeft }) => (rollsLeft === 1 ? 2 : 1);

/** What the question must know. @param {Context} cx */
function asks(cx) {
  const { view, legal, log } = shot(cx);
  const kind = placing(cx);
  const side = kind ? sideOf(legal, kind, cx.ui.side) : undefined;
  return {
    piece: PIECES[kind ?? ''] ?? '',
    side: side === undefined ? '' : cx.names.name(/** @type {number} */ (side)),
    back: view.giveBack ?? 0,
    roll: log[log.length - 1]?.roll === 0 ? 0 : rollDue(view),
  };
}

/** The first roll of the turn, small, once the second lies there. @param {Context} cx */
function aside(cx) {
  const { firstRoll, rollsLeft } = shot(cx).view;
  if (!firstRoll?.low || rollsLeft) return nothing;
  const { low, high } = firstRoll;
  const said = cx.t('dice-first', { a: low, b: high, sum: low + high });
  return html`<div class="first" role="img" aria-label=${said} title=${said}>
    <small aria-hidden="true">${cx.t('dice-first-short')}</small>${die(low)}${die(high, true)}
  </div>`;
}

/** The tokens in hand, for their stack. @param {Context} cx @param {Player} player */
function extra(cx, player) {
  const n = player.tokens ?? 0;
  return {
    key: 'hand-tokens',
    n,
    title: cx.t('tokens'),
    said: cx.t('hand-tokens', { n }),
    face: html`<span class="coin">${icon('token')}</span>`,
    dialog: 'tokens',
  };
}

/** @param {Context} cx @param {string} kind */
function tokenAction(cx, kind) {
  const { t } = cx;
  const { why, shown, length, view } = shot(cx);
  const verdict = why[kind];
  const price = view.players[shown ?? 0].price;
  const press = () => cx.send({ do: 'play', action: { kind, seat: shown }, at: length });
  return html`<li>
    <span class="coin">${icon(story.events[kind][1])}</span>
    <div>
      <h3>${t(`token-${kind}`)}</h3>
      <p>${t(`token-${kind}-say`)}</p>
      ${
        verdict?.ok
          ? html`<button class="btn line" data-key="token-${kind}" @click=${press}>
              ${t(kind === 'KNIGHT_FOR_TOKENS' ? 'token-knight' : 'token-pay', { n: price ?? 1 })}
            </button>`
          : whyNot(cx, verdict, kind)
      }
    </div>
  </li>`;
}

/** @param {Context} cx */
function tokens(cx) {
  const { t, names } = cx;
  const { view, hand, colors } = shot(cx);
  const me = view.players[hand ?? view.turn];
  const other = view.players[1 - me.seat];
  const args = { price: me.price, name: names.name(other.seat), own: me.points, other: other.points };
  const body = html`<ul class="purse">
      ${[me, other].map(({ seat, tokens: n }) => html`<li>${disc(colors[seat], 's')}<span>${names.name(seat)}</span><b>${n}</b></li>`)}
      <li>${icon('token')}<span>${t('tokens-supply')}</span><b>${view.supply}</b></li>
    </ul>
    <p>${t('tokens-price', args)}</p>
    <ul class="devs">
      ${TOKEN_ACTIONS.map((kind) => tokenAction(cx, kind))}
    </ul>`;
  return { title: t('tokens'), body, wide: true };
}

/** The tokens that are left. @param {Context} cx */
const supply = (cx) =>
  html`<div class="slip award">
    <h2>${cx.t('tokens')}</h2>
    <span class="who">${icon('token')}${cx.t('tokens-left', { n: shot(cx).view.supply ?? 0 })}</span>
  </div>`;

export const duel = {
  ...classic,
  kinds: [...classic.kinds, ...TOKEN_ACTIONS],
  ghosts: { ...classic.ghosts, NEUTRAL_ROAD: 'road', NEUTRAL_SETTLEMENT: 'settlement' },
  steps: { NEUTRAL: neutral, GIVE_BACK: giveBack },
  asks,
  note,
  aside,
  extra,
  dialogs: { tokens },
  awards: (/** @type {Context} */ cx) => html`${classic.awards(cx)}${supply(cx)}`,
  stats: (/** @type {Context} */ cx, /** @type {Player} */ player) =>
    html`<span>${icon('token')}${player.tokens}</span>${classic.stats(cx, player)}`,
  said: (/** @type {Context} */ cx, /** @type {Player} */ player) =>
    cx.t('player-tokens', { n: player.tokens ?? 0, more: classic.said(cx, player) }),
  facts: (/** @type {Context} */ cx, /** @type {Player} */ player) => [
    [cx.t('tokens'), player.tokens],
    [cx.t('fact-price'), player.price],
    ...classic.facts(cx, player),
  ],
  results: (/** @type {Context} */ cx) => [
    ...classic.results(cx),
    { head: cx.t('tokens'), of: (/** @type {Player} */ player) => player.tokens ?? 0 },
  ],
  story,
};
