/** Games, tables and devices for play by link. */
import { createMatch } from '../../../web/match/match.js';
import { linkIntents } from '../../../web/match/on-links.js';
import { newTable } from '../../../web/match/table.js';
import { farFrom, textFrom } from '../../../web/platform/link.js';
import { openEngine } from '../../wasm/support/play.mjs';

export const engine = await openEngine();
const { levels } = engine.schema;
export const info = (rules) => engine.schema.rulesets[rules];
export const preset = (rules, seats) => newTable({ rules, info: info(rules), level: 'normal', seats });

/** A table with these kinds of players: person, far, or a bot's level. */
export function tableOf(rules, kinds, names = []) {
  const table = preset(rules, kinds.length);
  const seats = table.seats.map((chair, i) => {
    const bot = levels.includes(kinds[i]);
    return { ...chair, kind: bot ? 'bot' : kinds[i], level: bot ? kinds[i] : 'normal', name: names[i] ?? '' };
  });
  return { ...table, seats };
}

/** Plays on with bots in everybody's place. */
export function playOn(game, steps, seed = 'x') {
  for (let n = 0; n < steps && game.actor !== null; n++)
    if (game.actor === 'chance') game.chance();
    else game.act(engine.bot(game, { level: 'easy', seed: `${seed} ${game.length}` }).choose());
  return game;
}

export const duel = (steps, seed = 'afar') => playOn(engine.newGame({ rules: 'duel', seed }), steps);

/** Notes as the storage keeps them. */
export function notes() {
  const kept = new Map();
  return (key, value) => (value === undefined ? (kept.get(key) ?? null) : void kept.set(key, value));
}

/** A device: a match, its links, its shelf of one game a device. */
export function deviceOf(memo = notes()) {
  const shelf = [];
  let shown = null;
  let state = { ui: {}, match: null, screen: 'start' };
  const save = (game) => shelf.splice(0, 1, { id: 'one', state: 'ok', game: structuredClone(game) });
  const match = createMatch({
    engine,
    thinker: async () => ({
      choose: async ({ view, level, seed }) => {
        const known = engine.loadView(view);
        const action = engine.bot(known, { level, seed }).choose();
        known.free();
        return action;
      },
      abort() {},
    }),
    show: (now) => (shown = now),
    save,
    pause: () => 0,
    kindsOf: () => [],
  });
  const on = linkIntents({
    store: { set: (patch) => (state = { ...state, ...patch }) },
    match,
    engine,
    storage: { list: () => shelf, take: () => structuredClone(shelf[0]?.game ?? null), save, memo },
    now: () => state,
    ui: (patch) => (state = { ...state, ui: { ...state.ui, ...patch } }),
    level: 'normal',
    infoOf: info,
    address: { textFrom, farFrom, clear() {} },
    takeOver() {},
    note: (key) => (state = { ...state, ui: { ...state.ui, toast: { key } } }),
    replay: { close() {} },
  });
  return {
    match,
    on,
    shelf,
    shown: () => shown,
    ui: () => state.ui,
    read(link) {
      on.open({ input: link });
      return state.ui.open;
    },
    /** One's own part, as a bot would play it. */
    play() {
      if (shown.curtain) match.lift();
      for (let n = 0; n < 200 && shown.mine; n++) {
        const bot = engine.bot(match.game(), { level: 'easy', seed: `${shown.length}` });
        match.act(bot.choose());
      }
      return `https://example.org/#g=${shown.far?.text}`;
    },
    /** The same where bots play too; notes who sat down. */
    async playAll(sat) {
      for (let n = 0; n < 500 && !shown.far && !shown.view.over; n++) {
        if (shown.curtain) sat.add(shown.curtain.seat);
        this.play();
        await new Promise((done) => setTimeout(done, 0));
      }
      return this.play();
    },
  };
}
