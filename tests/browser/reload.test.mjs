// A reload goes on exactly there: in every phase, from a server and from a file. And a game goes on wherever the page may stand.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mouse } from './support/mouse.mjs';
import { advice, look, perform, play, settled } from './support/moves.mjs';
import { drawn, followLink, newPage, open, openInFrame, SITE } from './support/page.mjs';
import { otherPosition, positions } from './support/positions.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const PHASES = [
  'founding',
  'founding road',
  'before the roll',
  'main',
  'discard',
  'robber',
  'rob',
  'free road',
  'offer pending',
  'offer out',
  'offer to you',
  'over',
];
const OTHERS = [
  'six, building',
  'six, partner',
  'duel, between the rolls',
  'duel, neutral road',
  'duel, neutral settlement',
  'duel, neutral choice',
  'duel, give back',
  'stone, placing tribes',
  'stone, placing a nomad',
  'stone, before the roll',
  'stone, giving up',
  'stone, neanderthal',
  'stone, hunting',
  'stone, discard',
  'stone, rob',
  'stone, robber tile',
  'stone, rob on the way',
  'stone, desert',
  'stone, two tiles',
  'stone, free tile',
  'stone, over',
];

/** Opens a position as a link and plays on from it. */
async function openGame(page, address, { text }) {
  if (!page.url().startsWith(address)) await page.goto(`${address}?speed=0`);
  await followLink(page, text);
  await mouse(page).press('open-play');
  await drawn(page);
  return look(page);
}

async function reload(page) {
  await page.reload();
  await page.waitForFunction(() => globalThis.hexstead?.hash());
  await page.locator('.game, .final').first().waitFor();
  return look(page);
}

for (const [where, address] of [
  ['a server', () => at.url],
  ['a file', () => `file://${SITE}index.html`],
]) {
  test(`a reload goes on exactly there, in every phase, from ${where}`, async (t) => {
    const { page, context, wrong } = await newPage(at.browser);
    for (const name of [...PHASES, ...OTHERS])
      await t.test(name, async () => {
        const position = positions[name] ?? otherPosition(name);
        const opened = await openGame(page, address(), position);
        assert.deepEqual([opened.hash, opened.phase], [position.hash, position.phase]);
        const again = await reload(page);
        assert.deepEqual(again, opened);
      });
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test('two tabs: each goes on with its own game after a reload', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  const first = await openGame(page, at.url, positions.main);
  const other = await context.newPage();
  const second = await openGame(other, at.url, positions.robber);
  await perform(mouse(other), advice({ ...second, seat: second.actor }), second);
  assert.deepEqual(await reload(page), first);
  const next = await look(other);
  assert.ok(next.length > second.length);
  assert.deepEqual(await reload(other), next);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('after a reload the dice fall as they would have', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  const hand = mouse(page);
  const opened = await openGame(page, at.url, positions['before the roll']);
  for (const key of ['menu', 'menu-settings']) await hand.press(key);
  await page.locator('[data-key="set-undo"]').selectOption('free');
  await hand.press('close');
  const roll = { kind: 'ROLL' };
  await perform(hand, roll, opened);
  const first = await settled(page, opened.actor, opened.length + 1);
  await hand.press('undo');
  assert.equal((await settled(page, opened.actor, 0)).hash, opened.hash);
  await reload(page);
  await perform(hand, roll, opened);
  assert.equal((await settled(page, opened.actor, opened.length + 1)).hash, first.hash);
  assert.deepEqual(wrong, []);
  await context.close();
});

for (const [name, go] of [
  ['a server', async (page) => (await page.goto(`${at.url}?speed=0`), page)],
  ['a file', async (page) => (await page.goto(`file://${SITE}index.html?speed=0`), page)],
  ['one file to save', async (page) => (await page.goto(`file://${SITE}hexstead.html?speed=0`), page)],
  ['a sandboxed frame', async (page) => openInFrame(page)],
]) {
  test(`bots think and a game goes on in ${name}`, async () => {
    const { page, context, wrong } = await newPage(at.browser, { reducedMotion: 'reduce' });
    const where = await go(page);
    const hand = mouse(where);
    await hand.press('quick');
    const now = await play({ where, hand, most: 14 });
    assert.ok(now.turnNo > 3, `turn ${now.turnNo}`);
    assert.equal(page.workers().length, 1, 'bots think in a worker');
    assert.deepEqual(wrong, []);
    await context.close();
  });
}
