// A hand that only knows the mouse: it moves to what is drawn, clicks there, and sees what comes of it: the state is ahead of the
// screen by a frame.
import { drawn } from './page.mjs';
import { spot } from './spot.mjs';

/** @param {import('playwright-core').Page | import('playwright-core').Frame} where */
export function mouse(where) {
  const button = (key) => where.locator(`[data-key="${key}"]:visible`);
  /** @param {boolean} [aims] sees first what its being there changes, as a hand does: what is drawn anew during a press hears no click */
  async function click(selector, aims) {
    if ('mouse' in where) {
      const { x, y } = await spot(where, selector);
      if (aims) {
        await where.mouse.move?.(x, y);
        await drawn(where);
      }
      await where.mouse.click(x, y);
    } else await where.locator(`${selector}:visible`).click();
    await drawn(where);
  }
  return {
    settle: () => drawn(where),
    has: async (key) => (await button(key).count()) > 0,
    pressed: async (key) => (await button(key).getAttribute('aria-pressed')) === 'true',
    press: (key) => click(`[data-key="${key}"]`),
    place: (name) => click(`.game [data-place="${name}"]`, true),
  };
}
