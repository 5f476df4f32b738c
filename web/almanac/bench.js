/**
 * The position being made by hand: which tool, what was done and can be taken back, and what the core says of it. What is shown of
 * it looks like a replay of one step, so the running game is left alone.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {import('../engine/engine.js').Hint} Hint
 * @typedef {import('./draft.js').Tool} Tool
 * @typedef {{draft: Uint8Array, from: Game, table: any, guessed: boolean}} Step from: a position of the table, for what a draft doesn't
 *   say; guessed: hands that can't be seen there were
 * @typedef {Tool & {tab: string, draft: Uint8Array, flaws: import('./draft.js').Flaw[], link: string|null, hints: Hint[]|null,
 *   undo: boolean, guessed: boolean}} Edit
 */
import { answerOf, cleared, put, used, viewOf } from './draft.js';

/** What is at hand first in each part. @type {Record<string, [string, number]>} */
const FIRST = { island: ['swap', 0], pieces: ['piece', 1] };
const MOST_STEPS = 200;

/**
 * What is shown: a replay in which nobody is asked anything, and the editor's own.
 * @param {Kit} kit @param {import('../match/control.js').Desk} desk @param {Step} step @param {any} base a view of the same table
 * @param {Omit<Edit, 'draft'>} edit
 */
function snapshotOf(kit, { engine, infoOf }, { draft, from, table }, base, edit) {
  const { terrains, resources } = /** @type {any} */ (infoOf(from.rules));
  const kinds = [...(resources ?? engine.schema.resources), 'any'];
  return {
    table,
    colors: kit.colorsOf(table),
    shown: edit.seat,
    hand: null,
    mine: false,
    persons: 0,
    view: viewOf(draft, base, engine.board(from.rules), { terrains, kinds, phases: engine.schema.phases }),
    legal: [],
    why: {},
    log: [],
    length: 0,
    edit: { ...edit, draft },
  };
}

/** The game at a step of the replay. @param {import('../match/control.js').Desk} desk @param {import('../match/control.js').Handlers} was */
function stepOfReplay({ engine, now }, was) {
  was['replay-branch']({});
  return engine.load(now().ui.open.text);
}

/**
 * What may be known of the game that is shown.
 * @param {import('../match/control.js').Desk} desk @param {import('../match/control.js').Handlers} was @param {any} m
 * @returns {{from: Game, guessed: boolean}}
 */
function known(desk, was, m) {
  const game = m.replay ? stepOfReplay(desk, was) : desk.match.game().fork();
  const eye = m.replay ? m.replay.knows : m.watch || m.view.over ? 'all' : m.shown;
  if (eye === 'all') return { from: game, guessed: false };
  const seen = typeof eye === 'number' ? game : desk.engine.loadView(game.save('seat', null));
  return { from: seen.imagine(typeof eye === 'number' ? eye : null, 'edit'), guessed: true };
}

/** Who plays on: where nobody is a bot yet, one plays against bots; whoever is far away has no part in it. @param {any} table @param {any} view */
function tableFor(table, { turn, goal, options }) {
  const people = table.seats.every((/** @type {any} */ { kind }) => kind === 'person');
  const seats = table.seats.map((/** @type {any} */ chair, /** @type {number} */ i) => ({
    ...chair,
    kind: chair.kind === 'far' || (people && i !== turn) ? 'bot' : chair.kind,
  }));
  return { ...table, seats, goal, options, seed: '' };
}

/**
 * What was done, and what the core says of it.
 * @param {Kit} kit @param {import('../match/control.js').Desk} desk
 */
function makeSteps(kit, desk) {
  /** @type {Step[]} */
  let steps = [];
  /** @type {Game|null} the position, as long as it can be one */
  let sound = null;
  /** @type {any} */
  let base = null;
  /** @type {{tab: string, hints: Hint[]|null} & Tool} */
  let look = { tab: 'pieces', tool: 'piece', value: 1, seat: 0, hints: null };
  /** @type {ReturnType<typeof answerOf>} */
  let answer = { link: null, flaws: [] };

  const top = () => steps[steps.length - 1];

  /** @param {Partial<typeof look>} [patch] */
  function show(patch) {
    look = { ...look, ...patch };
    if (look.seat >= base.seats + (base.neutrals?.length ?? 0)) look.seat = 0;
    const edit = { ...look, ...answer, undo: steps.length > 1, guessed: top().guessed };
    desk.store.set({ screen: 'replay', replay: snapshotOf(kit, desk, top(), base, edit) });
  }

  /** Asks the core. @param {Partial<typeof look>} [patch] */
  function judge(patch) {
    const { draft, from } = top();
    answer = answerOf(from.edit(draft));
    sound = answer.link ? desk.engine.load(answer.link, { seed: 'edit' }) : null;
    if (sound || base?.rules !== from.rules || base.seats !== from.seats) base = (sound ?? from).view();
    show({ hints: null, ...patch });
  }

  return {
    top,
    show,
    judge,
    any: () => steps.length > 0,
    look: () => look,
    position: () => (sound ? { game: sound, text: answer.link } : null),
    /** @param {Step} next @param {Partial<typeof look>} [patch] */
    push(next, patch) {
      steps = [...steps.slice(-MOST_STEPS), next];
      judge(patch);
    },
    undo() {
      if (steps.length < 2) return;
      steps = steps.slice(0, -1);
      judge();
    },
  };
}

/**
 * @param {Kit} kit @param {import('../match/control.js').Desk} desk
 * @param {import('../match/control.js').Handlers} was what the page can do besides
 */
export function makeBench(kit, desk, was) {
  const { engine, store, ui, now, infoOf, level } = desk;
  const steps = makeSteps(kit, desk);
  const { top, push } = steps;
  /** where the replay stands that the editor was opened from @type {number|null} */
  let step = null;

  /** @param {Uint8Array} draft */
  const change = (draft) => push({ ...top(), draft });

  /** @param {string} rules @param {number} [seats] */
  function fresh(rules, seats = infoOf(rules).seats[1]) {
    const from = engine.newGame({ rules, seats });
    const table = kit.newTable({ rules, info: infoOf(rules), level, seats, persons: seats });
    push({ from, table, draft: put(cleared(from.draft()), ['turn', 0, 0]), guessed: false }, { seat: 0 });
  }

  return {
    fresh,
    begin() {
      const { screen, match: m, replay: r } = now();
      const shown = screen === 'replay' ? r : m;
      step = r?.replay?.step ?? null;
      if (shown) {
        const copy = known(desk, was, shown);
        const table = { ...shown.table, visit: undefined, lesson: undefined, got: undefined };
        push({ ...copy, table, draft: copy.from.draft() }, { seat: copy.from.turn });
      } else if (steps.any()) steps.judge();
      else fresh('classic');
      if (screen !== 'replay') store.set({ back: screen });
      ui(kit.freshUi());
    },
    close: () => (step === null ? was['replay-close']({}) : was['replay-to']({ step })),
    /** @param {string} name */
    use(name) {
      const { draft, from } = top();
      const made = used(draft, engine.board(from.rules), steps.look(), name, now().ui.preview);
      ui({ preview: made ? null : name });
      if (made) change(made);
    },
    /** @param {Partial<{tab: string} & Tool>} patch */
    choose(patch) {
      const look = steps.look();
      const [tool, value] = FIRST[patch.tab ?? ''] ?? [patch.tab ? '' : look.tool, look.value];
      ui({ preview: null });
      steps.show({ tool, value, ...patch });
    },
    /** @param {import('./draft.js').Part} part @param {number} i @param {number} value */
    put: (part, i, value) => change(put(top().draft, [part, i, value])),
    clear: () => change(cleared(top().draft)),
    undo: steps.undo,
    hints() {
      const made = steps.position();
      steps.show({ hints: made && engine.hint(made.game, { seat: made.game.turn }) });
    },
    /** What opening a link would show: who plays whom can be chosen there. */
    play() {
      const made = steps.position();
      if (!made) return;
      const view = made.game.view();
      const open = { kind: 'branch', text: made.text, view, table: tableFor(top().table, view) };
      ui({ open, dialog: { name: 'open' } });
    },
  };
}

/** @typedef {ReturnType<typeof makeBench>} Bench */
