/**
 * The top bar: where we are, and what has to do with the game as a whole.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { brand, icon } from '../board/signs.js';

/** Sharing begins with the position, all of it. */
export const FIRST_SHARE = { do: 'share', tab: 'position', own: false };

/** @param {Context} cx */
export function where(cx) {
  const m = cx.m;
  if (!m) return '';
  const map = cx.t(`map-${m.view.rules}`, { island: m.view.options.island ?? 0 });
  const parts = [map, m.view.turnNo === 0 ? cx.t('where-founding') : cx.t('where-round', { n: m.view.round })];
  return [...parts, cx.t('where-goal', { n: m.view.goal })].join(' · ');
}

/** @param {Context} cx @param {string} key @param {string} sign @param {() => void} press @param {{off?: boolean, small?: boolean}} [more] */
function tool(cx, key, sign, press, { off = false, small = false } = {}) {
  const label = cx.t(key);
  return html`<button
    class="tb ${small ? 'small' : ''}"
    data-key=${key}
    aria-label=${label}
    title=${label}
    aria-disabled=${off ? 'true' : nothing}
    @click=${press}
  >
    ${icon(sign)}<span aria-hidden="true">${label}</span>
  </button>`;
}

/** One that has a place in the menu too, for narrow bars. @param {Context} cx @param {string} key @param {string} sign */
const wideTool = (cx, key, sign) => html`<span class="roomy">${tool(cx, key, sign, () => cx.send({ do: key }))}</span>`;

/** @param {Context} cx */
export function top(cx) {
  const open = (/** @type {string} */ name) => () => cx.send({ do: 'dialog', name });
  const off = !cx.m?.undo;
  return html`<header class="top">
    ${brand()}<span class="name">${cx.t('app')}</span><span class="where">${where(cx)}</span><span class="sp"></span>
    ${
      cx.state.settings.undo === 'off'
        ? nothing
        : tool(cx, 'undo', 'undo', () => cx.send(off ? { do: 'note', key: 'undo-nothing' } : { do: 'undo' }), { off })
    }
    ${cx.help ? tool(cx, 'hint', 'hint', () => cx.send({ do: 'hint' })) : nothing}
    ${tool(cx, 'log', 'log', () => cx.send({ do: 'log' }), { small: true })}
    ${cx.help ? wideTool(cx, 'almanac', 'book') : nothing} ${tool(cx, 'share', 'share', () => cx.send(FIRST_SHARE))}
    ${tool(cx, 'menu', 'gear', open('menu'))}
  </header>`;
}

/** @param {Context} cx what the menu holds */
export function menu(cx) {
  const { t, m } = cx;
  const entry = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ press) =>
    html`<li>
      <button class="item" data-key="menu-${key}" @click=${press}>${icon(sign)}<span>${t(key)}</span></button>
    </li>`;
  const open = (/** @type {string} */ name) => () => cx.send({ do: 'dialog', name });
  const last = m?.legal.find((action) => action.kind === 'CALL_LAST_ROUND');
  return html`<ul class="menu">
    ${entry('new-game', 'plus', open('leave'))} ${entry('open-link', 'file', open('open'))}
    ${entry('share', 'share', () => cx.send(FIRST_SHARE))} ${entry('costs', 'cards', open('costs'))}
    ${entry('log', 'log', () => cx.send({ do: 'log' }))} ${entry('text', 'menu', open('text'))}
    ${entry('keys', 'more', open('keys'))}
    ${cx.later ? entry('replay', 'back', () => cx.send({ do: 'replay', from: 'game' })) : nothing}
    ${cx.help ? entry('almanac', 'book', () => cx.send({ do: 'almanac' })) : nothing}
    <li>${cx.help?.analyse(cx, 'item')}</li>
    ${last ? entry('call-last-round', 'warn', () => cx.send({ do: 'act', action: last, at: m?.length })) : nothing}
    ${entry('settings', 'gear', open('settings'))}
    ${
      cx.state.onePage
        ? html`<li>
            <a class="item" data-key="menu-save-page" href=${cx.state.onePage} download="hexstead.html"
              >${icon('down')}<span>${t('share-page')}</span></a
            >
          </li>`
        : nothing
    }
  </ul>`;
}
