/**
 * Dialogs: one native <dialog> for all of them, so that the browser keeps the focus inside, closes on Esc and gives the focus
 * back. Which one is open stands in the state.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { icon } from '../board/signs.js';

/** @param {Context} cx @param {{name: string, title: string, body: unknown, wide?: boolean, drawer?: boolean}|null} open */
export function dialogBox(cx, open) {
  const close = () => cx.send({ do: 'dialog', name: null });
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  };
  const outside = (/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close();
  return html`<dialog
    class="dlg ${open?.wide ? 'wide' : ''} ${open?.drawer ? 'drawer' : ''} d-${open?.name ?? 'none'}"
    data-open=${open?.name ?? nothing}
    aria-labelledby="dialog-title"
    @cancel=${cancel}
    @click=${outside}
  >
    ${
      open
        ? html`<div class="inner">
            <div class="hd">
              <h2 id="dialog-title" tabindex="-1">${open.title}</h2>
              <button
                class="tb close"
                data-key="close"
                aria-label=${cx.t('close')}
                title=${cx.t('close')}
                @click=${close}
              >
                ${icon('x')}
              </button>
            </div>
            ${open.body}
          </div>`
        : nothing
    }
  </dialog>`;
}

/** Opens and closes the element as the state says; to be called after drawing. @param {HTMLElement} root */
export function settleDialog(root) {
  const box = /** @type {HTMLDialogElement|null} */ (root.querySelector('dialog.dlg'));
  if (!box) return;
  const name = box.dataset.open;
  if (!name) {
    if (box.open) box.close();
    delete box.dataset.shown; // whoever opens it again begins again
    return;
  }
  // In a frame that nobody is in, it lies there: the page round it keeps the focus.
  if (window.self !== window.top && !document.hasFocus()) return void (box.open = true);
  if (!box.matches(':modal')) {
    box.open = false;
    box.showModal();
  }
  if (box.dataset.shown !== name) {
    const first = /** @type {HTMLElement|null} */ (
      box.querySelector('[data-first]') ?? box.querySelector('#dialog-title')
    );
    first?.focus();
  }
  box.dataset.shown = name;
}
