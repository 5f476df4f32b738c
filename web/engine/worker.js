// The worker: receives { id, op, args }, answers { id, result } or { id, error }.
import { makeOps } from './ops.js';

const ops = makeOps(async () => {});

/** @param {any} error */
const reason = ({ code, message }) => ({ code, message: String(message) });

self.onmessage = async ({ data: { id, op, args } }) => {
  try {
    self.postMessage({ id, result: await ops[op](args) });
  } catch (error) {
    self.postMessage({ id, error: reason(error) });
  }
};
