/**
 * What is kept of the running game, where, and who may go on with it: saves it, says what could not be saved, and follows the tab that
 * plays it while this one only looks.
 */

/**
 * @param {{
 *   storage: any, store: any, match: () => any, passing: () => boolean, note: (key: string) => void, persist: () => void,
 *   lease: (changed: (now: string, before: string) => void) => ReturnType<typeof import('../platform/lease.js').createLease>,
 *   whole: (game: any) => any,
 * }} parts passing: nothing of this game is kept; persist: asks the browser to keep it longer; whole: a saved game made fit to go on with
 */
export function createKeeper({ storage, store, match, passing, note, persist, lease, whole }) {
  let told = false;
  /** The game whose last actions found no room: they stand only here. */
  let unsaved = '';

  /** Two ways from here: what could not be saved becomes a game of its own. */
  function part() {
    if (unsaved !== match().id()) return;
    unsaved = '';
    match().resume({ ...match().saved(), id: undefined });
    note('game-apart');
  }

  /** The game as the other tab left it. */
  function reload() {
    if (match().game() && unsaved === match().id()) return part();
    const game = storage.take(match().id());
    if (game && game.text !== match().text('replay')) match().resume(whole(game));
    else match().wake();
  }

  const holds = lease((now, before) => {
    store.set({ readonly: now === 'other' });
    if (before === 'other') reload();
    else if (before === 'asking' || now === 'other') match().wake();
    if (now === 'other') queueMicrotask(part); // whoever asked gets an answer first
  });

  /** @param {any} game */
  function save(game) {
    if (game.table.visit || passing()) return;
    const { ok, why = 'ok' } = storage.save(game);
    unsaved = why === 'full' ? game.id : '';
    if (why === 'refused' && !told) {
      told = true;
      note('storage-none');
    }
    if (ok && game.over) persist();
    if (why === store.get().keeps) return;
    const out = why === 'full';
    store.set({ keeps: why, full: out, ...(out && { shelf: storage.list() }) });
  }

  return {
    save,

    /** A game has come to the table. @param {{id: string, table: any}} game @param {boolean} fresh nobody else can have it */
    opened({ id, table }, fresh) {
      if (table.visit) return;
      holds.hold(passing() ? '' : id, fresh);
      if (store.get().readonly) queueMicrotask(part); // home from a visit
    },

    held: holds.held,
    take: holds.take,
    rest: holds.rest,
    left() {
      holds.hold('');
      if (!passing()) storage.leave();
    },

    /** Another tab has written. @param {{key: string|null}} event */
    heard({ key }) {
      const mine = holds.held();
      const at = match().game() && match().id();
      if (at && mine && storage.gone(at)) save(match().saved()); // deleted there, but played on here
      if (!key?.endsWith('.shelf')) return;
      if (store.get().readonly) reload();
      if (!match().game()) store.set({ shelf: storage.list() });
    },
  };
}
