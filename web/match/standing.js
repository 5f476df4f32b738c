/**
 * What persons have said once for a while: pass in every building phase up to the own next turn, decline all offers of a turn. It is
 * said for them from then on.
 *
 * @typedef {import('../engine/engine.js').Game} Game
 */

export function createStanding() {
  /** @type {Set<number|null>} */
  const passing = new Set();
  /** Seat -> number of the turn. @type {Map<number|null, number>} */
  const declining = new Map();
  const turnOf = (/** @type {Game} */ game) => game.view(null).turnNo;

  /** @param {Game} game @param {number|null} seat */
  const declines = (game, seat) => declining.get(seat) === turnOf(game);

  /** @param {Game} game @param {number|null} seat */
  function said(game, seat) {
    if (game.phase === 'BUILDING' && passing.has(seat)) return { kind: 'PASS', seat };
    return declines(game, seat) ? { kind: 'ANSWER', seat, yes: false } : null;
  }

  return {
    clear() {
      passing.clear();
      declining.clear();
    },
    /** @param {number|null} seat */
    passes: (seat) => seat !== null && passing.has(seat),
    declines,
    /** @param {number} seat @param {boolean} on */
    passRound: (seat, on) => void (on ? passing.add(seat) : passing.delete(seat)),
    /** @param {Game} game @param {number|null} seat @param {boolean} all */
    decline: (game, seat, all) => void (all ? declining.set(seat, turnOf(game)) : declining.delete(seat)),

    /** Says it for all who are asked. @param {Game} game @returns {boolean} whether anything was said */
    speak(game) {
      passing.delete(game.turn);
      const before = game.length;
      for (;;) {
        const action = said(game, /** @type {number|null} */ (game.actor));
        if (!action || !game.act(/** @type {any} */ (action)).ok) return game.length > before;
      }
    },
  };
}
