// The almanac, a case on the real board and back, hints, the first game, and the page without all that.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { mouse } from './support/mouse.mjs';
import { drawn, newPage, open } from './support/page.mjs';

const cases = JSON.parse(await readFile(new URL('../../web/almanac/cases.json', import.meta.url), 'utf8'));
const NEW_ROWS = ['X-01', 'V-08', 'D-13', 'D-18', 'V-11'].map((row) => `row-${row}`);

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const key = (page, name) => page.locator(`[data-key="${name}"]`).first();
const press = (page, name) => mouse(page).press(name);
const MAP = '.game .sheet svg.map';
const inside = (page, what) => page.evaluate((name) => window.hexstead[name](), what);

/** The page at full speed, with a game of its own begun where asked. */
async function enter({ game = false, ...options } = {}) {
  const { page, context, wrong } = await newPage(at.browser, options);
  await page.goto(`${at.url}?speed=0&seed=help&lang=en`);
  if (game) {
    await press(page, 'quick');
    await page.locator(MAP).waitFor();
    await page.waitForFunction(() => window.hexstead.state().match?.mine);
  }
  return { page, context, wrong };
}

test('the almanac is searched and read by keyboard', async () => {
  const { page, context, wrong } = await enter();
  await key(page, 'almanac').focus();
  await page.keyboard.press('Enter');
  await key(page, 'almanac-find').focus();
  await page.keyboard.type('distance');
  await page.waitForFunction(() => document.querySelectorAll('.rows li').length < 10);
  await key(page, 'row-B-05').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'entry-title');
  assert.match(await page.locator('.entry').innerText(), /Keep your distance[^]*Too close/);
  assert.equal(await page.locator('.entry .b-no').count(), 1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-key') === 'almanac');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a case opens on the real board, nothing of it is saved, and the own game is there again', async () => {
  const { page, context, wrong } = await enter({ game: true });
  const hash = await inside(page, 'hash');
  /** The texts of all games that are kept. */
  const saves = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith('hexstead.v1.game.'))
        .map((name) => JSON.parse(localStorage[name].split('|').slice(3, -1).join('|')).text),
    );
  const saved = await saves();
  await press(page, 'almanac');
  await press(page, 'row-B-55');
  await press(page, 'show-case');
  await page.locator('.visit').waitFor();
  assert.notEqual(await inside(page, 'hash'), hash);
  await press(page, 'build-road');
  await page.locator('[data-place]').first().click();
  await page.waitForFunction(() => window.hexstead.length() === 1);
  await key(page, 'build-city').click({ force: true }); // it can't be done, and says why
  assert.match(await page.locator('.what.bad').innerText(), /B-\d\d/);
  const row = await key(page, 'rule').innerText();
  await press(page, 'rule');
  await page.locator('#entry-title').waitFor();
  assert.equal(await page.locator('.rows [aria-current="true"] small').innerText(), row.trim());
  await press(page, 'close');
  await press(page, 'go-home');
  await page.waitForFunction((was) => window.hexstead.hash() === was, hash);
  assert.equal(await page.locator('.visit').count(), 0);
  assert.equal(saved.length, 1);
  assert.deepEqual(await saves(), saved);
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Whose board a row shows, and how many numbers lie there. */
const GAMES = [
  ['classic56', /X-|V-08/, [28]],
  ['duel', /D-|V-11/, [18]],
  ['stoneage', /S-|O-/, [50, 51, 52]], // deserts have none
  ['classic', /B-|V-(?!08|11)/, [18]],
];

test('rows show their cases on the real board, one after the other', async () => {
  const { page, context, wrong } = await enter();
  await press(page, 'almanac');
  const rows = await page.locator('.rows [data-key]').evaluateAll((list) => list.map((row) => row.dataset.key));
  assert.ok(rows.length > 160);
  for (const row of rows.filter((name, i) => i % 12 === 0 || NEW_ROWS.includes(name))) {
    await press(page, row);
    await press(page, 'show-case');
    await page.locator('.visit').waitFor();
    const { rules } = await inside(page, 'view');
    const [, , numbers] = GAMES.find(([name, which]) => name === rules && which.test(row)) ?? [];
    const tokens = await page.locator(`${MAP} .b-token`).count();
    assert.ok(numbers?.includes(tokens), `${row} shows ${rules} with ${tokens} numbers`);
    await press(page, 'visit-entry');
    await page.locator('dialog[open]').waitFor();
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what is new in a game is said once, leads to its entry, and is not said again', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  const begin = async (link) => {
    await page.goto(`${at.url}?speed=0&lang=en#g=${link}`);
    await press(page, 'open-play');
    await page.locator(MAP).waitFor();
    await drawn(page);
  };
  await begin(cases['D-09'].link);
  await page.locator('.news').waitFor();
  assert.match(await page.locator('.news').innerText(), /Two rolls a turn[^]*roll twice/);
  await press(page, 'news-entry');
  assert.match(await page.locator('.entry').innerText(), /D-09/);
  await press(page, 'close');
  await press(page, 'news-done');
  await page.waitForFunction(() => document.activeElement?.id === 'question');
  assert.equal(await page.locator('.news').count(), 0);
  await begin(cases['D-13'].link);
  await page.locator('.news').waitFor();
  assert.match(await page.locator('.news').innerText(), /tokens/);
  await press(page, 'build-road');
  await page.locator('[data-place]').first().click();
  await page.waitForFunction(() => window.hexstead.view().phase === 'NEUTRAL');
  await page.waitForFunction(() => /neutral/.test(document.querySelector('.news')?.textContent ?? ''));
  await press(page, 'menu');
  await press(page, 'menu-settings');
  await press(page, 'set-hints');
  await press(page, 'close');
  assert.equal(await page.locator('.news').count(), 0);
  await begin(cases['X-01'].link);
  assert.equal(await page.locator('.news').count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a refusal in the duel leads to its entry', async () => {
  const { page, context, wrong } = await enter();
  await press(page, 'almanac');
  await press(page, 'row-D-21');
  await press(page, 'show-case');
  await press(page, 'hand-tokens');
  await press(page, 'rule-FORCED_TRADE');
  await page.locator('#entry-title').waitFor();
  assert.match(await page.locator('.entry').innerText(), /D-21[^]*An empty hand/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('three hints, pointed out on the map, and done', async () => {
  const { page, context, wrong } = await enter({ game: true });
  await press(page, 'hint');
  const tips = page.locator('.tips .tip');
  await tips.first().waitFor();
  assert.equal(await tips.count(), 3);
  assert.match(await tips.first().innerText(), /Build a settlement[^]*36 rolls/);
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-key') === 'hint-do-0');
  await page.locator(`${MAP} .b-point`).waitFor();
  const length = await inside(page, 'length');
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => window.hexstead.length() > was, length);
  await drawn(page);
  assert.equal(await page.locator('.tips').count(), 0);
  await press(page, 'hint');
  await page.locator('.tips').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-key') === 'hint');
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the first game is played to its end by its hints', async () => {
  const { page, context, wrong } = await enter();
  await press(page, 'lesson');
  await page.locator('.lesson').waitFor();
  assert.match(await page.locator('.lesson .say').innerText(), /Welcome/);
  for (;;) {
    const mine = await page.waitForFunction(() => {
      const { match } = window.hexstead.state();
      return match.view.over ? 'over' : match.mine ? String(match.length) : null;
    });
    const length = await mine.jsonValue();
    if (length === 'over') break;
    await drawn(page);
    const dialog = (await page.locator('dialog[open]').count()) ? 'dialog ' : '';
    await page.locator(`${dialog}[data-key="lesson-do"]`).first().click();
    await page.waitForFunction((was) => window.hexstead.length() > Number(was), length);
  }
  assert.equal((await page.evaluate(() => window.hexstead.view())).over, true);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the first game can be left, and goes on', async () => {
  const { page, context, wrong } = await enter();
  await press(page, 'lesson');
  await press(page, 'lesson-do');
  await page.waitForFunction(() => window.hexstead.length() > 1);
  await press(page, 'lesson-leave');
  await page.waitForFunction(() => !document.querySelector('.lesson'));
  await page.locator(MAP).waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the page is whole without its second script', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.route('**/almanac.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(at.url);
  assert.equal(await key(page, 'almanac').count(), 0);
  await press(page, 'quick');
  await page.locator(MAP).waitFor();
  assert.equal(await key(page, 'hint').count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('axe finds nothing in the almanac, the hints and the first game, by day and by night, wide and narrow', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  for (const [colorScheme, viewport] of [
    ['light', { width: 1280, height: 800 }],
    ['dark', { width: 360, height: 740 }],
  ]) {
    const { page, context } = await enter({ colorScheme, viewport, bypassCSP: true });
    await page.evaluate(axe);
    const look = async (where) => {
      const { violations } = await page.evaluate(() => window.axe.run());
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${where} ${id} ${node.html}`));
      assert.deepEqual(found, [], `${colorScheme} ${viewport.width}`);
    };
    await press(page, 'almanac');
    await page.locator('.rows').waitFor();
    await look('list');
    await press(page, 'row-B-58');
    await page.locator('#entry-title').waitFor();
    await look('entry');
    await press(page, 'show-case');
    await page.locator('.visit').waitFor();
    await look('case');
    await press(page, 'hint');
    await page.locator('.tips').waitFor();
    await look('hints');
    await press(page, 'hint-close');
    await press(page, 'go-home');
    await press(page, 'lesson');
    await page.locator('.lesson').waitFor();
    await look('lesson');
    await page.evaluate((link) => void (location.hash = `#g=${link}`), cases['D-13'].link);
    await press(page, 'open-play');
    await page.locator('.news').waitFor();
    await look('news');
    await context.close();
  }
});
