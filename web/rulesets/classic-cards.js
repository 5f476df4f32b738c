/**
 * The development cards in hand: what each does, and playing it. Two of them ask for cards first.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { devCard, resourceIcon } from '../board/signs.js';
import { count, tidy } from '../match/intents.js';
import { refusal, resourcesOf, shownPlayer, whyNot } from '../ui/context.js';
import { stepper } from '../ui/discard.js';

/** Card -> the action that plays it; those without one only count. @type {Record<string, string>} */
const PLAY = { knight: 'PLAY_KNIGHT', roads: 'PLAY_ROADS', plenty: 'PLAY_PLENTY', monopoly: 'PLAY_MONOPOLY' };

/** @param {Context} cx @param {any} action */
const play = (cx, action) => () => cx.send({ do: 'play', action, at: cx.m?.length });

/** How many cards Plenty takes now: two, or one where the bank has no more. @param {Context} cx */
function plentyTakes(cx) {
  const sizes = (cx.m?.legal ?? []).filter((a) => a.kind === 'PLAY_PLENTY').map((a) => count(a.get ?? {}));
  return sizes.length ? Math.max(...sizes) : 2;
}

/** @param {Context} cx */
function pickPlenty(cx) {
  const { t, ui, m } = cx;
  const takes = plentyTakes(cx);
  const left = takes - count(ui.plenty);
  const action = { kind: 'PLAY_PLENTY', seat: m?.shown, get: tidy(ui.plenty) };
  const verdict = left === 0 ? cx.check(/** @type {any} */ (action)) : null;
  return html`<div class="steps">
      ${resourcesOf(cx).map((kind) =>
        stepper(cx, {
          kind,
          n: ui.plenty[kind] ?? 0,
          most: left > 0 ? takes : 0,
          note: '',
          less: () => cx.send({ do: 'plenty', kind, by: -1 }),
          more: () => cx.send({ do: 'plenty', kind, by: left > 0 ? 1 : 0 }),
        }),
      )}
    </div>
    <p role="status">${verdict && !verdict.ok ? refusal(cx, verdict).text : t('plenty-left', { n: left })}</p>
    <button
      class="btn"
      data-key="plenty-take"
      aria-disabled=${verdict?.ok ? nothing : 'true'}
      @click=${verdict?.ok ? play(cx, action) : nothing}
    >
      ${t('plenty-take')}
    </button>`;
}

/** @param {Context} cx */
function pickMonopoly(cx) {
  return html`<p>${cx.t('monopoly-ask')}</p>
    <div class="kinds">
      ${resourcesOf(cx).map(
        (kind) =>
          html`<button
            class="btn alt kind"
            data-key="monopoly-${kind}"
            @click=${play(cx, { kind: 'PLAY_MONOPOLY', seat: cx.m?.shown, card: kind })}
          >
            ${resourceIcon(kind)}<span>${cx.t(`res-${kind}`)}</span>
          </button>`,
      )}
    </div>`;
}

/** @param {Context} cx @param {string} card */
function playing(cx, card) {
  const kind = PLAY[card];
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  if (!kind) return html`<p class="mut">${cx.t('card-counts')}</p>`;
  const verdict = m.why[kind];
  if (!verdict?.ok) return whyNot(cx, verdict, kind);
  if (cx.ui.card === card) return card === 'plenty' ? pickPlenty(cx) : pickMonopoly(cx);
  const asks = card === 'plenty' || card === 'monopoly';
  const press = asks ? () => cx.send({ do: 'card', card }) : play(cx, { kind, seat: m.shown });
  return html`<button class="btn line" data-key="play-${card}" @click=${press}>${cx.t('card-play')}</button>`;
}

/** @param {Context} cx */
export function cardsDialog(cx) {
  const player = shownPlayer(cx);
  const dev = player?.dev ?? {};
  const held = cx.schema.devCards.filter((card) => dev[card] > 0);
  if (!held.length) return html`<p>${cx.t('cards-none')}</p>`;
  return html`<ul class="devs">
    ${held.map((card) => {
      const fresh = player?.fresh?.[card] ?? 0;
      return html`<li>
        ${devCard(card, { count: dev[card], size: 's' })}
        <div>
          <h3>${cx.t(`card-${card}`)}</h3>
          <p>${cx.t(`card-${card}-say`)}</p>
          ${fresh && card !== 'victory' ? html`<p class="mut">${cx.t('card-fresh', { n: fresh })}</p>` : nothing}
          ${playing(cx, card)}
        </div>
      </li>`;
    })}
  </ul>`;
}
