/** Looking at a case on the real board while the own game waits, and going home again. Nothing of a visit is saved. */

/**
 * @param {import('../kit.js').Kit} kit @param {import('../match/control.js').Desk} desk
 * @param {import('./library.js').Library} library
 */
export function makeVisits(kit, { store, match, engine, storage, ui, note, now }, library) {
  /** @type {any} */
  let home = null;

  /** Enters a game; what can't be entered is told. @param {() => void} begin */
  function enter(begin) {
    try {
      ui(kit.freshUi());
      begin();
      store.set({ screen: 'game' });
    } catch (error) {
      console.error(error);
      note('start-failed');
    }
  }

  return {
    enter,
    hasHome: () => home !== null,

    /** @param {string} row */
    visit(row) {
      const game = match.game();
      const table = match.table();
      if (!game) home = null;
      else if (!table.visit) home = match.saved();
      enter(() => match.resume(library.game(row)));
    },

    goHome() {
      const back = home;
      home = null;
      // Another tab may have gone on meanwhile; what could not be saved stands only here.
      const kept = back && now().keeps !== 'full' && storage.take(back.id);
      if (back) return enter(() => match.resume(kept ? kit.wholeGame(kept, engine.schema) : back));
      match.leave();
      store.set({ screen: 'start', shelf: storage.list(), ui: kit.freshUi() });
    },
  };
}
