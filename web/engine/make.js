// The engine without islands of one's own, which is all that the page needs. engine.js is the whole.
import { engineError, openCore } from './core.js';
import { boxesIn, CHANCE, makeNames } from './names.js';
import { newGame } from './setup.js';
import { argument, linkKind, makeGame, makeView, seedText } from './tables.js';

const THINK_AT_A_TIME = 200;

/** Frees what nobody holds any more. Only a help: who makes many games should free them.
 * @param {import('./core.js').Core} core */
function keeper(core) {
  const registry = new FinalizationRegistry((handle) => core.free(handle));
  return {
    /** @param {number} handle */
    hold(handle) {
      const ref = { at: handle };
      registry.register(ref, handle, ref);
      return ref;
    },
    /** @param {{ at: number }} ref */
    release(ref) {
      registry.unregister(ref);
      core.free(ref.at);
      ref.at = -1;
    },
  };
}

function makeBot(engine, table, given) {
  const { core, schema } = engine;
  const { level, seed, seat } = given ?? {};
  const from = engine.refs.get(table);
  if (!from) throw argument('bot takes a game or a view of this engine');
  const { actor, ruleset, length } = core.status(from.at);
  const code = level === undefined ? schema.levels.length - 1 : schema.levels.indexOf(level);
  if (code < 0) throw argument(`there is no level ${String(level)}`);
  const who = seat ?? actor;
  if (!Number.isInteger(who) || who < 0 || who >= CHANCE) throw argument('there is nothing to decide for a bot now');
  const ref = engine.hold(core.botStart(from.at, who, code, seed === undefined ? `bot ${length}` : seedText(seed)));
  const names = engine.namesOf(ruleset);
  const bot = {
    think: (iterations = THINK_AT_A_TIME) => core.botThink(ref.at, iterations),
    excuse: () => core.botExcuse(ref.at),
    choice: () => names.decode(core.botChoice(ref.at), boxesIn(core, from.at)),
    choose(iterations = Infinity) {
      if (typeof iterations !== 'number') throw argument('choose takes a number of iterations');
      let left = iterations;
      while (left > 0 && !bot.think(Math.min(left, THINK_AT_A_TIME))) left -= THINK_AT_A_TIME;
      const action = bot.choice();
      bot.free();
      return action;
    },
    free: () => engine.release(ref),
  };
  return bot;
}

/** What a bot would do and why: the reasons come with names, the actions are made ones. */
function hintsOf(engine, table, given) {
  const { core } = engine;
  const { seat, seed } = given ?? {};
  const from = engine.refs.get(table);
  if (!from) throw argument('hint takes a game or a view of this engine');
  const { actor, ruleset, length } = core.status(from.at);
  const who = seat ?? actor;
  if (!Number.isInteger(who) || who < 0 || who >= CHANCE) return [];
  const found = core.hints(from.at, who, seed === undefined ? `hint ${length}` : seedText(seed));
  return found.map(({ action, ...why }) => ({
    action: engine.namesOf(ruleset).decode(action, boxesIn(core, from.at)),
    ...why,
  }));
}

/** createEngine of engine.d.ts. @param {{ wasm?: import('./engine.js').ModuleSource, makeLayouts?: (rules: any) => any }} given
 * @returns {Promise<import('./engine.js').Engine>} */
export async function makeEngine({ wasm, makeLayouts }) {
  if (!wasm) throw argument('createEngine needs the module: { wasm }');
  const core = await openCore(wasm);
  const schema = core.schema();
  const rulesets = Object.keys(schema.rulesets);
  const memo = (make) => {
    const made = new Map();
    return (key) => made.get(key) ?? made.set(key, make(key)).get(key);
  };
  const boardOf = memo((ruleset) => core.board(ruleset));
  const namesOf = memo((ruleset) => makeNames(schema, boardOf(ruleset), ruleset));
  const layoutsOf = memo((ruleset) => {
    if (!makeLayouts) throw argument('this engine has no islands of your own');
    const info = schema.rulesets[rulesets[ruleset]];
    return makeLayouts({ names: namesOf(ruleset), info, schema, board: boardOf(ruleset) });
  });
  const refs = new WeakMap();
  const place = (make, handle) => {
    const ref = engine.hold(handle);
    const table = make(engine, ref, namesOf(core.fact(handle, 'ruleset')));
    refs.set(table, ref);
    return table;
  };
  const engine = {
    core,
    schema,
    rulesets,
    refs,
    boardOf,
    namesOf,
    layoutsOf,
    ...keeper(core),
    gameOf: (handle) => place(makeGame, handle),
    viewOf: (handle) => place(makeView, handle),
  };
  return {
    schema,
    board(rules = rulesets[0]) {
      if (!rulesets.includes(rules)) throw argument(`there are no rules called ${String(rules)}`);
      return boardOf(schema.rulesets[rules].code);
    },
    newGame: (wanted = {}) => newGame(engine, wanted),
    load(text, given) {
      if (linkKind(core, text) === 'seat') throw engineError('FORMAT', 'that is a view of one seat: use loadView');
      return engine.gameOf(core.load(text, seedText(given?.seed)));
    },
    loadView(text) {
      if (linkKind(core, text) !== 'seat') throw engineError('FORMAT', 'that is no view of a seat: use load');
      return engine.viewOf(core.load(text, ''));
    },
    textKind: (text) => linkKind(core, text),
    bot: (table, options) => makeBot(engine, table, options),
    hint: (table, options) => hintsOf(engine, table, options),
  };
}
