/**
 * Saved games, settings and notes: the only file that touches localStorage, and there nothing but keys of the own prefix. All of it
 * is behind try/catch; where the browser gives no storage (sandboxed frames, blocked cookies) memory takes its place.
 *
 * A version of a game stands under `game.<id>.<count>-<tab>` as `1|<engine>|<rules>|<payload>|<checksum>`; its payload says from which
 * version it was played on (`from`). It is written to a key of its own, read back, compared; then the index `shelf` names it, then
 * the version before is dropped. So no two tabs write to one key, and what no other version was played on from is a game to go on
 * with, whatever happened in between. `save.<n>` are the slots of earlier builds: read for ever, never written.
 */

const PREFIX = 'hexstead.v1.';
const FORMAT = 1;
const INDEX = 'shelf';
const OWN = 'own';
const NOTES = 64;

/** @param {string} text */
export function checksum(text) {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

/** No other tab is called so. */
const freshTab = () =>
  Date.now().toString(36).slice(-5) + globalThis.crypto.getRandomValues(new Uint32Array(1))[0].toString(36).slice(-3);

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
    backend.getItem(PREFIX + INDEX);
    return backend;
  } catch {
    return null;
  }
}

/** @param {string|null} raw @returns {{state: 'empty'|'ok'|'damaged'|'newer', game?: any}} */
export function readSlot(raw) {
  if (raw == null) return { state: 'empty' };
  const end = raw.lastIndexOf('|');
  const head = raw.split('|', 3);
  if (/^\d+$/.test(head[0]) && Number(head[0]) > FORMAT) return { state: 'newer' };
  if (end < 0 || checksum(raw.slice(0, end)) !== raw.slice(end + 1)) return { state: 'damaged' };
  try {
    const game = JSON.parse(raw.slice(head.join('|').length + 1, end));
    return typeof game.text === 'string' && Array.isArray(game.table.seats)
      ? { state: 'ok', game }
      : { state: 'damaged' };
  } catch {
    return { state: 'damaged' };
  }
}

/** @param {any} game @param {string} engine */
export function writeSlot(game, engine) {
  const body = `${FORMAT}|${engine}|${game.table.rules}|${JSON.stringify(game)}`;
  return `${body}|${checksum(body)}`;
}

/**
 * @typedef {{id: string, state: 'ok'|'damaged'|'newer', raw: string, game?: any, key: string, keys: string[]}} Entry keys: all that goes with it
 * @typedef {{key: string, id: string, count: number, raw: string, state: string, game?: any}} Version
 */

/** Of which game a key and what stands there is a version. Slots of earlier builds hold several of one game: it has one seed. @param {string} key @param {string} raw @returns {Version|null} */
function versionAt(key, raw) {
  const [, id, count] = /^game\.(\w+)\.(\d+)-\w+$/.exec(key) ?? [];
  if (!id && !/^save\.\d$/.test(key)) return null;
  const read = readSlot(raw);
  const { seed, table } = read.game ?? {};
  return {
    key,
    raw,
    ...read,
    id: id ?? `old${checksum(read.game ? `${seed} ${table.botSeed}` : key)}`,
    count: Number(count ?? 0),
  };
}

/** The latest first. @param {Version} a @param {Version} b */
const later = (a, b) =>
  b.count - a.count ||
  (b.game.when ?? b.game.round) - (a.game.when ?? a.game.round) ||
  b.game.text.length - a.game.text.length;

/** What there is to show of all versions of one game. @param {string} id @param {Version[]} all @param {Set<string>} before those that others were played on from @returns {Entry[]} */
function entriesOf(id, all, before) {
  const good = all.filter(({ state }) => state === 'ok').sort(later);
  const ends = good.filter(({ key, count }, i) => !i || (count && !before.has(key)));
  const bad = all.filter(({ state }) => state === 'newer' || (state === 'damaged' && !good.length));
  const spare = all
    .filter((one) => one.state !== 'newer' && !ends.slice(1).includes(one))
    .sort((a, b) => a.count - b.count);
  const keys = spare.map(({ key }) => key);
  return [
    ...ends.map(({ key, raw, game }, i) => ({
      id: i ? key : id,
      state: /** @type {const} */ ('ok'),
      raw,
      game: { ...game, id: i ? checksum(key) : id },
      key,
      keys: i ? [key] : keys,
    })),
    ...bad.map(({ key, raw, state }) => ({ id: key, state: /** @type {any} */ (state), raw, key, keys: [key] })),
  ];
}

/** @param {() => any} [open] @param {string} [engine] what writes the saves @param {() => any} [openTab] what this tab alone remembers */
export function createStorage(open = () => window.localStorage, engine = '0', openTab = () => window.sessionStorage) {
  const found = reach(open);
  const backend = found ?? memory();
  const tab = reach(openTab) ?? memory();
  const me = freshTab();
  /** The version that each game at this table was played on from. @type {Map<string, string>} */
  const base = new Map();

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

  /** Reading may work where writing does not: a full storage still gives back what it has. */
  function canWrite() {
    const works = write('probe', '1');
    drop('probe');
    return works;
  }

  const index = () => read(INDEX)?.split(' ') ?? [];

  /** The index names a version first, and no other of its game. @param {string} id @param {string} [key] */
  function point(id, key) {
    const there = new Set(keys('game.'));
    const others = index().filter((one) => there.has(one) && !one.startsWith(`game.${id}.`));
    return write(INDEX, [...(key ? [key] : []), ...others].join(' '));
  }

  /** @returns {Entry[]} the newest first */
  function list() {
    /** @type {Map<string, Version[]>} */
    const games = new Map();
    const before = new Set();
    for (const key of keys()) {
      const version = versionAt(key, read(key) ?? '');
      if (!version) continue;
      games.set(version.id, [...(games.get(version.id) ?? []), version]);
      before.add(version.game?.from);
    }
    const order = index();
    const last = `save.${read('newest')}`;
    const place = (/** @type {Entry} */ { key }) => order.indexOf(key);
    const when = (/** @type {Entry} */ one) => one.game?.when ?? (one.keys.includes(last) ? 1 : 0);
    const all = [...games].flatMap(([id, versions]) => entriesOf(id, versions, before));
    for (const { id, game } of all) if (game) game.name = read(`name.${id}`) ?? game.name;
    return all.sort((a, b) => when(b) - when(a) || place(a) - place(b));
  }

  const own = () => {
    try {
      return tab.getItem(PREFIX + OWN);
    } catch {
      return null;
    }
  };

  /** @param {string} id */
  function remember(id) {
    try {
      tab.setItem(PREFIX + OWN, id);
    } catch {
      // As after a reload in a tab that remembers nothing.
    }
  }

  /** Keeps few of them. @param {string} key @param {string} value */
  function note(key, value) {
    const age = (/** @type {string} */ one) => parseInt(read(one) ?? '', 10) || 0;
    const notes = keys('note.').sort((a, b) => age(a) - age(b));
    for (const old of notes.slice(0, Math.max(0, notes.length - NOTES + 1))) if (old !== `note.${key}`) drop(old);
    return write(`note.${key}`, `${age(notes.at(-1) ?? '') + 1}|${value}`);
  }

  /** @param {string} [id] @returns {Entry|null} that, or this tab's own, the newest that still runs, the newest */
  function find(id) {
    const all = list().filter(({ state }) => state === 'ok');
    const mine = own();
    if (id) return all.find((one) => one.id === id) ?? null;
    return (
      all.find((one) => one.id === mine || one.keys.includes(`save.${mine}`)) ??
      all.find(({ game }) => !game.over) ??
      all[0] ??
      null
    );
  }

  return {
    /** false: what is saved lives only as long as the page */
    lasting: found !== null && canWrite(),

    list,

    /** The game to go on with, to look at: nothing changes. @param {string} [id] of its entry @returns {any} with its `id`, or null */
    load: (id) => find(id)?.game ?? null,

    /**
     * Goes on with a game: what is saved from now on comes after this version.
     * @param {string} [id] of its entry @param {string} [text] none but this is meant @returns {any} as `load`
     */
    take(id, text) {
      const entry = find(id);
      if (!entry || (text ?? entry.game.text) !== entry.game.text) return null;
      const { game } = entry;
      base.set(game.id, entry.key);
      remember(game.id);
      if (game.from?.startsWith('game.')) drop(game.from);
      return game;
    },

    /**
     * Saves a game; ok only when it was read back unchanged.
     * @param {any} game with its `id` @param {boolean} [here] it is this tab's own: a reload goes on with it @returns {{ok: boolean, why?: 'full'|'refused'}}
     */
    save(game, here = true) {
      const { id } = game;
      const from = base.get(id);
      const key = `game.${id}.${1 + parseInt(from?.split('.')[2] ?? '0', 10)}-${me}`;
      const when = (!here && game.when) || Date.now();
      const raw = writeSlot({ ...game, from, when }, engine);
      if (!write(key, raw) || !point(id, key)) {
        drop(key);
        return { ok: false, why: found && keys().length ? 'full' : 'refused' };
      }
      base.set(id, key);
      if (here) remember(id);
      if (from?.startsWith('game.')) drop(from);
      return found ? { ok: true } : { ok: false, why: 'refused' };
    },

    /** This tab has gone back to the start: a reload stays there. */
    leave: () => remember(''),
    left: () => own() === '',

    /** Has the game been deleted, in all that others made of it too? @param {string} id */
    gone: (id) => base.has(id) && read(base.get(id) ?? '') === null && !keys(`game.${id}.`).length,

    /** Forgets a game, or what is left of one. @param {string} id of its entry */
    remove(id) {
      const entry = list().find((one) => one.id === id);
      if (!entry) return;
      for (const key of entry.keys) drop(key);
      drop(`name.${id}`);
      drop(`lease.${id}`);
      base.delete(id);
      if (index().some((key) => entry.keys.includes(key))) point(id);
    },

    /** @param {string} id of its entry @param {string} name '': none */
    rename: (id, name) => write(`name.${id}`, name),

    /** One setting, parsed on its own. @template T @param {string} key @param {T[]} allowed the first is the preset @returns {T} */
    setting(key, allowed) {
      const value = read(`set.${key}`);
      return allowed.find((one) => String(one) === value) ?? allowed[0];
    },

    /** @param {string} key @param {string|number} value */
    keep: (key, value) => write(`set.${key}`, String(value)),

    /** A small note for later: reads it, or writes it. @param {string} key @param {string} [value] @returns {string|null} */
    memo(key, value) {
      if (value !== undefined) note(key, value);
      return read(`note.${key}`)?.replace(/^\d+\|/, '') ?? null;
    },

    /** For who holds which game: `lease.js`. */
    keys: { read, write, drop, me },
  };
}
