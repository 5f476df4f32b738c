// A hand that only taps: a place once to look at it, then again, or on the button, to have it. Where places lie too close the first tap
// brings the map closer. Two taps on one spot within a moment count as one once the game has moved: there the finger rests so long.
import { drawn } from './page.mjs';
import { spot } from './spot.mjs';

const REST = 360; // milliseconds
const NEAR = 24; // pixels

/** Where a place is drawn, and whether a finger gets there. Runs in the browser. */
function spotOf(name) {
  const place = document.querySelector(`.game [data-place="${name}"] .b-hit`);
  const frame = document.querySelector('.game .sheet svg.map').getBoundingClientRect();
  const { left, top, width, height } = place.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return { x, y, inside: x > frame.left && x < frame.right && y > frame.top && y < frame.bottom };
}

/** @param {import('playwright-core').Page} page */
export function touch(page) {
  let last = { x: 0, y: 0, length: 0, time: 0 };
  let places = 0;
  const button = (key) => page.locator(`[data-key="${key}"]:visible`);
  const preview = () => page.evaluate(() => document.querySelector('.place.is-preview')?.getAttribute('data-place'));

  async function tap({ x, y }) {
    const length = await page.evaluate(() => globalThis.hexstead.length());
    if (Math.hypot(x - last.x, y - last.y) < NEAR && length !== last.length)
      await page.waitForFunction((until) => performance.now() > until, last.time + REST);
    await page.touchscreen.tap(x, y);
    last = { x, y, length, time: await page.evaluate(() => performance.now()) };
    await drawn(page);
  }

  const press = async (key) => tap(await spot(page, `[data-key="${key}"]`));
  const has = async (key) => (await button(key).count()) > 0;

  return {
    settle: () => drawn(page),
    has,
    pressed: async (key) => (await button(key).getAttribute('aria-pressed')) === 'true',
    press,
    /** The rows may lie under what others answered; a phone has no room to take all back at once. */
    async clear() {
      if (!(await has('offer'))) await press('fold');
      const less = page.locator('.trade .less:visible');
      while (await less.count()) await press(await less.first().getAttribute('data-key'));
    },
    async place(name) {
      await page.locator(`.game [data-place="${name}"]`).waitFor();
      for (let taps = 0; (await preview()) !== name; taps++) {
        if (taps === 4) throw new Error(`taps on ${name} led to ${await preview()}`);
        const at = await page.evaluate(spotOf, name);
        if (at.inside) await tap(at);
        else await press('zoom-fit');
      }
      if (places++ % 2) await press('commit');
      else await tap(await page.evaluate(spotOf, name));
    },
  };
}
