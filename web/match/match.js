/**
 * A running game: whose move it is, and what follows. People send actions, bots think in the thinker, chance is taken by the
 * seed. After each accepted action the game is saved and its snapshot goes to whoever shows it.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {import('../engine/engine.js').Action} Action
 * @typedef {import('./table.js').Table} Table
 */
import { curtainFor, freshDevice, settleDevice } from './device.js';
import { away, farNow, lastSeen } from './far.js';
import { resultOf } from './history.js';
import { createRefusals } from './refusals.js';
import { snapshot } from './snapshot.js';
import { createStanding } from './standing.js';
import { freshId, persons } from './table.js';
import { typingFor } from './typing.js';
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
 *   opened?: (game: any, fresh: boolean) => void, left?: () => void, held?: () => boolean,
 *   pause: (phase: string, kind?: string) => number,
 *   kindsOf: (rules: string) => string[],
 *   undo?: () => import('./undo.js').Undo,
 *   typed?: () => import('./typing.js').Typed,
 *   wait?: (ms: number) => Promise<void>,
 * }} parts undo, typed: as the settings have it now; held: false while another tab plays this game
 */
export function createMatch(parts) {
  const { engine, thinker, show, save, pause, kindsOf, undo = () => 'build', typed = () => 'page', wait } = parts;
  const mayPlay = () => Boolean(table?.visit) || (parts.held?.() ?? true);
  /** @type {Game|null} */
  let game = null;
  /** @type {Table|null} */
  let table = null;
  /** What the shelf knows it by, and what else was saved with it. @type {{id: string, [key: string]: any}} */
  let entry = { id: '' };
  let device = freshDevice();
  /** A game of bots alone, watched. @type {{paused: boolean, eye: number|null}} eye: one seat's view, or null for everything */
  let watch = { paused: false, eye: null };
  /** @type {import('./typing.js').Typing|null} */
  let typing = null;
  const standing = createStanding();
  const refusals = createRefusals(engine);
  let thinking = false;
  // Every step of the game counts up: an answer that was asked for under an older number comes too late.
  let job = 0;
  /** @type {import('../engine/client.js').Thinker|null} */
  let bots = null;
  const sleep = wait ?? ((ms) => new Promise((done) => setTimeout(done, ms)));

  /** @param {Game} now @param {Table} chairs @returns {import('./device.js').Moment} */
  function moment({ actor, turn, over, length, view }, chairs) {
    const people = persons(chairs);
    const decides = actor === 'chance' ? (typing?.seat ?? null) : actor;
    const asked = decides !== null && people.includes(decides) ? decides : null;
    return { people, asked, turn, founding: view(null).turnNo === 0, over, length };
  }

  /** @param {Game} now @param {Table} chairs */
  function takeBack({ log, actor }, { seats }) {
    return undoTarget(log, seats, actor === device.viewer ? device.viewer : null, undo());
  }

  function publish() {
    if (!game || !table) return show(null);
    const now = moment(game, table);
    device = settleDevice(device, now);
    show(
      snapshot(game, table, {
        id: entry.id,
        shown: device.viewer,
        curtain: curtainFor(device, now),
        watch: now.people.length || away(table).length ? null : watch,
        far: farNow(game, table),
        typing,
        undo: takeBack(game, table),
        passing: standing.passes(device.viewer),
        declines: standing.declines(game, device.viewer),
        excuse: refusals.of,
        thinking,
        kinds: kindsOf(table.rules),
      }),
    );
  }

  /** All that is saved of the game. */
  function saved() {
    const now = /** @type {Game} */ (game);
    const { seed, over } = now;
    const view = now.view();
    const { round } = view;
    return { ...entry, table, text: now.save('replay'), seed, round, over, result: resultOf(now, view) };
  }

  /** Chance decides by the seed, up to what is to be typed. */
  function settleChance() {
    typing = null;
    while (game?.actor === 'chance') {
      typing = typingFor(typed(), game.chances(), game.log, /** @type {Table} */ (table).seats);
      if (typing) return;
      game.chance();
    }
  }

  /** After anything that moved the game: chance first, then save, show, and the bots. @param {{moved?: boolean, step?: boolean}} [how] */
  function goOn({ moved = true, step = false } = {}) {
    job++;
    const held = mayPlay();
    if (held) settleChance();
    const spoken = held && game !== null && standing.speak(game);
    if (game && held && (spoken || moved)) save(saved());
    const seat = game?.actor;
    const halted = watch.paused && !step;
    thinking = held && typeof seat === 'number' && table?.seats[seat].kind === 'bot' && !halted;
    publish();
    if (thinking) void think(/** @type {number} */ (seat));
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
    const rest = pause(now.phase, action?.kind) - (Date.now() - began);
    if (rest > 0) await sleep(rest);
    if (mine !== job) return;
    if (!mayPlay()) return goOn();
    if (action) refusals.hear(now, /** @type {Table} */ (table), action);
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

  /** @param {Game} next @param {Table} chairs @param {any} [known] what was saved with it before */
  function begin(next, chairs, known) {
    callOff();
    game?.free();
    game = next;
    table = chairs;
    entry = { ...known, id: known?.id ?? freshId() };
    const { got, seats } = chairs;
    const called = got === next.length && seats[Number(next.actor)]?.kind === 'person';
    device = { ...freshDevice(), seen: got === undefined ? {} : lastSeen(next.log, persons(chairs)), called };
    watch = { paused: false, eye: null };
    standing.clear();
    refusals.begin(next, chairs);
    parts.opened?.({ ...entry, table }, !known?.id);
    goOn();
  }

  return {
    game: () => game,
    table: () => table,
    id: () => entry.id,
    /** What `resume` goes on from. */
    saved,

    /** @param {Table} chairs */
    start(chairs) {
      const { rules, goal, options, seed } = chairs;
      const next = engine.newGame({ rules, seats: chairs.seats.length, seed: seed || undefined, options, goal });
      begin(next, { ...chairs, seed: seed || next.seed });
    },

    /** Goes on with a saved or opened game; throws what engine.load throws. @param {{id?: string, text: string, seed?: string, table: Table}} known without an id it is another one */
    resume(known) {
      begin(engine.load(known.text, { seed: known.seed }), known.table, known);
    },

    /** Plays on from what one seat knows, the rest filled in. @param {import('../engine/engine.js').ViewTable} view @param {Table} chairs */
    adoptView(view, chairs) {
      const next = view.imagine(view.seat);
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
      if (!mayPlay()) return { ok: false, reason: 'READONLY' };
      const verdict = game.act(action);
      if (verdict.ok) {
        callOff();
        goOn();
      }
      return verdict;
    },

    /** @param {Action} action */
    check: (action) => game?.check(action) ?? { ok: false, reason: 'GAME_OVER' },

    /** The vertices of the way an action goes. @param {Action} action @returns {string[]} */
    route: (action) => /** @type {any} */ (game)?.route(action) ?? [],

    /** What a way drawn by hand comes to: its action and its price, or why not. @param {string[]} way @returns {any} */
    checkRoute: (way) => /** @type {any} */ (game)?.checkRoute(device.viewer, way),

    undo() {
      const target = game && table && takeBack(game, table);
      if (!game || !target || !mayPlay()) return false;
      callOff();
      game.undo(target.to);
      standing.clear();
      refusals.forget(target.to);
      goOn();
      return true;
    },

    /** Whoever has the device says no to all offers of this turn to come, or listens again. @param {boolean} all */
    decline(all) {
      if (!game) return;
      standing.decline(game, device.viewer, all);
      goOn();
    },

    /** The person who is asked lifts the curtain. */
    lift() {
      if (!game || !table) return;
      device = { ...device, viewer: moment(game, table).asked, called: false };
      publish();
    },

    /** What a person holds, for a glance. @param {number} seat */
    handOf: (seat) => game?.view(seat).players[seat] ?? null,

    /** Whoever looks passes in the building phases up to the own next turn, or is asked again. @param {boolean} on */
    passRound(on) {
      const { viewer } = device;
      if (!game || viewer === null) return;
      standing.passRound(viewer, on);
      if (game.actor === viewer) goOn({ moved: false });
      else publish();
    },

    /** @param {boolean} paused */
    halt(paused) {
      watch = { ...watch, paused };
      if (paused) callOff();
      goOn({ moved: false });
    },

    /** One action of a game that is paused. */
    step() {
      if (!thinking) goOn({ moved: false, step: true });
    },

    /** @param {number|null} eye */
    lookAs(eye) {
      watch = { ...watch, eye };
      publish();
    },

    /** Whether something has happened since: two of these are the same only if nothing has. */
    version: () => job,

    /** Settings have changed: what was to be typed may be the page's to decide, or the other way round. */
    refresh() {
      if (game?.actor === 'chance') goOn();
      else if (game) publish();
    },

    /** Who may play has changed. */
    wake() {
      callOff();
      if (game) goOn();
    },

    /** @param {'position'|'replay'|'seat'} kind */
    text: (kind) => (!game ? '' : kind === 'seat' ? game.save('seat', device.viewer) : game.save(kind)),

    leave() {
      callOff();
      game?.free();
      game = null;
      parts.left?.();
      publish();
    },
  };
}
