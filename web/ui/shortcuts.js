/**
 * Shortcuts with single keys: only while the focus is in the game and in no field, never with Ctrl, Alt or Meta, and only if the
 * settings have them. A shortcut presses the button that stands there for the same thing.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html } from 'lit-html';

/** Key -> the buttons it presses, the first that is there. @type {Record<string, string[]>} */
const PRESS = {
  r: ['roll', 'type'],
  e: ['end', 'pass'],
  c: ['hand-cards'],
  z: ['undo'],
  h: ['hint'],
  l: ['log'],
};
/** Key -> the first thing of a group gets the focus. @type {Record<string, string>} */
const GOTO = {
  t: '.trade [data-key^="give-"], .trade [data-key="fold"]',
  b: '.acts [data-key^="build-"]',
};
/** Key -> what it opens. @type {Record<string, object>} */
const OPEN = {
  p: { name: 'text' },
  '/': { name: 'text', at: 'command' },
  '?': { name: 'keys' },
};
/** What the engine is asked about when there is no such button, so that the reason can be said. @type {Record<string, string>} */
const ASK = { r: 'ROLL', e: 'END_TURN' };

/** In the order of the list. Each has its words. */
const LISTED = ['r', 'e', 't', 'b', 'c', 'z', 'h', 'l', 'p', '/', '?'];
const MOVES = ['arrows', 'homeend', 'page', 'enter', 'esc', 'tab'];

const FIELD = 'input, select, textarea, [contenteditable]';

/** @param {HTMLElement} root @param {string} selector */
const visible = (root, selector) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))].find((one) => one.offsetWidth);

/** @param {HTMLElement} root @param {Context} cx @param {string} key @returns {boolean} whether the key means anything */
function follow(root, cx, key) {
  if (key in OPEN) cx.send({ do: 'dialog', ...OPEN[key] });
  else if (key in GOTO) (visible(root, GOTO[key]) ?? visible(root, '#question'))?.focus();
  else if (key in PRESS) press(root, cx, key);
  else if (/^[1-4]$/.test(key) && document.activeElement?.closest('.acts'))
    visible(root, `.acts [data-key^="build-"]:nth-of-type(${key})`)?.click();
  else return false;
  return true;
}

/** @param {HTMLElement} root @param {Context} cx @param {string} key */
function press(root, cx, key) {
  const button = PRESS[key].map((name) => visible(root, `[data-key="${name}"]`)).find(Boolean);
  const seat = cx.m?.shown ?? null;
  if (button) button.click();
  else if (key in ASK && seat !== null) cx.send({ do: 'refused', verdict: cx.check({ kind: ASK[key], seat }) });
  else cx.send({ do: 'note', key: 'key-nothing' });
}

/** @param {HTMLElement} root @param {() => Context} context */
export function listenKeys(root, context) {
  root.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const at = /** @type {HTMLElement} */ (event.target);
    if (at.matches(FIELD) || !at.closest('.game') || root.querySelector('dialog[open]')) return;
    const cx = context();
    if (!cx.m || cx.state.screen !== 'game' || cx.state.settings.keys === 'off') return;
    if (follow(root, cx, event.key.toLowerCase())) event.preventDefault();
  });
}

/** The list of them. @param {Context} cx */
export function shortcuts(cx) {
  const { t } = cx;
  const row = (/** @type {string} */ name, /** @type {string} */ said) =>
    html`<div>
      <dt><kbd>${name}</kbd></dt>
      <dd>${said}</dd>
    </div>`;
  const named = (/** @type {string} */ key) => ({ '/': 'slash', '?': 'question' })[key] ?? key;
  return html`<p>${t(cx.state.settings.keys === 'off' ? 'keys-off' : 'keys-say')}</p>
    <dl class="keys">${LISTED.map((key) => row(key.toUpperCase(), t(`key-${named(key)}`)))}</dl>
    <h3>${t('keys-board')}</h3>
    <dl class="keys">${MOVES.map((name) => row(t(`keyname-${name}`), t(`key-${name}`)))}</dl>
    <button class="btn alt" data-key="keys-settings" @click=${() => cx.send({ do: 'dialog', name: 'settings' })}>
      ${t('settings')}
    </button>`;
}
