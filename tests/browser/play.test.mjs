// Whole games against bots, as a person plays them: one with the mouse, one with the keys, one with a finger on a phone. The link of
// each leads to the state it ended with.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, play } from './support/moves.mjs';
import { newPage, open } from './support/page.mjs';
import { touch } from './support/touch.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** The result as the page shows it. */
async function shown(page) {
  const table = page.locator('.final .results .wide-only tbody tr');
  await table.first().waitFor();
  return { rows: await table.count(), points: Number(await table.first().locator('td').first().innerText()) };
}

/** Where the link leads, copied by the hand at the end of the game. */
async function replays(page, hand) {
  const [hash, replayed] = await bothHashes(page, hand);
  assert.equal(replayed, hash);
}

test('a whole game with the mouse, against three bots', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0`);
  const hand = mouse(page);
  await hand.press('quick');
  const end = await play({ where: page, hand });
  assert.equal(end.over, true);
  const { rows, points } = await shown(page);
  assert.equal(rows, 4);
  assert.ok(points >= 10, String(points));
  await replays(page, hand);
  await hand.press('end-again');
  await page.locator('.game [data-place]').first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a whole game with the keyboard alone, against two bots', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0&seats=3`);
  const hand = keys(page);
  await hand.press('quick');
  const lost = [];
  const end = await play({
    where: page,
    hand,
    after: async ({ length, phase }) => {
      if (await page.evaluate(() => document.activeElement === document.body)) lost.push(`${length} ${phase}`);
    },
  });
  assert.equal(end.over, true);
  assert.equal((await shown(page)).rows, 3);
  await replays(page, hand);
  await hand.press('end-again');
  await page.locator('.game [data-place]').first().waitFor();
  assert.deepEqual([lost, wrong], [[], []]);
  await context.close();
});

test('a whole game by taps alone on a phone, 360 wide, against three bots', async () => {
  const { page, context, wrong } = await newPage(at.browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${at.url}?speed=0`);
  const hand = touch(page);
  await hand.press('quick');
  const end = await play({ where: page, hand });
  assert.equal(end.over, true);
  const columns = page.locator('.final .results .narrow-only thead th');
  await columns.first().waitFor();
  assert.equal(await columns.count(), 1 + 4);
  await replays(page, hand);
  await hand.press('end-again');
  await page.locator('.game [data-place]').first().waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
