/** The page without a browser: everything behind the widgets, with an engine, an empty storage in memory to which no game is saved, and bots that never answer. */
import { createControl } from '../../../web/match/control.js';
import { createMatch } from '../../../web/match/match.js';
import { createStore } from '../../../web/match/store.js';
import { newTable } from '../../../web/match/table.js';
import { freshUi } from '../../../web/match/ui.js';
import { readGames } from '../../../web/platform/file.js';
import { farFrom, lengthOf, linkFor, textFrom } from '../../../web/platform/link.js';
import { createStorage } from '../../../web/platform/storage.js';
import { panelFor } from '../../../web/rulesets/index.js';

/** As a browser's: what is kept are members of its own. */
const memory = () =>
  Object.create({
    getItem(key) {
      return this[key] ?? null;
    },
    setItem(key, value) {
      this[key] = String(value);
    },
    removeItem(key) {
      delete this[key];
    },
  });

/** @param {any} engine @param {object} [more] of the state */
export function createDesk(engine, more = {}) {
  const disk = memory();
  const storage = createStorage(() => disk, '0', memory);
  const due = [];
  const said = [];
  const rules = 'classic';
  const info = engine.schema.rulesets[rules];
  const wish = { seats: undefined, persons: 1, seed: '' };
  const first = {
    screen: 'start',
    settings: { lang: 'auto', theme: 'auto', pace: '0', undo: 'build', dice: 'page' },
    setup: newTable({ rules, info, level: 'normal' }),
    wish,
    shelf: [],
    embed: null,
    match: null,
    replay: null,
    back: 'start',
    ui: freshUi(),
    zoom: null,
    ...more,
  };
  const store = createStore(first, (run) => due.push(run));
  const match = createMatch({
    engine,
    thinker: () => new Promise(() => {}),
    show: (now) => store.set({ match: now }),
    save: () => {},
    pause: () => 0,
    kindsOf: (name) => panelFor(name).kinds,
  });
  const send = createControl({
    store,
    match,
    engine,
    storage,
    address: {
      link: (text) => linkFor(text, { href: 'https://example.org/' }),
      put: (text) => said.push(['put', text]),
      clear: () => {},
      textFrom,
      lengthOf,
      farFrom,
    },
    newer: () => said.push(['newer']),
    files: { read: readGames, save: () => {}, saveRaw: () => {} },
    takeOver: () => {},
    copyText: async () => {},
    passOn: () => {},
    placing: () => null,
    applySettings: () => {},
  });
  return {
    store,
    match,
    send,
    disk,
    storage,
    /** What the browser was asked for: a game in the address, a new version. */
    said,
    /** Whoever listens to the state hears of it. */
    frame: () => due.splice(0).forEach((run) => run()),
  };
}
