// The worker, and what page and worker share: the bundler makes one function of it, which the page calls for its own use and
// hands to the worker as text (ci/bundle.mjs).
import { makeOps } from './ops.js';

export { compile, engineError, openCore } from './core.js';
export { boxesIn, CHANCE, NONE, makeNames, seatName, seatsOf } from './names.js';
export { makeOps };

/** @param {any} error */
const reason = ({ code, message }) => ({ code, message: String(message) });

/** Inside a worker: receives { id, op, args }, answers { id, result } or { id, error }. */
export function serve() {
  const ops = makeOps(async () => {});
  self.onmessage = async ({ data: { id, op, args } }) => {
    try {
      self.postMessage({ id, result: await ops[op](args) });
    } catch (error) {
      self.postMessage({ id, error: reason(error) });
    }
  };
}
