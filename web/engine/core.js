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

/** @param {string} text base64 */
function bytesOfText(text) {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** A bundled module is compressed before it becomes text: text of bytes can't be compressed well afterwards.
 * @param {Uint8Array} bytes */
function inflate(bytes) {
  const plain = new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).arrayBuffer();
}

/** @param {import('./engine.js').ModuleSource} source
 * @returns {Promise<WebAssembly.Module>} */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  const bytes = typeof source === 'string' ? bytesOfText(source) : new Uint8Array(source);
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return WebAssembly.compile(zipped ? await inflate(bytes) : /** @type {BufferSource} */ (bytes));
}

/** An instance of its own for each call: several do not disturb each other.
 * @param {import('./engine.js').ModuleSource} source */
export async function openCore(source) {
  const instance = await WebAssembly.instantiate(await compile(source), {});
  const wasm = /** @type {any} */ (instance.exports);
  wasm.hxw_abi();
  const memory = new Uint8Array(wasm.memory.buffer);
  const data = new DataView(wasm.memory.buffer);
  const text = wasm.hxw_text();
  const room = wasm.hxw_room();
  const roomSize = wasm.hxw_room_size();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  const answer = (length) => decoder.decode(memory.subarray(text, text + length));
  const bytes = (length) => memory.slice(text, text + length);

  /** A result, or the error that it stands for. */
  function good(result) {
    if (result >= 0) return result;
    const { error, text: message } = JSON.parse(answer(-result));
    throw engineError(error, message);
  }

  const json = (result) => JSON.parse(answer(good(result)));
  const verdict = (result) => (result === 0 ? null : json(result));

  /** @param {number} at @returns {Six} */
  const six = (at) => [
    memory[at],
    memory[at + 1],
    memory[at + 2],
    memory[at + 3],
    data.getUint32(at + 4, true),
    data.getUint32(at + 8, true),
  ];

  function list(length, size, item) {
    const out = new Array(length / size);
    for (let i = 0; i < out.length; i++) out[i] = item(text + i * size);
    return out;
  }

  /** Writes into the room, from `at` on; the number of bytes. */
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
    /** @param {Setup} setup @returns {Uint8Array} */
    deal: (setup) => bytes(good(wasm.hxw_deal(...writeSetup(setup)))),
    /** @param {Setup} setup @param {Uint8Array} [deal] @returns {number} a handle */
    create: (setup, deal = new Uint8Array()) => good(wasm.hxw_new(...writeSetup(setup, deal))),
    /** @param {string} link @param {string} seed @returns {number} a handle */
    load(link, seed) {
      const length = write(0, link);
      return good(wasm.hxw_load(length, write(length, seed)));
    },
    /** @param {string} link 0 position, 1 replay, 2 view */
    linkKind: (link) => good(wasm.hxw_link_kind(write(0, link))),
    fork: (handle) => good(wasm.hxw_fork(handle)),
    imagine: (handle, seat, seed) => good(wasm.hxw_imagine(handle, seat, write(0, seed))),
    free: (handle) => wasm.hxw_free(handle),

    /** @returns {{ [fact: string]: number }} */
    status(handle) {
      good(wasm.hxw_status(handle));
      return Object.fromEntries(STATUS.map((name, i) => [name, data.getUint32(text + 4 * i, true)]));
    },
    /** One of the facts of `status` alone. */
    fact(handle, name) {
      good(wasm.hxw_status(handle));
      return data.getUint32(text + 4 * STATUS.indexOf(name), true);
    },
    view: (handle, viewer) => json(wasm.hxw_view(handle, viewer)),
    /** @returns {Six[]} */
    legal: (handle, seat) => list(good(wasm.hxw_legal(handle, seat)), ACTION_BYTES, six),
    check: (handle, action) => verdict(wasm.hxw_check(handle, ...action)),
    why: (handle, seat, kind) => verdict(wasm.hxw_why(handle, seat, kind)),
    /** @returns {string} */
    hash: (handle) => answer(good(wasm.hxw_hash(handle))),
    /** @returns {string} */
    save: (handle, kind, viewer) => answer(good(wasm.hxw_save(handle, kind, viewer))),

    act: (handle, action) => verdict(wasm.hxw_act(handle, ...action)),
    /** @returns {Six | null} */
    chance: (handle) => (good(wasm.hxw_chance(handle)) ? six(text) : null),
    /** @returns {{ action: Six, weight: number }[]} */
    chances: (handle) =>
      list(good(wasm.hxw_chances(handle)), CHANCE_BYTES, (at) => ({
        action: six(at),
        weight: data.getUint32(at + ACTION_BYTES, true),
      })),
    /** @returns {number} */
    goTo: (handle, length) => good(wasm.hxw_goto(handle, length)),
    /** @returns {Six[]} */
    actions: (handle, from) => list(good(wasm.hxw_actions(handle, from)), ACTION_BYTES, six),
    /** @returns {{ entries: any[], next: number }} */
    log: (handle, viewer, from) => json(wasm.hxw_log(handle, viewer, from)),
    /** @returns {Uint8Array} */
    layout: (handle) => bytes(good(wasm.hxw_layout(handle))),
    /** @returns {string} */
    seed: (handle) => answer(good(wasm.hxw_seed(handle))),
    reseed: (handle, seed) => good(wasm.hxw_reseed(handle, write(0, seed))),

    /** @returns {number} a handle */
    botStart: (handle, seat, level, seed) => good(wasm.hxw_bot_start(handle, seat, level, write(0, seed))),
    /** @returns {boolean} */
    botThink: (handle, iterations) => good(wasm.hxw_bot_think(handle, iterations)) === 1,
    /** @returns {Six} */
    botChoice(handle) {
      good(wasm.hxw_bot_choice(handle));
      return six(text);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openCore>>} Core */
