/**
 * Watching a game again: a copy of it that goes back and forth. What is shown of it looks like a running game in which nobody is
 * asked anything; the running game is left alone.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 * @typedef {import('../match/snapshot.js').Snapshot} Snapshot
 * @typedef {'all'|'none'|number} Knows everything, what everyone sees, or what one seat knows
 * @typedef {{game: Game, table: import('../match/table.js').Table, known: boolean, me: number|null, choice: Knows[]}} Watched
 *   game: belongs to the replay from then on; known: the table says who played; me: the seat that is "you"; choice: whose knowledge may be shown, the first at once
 * @typedef {{step: number, seen: number, steps: number[], playing: boolean, pace: number, knows: Knows, choice: Knows[], since: number,
 *   entries: Entry[]}} Place
 *   seen: the farthest step so far: what comes later is not told; steps: how long the log is at each; since: how long it was a step before; entries: the whole log
 */
import { kit } from '../kit.js';

const { colorsOf, persons } = kit;

/** Milliseconds a step takes while it plays. */
export const PACES = [1600, 700, 250];

/** Where one can stop: whenever chance has done what it had to. @param {Entry[]} entries */
export const stepsOf = (entries) =>
  Array.from({ length: entries.length + 1 }, (_, i) => i).filter((i) => entries[i]?.action.seat !== 'chance');

/** The step where the next turn, or the one before, begins. @param {Entry[]} entries @param {number[]} steps @param {number} step @param {1|-1} by */
export function turnFrom(entries, steps, step, by) {
  const begins = (/** @type {number} */ i) => entries[steps[i]]?.turnNo !== entries[steps[i] - 1]?.turnNo;
  let i = step + by;
  while (i > 0 && i < steps.length - 1 && !begins(i)) i += by;
  return Math.max(0, Math.min(steps.length - 1, i));
}

/** Moves the copy. @param {Game} game @param {number} length */
function move(game, length) {
  if (length < game.length) game.undo(length);
  else if (length > game.length) game.redo(length);
}

/** Whose eyes, as a view takes them. @param {Knows} knows */
const eyesOf = (knows) => (knows === 'all' ? undefined : knows === 'none' ? null : knows);

/** Where nothing has been opened yet. @returns {Place} */
const nowhere = () => ({
  step: 0,
  seen: 0,
  steps: [0],
  playing: false,
  pace: PACES[1],
  knows: 'all',
  choice: [],
  since: 0,
  entries: [],
});

/** The game at a step, as a running one is shown. @param {Watched} watched @param {Place} place @param {number} jumps so many so far @returns {Snapshot & {replay: Place}} */
function picture({ game, table, me }, place, jumps) {
  const length = place.steps[place.step];
  move(game, length);
  return {
    id: '',
    // Steps are told one by one; what was jumped over is not.
    table: { ...table, botSeed: `replay ${jumps}` },
    colors: colorsOf(table),
    shown: me,
    hand: null,
    mine: false,
    persons: me === null ? 0 : persons(table).length,
    curtain: null,
    watch: null,
    typing: null,
    undo: null,
    declines: false,
    view: game.view(eyesOf(place.knows)),
    open: null,
    legal: [],
    why: {},
    log: place.entries.slice(0, length),
    length,
    passing: false,
    thinking: false,
    replay: { ...place, since: place.steps[place.step - 1] ?? 0 },
  };
}

/** Which game is watched, and where one is in it. */
function createPlace() {
  /** @type {Watched|null} */
  let watched = null;
  let place = nowhere();
  let jumps = 0;

  /** Reads the whole log with the eyes chosen. @param {Game} game */
  function read(game) {
    jumps++;
    move(game, game.top);
    place.entries = game.logFor(eyesOf(place.knows));
    place.steps = stepsOf(place.entries);
  }

  function close() {
    watched?.game.free();
    watched = null;
  }

  return {
    now: () => place,
    watched: () => watched,
    picture: () => watched && picture(watched, place, jumps),
    atEnd: () => place.step === place.steps.length - 1,

    /** @param {Watched} what */
    open(what) {
      close();
      watched = what;
      place = { ...place, step: 0, knows: what.choice[0], choice: what.choice };
      read(what.game);
      place.seen = what.known ? place.steps.length - 1 : 0;
    },

    close,

    /** @param {number} step */
    go(step) {
      const to = Math.max(0, Math.min(place.steps.length - 1, step));
      if (to !== place.step + 1) jumps++;
      place.step = to;
      place.seen = Math.max(place.seen, to);
    },

    /** @param {Knows} knows */
    know(knows) {
      if (!watched?.choice.includes(knows)) return;
      place.knows = knows;
      read(watched.game);
    },
  };
}

/** @param {{show: (now: (Snapshot & {replay: Place})|null) => void, wait?: (run: () => void, ms: number) => any, stopWaiting?: (timer: any) => void}} parts */
export function createReplay({ show, wait = setTimeout, stopWaiting = clearTimeout }) {
  const { now, watched, picture: shown, atEnd, open, close, go, know } = createPlace();
  /** @type {any} */
  let timer = null;

  const publish = () => show(shown());

  function halt() {
    stopWaiting(timer);
    now().playing = false;
  }

  function tick() {
    go(now().step + 1);
    if (atEnd()) halt();
    else timer = wait(tick, now().pace);
    publish();
  }

  /** Whoever goes somewhere stops playing. @param {() => void} change */
  function stopAnd(change) {
    halt();
    change();
    publish();
  }

  return {
    /** @param {Watched} what */
    open: (what) => stopAnd(() => open(what)),
    close: () => stopAnd(close),
    halt: () => stopAnd(() => {}),

    /** @param {number} step */
    to: (step) => stopAnd(() => go(step)),

    /** @param {1|-1} by @param {boolean} [turn] a whole turn instead of a step */
    by(by, turn = false) {
      const { entries, steps, step } = now();
      stopAnd(() => go(turn ? turnFrom(entries, steps, step, by) : step + by));
    },

    /** Plays, from the beginning if it was at the end; or stops. */
    play() {
      if (now().playing) halt();
      else {
        if (atEnd()) go(0);
        now().playing = true;
        timer = wait(tick, now().pace);
      }
      publish();
    },

    /** @param {number} pace */
    pace(pace) {
      now().pace = pace;
      publish();
    },

    /** @param {Knows} knows */
    know(knows) {
      know(knows);
      publish();
    },

    /** The game up to this step, to play on from. */
    text: () => watched()?.game.save('replay') ?? '',
    watched,
  };
}
