/**
 * What has to be said beside the game and stays until it is answered: slips above everything, which make the rest lower and hide nothing.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {{key: string, text: string, buttons: {key: string, text: string, press: () => void}[]}} Notice
 */
import { html } from 'lit-html';

/** @param {Context} cx @param {Notice} notice */
export const bar = (cx, { key, text, buttons }) =>
  html`<div class="bar" data-bar=${key}>
    <p>${text}</p>
    <div class="buttons">
      ${buttons.map((one, i) => html`<button class="btn ${i ? 'alt' : ''}" data-key=${one.key} @click=${one.press}>${one.text}</button>`)}
    </div>
  </div>`;

/** A newer version of the page waits. @param {Context} cx */
const newer = (cx) =>
  bar(cx, {
    key: 'newer',
    text: cx.t('newer'),
    buttons: [button(cx, 'newer-load', { do: 'newer-load' }), button(cx, 'newer-later', { do: 'newer', waits: false })],
  });

/** @param {Context} cx @param {string} key @param {any} intent @param {string} [text] */
const button = (cx, key, intent, text = cx.t(key)) => ({ key, text, press: () => cx.send(intent) });

/** Another tab plays this game. @param {Context} cx */
const readonly = (cx) =>
  bar(cx, {
    key: 'readonly',
    text: cx.t('readonly-say'),
    buttons: [button(cx, 'take-over', { do: 'take-over' })],
  });

/** There is no room left to save in. @param {Context} cx */
const full = (cx) =>
  bar(cx, {
    key: 'full',
    text: cx.t('storage-full'),
    buttons: [
      button(cx, 'full-save', { do: 'save-file' }, cx.t('share-save')),
      button(cx, 'drop-over', { do: 'dialog', name: 'drop-over' }),
      button(cx, 'full-seen', { do: 'full-seen' }, cx.t('close')),
    ],
  });

/** All that is to be said now; the place is always there, so that readers hear of what comes. @param {Context} cx */
export function bars(cx) {
  const { state, m } = cx;
  return html`<div class="bars" role="status">
    ${state.newer ? newer(cx) : ''}${m && !m.table.visit && state.readonly ? readonly(cx) : ''}${m && state.full ? full(cx) : ''}
  </div>`;
}
