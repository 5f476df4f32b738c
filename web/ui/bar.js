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
    buttons: [
      { key: 'newer-load', text: cx.t('newer-load'), press: () => cx.send({ do: 'newer-load' }) },
      { key: 'newer-later', text: cx.t('newer-later'), press: () => cx.send({ do: 'newer', waits: false }) },
    ],
  });

/** All that is to be said now; the place is always there, so that readers hear of what comes. @param {Context} cx */
export const bars = (cx) => html`<div class="bars" role="status">${cx.state.newer ? newer(cx) : ''}</div>`;
