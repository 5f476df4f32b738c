/**
 * `<hexstead-game>` for other people's pages: one classic script, `embed.js`. It makes a frame of the page that lies beside the
 * script and speaks with it by messages (platform/messages.js is the other end). EMBEDDING.md is its manual.
 */
import { CHANGES, EVENTS, NUMBERS, PASSED, PROPERTIES, TEXTS } from './names.js';
import { APP, VERSION } from '../platform/messages.js';
import { ALLOW, SANDBOX } from './snippets.js';

/** Beside this script, wherever that lies. */
const PAGE = new URL('index.html', /** @type {any} */ (document.currentScript)?.src || location.href).href;

/** Milliseconds after which a frame that has loaded and says nothing is complained about. */
const PATIENCE = 20_000;

/** Not a style element: a strict policy of the host has nothing against this. */
const STYLE =
  ':host{display:block;height:640px}:host([hidden]){display:none}' +
  'iframe{display:block;width:100%;height:100%;border:0}';

/** @param {string|null} src @returns {URL} where the page is; nothing but a page */
function pageAt(src) {
  const url = new URL(src || PAGE, document.baseURI);
  return /^(https?|file):$/.test(url.protocol) ? url : new URL(PAGE);
}

/** @param {HTMLElement} element @param {boolean} waits for a game that comes by message */
function addressOf(element, waits) {
  const url = pageAt(element.getAttribute('src'));
  const set = (/** @type {string} */ key, /** @type {string} */ value) => url.searchParams.set(key, value);
  set('embed', '1');
  for (const name of PASSED) {
    const value = element.getAttribute(name);
    if (value !== null) set(name, value.replace(/^#/, ''));
  }
  if (element.hasAttribute('readonly')) set('readonly', '1');
  if (waits) set('wait', '1');
  // Of a page from a file, or in a sandbox, there is no origin to name.
  if (location.origin !== 'null' && location.protocol !== 'file:') set('allowOrigin', location.origin);
  return url;
}

/** @param {string} code what the page says is wrong */
const failure = (code) => Object.assign(new Error(`hexstead: ${code}`), { code });

/**
 * Messages to and from one frame. Commands wait until it is ready.
 * @param {HTMLIFrameElement} frame @param {string} origin of the page in it @param {(message: any, from: string) => void} hear what answers nothing
 */
function converse(frame, origin, hear) {
  /** @type {Map<string, {done: (state: any) => void, fail: (error: Error) => void}>} */
  const asked = new Map();
  /** @type {object[]} */
  const waiting = [];
  /** @type {string|null} */
  let to = null;
  let last = 0;

  /** @param {MessageEvent} event */
  const listen = ({ source, origin: from, data }) => {
    // In a sandbox it has no origin; who it is says the window.
    if (!source || source !== frame.contentWindow || (from !== origin && from !== 'null')) return;
    if (data?.app !== APP || data.v !== VERSION || typeof data.type !== 'string') return;
    const { id, ...message } = data;
    delete message.app;
    delete message.v;
    const one = asked.get(id);
    if (!one) return hear(message, from);
    asked.delete(id);
    const { type, ...state } = message;
    if (type === 'error') one.fail(failure(state.code));
    else one.done(state);
  };
  window.addEventListener('message', listen);
  const post = (/** @type {object} */ message) => frame.contentWindow?.postMessage(message, /** @type {string} */ (to));

  return {
    /** @param {string} cmd @param {object} [more] @param {boolean} [first] before all that waits @returns {Promise<any>} the state afterwards */
    ask: (cmd, more, first = false) =>
      new Promise((done, fail) => {
        const id = `${++last}`;
        asked.set(id, { done, fail });
        const message = { app: APP, v: VERSION, id, cmd, ...more };
        if (first || (to && !waiting.length)) post(message);
        else waiting.push(message);
      }),
    open: () => to !== null,
    /** The page listens. @param {string} from */
    answers: (from) => void (to = from === 'null' ? '*' : from),
    flush() {
      for (const message of waiting.splice(0)) post(message);
    },
    stop() {
      window.removeEventListener('message', listen);
      for (const { fail } of asked.values()) fail(failure('REMOVED'));
    },
  };
}

class HexsteadGame extends HTMLElement {
  static observedAttributes = Object.keys(CHANGES);

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    /** @type {HTMLIFrameElement|null} */
    this._frame = null;
    /** @type {ReturnType<typeof converse>|null} */
    this._link = null;
    /** @type {string|null} the game to bring into the next frame: whole, as the page last said */
    this._text = null;
    /** @type {Set<string>} */
    this._changed = new Set();
    /** @type {[string, object][]|null} events that wait for `ready` */
    this._held = [];
    this._height = '';
    this._timer = 0;
  }

  connectedCallback() {
    for (const name of PROPERTIES)
      if (Object.hasOwn(this, name)) {
        // Set before this script had come.
        const self = /** @type {any} */ (this);
        const value = self[name];
        delete self[name];
        self[name] = value;
      }
    this._build();
  }

  disconnectedCallback() {
    this._drop();
  }

  /** Moved without being removed: the frame lives on. */
  connectedMoveCallback() {}

  /** @param {string} name @param {string|null} before @param {string|null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this._frame) return;
    if (!this._changed.size) queueMicrotask(() => this._apply());
    this._changed.add(name);
  }

  /** Several changes at once are one. */
  _apply() {
    const names = [...this._changed];
    this._changed.clear();
    if (!this._frame) return;
    const means = new Set(names.map((name) => /** @type {any} */ (CHANGES)[name]));
    const removed = names.some((name) => ['game', 'lang', 'rules'].includes(name) && !this.hasAttribute(name));
    this._look();
    if (means.has('table') || means.has('game')) this._text = null;
    if (means.has('frame') || removed) return this._build();
    const quiet = (/** @type {Promise<any>} */ answer) =>
      answer.catch((error) => error.code !== 'REMOVED' && this._fire('error', { code: error.code }));
    if (means.has('theme')) void quiet(this.setTheme(this.getAttribute('theme') ?? 'auto'));
    if (means.has('lang')) void quiet(this.setLang(this.getAttribute('lang') ?? ''));
    if (means.has('game')) void quiet(this.load(this.getAttribute('game') ?? ''));
    else if (means.has('table')) void quiet(this.newGame());
  }

  _build() {
    this._drop();
    const frame = document.createElement('iframe');
    const text = this._text ?? this.getAttribute('game');
    const url = addressOf(this, Boolean(text));
    const link = converse(frame, url.protocol === 'file:' ? 'null' : url.origin, (message, from) =>
      this._hear(message, from),
    );
    // Of the same site it could undo its sandbox, which browsers warn of.
    const sandbox = this.getAttribute('sandbox') ?? (url.origin === location.origin ? null : SANDBOX);
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.allow = ALLOW;
    if (this.hasAttribute('loading')) frame.loading = /** @type {any} */ (this.getAttribute('loading'));
    frame.src = url.href;
    frame.addEventListener('load', () => {
      clearTimeout(this._timer);
      if (!link.open()) this._timer = setTimeout(() => this._fire('error', { code: 'NO_ANSWER' }), PATIENCE);
    });
    [this._frame, this._link] = [frame, link];
    this._look();
    /** @type {ShadowRoot} */ (this.shadowRoot).append(frame);
  }

  _drop() {
    clearTimeout(this._timer);
    this._link?.stop();
    this._frame?.remove();
    [this._frame, this._link, this._height, this._held] = [null, null, '', []];
  }

  /** What the frame looks like from outside. */
  _look() {
    const frame = /** @type {HTMLIFrameElement} */ (this._frame);
    const height = this.getAttribute('height');
    const theme = this.getAttribute('theme');
    frame.title = this.getAttribute('title') || 'Hexstead';
    // A frame whose scheme differs from its page's is never transparent.
    frame.style.colorScheme = theme === 'dark' ? 'dark' : theme === 'light' ? 'light' : 'light dark';
    if (height === 'auto') this.style.height = this._height;
    else if (height) this.style.height = /^\d+$/.test(height) ? `${height}px` : height;
    else this.style.removeProperty('height');
  }

  /** @param {any} message @param {string} from */
  async _hear({ type, ...detail }, from) {
    if (type === 'keep') this._text = detail.text;
    else if (type === 'ready') await this._ready(detail, from);
    else if (EVENTS.includes(type)) {
      if (type === 'resize' && this.getAttribute('height') === 'auto') {
        this._height = `${detail.height}px`;
        this._look();
      }
      if (this._held && type !== 'error') this._held.push([type, detail]);
      else this._fire(type, detail);
    }
  }

  /** The first time, or when the page in the frame has been loaded anew. @param {any} state @param {string} from */
  async _ready(state, from) {
    const text = this._text ?? this.getAttribute('game');
    const link = /** @type {NonNullable<typeof this._link>} */ (this._link);
    clearTimeout(this._timer);
    this._held = [];
    link.answers(from);
    try {
      await link.ask('keep', { on: true }, true);
      if (text) state = await link.ask('load', { text }, true);
    } catch (error) {
      const { code } = /** @type {any} */ (error);
      if (code === 'REMOVED') return;
      this._fire('error', { code });
    }
    link.flush();
    const held = this._held ?? [];
    this._held = null;
    this._fire('ready', state);
    for (const [type, detail] of held) this._fire(type, detail);
  }

  /** @param {string} type @param {object} detail */
  _fire(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} cmd @param {object} [more] @returns {Promise<any>} */
  _ask(cmd, more) {
    return this._link ? this._link.ask(cmd, more) : Promise.reject(failure('REMOVED'));
  }

  /** What everyone at the table sees. */
  getState() {
    return this._ask('getState');
  }

  /** A game by its link, its text or its file. @param {string} text */
  async load(text) {
    const state = await this._ask('load', { text: `${text}` });
    this._text = `${text}`; // until the page says more
    return state;
  }

  /** What is left out is as the attributes say. @param {{rules?: string, seats?: number, bots?: number, seed?: string}} [wish] */
  newGame(wish = {}) {
    const { rules, seats, bots, seed } = /** @type {any} */ (this);
    const all = { rules: rules || undefined, seats, bots, seed: seed || undefined, ...wish };
    const said = Object.entries(all).filter(([, value]) => value !== undefined && value !== null);
    return this._ask('newGame', Object.fromEntries(said));
  }

  /** Bots, or a replay, stop; or go on. @param {boolean} [on] */
  pause(on = true) {
    return this._ask('pause', { on });
  }

  /** @param {string} theme */
  setTheme(theme) {
    return this._ask('setTheme', { theme });
  }

  /** @param {string} lang */
  setLang(lang) {
    return this._ask('setLang', { lang });
  }

  /** The whole game, to keep and to give to `load` later; it holds all hands. Null before there is one. */
  get kept() {
    return this._text;
  }
}

/** @param {string} name @param {(element: HTMLElement) => any} get @param {(element: HTMLElement, value: any) => void} set */
const property = (name, get, set) =>
  Object.defineProperty(HexsteadGame.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return get(this);
    },
    set(value) {
      set(this, value);
    },
  });

/** @param {HTMLElement} element @param {string} name @param {any} value null and undefined take it away */
const put = (element, name, value) =>
  value === null || value === undefined ? element.removeAttribute(name) : element.setAttribute(name, `${value}`);

for (const name of TEXTS)
  property(
    name,
    (element) => element.getAttribute(name) ?? '',
    (element, value) => put(element, name, value),
  );
for (const name of NUMBERS)
  property(
    name,
    (element) => (element.hasAttribute(name) ? Number(element.getAttribute(name)) : null),
    (element, value) => put(element, name, value),
  );
property(
  'readonly',
  (element) => element.hasAttribute('readonly'),
  (element, value) => element.toggleAttribute('readonly', Boolean(value)),
);

if (!customElements.get('hexstead-game')) customElements.define('hexstead-game', HexsteadGame);
