/**
 * Saved games and settings: the only file that touches localStorage. Everything is behind try/catch; where the browser gives no
 * storage (sandboxed frames, blocked cookies) memory takes its place and the page says so.
 *
 * A slot holds `1|<engine>|<rules>|<payload>|<checksum>`. A game is written to a slot that is not the newest one, read back,
 * compared, and only then does the index point to it. Slots that can't be read are kept and named, never overwritten.
 * Each tab remembers where it saved last, and where another one did: it goes on with its own game and leaves the other's alone.
 */

const PREFIX = 'hexstead.v1.';
const FORMAT = 1;
const SLOTS = 8;
const INDEX = `${PREFIX}newest`;
const OWN = `${PREFIX}own`;
const OTHER = `${PREFIX}other`;

/** @param {string} text */
export function checksum(text) {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

function memory() {
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
}

/** What can be read, or null. @param {() => any} open may throw, as reading window.localStorage does in a sandboxed frame */
function reach(open) {
  try {
    const backend = open();
    backend.getItem(INDEX);
    return backend;
  } catch {
    return null;
  }
}

/** @param {string|null} raw @returns {{state: 'empty'|'ok'|'damaged'|'newer', game?: any, rules?: string}} */
export function readSlot(raw) {
  if (raw == null) return { state: 'empty' };
  const end = raw.lastIndexOf('|');
  const [format, , rules] = raw.split('|', 3);
  if (/^\d+$/.test(format) && Number(format) > FORMAT) return { state: 'newer' };
  if (end < 0 || checksum(raw.slice(0, end)) !== raw.slice(end + 1)) return { state: 'damaged' };
  try {
    const from = raw.split('|', 3).join('|').length + 1;
    return { state: 'ok', rules, game: JSON.parse(raw.slice(from, end)) };
  } catch {
    return { state: 'damaged' };
  }
}

/** @param {any} game @param {string} engine */
export function writeSlot(game, engine) {
  const body = `${FORMAT}|${engine}|${game.table.rules}|${JSON.stringify(game)}`;
  return `${body}|${checksum(body)}`;
}

/** @param {() => any} [open] @param {string} [engine] what wrote the save @param {() => any} [openTab] what this tab alone remembers */
export function createStorage(open = () => window.localStorage, engine = '0', openTab = () => window.sessionStorage) {
  const found = reach(open);
  const backend = found ?? memory();
  const tab = reach(openTab) ?? memory();
  const slotKey = (/** @type {number} */ slot) => `${PREFIX}save.${slot}`;

  /** @param {string} key */
  function read(key) {
    try {
      return /** @type {string|null} */ (backend.getItem(key));
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} value @returns {boolean} whether it stands there now */
  function write(key, value) {
    try {
      backend.setItem(key, value);
      return backend.getItem(key) === value;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  function drop(key) {
    try {
      backend.removeItem(key);
    } catch {
      // Nothing to drop where nothing can be kept.
    }
  }

  /** Reading may work where writing does not: a full storage still gives back what it has. */
  function canWrite() {
    const key = `${PREFIX}probe`;
    const works = write(key, '1');
    drop(key);
    return works;
  }

  const slots = () => Array.from({ length: SLOTS }, (_, slot) => ({ slot, ...readSlot(read(slotKey(slot))) }));
  const good = (/** @type {string|null} */ slot) => slots().find((s) => String(s.slot) === slot && s.state === 'ok');
  const newest = () => good(read(INDEX));

  /** @param {string} key @param {string} slot */
  function remember(key, slot) {
    try {
      tab.setItem(key, slot);
    } catch {
      // As after a reload in a tab that remembers nothing.
    }
  }

  return {
    /** false: what is saved lives only as long as the page */
    lasting: found !== null && canWrite(),

    /** Slots that hold something unreadable: their number, why, and the raw text to export. */
    broken: () =>
      slots()
        .filter((s) => s.state === 'damaged' || s.state === 'newer')
        .map((s) => ({ slot: s.slot, state: s.state, raw: read(slotKey(s.slot)) ?? '' })),

    /** The game to go on with, or null: this tab's, the newest, else any that can be read. */
    load: () => (good(tab.getItem(OWN)) ?? newest() ?? slots().find((s) => s.state === 'ok'))?.game ?? null,

    /** Saves a game beside the newest ones. @param {any} game @returns {boolean} true only when it was read back unchanged */
    save(game) {
      const last = newest()?.slot;
      if (tab.getItem(OWN) === null && last !== undefined) remember(OTHER, String(last));
      const taken = [String(last), tab.getItem(OWN), tab.getItem(OTHER)];
      const free = slots().find((s) => (s.state === 'empty' || s.state === 'ok') && !taken.includes(String(s.slot)));
      if (!free) return false;
      const slot = String(free.slot);
      if (!write(slotKey(free.slot), writeSlot(game, engine)) || !write(INDEX, slot)) return false;
      remember(OWN, slot);
      return true;
    },

    /** What another tab has written. @param {{key: string|null, newValue: string|null}} event */
    heard: ({ key, newValue }) => key === INDEX && newValue !== null && remember(OTHER, newValue),

    /** Forgets the games that can be read; damaged ones stay. */
    forget() {
      for (const s of slots()) if (s.state === 'ok') drop(slotKey(s.slot));
      drop(INDEX);
    },

    /** @param {number} slot */
    remove: (slot) => drop(slotKey(slot)),

    /** One setting, parsed on its own. @template T @param {string} key @param {T[]} allowed the first is the preset @returns {T} */
    setting(key, allowed) {
      const value = read(`${PREFIX}set.${key}`);
      return allowed.find((one) => String(one) === value) ?? allowed[0];
    },

    /** @param {string} key @param {string|number} value */
    keep: (key, value) => write(`${PREFIX}set.${key}`, String(value)),
  };
}
