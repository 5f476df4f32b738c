// The story of a game: its log, statistics, end, replay and ways to pass it on.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { createEngine } from '../../site/engine.mjs';
import { mouse } from './support/mouse.mjs';
import { drawn, newPage, open, whole } from './support/page.mjs';

const engine = await createEngine();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** A game of bots; until says when to stop. */
function bots(seed, until = () => false) {
  const game = engine.newGame({ rules: 'classic', seed });
  while (game.actor !== null && !until(game)) {
    if (game.actor === 'chance') game.chance();
    else game.act(engine.bot(game, { level: 'easy', seed: `bot ${game.length}` }).choose());
  }
  return game;
}
const over = bots('story');
const running = bots('story', (game) => game.length > 200 && game.phase === 'MAIN' && !game.view().offer);
const rolls = over.log.filter(({ kind }) => kind === 'ROLLED').length;

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

const button = (page, key) => page.locator(`[data-key="${key}"]:visible`);
const press = (page, key) => mouse(page).press(key);

/** The page with a game that came by link; alone: without its second script. */
async function enter(text, how, options, alone = false) {
  const { page, context, wrong } = await newPage(at.browser, options);
  if (alone) await page.route('**/almanac.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${at.url}?lang=en&speed=0#g=${text}`);
  await press(page, how);
  if (!alone) await whole(page);
  return { page, context, wrong };
}
const inside = (page) =>
  page.evaluate(() => {
    const { hash, length, state } = globalThis.hexstead;
    return { hash: hash(), length: length(), screen: state().screen };
  });

/** What axe finds, and what sticks out of the page. */
async function flaws(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await axe.run();
    const out = [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && (left < -0.5 || right > innerWidth + 0.5) && !one.closest('.sr, svg, caption, .panel.log');
    });
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html}`)),
      ...out.map((one) => `sticks out: ${one.outerHTML.slice(0, 80)}`),
    ];
  });
}

test('the end: everyone’s results, the dice, points and cards, each chart with its table', async () => {
  for (const width of [1280, 360, 320]) {
    const { page, context, wrong } = await enter(over.save('replay'), 'open-play', {
      viewport: { width, height: 740 },
      colorScheme: width === 360 ? 'dark' : 'light',
      bypassCSP: true,
    });
    await page.locator('.final').waitFor();
    const view = over.view();
    const counted = await page.locator('.dice-stat text.n').allTextContents();
    assert.equal(
      counted.reduce((sum, n) => sum + Number(n), 0),
      rolls,
    );
    const best = await page.locator('.results table:visible .best').first().textContent();
    assert.equal(Number(best), Math.max(...view.players.map(({ truePoints }) => truePoints)));
    for (const summary of await page.locator('summary').all()) await summary.click();
    assert.equal(await page.locator('.as-table tbody tr:visible').count(), 11 + view.round + 1);
    assert.deepEqual([await flaws(page), wrong], [[], []]);
    await context.close();
  }
});

test('without the second script: everyone’s results, the log and a link to pass on', async () => {
  const { page, context, wrong } = await enter(over.save('replay'), 'open-play', {}, true);
  await page.locator('.final .results').waitFor();
  assert.deepEqual(await page.locator('.stats, [data-key="end-text"]').count(), 0);
  await press(page, 'share');
  assert.match(await page.locator('dialog textarea').inputValue(), /#g=/);
  await press(page, 'close');
  await press(page, 'end-board');
  await press(page, 'log');
  await page.locator('.story li').first().waitFor();
  assert.equal(await button(page, 'stats').count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a text without the outcome is copied, and said to be only when it was', async () => {
  const { page, context } = await enter(over.save('replay'), 'open-play', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await press(page, 'end-text');
  await page.locator('[data-key="end-text"]', { hasText: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const winner = await page.locator('#question').textContent();
  assert.ok(!text.includes(winner.split(' ')[0]) && text.includes(`${rolls} rolls`), text);
  const start = over.fork();
  start.undo(0);
  assert.equal(engine.load(text.split('#g=')[1].trim()).hash, start.hash);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await press(page, 'share');
  await press(page, 'copy');
  await page.waitForFunction(() => document.activeElement?.matches('[data-key="copy-field"]'));
  assert.equal(
    await page.evaluate(() => globalThis.getSelection().toString()),
    await button(page, 'copy-field').inputValue(),
  );
  assert.equal(
    await button(page, 'copy')
      .textContent()
      .then((label) => label.trim()),
    'Copy',
  );
  await context.close();
});

test('the log narrows down, is copied, and stays as it was left', async () => {
  const { page, context, wrong } = await enter(running.save('replay'), 'open-play', {
    permissions: ['clipboard-read', 'clipboard-write'],
    bypassCSP: true,
  });
  await press(page, 'log');
  const lines = page.locator('.drawn .story li');
  const all = await lines.count();
  await press(page, 'logkind-rolls');
  await page.waitForFunction((n) => document.querySelectorAll('.drawn .story li').length < n, all);
  assert.match(await lines.first().textContent(), / rolled /);
  await press(page, 'log-copy');
  await page.locator('[data-key="log-copy"]', { hasText: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied.split('\n').length, await lines.count());
  assert.deepEqual(await flaws(page), []);
  await press(page, 'stats');
  await page.locator('.d-stats .chart').first().waitFor();
  assert.deepEqual(await flaws(page), []);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('.drawn').waitFor();
  assert.equal(await button(page, 'logkind-rolls').getAttribute('aria-pressed'), 'true');
  await button(page, 'log').press('Escape');
  await page.locator('.panel.log').waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a replay goes by slider, keys and buttons, branches into a game of its own, and leaves the running game alone', async () => {
  const { page, context, wrong } = await enter(running.save('replay'), 'open-play', { bypassCSP: true });
  await page.locator('.game').waitFor();
  const saved = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const first = [await inside(page), await saved()];
  await page.evaluate((text) => (location.hash = `#g=${text}`), over.save('replay'));
  await press(page, 'open-watch');
  const slider = button(page, 'replay-step');
  await slider.focus();
  const steps = Number(await slider.getAttribute('max'));
  const step = () => slider.inputValue().then(Number);
  const until = (n) =>
    page.waitForFunction((to) => Number(document.querySelector('[data-key="replay-step"]').value) === to, n);
  await page.keyboard.press('End');
  await until(steps);
  await page.keyboard.press('ArrowLeft');
  await until(steps - 1);
  await press(page, 'replay-back');
  await until(steps - 2);
  await page.keyboard.press('Tab');
  await press(page, 'replay-turn-back');
  await page.waitForFunction((to) => Number(document.querySelector('[data-key="replay-step"]').value) < to, steps - 2);
  await slider.fill('40');
  await until(40);
  const marked = page.locator('.told [aria-current="step"]');
  await marked.waitFor();
  await drawn(page);
  assert.ok(
    await marked.evaluate((line) => {
      const [inner, outer] = [line, line.closest('.told')].map((one) => one.getBoundingClientRect());
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    }),
    'the line of the step is in sight',
  );
  await press(page, 'replay-play');
  await page.waitForFunction(() => Number(document.querySelector('[data-key="replay-step"]').value) > 41);
  await press(page, 'replay-halt');
  assert.ok((await step()) > 41);
  assert.deepEqual(await flaws(page), []);
  assert.deepEqual([(await inside(page)).hash, await saved()], [first[0].hash, first[1]]);
  await press(page, 'replay-close');
  await page.waitForFunction(() => globalThis.hexstead.state().screen === 'game');
  assert.deepEqual([await inside(page), await saved()], first);

  await page.evaluate((text) => (location.hash = `#g=${text}`), over.save('replay'));
  await press(page, 'open-watch');
  await slider.fill('60');
  await until(60);
  const length = await page.evaluate(() => globalThis.hexstead.state().replay.length);
  await press(page, 'replay-branch');
  for (const chair of await page.locator('dialog select').all()) await chair.selectOption('person');
  await press(page, 'open-play');
  await page.waitForFunction(() => globalThis.hexstead.state().screen === 'game');
  const then = over.fork();
  then.undo(length);
  assert.deepEqual([(await inside(page)).hash, (await inside(page)).length], [then.hash, length]);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('what is passed on opens again: position, own view, whole game, file', async () => {
  const { page, context, wrong } = await enter(running.save('replay'), 'open-play', { bypassCSP: true });
  await press(page, 'share');
  const text = async () => (await button(page, 'copy-field').inputValue()).split('#g=')[1];
  const link = await button(page, 'copy-field').inputValue();
  assert.ok((await page.locator('.d-share').textContent()).includes(`${link.length} characters`));
  assert.equal(engine.load(await text()).hash, running.hash);
  assert.deepEqual(await flaws(page), []);
  await button(page, 'share-own').check();
  await page.waitForFunction((old) => document.querySelector('[data-key="copy-field"]').value !== old, link);
  const own = engine.loadView(await text());
  assert.deepEqual(
    own.view(own.seat).players.map(({ hand }) => hand !== null),
    [0, 1, 2, 3].map((seat) => seat === own.seat),
  );
  await press(page, 'share-replay');
  await page.waitForFunction(() => document.querySelector('[data-key="share-own"]') === null);
  assert.equal(engine.load(await text()).length, running.length);
  await press(page, 'share-file');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'save-file')]);
  const path = await download.path();
  assert.equal(engine.load(JSON.parse(await readFile(path, 'utf8')).text).hash, running.hash);
  assert.match(await button(page, 'save-page').getAttribute('href'), /hexstead\.html$/);
  await button(page, 'open-file').setInputFiles(path);
  await press(page, 'open-play');
  await page.locator('.game').waitFor();
  assert.equal((await inside(page)).hash, running.hash);
  assert.deepEqual(wrong, []);
  await context.close();
});
