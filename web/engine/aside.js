/**
 * Unpacks in a worker, beside what the page has to do meanwhile.
 *
 * @typedef {import('./unpack.js').Packed} Packed
 */

/** The worker: it goes there as text, so it names nothing of this file. */
function serve() {
  onmessage = ({ data: { module, packings } }) => {
    postMessage(null);
    for (const { size, code, data } of packings) {
      const { memory, hxp_start, hxp_more } = /** @type {any} */ (new WebAssembly.Instance(module).exports);
      const all = new Uint8Array(memory.buffer);
      all.set(
        Uint8Array.from(atob(data), (one) => one.charCodeAt(0)),
        hxp_start(...code),
      );
      const at = hxp_more(size);
      postMessage(all.slice(at, at + size));
    }
  };
}

/**
 * @param {WebAssembly.Module} module what unpacks @param {Packed[]} packings
 * @param {(packed: Packed) => Promise<Uint8Array>} alone does it where no worker has begun by the time it is wanted
 * @returns {(() => Promise<Uint8Array>)[]} asks for each
 */
export function unpackAside(module, packings, alone) {
  let runs = false;
  /** @type {((bytes: Uint8Array|null) => void)[]} */
  const settles = [];
  const done = packings.map(() => new Promise((settle) => settles.push(settle)));
  const address = URL.createObjectURL(new Blob([`(${serve})()`], { type: 'text/javascript' }));
  /** @type {Worker|undefined} */
  let worker;
  const end = () => {
    worker?.terminate();
    URL.revokeObjectURL(address);
    for (const settle of settles) settle(null);
  };
  try {
    worker = new Worker(address);
    let next = 0;
    worker.onmessage = ({ data }) => {
      runs = true;
      if (data) settles[next++](data);
      if (next === settles.length) end();
    };
    worker.onerror = end;
    worker.postMessage({ module, packings });
  } catch {
    end();
  }
  return packings.map((packed, i) => async () => {
    if (!runs) end();
    return (await done[i]) ?? alone(packed);
  });
}
