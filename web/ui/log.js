/**
 * The log: one line an event, the newest first in the panel, all of it in the drawer.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { disc } from '../board/signs.js';
import { tell } from './story.js';

/** @param {Context} cx @param {import('./story.js').Line} line @param {boolean} recent */
function item(cx, line, recent) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const sign = line.seat === null ? nothing : disc(m.table.seats[line.seat].color, 's');
  return html`<li class=${recent ? 'recent' : ''}>${sign}<span>${line.text}</span></li>`;
}

/** @param {Context} cx @param {import('./story.js').Line[]} lines */
function items(cx, lines) {
  const newest = lines[0]?.index;
  return repeat(
    lines,
    (line, i) => `${line.index}/${line.kind}/${i}`,
    (line) => item(cx, line, line.index === newest),
  );
}

/** @param {Context} cx the panel beside the board: the last few lines */
export function logPanel(cx) {
  if (!cx.m) return nothing;
  const lines = tell(cx.m.log.slice(-40), cx.teller).reverse().slice(0, 12);
  return html`<section class="panel log" aria-label=${cx.t('log')}>
    <div class="hd">
      <h2>${cx.t('log')}</h2>
      <button class="lnk" data-key="log" @click=${() => cx.send({ do: 'dialog', name: 'log' })}>
        ${cx.t('log-open')}
      </button>
    </div>
    <ol>
      ${items(cx, lines)}
    </ol>
  </section>`;
}

/** @param {Context} cx the drawer: the whole story */
export function logAll(cx) {
  if (!cx.m) return nothing;
  const lines = tell(cx.m.log, cx.teller).reverse();
  return html`<ol class="story" tabindex="0" aria-label=${cx.t('log')}>
    ${items(cx, lines)}
  </ol>`;
}

/** The log as text, the oldest line first. @param {Context} cx */
export const logText = (cx) =>
  cx.m
    ? tell(cx.m.log, cx.teller)
        .map((line) => line.text)
        .join('\n')
    : '';
