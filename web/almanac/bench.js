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
 * @param {Kit} kit @param {import('../match/control.js').Desk} desk
 * @param {import('../match/control.js').Handlers} was what the page can do besides
 */
export function makeBench(kit, { engine, store, match, ui, now, infoOf, level }, was) {
  /** @type {Step[]} */
  let steps = [];
  /** @type {Game|null} the position, as long as it can be one */
  let sound = null;
  /** @type {any} */
  let base = null;
  /** where the replay stands that the editor was opened from @type {number|null} */
  let step = null;
  /** @type {{tab: string, hints: Hint[]|null} & Tool} */
  let look = { tab: 'pieces', tool: 'piece', value: 1, seat: 0, hints: null };
  /** @type {ReturnType<typeof answerOf>} */
  let answer = { link: null, flaws: [] };

  const top = () => steps[steps.length - 1];

  function show() {
    const { draft, from, table, guessed } = top();
    const { rules } = from;
    const { terrains, resources } = /** @type {any} */ (infoOf(rules));
    const kinds = [...(resources ?? engine.schema.resources), 'any'];
    const view = viewOf(draft, base, engine.board(rules), { terrains, kinds, phases: engine.schema.phases });
    const edit = { ...look, draft, ...answer, undo: steps.length > 1, guessed };
    store.set({
      screen: 'replay',
      replay: {
        table,
        colors: kit.colorsOf(table),
        shown: look.seat,
        hand: null,
        mine: false,
        persons: 0,
        view,
        legal: [],
        why: {},
        log: [],
        length: 0,
        edit,
      },
    });
  }

  /** Asks the core. */
  function judge() {
    const { draft, from } = top();
    answer = answerOf(from.edit(draft));
    look = { ...look, hints: null };
    if (answer.link) {
      sound = engine.load(answer.link, { seed: 'edit' });
      base = sound.view();
    } else {
      sound = null;
      base ??= from.view();
      if (base.rules !== from.rules || base.seats !== from.seats) base = from.view();
    }
    show();
  }

  /** @param {Step} next */
  function push(next) {
    steps = [...steps.slice(-MOST_STEPS), next];
    judge();
  }

  /** @param {Uint8Array} draft */
  const change = (draft) => push({ ...top(), draft });

  /** @param {string} rules @param {number} seats */
  const tableOf = (rules, seats) => kit.newTable({ rules, info: infoOf(rules), level, seats, persons: seats });

  /** @param {string} rules @param {number} [seats] */
  function fresh(rules, seats = infoOf(rules).seats[1]) {
    const from = engine.newGame({ rules, seats });
    look = { ...look, seat: 0 };
    push({ from, table: tableOf(rules, seats), draft: put(cleared(from.draft()), ['turn', 0, 0]), guessed: false });
  }

  /** The game at a step of the replay. */
  function stepOfReplay() {
    was['replay-branch']({});
    return engine.load(now().ui.open.text);
  }

  /** The game that is shown, as far as it may be known there. @param {any} m @returns {{from: Game, guessed: boolean}} */
  function known(m) {
    const game = m.replay ? stepOfReplay() : match.game().fork();
    const eye = m.replay ? m.replay.knows : m.watch || m.view.over ? 'all' : m.shown;
    if (eye === 'all') return { from: game, guessed: false };
    const seen = typeof eye === 'number' ? game : engine.loadView(game.save('seat', null));
    const from = seen.imagine(typeof eye === 'number' ? eye : null, 'edit');
    return { from, guessed: true };
  }

  function begin() {
    const { screen, match: m, replay: r } = now();
    const shown = screen === 'replay' ? r : m;
    step = r?.replay?.step ?? null;
    if (shown) {
      const copy = known(shown);
      look = { ...look, seat: copy.from.turn };
      const table = { ...shown.table, visit: undefined, lesson: undefined, got: undefined };
      push({ ...copy, table, draft: copy.from.draft() });
    } else if (steps.length) judge();
    else fresh('classic');
    if (screen !== 'replay') store.set({ back: screen });
    ui(kit.freshUi());
  }

  return {
    begin,
    fresh,
    close: () => (step === null ? was['replay-close']({}) : was['replay-to']({ step })),
    /** @param {string} name */
    use(name) {
      const { draft, from } = top();
      const { preview } = now().ui;
      const made = used(draft, engine.board(from.rules), look, name, preview);
      ui({ preview: made ? null : name });
      if (made) change(made);
    },
    /** @param {Partial<typeof look>} patch */
    choose(patch) {
      const [tool, value] = FIRST[patch.tab ?? ''] ?? [patch.tab ? '' : look.tool, look.value];
      look = { ...look, tool, value, ...patch };
      ui({ preview: null });
      show();
    },
    /** @param {import('./draft.js').Part} part @param {number} i @param {number} value */
    put: (part, i, value) => change(put(top().draft, [part, i, value])),
    clear: () => change(cleared(top().draft)),
    undo() {
      if (steps.length < 2) return;
      steps = steps.slice(0, -1);
      if (look.seat >= kit.colorsOf(top().table).length) look.seat = 0;
      judge();
    },
    hints() {
      look = { ...look, hints: sound ? engine.hint(sound, { seat: sound.turn }) : null };
      show();
    },
    /** What opening a link would show: who plays whom can be chosen there. */
    play() {
      if (!sound) return;
      const { table } = top();
      const view = sound.view();
      // Where nobody is a bot yet, one plays against bots; whoever is far away has no part in it.
      const people = table.seats.every((/** @type {any} */ { kind }) => kind === 'person');
      const seats = table.seats.map((/** @type {any} */ chair, /** @type {number} */ i) => ({
        ...chair,
        kind: chair.kind === 'far' || (people && i !== view.turn) ? 'bot' : chair.kind,
      }));
      const { goal, options } = view;
      const open = { kind: 'branch', text: answer.link, view, table: { ...table, seats, goal, options, seed: '' } };
      ui({ open, dialog: { name: 'open' } });
    },
  };
}

/** @typedef {ReturnType<typeof makeBench>} Bench */
