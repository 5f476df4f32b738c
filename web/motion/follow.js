/**
 * Follows the game that is shown: plays and sounds what is new. Where nothing may move (reduced motion, speed 0, a tab in the back, a
 * curtain) it is only heard.
 *
 * @typedef {import('../match/snapshot.js').Snapshot} Snapshot
 * @typedef {{screen: string, settings: Record<string, string>, match: Snapshot|null, ui: {refusal: unknown}}} State
 */
import { play } from './acts.js';
import { calls, scenesOf, timed } from './scenes.js';

const LAG = 600; // milliseconds that scenes may be behind the game

/**
 * @param {import('./stage.js').Stage} stage @param {(name: import('./scenes.js').Sound) => void} sound
 * @param {() => number} speed 0: nothing may move
 */
export function createFollower(stage, sound, speed) {
  /** @type {Snapshot|null} */
  let last = null;
  /** @type {unknown} */
  let refusal = null;
  let free = 0; // when the stage is
  let since = 0; // when a person last had a say
  /** @type {ReturnType<typeof setTimeout>[]} */
  let due = [];

  /** Everything to its end; what was still to be heard is not. */
  function jump() {
    stage.finish();
    due.forEach(clearTimeout);
    due = [];
    free = 0;
  }

  /** @param {Snapshot} before @param {Snapshot} now @param {number} pace */
  function follow(before, now, pace) {
    const at = performance.now();
    const away = document.hidden || !document.hasFocus();
    if (calls(before, now, away, at - since)) sound('bell');
    if (free - at > LAG) jump();
    const start = Math.max(0, free - at);
    for (const scene of timed(scenesOf(now.log.slice(before.length), before, now), pace)) {
      const delay = start + scene.delay;
      if (pace) play(stage, scene, delay, now.hand);
      if (scene.sound && !document.hidden) due.push(setTimeout(sound, delay, scene.sound));
      free = at + delay + scene.time;
    }
  }

  return {
    jump,
    /** @param {State} state as it has just been drawn */
    drawn({ screen, match: now, ui }) {
      if (ui.refusal && ui.refusal !== refusal) sound('refused');
      refusal = ui.refusal;
      const before = last;
      last = now;
      if (now === before) return;
      if (!now || now.table !== before?.table || now.length < before.length) jump();
      else if (screen !== 'replay') follow(before, now, now.curtain ? 0 : speed());
      if (now?.mine || now?.curtain) since = performance.now();
    },
  };
}
