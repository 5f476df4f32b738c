/** Intents about the table: setting it up, starting, going on, leaving. */
import { giveColor, newTable, resize } from './table.js';
import { freshUi } from './ui.js';

const between = (/** @type {number} */ n, /** @type {number} */ least, /** @type {number} */ most) =>
  Math.max(least, Math.min(most, n));

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
function setupIntents({ store, now, ui, level, infoOf }) {
  // The rows of seats stand in two dialogs: setting up a game, and opening a link.
  const read = (/** @type {string} */ what) => (what === 'open' ? now().ui.open?.table : now().setup);
  const write = (/** @type {string} */ what, /** @type {any} */ table) =>
    what === 'open' ? ui({ open: { ...now().ui.open, table } }) : store.set({ setup: table });
  const change = (/** @type {object} */ patch) => write('setup', { ...now().setup, ...patch });

  return {
    seat: ({ what, seat, patch }) => {
      const table = read(what);
      if (!table) return; // a field that is left because its dialog goes
      const seats = table.seats.map((/** @type {any} */ one, /** @type {number} */ i) =>
        i === seat ? { ...one, ...patch } : one,
      );
      write(what, { ...table, seats });
    },
    palette: ({ what, seat }) => {
      const name = `${what}-${seat}`;
      ui({ palette: now().ui.palette === name ? null : name });
    },
    color: ({ what, seat, color }) => {
      write(what, giveColor(read(what), seat, color));
      ui({ palette: null });
    },
    size: ({ n }) => write('setup', resize(now().setup, n, level)),
    goal: ({ value }) => {
      const [least, most] = infoOf(now().setup.rules).goals;
      if (Number.isInteger(value)) change({ goal: between(value, least, most) });
    },
    seed: ({ value }) => change({ seed: value.trim() }),
    option: ({ key, value }) => {
      const { least, most, preset } = infoOf(now().setup.rules).options[key];
      const good = Number.isInteger(value) ? between(value, least, most) : preset;
      change({ options: { ...now().setup.options, [key]: good } });
    },
  };
}

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function tableIntents(desk) {
  const { store, match, storage, now, ui, note, level, infoOf } = desk;

  /** @param {() => void} begin @param {(error: any) => string} why the words for what went wrong */
  function enter(begin, why) {
    try {
      begin();
      store.set({ screen: match.game().over ? 'end' : 'game' });
    } catch (error) {
      console.error(error);
      note(why(error));
    }
  }

  /** A table of that game as it is proposed; what the address wishes for holds where it can. @param {string} rules */
  function fresh(rules) {
    const info = infoOf(rules);
    const { seats = info.seats[1], persons, seed } = now().wish;
    const fits = seats >= info.seats[0] && seats <= info.seats[1];
    return { ...newTable({ rules, info, level, seats: fits ? seats : info.seats[1], persons }), seed };
  }

  /** @param {any} table */
  const begin = (table) =>
    enter(
      () => {
        ui(freshUi());
        match.start(table);
      },
      () => 'start-failed',
    );

  return {
    ...setupIntents(desk),
    quick: ({ rules }) => begin(fresh(rules)),
    setup: ({ rules }) => {
      if (now().setup.rules !== rules) store.set({ setup: fresh(rules) });
      ui({ dialog: { name: 'setup' } });
    },
    start: () => begin(now().setup),
    again: () => begin({ ...match.table(), seed: '', got: undefined }),
    leave: () => {
      match.leave();
      store.set({ screen: 'start', shelf: storage.list(), ui: freshUi() });
    },
  };
}
