/**
 * The curtain between several persons at one device: who is next, why, and what everybody saw happen since that one last looked.
 * It takes the place of the whole table, so that nothing of a hand is in the document behind it.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc } from '../board/signs.js';
import { tell } from './story.js';
import { where } from './top.js';

const LINES = 3;

/** @param {Context} cx what is asked behind the curtain, for whoever may lift it */
export function curtainSays(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const name = cx.names.name(/** @type {NonNullable<typeof m.curtain>} */ (m.curtain).seat);
  return cx.t('curtain-say', { name, phase: m.view.phase });
}

/** @param {Context} cx what everybody saw happen meanwhile */
function since(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const from = m.curtain?.since ?? 0;
  const lines = tell(
    m.log.filter(({ index }) => index >= from),
    cx.teller,
  ).slice(-LINES);
  if (!lines.length || m.curtain?.called) return nothing;
  return html`<section aria-label=${cx.t('curtain-since')}>
    <h2>${cx.t('curtain-since')}</h2>
    <ol>
      ${lines.map(
        ({ seat, text }) => html`<li>${seat === null ? nothing : disc(m.colors[seat], 's')}<span>${text}</span></li>`,
      )}
    </ol>
  </section>`;
}

/** @param {Context} cx */
export function curtain(cx) {
  const { t, names } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { seat } = /** @type {NonNullable<typeof m.curtain>} */ (m.curtain);
  return html`<main class="curtain">
    <div class="cloth">
      <p class="mut">${where(cx)}</p>
      ${disc(m.colors[seat])}
      <h1>${names.name(seat)}</h1>
      <p id="question" tabindex="-1">${curtainSays(cx)}</p>
      <button class="btn" data-main data-key="lift" @click=${() => cx.send({ do: 'lift' })}>
        ${t('curtain-lift', { name: names.name(seat) })}
      </button>
      ${since(cx)}
    </div>
  </main>`;
}
