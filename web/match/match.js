/**
 * A running game: whose move it is, and what follows. People send actions, bots think in the thinker, chance is taken by the
 * seed. After each accepted action the game is saved and its snapshot goes to whoever shows it.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {import('../engine/engine.js').Action} Action
 * @typedef {import('./table.js').Table} Table
 */
import { persons } from './table.js';
import { snapshot } from './snapshot.js';
import { undoTarget } from './undo.js';

/** What to do where a bot has no answer, so that nobody waits for ever. @param {Action[]} legal */
export function wayOut(legal) {
  const order = ['END_TURN', 'PASS', 'ROLL'];
  const plain = legal.filter((action) => action.kind !== 'OFFER');
  return (
    plain.find((a) => order.includes(a.kind)) ?? plain.find((a) => a.kind === 'ANSWER' && !a.yes) ?? plain[0] ?? null
  );
}

/**
 * @param {{
 *   engine: import('../engine/engine.js').Engine,
 *   thinker: () => Promise<import('../engine/client.js').Thinker>,
 *   show: (match: any) => void,
 *   save: (game: any) => void,
 *   pause: (phase: string) => number,
 *   kindsOf: (rules: string) => string[],
 *   wait?: (ms: number) => Promise<void>,
 * }} parts
 */
export function createMatch({ engine, thinker, show, save, pause, kindsOf, wait }) {
  /** @type {Game|null} */
  let game = null;
  /** @type {Table|null} */
  let table = null;
  /** @type {number|null} */
  let look = null; // a person who looks on although somebody else is asked
  let lastShown = 0;
  let thinking = false;
  // Every step of the game counts up: an answer that was asked for under an older number comes too late.
  let job = 0;
  /** @type {import('../engine/client.js').Thinker|null} */
  let bots = null;
  const sleep = wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)));

  /** The seat whose hand lies open: the person asked, or the last one who was; null with bots alone. */
  function shownSeat() {
    if (!game || !table) return null;
    const people = persons(table);
    if (people.length === 0) return null;
    if (people.length === 1) return people[0];
    if (look !== null) return look;
    if (people.includes(/** @type {number} */ (game.actor))) lastShown = /** @type {number} */ (game.actor);
    return people.includes(lastShown) ? lastShown : people[0];
  }

  function publish() {
    if (!game || !table) return show(null);
    show(snapshot(game, table, shownSeat(), thinking, kindsOf(table.rules)));
  }

  function keep() {
    if (!game || !table) return;
    save({ table, text: game.save('replay'), seed: game.seed, round: game.view(null).round, over: game.over });
  }

  /** After anything that moved the game: chance first, then save, show, and the bots. @param {boolean} [moved] */
  function goOn(moved = true) {
    job++;
    thinking = false;
    while (game?.actor === 'chance') game.chance();
    if (moved) {
      look = null;
      keep();
    }
    const seat = game?.actor;
    const isBot = typeof seat === 'number' && table?.seats[seat].kind === 'bot';
    thinking = isBot;
    publish();
    if (isBot) void think(/** @type {number} */ (seat));
  }

  /** @param {number} seat */
  async function think(seat) {
    const mine = job;
    const now = /** @type {Game} */ (game);
    const chair = /** @type {Table} */ (table).seats[seat];
    const began = Date.now();
    /** @type {Action|null} */
    let action = null;
    try {
      bots ??= await thinker();
      if (mine !== job) return;
      const seed = `${table?.botSeed}/${now.length}`;
      action = await bots.choose({ view: now.save('seat', seat), level: chair.level, seed });
    } catch (error) {
      if (mine !== job) return;
      console.error(error);
    }
    const rest = pause(now.phase) - (Date.now() - began);
    if (rest > 0) await sleep(rest);
    if (mine !== job) return;
    if (action && now.act(action).ok) return goOn();
    const instead = wayOut(now.legal(seat));
    if (instead && now.act(instead).ok) return goOn();
    thinking = false;
    publish();
  }

  function callOff() {
    job++;
    if (thinking) bots?.abort();
    thinking = false;
  }

  /** @param {Game} next @param {Table} chairs */
  function begin(next, chairs) {
    callOff();
    game?.free();
    game = next;
    table = chairs;
    lastShown = persons(chairs)[0] ?? 0;
    look = null;
    goOn();
  }

  return {
    game: () => game,
    table: () => table,

    /** @param {Table} chairs */
    start(chairs) {
      const { rules, goal, options, seed } = chairs;
      const next = engine.newGame({ rules, seats: chairs.seats.length, seed: seed || undefined, options, goal });
      begin(next, { ...chairs, seed: seed || next.seed });
    },

    /** Goes on with a saved or opened game; throws what engine.load throws. @param {{text: string, seed?: string, table: Table}} saved */
    resume(saved) {
      begin(engine.load(saved.text, { seed: saved.seed }), saved.table);
    },

    /** Plays on from what one seat knows, the rest filled in. @param {import('../engine/engine.js').ViewTable} view @param {Table} chairs */
    adoptView(view, chairs) {
      const next = view.imagine(view.seat ?? 0);
      view.free();
      begin(next, chairs);
    },

    /**
     * @param {Action} action
     * @param {number} [at] the length of the log the person saw: a second click on the same thing is not a second action
     * @returns {import('../engine/engine.js').Verdict|null} null: it came too late
     */
    act(action, at) {
      if (!game || (at !== undefined && at !== game.length)) return null;
      const verdict = game.act(action);
      if (verdict.ok) {
        callOff();
        goOn();
      }
      return verdict;
    },

    /** @param {Action} action */
    check: (action) => game?.check(action) ?? { ok: false, reason: 'GAME_OVER' },

    undo() {
      if (!game || !table) return false;
      const shown = shownSeat();
      const target = undoTarget(game.log, table.seats, shown === game.actor ? shown : null);
      if (target === null) return false;
      callOff();
      game.undo(target);
      goOn();
      return true;
    },

    /** Looks at the table from another person's seat, until the game moves on. @param {number} seat */
    lookFrom(seat) {
      look = seat;
      publish();
    },

    /** @param {'position'|'replay'|'seat'} kind */
    text: (kind) => (!game ? '' : kind === 'seat' ? game.save('seat', shownSeat()) : game.save(kind)),

    leave() {
      callOff();
      game?.free();
      game = null;
      publish();
    },
  };
}
