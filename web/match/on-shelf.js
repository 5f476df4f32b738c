/** Intents of the shelf: going on with a game, its name, files, deleting; and the game that is open in another tab. */
import { resultOf } from './history.js';
import { nextFrame } from './store.js';
import { freshId, nameFrom, newTable, repairTable, wholeGame } from './table.js';
import { freshUi } from './ui.js';

const good = (/** @type {any} */ one) => one.state === 'ok';
const frame = () => new Promise((done) => nextFrame(() => done(null)));

/** What a file says of a game, as it is saved; throws what can't be one. @param {import('./control.js').Desk} desk @param {any} found */
function taken({ engine, infoOf, level }, { text, table, name, when }) {
  const game = engine.load(text);
  try {
    const { over, seed } = game;
    const view = game.view();
    const { rules, goal, options, seats, round } = view;
    const preset = newTable({ rules, info: infoOf(rules), level, seats });
    const whole = { ...repairTable(table, preset, engine.schema.levels), goal, options, seed: '' };
    const result = resultOf(game, view);
    return { id: freshId(), name: nameFrom(name, 40), when, table: whole, text, seed, round, over, result };
  } finally {
    game.free();
  }
}

/** @param {import('./control.js').Desk} desk @param {import('./control.js').Handlers} links those about links @returns {import('./control.js').Handlers} */
export function shelfIntents(desk, links) {
  const { store, match, storage, engine, now, ui, note, files, takeOver, address } = desk;
  const look = () => store.set({ shelf: storage.list() });
  const entry = (/** @type {string} */ id) => now().shelf.find((/** @type {any} */ one) => one.id === id);

  /** What is on the shelf now, and no dialog over it. */
  function close() {
    if (now().ui.dialog?.name === 'open') address.clear();
    ui({ dialog: null, open: null });
    look();
  }

  /** Puts games beside those that are there, one a frame. @param {any[]} games @param {number} bad those that can't be */
  async function putIn(games, bad) {
    const there = new Set(storage.list().map((/** @type {any} */ one) => one.game?.text));
    const told = { n: 0, here: 0, bad, full: 0 };
    for (const one of games) {
      if (there.has(one.text)) told.here++;
      else {
        await frame();
        there.add(one.text);
        try {
          told[storage.save(taken(desk, one), false).why === 'full' ? 'full' : 'n']++;
        } catch (error) {
          console.info(String(error));
          told.bad++;
        }
      }
    }
    close();
    note(told.full ? 'shelf-full' : 'shelf-taken', told);
  }

  return {
    'go-on': ({ id }) => {
      try {
        const game = storage.take(id);
        if (!game) {
          look();
          return note('open-gone');
        }
        ui(freshUi()); // before: what is asked first opens its dialog
        match.resume(wholeGame(game, engine.schema));
        store.set({ screen: match.game().over ? 'end' : 'game' });
      } catch (error) {
        console.error(error);
        note(`error-${/** @type {any} */ (error).code ?? 'FORMAT'}`);
      }
    },
    'take-over': () => takeOver(),
    'full-seen': () => store.set({ full: false }),
    'shelf-all': () => ui({ shelf: now().ui.shelf + 24 }),
    'name-game': ({ id, name }) => {
      if (!storage.rename(id, name)) note('name-full');
      look();
    },
    'drop-games': ({ ids }) => {
      for (const id of ids) storage.remove(id);
      close();
      if (now().match) match.wake(); // there may be room now
    },
    'save-games': ({ id }) => {
      const one = id && entry(id);
      if (one && !good(one)) return files.saveRaw(one.raw);
      return files.save((one ? [one] : now().shelf.filter(good)).map((/** @type {any} */ { game }) => game));
    },
    'open-file': async ({ file }) => {
      if (!file) return;
      const { games, shelf, bad, error } = await files.read(file);
      if (shelf) return putIn(games, bad);
      const [{ text = '', table = null, name = '' } = {}] = games ?? [];
      if (text) links.open({ input: text, table });
      ui({ open: error ? { error } : { ...now().ui.open, name: nameFrom(name, 40) }, dialog: { name: 'open' } });
    },
  };
}
