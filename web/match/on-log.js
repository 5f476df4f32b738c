/** Intents of the log. */
import { trading } from './intents.js';

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export const logIntents = ({ store, storage, now, ui }) => ({
  /** The log lies over the side column where there is one, unless that is needed to trade. */
  log: () => {
    const { wide, settings, match: m, ui: chosen } = now();
    if (!wide || trading(m, chosen)) return ui({ dialog: { name: 'log' }, copy: null });
    const log = settings.log === 'open' ? 'closed' : 'open';
    storage.keep('log', log);
    ui({ dialog: null, copy: null });
    store.set({ settings: { ...settings, log } });
  },
  'log-seat': ({ seat }) => ui({ logSeat: seat, copy: null }),
});
