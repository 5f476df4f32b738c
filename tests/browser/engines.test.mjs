// The page in the engines beside Chromium: it loads, ten actions are played, a reload goes on there, a link opens the same game; it does
// without its server; in a frame that may only run scripts it is played, or says where it can be; in a page of another site it is played
// and spoken to, by the element and by messages; the one file is played from a file, and the gallery shows its examples there. An engine
// that is not installed is counted as skipped.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import playwright from 'playwright-core';
import { serve } from '../../ci/serve.mjs';
import { workerOf } from '../../ci/worker.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, look, play } from './support/moves.mjs';
import { SITE, until, whole } from './support/page.mjs';
import { firstFrame, openWebKit, PROGRAMS, there } from './support/webdriver.mjs';

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

/** Notes in the page what its elements and frames tell. */
function listen() {
  const heard = (globalThis.heard = []);
  addEventListener('message', ({ data }) => heard.push({ by: 'message', ...data }));
  for (const element of document.querySelectorAll('hexstead-game'))
    for (const type of ['ready', 'action', 'resize', 'error'])
      element.addEventListener(type, ({ detail }) => heard.push({ by: element.id, type, ...detail }));
}

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';
/** In the one by hand nobody but bots plays. */
const HOSTS = {
  'element.html': `<script async src="HERE/embed.js"></script>
    <hexstead-game id="board" rules="duel" seats="2" bots="1" seed="engines" speed="0" ui="board" height="auto"></hexstead-game>`,
  'frame.html': `<iframe sandbox="${SANDBOX}" width="700" height="640"
    src="HERE/index.html?embed=1&rules=duel&seats=2&bots=2&seed=engines&speed=0&ui=board"></iframe>`,
};

let folder, server, hosts;
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
  const here = server.url.slice(0, -1);
  for (const [name, body] of Object.entries(HOSTS))
    await writeFile(
      join(folder, name),
      `<!doctype html><title>host</title>${body.replace('HERE', here)}<script>(${listen})()</script>`,
    );
  hosts = await serve(0, folder);
});
after(async () => {
  await Promise.all([server.close(), hosts.close()]);
  await rm(folder, { recursive: true });
});

const FIREFOX = process.env.HX_FIREFOX ?? '/usr/bin/firefox-esr';

/** The first frame with a mouse: Playwright finds no way into a frame that is an element's. */
function inFrame(page) {
  const [, frame] = page.frames();
  async function click(x, y) {
    const { left, top } = await page.evaluate(`(${firstFrame})().getBoundingClientRect().toJSON()`);
    await page.mouse.click(left + x, top + y);
  }
  const evaluate = (code, given) => frame.evaluate(code, given);
  return { evaluate, locator: (selector) => frame.locator(selector), mouse: { click } };
}

async function openFirefox() {
  const browser = await playwright._bidiFirefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.firstFrame = async () => inFrame(page);
  page.toTop = async () => {};
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

/** Waits until something has been told that has all this in it. */
const told = (page, wanted) =>
  until(
    page,
    (all) => globalThis.heard.some((one) => Object.entries(all).every(([k, v]) => one[k] === v)),
    wanted,
  ).catch(async (cause) => {
    const heard = await page.evaluate(() =>
      globalThis.heard.map(({ by, type, length }) => [by, type, length].join(' ')),
    );
    throw new Error(`${JSON.stringify(wanted)} is not among ${heard}`, { cause });
  });
const forget = (page) => page.evaluate(() => void (globalThis.heard.length = 0));

/** The element in a page of another origin (of the same site: no driver's mouse reaches others in Firefox): it tells, follows, is spoken to, and keeps its game when it is removed and put back. */
async function playElement(page) {
  await page.goto(`${hosts.url}element.html`);
  await told(page, { by: 'board', type: 'ready', rules: 'duel' });
  await until(page, () => {
    const { height } = globalThis.heard.findLast(({ by, type }) => by === 'board' && type === 'resize') ?? {};
    return document.querySelector('#board').offsetHeight === height;
  });
  const frame = await page.firstFrame();
  const { length, hash } = await play({ where: frame, hand: unhurried(frame), most: 2 });
  await page.toTop();
  await told(page, { by: 'board', type: 'action', length });

  await forget(page);
  await page.evaluate(() => {
    const element = document.querySelector('#board');
    element.remove();
    document.body.prepend(element);
  });
  await told(page, { by: 'board', type: 'ready', length });
  assert.equal((await look(await page.firstFrame())).hash, hash);
  await page.toTop();
  const { rules } = await page.evaluate(() => document.querySelector('#board').newGame({ rules: 'classic', bots: 3 }));
  assert.equal(rules, 'classic');
  await told(page, { by: 'board', type: 'action', length: 1 });
  assert.deepEqual(await page.evaluate(() => globalThis.heard.filter(({ type }) => type === 'error')), []);
}

/** A frame by hand in a page of another site, and messages. */
async function playMessages(page) {
  await page.goto(`${hosts.url.replace('127.0.0.1', 'localhost')}frame.html`);
  await told(page, { type: 'ready', rules: 'duel' });
  await told(page, { type: 'action', length: 4 });
  await told(page, { type: 'resize' });
  const say = (command) =>
    page.evaluate((given) => frames[0].postMessage({ app: 'hexstead', v: 1, ...given }, '*'), command);
  await say({ id: 'a', cmd: 'newGame', rules: 'classic', seats: 3, bots: 3 });
  await told(page, { id: 'a', type: 'state', rules: 'classic', seats: 3, length: 0 });
  await forget(page);
  await told(page, { type: 'action' });
  await say({ id: 'b', cmd: 'load', text: '1rubbish' });
  await told(page, { id: 'b', type: 'error' });
}

/** The one file, opened from a disk: played, kept where the browser keeps anything for files, and it makes a link. */
async function playFile(page) {
  await page.goto(`${pathToFileURL(join(folder, 'hexstead.html'))}?speed=0&seed=engines`);
  const hand = unhurried(page);
  await hand.press('quick');
  const played = await play({ where: page, hand, most: 10 });
  assert.ok(played.turnNo > 0, `turn ${played.turnNo}`);
  await whole(page);
  const [here, linked] = await bothHashes(page, hand);
  assert.deepEqual([here, linked], [played.hash, played.hash]);
  const { lasting, keeps } = await page.evaluate(() => globalThis.hexstead.state());
  if (lasting) {
    assert.equal(keeps, 'ok');
    await page.reload();
    await arrived(page);
    assert.equal((await look(page)).hash, played.hash);
    return 'and kept';
  }
  for (const key of ['menu', 'menu-settings']) await hand.press(key);
  assert.equal(await page.locator('dialog[open] .warn:visible').count(), 1);
  return 'and says that it keeps nothing';
}

/** The gallery from a disk, as narrow as a phone: all examples run, and it says what its snippets are worth there. */
async function showGallery(page) {
  const frame =
    '<!doctype html><title>narrow</title><iframe src="embed.html?lang=de" width="360" height="700"></iframe>';
  await writeFile(join(folder, 'narrow.html'), frame);
  await page.goto(pathToFileURL(join(folder, 'narrow.html')).href);
  const gallery = await page.firstFrame();
  await until(gallery, () => document.querySelectorAll('#made textarea').length === 2);
  const states = await gallery.evaluate(() =>
    Promise.all([...document.querySelectorAll('#live hexstead-game')].map((one) => one.getState())),
  );
  assert.deepEqual(
    states.map(({ screen, readonly }) => [screen, readonly]),
    [
      ['game', false],
      ['replay', true],
      ['replay', false],
    ],
  );
  const { wide, notes } = await gallery.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    notes: [...document.querySelectorAll('.from-file')].map((one) => one.innerText),
  }));
  assert.equal(wide, 0, 'nothing hangs over');
  assert.equal(notes.length, 2);
  for (const note of notes) assert.match(note, /kommt aus einer Datei.*auf einen Server legen/s);
  await page.toTop();
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
  server = await serve(Number(new URL(server.url).port), folder);
  return 'without its server';
}

/** Says how long something took, and what came of it. */
async function timed(t, what, work, page) {
  const began = Date.now();
  const said = (await work(page)) ?? '';
  t.diagnostic(`${what} ${said}`.trim() + `: ${((Date.now() - began) / 1000).toFixed(1)} s`);
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

      // First, while no page of another site has had a frame of it: the session that a driver gets has no disk, and WebKit's forgets then.
      t.diagnostic(`a visited page is played ${await playAlone(page)}`);
      await timed(t, 'the element is played', playElement, page);
      await timed(t, 'a frame by hand is spoken to', playMessages, page);
      await timed(t, 'the one file is played from a disk', playFile, page);
      await timed(t, 'the gallery is shown from a disk', showGallery, page);
      t.diagnostic(`a sandboxed frame runs the page ${await playInFrame(page)}`);
    } finally {
      await close();
    }
  });
}
