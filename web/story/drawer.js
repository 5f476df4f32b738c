/**
 * The log at length: narrowed down by seat and by kind, to be copied, and the way to the statistics. On a wide page it lies over
 * the side column and stays there until it is closed; else it is a dialog.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../ui/story.js').Line} Line
 */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { disc, icon } from '../board/signs.js';
import { trading } from '../match/intents.js';
import { byHand, copyButton } from './copier.js';
import { linesOf, narrow, signed } from './lines.js';

/** What is remembered of the log; the first is the preset. */
export const KEPT = { log: ['closed', 'open'], logkind: ['all', 'rolls', 'trade', 'build', 'cards', 'robber'] };

/** Does it lie over the side column? It makes way while one trades. @param {Context} cx */
export const docked = ({ m, ui, state }) => state.wide && state.settings.log === 'open' && !trading(m, ui);

/** @param {Context} cx @returns {Line[]} those asked for, the oldest first */
function chosen(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  return narrow(linesOf(cx, m.log), cx.state.settings.logkind, cx.ui.logSeat, cx.panel.story.events);
}

/** @param {string} key @param {boolean} on @param {unknown} label @param {() => void} press @param {string} [name] for the reader, where the label is a sign */
const pick = (key, on, label, press, name) =>
  html`<button
    class="pick ${on ? 'on' : ''}"
    data-key=${key}
    aria-pressed=${String(on)}
    aria-label=${name ?? nothing}
    title=${name ?? nothing}
    @click=${press}
  >
    ${label}
  </button>`;

/** @param {Context} cx */
function filters(cx) {
  const { t, ui, state } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const kinds = ['all', ...cx.panel.story.groups];
  const seatPick = (/** @type {number|null} */ seat) => () =>
    cx.send({ do: 'log-seat', seat: ui.logSeat === seat ? null : seat });
  return html`<div class="picks" role="group" aria-label=${t('logkind')}>
      ${kinds.map((kind) => pick(`logkind-${kind}`, state.settings.logkind === kind, t(`logkind-${kind}`), () => cx.send({ do: 'setting', name: 'logkind', value: kind })))}
    </div>
    <div class="picks" role="group" aria-label=${t('log-of')}>
      ${pick('log-of-all', ui.logSeat === null, t('log-of-all'), seatPick(null))}
      ${m.table.seats.map(({ color }, seat) => pick(`log-of-${seat}`, ui.logSeat === seat, disc(color, 's'), seatPick(seat), cx.names.name(seat)))}
    </div>`;
}

/** The drawer without its head. @param {Context} cx */
export function logBody(cx) {
  const { t } = cx;
  const lines = chosen(cx);
  const newest = lines[lines.length - 1]?.index;
  const draw = () =>
    repeat(
      [...lines].reverse(),
      (line) => `${line.index} ${line.text}`,
      (line) => html`<li class=${line.index === newest ? 'recent' : ''}>${signed(cx, line)}</li>`,
    );
  const text = () => lines.map((line) => line.text).join('\n');
  return html`${filters(cx)}
    ${
      lines.length
        ? html`<ol class="story" tabindex="0" aria-label=${t('log')}>
            ${guard([linesOf(cx, /** @type {any} */ (cx.m).log), lines.length, cx.state.settings.logkind, cx.ui.logSeat], draw)}
          </ol>`
        : html`<p class="mut none">${t('log-none')}</p>`
    }
    ${byHand(cx, 'log-copy', t('log-copy'))}
    <div class="buttons">
      ${copyButton(cx, { key: 'log-copy', label: t('log-copy'), text })}
      ${
        cx.later
          ? html`<button class="btn alt" data-key="stats" @click=${() => cx.send({ do: 'dialog', name: 'stats' })}>
              ${t('stats')}
            </button>`
          : nothing
      }
    </div>`;
}

/** Over the side column. @param {Context} cx */
export function drawer(cx) {
  const { t } = cx;
  const close = () => cx.send({ do: 'log' });
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return html`<section class="panel drawn" aria-label=${t('log')} @keydown=${keys}>
    <div class="hd">
      <h2>${t('log')}</h2>
      <button class="tb" data-key="log" aria-label=${t('close')} title=${t('close')} @click=${close}>
        ${icon('x')}
      </button>
    </div>
    ${logBody(cx)}
  </section>`;
}
