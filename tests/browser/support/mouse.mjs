// A hand that only knows the mouse: it moves to what is drawn, clicks there, and sees what comes of it: the state is ahead of the
// screen by a frame.
import { drawn } from './page.mjs';
import { spot } from './spot.mjs';

/** @param {import('playwright-core').Page | import('playwright-core').Frame} where */
export function mouse(where) {
  const button = (key) => where.locator(`[data-key="${key}"]:visible`);
  async function click(selector) {
    if ('mouse' in where) {
      const { x, y } = await spot(where, selector);
      await where.mouse.click(x, y);
    } else await where.locator(`${selector}:visible`).click();
    await drawn(where);
  }
  return {
    settle: () => drawn(where),
    has: async (key) => (await button(key).count()) > 0,
    pressed: async (key) => (await button(key).getAttribute('aria-pressed')) === 'true',
    press: (key) => click(`[data-key="${key}"]`),
    place: (name) => click(`.game [data-place="${name}"]`),
  };
}
