/**
 * Passing a game on: the position, the whole game, or a file; what the other person will see, a warning where hands are visible,
 * the link in a field and as a QR code. And the way back: opening a link or a file.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { seatRows } from './chairs.js';
import { farTab, openFar } from './far.js';
import { linkBox, warning } from './linkbox.js';

const TABS = ['position', 'replay', 'far', 'file'];
/** Some messengers cut longer links. */
const LONG = 2000;

/** @param {Context} cx @param {string} tab @param {boolean} own */
function linkTab(cx, tab, own) {
  const { t, ui, m } = cx;
  const { link } = ui.share;
  const hides = m?.shown !== null && tab === 'position';
  const switchTo = (/** @type {string} */ name) =>
    html`<button class="btn alt" data-key="long-${name}" @click=${() => cx.send({ do: 'share', tab: name })}>
      ${t(`share-${name}`)}
    </button>`;
  return linkBox(
    cx,
    link,
    html`
      <p>${t(own ? 'share-own-say' : `share-${tab}-say`)}</p>
      ${own ? nothing : warning(t(`share-warn-${tab}`))}
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
      ${
        tab === 'replay' && link.length > LONG
          ? html`${warning(t('share-long', { n: LONG }))}
              <div class="buttons">${switchTo('position')} ${switchTo('file')}</div>`
          : nothing
      }
    `,
  );
}

/** The field to choose a file. @param {Context} cx */
const fileField = (cx) =>
  html`<label class="field column"
    ><span>${cx.t('open-file')}</span
    ><input
      type="file"
      accept=".json,.txt,application/json,text/plain"
      data-key="open-file"
      @change=${(/** @type {Event} */ event) => cx.send({ do: 'open-file', file: /** @type {HTMLInputElement} */ (event.target).files?.[0] })}
  /></label>`;

/** @param {Context} cx */
function fileTab(cx) {
  const { t, state } = cx;
  return html`<div class="fields">
    <p>${t('share-file-say')}</p>
    ${warning(t('share-warn-file'))}
    <p class="mut">${state.keeps === 'ok' ? t('kept-yes') : nothing} ${t('shelf-hint')}</p>
    <div class="buttons">
      <button class="btn" data-key="save-file" @click=${() => cx.send({ do: 'save-file' })}>${t('share-save')}</button>
    </div>
    ${fileField(cx)}
    ${
      state.onePage
        ? html`<p class="mut">${t('share-page-say')}</p>
            <div class="buttons">
              <a class="btn alt" data-key="save-page" href=${state.onePage} download="hexstead.html"
                >${t('share-page')}</a
              >
            </div>`
        : nothing
    }
  </div>`;
}

/** @param {Context} cx */
export function share(cx) {
  const { t, ui } = cx;
  const { tab } = ui.share;
  const pick = (/** @type {string} */ name) => () => cx.send({ do: 'share', tab: name });
  return html`
    <div class="tabs" role="group" aria-label=${t('share')}>
      ${TABS.map((name) => html`<button class=${tab === name ? 'on' : ''} data-key="share-${name}" aria-pressed=${String(tab === name)} @click=${pick(name)}>${t(`share-${name}`)}</button>`)}
    </div>
    ${tab === 'file' ? fileTab(cx) : tab === 'far' ? farTab(cx) : linkTab(cx, tab, tab === 'position' && ui.share.own)}
  `;
}

/** The field to paste a link, and what was found in it. @param {Context} cx */
export function openLink(cx) {
  const { t, ui, state } = cx;
  const found = ui.open;
  const paste = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = /** @type {HTMLTextAreaElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem('link')
    );
    cx.send({ do: 'open', input: text.value });
  };
  if (found?.table) return found.far ? openFar(cx) : openFound(cx);
  return html`
    ${found?.error ? html`<p class="warn" role="alert"><b aria-hidden="true">!</b><span>${t(found.m ? 'open-short' : `error-${found.error}`, found)}</span></p>` : nothing}
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
    ${fileField(cx)}
  `;
}

/** What a link holds, who plays whom, and whether to watch or to play on. @param {Context} cx */
function openFound(cx) {
  const { t, ui, state } = cx;
  const { view, table, kind } = ui.open;
  const replaces = kind !== 'reseat' && state.match;
  const watch = kind === 'replay';
  return html`
    <p>
      ${t('open-found', { map: t(`map-${view.rules}`, { island: view.options.island ?? 0 }), round: view.round, seats: view.seats })}
    </p>
    ${watch ? html`<div class="buttons"><button class="btn" data-key="open-watch" ?disabled=${!cx.later} @click=${() => cx.send({ do: 'replay', from: 'link' })}>${t('open-watch')}</button></div>` : nothing}
    ${kind === 'seat' ? html`<p class="mut">${t('open-seat-say')}</p>` : nothing}
    ${
      view.over
        ? nothing
        : html`<h3>${t('open-who')}</h3>
            ${seatRows(cx, table, 'open')}`
    }
    ${replaces ? html`<p class="mut">${t('open-replaces')}</p>` : nothing}
    <div class="buttons">
      <button class="btn ${watch ? 'alt' : ''}" data-key="open-play" @click=${() => cx.send({ do: 'open-play' })}>
        ${view.over ? t('act-result') : t('open-play')}
      </button>
      <button class="btn alt" data-key="open-keep" @click=${() => cx.send({ do: 'dialog', name: null })}>
        ${replaces ? t('open-keep') : t('close')}
      </button>
    </div>
  `;
}
