/**
 * Keys and texts in localStorage, or something like it, and there nothing but keys of the own prefix. All of it is behind try/catch;
 * where the browser gives no storage (sandboxed frames, blocked cookies) memory takes its place.
 */

const PREFIX = 'hexstead.v1.';

/** A localStorage that lives as long as the page. */
const memory = () =>
  Object.create({
    /** @param {string} key */
    getItem(key) {
      return this[key] ?? null;
    },
    /** @param {string} key @param {string} value */
    setItem(key, value) {
      this[key] = value;
    },
    /** @param {string} key */
    removeItem(key) {
      delete this[key];
    },
  });

/** What can be read, or null. @param {() => any} open may throw, as reading window.localStorage does in a sandboxed frame */
function reach(open) {
  try {
    const backend = open();
    backend.getItem(PREFIX);
    return backend;
  } catch {
    return null;
  }
}

/** @typedef {ReturnType<typeof createDisk>} Disk */

/** @param {() => any} open may throw */
export function createDisk(open) {
  const found = reach(open);
  const backend = found ?? memory();

  /** @param {string} key */
  function read(key) {
    try {
      return /** @type {string|null} */ (backend.getItem(PREFIX + key));
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {string} value @returns {boolean} whether it stands there now */
  function write(key, value) {
    try {
      backend.setItem(PREFIX + key, value);
      return backend.getItem(PREFIX + key) === value;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  function drop(key) {
    try {
      backend.removeItem(PREFIX + key);
    } catch {
      // Nothing to drop where nothing can be kept.
    }
  }

  /** The own keys that begin so, without the prefix. @param {string} [start] @returns {string[]} */
  function keys(start = '') {
    try {
      const own = Object.keys(backend).filter((key) => key.startsWith(PREFIX + start));
      return own.map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  }

  return {
    read,
    write,
    drop,
    keys,
    /** Is it the browser's? Memory lives only as long as the page. */
    found: found !== null,
  };
}
