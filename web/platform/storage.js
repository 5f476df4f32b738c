/**
 * Saved games, settings and notes: the only file that touches localStorage.
 *
 * A version of a game (`versions.js`) is written to a key of its own, read back, compared; then the index `shelf` names it, then
 * the version before is dropped. So no two tabs write to one key, and what no other version was played on from is a game to go on
 * with, whatever happened in between.
 */
import { createDisk } from './disk.js';
import { entriesOf, versionAt, writeSlot } from './versions.js';

/** @typedef {import('./disk.js').Disk} Disk */
/** @typedef {import('./versions.js').Entry} Entry */
/** @typedef {import('./versions.js').Version} Version */

const INDEX = 'shelf';
const OWN = 'own';
const NOTES = 64;

/** No other tab is called so. */
const freshTab = () =>
  Date.now().toString(36).slice(-5) + globalThis.crypto.getRandomValues(new Uint32Array(1))[0].toString(36).slice(-3);

/** What is kept of games, and in which order. @param {Disk} disk */
function shelfOf({ read, write, keys }) {
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

  /** @param {string} id of its entry @param {string} name '': none */
  const rename = (id, name) => write(`name.${id}`, name);

  return { index, point, list, rename };
}

/** The game to go on with: the one named, or this tab's own, the newest that still runs, the newest. @param {Entry[]} entries @param {string|null} mine @param {string} [id] */
function meant(entries, mine, id) {
  const all = entries.filter(({ state }) => state === 'ok');
  return id
    ? all.find((one) => one.id === id)
    : (all.find((one) => one.id === mine || one.keys.includes(`save.${mine}`)) ??
        all.find(({ game }) => !game.over) ??
        all[0]);
}

/** Settings and notes. @param {Disk} disk */
function notesOf({ read, write, drop, keys }) {
  /** Keeps few of them. @param {string} key @param {string} value */
  function note(key, value) {
    const age = (/** @type {string} */ one) => parseInt(read(one) ?? '', 10) || 0;
    const notes = keys('note.').sort((a, b) => age(a) - age(b));
    for (const old of notes.slice(0, Math.max(0, notes.length - NOTES + 1))) if (old !== key) drop(old);
    write(key, `${age(notes.at(-1) ?? '') + 1}|${value}`);
  }

  return {
    /** One setting, parsed on its own. @template T @param {string} key @param {T[]} allowed the first is the preset @returns {T} */
    setting(key, allowed) {
      const value = read(`set.${key}`);
      return allowed.find((one) => String(one) === value) ?? allowed[0];
    },

    /** @param {string} key @param {string|number} value */
    keep: (key, value) => write(`set.${key}`, String(value)),

    /** A small note for later: reads it, or writes it. @param {string} key @param {string} [value] @returns {string|null} */
    memo(key, value) {
      const at = `note.${key}`;
      if (value !== undefined) note(at, value);
      return read(at)?.replace(/^\d+\|/, '') ?? null;
    },
  };
}

/** @param {() => any} [open] @param {string} [engine] what writes the saves @param {() => any} [openTab] what this tab alone remembers */
export function createStorage(open = () => window.localStorage, engine = '0', openTab = () => window.sessionStorage) {
  const disk = createDisk(open);
  const { read, write, drop, keys, found } = disk;
  const tab = createDisk(openTab);
  const { index, point, list, rename } = shelfOf(disk);
  const me = freshTab();
  /** The version that each game at this table was played on from. @type {Map<string, string>} */
  const base = new Map();
  const remember = (/** @type {string} */ id) => tab.write(OWN, id);

  /** What another version came after is done with. @param {string} [from] */
  const outdated = (from) => from?.startsWith('game.') && drop(from);
  // Reading may work where writing does not: a full storage still gives back what it has.
  const lasting = found && write('probe', '1');
  drop('probe');

  return {
    /** false: what is saved lives only as long as the page */
    lasting,

    list,
    rename,

    /**
     * Goes on with a game: what is saved from now on comes after this version.
     * @param {string} [id] of its entry @param {string} [text] none but this is meant @returns {any} with its `id`, or null
     */
    take(id, text) {
      const entry = meant(list(), tab.read(OWN), id);
      if (!entry || (text ?? entry.game.text) !== entry.game.text) return null;
      const { game } = entry;
      base.set(game.id, entry.key);
      remember(game.id);
      outdated(game.from);
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
      outdated(from);
      return found ? { ok: true } : { ok: false, why: 'refused' };
    },

    /** This tab has gone back to the start: a reload stays there. */
    leave: () => remember(''),
    left: () => tab.read(OWN) === '',

    /** Has the game been deleted, in all that others made of it too? @param {string} id */
    gone: (id) => base.has(id) && read(base.get(id) ?? '') === null && !keys(`game.${id}.`).length,

    /** Forgets a game, or what is left of one. @param {string} id of its entry */
    remove(id) {
      const entry = list().find((one) => one.id === id);
      if (!entry) return;
      for (const key of [...entry.keys, `name.${id}`, `lease.${id}`]) drop(key);
      base.delete(id);
      if (index().some((key) => entry.keys.includes(key))) point(id);
    },

    ...notesOf(disk),

    /** For who holds which game: `lease.js`. */
    keys: { read, write, drop, me },
  };
}
