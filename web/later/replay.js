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

/** @param {{show: (now: (Snapshot & {replay: Place})|null) => void, wait?: (run: () => void, ms: number) => any, stopWaiting?: (timer: any) => void}} parts */
export function createReplay({ show, wait = setTimeout, stopWaiting = clearTimeout }) {
  /** @type {Watched|null} */
  let watched = null;
  /** @type {Place} */
  let place = {
    step: 0,
    seen: 0,
    steps: [0],
    playing: false,
    pace: PACES[1],
    knows: 'all',
    choice: [],
    since: 0,
    entries: [],
  };
  let jumps = 0;
  /** @type {any} */
  let timer = null;

  const viewer = () => (place.knows === 'all' ? undefined : place.knows === 'none' ? null : place.knows);

  /** Moves the copy. @param {Game} game @param {number} length */
  function move(game, length) {
    if (length < game.length) game.undo(length);
    else if (length > game.length) game.redo(length);
  }

  /** Reads the whole log with the eyes chosen. @param {Game} game */
  function read(game) {
    move(game, game.top);
    place.entries = game.logFor(viewer());
    place.steps = stepsOf(place.entries);
  }

  function publish() {
    if (!watched) return show(null);
    const { game, table, me } = watched;
    const length = place.steps[place.step];
    move(game, length);
    show({
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
      view: game.view(viewer()),
      open: null,
      legal: [],
      why: {},
      log: place.entries.slice(0, length),
      length,
      passing: false,
      thinking: false,
      replay: { ...place, since: place.steps[place.step - 1] ?? 0 },
    });
  }

  function halt() {
    stopWaiting(timer);
    timer = null;
    place.playing = false;
  }

  /** @param {number} step */
  function go(step) {
    const to = Math.max(0, Math.min(place.steps.length - 1, step));
    if (to !== place.step + 1) jumps++;
    place.step = to;
    place.seen = Math.max(place.seen, to);
  }

  function tick() {
    go(place.step + 1);
    if (place.step === place.steps.length - 1) halt();
    else timer = wait(tick, place.pace);
    publish();
  }

  function close() {
    halt();
    watched?.game.free();
    watched = null;
  }

  return {
    /** @param {Watched} what */
    open(what) {
      close();
      watched = what;
      place = { ...place, step: 0, knows: what.choice[0], choice: what.choice };
      jumps++;
      read(what.game);
      place.seen = what.known ? place.steps.length - 1 : 0;
      publish();
    },

    close() {
      close();
      publish();
    },

    /** @param {number} step */
    to(step) {
      halt();
      go(step);
      publish();
    },

    /** @param {1|-1} by @param {boolean} [turn] a whole turn instead of a step */
    by(by, turn = false) {
      halt();
      go(turn ? turnFrom(place.entries, place.steps, place.step, by) : place.step + by);
      publish();
    },

    halt() {
      halt();
      publish();
    },

    /** Plays, from the beginning if it was at the end; or stops. */
    play() {
      if (place.playing) halt();
      else {
        if (place.step === place.steps.length - 1) go(0);
        place.playing = true;
        timer = wait(tick, place.pace);
      }
      publish();
    },

    /** @param {number} pace */
    pace(pace) {
      place.pace = pace;
      publish();
    },

    /** @param {Knows} knows */
    know(knows) {
      if (!watched || !watched.choice.includes(knows)) return;
      place.knows = knows;
      jumps++;
      read(watched.game);
      publish();
    },

    /** The game up to this step, to play on from. */
    text: () => watched?.game.save('replay') ?? '',
    watched: () => watched,
  };
}
