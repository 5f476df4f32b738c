/** What a host is told of the game. What is told is what everyone at the table sees; only `keep` holds the whole game. */
import { kit } from '../kit.js';

const { fileText } = kit;

/** @typedef {(type: string, more?: object) => void} Tell */

/** What everyone sees of the table. @param {any} view without hands, or more */
const publicOf = ({ rules, seats, phase, turn, actor, round, over, winners, players }) => ({
  rules,
  seats,
  phase,
  turn,
  actor,
  round,
  over,
  winners,
  points: players.map((/** @type {any} */ { points, truePoints }) => (over ? (truePoints ?? points) : points)),
});

/** Tells what has happened to the game since it was last looked at. @param {any} match @param {Tell} tell @param {() => object} state */
export function createReporter(match, tell, state) {
  /** @type {any} */
  let game = null;
  let length = 0;
  let turn = '';
  let over = false;
  return () => {
    const now = match.game();
    if (now !== game) {
      game = now;
      [length, turn, over] = [now?.length ?? 0, '', false];
      tell('state', state());
    }
    if (!now) return;
    for (const { action, index } of now.logFor(null, Math.min(length, now.length)))
      tell('action', { action, length: index + 1 });
    if (now.length < length) tell('action', { action: null, length: now.length });
    length = now.length;
    const view = now.view(null);
    if (turn !== `${view.turn} ${view.turnNo}`) {
      turn = `${view.turn} ${view.turnNo}`;
      tell('turn', { seat: view.turn, round: view.round });
    }
    if (view.over && !over) tell('gameover', { winners: view.winners, points: publicOf(now.view()).points });
    over = view.over;
  };
}

/** What is asked for by `getState`, and comes with much else. @param {any} match @param {any} state the page's @param {string} lang @param {boolean} paused */
export function stateOf(match, { screen, replay, settings, embed }, lang, paused) {
  const watched = screen === 'replay' ? replay : null;
  const view = watched ? watched.view : match.game()?.view();
  const { step, steps } = watched?.replay ?? {};
  return {
    screen,
    ...(view && publicOf(view)),
    length: (screen === 'replay' ? watched?.length : match.game()?.length) ?? 0,
    ...(steps && { step, steps: steps.length - 1 }),
    bots: (match.table()?.seats ?? []).flatMap((/** @type {any} */ { kind }, /** @type {number} */ i) =>
      kind === 'bot' ? [i] : [],
    ),
    paused,
    ui: embed.ui,
    readonly: embed.still,
    lang,
    theme: settings.theme,
  };
}

/** The whole game whenever it is another, for a host that asked to keep it. @param {any} match @param {Tell} tell */
export function createKeeping(match, tell) {
  let length = -1;
  /** @type {any} */
  let game = null;
  return () => {
    const now = match.game();
    if (!now || (now === game && now.length === length)) return;
    [game, length] = [now, now.length];
    tell('keep', { text: fileText([{ text: match.text('replay'), table: match.table() }]) });
  };
}
