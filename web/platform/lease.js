/**
 * Of several tabs that have one game open, one plays it: whoever holds its lease. The browser's own locks say so where there are any, for
 * they end with their tab; else whoever holds it writes so every two seconds. A key says it too, at once and to all:
 * before each action it is looked at.
 */

const BEAT = 2000; // milliseconds
const STALE = 4 * BEAT;

/**
 * @typedef {'none'|'asking'|'mine'|'other'} Held
 * @param {{keys: {read: (key: string) => string|null, write: (key: string, value: string) => boolean, drop: (key: string) => void, me: string},
 *   locks?: LockManager, changed: (now: Held, before: Held) => void, clock?: () => number, later?: (run: () => void, ms: number) => unknown}} parts
 *   keys: of the storage; changed: hears at once, or later when another tab comes or goes
 */
export function createLease({ keys: { read, write, drop, me }, locks, changed, clock = Date.now, later = setTimeout }) {
  let id = '';
  let turn = 0; // an answer to an older question comes too late
  /** @type {Held} */
  let state = 'none';
  let letGo = () => {};
  let noted = false;

  const key = () => `lease.${id}`;

  /** Who the key says it is. */
  function holder() {
    const [who, since] = (read(key()) ?? '').split(' ');
    return { who, fresh: clock() - Number(since) < STALE };
  }

  /** @param {Held} next */
  function become(next) {
    const before = state;
    state = next;
    if (before !== next) changed(next, before);
  }

  function own() {
    noted = write(key(), `${me} ${clock()}`);
    become('mine');
  }

  /** @param {number} mine */
  function beat(mine) {
    if (mine !== turn) return;
    const { who, fresh } = holder();
    if (!who || who === me || (state !== 'mine' && !fresh)) own();
    else become('other');
    later(() => beat(mine), BEAT);
  }

  /** @param {number} mine @param {LockOptions} [how] */
  function ask(mine, how = {}) {
    if (!locks) return beat(mine);
    let got = false;
    const granted = (/** @type {Lock|null} */ lock) => {
      if (mine !== turn) return;
      if (!lock) {
        become('other');
        return ask(mine); // it comes when the other tab goes
      }
      got = true;
      own();
      return new Promise((done) => (letGo = () => done(null)));
    };
    locks.request(`hexstead.v1.${id}`, how, granted).catch(() => {
      if (mine !== turn) return;
      if (!got) return beat(mine); // a frame that may have no locks
      become('other');
      ask(mine);
    });
  }

  function leave() {
    turn++;
    letGo();
    if (id && holder().who === me) drop(key());
  }

  return {
    /** @param {string} next the game that is to be played; '' none @param {boolean} [fresh] nobody else can have it */
    hold(next, fresh) {
      if (next === id) return;
      leave();
      id = next;
      state = 'none';
      if (!id) return;
      become('asking');
      if (fresh) own();
      ask(turn, { ifAvailable: true });
    },

    /** Takes it, whoever has it. */
    take() {
      turn++;
      if (!locks) own();
      ask(turn, { steal: true });
    },

    /** May this tab go on with the game, now? */
    held() {
      if (state === 'mine' && noted && ![me, ''].includes(holder().who)) become('other');
      return state === 'none' || state === 'mine';
    },

    /** The tab goes, perhaps for ever: nobody has to wait for it. */
    rest: () => state === 'mine' && drop(key()),
  };
}
