/**
 * Unpacks what ci/pack.mjs has packed, with a module for that alone (wasm/unpack.h): it is fast at once, where JavaScript would have to
 * warm up first.
 *
 * @typedef {{size: number, code: number[], data: string}} Packed how many bytes; from where to where they are functions; base64
 * @typedef {(until?: number) => Generator<void, Uint8Array>} Unpack the first so many bytes; pauses now and then (slices.js)
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

/** @param {string} unpacker the module that unpacks, as text @returns {(packed: Packed) => Unpack} each goes on where it was the last time */
export function createUnpacking(unpacker) {
  /** @type {WebAssembly.Module|undefined} */
  let module;
  return ({ size, code, data }) => {
    /** @type {any} */
    let exports = null;
    let bytes = new Uint8Array();

    function open() {
      module ??= new WebAssembly.Module(bytesOf(unpacker, SHIFT));
      exports = new WebAssembly.Instance(module).exports;
      new Uint8Array(exports.memory.buffer).set(bytesOf(atob(data)), exports.hxp_start(...code));
    }

    return function* (until = size) {
      for (; bytes.length < until; yield) {
        if (!exports) open();
        const more = Math.min(bytes.length + STEP, until);
        bytes = new Uint8Array(exports.memory.buffer, exports.hxp_more(more), more);
      }
      if (exports && bytes.length === size) {
        bytes = bytes.slice(); // all is there: its memory is given back
        exports = null;
      }
      return bytes.subarray(0, until);
    };
  };
}
