// The address: a link pasted into the page's own tab asks first, a refused one leaves no trace in it, Back leaves the page; and each
// sort of link that is none says so in a sentence of its own while the game goes on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mouse } from './support/mouse.mjs';
import { drawn, followLink, newPage, open } from './support/page.mjs';
import { positions } from './support/positions.mjs';

const { text: first } = positions.main;
const { text: second } = positions.robber;

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const hash = (page) => page.evaluate(() => globalThis.hexstead.hash());
const put = (page, fragment) => page.evaluate((text) => void (location.hash = text), fragment);

async function playing(page, address) {
  await page.goto(address);
  await followLink(page, first);
  await mouse(page).press('open-play');
  await drawn(page);
  assert.equal(page.url(), address);
  return hash(page);
}

test('a second link asks; refused, the address is what it was; taken, the other game is there', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  const address = `${at.url}?speed=0&lang=en`;
  const running = await playing(page, address);
  const entries = () => page.evaluate(() => history.length);

  await followLink(page, second);
  assert.equal(await hash(page), running);
  const length = await entries();
  await mouse(page).press('open-keep');
  await drawn(page);
  assert.equal(page.url(), address);
  assert.equal(await hash(page), running);

  await put(page, `#g=${second}&far=nothing&utm_source=x`);
  await page.locator('[data-key="open-play"]').waitFor();
  await put(page, `#g=${encodeURIComponent(encodeURIComponent(second.replace(/.$/, '%2')))}`);
  await page.locator('[role="alert"]', { hasText: 'incomplete' }).waitFor();
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.equal(page.url(), address);

  await followLink(page, second);
  await mouse(page).press('open-play');
  await drawn(page);
  assert.notEqual(await hash(page), running);
  assert.equal(page.url(), address);
  assert.equal(await entries(), length + 3, 'the page makes no entries of its own');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('Back leaves the page, whatever was opened by the address it came with', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto('about:blank');
  await page.goto(`${at.url}?speed=0&g=${first}`);
  await mouse(page).press('open-play');
  await drawn(page);
  assert.equal(page.url(), `${at.url}?speed=0`);
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what is no link, is cut, damaged or newer has a sentence each, in the console too; the game goes on', async () => {
  const { page, context } = await newPage(at.browser);
  const said = [];
  page.on('console', (message) => message.type() === 'info' && said.push(message.text()));
  const running = await playing(page, `${at.url}?speed=0&lang=en`);
  const half = Math.floor(second.length / 2);
  const changed = second[half] === 'a' ? 'b' : 'a';
  const sentences = {
    [second.slice(0, half)]: `incomplete: ${half} of ${second.length} characters`,
    [`${second.slice(0, half)}${changed}${second.slice(half + 1)}`]: 'damaged',
    [`2${second.slice(1)}`]: 'newer version',
    hello: 'not a Hexstead link',
  };
  for (const [text, sentence] of Object.entries(sentences)) {
    await put(page, `#g=${text}`);
    await page.locator('[role="alert"]', { hasText: sentence }).waitFor();
    await mouse(page).press('open-keep');
    await drawn(page);
    assert.equal(await hash(page), running);
  }
  assert.deepEqual(
    said.map((text) => text.split(':')[0]),
    ['SHORT', 'DAMAGED', 'VERSION', 'FORMAT'],
  );
  await context.close();
});
