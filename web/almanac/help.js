/**
 * The almanac, hints and the first game put together: what the page asks for and what its intents do. Everything of the page's
 * comes in by `kit` and `desk`.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../match/control.js').Desk} Desk
 */
import { hintPanel, lessonPanel, lessonText, visitPanel } from './coach.js';
import { almanac, triesList } from './entry.js';
import { lessonStep, lessonTable } from './lesson.js';
import { BORROWED, ROWS } from './rows.js';
import { study } from './study.js';

const START = {
  query: '',
  family: '',
  row: /** @type {string|null} */ (null),
  hints: -1,
  aim: /** @type {number|null} */ (null),
};

/** How much of a case is told beside its board. */
const SHOWN = 3;
const ROOMY = 1100; // pixels from which there is a side column

/** Remembers the last answer for the same question. @template T @param {() => T} make */
function once(make) {
  /** @type {unknown[]} */
  let asked = [];
  /** @type {T} */
  let answer;
  return (/** @type {unknown[]} */ ...question) => {
    if (question.length !== asked.length || question.some((part, i) => part !== asked[i])) {
      asked = question;
      answer = make();
    }
    return answer;
  };
}

/** @param {Kit} kit @param {Desk} desk @param {{texts: Record<string, string>, cases: Record<string, any>}} data */
export function makeHelp(kit, desk, { texts, cases }) {
  const { store, match, engine, now, ui, note } = desk;
  /** The game that waits while a case is looked at. @type {{text: string, seed: string, table: any}|null} */
  let home = null;
  /** @type {Map<string, import('../i18n/i18n.js').Say>} */
  const tongues = new Map();
  /** @type {Map<string, import('./study.js').Study>} */
  const studies = new Map();

  const look = () => ({ ...START, ...now().help });
  const set = (/** @type {Partial<typeof START>} */ patch) => store.set({ help: { ...look(), ...patch } });

  /** @param {string} lang */
  function sayIn(lang) {
    const say = tongues.get(lang) ?? kit.createWords(lang, texts).t;
    tongues.set(lang, say);
    return say;
  }

  /** @param {string} row */
  const caseOf = (row) => cases[row] ?? cases[BORROWED[row]];

  /** @param {string} row */
  function studied(row) {
    const one = studies.get(row) ?? study(engine, caseOf(row));
    studies.set(row, one);
    return one;
  }

  /** A table on which the one who tries something is the person. @param {import('./study.js').Study} one @param {string} visit */
  function tableOf({ before, me }, visit) {
    const { rules, seats, goal, options } = before;
    const table = kit.newTable({ rules, info: desk.infoOf(rules), level: desk.level, seats, persons: 0 });
    const chairs = table.seats.map((chair, i) => (i === me ? { ...chair, kind: 'person' } : chair));
    return { ...table, seats: chairs, goal, options, visit };
  }

  /** The page's context, at the table of a case. @param {Context} cx @param {string} row @returns {{study: import('./study.js').Study, cx: Context}} */
  function opened(cx, row) {
    const one = studied(row);
    const there = /** @type {any} */ ({
      ...cx,
      m: { view: one.before, shown: one.me, persons: 1, table: tableOf(one, row) },
    });
    const hexesAt = (/** @type {string} */ name) =>
      (cx.places.vertex.get(name) ?? cx.places.edge.get(name))?.hexes ?? [];
    there.names = kit.namesOf(there);
    there.teller = { t: cx.t, words: cx.words, names: there.names, view: one.before, hexesAt };
    return { study: one, cx: there };
  }

  const hintsNow = once(() => {
    const game = match.game();
    const shown = now().match?.shown;
    return game && typeof shown === 'number' && game.actor === shown ? engine.hint(game, { seat: shown }) : [];
  });
  /** @param {Context['m']} m */
  const hintsFor = (m) => (m?.mine ? hintsNow(match.game(), m.length, m.shown) : []);
  const hinting = (/** @type {Context['m']} */ m) => m !== null && look().hints === m.length;
  const teaching = (/** @type {Context['m']} */ m) => Boolean(/** @type {any} */ (m?.table)?.lesson);

  /** Moves the focus once the page is drawn. @param {string} selector */
  const focusSoon = (selector) =>
    kit.nextFrame(() =>
      kit.nextFrame(() => /** @type {HTMLElement|null} */ (document.querySelector(selector))?.focus()),
    );

  /** Enters a game; what can't be entered is told. @param {() => void} begin */
  function enter(begin) {
    try {
      ui(kit.freshUi());
      begin();
      store.set({ screen: 'game' });
    } catch (error) {
      console.error(error);
      note('start-failed');
    }
  }

  /** @param {string} row */
  function visit(row) {
    const game = match.game();
    const table = match.table();
    if (!game || !table) home = null;
    else if (!table.visit) home = { text: game.save('replay'), seed: game.seed, table };
    enter(() => match.resume({ text: caseOf(row).link, seed: row, table: tableOf(studied(row), row) }));
    focusSoon('#coach-title');
  }

  function goHome() {
    const back = home;
    home = null;
    if (back) enter(() => match.resume(back));
    else {
      match.leave();
      store.set({ screen: 'start', saved: desk.storage.load(), ui: kit.freshUi() });
    }
  }

  /** Discards go card by card; the rest is one action. @param {import('../engine/engine.js').Hint} hint @param {number} at */
  function follow({ action }, at) {
    set({ hints: -1, aim: null });
    if (action.kind !== 'DISCARD') return desk.act(action, at);
    const seat = action.seat;
    for (let next = action; next?.kind === 'DISCARD' && next.seat === seat;) {
      if (!desk.act(next)) return false;
      next = match.game()?.actor === seat ? engine.hint(match.game())[0]?.action : null;
    }
    return true;
  }

  /** @type {import('../match/control.js').Handlers} */
  const on = {
    almanac: ({ row = look().row }) => {
      set({ row, query: '', family: '' });
      ui({ dialog: { name: 'almanac' } });
    },
    'almanac-find': ({ query = look().query, family = look().family }) => set({ query, family }),
    'almanac-row': ({ row }) => {
      set({ row });
      if (row) focusSoon('#entry-title');
    },
    'show-case': ({ row }) => visit(row),
    'go-home': goHome,
    hint: () => {
      const m = now().match;
      const open = hinting(m);
      set({ hints: open || !m ? -1 : m.length, aim: null });
      focusSoon(open ? '[data-key="hint"]' : '.tips button');
    },
    'hint-aim': ({ at }) => set({ aim: at }),
    'hint-do': ({ hint, at }) => follow(hint, at),
    lesson: () => enter(() => match.start(lessonTable(kit.newTable, desk.infoOf('classic'), 'easy'))),
    'lesson-leave': () => {
      delete match.table().lesson;
      set({});
    },
  };

  /** @param {Context} cx @returns {unknown} what stands above the table, or null */
  function coach(cx) {
    const { m } = cx;
    const say = sayIn(cx.words.lang);
    const table = /** @type {any} */ (m?.table);
    if (table?.visit && !hinting(m)) {
      const there = opened(cx, table.visit);
      const tries = there.study.tries.length ? triesList(kit, there.cx, say, there.study, SHOWN) : null;
      return visitPanel(kit, cx, say, table.visit, { tries, roomy: window.innerWidth >= ROOMY, home: home !== null });
    }
    if (hinting(m)) return hintPanel(kit, cx, say, hintsFor(m));
    return teaching(m) ? lessonPanel(kit, cx, say, hintsFor(m)) : null;
  }

  /** @param {Context} cx @returns {import('../board/marks.js').Mark[]} */
  function marks({ m }) {
    const { aim } = look();
    const [hint] = hinting(m)
      ? hintsFor(m)
          .slice(aim ?? -1)
          .slice(0, aim === null ? 0 : 1)
      : teaching(m)
        ? [lessonStep(/** @type {any} */ (m), hintsFor(m)).hint]
        : [];
    const name = hint && kit.placeOf(hint.action);
    return name ? [{ name, sign: 'hint' }] : [];
  }

  return {
    on,
    coach,
    marks,
    /** @param {Context} cx */
    dialog(cx) {
      const { row, query, family } = look();
      const known = ROWS.some(({ id }) => id === row) ? row : null;
      const at = { query, family, row: known };
      return almanac(kit, cx, sayIn(cx.words.lang), at, known ? opened(cx, known) : null);
    },
    /** What the first game says while a dialog is open that has to be answered. @param {Context} cx */
    aside(cx) {
      if (!teaching(cx.m)) return null;
      const { lines, hint, best } = lessonText(kit, cx, sayIn(cx.words.lang), hintsFor(cx.m));
      return kit.html`<div class="say">
        ${lines.map((line) => kit.html`<p>${line}</p>`)} ${best ? kit.html`<p class="mut">${best.move} ${best.why}</p>` : ''}
        ${hint ? kit.html`<button class="btn line" data-key="lesson-do" @click=${() => cx.send({ do: 'hint-do', hint, at: cx.m?.length })}>${sayIn(cx.words.lang)('lesson-do')}</button>` : ''}
      </div>`;
    },
  };
}

/** @typedef {ReturnType<typeof makeHelp>} Help */
