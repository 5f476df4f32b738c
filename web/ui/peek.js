/**
 * A glance at one's own hand while it is not one's turn: it lies face down, and is open for as long as the button is held. From the
 * keyboard the button opens and closes.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../engine/engine.js').PlayerView} Player
 */
import { html, nothing } from 'lit-html';
import { disc, icon, resourceIcon } from '../board/signs.js';

/** What a player holds, in one line. @param {Context} cx @param {Player} player */
export function held(cx, player) {
  const { t, words } = cx;
  const cards = player.hand ?? {};
  const dev = Object.entries(player.dev ?? {}).filter(([, n]) => n > 0);
  const named = dev.map(([card, n]) => `${n} ${t(`card-${card}`)}`);
  const kinds = Object.entries(cards).filter(([, n]) => n > 0);
  if (!kinds.length && !dev.length) return html`<p class="held">${t('peek-empty')}</p>`;
  return html`<p class="held">
    <span class="pics" role="img" aria-label=${words.cards(cards)}
      >${kinds.map(([kind, n]) => html`<span>${n}${resourceIcon(kind)}</span>`)}</span
    >${dev.map(([card], i) => html`<span class="dv">${icon(card)}${named[i]}</span>`)}
  </p>`;
}

/** @param {Context} cx @param {number} seat */
export function peekButton(cx, seat) {
  const { t, ui, names, m } = cx;
  const on = ui.peek?.seat === seat;
  const look = (/** @type {boolean} */ open) => cx.send({ do: 'peek', seat: open ? seat : null });
  const down = (/** @type {PointerEvent} */ event) => {
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    look(true);
  };
  const up = () => look(false);
  const press = (/** @type {MouseEvent} */ event) => event.detail === 0 && look(!on);
  return html`<button
    class="peek ${on ? 'on' : ''}"
    data-key="peek-${seat}"
    aria-pressed=${String(on)}
    aria-label=${t('peek', { name: names.name(seat) })}
    title=${t('peek', { name: names.name(seat) })}
    @pointerdown=${down}
    @pointerup=${up}
    @pointercancel=${up}
    @lostpointercapture=${up}
    @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
    @click=${press}
    @blur=${() => on && look(false)}
  >
    ${disc(/** @type {NonNullable<Context['m']>} */ (m).table.seats[seat].color, 's')}<span>${names.name(seat)}</span>${icon('eye')}
  </button>`;
}

/** The open hand, or that it lies face down. @param {Context} cx @param {number} [seat] only this one's */
export const peeked = (cx, seat) => {
  const { peek } = cx.ui;
  const open = peek && (seat === undefined || peek.seat === seat);
  return html`<div class="peeked ${open ? 'open' : ''}" role="status">${open ? held(cx, peek) : nothing}</div>`;
};

/** In place of a hand: all lie face down. @param {Context} cx */
export function faceDown(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const people = m.table.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  return html`<section class="hand down" aria-label=${cx.t('area-hands')}>
    ${peeked(cx)}
    <p class="slip small">${cx.t('peek-say')}</p>
    <div class="peeks">${people.map((seat) => peekButton(cx, seat))}</div>
  </section>`;
}
