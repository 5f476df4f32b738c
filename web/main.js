/**
 * Defines <hexstead-game> and puts the parts together: storage, words, engine, match, control, drawing. The only file that
 * imports widely.
 */
import wasm from 'hx:wasm';
import workerSource from 'hx:worker';
import { render } from 'lit-html';
import { sprite } from './art/symbols.js';
import { sheetBox } from './board/geometry.js';
import { listen } from './board/input.js';
import { boardTemplate } from './board/render.js';
import { createZoom } from './board/zoom.js';
import { createThinker } from './engine/client.js';
import { createEngine } from './engine/engine.js';
import { chooseLanguage, createWords, LANGUAGES } from './i18n/i18n.js';
import { texts } from './i18n/texts.js';
import { createControl } from './match/control.js';
import { createMatch } from './match/match.js';
import { createStore } from './match/store.js';
import { newTable } from './match/table.js';
import { freshUi, settle } from './match/ui.js';
import { readParameters } from './platform/embed.js';
import { clearAddress, linkFor, readAddress, textFrom, watchAddress } from './platform/link.js';
import { createStorage } from './platform/storage.js';
import { panelFor } from './rulesets/index.js';
import { placing } from './ui/actions.js';
import { settleDialog } from './ui/dialog.js';
import { createFocus } from './ui/focus.js';
import { page } from './ui/page.js';
import { indexPlaces } from './ui/places.js';
import { createVoice } from './ui/say.js';
import { SETTINGS } from './ui/settings.js';
import { legalPlaces } from './ui/sheet.js';
import { namesOf } from './ui/story.js';

/** Milliseconds a bot's move takes at speed 1, so that it can be followed; an answer to an offer comes sooner. */
const PACE = { move: 450, answer: 150 };

/** @param {string} text */
async function copyText(text) {
  await navigator.clipboard.writeText(text);
}

/** @param {ReturnType<typeof createStorage>} storage @param {ReturnType<typeof readParameters>} given */
function readSettings(storage, given) {
  const saved = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, values]) => [name, storage.setting(name, values)]),
  );
  const asked = Object.fromEntries(
    Object.entries({ theme: given.theme, pace: given.pace }).filter(([, value]) => value !== null),
  );
  return /** @type {Record<string, string>} */ ({ ...saved, ...asked });
}

/** Draws the board of the first game for the start screen. @param {import('./engine/engine.js').Engine} engine */
function startPicture(engine) {
  const game = engine.newGame({ rules: 'classic', options: { island: 1 }, seed: 'picture' });
  const view = game.view(null);
  const board = engine.board('classic');
  game.free();
  return boardTemplate({ board, view, ui: { colours: ['blue', 'verm', 'yellow', 'purple'], label: '' } });
}

/** @param {HTMLElement} root */
async function mount(root) {
  const given = readParameters(location.search, LANGUAGES);
  const storage = createStorage();
  const engine = await createEngine({ wasm });
  const board = engine.board('classic');
  const places = indexPlaces(board);
  const info = engine.schema.rulesets.classic;
  const seats = given.seats !== null && given.seats <= info.seats[1] ? given.seats : undefined;
  const wish = { seats, persons: given.bots === null ? 1 : Math.max(0, (seats ?? info.seats[1]) - given.bots) };

  const store = createStore({
    screen: 'start',
    settings: readSettings(storage, given),
    setup: { ...newTable({ rules: 'classic', info, level: 'normal', ...wish }), seed: given.seed ?? '' },
    wish,
    saved: storage.load(),
    broken: storage.broken(),
    lasting: storage.lasting,
    match: /** @type {any} */ (null),
    ui: freshUi(),
    board,
    zoom: /** @type {any} */ (null),
  });

  /** @type {Promise<import('./engine/client.js').Thinker>|null} */
  let thinker = null;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const match = createMatch({
    engine,
    thinker: () => (thinker ??= createThinker({ wasm, workerSource })),
    show: (now) =>
      store.set((state) => ({
        match: now,
        ui: { ...state.ui, ...settle(state.ui, state.match, now) },
        screen: screenAfter(state, now),
      })),
    save: (game) => {
      if (!storage.save(game)) send({ do: 'note', key: 'save-failed' });
    },
    pause: (phase) => {
      const speed = Number(store.get().settings.pace);
      if (calm.matches || document.hidden || speed === 0) return 0;
      return (phase === 'ANSWER' ? PACE.answer : PACE.move) / speed;
    },
    kindsOf: (rules) => panelFor(rules).kinds,
  });

  /** @param {any} state @param {any} now */
  const screenAfter = (state, now) => (now?.view.over && !state.match?.view.over && state.match ? 'end' : state.screen);

  let words = createWords(LANGUAGES[0], texts);
  let { lang: asked } = given;
  /** @param {string} [changed] */
  function applySettings(changed) {
    const { lang, theme } = store.get().settings;
    if (changed === 'lang') asked = null; // what a person chooses here counts more than the address
    words = createWords(chooseLanguage(asked, lang === 'auto' ? null : lang, navigator.languages), texts);
    document.documentElement.lang = words.lang;
    document.title = words.t('app');
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    store.set({});
  }

  const send = createControl({
    store,
    match,
    engine,
    storage,
    copyText,
    passOn: (/** @type {string} */ url) => navigator.share?.({ url }).catch(() => {}),
    address: {
      link: (/** @type {string} */ text) => linkFor(text, location),
      clear: () => clearAddress(window),
      textFrom,
    },
    placing: (/** @type {any} */ state) => placing(context(state)),
    applySettings,
  });

  /** @param {any} state @returns {import('./ui/context.js').Context} */
  function context(state) {
    const m = state.match;
    const cx = /** @type {any} */ ({
      t: words.t,
      words,
      state,
      ui: state.ui,
      m,
      schema: engine.schema,
      places,
      send,
      check: match.check,
    });
    cx.panel = panelFor(m ? m.view.rules : state.setup.rules);
    if (m) {
      cx.names = namesOf(cx);
      const hexesAt = (/** @type {string} */ name) => (places.vertex.get(name) ?? places.edge.get(name))?.hexes ?? [];
      cx.teller = { t: words.t, words, names: cx.names, view: m.view, hexesAt };
    }
    return cx;
  }

  root.insertAdjacentHTML('afterbegin', sprite);
  const body = document.createElement('div');
  body.className = 'hexstead';
  const log = document.createElement('div');
  log.className = 'sr';
  log.setAttribute('role', 'log');
  const status = document.createElement('p');
  status.className = 'sr';
  status.setAttribute('role', 'status');
  root.append(body, log, status);

  const picture = startPicture(engine);
  const settleFocus = createFocus(root);
  const speak = createVoice(log, status);
  /** @type {{map: SVGSVGElement|null, stop: () => void}} */
  let wired = { map: null, stop: () => {} };

  /** Listens on the board that is drawn now. */
  function wire() {
    const map = /** @type {SVGSVGElement|null} */ (body.querySelector('.game .sheet svg.map'));
    if (map === wired.map) return;
    wired.stop();
    if (!map) {
      wired = { map: null, stop: () => {} };
      return store.set({ zoom: null });
    }
    const zoom = createZoom(map, { box: () => sheetBox(board.hexes), onChange: () => store.set({}) });
    const stop = listen(map, {
      legal: () => /** @type {any} */ (legalPlaces(context(store.get()))),
      onHover: (name) => send({ do: 'hover', name }),
      onFocus: (name) => send({ do: 'focus', name }),
      onChoose: (name, how) => send({ do: 'place', name, how }),
      others: () => [...places.vertex.keys(), ...places.edge.keys(), ...places.hex.keys()],
      onRefused: (name) =>
        send({
          do: 'misplaced',
          name,
          type: places.vertex.has(name) ? 'vertex' : places.edge.has(name) ? 'edge' : 'hex',
        }),
      onCrowded: (at) => zoom.at(at),
    });
    wired = { map, stop: () => (stop(), zoom.stop()) };
    store.set({ zoom });
  }

  store.subscribe((state) => {
    const cx = context(state);
    render(page(cx, picture), body);
    wire();
    settleDialog(body);
    settleFocus();
    speak(cx);
  });

  root.addEventListener('keydown', (event) => {
    const { choosing, preview, refusal } = store.get().ui;
    if (event.key !== 'Escape' || root.querySelector('dialog[open]') || !(choosing || preview || refusal)) return;
    event.preventDefault();
    send({ do: 'back' });
  });

  watchAddress(window, (text) => send({ do: 'open', input: text }));
  applySettings();
  const linked = readAddress(location);
  const [entry] = performance.getEntriesByType('navigation');
  const back = entry && ['reload', 'back_forward'].includes(/** @type {PerformanceNavigationTiming} */ (entry).type);
  if (linked) send({ do: 'open', input: linked });
  else if (back && store.get().saved) send({ do: 'go-on' });

  /** For tests and the curious: look, don't touch. */
  Object.defineProperty(window, 'hexstead', {
    value: Object.freeze({
      version: engine.schema.abi,
      state: () => structuredClone({ ...store.get(), zoom: null, board: null }),
      view: (/** @type {number|null|undefined} */ seat) => match.game()?.view(seat) ?? null,
      hash: () => match.game()?.hash ?? null,
      log: () => match.game()?.log ?? [],
      length: () => match.game()?.length ?? 0,
      text: match.text,
      schema: engine.schema,
    }),
  });
}

customElements.define(
  'hexstead-game',
  class extends HTMLElement {
    connectedCallback() {
      void mount(this);
    }
  },
);
