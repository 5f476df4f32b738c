// Positions made by hand: built by mouse and by keyboard, explained where they can't be, shared and played on; the running game is left alone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { mouse } from './support/mouse.mjs';
import { drawn, followLink, newPage, open, until, whole } from './support/page.mjs';

const cases = JSON.parse(await readFile(new URL('../../web/almanac/cases.json', import.meta.url), 'utf8'));

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const edit = (page) => page.evaluate(() => window.hexstead.state().replay?.edit ?? null);
/** Waits until the core says so. */
const says = (page, text) => page.locator('.verdict', { hasText: text }).waitFor();
const hashOf = (page) => page.evaluate(() => window.hexstead.hash());

/** The editor, open on an island without pieces. */
async function enter(options = {}) {
  const { lang = 'en', ...more } = options;
  const { page, context, wrong } = await newPage(at.browser, more);
  await page.goto(`${at.url}?speed=0&lang=${lang}`);
  await whole(page);
  const hand = mouse(page);
  await hand.press('edit');
  await page.locator('.edit .map').waitFor();
  return { page, context, wrong, hand };
}

test('a position is built by mouse, explained where it can not be, and is the same where its link is opened', async () => {
  const { page, context, wrong, hand } = await enter();
  await says(page, /possible/);
  await hand.place('0,0,N');
  await hand.place('0,-1,S');
  await says(page, /next to each other/);
  assert.equal(await page.locator('.b-no').count(), 2);
  assert.equal(await page.locator('[data-key="edit-play"][aria-disabled="true"]').count(), 1);
  await hand.press('edit-undo');
  await says(page, /possible/);
  await hand.press('edit-seat-1');
  await hand.press('edit-piece-2');
  for (const name of ['0,0,S', '-1,1,S', '1,-1,N', '-1,-1,N', '2,0,N']) await hand.place(name);
  await says(page, /Player 2 has 5 cities; there are 4/);
  await hand.place('2,0,N'); // pressed again it goes
  await hand.press('edit-piece-3');
  await hand.place('0,0,SE');
  await hand.press('edit-tab-island');
  await hand.place('0,0');
  await hand.place('0,1'); // they change places
  await hand.press('edit-robber-0');
  await hand.place('-1,1');
  await hand.press('edit-number-6');
  await hand.place(
    await page.evaluate(() => {
      const { hexes } = window.hexstead.state().replay.view;
      return Object.keys(hexes).find((name) => hexes[name].number === 4);
    }),
  );
  await says(page, /Number 6: there are 3, the box has 2/);
  assert.equal(await page.locator('.b-no').count(), 3);
  await hand.press('edit-undo');
  await hand.press('edit-tab-cards');
  await page.locator('[data-key="edit-hand-12"]').fill('20');
  await page.keyboard.press('Tab');
  await drawn(page);
  await says(page, /20 cards of ore are in hands; 19 are all there are/);
  await hand.press('edit-undo');
  await hand.press('edit-tab-turn');
  await hand.press('edit-turn-1');
  await hand.press('edit-MAIN');
  await says(page, /possible/);
  const { link } = await edit(page);
  await hand.press('edit-hints');
  assert.ok((await page.locator('.best li').count()) > 0);
  await hand.press('edit-play');
  await hand.press('open-play');
  await page.locator('.game .map').waitFor();
  const hash = await hashOf(page);
  const view = await page.evaluate(() => window.hexstead.view());
  assert.equal(view.vertices['0,0,N'].piece, 'settlement');
  assert.equal(view.robber, '-1,1');
  assert.deepEqual([view.turn, view.phase], [1, 'MAIN']);
  const other = await newPage(at.browser);
  await other.page.goto(`${at.url}?speed=0&lang=en#g=${link}`);
  await mouse(other.page).press('open-play');
  await until(other.page, () => window.hexstead.hash() !== null);
  assert.equal(await hashOf(other.page), hash);
  assert.deepEqual([...wrong, ...other.wrong], []);
  await other.context.close();
  await context.close();
});

test('by keyboard: tools by arrows, places by arrows, numbers typed', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0&lang=en`);
  await whole(page);
  const press = async (...names) => {
    for (const name of names) {
      await page.keyboard.press(name);
      await drawn(page);
    }
  };
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? document.activeElement?.dataset.place);
  await page.locator('[data-key="edit"]').focus();
  await press('Enter');
  await page.locator('.edit .map').waitFor();
  await page.locator('[data-key="edit-piece-1"]').focus();
  await press('ArrowRight');
  assert.equal(await focused(), 'edit-piece-2');
  assert.equal((await edit(page)).value, 2);
  await page.locator('[data-place][tabindex="0"]').focus();
  const first = await focused();
  await press('ArrowDown', 'Enter');
  const there = await focused();
  assert.notEqual(there, first);
  const piece = (name) => page.evaluate((place) => window.hexstead.state().replay.view.vertices[place]?.piece, name);
  assert.equal(await piece(there), 'city');
  assert.match(await page.locator(`[data-place="${there}"]`).getAttribute('aria-label'), /Player 1 and City/);
  await press('Enter');
  assert.equal(await piece(there), undefined);
  await page.locator('[data-key="edit-tab-cards"]').focus();
  await press('Enter');
  await page.locator('[data-key="edit-hand-0"]').focus();
  await press('ArrowUp', 'ArrowUp', 'Tab');
  assert.equal(await page.evaluate(() => window.hexstead.state().replay.edit.draft.length > 0), true);
  const ore = page.locator('[data-key="edit-hand-4"]');
  await ore.fill('-3');
  await press('Tab');
  assert.equal(await ore.inputValue(), '0');
  await page.locator('[data-key="edit-close"]').focus();
  await press('Enter');
  await page.locator('.start').waitFor();
  assert.equal(await focused(), 'edit');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a running game and a step of its replay are copied and left alone; what was made waits', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0&lang=en&seed=edit`);
  await whole(page);
  await followLink(page, cases['B-55'].link);
  const hand = mouse(page);
  await hand.press('open-play');
  await page.locator('.game .map').waitFor();
  const hash = await hashOf(page);
  await hand.press('menu');
  await hand.press('edit');
  await page.locator('.edit .map').waitFor();
  await says(page, /guessed/);
  await hand.press('edit-seat-2');
  const free = await page.evaluate(() => {
    const { vertices } = window.hexstead.state().replay.view;
    return [...document.querySelectorAll('[data-place]')]
      .map((one) => one.dataset.place)
      .find((name) => !vertices[name]);
  });
  await hand.place(free);
  const made = (await edit(page)).draft;
  await hand.press('edit-close');
  assert.equal(await hashOf(page), hash);
  await hand.press('build-road');
  await page.locator('.game [data-place]').first().click();
  await until(page, () => window.hexstead.length() === 1);
  await hand.press('menu');
  await hand.press('menu-replay');
  await page.locator('.scrub').waitFor();
  await hand.press('edit');
  await page.locator('.edit .map').waitFor();
  await hand.press('edit-undo');
  assert.deepEqual((await edit(page)).draft, made);
  await hand.press('edit-close');
  await page.locator('.scrub').waitFor();
  await hand.press('replay-close');
  await until(page, () => window.hexstead.state().screen === 'game');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a link to a case of the almanac opens in another page', async () => {
  const { page, context, wrong } = await newPage(at.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${at.url}?speed=0&lang=en`);
  await whole(page);
  const hand = mouse(page);
  await hand.press('almanac');
  await hand.press('row-B-23');
  await page.locator('#entry-title').waitFor();
  await hand.press('copy-case');
  await page.locator('[data-key="copy-case"]', { hasText: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await newPage(at.browser);
  await other.page.goto(link);
  await mouse(other.page).press('open-play');
  await until(other.page, () => window.hexstead.view()?.phase === 'MOVE_ROBBER');
  assert.deepEqual([...wrong, ...other.wrong], []);
  await other.context.close();
  await context.close();
});

/** What axe finds. */
async function look(page, where) {
  const { violations } = await page.evaluate(() => window.axe.run());
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where} ${id} ${node.html}`));
  assert.deepEqual(found, []);
}

test('nothing is cut off and axe finds nothing, by day and by night, wide and narrow, in all games', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  for (const [colorScheme, width, height, lang, game] of [
    ['light', 1280, 800, 'en', 'classic56'],
    ['dark', 360, 740, 'de', 'duel'],
    ['light', 320, 640, 'de', 'classic'],
  ]) {
    const { page, context, hand } = await enter({ colorScheme, viewport: { width, height }, bypassCSP: true, lang });
    await page.evaluate(axe);
    await hand.press('edit-tab-new');
    await hand.press(`edit-game-${game}`);
    for (const tab of ['island', 'pieces', 'cards', 'turn', 'new']) {
      await hand.press(`edit-tab-${tab}`);
      if (tab === 'pieces') for (const name of ['0,0,N', '0,-1,S']) await hand.place(name);
      const where = `${tab} ${width} ${colorScheme}`;
      if (width > 320 && tab !== 'new' && tab !== 'turn') await look(page, where);
      const wrong = (await page.evaluate(fits)).filter((one) => !/^aside\.side.* scrolls$/.test(one));
      assert.deepEqual(wrong, [], where);
    }
    await context.close();
  }
});
