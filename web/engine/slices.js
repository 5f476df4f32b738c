/** Milliseconds of work between two chances for frames and clicks: short enough on a phone that is busy. */
const SLICE = 6;

/** The next task; unlike a timer's it comes at once, in a tab behind others too. */
const nextTask = () =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go(0);
    };
    port2.postMessage(0);
  });

/**
 * Does work that pauses now and then in tasks that nobody notices.
 * @template T @param {Generator<void, T>} work @returns {Promise<T>} what it comes to
 */
export async function inSlices(work) {
  for (;;) {
    await nextTask();
    const until = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
  }
}
