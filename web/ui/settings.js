/**
 * Settings, each remembered on its own.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html } from 'lit-html';

/** What can be chosen; the first is the preset. */
export const SETTINGS = {
  lang: ['auto', 'en', 'de'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  pace: ['1', '0.5', '2', '0'],
  confirm: ['touch', 'always', 'never'],
};

/** @param {Context} cx @param {string} name @param {string[]} values */
function choice(cx, name, values) {
  const { t, state } = cx;
  return html`<label class="field">
    <span>${t(`set-${name}`)}</span>
    <select
      data-key="set-${name}"
      @change=${(/** @type {Event} */ event) => cx.send({ do: 'setting', name, value: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${values.map((value) => html`<option value=${value} ?selected=${state.settings[name] === value}>${t(`set-${name}-${value.replace('.', '_')}`)}</option>`)}
    </select>
  </label>`;
}

/** @param {Context} cx */
export function settings(cx) {
  return html`<div class="fields">${Object.entries(SETTINGS).map(([name, values]) => choice(cx, name, values))}</div>
    ${cx.state.lasting ? '' : html`<p class="warn"><b aria-hidden="true">!</b><span>${cx.t('storage-none')}</span></p>`}`;
}
