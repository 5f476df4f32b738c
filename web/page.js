/**
 * The page begins here: what unpacks, and the rest packed. The code comes first and then what is packed: gzip makes less of both when
 * they lie apart. The script (unpacked.js) runs from a Blob, which the page's policy allows; a host's may not. A worker unpacks module
 * and words meanwhile.
 */
import { unpackAside } from './engine/aside.js';
import { inSlices } from './engine/slices.js';
import { createUnpacking, unpackerOf } from './engine/unpack.js';
import script from 'hx:script';
import wasm from 'hx:wasm';
import words from 'hx:words';
import unpacker from 'hx:unpacker';

/** A classic script from a Blob, until it has run or was refused. @param {Uint8Array} bytes */
async function runScript(bytes) {
  const text = new Blob([/** @type {any} */ (bytes)], { type: 'text/javascript;charset=utf-8' });
  const element = document.createElement('script');
  element.src = URL.createObjectURL(text);
  await new Promise((done) => {
    element.onload = element.onerror = done;
    document.head.append(element);
  });
  element.remove();
  URL.revokeObjectURL(element.src);
}

async function run() {
  const module = unpackerOf(unpacker);
  const unpack = (/** @type {import('./engine/unpack.js').Packed} */ packed) =>
    inSlices(createUnpacking(module)(packed));
  const value = [words, unpack, runScript, ...unpackAside(module, [wasm, words], unpack)];
  Object.defineProperty(window, 'hexsteadLent', { value });
  await runScript(await unpack(script));
}

/**
 * Refused, or too new for the browser: then nothing has been defined. Where not even this file may come the style sheet shows the words
 * in the end, or doesn't come either (a sandboxed frame in WebKit).
 */
function settle() {
  if (!customElements.get('hexstead-game')) document.getElementById('refused').style.visibility = 'visible';
}

run().then(settle, settle);
