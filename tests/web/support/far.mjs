/** Games and tables for play by link. */
import { newTable } from '../../../web/match/table.js';
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
