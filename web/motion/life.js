/** What moves and sounds beside the game: whoever presses anything ends what moves, and loses nothing by it. */
import { createSound } from './sound.js';
import { createFollower } from './follow.js';
import { slides } from './slide.js';
import { createStage } from './stage.js';

/**
 * To be called with what is about to be drawn; what it gives once it is.
 * @param {HTMLElement} root @param {HTMLElement} body where the page is drawn @param {() => import('./follow.js').State} get
 * @param {(state: any) => number} speedOf 0: nothing may move
 */
export function createLife(root, body, get, speedOf) {
  const stage = createStage(root);
  const speed = () => speedOf(get());
  const volume = () => {
    const { sound, volume: percent } = get().settings;
    return sound === 'on' ? Number(percent) / 100 : 0;
  };
  const { jump, drawn } = createFollower(stage, createSound(root, volume), speed);
  for (const type of ['pointerdown', 'click', 'keydown']) root.addEventListener(type, jump, true);
  document.addEventListener('visibilitychange', jump);
  return (/** @type {import('./follow.js').State} */ state) => {
    const slid = slides(body, stage, state.match?.curtain ? 0 : speed());
    return () => {
      slid();
      drawn(state);
    };
  };
}
