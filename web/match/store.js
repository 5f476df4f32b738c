/**
 * The one state object of the page. Whoever wants to show it subscribes; however often it changes, there is one notice a frame.
 */

/** Milliseconds that a page in another one, perhaps out of sight there, waits for a frame. */
const PATIENCE = 200;

/** Frames stop in a hidden tab and out of sight in another page, the game does not: there a timer takes over. @param {() => void} run */
export function nextFrame(run) {
  if (typeof document === 'undefined' || document.hidden || typeof requestAnimationFrame !== 'function')
    return void setTimeout(run, 0);
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = window.parent === window ? 0 : setTimeout(once, PATIENCE);
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
