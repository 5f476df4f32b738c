// The module's exports as functions with strings and plain values. The only file that sees its memory.

/** An action as the module has it: kind, seat, a, b, give, get.
 * @typedef {[number, number, number | null, number, number, number]} Six */

/** @typedef {{ ruleset: number, seats: number, goal: number, options: Uint8Array, seed: string }} Setup */

const ACTION_BYTES = 12;
const CHANCE_BYTES = 16;
const STATUS = [
  'actor',
  'turn',
  'phase',
  'winners',
  'over',
  'length',
  'top',
  'turnNo',
  'ruleset',
  'seats',
  'sort',
  'seat',
];

/** @param {string} code @param {string} message */
export function engineError(code, message) {
  const error = /** @type {import('./engine.js').EngineError} */ (new Error(`${code}: ${message}`));
  error.name = 'EngineError';
  error.code = code;
  return error;
}

/** @param {import('./engine.js').ModuleSource} source
 * @returns {Promise<WebAssembly.Module>} */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  return WebAssembly.compile(/** @type {BufferSource} */ (source));
}

/** Reading and writing the module's memory, which never grows: the views stay good.
 * @param {any} wasm the exports */
function memoryOf(wasm) {
  const memory = new Uint8Array(wasm.memory.buffer);
  const data = new DataView(wasm.memory.buffer);
  const [text, room, roomSize] = [wasm.hxw_text(), wasm.hxw_room(), wasm.hxw_room_size()];
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const answer = (length) => decoder.decode(memory.subarray(text, text + length));

  /** A result, or the error that it stands for.
   * @param {number} result */
  function good(result) {
    if (result >= 0) return result;
    const { error, text: message, fault } = JSON.parse(answer(-result));
    throw Object.assign(engineError(error, message), fault && { fault });
  }

  /** @param {number} at from the start of the answer @returns {Six} */
  function six(at = 0) {
    const i = text + at;
    const [give, get] = [data.getUint32(i + 4, true), data.getUint32(i + 8, true)];
    return [memory[i], memory[i + 1], memory[i + 2], memory[i + 3], give, get];
  }

  /** Writes into the room, from `at` on; the number of bytes.
   * @param {number} at @param {string | Uint8Array} content */
  function write(at, content) {
    if (typeof content === 'string') {
      const { read, written } = encoder.encodeInto(content, memory.subarray(room + at, room + roomSize));
      if (read === content.length) return written;
    } else if (at + content.length <= roomSize) {
      memory.set(content, room + at);
      return content.length;
    }
    throw engineError('ROOM', 'too long for the module');
  }

  return {
    good,
    six,
    write,
    /** @param {number} at from the start of the answer @returns {number} */
    number: (at) => data.getUint32(text + at, true),
    /** @param {number} result @returns {string} */
    text: (result) => answer(good(result)),
    json: (result) => JSON.parse(answer(good(result))),
    /** @param {number} result null: nothing is refused */
    verdict: (result) => (result === 0 ? null : JSON.parse(answer(good(result)))),
    /** @param {number} result @returns {Uint8Array} */
    bytes: (result) => memory.slice(text, text + good(result)),
    /** @template T @param {number} result @param {number} size @param {(at: number) => T} item @returns {T[]} */
    list(result, size, item) {
      const found = [];
      for (let at = 0; at < good(result); at += size) found.push(item(at));
      return found;
    },
  };
}

/** @typedef {ReturnType<typeof memoryOf>} Memory */

/** What makes and frees tables. Handles are numbers.
 * @param {any} wasm @param {Memory} memory */
function makingCalls(wasm, { good, json, text, bytes, write }) {
  /** @param {Setup} setup @param {Uint8Array} [deal] */
  function writeSetup(setup, deal) {
    const head = write(0, setup.options);
    const seed = write(head, setup.seed);
    return [setup.ruleset, setup.seats, setup.goal, seed, ...(deal ? [write(head + seed, deal)] : [])];
  }
  return {
    schema: () => json(wasm.hxw_schema()),
    /** @param {number} ruleset */
    board: (ruleset) => json(wasm.hxw_board(ruleset)),
    /** @param {Setup} setup */
    deal: (setup) => bytes(wasm.hxw_deal(...writeSetup(setup))),
    /** @param {Setup} setup @param {Uint8Array} [deal] */
    create: (setup, deal = new Uint8Array()) => good(wasm.hxw_new(...writeSetup(setup, deal))),
    /** @param {string} link @param {string} seed */
    load(link, seed) {
      const length = write(0, link);
      return good(wasm.hxw_load(length, write(length, seed)));
    },
    /** @param {string} link 0 position, 1 replay, 2 view */
    linkKind: (link) => good(wasm.hxw_link_kind(write(0, link))),
    fork: (handle) => good(wasm.hxw_fork(handle)),
    imagine: (handle, seat, seed) => good(wasm.hxw_imagine(handle, seat, write(0, seed))),
    free: (handle) => wasm.hxw_free(handle),
    save: (handle, kind, viewer) => text(wasm.hxw_save(handle, kind, viewer)),
  };
}

/** What games and views can be asked.
 * @param {any} wasm @param {Memory} memory */
function tableCalls(wasm, { good, number, json, text, verdict, bytes, list, six, write }) {
  return {
    /** @returns {{ [fact: string]: number }} */
    status(handle) {
      good(wasm.hxw_status(handle));
      return Object.fromEntries(STATUS.map((name, i) => [name, number(4 * i)]));
    },
    /** One of the facts of `status` alone. */
    fact(handle, name) {
      good(wasm.hxw_status(handle));
      return number(4 * STATUS.indexOf(name));
    },
    view: (handle, viewer) => json(wasm.hxw_view(handle, viewer)),
    legal: (handle, seat) => list(wasm.hxw_legal(handle, seat), ACTION_BYTES, six),
    check: (handle, action) => verdict(wasm.hxw_check(handle, ...action)),
    /** Of an action that may be done: cards, and the vertices of a walk. */
    price(handle, action) {
      const all = bytes(wasm.hxw_price(handle, ...action));
      return { cards: number(0), route: [...all.slice(4)] };
    },
    /** @param {number[]} route @returns {{ refusal: any, six: Six | null }} */
    checkRoute(handle, seat, route) {
      const refusal = verdict(wasm.hxw_check_route(handle, seat, write(0, new Uint8Array(route))));
      return { refusal, six: refusal ? null : six() };
    },
    why: (handle, seat, kind) => verdict(wasm.hxw_why(handle, seat, kind)),
    hash: (handle) => text(wasm.hxw_hash(handle)),
  };
}

/** What games can do besides.
 * @param {any} wasm @param {Memory} memory */
function gameCalls(wasm, { good, number, json, text, verdict, bytes, list, six, write }) {
  return {
    act: (handle, action) => verdict(wasm.hxw_act(handle, ...action)),
    chance: (handle) => (good(wasm.hxw_chance(handle)) ? six() : null),
    chances: (handle) =>
      list(wasm.hxw_chances(handle), CHANCE_BYTES, (at) => ({ action: six(at), weight: number(at + ACTION_BYTES) })),
    goTo: (handle, length) => good(wasm.hxw_goto(handle, length)),
    actions: (handle, from) => list(wasm.hxw_actions(handle, from), ACTION_BYTES, six),
    /** @returns {{ entries: any[], next: number }} */
    log: (handle, viewer, from) => json(wasm.hxw_log(handle, viewer, from)),
    layout: (handle) => bytes(wasm.hxw_layout(handle)),
    seed: (handle) => text(wasm.hxw_seed(handle)),
    draft: (handle) => bytes(wasm.hxw_draft(handle)),
    /** @param {Uint8Array} draft */
    edit: (handle, draft) => bytes(wasm.hxw_edit(handle, write(0, draft))),
    reseed: (handle, seed) => good(wasm.hxw_reseed(handle, write(0, seed))),
  };
}

/** @param {any} wasm @param {Memory} memory */
function botCalls(wasm, { good, six, json, verdict, write }) {
  return {
    /** @returns {any[]} */
    hints: (handle, seat, seed) => json(wasm.hxw_hints(handle, seat, write(0, seed))),
    botStart: (handle, seat, level, seed) => good(wasm.hxw_bot_start(handle, seat, level, write(0, seed))),
    botThink: (handle, iterations) => good(wasm.hxw_bot_think(handle, iterations)) === 1,
    /** @returns {any} null: it is not asked about an offer */
    botExcuse: (handle) => verdict(wasm.hxw_bot_excuse(handle)),
    botChoice(handle) {
      good(wasm.hxw_bot_choice(handle));
      return six();
    },
  };
}

/** An instance of its own for each call: several do not disturb each other.
 * @param {import('./engine.js').ModuleSource} source */
export async function openCore(source) {
  const instance = await WebAssembly.instantiate(await compile(source), {});
  const wasm = /** @type {any} */ (instance.exports);
  wasm.hxw_abi();
  const memory = memoryOf(wasm);
  return {
    ...makingCalls(wasm, memory),
    ...tableCalls(wasm, memory),
    ...gameCalls(wasm, memory),
    ...botCalls(wasm, memory),
  };
}

/** @typedef {Awaited<ReturnType<typeof openCore>>} Core */
