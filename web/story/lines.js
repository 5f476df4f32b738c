/**
 * The log at length: lines with their signs, narrowed down by seat and by kind of event, and the lines of a replay.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../ui/story.js').Line} Line
 */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { ref } from 'lit-html/directives/ref.js';
import { disc, icon } from '../board/signs.js';
import { tell } from '../ui/story.js';

/** A log that was told already is told the same. @type {WeakMap<object, {words: unknown, names: string, lines: Line[]}>} */
const told = new WeakMap();

/** @param {Context} cx @param {import('../engine/engine.js').LogEntry[]} entries @returns {Line[]} */
export function linesOf(cx, entries) {
  const names = /** @type {NonNullable<Context['m']>} */ (cx.m).table.seats
    .map((_, seat) => cx.names.name(seat))
    .join();
  const before = told.get(entries);
  if (before?.words === cx.words && before.names === names) return before.lines;
  const lines = tell(entries, cx.teller);
  told.set(entries, { words: cx.words, names, lines });
  return lines;
}

/** @param {Line[]} lines @param {string} kind a group of events or 'all' @param {number|null} seat @param {Record<string, [string, string]>} events */
export const narrow = (lines, kind, seat, events) =>
  lines.filter(
    (line) =>
      (kind === 'all' || (events[line.kind]?.[0] ?? '').split(' ').includes(kind)) &&
      (seat === null || line.seat === seat),
  );

/** @param {Context} cx @param {Line} line */
export function signed(cx, line) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const sign = cx.panel.story.events[line.kind]?.[1];
  return html`${line.seat === null ? html`<span></span>` : disc(m.table.seats[line.seat].color, 's')}
    ${sign ? icon(sign) : html`<span></span>`}<span>${line.text}</span>`;
}

/** Keeps a line where it can be seen, at the lower end of its list. @param {Element|undefined} line */
function reveal(line) {
  const item = /** @type {HTMLElement|undefined} */ (line);
  const list = item?.closest('.told');
  if (!item || !list) return;
  list.scrollTop = item.offsetTop + item.offsetHeight - list.clientHeight + 8;
}

/** All of the log, the lines of this step marked; a press goes there. @param {Context} cx */
export function replayLog(cx) {
  const { entries, steps, since } = /** @type {import('../match/replay.js').Place} */ (
    /** @type {any} */ (cx.m).replay
  );
  const now = cx.m?.length ?? 0;
  const lines = linesOf(cx, entries);
  const last = lines.filter((line) => line.index < now).length - 1;
  const go = (/** @type {Line} */ line) =>
    cx.send({ do: 'replay-to', step: steps.findIndex((length) => length > line.index) });
  const draw = () =>
    html`<ol class="story">
      ${lines.map((line, i) => {
        const here = line.index < now && line.index >= since;
        return html`<li
          class="${here ? 'recent' : ''} ${line.index >= now ? 'later' : ''}"
          aria-current=${here ? 'step' : nothing}
          ${i === last ? ref((item) => reveal(item)) : nothing}
        >
          <button data-key="line-${i}" @click=${() => go(line)}>${signed(cx, line)}</button>
        </li>`;
      })}
    </ol>`;
  return guard([lines, now], draw);
}
