// The page without a network, from its first visit on; a new version of it; and how it is taken back. All below a folder of its host.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { keptFiles } from '../../ci/worker.mjs';
import { fits } from './support/fits.mjs';
import { host } from './support/host.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, look, play } from './support/moves.mjs';
import { drawn, launch, newPage, SITE, watch, whole } from './support/page.mjs';
import { SIZES } from './support/screens.mjs';
import { begin } from './support/table.mjs';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const BAR = '[data-bar="newer"]';
const HERE = 'ours of somebody else';

/** Waits until the worker has everything, and answers. */
const ready = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));
const update = (page) => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration()).update());
/** Waits until there is no worker any more. */
const withdrawn = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const see = async () =>
          (await navigator.serviceWorker.getRegistration()) ? requestAnimationFrame(see) : done(null);
        void see();
      }),
  );
const cachesOf = (page) => page.evaluate(() => caches.keys());
/** Which build a page and its almanac are of. */
const builds = (page) =>
  page.evaluate(() => [document.querySelector('meta[name="made"]')?.content ?? 'old', globalThis.made ?? 'old']);

/** A later build: page, script and almanac say so. */
const LATER = {
  'index.html': (text) => text.replace('<title>', '<meta name="made" content="new"><title>'),
  'almanac.js': (text) => `${text};globalThis.made="new"`,
};

/** A first visit, which leaves the page ready for a time without a network. */
async function visit(at, query = '?speed=0', options = {}) {
  const made = await newPage(browser, { reducedMotion: 'reduce', ...options });
  await made.page.goto(at.url + query);
  await ready(made.page);
  return made;
}

/** Caches that are none of this page's: another copy's on the same host, and something else's. */
const others = (at) => [`hexstead ${at.root} x`, HERE];
const makeOthers = (page, at) =>
  page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others(at));

const GAMES = [
  ['classic', 'en', 4],
  ['classic56', 'de', 6],
  ['duel', 'en', 2],
  ['stoneage', 'de', 4],
];

test('after one visit all four games are played to the end without a network, in both languages', async (t) => {
  const at = await host(t);
  const { page, context, wrong } = await visit(at);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const all = await (await caches.open(name)).keys();
    return all.map(({ url }) => url).sort();
  });
  assert.deepEqual(
    kept,
    (await keptFiles(SITE)).map((name) => at.url + name),
  );
  await at.stop();
  const hand = mouse(page);
  for (const [rules, lang, seats] of GAMES) {
    const began = performance.now();
    await page.goto(`${at.url}?speed=0&seed=far&lang=${lang}`);
    await hand.press('almanac');
    await page.locator('[data-key="row-B-55"]').waitFor();
    await hand.press('close');
    await begin(page, hand, Array(seats).fill('easy'), {}, rules);
    await page.locator('.final').waitFor({ timeout: 120_000 });
    const { over, length, hash } = await look(page);
    assert.ok(over && length > 100, `${rules} ${length}`);
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    await page.reload();
    await page.locator('.final').waitFor();
    assert.equal((await look(page)).hash, hash);
    t.diagnostic(`${rules}, ${lang}: ${length} actions in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a new version waits, is offered in each tab, and a running game goes on in it', async (t) => {
  const at = await host(t);
  const { page, context, wrong } = await visit(at);
  await makeOthers(page, at);
  const hand = mouse(page);
  await whole(page);
  await hand.press('quick');
  const before_ = await play({ where: page, hand, most: 4 });
  const second = await context.newPage();
  const wrongThere = watch(second);
  await second.goto(`${at.url}?speed=0`);
  await whole(second);
  await mouse(second).press('quick-duel');
  await play({ where: second, hand: mouse(second), most: 1 });

  await at.renew(LATER);
  await update(page);
  for (const one of [page, second]) await one.locator(BAR).waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await drawn(page);
    assert.deepEqual(await page.evaluate(fits), [], `${size.width}`);
  }
  await page.setViewportSize(SIZES[0]);
  assert.equal((await cachesOf(page)).length, 4);

  // Until somebody says so a reload is still of the version that was there.
  await second.reload();
  await second.locator(BAR).waitFor();
  assert.deepEqual(await builds(second), ['old', 'old']);
  await mouse(second).press('newer-later');
  assert.equal(await second.locator(BAR).count(), 0);

  let loads = 0;
  page.on('load', () => loads++);
  await Promise.all([page.waitForEvent('load'), hand.press('newer-load').catch(() => {})]);
  await page.locator('.game .sheet svg.map').waitFor();
  assert.deepEqual(await builds(page), ['new', 'new']);
  assert.equal((await look(page)).hash, before_.hash);
  assert.equal(await page.locator(BAR).count(), 0);
  const names = await cachesOf(page);
  assert.deepEqual(names.filter((name) => others(at).includes(name)).sort(), others(at).sort());
  assert.equal(names.length, 3);
  await play({ where: page, hand, most: 2 });
  assert.equal(loads, 1);

  // The other tab has not been pulled from under whoever plays there; it is the new version when it is loaded next.
  assert.deepEqual(await builds(second), ['old', 'old']);
  await play({ where: second, hand: mouse(second), most: 2 });
  await second.reload();
  await second.locator('.game').waitFor();
  assert.deepEqual(await builds(second), ['new', 'new']);
  assert.deepEqual([wrong, wrongThere], [[], []]);
  await context.close();
});

test('a game that could not be saved goes into the new version by the address', async (t) => {
  const at = await host(t);
  const { page, context, wrong } = await newPage(browser);
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`${at.url}?speed=0`);
  await ready(page);
  const hand = mouse(page);
  await hand.press('quick-duel');
  const { hash } = await play({ where: page, hand, most: 2 });
  await at.renew(LATER);
  await update(page);
  await page.locator(BAR).waitFor();
  await Promise.all([page.waitForEvent('load'), hand.press('newer-load').catch(() => {})]);
  await hand.press('open-play');
  assert.deepEqual([(await look(page)).hash, await builds(page)], [hash, ['new', 'new']]);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('files of two builds are never kept together, nor taken together', async (t) => {
  const at = await host(t);
  const other = (await readFile(`${SITE}almanac.js`, 'utf8')).replace(/hexstead-later ./, 'hexstead-later ~');
  await at.put('a/b/almanac.js', `${other};globalThis.made="new"`);
  const { page, context, wrong } = await newPage(browser);
  await page.goto(`${at.url}?speed=0`);
  const hand = mouse(page);
  await hand.press('quick-duel');
  await play({ where: page, hand, most: 2 });
  assert.deepEqual([(await builds(page))[1], await hand.has('hint'), wrong], ['new', false, []]);
  const gone = () =>
    page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('sw.js');
      if (installing)
        await new Promise((done) => (installing.onstatechange = () => installing.state === 'redundant' && done(null)));
      return caches.keys();
    });
  assert.deepEqual(await gone(), []);
  await context.close();
});

test('what is kept can be taken back: then the server answers again', async (t) => {
  const at = await host(t);
  const { page, context, wrong } = await visit(at);
  await makeOthers(page, at);
  const hand = mouse(page);
  await hand.press('quick-duel');
  const { hash } = await play({ where: page, hand, most: 2 });
  await at.put('a/b/index.html', LATER['index.html'](await readFile(`${SITE}index.html`, 'utf8')));
  await at.put('a/b/sw.js', await readFile(new URL('../../web/withdraw.js', import.meta.url)));
  await update(page);
  await withdrawn(page);
  assert.deepEqual((await cachesOf(page)).sort(), others(at).sort());
  await page.reload();
  await page.locator('.game .sheet svg.map').waitFor();
  assert.deepEqual([(await look(page)).hash, (await builds(page))[0]], [hash, 'new']);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('registered once by the page itself; never in a frame, from one file, in a page of somebody else', async (t) => {
  const at = await host(t);
  const frame = (more) => `<iframe ${more} src="${at.url}?speed=0" width="900" height="600"></iframe>`;
  const page_ = (body) => `<!doctype html><html lang="en"><title>host</title>${body}</html>`;
  await at.put('frame.html', page_(frame('')));
  await at.put('sandbox.html', page_(frame('sandbox="allow-scripts"')));
  await at.put('own.html', page_('<hexstead-game></hexstead-game><script src="a/b/hexstead.js"></script>'));
  const { page, context } = await newPage(browser);
  await context.addInitScript(() => {
    globalThis.registered = [];
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    prototype.register = function (...given) {
      globalThis.registered.push(given);
      return register.apply(this, given);
    };
  });
  /** How often it was registered once the start screen stands there and everything has loaded. */
  async function registered(url) {
    await page.goto(url, { waitUntil: 'load' });
    const where = page.frames()[1] ?? page.mainFrame();
    await where.locator('[data-key="quick"]').waitFor();
    await drawn(where);
    return where.evaluate(() => globalThis.registered);
  }
  const elsewhere = at.root.replace('127.0.0.1', 'localhost');
  for (const url of [
    `${at.root}frame.html`,
    `${at.root}sandbox.html`,
    `${elsewhere}frame.html`,
    `${elsewhere}sandbox.html`,
    `${at.root}own.html`,
    `${at.url}hexstead.html`,
  ])
    assert.deepEqual(await registered(url), [], url);
  assert.deepEqual(await registered(at.url), [['sw.js', { updateViaCache: 'none' }]]);
  await context.close();
});

test('the page can be installed: a manifest, and icons of the sizes it says', async (t) => {
  const at = await host(t);
  const { page, context, wrong } = await visit(at);
  const session = await context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  for (const key of ['name', 'short_name', 'description', 'lang', 'theme_color', 'background_color'])
    assert.ok(manifest[key], key);
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ['./', './', 'standalone']);
  const icons = manifest.icons.map(({ src, sizes }) => [at.url + src, sizes]);
  icons.push([`${at.url}apple-touch-icon.png`, '180x180']);
  const sizeOf = (src) =>
    page.evaluate(
      (url) =>
        new Promise((done, fail) => {
          const image = Object.assign(new Image(), { src: url, onerror: fail });
          image.onload = () => done(`${image.naturalWidth}x${image.naturalHeight}`);
        }),
      src,
    );
  for (const [src, sizes] of icons) if (sizes !== 'any') assert.equal(await sizeOf(src), sizes);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  );
  const ICONS = /^asked for: .*\.png$/; // the test's own
  assert.deepEqual(
    wrong.filter((one) => !ICONS.test(one)),
    [],
  );
  await context.close();
});

test('the one file, saved from the menu, works in a fresh profile: it plays, saves and makes a link', async (t) => {
  const at = await host(t);
  const folder = await mkdtemp(join(tmpdir(), 'hexstead-'));
  const file = join(folder, 'Hexstead (1).html');
  const server = await newPage(browser, { reducedMotion: 'reduce' });
  await server.page.goto(`${at.url}?speed=0`);
  for (const key of ['quick-duel', 'menu']) await mouse(server.page).press(key);
  const saved = server.page.waitForEvent('download');
  await server.page.locator('[data-key="menu-save-page"]').click(); // it may still be sliding in
  await (await saved).saveAs(file);
  await server.context.close();
  const context = await launch(join(folder, 'profile'));
  await context.setOffline(true);
  const page = context.pages()[0];
  const wrong = watch(page);
  await page.goto(`file://${encodeURI(file)}?speed=0`);
  const hand = mouse(page);
  await hand.press('quick');
  const { hash, turnNo } = await play({ where: page, hand, most: 10 });
  assert.ok(turnNo > 1);
  await page.reload();
  await page.locator('.game .sheet svg.map').waitFor();
  assert.equal((await look(page)).hash, hash);
  assert.deepEqual(await bothHashes(page, hand), [hash, hash]);
  assert.deepEqual(wrong, []);
  await context.close();
  await rm(folder, { recursive: true });
});
