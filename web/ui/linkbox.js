/**
 * A link to pass on: in a field, to copy, to send where the system can, as a QR code, and how long it is.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { copied, copyButton, field } from '../story/copier.js';

/** @param {unknown} text */
export const warning = (text) => html`<p class="warn"><b aria-hidden="true">!</b><span>${text}</span></p>`;

/** @param {Context} cx @param {string} link @param {unknown} says what it is and what it reveals */
export function linkBox(cx, link, says) {
  const { t, state } = cx;
  return html`<div class="two">
    <div class="fields">
      ${says} ${field(cx, 'copy', t('share-link'), link)}
      ${copied(cx, 'copy') === false ? html`<p class="bad">${t('copy-by-hand')}</p>` : nothing}
      <div class="buttons">
        ${copyButton(cx, { key: 'copy', label: t('copy'), text: () => link, main: true })}
        ${state.canSend ? html`<button class="btn alt" data-key="send" @click=${() => cx.send({ do: 'pass-on', text: link })}>${t('share-send')}</button>` : nothing}
      </div>
    </div>
    <figure>
      ${cx.later?.qrCode(link, t('share-qr'))}
      <figcaption class="mut">${t('share-size', { n: link.length })}</figcaption>
    </figure>
  </div>`;
}
