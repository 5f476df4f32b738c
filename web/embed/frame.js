/**
 * The page in a frame of another page: what the address asks for at the start, what the host may ask for later, and what it is
 * told. What is told is what everyone at the table sees; only `keep` holds the whole game.
 */
import { kit } from '../kit.js';
import { connect } from '../platform/messages.js';

const { fileText, readFileText, wishFor } = kit;

/** Pixels that a frame of its height is given: no less is playable, no more is seen at once. */
const HEIGHT = { least: 420, most: 1600 };
/** Of the sheet of the map, and how high it has to be at most. */
const SHAPE = 1.17;
const BOARD = 620;

/** Above and below what a page without a board holds. */
const EDGES = 48;

const bottomOf = (/** @type {Element} */ element) => element.getBoundingClientRect().bottom;

/** How high the page would like to be, however high it is: all of it, and the board in its shape. 0: nothing is shown yet. @param {HTMLElement} root */
function wantedHeight(root) {
  const game = /** @type {HTMLElement|null} */ (root.querySelector('.game'));
  const board = /** @type {HTMLElement|null} */ (game?.querySelector('.board') ?? null);
  const page = root.querySelector('.page');
  if (!board && !page) return 0;
  const wanted = board
    ? /** @type {HTMLElement} */ (game).scrollHeight - board.offsetHeight + Math.min(BOARD, board.offsetWidth / SHAPE)
    : bottomOf(page.lastElementChild) - page.firstElementChild.getBoundingClientRect().top + EDGES;
  return Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted)));
}

/**
 * Says how high the page wants to be. For one width it only grows: a host's page must not jump at every turn.
 * @param {HTMLElement} root @param {(height: number) => void} say
 */
function createRuler(root, say) {
  let width = 0;
  let height = 0;
  return () => {
    const wanted = wantedHeight(root);
    if (!wanted || (root.offsetWidth === width && wanted <= height + 1)) return;
    [width, height] = [root.offsetWidth, wanted];
    say(height);
  };
}

/** What everyone sees of the table. @param {any} view without hands, or more */
const publicOf = ({ rules, seats, phase, turn, actor, round, over, winners, players }) => ({
  rules,
  seats,
  phase,
  turn,
  actor,
  round,
  over,
  winners,
  points: players.map((/** @type {any} */ { points, truePoints }) => (over ? (truePoints ?? points) : points)),
});

/** Tells what has happened to the game since it was last looked at. @param {any} match @param {(type: string, more?: object) => void} tell @param {() => object} state */
function createReporter(match, tell, state) {
  /** @type {any} */
  let game = null;
  let length = 0;
  let turn = '';
  let over = false;
  return () => {
    const now = match.game();
    if (now !== game) {
      game = now;
      [length, turn, over] = [now?.length ?? 0, '', false];
      tell('state', state());
    }
    if (!now) return;
    for (const { action, index } of now.logFor(null, Math.min(length, now.length)))
      tell('action', { action, length: index + 1 });
    if (now.length < length) tell('action', { action: null, length: now.length });
    length = now.length;
    const view = now.view(null);
    if (turn !== `${view.turn} ${view.turnNo}`) {
      turn = `${view.turn} ${view.turnNo}`;
      tell('turn', { seat: view.turn, round: view.round });
    }
    if (view.over && !over) tell('gameover', { winners: view.winners, points: publicOf(now.view()).points });
    over = view.over;
  };
}

/**
 * @param {{win: Window, root: HTMLElement, store: any, match: any, send: (intent: any) => void, show: () => void,
 *   engine: import('../engine/engine.js').Engine, choices: Record<string, string[]>}} parts show: words and colours anew
 */
export function embedPage({ win, root, store, match, send, show, engine, choices }) {
  const now = store.get;
  const { embed } = now();
  const wished = now().wish;
  const tell = connect(win, embed.origin, (command) => obey(command));
  const set = (/** @type {object} */ patch) => store.set({ embed: { ...now().embed, ...patch } });
  const looks = embed.still || embed.ui === 'replay';
  let paused = false;
  let keeping = false;
  let kept = -1;
  /** @type {any} */
  let keptGame = null;

  function state() {
    const { screen, replay: watched, settings } = now();
    const view = watched && screen === 'replay' ? watched.view : match.game()?.view();
    const { step, steps } = (screen === 'replay' && watched?.replay) || {};
    return {
      screen,
      ...(view && publicOf(view)),
      length: (screen === 'replay' ? watched?.length : match.game()?.length) ?? 0,
      ...(steps && { step, steps: steps.length - 1 }),
      bots: (match.table()?.seats ?? []).flatMap((/** @type {any} */ { kind }, /** @type {number} */ i) =>
        kind === 'bot' ? [i] : [],
      ),
      paused,
      ui: embed.ui,
      readonly: embed.still,
      lang: win.document.documentElement.lang,
      theme: settings.theme,
    };
  }

  /** Puts a link, a text or a file on the table. @param {string} input @returns {string} what is wrong with it, or '' */
  function put(input) {
    const found = readFileText(input);
    const { text, table } = 'games' in found ? found.games[0] : { text: '', table: null };
    send({ do: 'open', input: text, table });
    const { error, text: seen } = now().ui.open;
    const bare = !match.game() && now().screen !== 'replay';
    set({ wait: false, text: looks && !error ? seen : '', wrong: error && bare ? now().ui.open : null });
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
    set({ wait: false, wrong: null });
    send({ do: 'quick', rules });
    if (!looks) return;
    const text = match.text('position');
    match.leave();
    put(text);
  }

  /** @type {Record<string, (command: any) => string|void>} what is wrong, if it is */
  const commands = {
    getState: () => {},
    load: ({ text }) => put(text),
    newGame: (wish) => {
      if (wish.rules !== undefined && !choices.rules.includes(wish.rules)) return 'RULES';
      begin({ rules: now().match?.view.rules, ...wish });
    },
    setTheme: ({ theme }) => {
      if (!choices.theme.includes(theme)) return 'THEME';
      store.set({ settings: { ...now().settings, theme } });
      show();
    },
    setLang: ({ lang }) => {
      if (!choices.lang.includes(lang)) return 'LANG';
      store.set({ asked: lang });
      show();
    },
    pause: ({ on = true }) => {
      const { screen, replay } = now();
      if (screen === 'replay') {
        if (replay.replay.playing === on) send({ do: 'replay-play' });
      } else if (match.game()) match.halt(on);
      paused = on;
    },
    keep: ({ on = true }) => void (keeping = on),
  };

  /** @param {import('../platform/messages.js').Command} command */
  function obey({ id, cmd, ...more }) {
    const before = match.game();
    const wrong = commands[cmd](more);
    if (match.game() !== before) paused = false;
    const answer = id === null ? {} : { id };
    if (wrong) tell('error', { ...answer, code: wrong });
    else tell('state', { ...answer, ...state() });
    keep();
  }

  /** The whole game, for a host that asked to keep it. */
  function keep() {
    const game = match.game();
    if (!keeping || !game || (game === keptGame && game.length === kept)) return;
    [keptGame, kept] = [game, game.length];
    tell('keep', { text: fileText([{ text: match.text('replay'), table: match.table() }]) });
  }

  const report = createReporter(match, tell, state);
  const ruler = createRuler(root, (height) => tell('resize', { height }));

  return {
    /** What the address asks for. @param {string} text the game in it, or '' */
    enter(text) {
      const { body, documentElement } = win.document;
      if (embed.bg) body.style.background = embed.bg;
      // Where there is nothing to scroll the page round it scrolls.
      body.style.overscrollBehavior = documentElement.style.overscrollBehavior = 'auto';
      if (embed.ui !== 'full' || embed.still) root.dataset.ui = (embed.still ? 'still ' : '') + embed.ui;
      if (text) {
        const code = put(text);
        if (code) tell('error', { code });
      } else if (embed.rules && !embed.wait) begin({ rules: embed.rules });
      else set({ wait: embed.wait });
      tell('ready', state());
      new ResizeObserver(ruler).observe(root);
      store.subscribe(() => {
        keep();
        report();
        ruler();
      });
    },
  };
}
