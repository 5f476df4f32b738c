// A hand that only knows the keyboard: Tab and Shift+Tab to what is wanted, arrows on the board, Enter or Space.
import { follow } from '../../../web/board/input.js';
import { placeType } from '../../../web/board/geometry.js';
import { drawn } from './page.mjs';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/**
 * How many stops the selector's element is away from the focus: 0 if it has it, null if it is no stop. What has the focus may
 * be a stop of the browser's own, a panel that scrolls.
 */
function stopsTo(selector) {
  const from = document.activeElement;
  const open = document.querySelector('dialog[open]') ?? document;
  const stops = [...open.querySelectorAll('button, select, input, textarea, summary, [tabindex]')].filter(
    (one) => one === from || (one.tabIndex >= 0 && one.checkVisibility()),
  );
  const to = stops.find((one) => one.matches(selector));
  if (!to) return null;
  if (from === to) return 0;
  if (from === document.body) return 1;
  const ahead = Boolean(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING);
  const [first, last] = ahead ? [from, to] : [to, from];
  const between = stops.filter(
    (one) =>
      first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
      last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return (between.length + 1) * (ahead ? 1 : -1);
}

/** Keys that lead from a place to another, fewest first. */
function path(names, from, to) {
  const legal = names.map((name) => ({ name, place: placeType(name), kind: 'road', label: '' }));
  const came = new Map([[from, null]]);
  for (const at of came.keys()) {
    if (at === to) break;
    for (const key of ARROWS) {
      const next = follow(legal, at, key);
      if (next && !came.has(next)) came.set(next, { at, key });
    }
  }
  if (!came.has(to)) throw new Error(`arrows do not lead from ${from} to ${to}`);
  const way = [];
  for (let step = came.get(to); step; step = came.get(step.at)) way.unshift(step.key);
  return way;
}

/** @param {import('playwright-core').Page} page */
export function keys(page) {
  let presses = 0;

  /** Tabs until the element has the focus. Stops that the browser adds (what scrolls) are found on the way. */
  async function reach(selector) {
    await page.locator(selector).first().waitFor();
    for (let tries = 0; tries < 60; tries++) {
      const steps = await page.evaluate(stopsTo, selector);
      if (steps === 0) return;
      if (steps === null) throw new Error(`no stop for ${selector}`);
      for (let i = 0; i < Math.abs(steps); i++) await page.keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not come to ${selector}`);
  }

  return {
    settle: () => drawn(page),
    has: async (key) => (await page.locator(`[data-key="${key}"]:visible`).count()) > 0,
    pressed: async (key) => (await page.locator(`[data-key="${key}"]`).getAttribute('aria-pressed')) === 'true',
    async press(key) {
      await reach(`[data-key="${key}"]`);
      await page.keyboard.press(presses++ % 2 ? 'Space' : 'Enter');
      await drawn(page);
    },
    async place(name) {
      await page.locator(`.game [data-place="${name}"]`).waitFor();
      await reach('.game [data-place][tabindex="0"]');
      const [names, from] = await page.evaluate(() => [
        [...document.querySelectorAll('.game [data-place]')].map((place) => place.getAttribute('data-place')),
        document.activeElement.getAttribute('data-place'),
      ]);
      for (const key of path(names, from, name)) await page.keyboard.press(key);
      const at = await page.evaluate(() => document.activeElement.getAttribute('data-place'));
      if (at !== name) throw new Error(`arrows led to ${at} and not to ${name}`);
      await page.keyboard.press('Enter');
      await drawn(page);
    },
  };
}
