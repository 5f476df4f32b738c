// What the page carries packed: the module and the language files, for web/engine/unpack.js. The packer is the unpacker's source built the
// other way round (wasm/unpack.c).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHIFT } from '../web/engine/unpack.js';
import { BETWEEN } from '../web/i18n/unpack.js';

const built = (name) => readFileSync(fileURLToPath(new URL(`../build/wasm/wasm/${name}.wasm`, import.meta.url)));
const packer = new WebAssembly.Module(built('pack'));
const [ROOM, MOST] = [1 << 19, 1 << 17];
const NOWHERE = [-1, -1];

/** The module that unpacks, as text: shifted, most of its bytes are printable, and gzip finds what repeats. */
export const unpacker = String.fromCharCode(...built('unpack').map((byte) => byte - SHIFT));

/** @param {Uint8Array} bytes @param {number[]} [code] from where to where they are functions @returns {import('../web/engine/unpack.js').Packed} */
export function pack(bytes, code = NOWHERE) {
  if (bytes.length > ROOM) throw new Error(`${bytes.length} bytes are more than the unpacker has room for`);
  const { memory, hxp_start, hxp_more, hxp_end } = /** @type {any} */ (new WebAssembly.Instance(packer).exports);
  const all = new Uint8Array(memory.buffer);
  const start = hxp_start(...code);
  all.set(bytes, hxp_more(0));
  hxp_more(bytes.length);
  const size = hxp_end();
  if (size > MOST) throw new Error(`${size} packed bytes are more than the unpacker has room for`);
  return { size: bytes.length, code, data: Buffer.from(all.subarray(start, start + size)).toString('base64') };
}

/** A number in three bytes, as modules write them. @param {number} number */
const long = (number) => Uint8Array.of(number | 128, (number >> 7) | 128, number >> 14);

/**
 * The same module with the size of each function in three bytes.
 * @param {Uint8Array} bytes @param {(size: number) => Uint8Array} [write]
 * @returns {{bytes: Uint8Array, code: number[]}} with from where to where the functions are
 */
export function widened(bytes, write = long) {
  const CODE = 10;
  let at = 8;
  const number = () => {
    let [value, bits, byte] = [0, 0, 0];
    do {
      byte = bytes[at++];
      value |= (byte & 127) << bits;
      bits += 7;
    } while (byte > 127);
    return value;
  };
  const body = () => {
    const size = number();
    at += size;
    return [write(size), bytes.subarray(at - size, at)];
  };
  for (;;) {
    const start = at;
    const kind = bytes[at++];
    const end = number() + at;
    if (kind === CODE) {
      const count = number();
      const functions = Buffer.concat(Array.from({ length: count }, body).flat());
      const head = Buffer.concat([bytes.subarray(0, start + 1), long(functions.length + 3), long(count)]);
      return {
        bytes: Buffer.concat([head, functions, bytes.subarray(end)]),
        code: [head.length, head.length + functions.length],
      };
    }
    at = end;
  }
}

/** A module, which comes out widened: its functions are packed as such. @param {Uint8Array} module */
export function packModule(module) {
  const { bytes, code } = widened(module, () => long(0));
  return pack(bytes, code);
}

/** @param {string} text @returns {Map<string, string>} what a language file says for each key */
const sayings = (text) =>
  new Map(
    text
      .trimEnd()
      .split(/\n(?=[^\s}])/)
      .map((message) => [message.slice(0, message.indexOf('=')), message.slice(message.indexOf('=') + 1)]),
  );

/**
 * @param {Record<string, string>} texts language files; the first is what others may lack words of
 * @param {string[]} behind whatever else goes with them
 * @returns {import('../web/i18n/unpack.js').Words}
 */
export function packWords(texts, ...behind) {
  const langs = Object.keys(texts);
  const said = langs.map((lang) => sayings(texts[lang]));
  const keys = [...new Set(said.flatMap((one) => [...one.keys()]))];
  const lists = [keys, ...said.map((one) => keys.map((key) => one.get(key) ?? ''))];
  const parts = [...lists.map((list) => list.join(BETWEEN)), ...behind].map((part) => Buffer.from(part));
  return { ...pack(Buffer.concat(parts)), langs, sizes: parts.map((part) => part.length) };
}
