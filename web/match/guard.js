/**
 * One action a press: the second click of a double click, and a key that is held down, do nothing more once the first has moved
 * the game on, whatever is drawn there by then.
 *
 * @typedef {{detail: number, pointerType?: string, clientX: number, clientY: number, timeStamp: number}} Click
 */

const TAP_AGAIN = 350; // milliseconds between two taps that count as one; a mouse counts its clicks itself
const NEAR = 24; // pixels

/** @param {() => unknown} version another value once the game has moved */
export function createGuard(version) {
  /** @type {{at: unknown, click: Click|null}} what the press that counts saw */
  let first = { at: undefined, click: null };

  /** @param {Click} click */
  function again(click) {
    const { click: last } = first;
    if (!last) return false;
    // Browsers count taps too, but up to one that comes much later.
    if (click.pointerType !== 'touch') return click.detail > 1;
    const near = Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY) < NEAR;
    return near && click.timeStamp - last.timeStamp < TAP_AGAIN;
  }

  return {
    /** @param {Click} click @returns {boolean} whether it counts */
    click(click) {
      if (click.detail === 0) return true; // from the keyboard
      if (again(click) && version() !== first.at) return false;
      first = { at: version(), click };
      return true;
    },
    /** @param {{repeat: boolean, key: string}} press @returns {boolean} whether it counts */
    key(press) {
      if (press.key !== 'Enter' && press.key !== ' ') return true;
      if (press.repeat) return version() === first.at;
      first = { at: version(), click: null };
      return true;
    },
  };
}
