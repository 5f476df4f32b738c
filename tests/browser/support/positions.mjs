// Games for the page to open: bots play from fixed seeds until what is looked for is asked, the rest is a link.
import { createEngine } from '../../../site/engine.mjs';

export const engine = await createEngine();

const cards = (held) => Object.values(held ?? {}).reduce((sum, n) => sum + n, 0);
const kinds = (held) => Object.values(held ?? {}).filter((n) => n > 0).length;
const can = (game, kind, least = 1) => game.legal().filter((action) => action.kind === kind).length >= least;
const may = (game, kind) => game.why(kind, game.actor).ok;

/**
 * What a position must be: a phase, and what more of the view of the seat that is asked, so that late and full tables are
 * found rather than early and empty ones.
 */
const WANTED = {
  founding: { phase: 'FOUND_SETTLEMENT', is: ({ view }) => Object.keys(view.vertices).length > 4 },
  'founding road': { phase: 'FOUND_ROAD', is: ({ view }) => Object.keys(view.vertices).length > 4 },
  'before the roll': { phase: 'BEFORE_ROLL', is: ({ view, game }) => view.round > 8 && may(game, 'PLAY_KNIGHT') },
  main: { phase: 'MAIN', is: ({ view, me }) => view.round > 10 && !view.offer && kinds(me.hand) === 5 && me.devCards },
  build: { phase: 'MAIN', is: ({ view, game }) => view.round > 6 && !view.offer && can(game, 'BUILD_ROAD', 5) },
  cards: { phase: 'MAIN', is: ({ game, me }) => kinds(me.dev) > 2 && may(game, 'PLAY_MONOPOLY') },
  plenty: { phase: 'MAIN', is: ({ game }) => may(game, 'PLAY_PLENTY') },
  discard: { phase: 'DISCARD', is: ({ view, me }) => view.round > 5 && me.owes > 4 && kinds(me.hand) > 3 },
  robber: { phase: 'MOVE_ROBBER', is: ({ view }) => view.round > 8 },
  rob: { phase: 'ROB', is: ({ game }) => can(game, 'ROB', 2) },
  'free road': { phase: 'FREE_ROAD', is: ({ view }) => view.freeRoads > 1 },
  'offer pending': { phase: 'ANSWER', is: ({ view, me }) => view.round > 6 && cards(me.hand) > 3 },
  'offer out': { phase: 'MAIN', is: ({ view }) => view.round > 6 && view.offer?.yes.length && view.offer.no.length },
};

const STONE = { rules: 'stoneage' };
const PLACED = { ...STONE, options: { advanced_setup: 1, advanced_nomad: 1 } };

/** The same for the other rulesets; `options` and `goal` of the game to look in. */
const OTHERS = {
  'six, founding': { rules: 'classic56', phase: 'FOUND_SETTLEMENT', is: ({ view }) => built(view) > 7 },
  'six, main': { rules: 'classic56', phase: 'MAIN', is: ({ view, me }) => view.round > 9 && kinds(me.hand) > 3 },
  'six, building': {
    rules: 'classic56',
    phase: 'BUILDING',
    is: ({ view, game }) => view.round > 6 && can(game, 'BUILD_ROAD', 3),
  },
  'six, partner': {
    rules: 'classic56',
    options: { after_turn: 2 },
    phase: 'PARTNER',
    is: ({ view, game }) => view.round > 6 && can(game, 'BUILD_ROAD'),
  },
  'six, offer out': {
    rules: 'classic56',
    phase: 'MAIN',
    is: ({ view }) => view.offer?.yes.length && view.offer.no.length,
  },
  'six, over': { rules: 'classic56', phase: 'OVER' },
  'duel, founding': { rules: 'duel', phase: 'FOUND_SETTLEMENT', is: ({ view }) => built(view) > 2 },
  'duel, before the roll': { rules: 'duel', phase: 'BEFORE_ROLL', is: ({ view }) => view.round > 5 },
  'duel, main': {
    rules: 'duel',
    phase: 'MAIN',
    is: ({ view, me }) => view.round > 7 && kinds(me.hand) > 3 && me.devCards,
  },
  'duel, tokens': {
    rules: 'duel',
    phase: 'MAIN',
    is: ({ game }) => ['FORCED_TRADE', 'ROBBER_HOME', 'KNIGHT_FOR_TOKENS'].filter((kind) => may(game, kind)).length > 1,
  },
  'duel, forced': { rules: 'duel', phase: 'MAIN', is: ({ game }) => may(game, 'FORCED_TRADE') },
  'duel, between the rolls': { rules: 'duel', phase: 'MOVE_ROBBER', is: ({ view }) => view.rollsLeft === 1 },
  'duel, neutral road': { rules: 'duel', phase: 'NEUTRAL', is: ({ view }) => view.round > 4 && view.neutralDue === 1 },
  'duel, neutral settlement': { rules: 'duel', phase: 'NEUTRAL', is: ({ view }) => view.neutralDue === 2 },
  'duel, neutral choice': {
    rules: 'duel',
    options: { neutral_choice: 1 },
    phase: 'NEUTRAL',
    is: ({ view }) => view.neutralDue === 3,
  },
  'duel, give back': {
    rules: 'duel',
    phase: 'GIVE_BACK',
    is: ({ view, me }) => view.giveBack === 2 && kinds(me.hand) > 3,
  },
  'duel, over': { rules: 'duel', phase: 'OVER' },
  'stone, placing tribes': { ...PLACED, phase: 'PLACE_TRIBE', is: ({ view }) => built(view) > 7 },
  'stone, placing a nomad': { ...PLACED, phase: 'PLACE_NOMAD', is: ({ view }) => built(view) > 13 },
  'stone, before the roll': { ...STONE, phase: 'BEFORE_ROLL', is: ({ view }) => view.round > 9 },
  'stone, main': { ...STONE, phase: 'MAIN', is: ({ view, me }) => view.round > 9 && !view.offer && kinds(me.hand) > 3 },
  'stone, walking': { ...STONE, phase: 'MAIN', is: ({ view, game }) => view.round > 6 && crossings(game) > 3 },
  'stone, giving up': {
    ...STONE,
    phase: 'MAIN',
    is: ({ game }) => game.legal().filter(({ giveUp }) => giveUp).length > 3,
  },
  'stone, neanderthal': { ...STONE, phase: 'NEANDERTHAL', is: ({ view }) => view.round > 5 },
  'stone, hunting': { ...STONE, phase: 'HUNT', is: ({ view }) => view.round > 5 },
  'stone, discard': { ...STONE, phase: 'DISCARD', is: ({ me }) => me.owes > 3 && kinds(me.hand) > 2 },
  'stone, rob': { ...STONE, phase: 'ROB', is: ({ view, game }) => !view.pending.boxes.length && can(game, 'ROB', 2) },
  'stone, robber tile': { ...STONE, phase: 'ROBBER_TILE', is: ({ view }) => view.pending.boxes.length > 0 },
  'stone, rob on the way': { ...STONE, phase: 'ROB', is: ({ view }) => view.pending.boxes.length > 0 },
  'stone, desert': { ...STONE, phase: 'LAY_DESERT', is: ({ view }) => view.pending.boxes.length > 0 },
  'stone, two tiles': { ...STONE, phase: 'LAY_DESERT', is: ({ view }) => view.pending.boxes.length > 1 },
  'stone, offer pending': { ...STONE, phase: 'ANSWER', is: ({ view }) => view.round > 6 },
  'stone, free tile': { ...STONE, goal: 20, phase: 'FREE_TILE', is: () => true },
  'stone, over': { ...STONE, phase: 'OVER' },
};

const built = (view) => Object.keys(view.vertices).length;
const crossings = (game) => game.legal().filter(({ boxes }) => boxes).length;

/** A game of bots with what is asked at each step. */
function* steps(seed, options) {
  const game = engine.newGame({ seed, ...options });
  while (game.actor !== null) {
    if (game.actor === 'chance') {
      game.chance();
      continue;
    }
    const view = game.view(game.actor);
    yield { game, view, me: view.players[game.actor] };
    game.act(engine.bot(game, { level: 'normal', seed: `bot ${game.length}` }).choose());
  }
  yield { game, view: game.view(), me: null };
}

/** A proposal to the seat on turn, made beside its turn by whoever can. */
function propose(game) {
  const by = (game.turn + 1) % game.view().seats;
  const own = game.view().players.map((player) => player.hand);
  for (const give of engine.schema.resources)
    for (const get of engine.schema.resources) {
      if (give === get || !own[by][give] || !own[game.turn][get]) continue;
      const verdict = game.act({ kind: 'OFFER', seat: by, asked: [game.turn], give: { [give]: 1 }, get: { [get]: 1 } });
      if (verdict.ok) return true;
    }
  return false;
}

function find() {
  const found = {};
  const take = (name, game, seat) =>
    (found[name] ??= { text: game.save('replay'), seat, hash: game.hash, phase: game.phase });
  const missing = () => Object.keys(WANTED).filter((name) => !found[name]);
  for (let n = 1; missing().length || !found.over || !found['offer to you']; n++) {
    if (n > 60) throw new Error(`no game shows: ${missing()}`);
    for (const { game, view, me } of steps(`phases ${n}`)) {
      if (!me) {
        take('over', game, game.winners[0]);
        game.undo();
        take('last move', game, game.actor);
        continue;
      }
      for (const name of missing()) {
        const { phase, is } = WANTED[name];
        if (view.phase === phase && is({ game, view, me })) take(name, game, view.actor);
      }
      if (!found['offer to you'] && view.phase === 'MAIN' && view.round > 4 && !view.offer) {
        const fork = game.fork();
        if (propose(fork)) take('offer to you', fork, fork.turn);
        fork.free();
      }
    }
  }
  return found;
}

const others = {};
const tableOf = ({ rules, options, goal }) => ({ rules, options, goal, seats: engine.schema.rulesets[rules].seats[1] });

/** Looks for all positions of one table in the same games. */
function findOthers(table) {
  const alike = (name) => JSON.stringify(tableOf(OTHERS[name])) === JSON.stringify(table);
  const missing = () => Object.keys(OTHERS).filter((name) => !others[name] && alike(name));
  for (let n = 1; missing().length; n++) {
    if (n > 40) throw new Error(`no game shows: ${missing()}`);
    for (const { game, view, me } of steps(`others ${n}`, table)) {
      for (const name of missing()) {
        const { phase, is } = OTHERS[name];
        if (phase !== game.phase || (me && !is({ game, view, me }))) continue;
        others[name] = { text: game.save('replay'), seat: me ? view.actor : game.winners[0], hash: game.hash, phase };
      }
      if (!missing().length) break;
    }
  }
}

/** A position of another ruleset, by its name. */
export function otherPosition(name) {
  if (!others[name]) findOthers(tableOf(OTHERS[name]));
  return others[name];
}

/** Name -> { text, seat, hash, phase }: a replay to open, and the seat that is asked. */
export const positions = find();

/** An agreed end: the others build once more. */
export function buildingPhase() {
  const options = { options: { agreed_end: 1 } };
  for (const { game, view, me } of steps('agreed', options)) {
    if (!me) break;
    const last = game.legal().find((action) => action.kind === 'CALL_LAST_ROUND');
    if (view.round > 6 && last) game.act(last);
    if (view.phase === 'BUILDING')
      return { text: game.save('replay'), seat: view.actor, hash: game.hash, phase: view.phase };
  }
  throw new Error('no building phase');
}
