// A hand that only knows the mouse: it moves to what is drawn, clicks there, and sees what comes of it: the state is ahead of the
// screen by a frame.
import { drawn } from './page.mjs';

/** @param {import('playwright-core').Page | import('playwright-core').Frame} where */
export function mouse(where) {
  const button = (key) => where.locator(`[data-key="${key}"]:visible`);
  return {
    settle: () => drawn(where),
    has: async (key) => (await drawn(where), (await button(key).count()) > 0),
    pressed: async (key) => (await button(key).getAttribute('aria-pressed')) === 'true',
    press: async (key) => (await button(key).click(), await drawn(where)),
    place: async (name) => (await where.locator(`.game [data-place="${name}"]`).click(), await drawn(where)),
  };
}
