// The page in the engines beside Chromium: it loads, ten actions are played, a reload goes on there, a link opens the same game; it does
// without its server; and in
// a frame that may only run scripts it is played, or says where it can be. An engine that is not installed is counted as skipped.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import playwright from 'playwright-core';
import { serve } from '../../ci/serve.mjs';
import { workerOf } from '../../ci/worker.mjs';
import { mouse } from './support/mouse.mjs';
import { look, play } from './support/moves.mjs';
import { SITE, until, whole } from './support/page.mjs';
import { openWebKit, PROGRAMS, there } from './support/webdriver.mjs';

/** Notes in the page what it does wrong: WebDriver hears nothing of it. Seeds are the same each time. */
function noteWrong() {
  const wrong = (globalThis.wrong = []);
  for (const level of ['error', 'warn']) console[level] = (...said) => wrong.push(`${level}: ${said.join(' ')}`);
  addEventListener('error', ({ message, target }) => wrong.push(`thrown: ${message ?? target.outerHTML}`), true);
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(`thrown: ${reason}`));
  addEventListener('securitypolicyviolation', (event) => wrong.push(`refused: ${event.violatedDirective}`));
  let last = 1;
  crypto.getRandomValues = (array) => array.fill(0).map(() => (last = (last * 48271) % 2147483647));
}

let folder, server;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hexstead-'));
  await cp(SITE, folder, { recursive: true });
  const html = await readFile(join(SITE, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), html.replace('<title>', '<script src="watch.js"></script><title>'));
  await writeFile(join(folder, 'watch.js'), `(${noteWrong})()`);
  await writeFile(
    join(folder, 'host.html'),
    '<!doctype html><title>host</title><iframe sandbox="allow-scripts" src="index.html" width="1200" height="700"></iframe>',
  );
  await writeFile(join(folder, 'sw.js'), await workerOf(folder));
  server = await serve(0, folder);
});
after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const FIREFOX = process.env.HX_FIREFOX ?? '/usr/bin/firefox-esr';

async function openFirefox() {
  const browser = await playwright._bidiFirefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.firstFrame = async () => page.frames()[1];
  return { page, version: `Firefox ${browser.version()}`, close: () => browser.close() };
}

const NEAR = 24; // pixels
const TWICE = 700; // milliseconds, more than any browser takes for a double click

/** A hand with a mouse that never presses the same spot twice so fast that it is a double click. */
function unhurried(where) {
  if (!('mouse' in where)) return mouse(where);
  let last = { x: 0, y: 0, time: 0 };
  async function click(x, y) {
    if (Math.hypot(x - last.x, y - last.y) < NEAR) await until(where, (time) => Date.now() > time, last.time + TWICE);
    await where.mouse.click(x, y);
    last = { x, y, time: await where.evaluate(() => Date.now()) };
  }
  const evaluate = (code, given) => where.evaluate(code, given);
  return mouse({ evaluate, locator: (selector) => where.locator(selector), mouse: { click } });
}

/** Comes back when the game stands there. */
const arrived = (page) => until(page, () => globalThis.hexstead?.hash() && document.querySelector('.game svg.map'));

/** Waits for the start of a page that takes the place of another, which may still be there to be asked. */
async function startOf(where, tries = 9) {
  try {
    await until(where, () => document.querySelector('[data-key="quick"]'));
  } catch (error) {
    if (!tries || !/unload|no such frame/.test(error.message)) throw error;
    await startOf(where, tries - 1);
  }
}

/** WebKit takes the page in a sandboxed frame for a stranger to its own script: then it says so, and its one file runs. */
async function playInFrame(page) {
  await page.goto(`${server.url}host.html`);
  const frame = await page.firstFrame();
  const refusal = () =>
    [...document.querySelectorAll('#refused')].find((one) => getComputedStyle(one).visibility === 'visible');
  await until(frame, `() => document.querySelector('[data-key="quick"]') ?? (${refusal})()`);
  const refused = await frame.evaluate(`(${refusal})()?.innerText ?? ''`);
  if (refused) {
    assert.match(refused, /can't start here.*kann hier nicht starten/s);
    await frame.evaluate(() => void setTimeout(() => document.querySelector('#refused a').click()));
  }
  await startOf(frame);
  const hand = unhurried(frame);
  await hand.press('quick');
  await play({ where: frame, hand, most: 2 });
  return refused ? 'in one file' : 'as it is';
}

/** Where a worker is ready, the page and its game are there when the server is gone. */
async function playAlone(page) {
  await page.goto(`${server.url}?speed=0`);
  await until(page, () => document.querySelector('[data-key="go-on"]'));
  const ready = await page.evaluate(() => navigator.serviceWorker?.ready.then(({ active }) => active.scriptURL));
  if (!ready) return 'no workers';
  await server.close();
  await page.reload();
  await arrived(page);
  const hand = unhurried(page);
  await play({ where: page, hand, most: 2 });
  server = await serve(0, folder);
  return 'without its server';
}

const ENGINES = {
  'Firefox ESR': { programs: [FIREFOX], open: openFirefox },
  WebKitGTK: { programs: PROGRAMS, open: openWebKit },
};

for (const [name, { programs, open }] of Object.entries(ENGINES)) {
  const missing = programs.filter((program) => !there(program));
  const skip = missing.length > 0 && `not installed: ${missing.join(', ')}`;
  test(`${name} loads the page, plays, saves, and opens a link`, { skip }, async (t) => {
    const { page, version, close } = await open();
    try {
      t.diagnostic(version);
      const hand = unhurried(page);
      const wrong = [];
      const judge = async () => wrong.push(...(await page.evaluate(() => globalThis.wrong)));
      await page.goto(`${server.url}?speed=0&seed=engines`);
      await hand.press('quick');
      const played = await play({ where: page, hand, most: 10 });
      assert.ok(played.turnNo > 0, `turn ${played.turnNo}`);
      await judge();

      await page.reload();
      await arrived(page);
      assert.equal((await look(page)).hash, played.hash);

      for (const key of ['share', 'share-replay']) await hand.press(key);
      const link = await page.locator('[data-key="copy-field"]').inputValue();
      await judge();
      await page.goto('about:blank');
      await page.goto(link.replace('#', '?speed=0#'));
      await whole(page);
      await hand.press('open-play');
      await arrived(page);
      assert.equal((await look(page)).hash, played.hash);
      await judge();
      assert.deepEqual(wrong, []);

      t.diagnostic(`a visited page is played ${await playAlone(page)}`);
      t.diagnostic(`a sandboxed frame runs the page ${await playInFrame(page)}`);
    } finally {
      await close();
    }
  });
}
