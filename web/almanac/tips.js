/**
 * The bot's best moves for the person who is asked: found once a position, and done.
 *
 * @typedef {import('../engine/engine.js').Hint} Hint
 * @typedef {import('../ui/context.js').Context} Context
 */

/** @param {import('../match/control.js').Desk} desk */
export function makeTips({ match, engine, act }) {
  /** @type {{game: unknown, length: number, seat: number|null, hints: Hint[]}} */
  let known = { game: null, length: -1, seat: null, hints: [] };

  /** @param {Context['m']} m @returns {Hint[]} */
  function hintsFor(m) {
    const game = match.game();
    if (!m?.mine || !game || m.shown === null) return [];
    const { length, shown: seat } = m;
    if (known.game !== game || known.length !== length || known.seat !== seat)
      known = { game, length, seat, hints: engine.hint(game, { seat }) };
    return known.hints;
  }

  return {
    hintsFor,

    /** Cards to give back go one by one; everything else is one action. @param {Hint} hint @param {number} at */
    follow({ action }, at) {
      if (action.kind !== 'DISCARD') return act(action, at);
      for (let next = action; next?.kind === 'DISCARD' && next.seat === action.seat;) {
        if (!act(next)) return false;
        const game = match.game();
        next = game?.actor === action.seat ? engine.hint(game)[0]?.action : null;
      }
      return true;
    },
  };
}
