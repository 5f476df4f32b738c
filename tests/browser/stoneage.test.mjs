// The stone age at the page: whole games by mouse and by keys alone, whose links lead to the state they ended with.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, play } from './support/moves.mjs';
import { newPage, open } from './support/page.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

for (const [name, handOf] of [
  ['the mouse', mouse],
  ['the keyboard alone', keys],
])
  test(`a whole game of the stone age with ${name}, against three bots`, async () => {
    const { page, context, wrong } = await newPage(at.browser);
    await page.goto(`${at.url}?speed=0&seed=nomads`);
    const hand = handOf(page);
    await hand.press('quick-stoneage');
    const lost = [];
    const { done, over } = await play({
      where: page,
      hand,
      after: async ({ length, phase }) => {
        if (handOf === keys && (await page.evaluate(() => document.activeElement === document.body)))
          lost.push(`${length} ${phase}`);
      },
    });
    assert.equal(over, true);
    for (const kind of ['ROLL', 'NEW_NOMAD', 'WALK', 'SETTLE', 'ADVANCE'])
      assert.ok(done[kind] > 0, JSON.stringify(done));
    await page.locator('.final').waitFor();
    const [hash, replayed] = await bothHashes(page, hand);
    assert.equal(replayed, hash);
    assert.deepEqual([lost, wrong], [[], []]);
    await context.close();
  });
