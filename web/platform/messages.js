/**
 * Messages between the page in a frame and the page round it. Flat objects only: every value is a plain string, number or truth
 * value, so that nothing deep, cyclic or huge can get in. What a command does is the business of whoever listens.
 *
 *   host to page: { app: 'hexstead', v: 1, id, cmd, ... }
 *   page to host: { app: 'hexstead', v: 1, type, ... }, with the id of the command where it answers one
 */
export const APP = 'hexstead';
export const VERSION = 1;

/** Characters of a message, all its texts together. */
export const LONGEST_MESSAGE = 16 * 1024;

const text = (/** @type {unknown} */ value) => typeof value === 'string';
const flag = (/** @type {unknown} */ value) => typeof value === 'boolean';
const word = (/** @type {unknown} */ value) => typeof value === 'string' && /^[\w-]{1,32}$/.test(value);
const count = (/** @type {any} */ value) => Number.isInteger(value) && value >= 0 && value <= 99;
const name = (/** @type {unknown} */ value) =>
  (typeof value === 'string' && value.length <= 64) || Number.isSafeInteger(value);

/** Command -> its fields. Whatever is not here is refused. @type {Record<string, Record<string, (value: any) => boolean>>} */
export const COMMANDS = {
  getState: {},
  load: { text },
  newGame: { rules: word, seats: count, bots: count, seed: text },
  setTheme: { theme: word },
  setLang: { lang: word },
  pause: { on: flag },
  keep: { on: flag },
};

/** Without these a command says nothing. @type {Record<string, string[]>} */
const NEEDED = { load: ['text'], setTheme: ['theme'], setLang: ['lang'] };

/** What the page says. */
export const TYPES = ['ready', 'resize', 'state', 'action', 'turn', 'gameover', 'keep', 'error'];

/** @typedef {{ok: true, id: string|number|null, cmd: string, [field: string]: any}} Command */

/**
 * What a message asks for.
 * @param {unknown} data whatever came
 * @returns {Command | {error: 'FOREIGN'|'VERSION'|'COMMAND'|'SHAPE'|'TOO_LONG', id?: string|number}} FOREIGN: not meant for the page, nobody answers
 */
export function readMessage(data) {
  try {
    return read(data);
  } catch {
    return { error: 'FOREIGN' }; // a thing that throws when it is looked at
  }
}

/** @param {any} data @returns {ReturnType<typeof readMessage>} */
function read(data) {
  if (typeof data !== 'object' || data === null || ![Object.prototype, null].includes(Object.getPrototypeOf(data)))
    return { error: 'FOREIGN' };
  // What is computed when it is read is not read.
  const own = (/** @type {string} */ key) => Object.getOwnPropertyDescriptor(data, key)?.value;
  if (own('app') !== APP) return { error: 'FOREIGN' };
  const id = name(own('id')) ? own('id') : null;
  const back = id === null ? {} : { id };
  if (own('v') !== VERSION) return { error: 'VERSION', ...back };
  const cmd = own('cmd');
  if (typeof cmd !== 'string' || !Object.hasOwn(COMMANDS, cmd)) return { error: 'COMMAND', ...back };
  /** @type {Command} */
  const command = { ok: true, id, cmd };
  let room = LONGEST_MESSAGE;
  for (const key of Reflect.ownKeys(data)) {
    if (typeof key === 'string' && ['app', 'v', 'id', 'cmd'].includes(key)) continue;
    const value = typeof key === 'string' ? own(key) : null;
    if (typeof value === 'string' && (room -= value.length) < 0) return { error: 'TOO_LONG', ...back };
    if (typeof key !== 'string' || !Object.hasOwn(COMMANDS[cmd], key) || !COMMANDS[cmd][key](value))
      return { error: 'SHAPE', ...back };
    command[key] = value;
  }
  if (!(NEEDED[cmd] ?? []).every((key) => key in command)) return { error: 'SHAPE', ...back };
  return command;
}

/**
 * Listens to the page round this one and to nobody else, and speaks to it.
 * @param {Window} win @param {string|null} pinned the only origin that may host the page, where the address names one
 * @param {(command: Command) => void} obey
 */
export function connect(win, pinned, obey) {
  // Who it is is known when it has spoken. Until then everyone may hear what is said: it is public.
  let origin = pinned;
  const host = win.parent;
  /** @param {string} type @param {object} [more] */
  const tell = (type, more) => {
    try {
      host.postMessage({ app: APP, v: VERSION, type, ...more }, origin ?? '*');
    } catch {
      // An origin that is none, or something that can't be sent: the game goes on.
    }
  };
  win.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== host || (pinned !== null && from !== pinned)) return;
    const command = readMessage(data);
    if ('ok' in command) {
      origin ??= from === 'null' ? '*' : from;
      obey(command);
    } else if (command.error !== 'FOREIGN')
      tell('error', { code: command.error, ...('id' in command && { id: command.id }) });
  });
  return tell;
}
