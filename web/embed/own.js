/** The way out of the frame. */
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
