/** The way out of the frame, and what stands there in place of a game that can't be opened. */
import { kit } from '../kit.js';

const { html, icon } = kit;

/** Out of the frame, with the game as it is then. @param {import('../ui/context.js').Context} cx */
export function own(cx) {
  const aim = (/** @type {any} */ { currentTarget }) => (currentTarget.href = cx.own());
  return html`<a
    class="zb own"
    data-key="own"
    href=${cx.link('')}
    target="_blank"
    rel="noopener"
    title=${cx.t('own-tab')}
    aria-label=${cx.t('own-tab')}
    @pointerdown=${aim}
    @focus=${aim}
    @click=${aim}
    >${icon('share')}</a
  >`;
}

/** @param {import('../ui/context.js').Context} cx @returns {unknown} null: nothing is wrong */
export function refused({ t, state }) {
  const wrong = state.embed?.wrong;
  return wrong
    ? html`<main class="start">
        <div class="page">
          <p class="slip hero" role="alert">${t(wrong.m ? 'open-short' : `error-${wrong.error}`, wrong)}</p>
        </div>
      </main>`
    : null;
}
