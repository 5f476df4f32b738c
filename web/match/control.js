/**
 * What each intent does: choices go into the state, actions into the match. The widgets send intents and know nothing of this.
 *
 * @typedef {{do: string, [key: string]: any}} Intent
 * @typedef {Record<string, (intent: any) => void>} Handlers
 * @typedef {ReturnType<typeof basics>} Desk what the handlers work with
 */
import { deviceIntents } from './on-device.js';
import { linkIntents } from './on-links.js';
import { logIntents } from './on-log.js';
import { mapIntents } from './on-map.js';
import { shelfIntents } from './on-shelf.js';
import { tableIntents } from './on-table.js';
import { textIntents } from './on-text.js';
import { tradeIntents } from './on-trade.js';
import { usualLevel } from './table.js';
import { dueDialog } from './ui.js';

const NOTICE = 5000; // milliseconds a notice stays

/**
 * @param {{store: any, match: any, engine: import('../engine/engine.js').Engine, storage: any,
 *   address: {link: (text: string) => string, put: (text: string) => void, clear: () => void, textFrom: (input: string) => string, farFrom: (input: string) => string, lengthOf: (text: string) => number},
 *   files: {read: (file: File) => Promise<any>, save: (games: any[]) => void, saveRaw: (text: string) => void},
 *   newer: () => void, takeOver: () => void, copyText: (text: string) => Promise<void>, passOn: (url: string) => void,
 *   placing: (state: any) => string|null, misplaced?: (state: any, name: string) => any, applySettings: (changed: string) => void}} parts
 */
function basics(parts) {
  const { store, match, engine } = parts;
  const { levels, rulesets } = engine.schema;
  const ui = (/** @type {object} */ patch) => store.set((/** @type {any} */ s) => ({ ui: { ...s.ui, ...patch } }));
  let notices = 0;
  return {
    ...parts,
    now: () => store.get(),
    ui,
    level: usualLevel(levels),
    /** @param {string} rules */
    infoOf: (rules) => rulesets[rules],

    /** A notice that goes by itself. @param {string} key @param {any} [args] */
    note(key, args) {
      const mine = ++notices;
      ui({ toast: { key, args } });
      setTimeout(() => mine === notices && ui({ toast: null }), NOTICE);
    },

    /** Why not, in the decision bar. @param {any} verdict */
    refuse: (verdict) => verdict && !verdict.ok && ui({ refusal: { ...verdict } }),

    /** @param {any} action @param {number} [at] @returns {boolean} whether it was done */
    act(action, at) {
      const verdict = action ? match.act(action, at) : null;
      if (verdict && !verdict.ok) ui({ refusal: verdict });
      return verdict?.ok ?? false;
    },
  };
}

/** @param {Desk} desk @returns {Handlers} */
const viewIntents = ({ store, match, storage, now, ui, note, address, newer, applySettings }) => ({
  newer: ({ waits }) => store.set({ newer: waits }),
  // What can't be saved goes into the address, and with it into the new version.
  'newer-load': () => {
    const game = match.game() && !match.table().visit && !now().readonly ? match.saved() : null;
    if (game && storage.save(game).why) address.put(game.text);
    newer();
  },
  note: ({ key, args }) => note(key, args),
  dialog: ({ name, ...more }) => {
    const asked = now().ui.dialog?.name === 'open';
    if (asked) address.clear();
    const next = name ?? (asked ? dueDialog(now().match) : null); // it may have come meanwhile
    ui({ dialog: next && { ...more, name: next }, open: null, copy: null, card: null, plenty: {}, peek: null });
  },
  screen: ({ screen }) => store.set({ screen }),
  setting: ({ name, value }) => {
    storage.keep(name, value);
    store.set((/** @type {any} */ s) => ({ settings: { ...s.settings, [name]: value } }));
    applySettings(name);
  },
});

/** @param {Parameters<typeof basics>[0]} parts `extend` takes the intents of a script that came later */
export function createControl(parts) {
  const desk = basics(parts);
  const links = linkIntents(desk);
  /** @type {Handlers} */
  const on = {
    ...viewIntents(desk),
    ...mapIntents(desk),
    ...tradeIntents(desk),
    ...tableIntents(desk),
    ...shelfIntents(desk, links),
    ...deviceIntents(desk),
    ...links,
    ...logIntents(desk),
    ...textIntents(desk),
  };
  const send = (/** @type {Intent} */ intent) => on[intent.do](intent);
  /** @param {(desk: Desk, was: Handlers) => Handlers} make gets the intents that were there before */
  const extend = (make) => void Object.assign(on, make(desk, { ...on }));
  return Object.assign(send, { extend });
}
