/**
 * What a screen reader is told: a polite log of what happened, one message a notice, and the question as a status line.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { question } from './actions.js';
import { placeName } from './places.js';
import { refusal } from './context.js';
import { tell } from './story.js';

/** What is told with few words: dice, awards, the end, and what moves one's own cards. @param {import('../engine/engine.js').LogEntry} entry @param {number|null} seat */
const matters = ({ action, awards, winners, changes }, seat) =>
  Boolean(action.dice || awards || winners) || changes.some((change) => change.seat === seat);

/** @param {HTMLElement} log @param {HTMLElement} status */
export function createVoice(log, status) {
  let heard = -1;
  /** @type {unknown} */
  let game = null;

  /** @param {Context} cx */
  function news(cx) {
    const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
    const last = m.log.length - 1;
    // Another game, or one that was taken back: what lies behind is not news.
    const fresh = game === m.table.botSeed && last >= heard ? m.log.slice(heard + 1) : [];
    game = m.table.botSeed;
    heard = last;
    const { voice } = cx.state.settings;
    const told = voice === 'all' ? fresh : voice === 'off' ? [] : fresh.filter((entry) => matters(entry, m.shown));
    return tell(told, cx.teller)
      .map((line) => line.text)
      .join(' ');
  }

  /** @param {Context} cx */
  function prompt(cx) {
    if (cx.ui.refusal) {
      const { text, rule } = refusal(cx, cx.ui.refusal);
      return rule ? `${text} ${rule}` : text;
    }
    if (cx.ui.toast) return cx.t(cx.ui.toast.key, cx.ui.toast.args);
    const place = cx.ui.preview ? ` ${placeName(cx, cx.ui.preview)}` : '';
    return cx.m ? question(cx) + place : '';
  }

  return (/** @type {Context} */ cx) => {
    // What one person was told is not for the next one.
    if (cx.m?.curtain) log.replaceChildren();
    const text = cx.m ? news(cx) : '';
    if (text) {
      const line = document.createElement('p');
      line.textContent = text;
      log.append(line);
      while (log.childElementCount > 20) log.firstElementChild?.remove();
    }
    const asked = prompt(cx);
    if (status.textContent !== asked) status.textContent = asked;
  };
}
