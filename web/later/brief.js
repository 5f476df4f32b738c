/**
 * A game in a few lines to pass on: what it was like, but not how it ended, and the way to the same island.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { columns, diceOf, leadChanges } from './stats.js';

/** @param {Context} cx */
export function brief(cx) {
  const { t } = cx;
  const { view } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { entries, standings, start } = cx.history();
  const { rolls, faces } = diceOf(entries);
  const link = cx.link(start);
  return [
    t('text-game', {
      map: t(`map-${view.rules}`, { island: view.options.island ?? 0 }),
      seats: view.seats,
      goal: view.goal,
    }),
    t('text-length', { rounds: view.round, rolls }),
    t('text-dice', { dice: columns(faces.map(({ count }) => count)) }),
    t('text-lead', { n: leadChanges(standings) }),
    ...(/^https?:/.test(link) ? [t('text-link', { link })] : []),
  ].join('\n');
}
