/**
 * What a screen reader is told: a polite log of what happened, a turn in one sentence; the question as a status line; at once only
 * what was refused, and that cards have to be given back.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 */
import { question } from './actions.js';
import { placeName } from './places.js';
import { refusal } from './context.js';
import { tell } from './story.js';

/** Of several turns that are told together, the last ones; and how many messages are kept. */
const MOST = { told: 8, kept: 20 };

/** What is told with few words: dice, awards, the end, and what moves one's own cards. @param {Entry} entry @param {number|null} seat */
const matters = ({ action, awards, winners, changes }, seat) =>
  Boolean(action.dice || awards || winners) || changes.some((change) => change.seat === seat);

/** @param {{turnNo: number, turn: number}} at */
const turnOf = ({ turnNo, turn }) => `${turnNo}/${turn}`;

/** @param {Entry[]} entries @returns {Entry[][]} */
function byTurn(entries) {
  /** @type {Entry[][]} */
  const turns = [];
  for (const entry of entries) {
    const last = turns[turns.length - 1];
    if (last && turnOf(last[0]) === turnOf(entry)) last.push(entry);
    else turns.push([entry]);
  }
  return turns;
}

/** What was done several times in a row is said once. @param {Context} cx @param {string[]} parts */
function counted({ t }, parts) {
  const once = parts.filter((part, i) => part !== parts[i - 1]);
  return once.map((part) => {
    const n = parts.filter((other) => other === part).length;
    return n > 1 ? t('say-times', { what: part, n }) : part;
  });
}

/** @param {string} text @param {string[]} names */
const beginsWith = (text, names) =>
  names.some((name) => text.startsWith(name) && /^\P{L}/u.test(text.slice(name.length)));

/**
 * Lines of the story as one sentence: who did several things in a row is named once.
 * @param {Context} cx @param {import('./story.js').Line[]} lines
 */
export function sentence(cx, lines) {
  const { t, words, names } = cx;
  /** @type {{subject: string, parts: string[], open: boolean}[]} open: more about the same one may follow */
  const runs = [];
  for (const { seat, text } of lines) {
    const said = text.replace(/\.$/, '');
    const name = seat === null ? '' : `${names.name(seat)} `;
    const subject = said.startsWith(name) ? name : '';
    const part = said.slice(subject.length);
    const open = subject !== '' && !part.includes(':');
    const last = runs[runs.length - 1];
    if (last?.open && last.subject === subject) {
      last.parts.push(part);
      last.open = open;
    } else runs.push({ subject, parts: [part], open });
  }
  const players = cx.m?.view.players.map(({ seat }) => names.name(seat)) ?? [];
  const text = runs.reduce((before, { subject, parts }) => {
    const list = words.list(counted(cx, parts));
    if (!before) return subject + list;
    if (!subject && !beginsWith(list, players)) return `${before}. ${list}`;
    return `${before}; ${subject === `${t('name-you')} ` ? `${t('name-you-too')} ` : subject}${list}`;
  }, '');
  return /[!.]$/.test(text) || !text ? text : `${text}.`;
}

/** @param {Context} cx */
const mustDiscard = ({ m }) => Boolean(m?.mine && !m.curtain && m.view.phase === 'DISCARD');

/** What is said at once. @param {Context} cx */
function alarm(cx) {
  if (!cx.ui.refusal) return mustDiscard(cx) ? question(cx) : '';
  const { text, rule } = refusal(cx, cx.ui.refusal);
  return rule ? `${text} ${rule}` : text;
}

/** What is asked; nothing while others are to move, which the log tells. @param {Context} cx */
function prompt(cx) {
  const { m, ui } = cx;
  if (ui.toast) return cx.t(ui.toast.key, ui.toast.args);
  if (!m || mustDiscard(cx) || (m.thinking && m.persons > 0)) return '';
  return ui.preview ? `${question(cx)} ${placeName(cx, ui.preview)}` : question(cx);
}

/** Follows a game and gives what is new to say. */
export function createReporter() {
  let told = -1;
  /** @type {unknown} */
  let game = null;

  /** The turns to tell now: one that a bot is still in the middle of is told when it is over. @param {Context} cx */
  function turns(cx) {
    const { log, table, view, thinking } = /** @type {NonNullable<Context['m']>} */ (cx.m);
    const last = log.length - 1;
    // Another game, or one that was taken back: what lies behind is not news.
    const known = game === table.botSeed && last >= told;
    game = table.botSeed;
    const fresh = known ? byTurn(log.slice(told + 1)) : [];
    const unfinished = thinking && fresh.length > 0 && turnOf(fresh[fresh.length - 1][0]) === turnOf(view);
    const waits = unfinished ? /** @type {Entry[]} */ (fresh.pop()).length : 0;
    told = last - waits;
    return fresh.slice(-MOST.told);
  }

  /** @param {Context} cx */
  function news(cx) {
    const { voice } = cx.state.settings;
    const shown = cx.m?.shown ?? null;
    const wanted = (/** @type {Entry} */ entry) => voice === 'all' || (voice !== 'off' && matters(entry, shown));
    return turns(cx)
      .map((entries) => sentence(cx, tell(entries.filter(wanted), cx.teller)))
      .filter(Boolean);
  }

  return (/** @type {Context} */ cx) => ({ news: cx.m ? news(cx) : [], asked: prompt(cx), alarm: alarm(cx) });
}

/** @param {HTMLElement} root @param {{log: HTMLElement, status: HTMLElement, alert: HTMLElement}} regions */
export function createVoice(root, { log, status, alert }) {
  const report = createReporter();
  let urged = '';
  /** All but an open dialog is silent. */
  const follow = () => {
    const home = root.querySelector('dialog[open]') ?? root;
    if (log.parentNode === home) return;
    alert.textContent = ''; // what moves is said again
    home.append(log, status, alert);
  };
  const put = (/** @type {HTMLElement} */ region, /** @type {string} */ text) => {
    if (region.textContent !== text) region.textContent = text;
  };
  return (/** @type {Context} */ cx) => {
    const { news, asked, alarm: urgent } = report(cx);
    follow();
    // What one person was told is not for the next one.
    if (cx.m?.curtain) log.replaceChildren();
    for (const text of news) {
      const line = document.createElement('p');
      line.textContent = text;
      log.append(line);
    }
    while (log.childElementCount > MOST.kept) log.firstElementChild?.remove();
    put(status, asked);
    if (urgent !== urged) put(alert, urgent);
    urged = urgent;
  };
}
