// What only a browser can tell of the board: how light a drawn tile is, how large targets are, where keys and fingers lead.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newPage, open } from './support/page.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const MAP = '.game .sheet svg.map';

/** A quick game at its first question: where to found. */
async function founding(options) {
  const made = await newPage(at.browser, options);
  await made.page.goto(`${at.url}?seed=board`);
  await made.page.locator('[data-key="quick"]').first().click();
  await made.page.locator(`${MAP} [role=button]`).first().waitFor();
  return made;
}

/** Mean lightness of the pixels inside each tile, its rim left out, beside the lightness of its base colour. */
async function tileLight(page, names) {
  await page.evaluate((list) => {
    document.getElementById('strip')?.remove();
    const draw = (name) => `<svg viewBox="-84 -97 168 194" width="168" height="194"><use href="#t-${name}"/></svg>`;
    const strip = document.createElement('div');
    strip.id = 'strip';
    Object.assign(strip.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: `${168 * list.length}px`,
      display: 'flex',
      zIndex: 99,
    });
    strip.innerHTML = list.map(draw).join('');
    document.body.append(strip);
  }, names);
  const picture = (await page.locator('#strip').screenshot()).toString('base64');
  return page.evaluate(
    async ([list, data]) => {
      const image = document.createElement('img');
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: 194 }).getContext(
        '2d',
      );
      canvas.drawImage(image, 0, 0);
      const linear = (v) => (v <= 10 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
      const light = ([r, g, b]) => 116 * Math.cbrt(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)) - 16;
      const inTile = (x, y) => Math.abs(x) < 80 && Math.abs(y) + Math.abs(x) * 0.577 < 93;
      return list.map((name, i) => {
        const { data: pixels } = canvas.getImageData(i * 168, 0, 168, 194);
        const lights = [];
        for (let y = 0; y < 194; y++)
          for (let x = 0; x < 168; x++)
            if (inTile(x - 84, y - 97)) lights.push(light(pixels.subarray((y * 168 + x) * 4, (y * 168 + x) * 4 + 3)));
        const colour = getComputedStyle(document.documentElement).getPropertyValue(`--t-${name}`).trim();
        const base = light(colour.match(/[0-9a-f]{2}/gi).map((d) => parseInt(d, 16)));
        return { name, base, drawn: lights.reduce((a, b) => a + b) / lights.length };
      });
    },
    [names, picture],
  );
}

test('a drawn tile stays within 5 steps of its colour and 8 from every other tile', async () => {
  const { page, context } = await founding();
  for (const names of [
    ['forest', 'hills', 'mountains', 'pasture', 'fields', 'desert'],
    ['forest', 'highland', 'mountains', 'steppe', 'desert'],
  ]) {
    const tiles = await tileLight(page, names);
    for (const { name, base, drawn } of tiles) assert.ok(Math.abs(base - drawn) < 5, `${name} ${base} ${drawn}`);
    const steps = tiles.map((tile) => tile.drawn).sort((a, b) => a - b);
    for (let i = 1; i < steps.length; i++) assert.ok(steps[i] - steps[i - 1] > 8, steps.join(' '));
  }
  await context.close();
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const [what, least, options] of [
  ['a mouse', 24, {}],
  ['a finger', 44, PHONE],
]) {
  test(`every place is at least ${least} pixels for ${what}`, async () => {
    const { page, context } = await founding(options);
    const sizes = await page.locator(`${MAP} .b-hit`).evaluateAll((hits) =>
      hits.flatMap((hit) => {
        const { width, height } = hit.getBoundingClientRect();
        return [width, height];
      }),
    );
    assert.ok(sizes.length >= 2 * 36, `${sizes.length / 2} places`);
    assert.ok(Math.min(...sizes) >= least, String(Math.min(...sizes)));
    await context.close();
  });
}

test('one Tab enters the board, arrows walk it, the next Tab leaves', async () => {
  const { page, context } = await founding();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
  const stop = page.locator(`${MAP} [tabindex="0"]`);
  assert.equal(await stop.count(), 1);
  await stop.focus();
  const first = await focused();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  const there = await focused();
  assert.notEqual(there, first);
  assert.ok(there);
  await page.keyboard.press('Tab');
  assert.equal(await focused(), null);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(), there);
  assert.equal(await page.locator('.place:focus-visible .b-ring').isVisible(), true);
  await context.close();
});

test('keys bring the map closer, and a place that takes the focus comes into the window', async () => {
  const { page, context } = await founding();
  await page.locator(`${MAP} [tabindex="0"]`).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key);
    const inside = await page.evaluate((selector) => {
      const place = document.activeElement.getBoundingClientRect();
      const map = document.querySelector(selector).getBoundingClientRect();
      return [place.left - map.left, map.right - place.right, place.top - map.top, map.bottom - place.bottom];
    }, MAP);
    assert.ok(Math.min(...inside) >= 0, `${key} ${inside}`);
  }
  await page.keyboard.press('0');
  assert.equal(await page.locator(`${MAP}.zoomed`).count(), 0);
  await context.close();
});

test('two taps on the sea bring the map closer, two more show it whole; taps on the buttons are no such taps', async () => {
  const { page, context } = await founding(PHONE);
  const box = await page.locator(MAP).boundingBox();
  const twice = async (x, y) => {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x + 2, y);
  };
  const scale = () => page.locator(MAP).evaluate((map) => Math.round(11240 / map.viewBox.baseVal.width) / 10);
  await twice(box.x + 8, box.y + 30);
  assert.equal(await scale(), 2);
  await twice(box.x + 8, box.y + 30);
  assert.equal(await scale(), 1);
  const button = await page.locator('.zoom .zb').last().boundingBox();
  await twice(button.x + 20, button.y + 20);
  assert.ok((await scale()) > 2);
  await context.close();
});
