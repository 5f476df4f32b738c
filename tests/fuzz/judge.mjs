// What must hold of a game that the page has taken over.
import { COLORS } from '../../web/match/table.js';
import { play } from '../wasm/support/play.mjs';

/** A game some way on. @param {any} engine @param {string} seed */
export function gameText(engine, seed) {
  const game = play(engine.newGame({ seed, seats: 4 }), 7, ({ length, phase }) => length > 60 && phase === 'MAIN');
  const text = game.save('replay');
  game.free();
  return text;
}

/** Characters that are not seen, or turn round what follows, or halves of characters. */
export const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/u;

/** The table is whole, whatever was given: as many seats as play, words that are known, colours once each, names that can be shown. */
export function judgeTable(table, view, { levels }) {
  const wrong = (what) => {
    throw new Error(`${what} in ${JSON.stringify(table).slice(0, 400)}`);
  };
  if (table.rules !== view.rules || table.seats.length !== view.seats) wrong('another game');
  if (table.goal !== view.goal || JSON.stringify(table.options) !== JSON.stringify(view.options))
    wrong('other options');
  for (const { kind, level, name, color } of table.seats) {
    if (!['person', 'bot', 'far'].includes(kind)) wrong('a strange kind');
    if (!levels.includes(level)) wrong('a strange level');
    if (!COLORS.includes(color)) wrong('a strange colour');
    if (typeof name !== 'string' || [...name].length > 24 || name.length > 48) wrong('a long name');
    if (UNSEEN.test(name)) wrong('a name with unseen characters');
  }
  if (new Set(table.seats.map(({ color }) => color)).size !== table.seats.length) wrong('a colour twice');
  if (typeof table.botSeed !== 'string' || table.botSeed.length > 100) wrong('a strange seed');
  if ('polluted' in table || 'polluted' in {}) wrong('more than was asked for');
}

/** The game at the table is the one in the text: nothing of another, nothing left out. Chance may have gone on since. */
export function judgeGame(engine, game, { kind, text }) {
  const copy = game.fork();
  let same;
  if (kind === 'seat') {
    const view = engine.loadView(text);
    copy.undo(0);
    same = JSON.stringify(view.view()) === JSON.stringify(copy.view(view.seat));
    view.free();
  } else {
    const whole = engine.load(text);
    copy.undo(whole.length);
    same = copy.hash === whole.hash;
    whole.free();
  }
  copy.free();
  if (!same) throw new Error('another game than the one in the text');
}
