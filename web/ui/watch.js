/**
 * Watching a game of bots: pause, step by step, how fast, and with whose eyes. Stands where one would trade.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html } from 'lit-html';
import { icon } from '../board/signs.js';
import { SETTINGS } from './settings.js';

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/** @param {Context} cx */
export function watch(cx) {
  const { t, names, state } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { paused, eye } = /** @type {NonNullable<typeof m.watch>} */ (m.watch);
  const step = () => cx.send(paused ? { do: 'one-step' } : { do: 'halt', paused: true });
  return html`<section class="panel watch" aria-label=${t('watch')}>
    <h2>${t('watch')}</h2>
    <div class="buttons">
      <button class="btn alt" data-key="halt" @click=${() => cx.send({ do: 'halt', paused: !paused })}>
        ${icon(paused ? 'play' : 'pause')}<span>${t(paused ? 'watch-on' : 'watch-halt')}</span>
      </button>
      <button class="btn alt" data-key="one-step" @click=${step}>${icon('step')}<span>${t('watch-step')}</span></button>
    </div>
    <label class="field"
      ><span>${t('set-pace')}</span>
      <select
        data-key="watch-pace"
        @change=${(/** @type {Event} */ event) => cx.send({ do: 'setting', name: 'pace', value: valueOf(event) })}
      >
        ${SETTINGS.pace.map((pace) => html`<option value=${pace} ?selected=${state.settings.pace === pace}>${t(`set-pace-${pace.replace('.', '_')}`)}</option>`)}
      </select></label
    >
    <label class="field"
      ><span>${t('watch-eye')}</span>
      <select
        data-key="watch-eye"
        @change=${(/** @type {Event} */ event) => cx.send({ do: 'eye', seat: valueOf(event) === '' ? null : Number(valueOf(event)) })}
      >
        <option value="" ?selected=${eye === null}>${t('watch-all')}</option>
        ${m.table.seats.map((_, seat) => html`<option value=${seat} ?selected=${eye === seat}>${t('watch-as', { name: names.name(seat) })}</option>`)}
      </select></label
    >
  </section>`;
}
