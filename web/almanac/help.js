/**
 * The almanac, hints and the first game put together: what the page asks for and what its intents do. Everything of the page's
 * comes in by `kit` and `desk`.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../match/control.js').Desk} Desk
 */
import { asidePanel, hintPanel, lessonPanel, newsPanel, visitPanel } from './coach.js';
import { makeBench } from './bench.js';
import { editMarks, editor, editPlaces } from './editor.js';
import { almanac, triesList } from './entry.js';
import { lessonStep, lessonTable } from './lesson.js';
import { makeLibrary } from './library.js';
import { makeNews } from './news.js';
import { ROWS } from './rows.js';
import { makeTips } from './tips.js';
import { editOf } from './tools.js';
import { makeVisits } from './visits.js';

/** What is looked up, and the hints: the length of the log they were asked for at, and which one is pointed at. */
const START = {
  query: '',
  family: '',
  row: /** @type {string|null} */ (null),
  hints: -1,
  aim: /** @type {number|null} */ (null),
};

const SHOWN = 3; // how much of a case is told beside its board
const ROOMY = 1100; // pixels from which there is a side column

/** Its own words, by language. @param {Kit} kit @param {Record<string, string>} texts */
function makeTongues(kit, texts) {
  /** @type {Map<string, import('../i18n/i18n.js').Say>} */
  const tongues = new Map();
  return (/** @type {string} */ lang) => {
    const say = tongues.get(lang) ?? kit.createWords(lang, texts).t;
    tongues.set(lang, say);
    return say;
  };
}

/** Once the page is drawn. @param {Kit} kit @param {() => void} then */
const soon = ({ nextFrame }, then) => nextFrame(() => nextFrame(then));

/** Moves the focus then, to the first of these that is there. @param {Kit} kit @param {string[]} selectors */
const focusSoon = (kit, ...selectors) =>
  soon(kit, () => {
    const found = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
    /** @type {HTMLElement|undefined} */ (found)?.focus();
  });

/** Is the hint panel open for what is asked now? @param {Context['m']} m @param {typeof START} look */
const hinting = (m, look) => m !== null && look.hints === m.length;

/** @param {Context['m']} m */
const teaching = (m) => m?.table.lesson === true;

/**
 * @param {Kit} kit @param {Desk} desk @param {ReturnType<typeof makeTips>} tips @param {ReturnType<typeof makeVisits>} visits
 * @param {() => typeof START} look @param {(patch: Partial<typeof START>) => void} set
 * @returns {import('../match/control.js').Handlers}
 */
const intents = (kit, { match, now, ui, infoOf }, tips, visits, look, set) => ({
  almanac: ({ row = look().row }) => {
    set({ row, query: '', family: '' });
    ui({ dialog: { name: 'almanac' } });
    soon(kit, () => document.querySelector('.rows .on')?.scrollIntoView({ block: 'nearest' }));
  },
  'almanac-find': ({ query = look().query, family = look().family }) => set({ query, family }),
  'almanac-row': ({ row }) => {
    set({ row });
    if (row) focusSoon(kit, '#entry-title');
  },
  'show-case': ({ row }) => {
    visits.visit(row);
    focusSoon(kit, '#coach-title');
  },
  'go-home': () => visits.goHome(),
  hint: () => {
    const m = now().match;
    const open = hinting(m, look());
    set({ hints: open || !m ? -1 : m.length, aim: null });
    if (open) focusSoon(kit, '[data-key="hint"]');
    else focusSoon(kit, '[data-key="hint-do-0"]', '.tips #coach-title');
  },
  'hint-aim': ({ at }) => set({ aim: at }),
  'hint-do': ({ hint, at }) => {
    set({ hints: -1, aim: null });
    tips.follow(hint, at);
  },
  lesson: ({ rules = 'classic' }) =>
    visits.enter(() => match.start(lessonTable(kit.newTable, infoOf(rules), 'easy', rules))),
  'lesson-leave': () => {
    delete match.table().lesson;
    set({});
  },
});

/** The way to the editor: of the running game or replay, or of any position. @param {Kit} kit @param {Context} cx @param {import('../i18n/i18n.js').Say} say @param {string} kind a class of buttons */
function toEditor(kit, { m, send }, say, kind) {
  if (m?.view.rules === 'stoneage') return kit.nothing;
  const label = say(m ? 'edit-this' : 'edit');
  return kit.html`<button class=${kind} data-key="edit" aria-label=${label} title=${label} @click=${() => send({ do: 'edit' })}>
    ${kit.icon('eye')}<span aria-hidden="true">${label}</span>
  </button>`;
}

/**
 * Those of the editor. Of the page's own two mean something else there.
 * @param {Kit} kit @param {Desk} desk @param {import('./bench.js').Bench} bench @param {import('../match/control.js').Handlers} was
 * @returns {import('../match/control.js').Handlers}
 */
const editIntents = (kit, { now }, bench, was) => {
  const editing = () => now().screen === 'replay' && now().replay?.edit;
  return {
    edit: () => bench.begin(),
    'edit-new': ({ rules, seats }) => bench.fresh(rules, seats),
    'edit-choose': ({ patch }) => bench.choose(patch),
    'edit-put': ({ part, i, value }) => bench.put(part, i, value),
    'edit-clear': () => bench.clear(),
    'edit-undo': () => bench.undo(),
    'edit-hints': () => bench.hints(),
    'edit-play': () => bench.play(),
    'edit-close': () => {
      bench.close();
      focusSoon(kit, '.start [data-key="edit"]', '#question');
    },
    place: (intent) => (editing() ? bench.use(intent.name) : was.place(intent)),
    misplaced: (intent) => editing() || was.misplaced(intent),
  };
};

/**
 * @param {Kit} kit @param {Desk} desk @param {{texts: Record<string, string>, cases: Record<string, any>}} data
 * @param {import('../match/control.js').Handlers} was the page's own intents
 */
export function makeHelp(kit, desk, { texts, cases }, was) {
  const tongue = makeTongues(kit, texts);
  const library = makeLibrary(kit, desk, cases);
  const visits = makeVisits(kit, desk, library);
  const tips = makeTips(desk);
  const news = makeNews(desk);
  const bench = makeBench(kit, desk, was);
  const look = () => ({ ...START, ...desk.now().help });
  const set = (/** @type {Partial<typeof START>} */ patch) => desk.store.set({ help: { ...look(), ...patch } });

  /** @param {Context} cx @param {string} row */
  function visitOf(cx, row) {
    const say = tongue(cx.words.lang);
    const there = library.open(cx, row);
    const tries = there.study.tries.length ? triesList(kit, there.cx, say, there.study, SHOWN) : null;
    return visitPanel(kit, cx, say, row, { tries, roomy: window.innerWidth >= ROOMY, home: visits.hasHome() });
  }

  /** The move to point at on the map. @param {Context['m']} m */
  function pointed(m) {
    const { aim } = look();
    if (hinting(m, look())) return aim === null ? null : tips.hintsFor(m)[aim];
    return teaching(m) ? lessonStep(/** @type {any} */ (m), tips.hintsFor(m)).hint : null;
  }

  const editing = (/** @type {Context} */ cx) => Boolean(cx.m && editOf(cx));

  return {
    on: {
      ...intents(kit, desk, tips, visits, look, set),
      ...editIntents(kit, desk, bench, was),
      'news-done': ({ key }) => {
        news.said(key);
        set({});
        focusSoon(kit, '#question');
      },
    },

    /** What stands above the table, or null. @param {Context} cx */
    coach(cx) {
      const { m } = cx;
      const say = tongue(cx.words.lang);
      if (hinting(m, look())) return hintPanel(kit, cx, say, tips.hintsFor(m));
      if (m?.table.visit) return visitOf(cx, m.table.visit);
      if (teaching(m)) return lessonPanel(kit, cx, say, tips.hintsFor(m));
      const fresh = news.newsFor(m);
      return fresh && newsPanel(kit, cx, say, fresh);
    },

    /** What the first game says in a dialog that has to be answered. @param {Context} cx */
    aside: (cx) => (teaching(cx.m) ? asidePanel(kit, cx, tongue(cx.words.lang), tips.hintsFor(cx.m)) : null),

    /** @param {Context} cx @returns {import('../board/marks.js').Mark[]} */
    marks(cx) {
      if (editing(cx)) return editMarks(kit, cx);
      const hint = pointed(cx.m);
      const name = hint ? kit.placeOf(hint.action) : null;
      return name ? [{ name, sign: 'hint' }] : [];
    },

    /** @param {Context} cx @param {string} kind a class of buttons */
    analyse: (cx, kind) => toEditor(kit, cx, tongue(cx.words.lang), kind),

    /** The editor's screen while it is open. @param {Context} cx */
    editor: (cx) => (editing(cx) ? editor(kit, cx, tongue(cx.words.lang)) : null),

    /** @param {Context} cx */
    places: (cx) => (editing(cx) ? editPlaces(kit, cx, tongue(cx.words.lang)) : null),

    /** @param {Context} cx */
    dialog(cx) {
      const { row, query, family } = look();
      const known = ROWS.some(({ id }) => id === row) ? row : null;
      const there = known ? library.open(cx, known) : null;
      return almanac(kit, cx, tongue(cx.words.lang), { query, family, row: known }, there);
    },
  };
}

/** @typedef {ReturnType<typeof makeHelp>} Help */
