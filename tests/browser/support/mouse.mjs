// A hand that only knows the mouse: it moves to what is drawn and clicks there.
import { drawn } from './page.mjs';

/** @param {import('playwright-core').Page | import('playwright-core').Frame} where */
export function mouse(where) {
  const button = (key) => where.locator(`[data-key="${key}"]:visible`);
  return {
    settle: () => drawn(where),
    has: async (key) => (await drawn(where), (await button(key).count()) > 0),
    pressed: async (key) => (await button(key).getAttribute('aria-pressed')) === 'true',
    press: (key) => button(key).click(),
    place: (name) => where.locator(`.game [data-place="${name}"]`).click(),
  };
}
