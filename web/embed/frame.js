/**
 * The page in a frame of another page: what the address asks for at the start, what the host may ask for later, and what it is
 * told (`report.js`, `height.js`).
 */
import { kit } from '../kit.js';
import { connect } from '../platform/messages.js';
import { createRuler } from './height.js';
import { createKeeping, createReporter, stateOf } from './report.js';

const { readFileText, wishFor } = kit;

/**
 * @typedef {{win: Window, root: HTMLElement, store: any, match: any, send: (intent: any) => void, show: () => void,
 *   engine: import('../engine/engine.js').Engine, choices: Record<string, string[]>}} Parts show: words and colours anew
 */

/** Changes what the page knows of its frame. @param {any} store @param {object} patch */
const set = (store, patch) => store.set({ embed: { ...store.get().embed, ...patch } });

/** Puts games on the table, to be played or only to be looked at. @param {Parts} parts */
function createTable({ store, match, send, engine }) {
  const now = store.get;
  const { embed, wish: wished } = now();
  const looks = embed.still || embed.ui === 'replay';

  /** A link, a text or a file. @param {string} input @returns {string} what is wrong with it, or '' */
  function put(input) {
    const found = readFileText(input);
    const { text, table } = 'games' in found ? found.games[0] : { text: '', table: null };
    send({ do: 'open', input: text, table });
    const { error, text: seen } = now().ui.open;
    const bare = !match.game() && now().screen !== 'replay';
    set(store, { wait: false, text: looks && !error ? seen : '', wrong: error && bare ? now().ui.open : null });
    if (error) {
      send({ do: 'dialog', name: null });
      return error;
    }
    if (!looks) send({ do: 'open-play' });
    else {
      send({ do: 'replay', from: 'link' });
      if (embed.still) send({ do: 'replay-to', step: Infinity });
    }
    return '';
  }

  /** @param {{rules?: string, seats?: number, bots?: number, seed?: string}} wish */
  function begin({ rules = 'classic', ...more }) {
    const info = engine.schema.rulesets[rules];
    store.set({ wish: wishFor(info, { ...wished, ...more }) });
    set(store, { wait: false, wrong: null });
    send({ do: 'quick', rules });
    if (!looks) return;
    const text = match.text('position');
    match.leave();
    put(text);
  }

  return { put, begin };
}

/**
 * What a host may ask for; each says what is wrong, if it is.
 * @param {Parts} parts @param {ReturnType<typeof createTable>} table @param {{paused: boolean, keeping: boolean}} asked
 * @returns {Record<string, (command: any) => string|void>}
 */
const commandsOf = ({ store, match, send, show, choices }, { put, begin }, asked) => ({
  getState: () => {},
  load: ({ text }) => put(text),
  newGame: (wish) => {
    if (wish.rules !== undefined && !choices.rules.includes(wish.rules)) return 'RULES';
    begin({ rules: store.get().match?.view.rules, ...wish });
  },
  setTheme: ({ theme }) => {
    if (!choices.theme.includes(theme)) return 'THEME';
    store.set({ settings: { ...store.get().settings, theme } });
    show();
  },
  setLang: ({ lang }) => {
    if (!choices.lang.includes(lang)) return 'LANG';
    store.set({ asked: lang });
    show();
  },
  pause: ({ on = true }) => {
    const { screen, replay } = store.get();
    if (screen === 'replay') {
      if (replay.replay.playing === on) send({ do: 'replay-play' });
    } else if (match.game()) match.halt(on);
    asked.paused = on;
  },
  keep: ({ on = true }) => void (asked.keeping = on),
});

/** What the page looks like in its frame. @param {Parts} parts @param {any} embed */
function dress({ win, root }, { bg, ui, still }) {
  const { body, documentElement } = win.document;
  if (bg) body.style.background = bg;
  // Where there is nothing to scroll the page round it scrolls.
  body.style.overscrollBehavior = documentElement.style.overscrollBehavior = 'auto';
  if (ui !== 'full' || still) root.dataset.ui = (still ? 'still ' : '') + ui;
}

/** @param {Parts} parts */
export function embedPage(parts) {
  const { win, root, store, match } = parts;
  const { embed } = store.get();
  const asked = { paused: false, keeping: false };
  const table = createTable(parts);
  const commands = commandsOf(parts, table, asked);
  const tell = connect(win, embed.origin, (command) => obey(command));
  const state = () => stateOf(match, store.get(), win.document.documentElement.lang, asked.paused);
  const hand = createKeeping(match, tell);
  const keep = () => asked.keeping && hand();
  const report = createReporter(match, tell, state);
  const ruler = createRuler(root, (height) => tell('resize', { height }));

  /** @param {import('../platform/messages.js').Command} command */
  function obey({ id, cmd, ...more }) {
    const before = match.game();
    const wrong = commands[cmd](more);
    if (match.game() !== before) asked.paused = false;
    const answer = id === null ? {} : { id };
    report(); // of a game that has begun, before bots play: no action of it is missed
    if (wrong) tell('error', { ...answer, code: wrong });
    else tell('state', { ...answer, ...state() });
    keep();
  }

  return {
    /** What the address asks for. @param {string} text the game in it, or '' */
    enter(text) {
      dress(parts, embed);
      if (text) {
        const code = table.put(text);
        if (code) tell('error', { code });
      } else if (embed.rules && !embed.wait) table.begin({ rules: embed.rules });
      else set(store, { wait: embed.wait });
      tell('ready', state());
      report();
      new ResizeObserver(ruler).observe(root);
      store.subscribe(() => {
        keep();
        report();
        ruler();
      });
    },
  };
}
