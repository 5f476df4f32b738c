/**
 * The players: who is on turn, what each is known to have, points. A press opens the details.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc, icon } from '../board/signs.js';
import { held, peekButton, peeked } from './peek.js';

/** @param {Context} cx @param {import('../engine/engine.js').PlayerView} player */
function seat(cx, player) {
  const { t, names, panel } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const on = m.view.turn === player.seat && !m.view.over;
  const asked = m.view.actor === player.seat && !on;
  const name = names.name(player.seat);
  const points = player.truePoints ?? player.points;
  const limit = m.view.options.hand_limit ?? 7;
  const many = player.cards > limit;
  const said = t('player-line', {
    name,
    on: on ? 'yes' : 'no',
    points,
    cards: player.cards,
    more: panel.said(cx, player),
  });
  return html`<li>
    <button
      class="seat ${on ? 'on' : ''} ${asked ? 'asked' : ''}"
      data-key="seat-${player.seat}"
      @click=${() => cx.send({ do: 'dialog', name: 'player', seat: player.seat })}
    >
      <span class="sr">${said}</span>${disc(m.colors[player.seat])}
      <span class="who" aria-hidden="true">
        <span class="nm"><b>${name}</b>${on ? html`<small class="turn">${t('on-turn')}</small>` : nothing}</span>
        <span class="st"
          ><span>${icon('cards')}${player.cards}${many ? html`<b class="bad">!</b>` : nothing}</span
          >${panel.stats(cx, player)}</span
        >
      </span>
      <span class="vp" aria-hidden="true"
        >${points}<small
          >${points === player.points ? t('points-word', { n: points }) : t('points-seen', { n: player.points })}</small
        ></span
      >
    </button>
  </li>`;
}

/** @param {Context} cx */
export function players(cx) {
  if (!cx.m) return nothing;
  return html`<section class="players" aria-label=${cx.t('area-players')}>
    <ul class="seats n${cx.m.view.seats}">
      ${cx.m.view.players.map((player) => seat(cx, player))}
    </ul>
  </section>`;
}

/** @param {Context} cx @param {number} number */
export function playerDetails(cx, number) {
  const { t, panel } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const player = m.view.players[number];
  const chair = m.table.seats[number];
  const rates = Object.entries(player.rates ?? {});
  const canPeek = chair.kind === 'person' && m.shown !== number && m.persons > 1;
  return html`
    <p class="mut">
      ${chair.kind === 'bot' ? t('is-bot', { level: t(`level-${chair.level}`) }) : t(`is-${chair.kind}`)}
    </p>
    <dl class="facts">
      <div>
        <dt>${t('fact-points')}</dt>
        <dd>${player.truePoints ?? player.points}</dd>
      </div>
      <div>
        <dt>${t('fact-cards')}</dt>
        <dd>${player.cards}</dd>
      </div>
      ${panel.facts(cx, player).map(
        (/** @type {[string, unknown]} */ [name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <h3>${t('fact-rates')}</h3>
    <p>${cx.words.list(rates.map(([kind, n]) => t('rate-of', { n, kind: t(`res-${kind}`) })))}</p>
    ${m.watch && player.hand ? held(cx, player) : nothing}
    ${canPeek ? html`<div class="peekbox">${peekButton(cx, number)}${peeked(cx, number)}</div>` : nothing}
  `;
}
