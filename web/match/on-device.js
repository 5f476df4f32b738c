/**
 * Intents of those who share a device or only watch: lifting the curtain, a glance at a hand, taking back, typing what was rolled
 * and drawn, pausing a game of bots.
 */
import { pick } from './intents.js';

/** The dice with one more number typed: into its row, or into the first that is free. @param {number[]} dice @param {number} n @param {number} [row] */
export function typed(dice, n, row) {
  const free = dice.indexOf(0);
  if (row === undefined) return free < 0 ? [n, 0] : dice.map((old, i) => (i === free ? n : old));
  return dice.map((old, i) => (i === row ? n : old));
}

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function deviceIntents({ match, now, ui, act }) {
  return {
    lift: () => {
      const { called, since } = now().match.curtain;
      match.lift();
      if (called) ui({ dialog: { name: 'news', from: since } });
    },
    peek: ({ seat }) => ui({ peek: seat === null ? null : match.handOf(seat) }),
    halt: ({ paused }) => match.halt(paused),
    'pass-round': ({ on }) => match.passRound(on),
    'one-step': () => match.step(),
    eye: ({ seat }) => match.lookAs(seat),

    undo: () => {
      const target = now().match.undo;
      if (target?.ask.length) ui({ dialog: { name: 'undo' }, agreed: [] });
      else match.undo();
    },
    agree: ({ seat }) => {
      const { agreed } = now().ui;
      const others = agreed.filter((/** @type {number} */ one) => one !== seat);
      ui({ agreed: others.length < agreed.length ? others : [...agreed, seat] });
    },
    'undo-agreed': () => {
      const { ask } = now().match.undo;
      if (!ask.every((/** @type {number} */ seat) => now().ui.agreed.includes(seat))) return;
      ui({ dialog: null });
      match.undo();
    },

    die: ({ n, row }) => ui({ dice: typed(now().ui.dice, n, row), refusal: null }),
    'dice-typed': ({ at }) => {
      const { dice } = now().ui;
      if (dice.includes(0)) return;
      const roll = pick(now().match.legal, 'ROLL');
      if (roll && !act(roll, at)) return;
      act({ kind: 'ROLLED', seat: 'chance', dice }, roll ? at + 1 : at);
    },
    'card-typed': ({ card, at }) => {
      const { typing } = now().match;
      if (typing) act({ kind: typing.kind, seat: 'chance', [typing.faces ? 'face' : 'card']: card }, at);
    },
  };
}
