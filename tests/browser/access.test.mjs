// For those who use the keyboard or a reader: the board as text and commands play the game; shortcuts keep out of the way; what is
// said, in dialogs too; low windows and large letters. What Tab finds on each screen is in screens.test.mjs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { mouse } from './support/mouse.mjs';
import { drawn, newPage, open } from './support/page.mjs';
import { positions } from './support/positions.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** Screen -> the position it begins with, and the buttons that lead to it. A single sign is a key. */
const SCREENS = {
  start: [null],
  'set up': [null, 'setup', 'setup-options'],
  discard: ['discard'],
  menu: ['main', 'menu'],
  settings: ['main', 'menu', 'menu-settings'],
  share: ['main', 'share'],
  'board as text': ['build', 'menu', 'menu-text'],
  shortcuts: ['main', '?'],
};

async function show(page, [position, ...steps], lang = 'en') {
  const hand = mouse(page);
  await page.goto('about:blank');
  await page.goto(`${at.url}?speed=0&lang=${lang}${position ? `#g=${positions[position].text}` : ''}`);
  if (position) await hand.press('open-play');
  for (const step of steps) {
    await drawn(page);
    if (step.length > 1) await hand.press(step);
    else {
      await page.locator('#question').focus();
      await page.keyboard.press(step);
    }
  }
  await drawn(page);
}

const length = (page) => page.evaluate(() => globalThis.hexstead.length());
const focused = (page) => page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.className);
const said = async (page) => (await drawn(page), page.locator('.command .said').innerText());

test('the board as text: a place chosen from the list, a command, and what is not understood', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await show(page, [null, 'quick']);
  const founding = page.locator('.game [data-place][tabindex="0"]');
  await founding.waitFor();
  await founding.focus();
  await page.keyboard.press('p');
  await page.locator('.astext .spots li').first().waitFor();
  assert.equal(await focused(page), 'asks');
  const best = await page.locator('.spots code').first().innerText();
  const began = await length(page);
  await page.locator('.spots button').first().press('Enter');
  await drawn(page);
  const [settlement] = await page.evaluate((n) => globalThis.hexstead.log().slice(n), began);
  assert.deepEqual([settlement.kind, settlement.vertex], ['BUILD_SETTLEMENT', best]);
  assert.equal(await focused(page), 'asks', 'what had the focus is gone; the question has it');

  const field = page.locator('[data-key="command"]');
  const now = await length(page);
  await field.fill('raod 0,0,E');
  await field.press('Enter');
  assert.match(await said(page), /“raod” is not a command/);
  await field.fill('roll');
  await field.press('Enter');
  await drawn(page);
  assert.match(await said(page), /First add the road/);
  assert.equal(await length(page), now);
  const edge = await page.locator('.spots code').first().innerText();
  await field.fill(`road ${edge}`);
  await field.press('Enter');
  await page.waitForFunction((n) => globalThis.hexstead.length() > n, now);
  const road = (await page.evaluate(() => globalThis.hexstead.log())).find(({ edge: name }) => name === edge);
  assert.equal(road.kind, 'BUILD_ROAD');
  assert.equal(await focused(page), 'command');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('commands in German play a turn', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await show(page, ['main'], 'de');
  const now = await length(page);
  await page.locator('#question').focus();
  await page.keyboard.press('/');
  const type = async (text) => {
    await page.locator('[data-key="command"]').fill(text);
    await page.keyboard.press('Enter');
  };
  const give = (text) => type(text).then(() => said(page));
  assert.match(await give('Straße 9,9,O'), /So einen Ort gibt es nicht: „9,9,O“/);
  assert.match(await give('Tausch 4 Holz für 1 Gold'), /„Gold“ ist kein Rohstoff/);
  assert.equal(await length(page), now);
  await type('Ende'); // what the next one does may come before the answer is read
  await page.waitForFunction((n) => globalThis.hexstead.length() > n, now);
  assert.equal((await page.evaluate(() => globalThis.hexstead.log()))[now].kind, 'END_TURN');
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Leaves a dialog; the focus has come back to where it was opened. */
async function shut(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await drawn(page);
}

test('shortcuts: only in the game, in no field, with no other key, and not when they are switched off', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await show(page, ['before the roll']);
  const now = await length(page);
  await page.locator('#question').focus();
  for (const keys of ['Control+r', 'Alt+r', 'x']) if (keys !== 'Control+r') await page.keyboard.press(keys);
  await page.locator('[data-key="menu"]').first().click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('r');
  await shut(page);
  assert.equal(await length(page), now);
  await page.locator('#question').focus();
  await page.keyboard.press('/');
  await page.locator('[data-key="command"]').waitFor();
  assert.equal(await focused(page), 'command');
  await page.keyboard.type('re?');
  assert.equal(await page.locator('[data-key="command"]').inputValue(), 're?');
  await shut(page);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  await page.keyboard.press('?');
  await page.locator('dl.keys').first().waitFor();
  await page.locator('[data-key="keys-settings"]').click();
  await page.locator('[data-key="set-keys"]').uncheck();
  await shut(page);
  await page.locator('#question').focus();
  await page.keyboard.press('r');
  await drawn(page);
  assert.equal(await length(page), now, 'switched off');
  await page.locator('[data-key="menu"]').first().click();
  await page.locator('[data-key="menu-settings"]').click();
  await page.locator('[data-key="set-keys"]').check();
  await shut(page);
  await page.locator('#question').focus();
  await page.keyboard.press('r');
  await page.waitForFunction((n) => globalThis.hexstead.length() > n, now);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('B and a number build, T leads to the trade; a refusal is said at once', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await show(page, ['build']);
  await page.locator('#question').focus();
  await page.keyboard.press('b');
  assert.equal(await focused(page), 'build-road');
  await page.keyboard.press('1');
  await page.locator('.game [data-place]').first().waitFor();
  await page.keyboard.press('Escape');
  await drawn(page);
  await page.locator('#question').focus();
  await page.keyboard.press('t');
  assert.match(await focused(page), /^give-/);
  await page.keyboard.press('r');
  await drawn(page);
  assert.match(await page.locator('[role="alert"].sr').innerText(), /already rolled/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what is urgent is said inside the open dialog, and outside again', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await show(page, ['discard']);
  const alert = page.locator('dialog[open] > [role="alert"]');
  assert.match(await alert.textContent(), /give back|discard/i);
  for (const role of ['log', 'status']) assert.equal(await page.locator(`dialog[open] > [role="${role}"]`).count(), 1);
  await shut(page);
  assert.equal(await page.locator('dialog [role="alert"]').count(), 0);
  assert.equal(await page.locator('[role="alert"].sr').count(), 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

for (const [name, viewport, letters] of [
  ['a page at 200 %', { width: 640, height: 400 }, '100%'],
  ['letters twice as large', { width: 1280, height: 800 }, '200%'],
])
  test(`nothing is cut off: ${name}`, async (t) => {
    const { page, context, wrong } = await newPage(at.browser, { reducedMotion: 'reduce' });
    for (const screen of ['start', 'set up', 'settings', 'board as text', 'shortcuts', 'share', 'menu', 'discard'])
      await t.test(screen, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await show(page, SCREENS[screen]);
        await page.setViewportSize(viewport);
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
        await drawn(page);
        const found = await page.evaluate(fits);
        // A low window scrolls the page as a whole.
        assert.deepEqual(
          found.filter((one) => one !== 'hexstead-game scrolls'),
          [],
        );
      });
    assert.deepEqual(wrong, []);
    await context.close();
  });
