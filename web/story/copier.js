/**
 * A button that copies. It says so once the browser has done it; where the browser doesn't, the text is there to be marked.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';

/** @param {Element|undefined} field */
const mark = (field) => {
  /** @type {HTMLTextAreaElement|undefined} */ (field)?.focus();
  /** @type {HTMLTextAreaElement|undefined} */ (field)?.select();
};
const leave = () => {};

/** How copying went for this button: null before it was pressed. @param {Context} cx @param {string} key */
export const copied = ({ ui }, key) => (ui.copy?.key === key ? /** @type {boolean} */ (ui.copy.done) : null);

/** A text to be marked and copied by hand. @param {Context} cx @param {string} key @param {string} label @param {string} text */
export const field = (cx, key, label, text) =>
  html`<label class="field column"
    ><span>${label}</span
    ><textarea
      readonly
      rows="3"
      data-key="${key}-field"
      .value=${text}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}
      ${ref(copied(cx, key) === false ? mark : leave)}
    ></textarea>
  </label>`;

/** @param {Context} cx @param {{key: string, label: string, text: () => string, main?: boolean}} what */
export function copyButton(cx, { key, label, text, main }) {
  const done = copied(cx, key);
  return html`<button
      class="btn ${main ? '' : 'alt'}"
      data-key=${key}
      @click=${() => cx.send({ do: 'copy', key, text: text() })}
    >
      ${done ? cx.t('copied') : label}</button
    ><span class="sr" role="status">${done === null ? '' : cx.t(done ? 'copied' : 'copy-by-hand')}</span>`;
}

/** What stands under the button when the browser did not copy. @param {Context} cx @param {string} key @param {string} label */
export const byHand = (cx, key, label) =>
  copied(cx, key) === false
    ? html`<div class="by-hand">
        <p class="warn"><b aria-hidden="true">!</b><span>${cx.t('copy-by-hand')}</span></p>
        ${field(cx, key, label, cx.ui.copy.text)}
      </div>`
    : nothing;
