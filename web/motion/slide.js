/** Dialogs and the log's drawer slide in and out; what leaves is gone already, its last nodes fade over the page. */

const IN = 200;
const OUT = 140;
const FAR = 16;

/** @typedef {import('./stage.js').Stage} Stage */

/** @param {HTMLElement} one @param {Stage} stage @param {number} duration @param {PlaybackDirection} [direction] */
function slide(one, stage, duration, direction) {
  const far = one.matches('.drawer, .drawn') ? `${FAR}px` : `0 ${FAR}px`;
  stage.move(one, { opacity: [0, 1], translate: [far, '0'] }, { duration, direction, easing: 'ease-out' });
}

/**
 * To be called before the page is drawn; what it gives after that.
 * @param {HTMLElement} body @param {Stage} stage @param {number} speed 0: nothing may move
 */
export function slides(body, stage, speed) {
  const find = () =>
    speed ? /** @type {HTMLElement|null} */ (body.querySelector('dialog[open]') ?? body.querySelector('.drawn')) : null;
  const was = find();
  const box = was?.getBoundingClientRect();
  const look = was?.className;
  const inside = [...(was?.children ?? [])];
  return () => {
    const now = find();
    if (now === was) return;
    if (now && (!was || now.matches('dialog'))) slide(now, stage, IN / speed);
    if (!was || inside[0].isConnected) return;
    const ghost = stage.put(document.createElement('div'), box);
    ghost.className = look;
    ghost.append(...inside);
    for (const one of ghost.querySelectorAll('[data-key]')) one.removeAttribute('data-key'); // a name is of what can be pressed
    slide(ghost, stage, OUT / speed, 'reverse');
  };
}
