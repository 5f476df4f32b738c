/** A short notice that goes by itself; the reader hears it through the status line.
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';

/** @param {Context} cx */
export function toast(cx) {
  const note = cx.ui.toast;
  const line = note ? html`<p class="toast">${cx.t(note.key, note.args)}</p>` : nothing;
  return html`<div class="toasts" aria-hidden="true">${line}</div>`;
}
