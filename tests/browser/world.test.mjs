// The world map in a window: where it begins, where it leads, how large what is pressed is there.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drawn, newPage, open, until } from './support/page.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const MAP = '.game .sheet svg.map';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A game of the stone age in which the first seat is asked. */
async function journey(options) {
  const made = await newPage(at.browser, options);
  await made.page.goto(`${at.url}?seed=world&speed=0`);
  await made.page.locator('[data-key="quick-stoneage"]').click();
  await made.page.locator(MAP).waitFor();
  await until(made.page, () => globalThis.hexstead.view(0).actor === 0);
  return made;
}

/** Which of the pieces of a seat are in the window. */
const sees = (page, selector) =>
  page.evaluate(
    ([map, what]) => {
      const frame = document.querySelector(map).getBoundingClientRect();
      return [...document.querySelectorAll(what)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [mx, my] = [x + width / 2, y + height / 2];
        return mx > frame.left && mx < frame.right && my > frame.top && my < frame.bottom;
      });
    },
    [MAP, selector],
  );

const width = (page) => page.locator(MAP).evaluate((map) => map.viewBox.baseVal.width);

test('on a large screen the whole world is seen at first', async () => {
  const { page, context, wrong } = await journey();
  assert.equal(await page.locator(`${MAP}.zoomed`).count(), 0);
  const pieces = await sees(page, `${MAP} .piece`);
  assert.ok(pieces.length >= 18 && pieces.every(Boolean), `${pieces}`);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('on a phone it begins where the nomad is, large enough for a finger, and leads to every continent and back', async () => {
  const { page, context, wrong } = await journey(PHONE);
  const side = () => page.locator(MAP).evaluate((map) => map.getScreenCTM().a * 100);
  assert.ok((await side()) >= 44, String(await side()));
  const own = await page.evaluate(() => {
    const { vertices } = globalThis.hexstead.view(0);
    return Object.keys(vertices).find((name) => vertices[name].piece === 'nomad' && vertices[name].seat === 0);
  });
  assert.deepEqual(await sees(page, `${MAP} .piece[data-at="${own}"]`), [true]);
  for (const region of ['america', 'australia', 'asia', 'europe', 'africa']) {
    await page.locator(`[data-key="go-${region}"]`).tap();
    await drawn(page);
    const hexes = await page.evaluate((name) => {
      const all = globalThis.hexstead.view(0).hexes;
      return Object.keys(all).filter((hex) => all[hex].region === name);
    }, region);
    const shown = await sees(page, hexes.map((hex) => `${MAP} [data-hex="${hex}"]`).join());
    assert.ok(shown.length === hexes.length && shown.filter(Boolean).length > hexes.length / 2, `${region} ${shown}`);
  }
  await page.locator('[data-key="zoom-fit"]').tap();
  await drawn(page);
  assert.ok((await sees(page, `${MAP} [data-hex]`)).every(Boolean));
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the small map shows the window, and a tap on it moves the window there', async () => {
  const { page, context } = await journey(PHONE);
  const frame = () =>
    page.locator('.mini .here').evaluate((rect) => ['x', 'y', 'width', 'height'].map((key) => rect[key].baseVal.value));
  const box = () =>
    page.locator(MAP).evaluate(({ viewBox: { baseVal: v } }) => [v.x, v.y, v.width, v.height].map(Math.round));
  assert.deepEqual(await frame(), await box());
  const mini = await page.locator('.mini').boundingBox();
  await page.touchscreen.tap(mini.x + mini.width * 0.85, mini.y + mini.height * 0.3);
  await drawn(page);
  assert.deepEqual(await frame(), await box());
  assert.ok((await box())[0] > 1500, `${await box()}`);
  await context.close();
});

test('plus and minus reach the whole world and come back', async () => {
  const { page, context } = await journey(PHONE);
  const [near, whole] = [await width(page), 2595];
  while ((await width(page)) < whole) await page.locator('[data-key="zoom-minus"]').tap();
  await page.locator('[data-key="zoom-plus"]').tap();
  assert.ok((await width(page)) < whole);
  assert.ok(near < whole / 2);
  await context.close();
});
