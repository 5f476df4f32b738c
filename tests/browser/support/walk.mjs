// Tab through a page as it stands: where it stops, what shows the focus there, and whether that is in sight.
import { drawn } from './page.mjs';

/** Notes how everything that can be focused looks without the focus. Runs in the browser. */
function prepare() {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const FOCUSABLE = 'button, select, input, textarea, summary, a[href], [tabindex]';
  const group = (one) => (one.type === 'radio' ? one.name : '');
  const all = [...top.querySelectorAll(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
  );
  const look = (one) =>
    [one, ...one.querySelectorAll('.b-ring, .b-ring-2')]
      .map((part) => {
        const { outline, boxShadow, opacity, visibility, display } = getComputedStyle(part);
        return [outline, boxShadow, opacity, visibility, display].join(' ');
      })
      .join(' | ');
  const stops = all.filter(
    (one) => !group(one) || one.checked || !all.some((b) => group(b) === group(one) && b.checked),
  );
  const name = (one) =>
    one.dataset.key ??
    one.dataset.place ??
    one.getAttribute('aria-label') ??
    one.id ??
    one.textContent.trim().slice(0, 30);
  document.activeElement?.blur();
  globalThis.walk = { stops, look, name, before: new Map(stops.map((one) => [one, look(one)])), seen: new Set() };
  return stops.map(name);
}

/** What is wrong where the focus is now. Runs in the browser. */
function judge() {
  const { before, seen, look, name, stops } = globalThis.walk;
  const one = document.activeElement;
  const end = seen.size >= stops.length;
  if (one !== document.body && !before.has(one) && one.ownerSVGElement === null)
    return { end, wrong: [`the drawing ${name(one)} is a stop`] };
  if (!before.has(one) || seen.has(one)) return { end, wrong: [] };
  seen.add(one);
  const wrong = [];
  if (look(one) === before.get(one)) wrong.push(`${name(one)} shows no focus`);
  const box = one.getBoundingClientRect();
  const inside = (x, y) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return hit !== null && (one.contains(hit) || (hit.contains(one) && hit.matches('label, li, .sheet, svg')));
  };
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => inside(x, y)));
  // Of the map a place may lie beyond its middle; what scrolls is seen in part.
  if (!points.some(Boolean)) wrong.push(`${name(one)} is hidden`);
  return { end, wrong };
}

/**
 * Tabs until it has been everywhere.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{stops: number, wrong: string[]}>}
 */
export async function walk(page) {
  await drawn(page);
  const stops = await page.evaluate(prepare);
  const wrong = [];
  for (let i = 0; i < 2 * stops.length + 10; i++) {
    await page.keyboard.press('Tab');
    const { end, wrong: more } = await page.evaluate(judge);
    wrong.push(...more);
    if (end) break;
  }
  const missed = await page.evaluate(() => {
    const { seen, stops: all, name } = globalThis.walk;
    return all.filter((one) => one.isConnected && !seen.has(one)).map((one) => `${name(one)} is never reached`);
  });
  return { stops: stops.length, wrong: [...wrong, ...missed] };
}
