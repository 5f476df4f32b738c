/**
 * Play by link: the link for whoever is asked far away, sitting down on the seat of a link that came, and what has happened there
 * since one's last move.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc } from '../board/signs.js';
import { seatRows } from './chairs.js';
import { linkBox, warning } from './linkbox.js';
import { tell, usualName } from './story.js';

/** Of what has happened, the last so many lines. */
const LINES = 20;

/** Who the game is to be sent to. @param {Context} cx */
const receivers = ({ m, words, names }) => words.list((m?.far?.seats ?? []).map(names.name));

/** The question while somebody far away is to decide. @param {Context} cx */
export const farFor = (cx) => cx.t('far-send', { name: receivers(cx) });

/** @param {Context} cx */
const reseat = ({ t, send }) =>
  html`<div class="buttons">
    <button class="btn alt" data-key="reseat" @click=${() => send({ do: 'reseat' })}>${t('far-reseat')}</button>
  </div>`;

/** The link to send; the seat that is away can be given to somebody else. @param {Context} cx */
export function farBody(cx) {
  const { t, m } = cx;
  if (!m?.far) return nothing;
  const over = m.view.over ? 'yes' : 'no';
  const says = html`<p>${t('far-say', { name: receivers(cx), over })}</p>
    ${warning(t('far-trust'))}`;
  return html`${linkBox(cx, cx.link(m.far.text), says)}${m.view.over ? nothing : reseat(cx)}`;
}

/** In the share dialog: the same, or how it is done. @param {Context} cx */
export const farTab = (cx) =>
  cx.m?.far
    ? farBody(cx)
    : html`<div class="fields">
        <p>${cx.t('far-how')}</p>
        ${warning(cx.t('far-trust'))} ${reseat(cx)}
      </div>`;

/** A link that came from far away: who sits down, and whether the game is here already. @param {Context} cx */
export function openFar(cx) {
  const { t, ui } = cx;
  const { view, table, far } = ui.open;
  const { kept, seat, length } = far;
  const how = kept?.how ?? 'first';
  const me = seat ?? view.actor ?? 0;
  const name = table.seats[me]?.name || usualName(cx, 'far', me);
  const button = (/** @type {string} */ key, /** @type {string} */ label, /** @type {any} */ intent, main = false) =>
    html`<button class="btn ${main ? '' : 'alt'}" data-key=${key} @click=${() => cx.send(intent)}>${label}</button>`;
  const play = view.over ? t('act-result') : t('far-sit', { name });
  return html`
    <p>
      ${t('open-found', { map: t(`map-${view.rules}`, { island: view.options.island ?? 0 }), round: view.round, seats: view.seats })}
      ${t(`far-open-${how}`, { name, n: length, mine: kept?.length ?? 0, at: kept?.at ?? 0 })}
    </p>
    ${warning(t('far-trust'))}
    ${
      kept
        ? nothing
        : html`<details class="more">
            <summary data-key="far-who">${t('far-who')}</summary>
            ${seatRows(cx, table, 'open')}
          </details>`
    }
    <div class="buttons">
      ${
        kept && how !== 'newer'
          ? button('open-mine', t('far-mine'), { do: 'open-mine' }, true)
          : button('open-play', play, { do: 'open-play' }, true)
      }
      ${kept ? button('open-copy', t('far-copy'), { do: 'open-play', copy: true }) : nothing}
      ${button('open-keep', t('far-later'), { do: 'dialog', name: null })}
    </div>
  `;
}

/** @param {Context} cx */
export const newsTitle = ({ t, ui }) => t('far-news', { from: ui.dialog.from });

/** What has happened since the own last move, as whoever lifted the curtain may know it. @param {Context} cx */
export function news(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { from } = cx.ui.dialog;
  const lines = tell(
    m.log.filter(({ index }) => index >= from),
    cx.teller,
  ).slice(-LINES);
  return html`${lines.length ? nothing : html`<p>${cx.t('far-quiet')}</p>`}
    <ol class="news">
      ${lines.map(
        ({ seat, text }) => html`<li>${seat === null ? nothing : disc(m.colors[seat], 's')}<span>${text}</span></li>`,
      )}
    </ol>
    <div class="buttons">
      <button class="btn" data-key="news-on" data-first @click=${() => cx.send({ do: 'dialog', name: null })}>
        ${cx.t('far-go')}
      </button>
    </div>`;
}
