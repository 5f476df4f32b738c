/**
 * Passing a game on: the link in a field, what the other person will see, a warning where hands are visible. And the way back:
 * opening a link.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { seatRows } from './start.js';

const TABS = ['position', 'replay'];

/** @param {Context} cx */
export function share(cx) {
  const { t, ui, m } = cx;
  const tab = ui.share.tab;
  const own = tab === 'position' && ui.share.own;
  const { link, text } = ui.share;
  const hides = m?.shown !== null && tab === 'position';
  const pick = (/** @type {string} */ name) => () => cx.send({ do: 'share', tab: name });
  return html`
    <div class="tabs" role="group" aria-label=${t('share')}>
      ${TABS.map((name) => html`<button class=${tab === name ? 'on' : ''} data-key="share-${name}" aria-pressed=${String(tab === name)} @click=${pick(name)}>${t(`share-${name}`)}</button>`)}
    </div>
    <p>${t(own ? 'share-own-say' : `share-${tab}-say`)}</p>
    ${own ? nothing : html`<p class="warn"><b aria-hidden="true">!</b><span>${t(`share-warn-${tab}`)}</span></p>`}
    ${
      hides
        ? html`<label class="check"
            ><input
              type="checkbox"
              data-key="share-own"
              .checked=${own}
              @change=${() => cx.send({ do: 'share', own: !own })}
            />
            ${t('share-own')}</label
          >`
        : nothing
    }
    <label class="field column"
      ><span>${t('share-link')}</span
      ><textarea
        readonly
        rows="4"
        data-key="share-field"
        @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}
        .value=${link}
      ></textarea>
    </label>
    <p class="mut">${t('share-size', { n: text.length })}</p>
    <div class="buttons">
      <button class="btn" data-key="copy" @click=${() => cx.send({ do: 'copy', text: link })}>
        ${ui.share.copied ? t('copied') : t('copy')}
      </button>
      ${ui.share.canSend ? html`<button class="btn alt" data-key="send" @click=${() => cx.send({ do: 'pass-on', text: link })}>${t('share-send')}</button>` : nothing}
    </div>
  `;
}

/** The field to paste a link, and what was found in it. @param {Context} cx */
export function openLink(cx) {
  const { t, ui, state } = cx;
  const found = ui.open;
  const paste = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem('link')
    );
    cx.send({ do: 'open', input: field.value });
  };
  if (found?.table) return openFound(cx);
  return html`
    ${found?.error ? html`<p class="warn" role="alert"><b aria-hidden="true">!</b><span>${t(`error-${found.error}`)}</span></p>` : nothing}
    <form @submit=${paste}>
      <label class="field column"
        ><span>${t('open-paste')}</span><textarea name="link" rows="4" data-key="open-field" data-first></textarea>
      </label>
      <div class="buttons">
        <button class="btn" data-key="open-go">${t('open-go')}</button>
        ${
          found?.error
            ? html`<button
                type="button"
                class="btn alt"
                data-key="open-keep"
                @click=${() => cx.send({ do: 'dialog', name: null })}
              >
                ${state.match ? t('open-keep') : t('close')}
              </button>`
            : nothing
        }
      </div>
    </form>
  `;
}

/** What a link holds, who plays whom, and whether to play on. @param {Context} cx */
function openFound(cx) {
  const { t, ui, state } = cx;
  const { view, table } = ui.open;
  const replaces = state.match || state.saved;
  return html`
    <p>
      ${t('open-found', { map: t(`map-${view.rules}`, { island: view.options.island ?? 0 }), round: view.round, seats: view.seats })}
    </p>
    ${ui.open.kind === 'seat' ? html`<p class="mut">${t('open-seat-say')}</p>` : nothing} ${seatRows(cx, table, 'open')}
    ${replaces ? html`<p class="warn"><b aria-hidden="true">!</b><span>${t('open-replaces')}</span></p>` : nothing}
    <div class="buttons">
      <button class="btn" data-key="open-play" @click=${() => cx.send({ do: 'open-play' })}>${t('open-play')}</button>
      <button class="btn alt" data-key="open-keep" @click=${() => cx.send({ do: 'dialog', name: null })}>
        ${replaces ? t('open-keep') : t('close')}
      </button>
    </div>
  `;
}
