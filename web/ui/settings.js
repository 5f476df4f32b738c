/**
 * Settings, each remembered on its own.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';

/** What can be chosen; the first is the preset. @type {Record<string, string[]>} */
export const SETTINGS = {
  lang: ['auto', 'en', 'de'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  letters: ['off', 'on'],
  pace: ['1', '0.5', '2', '0'],
  confirm: ['touch', 'always', 'never'],
  undo: ['build', 'off', 'free'],
  dice: ['page', 'dice', 'all'],
  hints: ['on', 'off'],
  sound: ['on', 'off'],
  volume: ['60', '0', '10', '20', '30', '40', '50', '70', '80', '90', '100'],
  keys: ['on', 'off'],
  voice: ['all', 'brief', 'off'],
};

/** How they stand in the dialog. */
const GROUPS = {
  look: ['lang', 'theme', 'letters'],
  play: ['pace', 'confirm', 'undo', 'dice', 'hints'],
  sound: ['sound', 'volume'],
  access: ['keys', 'voice'],
};

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** The order in which they are offered: speeds from none to most, the rest as they stand. @param {string} name */
const offered = (name) => (name === 'pace' ? [...SETTINGS.pace].sort() : SETTINGS[name]);

/** A choice between words. @param {Context} cx @param {string} name @param {string} [key] of the field, where there are two of them */
export function choice(cx, name, key = `set-${name}`) {
  const { t, state } = cx;
  return html`<label class="field">
    <span>${t(`set-${name}`)}</span>
    <select
      data-key=${key}
      @change=${(/** @type {Event} */ event) => cx.send({ do: 'setting', name, value: valueOf(event) })}
    >
      ${offered(name).map((value) => html`<option value=${value} ?selected=${state.settings[name] === value}>${t(`set-${name}-${value.replace('.', '_')}`)}</option>`)}
    </select>
  </label>`;
}

/** On or off. @param {Context} cx @param {string} name */
function toggle(cx, name) {
  const on = cx.state.settings[name] === 'on';
  return html`<label class="check"
    ><input
      type="checkbox"
      data-key="set-${name}"
      .checked=${on}
      @change=${() => cx.send({ do: 'setting', name, value: on ? 'off' : 'on' })}
    />
    ${cx.t(`set-${name}`)}</label
  >`;
}

/** From none to most. @param {Context} cx @param {string} name */
function amount(cx, name) {
  const { t, state } = cx;
  const n = state.settings[name];
  return html`<label class="field"
    ><span>${t(`set-${name}`)}</span
    ><input
      type="range"
      min="0"
      max="100"
      step="10"
      data-key="set-${name}"
      .value=${n}
      aria-valuetext=${t('percent', { n: Number(n) })}
      @change=${(/** @type {Event} */ event) => cx.send({ do: 'setting', name, value: valueOf(event) })}
  /></label>`;
}

/** @param {Context} cx @param {string} name */
function one(cx, name) {
  if (name === 'volume') return amount(cx, name);
  return SETTINGS[name].length === 2 ? toggle(cx, name) : choice(cx, name);
}

/** @param {Context} cx */
export function settings(cx) {
  const { t, state } = cx;
  return html`${Object.entries(GROUPS).map(
    ([group, names]) =>
      html`<fieldset class="fields">
        <legend>${t(`settings-${group}`)}</legend>
        ${names.map((name) => one(cx, name))}
      </fieldset>`,
  )}
  ${state.lasting ? nothing : html`<p class="warn"><b aria-hidden="true">!</b><span>${t('storage-none')}</span></p>`}`;
}
