/**
 * The log at length: lines with their signs, narrowed down by seat and by kind of event.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../ui/story.js').Line} Line
 */
import { html } from 'lit-html';
import { disc, icon } from '../board/signs.js';
import { JOINED, tell } from '../ui/story.js';

/** @typedef {import('../engine/engine.js').LogEntry} Entry */

/** What was told last. @type {{words: unknown, names: string, entries: Entry[], lines: Line[]}} */
let told = { words: null, names: '', entries: [], lines: [] };

/** Cards given back and answers that follow one another become one line: a log is never cut among them. @param {Entry|undefined} entry */
const joins = (entry) => Boolean(entry && [...JOINED, 'ANSWER'].includes(entry.action.kind));

/** How much of the log is as it was, up to where a cut is safe. @param {Entry[]} entries @param {Entry[]} before */
export function sameStart(entries, before) {
  let n = Math.min(entries.length, before.length) - 1;
  // Entries are never changed, and a log that differs somewhere differs from there on.
  while (n > 0 && (entries[n - 1] !== before[n - 1] || joins(entries[n - 1]) || joins(entries[n]))) n--;
  return Math.max(0, n);
}

/** The log in lines; a longer log goes on from what was told. @param {Context} cx @param {Entry[]} entries @returns {Line[]} */
export function linesOf(cx, entries) {
  const { words } = cx;
  const names = /** @type {NonNullable<Context['m']>} */ (cx.m).table.seats
    .map((_, seat) => cx.names.name(seat))
    .join();
  const known = told.words === words && told.names === names;
  if (known && told.entries === entries) return told.lines;
  const from = known ? sameStart(entries, told.entries) : 0;
  const lines = [...told.lines.filter(({ index }) => index < from), ...tell(entries.slice(from), cx.teller)];
  told = { words, names, entries, lines };
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
  return html`${line.seat === null ? html`<span></span>` : disc(m.colors[line.seat], 's')}
    ${sign ? icon(sign) : html`<span></span>`}<span>${line.text}</span>`;
}
