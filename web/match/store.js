/**
 * The one state object of the page. Whoever wants to show it subscribes; however often it changes, there is one notice a frame.
 */

/** Frames stop in a hidden tab, the game does not: there a timer takes over. @param {() => void} run */
export function nextFrame(run) {
  if (typeof document === 'undefined' || document.hidden || typeof requestAnimationFrame !== 'function')
    setTimeout(run, 0);
  else requestAnimationFrame(run);
}

/**
 * @template {object} S
 * @param {S} initial
 * @param {(run: () => void) => void} [schedule]
 */
export function createStore(initial, schedule = nextFrame) {
  let state = initial;
  let waiting = false;
  /** @type {Set<(state: S) => void>} */
  const listeners = new Set();

  function tell() {
    waiting = false;
    for (const listener of listeners) listener(state);
  }

  return {
    get: () => state,
    /** Merges a patch, or what a function makes of the present state. @param {Partial<S> | ((now: S) => Partial<S>)} patch */
    set(patch) {
      const change = typeof patch === 'function' ? patch(state) : patch;
      state = Object.assign({}, state, change);
      if (waiting) return;
      waiting = true;
      schedule(tell);
    },
    /** @param {(state: S) => void} listener @returns {() => void} how to stop */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
