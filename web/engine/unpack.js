/**
 * Unpacks what ci/pack.mjs has packed, with a module for that alone (wasm/unpack.h): it is fast at once, where JavaScript would have to
 * warm up first.
 *
 * @typedef {{size: number, code: number[], data: string}} Packed how many bytes; from where to where they are functions; base64
 */

/** How far the bytes of the unpacker are shifted as text. */
export const SHIFT = 216;

const STEP = 512; // bytes at a time: less than a millisecond on a phone

/** @param {string} text @param {number} [shift] */
function bytesOf(text, shift = 0) {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i) + shift;
  return bytes;
}

/** @param {string} text the module that unpacks, as text */
export const unpackerOf = (text) => new WebAssembly.Module(bytesOf(text, SHIFT));

/** @param {WebAssembly.Module} module what unpacks @returns {(packed: Packed) => Generator<void, Uint8Array>} pauses now and then (slices.js) */
export const createUnpacking = (module) =>
  function* ({ size, code, data }) {
    const { memory, hxp_start, hxp_more } = /** @type {any} */ (new WebAssembly.Instance(module).exports);
    const all = new Uint8Array(memory.buffer);
    all.set(bytesOf(atob(data)), hxp_start(...code));
    let at = 0;
    for (let until = 0; until < size; yield) {
      until = Math.min(until + STEP, size);
      at = hxp_more(until);
    }
    return all.slice(at, at + size);
  };
