/**
 * Five and six at the table: the classic family, with a building phase after each turn, or with paired turns.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { classic } from './classic.js';

const BUILDING_PHASE = 1; // the option after_turn

/** Whether what is built now is the last of the game. @param {import('../engine/engine.js').View} view */
const isLast = ({ turnNo, seats, round, lastRound, options }) =>
  turnNo % seats === 0 && (lastRound || round === options.last_round);

/** What the question must know beside what it always knows. @param {Context} cx */
function asks(cx) {
  const { view } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  return { last: isLast(view) ? 'yes' : 'no', ended: cx.names.name(view.ended ?? view.turn) };
}

/** Passing for a whole round: a switch beside the question, whoever else is asked just now. @param {Context} cx */
function aside(cx) {
  const { view, shown, passing } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const phases = view.options.after_turn === BUILDING_PHASE && view.turnNo > 0 && !view.over;
  if (!phases || shown === null || view.turn === shown || cx.state.screen === 'replay') return nothing;
  return html`<button
    class="tog wide ${passing ? 'on' : ''}"
    data-key="pass-round"
    aria-pressed=${String(passing)}
    title=${cx.t('pass-round-say')}
    @click=${() => cx.send({ do: 'pass-round', on: !passing })}
  >
    ${cx.t('pass-round')}
  </button>`;
}

export const classic56 = { ...classic, asks, aside };
