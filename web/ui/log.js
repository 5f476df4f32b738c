/**
 * The log beside the board: the last few lines, the newest first. All of it is in story/drawer.js.
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
  const sign = line.seat === null ? nothing : disc(m.colors[line.seat], 's');
  return html`<li class=${recent ? 'recent' : ''}>${sign}<span>${line.text}</span></li>`;
}

/** @param {Context} cx */
export function logPanel(cx) {
  if (!cx.m) return nothing;
  const lines = tell(cx.m.log.slice(-40), cx.teller).reverse().slice(0, 12);
  const newest = lines[0]?.index;
  return html`<section class="panel log" aria-label=${cx.t('log')}>
    <div class="hd">
      <h2>${cx.t('log')}</h2>
      <button class="lnk" data-key="log" @click=${() => cx.send({ do: 'log' })}>${cx.t('log-open')}</button>
    </div>
    <ol>
      ${repeat(
        lines,
        (line, i) => `${line.index}/${line.kind}/${i}`,
        (line) => item(cx, line, line.index === newest),
      )}
    </ol>
  </section>`;
}
