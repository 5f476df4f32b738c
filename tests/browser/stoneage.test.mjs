// The stone age at the page: whole games by mouse and by keys alone, whose links lead to the state they ended with.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, play } from './support/moves.mjs';
import { followLink, newPage, open } from './support/page.mjs';
import { engine } from './support/positions.mjs';

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

const STONE = { rules: 'stoneage', seed: 'another world' };
const world = () => structuredClone(/** @type {any} */ (engine.newGame(STONE).layout));

test('a world with one number changed comes as a link, is played and reloaded', async () => {
  const { hexes } = world();
  hexes.find(({ q, r }) => q === 0 && r === 7).number = 8;
  const game = engine.newGame({ ...STONE, layout: { hexes } });
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0`);
  await followLink(page, game.save('replay'));
  const hand = mouse(page);
  await hand.press('open-play');
  await page.locator('.game .sheet svg.map').waitFor();
  const shown = () =>
    page.evaluate(() => [globalThis.hexstead.hash(), globalThis.hexstead.view(0).hexes['0,7'].number]);
  assert.deepEqual(await shown(), [game.hash, 8]);
  const { done } = await play({ where: page, hand, seat: game.actor, most: 8 });
  assert.ok(done.ROLL, JSON.stringify(done));
  const played = await shown();
  await page.reload();
  await page.waitForFunction(() => globalThis.hexstead?.hash());
  assert.deepEqual(await shown(), played);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a world with a site missing is refused with a sentence, and so is a link that lost a part of its world', async () => {
  const { hexes, sites } = world();
  assert.throws(
    () => engine.newGame({ ...STONE, layout: { sites: { ...sites, asia: sites.asia.slice(1) } } }),
    /sites\.asia: a list of 8 is needed/,
  );
  hexes[0].number = hexes[0].number === 9 ? 10 : 9;
  const text = engine.newGame({ ...STONE, layout: { hexes } }).save('replay');
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0`);
  const hand = mouse(page);
  await hand.press('open');
  await page.locator('[data-key="open-field"]').fill(text.slice(0, -9));
  await hand.press('open-go');
  await page.locator('p.warn').waitFor();
  assert.match(await page.locator('p.warn').innerText(), /\.$/);
  assert.equal(await page.evaluate(() => globalThis.hexstead.state().match), null);
  assert.deepEqual(wrong, []);
  await context.close();
});
