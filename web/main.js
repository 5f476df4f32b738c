/**
 * Defines <hexstead-game> and puts the parts together: storage, words, engine, match, control, drawing. The only file that
 * imports widely.
 */
import workerSource from 'hx:worker';
import { render } from 'lit-html';
import { sprite } from './art/symbols.js';
import { createWiring } from './board/wire.js';
import { createContext } from './context.js';
import { compile } from './engine/core.js';
import { createThinker } from './engine/client.js';
import { makeEngine } from './engine/make.js';
import { chooseLanguage, createWords, LANGUAGES } from './i18n/i18n.js';
import { kit } from './kit.js';
import { takeLater } from './later.js';
import { createControl } from './match/control.js';
import { createGuard } from './match/guard.js';
import { createKeeper } from './match/keeper.js';
import { createMatch } from './match/match.js';
import { createStore, nextFrame } from './match/store.js';
import { newTable, wholeGame } from './match/table.js';
import { freshUi, settle } from './match/ui.js';
import { readEmbedding, readParameters, THEMES, wishFor } from './platform/embed.js';
import { onePage, readGames, saveGames, saveText, takeDrops } from './platform/file.js';
import { createLease } from './platform/lease.js';
import { addressOf, readAddress, tidyAddress, watchAddress } from './platform/link.js';
import { keepOffline } from './platform/offline.js';
import { createStorage } from './platform/storage.js';
import { createPictures } from './pictures.js';
import { panelFor } from './rulesets/index.js';
import { KEPT } from './story/drawer.js';

import { settleDialog } from './ui/dialog.js';
import { createFocus } from './ui/focus.js';
import { page } from './ui/page.js';
import { createVoice } from './ui/say.js';
import { SETTINGS } from './ui/settings.js';
import { listenKeys } from './ui/shortcuts.js';
import { legalPlaces, placing } from './ui/legal.js';

/** Milliseconds a bot's move takes at speed 1, so that it can be followed; an answer to an offer comes sooner. */
const PACE = { move: 450, answer: 150 };

/** Inside another page it is silent at first. @param {string} name @param {string[]} values */
const presetFirst = (name, values) => (name === 'sound' && window.self !== window.top ? ['off', 'on'] : values);

/** @param {ReturnType<typeof createStorage>} storage @param {Record<string, any>} given */
function readSettings(storage, given) {
  const saved = Object.fromEntries(
    Object.entries({ ...SETTINGS, ...KEPT }).map(([name, values]) => [
      name,
      storage.setting(name, presetFirst(name, values)),
    ]),
  );
  const asked = Object.fromEntries(
    ['theme', 'pace', 'sound'].flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
  return /** @type {Record<string, string>} */ ({ ...saved, ...asked });
}

/** The first state. @param {import('./engine/engine.js').Engine} engine @param {ReturnType<typeof createStorage>} storage */
function firstState(engine, storage) {
  const given = readParameters(location.search, LANGUAGES);
  const embed = readEmbedding(location.search, Object.keys(engine.schema.rulesets));
  const rules = embed?.rules || 'classic';
  const info = engine.schema.rulesets[rules];
  const wish = wishFor(info, given);
  return {
    screen: 'start',
    settings: readSettings(storage, { ...given, sound: embed?.sound }),
    embed,
    asked: given.lang, // a language in the address, until the person chooses another
    setup: { ...newTable({ rules, info, level: 'normal', ...wish }), seed: wish.seed },
    wish,
    shelf: storage.list(),
    lasting: storage.lasting,
    keeps: '', // how the last save went: 'ok', or why not
    full: false, // that there is no room is to be said
    readonly: false, // another tab plays this game
    onePage: onePage(document),
    wide: false, // is there a side column for the log?
    whole: false, // has the script beside the page's come?
    canSend: typeof navigator.share === 'function',
    match: /** @type {any} */ (null),
    replay: /** @type {any} */ (null),
    back: 'start', // where the replay was opened from
    ui: freshUi(),
    zoom: /** @type {any} */ (null),
    help: /** @type {any} */ (null),
    newer: false, // a new version of the page waits
  };
}

/** @typedef {ReturnType<typeof firstState>} State */
/** @typedef {ReturnType<typeof createStore<State>>} Store */

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How fast things move and bots play; 0: nothing moves, nothing waits. @param {State} state */
const speedOf = ({ settings }) => (calm.matches || document.hidden ? 0 : Number(settings.pace));

/** The running game: bots in a worker, saves, and its snapshots into the state.
 * @param {import('./engine/engine.js').Engine} engine @param {Store} store @param {ReturnType<typeof createKeeper>} keeper @param {WebAssembly.Module} wasm */
function createGame(engine, store, keeper, wasm) {
  /** @type {Promise<import('./engine/client.js').Thinker>|null} */
  let thinker = null;
  return createMatch({
    engine,
    thinker: () => (thinker ??= createThinker({ wasm, workerSource })),
    show: (now) =>
      store.set((state) => ({
        match: now,
        // Whoever watches a replay is called to the table when it is closed.
        ...(state.screen !== 'replay' && {
          ui: { ...state.ui, ...settle(state.ui, state.match, now) },
          screen: now?.view.over && state.match && !state.match.view.over ? 'end' : state.screen,
        }),
      })),
    save: keeper.save,
    opened: keeper.opened,
    left: keeper.left,
    held: keeper.held,
    pause: (phase, kind) => {
      const speed = speedOf(store.get());
      // Who does nothing after a turn keeps nobody waiting.
      if (!speed || kind === 'PASS') return 0;
      return (phase === 'ANSWER' ? PACE.answer : PACE.move) / speed;
    },
    kindsOf: (rules) => panelFor(rules).kinds,
    undo: () => /** @type {any} */ (store.get().settings.undo),
    typed: () => /** @type {any} */ (store.get().settings.dice),
  });
}

/** A game in another page is kept only if the whole page is shown there, and somebody has touched it. @param {State} state */
const passing = ({ embed }) =>
  embed && (embed.ui !== 'full' || embed.still || navigator.userActivation?.hasBeenActive === false);

/** @param {State} state */
const languageOf = ({ settings: { lang }, asked }) =>
  chooseLanguage(asked, lang === 'auto' ? null : lang, navigator.languages);

/** Words and colours as the settings say. @param {State} state @param {Record<string, string>[]} texts */
function applySettings(state, texts) {
  const { settings } = state;
  const words = createWords(languageOf(state), ...texts);
  document.documentElement.lang = words.lang;
  document.title = words.t('app');
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  document.documentElement.style.setProperty('--quick', `${Number(settings.pace) && 120 / Number(settings.pace)}ms`);
  return words;
}

/** Where everything is drawn and said. @param {HTMLElement} root */
function prepare(root) {
  root.innerHTML = sprite;
  const make = (/** @type {string} */ name, /** @type {string} */ role) => {
    const element = document.createElement('div');
    element.className = name;
    if (role) element.setAttribute('role', role);
    root.append(element);
    return element;
  };
  const body = make('hexstead', '');
  const voice = { log: make('sr', 'log'), status: make('sr', 'status'), alert: make('sr', 'alert') };
  return { body, voice };
}

/** Of presses that belong together only the first counts. @param {HTMLElement} root @param {() => unknown} version */
function guardPresses(root, version) {
  const guard = createGuard(version);
  const drop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('click', (event) => guard.click(/** @type {PointerEvent} */ (event)) || drop(event), true);
  root.addEventListener('keydown', (event) => guard.key(event) || drop(event), true);
}

/** For tests and the curious: look, don't touch. @param {ReturnType<typeof createMatch>} match @param {Store} store @param {any} schema */
function showInside(match, store, schema) {
  const game = () => match.game();
  const inside = {
    schema,
    state: () => structuredClone({ ...store.get(), zoom: null }),
    view: (/** @type {number|null|undefined} */ seat) => game()?.view(seat) ?? null,
    hash: () => game()?.hash ?? null,
    log: () => game()?.log ?? [],
    length: () => game()?.length ?? 0,
    text: match.text,
  };
  Object.defineProperty(window, 'hexstead', { value: Object.freeze(inside) });
}

/** A link in the address is looked into; a reload goes on where it was. @param {Store} store @param {(intent: any) => void} send @param {{enter: (text: string) => void}|null} frame in another page @param {boolean} [left] at the start before */
function enter(store, send, frame, left) {
  watchAddress(window, (text) => send({ do: 'open', input: text }));
  const linked = readAddress(location);
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  tidyAddress(window);
  if (frame) frame.enter(linked);
  else if (linked) send({ do: 'open', input: linked });
  else if (
    ['reload', 'back_forward'].includes(entry?.type) &&
    store.get().shelf.some(({ state }) => state === 'ok') &&
    !left
  )
    send({ do: 'go-on' });
}

/** What is saved, and which tab plays it. @param {import('./engine/engine.js').Engine} engine @param {ReturnType<typeof createStorage>} storage @param {Store} store @param {() => ReturnType<typeof createMatch>} match @param {(key: string) => void} note */
function keep({ schema }, storage, store, match, note) {
  const keeper = createKeeper({
    storage,
    store,
    match,
    passing: () => passing(store.get()),
    note,
    persist: () => void navigator.storage?.persist?.().catch(() => {}),
    lease: (changed) => createLease({ keys: storage.keys, locks: navigator.locks, changed }),
    whole: (game) => wholeGame(game, schema),
  });
  window.addEventListener('storage', keeper.heard);
  window.addEventListener('pagehide', keeper.rest);
  return keeper;
}

/** Ways out of the page, and in. */
const doors = {
  files: {
    read: readGames,
    save: (/** @type {any[]} */ games) => saveGames(document, games),
    saveRaw: (/** @type {string} */ text) => saveText(document, 'hexstead-damaged.txt', text),
  },
  copyText: async (/** @type {string} */ text) => navigator.clipboard.writeText(text),
  passOn: (/** @type {string} */ url) => void navigator.share({ url }).catch(() => {}),
};

/** Is there a side column for the log? @param {Store} store */
function watchWidth(store) {
  const wide = matchMedia('(min-width: 1100px)');
  const measure = () => store.set({ wide: wide.matches });
  wide.addEventListener('change', measure);
  measure();
}

/** Draws, then settles what drawing has moved. @param {HTMLElement} root @param {ReturnType<typeof prepare>} places @param {() => void} wire */
function createDrawing(root, { body, voice }, wire) {
  const settleFocus = createFocus(root);
  const speak = createVoice(root, voice);
  return (/** @type {import('./ui/context.js').Context} */ cx, /** @type {any} */ picture) => {
    render(page(cx, picture), body);
    wire();
    settleDialog(body);
    settleFocus();
    speak(cx);
  };
}

/** What is pressed, typed and dropped anywhere. @param {HTMLElement} root @param {Store} store @param {() => unknown} version @param {(intent: any) => void} send @param {() => any} shown */
function listen(root, store, version, send, shown) {
  root.addEventListener('keydown', (event) => {
    const { choosing, preview, refusal } = store.get().ui;
    if (event.key !== 'Escape' || root.querySelector('dialog[open]') || !(choosing || preview || refusal)) return;
    event.preventDefault();
    send({ do: 'back' });
  });
  takeDrops(root, (file) => send({ do: 'open-file', file }));
  guardPresses(root, version);
  listenKeys(root, shown);
}

/** @param {HTMLElement} root @param {{wasm: () => Promise<Uint8Array>, texts: () => Promise<Record<string, string>>} & import('./later.js').Given} given ways to get the module, the language files, and what comes later */
async function mount(root, given) {
  const storage = createStorage();
  const module = await compile(await given.wasm());
  const engine = await makeEngine({ wasm: module });
  const store = createStore(firstState(engine, storage));
  const texts = [await given.texts()];
  const places = prepare(root);
  const { body } = places;
  const note = (/** @type {string} */ key) => send({ do: 'note', key });
  const keeper = keep(engine, storage, store, () => match, note);
  const match = createGame(engine, store, keeper, module);
  /** @type {import('./context.js').Told} */
  const told = { words: applySettings(store.get(), texts), help: null, later: null };
  const dress = () => (told.words = applySettings(store.get(), texts));

  const send = createControl({
    store,
    match,
    engine,
    storage,
    address: addressOf(window, () => !store.get().embed),
    newer: () => newer(),
    ...doors,
    takeOver: keeper.take,
    placing: (state) => placing(context(state)),
    misplaced: (state, name) => panelFor(state.match.view.rules).misplaced?.(context(state), name),
    applySettings: (changed) => {
      if (changed === 'lang') store.set({ asked: null });
      dress();
      if (changed === 'undo' || changed === 'dice') match.refresh();
    },
  });

  const contextOf = createContext(engine, match, send);
  const context = (/** @type {any} */ state) => contextOf(state, told);
  let newer = () => {};
  /** @type {ReturnType<import('./later.js').Later['createLife']>} */
  let live = () => () => {};
  const picture = createPictures(engine, () => store.set({}));
  const shown = () => context(store.get());
  const wire = createWiring(body, store, shown, send, () => legalPlaces(shown()));
  const draw = createDrawing(root, places, wire);
  store.subscribe((state) => {
    if (state.embed && (state.embed.wait || !told.later)) return; // a frame shows what it was made for, or nothing
    const cx = context(state);
    const drawn = live(state);
    draw(cx, picture);
    drawn();
  });

  listen(root, store, match.version, send, shown);
  watchWidth(store);
  window.addEventListener('focus', () => settleDialog(body));
  showInside(match, store, engine.schema);
  const show = () => (dress(), store.set({}));
  window.addEventListener('languagechange', show);
  const choices = { rules: Object.keys(engine.schema.rulesets), theme: THEMES, lang: LANGUAGES };
  const { embed } = store.get();
  if (!embed) enter(store, send, null, storage.left());
  store.set({});
  nextFrame(() =>
    setTimeout(() => {
      told.words.number(0); // dear the first time: not while a game is drawn for the first time
      newer = keepOffline(root, () => store.set({ newer: true }));
      takeLater(given, (parts, more, cases) => {
        told.later = parts;
        live = parts.createLife(root, body, store.get, speedOf);
        const replay = parts.createReplay({ show: (now) => store.set({ replay: now }) });
        send.extend((desk) => parts.watching({ ...desk, replay }));
        send.extend((desk, was) => (told.help = parts.makeHelp(kit, desk, { texts: more, cases }, was)).on);
        texts.push(more);
        dress();
        const frame = { win: window, root, store, match, send, show, engine, choices };
        if (embed) enter(store, send, parts.embedPage(frame));
        store.set({ whole: true });
      });
    }),
  );
}

/** @param {Parameters<typeof mount>[1]} given */
export function define(given) {
  customElements.define(
    'hexstead-game',
    class extends HTMLElement {
      connectedCallback() {
        void mount(this, given);
      }
    },
  );
}
