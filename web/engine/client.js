// Bots behind numbered promises: in a worker made from a Blob, or in slices of the page's time where none can be had.
import { compile, engineError } from './core.js';
import { makeOps } from './ops.js';

const START_TIME = 4000; // milliseconds a worker may take to answer for the first time

const aborted = () => new DOMException('called off', 'AbortError');

/** Sends operations and settles the promise of each by its number. */
function makeCalls(post) {
  const waiting = new Map();
  let last = 0;
  return {
    call: (op, args) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        post({ id: last, op, args });
      }),
    answered({ id, result, error }) {
      const promise = waiting.get(id);
      waiting.delete(id);
      if (error) promise?.reject(engineError(error.code ?? 'WORKER', error.message));
      else promise?.resolve(result);
    },
    rejectAll(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

/** @param {string} source @param {WebAssembly.Module} module */
async function openWorker(source, module) {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const calls = makeCalls((message) => worker.postMessage(message));
  worker.onmessage = ({ data }) => calls.answered(data);
  let timer;
  const broken = new Promise((_, reject) => {
    worker.onerror = () => reject(engineError('WORKER', 'the worker does not run'));
    timer = setTimeout(() => reject(engineError('WORKER', 'the worker does not answer')), START_TIME);
  });
  const close = (error) => {
    worker.terminate();
    calls.rejectAll(error);
  };
  try {
    await Promise.race([calls.call('open', { wasm: module }), broken]);
  } catch (error) {
    close(error);
    throw error;
  } finally {
    clearTimeout(timer);
    URL.revokeObjectURL(address);
  }
  worker.onerror = () => close(engineError('WORKER', 'the worker failed'));
  return { call: calls.call, close };
}

/** The same on the page: a macrotask between two slices, so that clicks and frames come through. */
async function openPage(module) {
  let ended = null;
  const pause = () => new Promise((resolve, reject) => setTimeout(() => (ended ? reject(ended) : resolve()), 0));
  const ops = makeOps(pause);
  await ops.open({ wasm: module });
  return {
    call: async (op, args) => {
      await pause();
      return ops[op](args);
    },
    close: (error) => (ended = error),
  };
}

/** @type {typeof import('./client.js').createThinker} */
export async function createThinker({ wasm, workerSource, worker = true }) {
  const module = await compile(wasm);
  let where = worker && workerSource && typeof Worker === 'function' ? 'worker' : 'page';

  async function open() {
    if (where === 'worker') {
      try {
        return await openWorker(workerSource, module);
      } catch {
        where = 'page';
      }
    }
    return openPage(module);
  }

  let line = open();
  await line;
  return {
    get where() {
      return /** @type {'worker' | 'page'} */ (where);
    },
    async choose(request) {
      return (await line).call('choose', request);
    },
    // A worker that thinks hears nothing: it is ended and another one started.
    abort() {
      const old = line;
      line = old.then((it) => {
        it.close(aborted());
        return open();
      });
    },
    close() {
      line.then((it) => it.close(aborted()));
      line = Promise.reject(aborted());
      line.catch(() => {});
    },
  };
}
