// The page opens and is playable wherever it may stand: from a server, from a file, as one file, in a sandboxed frame.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { mouse } from './support/mouse.mjs';
import { newPage, open, openInFrame, SITE, whole } from './support/page.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const MAP = '.game .sheet svg.map';

/** Starts a quick game, in the page or in a frame of it; the second script comes there too. */
async function begin(where) {
  await where.locator('[data-key="quick"]').first().click();
  await where.locator(MAP).first().waitFor();
  await whole(where);
  await where.locator('[data-key="hint"]').first().waitFor();
}

for (const [name, address] of [
  ['a server', () => at.url],
  ['a file', () => `file://${SITE}index.html`],
  ['one file to save', () => `file://${SITE}hexstead.html`],
]) {
  test(`the page opens from ${name} and begins a game`, async () => {
    const { page, context, wrong } = await newPage(at.browser);
    await page.goto(address());
    await begin(page);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test('the page opens in a sandboxed frame and begins a game', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await begin(await openInFrame(page));
  assert.deepEqual(wrong, []);
  await context.close();
});

test('where a host does not let the page run its script, the page says so in both languages', async () => {
  const { page, context } = await newPage(at.browser);
  await page.route(at.url, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(at.url);
  const said = page.locator('#refused');
  await said.waitFor();
  assert.match(await said.innerText(), /can't start here.*kann hier nicht starten/s);
  assert.equal(await page.evaluate(() => customElements.get('hexstead-game')), undefined);
  await context.close();
});

test('nothing is asked for after the page has loaded, and it goes on without a network', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(at.url);
  // Both scripts have come when there is something of either to press.
  for (const key of ['quick', 'almanac']) await page.locator(`[data-key="${key}"]`).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null)); // what it asks for is for the next time
  const asked = [];
  page.on('request', (request) => {
    if (!/^(blob|data):|\/favicon\.svg$/.test(request.url())) asked.push(request.url());
  });
  await context.setOffline(true);
  await begin(page);
  const ICON = /favicon\.svg|ERR_INTERNET_DISCONNECTED/; // the browser's own errand, whenever it likes
  assert.deepEqual([asked, wrong.filter((one) => !ICON.test(one))], [[], []]);
  await context.close();
});

test('the seed in the address is that of each game', async () => {
  for (const press of [['quick'], ['quick-duel'], ['setup-classic56', 'setup-start']]) {
    const { page, context, wrong } = await newPage(at.browser);
    await page.goto(`${at.url}?speed=0&seed=wished`);
    for (const key of press) await mouse(page).press(key);
    assert.equal(await page.evaluate(() => globalThis.hexstead.state().match.table.seed), 'wished', press[0]);
    assert.deepEqual(wrong, []);
    await context.close();
  }
});

test('axe finds nothing on the first screen, by day and by night', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  for (const colorScheme of ['light', 'dark']) {
    const { page, context } = await newPage(at.browser, { colorScheme, bypassCSP: true });
    await page.goto(at.url);
    await page.locator('[data-key="quick"]').waitFor();
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => axe.run());
    assert.deepEqual(
      violations.flatMap(({ id, nodes }) => nodes.map((node) => `${colorScheme} ${id} ${node.html}`)),
      [],
    );
    await context.close();
  }
});
