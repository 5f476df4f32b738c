// What browsers allow differs by where the page stands: at the top of a tab, in frames, from a file, from a server that names the wrong
// types or sends a strict policy. Everywhere the page does what can be done there, and says what can't.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../ci/serve.mjs';
import { mouse } from './support/mouse.mjs';
import { look, play } from './support/moves.mjs';
import { newPage, open, SITE, until } from './support/page.mjs';

const QUERY = '?speed=0&seed=capable';
/** Host page -> what its frame may. */
const HOSTS = { 'sandbox.html': 'sandbox="allow-scripts"', 'plain.html': '' };

let at, policy, folder, host, parts;
before(async () => {
  at = await open();
  [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
    await readFile(SITE + 'index.html', 'utf8'),
  );
  parts = await readdir(SITE);
  folder = await mkdtemp(join(tmpdir(), 'hexstead-'));
  for (const [name, attributes] of Object.entries(HOSTS)) {
    const frame = `<iframe src="${at.url}${QUERY}" ${attributes} width="1200" height="700"></iframe>`;
    await writeFile(join(folder, name), `<!doctype html><title>host</title><link rel="icon" href="data:," />${frame}`);
  }
  host = await serve(0, folder);
});
after(async () => {
  await at.close();
  await host.close();
  await rm(folder, { recursive: true });
});

/** The page in the frame of a host. @param {string} name @param {string} [site] */
async function inFrame(page, name, site = '127.0.0.1') {
  await page.goto(host.url.replace('127.0.0.1', site) + name);
  return (await page.$('iframe')).contentFrame();
}

/** The page at the top of a tab. @param {string} address @param {(headers: Record<string, string>, url: string) => Record<string, string>} [change] what the server says */
async function atTop(page, address, change) {
  if (change)
    await page.route(at.url + '**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...change(route.request().url()) } });
    });
  await page.goto(address + QUERY);
  return page;
}

/** What is under way when a page is left is nobody's any more. */
async function leave(page, context) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

const typed = (type) => (url) => (url.endsWith('.js') ? { 'content-type': type } : {});
const refusing = (directive, sources) => policy.replace(new RegExp(`${directive} [^;]*`), `${directive} ${sources}`);

/** Where the page stands -> how it comes there, and what is missing there: storage that lasts, workers; what the browser then says. */
const PLACES = {
  'at the top of a tab': { enter: (page) => atTop(page, at.url) },
  'in a frame that may only run scripts': {
    enter: (page) => inFrame(page, 'sandbox.html'),
    lasts: false,
  },
  "in another site's frame that gets no storage": {
    enter: (page) => inFrame(page, 'plain.html', 'localhost'),
    lasts: false,
  },
  'from a file': { enter: (page) => atTop(page, `file://${SITE}index.html`) },
  'from a file, all in one': { enter: (page) => atTop(page, `file://${SITE}hexstead.html`) },
  'from a server that calls scripts bytes': {
    enter: (page) => atTop(page, at.url, typed('application/octet-stream')),
  },
  'from a server that calls scripts text': { enter: (page) => atTop(page, at.url, typed('text/plain')) },
  'from a server with the policy in its headers': {
    enter: (page) => atTop(page, at.url, () => ({ 'content-security-policy': policy })),
  },
  'where no worker may run': {
    enter: (page) => atTop(page, at.url, () => ({ 'content-security-policy': refusing('worker-src', "'none'") })),
    workers: 0,
    browserSays: /worker/i,
  },
};

/** Everything the page asks for, and the browser's own dialogs. */
function listen(page) {
  const asked = [];
  const dialogs = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), dialog.dismiss()));
  return { asked, dialogs };
}

/** Is this a file of the site, or a page that holds it in a frame? @param {string} url */
function isOwn(url) {
  const { protocol, origin, pathname } = new URL(url);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (['blob:', 'data:', 'about:'].includes(protocol) || file in HOSTS) return true;
  return (protocol === 'file:' || `${origin}/` === at.url) && (file === '' || parts.includes(file));
}

for (const [name, { enter, lasts = true, workers = 1, browserSays }] of Object.entries(PLACES)) {
  test(`${name} the page does what can be done`, async (t) => {
    const { page, context, wrong } = await newPage(at.browser);
    const { asked, dialogs } = listen(page);
    const where = await enter(page);
    const hand = mouse(where);
    let now, link;

    await t.test('it starts and plays', async () => {
      await hand.press('quick');
      now = await play({ where, hand, most: 3 });
      assert.ok(now.length > 3, `${now.length} actions`);
    });
    await t.test(workers ? 'bots think in a worker from a Blob' : 'bots think in slices', () =>
      assert.equal(page.workers().length, workers),
    );
    await t.test(lasts ? 'it can keep games' : 'it says that it can keep nothing', async () => {
      for (const key of ['menu', 'menu-settings']) await hand.press(key);
      assert.equal(await where.locator('dialog[open] .warn:visible').count(), lasts ? 0 : 1);
      await hand.press('close');
    });
    await t.test('dialogs are its own', async () => {
      for (const key of ['menu', 'menu-new-game']) await hand.press(key);
      assert.equal(await where.locator('dialog[open]').count(), 1);
      await hand.press('close');
      assert.deepEqual(dialogs, []);
    });
    await t.test('it makes a link', async () => {
      for (const key of ['share', 'share-replay']) await hand.press(key);
      link = await where.locator('[data-key="copy-field"]').inputValue();
      assert.match(link, /^(http|file):[^#]*#g=[\w-]+$/);
      await hand.press('close');
    });
    if (lasts)
      await t.test('a reload goes on there', async () => {
        await page.reload();
        await until(where, () => globalThis.hexstead?.hash() && document.querySelector('.game'));
        assert.equal((await look(where)).hash, now.hash);
      });
    await t.test('it opens a link, and takes it out of the address', async () => {
      await where.evaluate((text) => void (location.hash = text), link.slice(link.indexOf('#')));
      await hand.press('open-play');
      await until(where, (hash) => globalThis.hexstead.hash() === hash, now.hash);
      assert.equal(await where.evaluate(() => location.hash), '');
    });
    await t.test('it asks for nothing but its own parts, and keeps no cookie', async () => {
      assert.deepEqual(
        asked.filter((url) => !isOwn(url)),
        [],
      );
      assert.deepEqual(await context.cookies(), []);
      assert.deepEqual(
        wrong.filter((line) => !browserSays?.test(line)),
        [],
      );
    });
    await leave(page, context);
  });
}

/** What somebody does in an evening; a function does something that is no press. @type {(string | ((page: any) => Promise<unknown>))[]} */
const SESSION = [
  'settings',
  (page) => page.locator('[data-key="set-lang"]').selectOption('de'),
  'close',
  'almanac',
  'close',
  'setup-stoneage',
  'setup-options',
  'setup-start',
  'menu',
  'menu-text',
  'close',
  'menu',
  'menu-new-game',
  'leave-go',
  'quick',
  (page) => play({ where: page, hand: mouse(page), most: 4 }),
  ...['menu', 'menu-settings', (page) => page.locator('[data-key="set-lang"]').selectOption('en'), 'close'],
  ...['share', 'share-own', 'share-replay', 'copy', 'close'],
  ...['menu', 'menu-log', 'stats', 'close'],
  ...['menu', 'menu-keys', 'close', 'menu', 'menu-costs', 'close', 'hint'],
  (page) => page.reload(),
  'share',
  'close',
];

test('a whole session asks nobody but its own server, keeps no cookie, and touches no storage but its own', async (t) => {
  const { page, context, wrong } = await newPage(at.browser, { permissions: ['clipboard-write'] });
  const asked = [];
  context.on('request', (request) => asked.push(request.url())); // those of workers too
  await page.goto(at.url + QUERY);
  const hand = mouse(page);
  await page.locator('[data-key="almanac"]').waitFor();
  for (const step of SESSION) await (typeof step === 'string' ? hand.press(step) : step(page));
  const kept = await page.evaluate(async () => ({
    cookie: document.cookie,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
  }));
  assert.deepEqual(
    asked.filter((url) => !isOwn(url)),
    [],
  );
  assert.deepEqual([kept.cookie, await context.cookies(), kept.databases], ['', [], 0]);
  for (const key of [...kept.keys, ...kept.caches]) assert.match(key, /^hexstead/);
  assert.ok(kept.keys.length > 2);
  assert.deepEqual(wrong, []);
  t.diagnostic(
    `${SESSION.length} steps, ${asked.filter((url) => url.startsWith('http')).length} requests, ${kept.keys.length} keys`,
  );
  await leave(page, context);
});

/* eslint-disable no-eval, no-new-func, no-implied-eval, no-script-url -- to see them refused */
/** Runs in the page as a script from a Blob, which its policy allows: all that one could try from there. */
function tryAll() {
  const refused = (globalThis.refused = []);
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  globalThis.ran = [];
  const add = (tag, members) => document.body.append(Object.assign(document.createElement(tag), members));
  add('script', { textContent: 'ran.push("inline script")' });
  add('script', { src: 'https://elsewhere.invalid/script.js' });
  add('script', { src: 'data:text/javascript,ran.push("data script")' });
  add('style', { textContent: 'html { --ran: style }' });
  add('link', { rel: 'stylesheet', href: 'https://elsewhere.invalid/style.css' });
  add('div', {
    innerHTML: '<p onclick="ran.push(`handler`)" style="--ran: 1"></p><svg onload="ran.push(`svg`)"></svg>',
  });
  document.querySelector('p[onclick]').click();
  add('a', { href: 'javascript:ran.push("address")' });
  document.querySelector('a[href^=javascript]').click();
  for (const run of [() => (0, eval)('ran.push("eval")'), () => new Function('ran.push("function")')()])
    try {
      run();
    } catch {
      // refused
    }
  setTimeout('ran.push("timer")');
  add('img', { src: 'https://elsewhere.invalid/image.png' });
  add('iframe', { src: 'https://elsewhere.invalid/frame.html' });
  add('object', { data: 'https://elsewhere.invalid/object' });
  add('video', { src: 'https://elsewhere.invalid/video' });
  add('form', { action: 'https://elsewhere.invalid/form' });
  document.querySelector('form:last-of-type').submit();
  document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.invalid/' }));
  fetch('https://elsewhere.invalid/data').catch(() => {});
  navigator.sendBeacon('https://elsewhere.invalid/beacon', 'x');
  try {
    new WebSocket('wss://elsewhere.invalid/');
  } catch {
    // refused
  }
  setTimeout(() => (globalThis.tried = true));
}

/* eslint-enable */

/** Each is refused once at least. */
const REFUSED = [
  'base-uri',
  'connect-src',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
];

for (const [name, address] of [
  ['the page', () => at.url],
  ['the page in one file', () => `file://${SITE}hexstead.html`],
])
  test(`what is brought into ${name} does not run and reaches nobody`, async (t) => {
    const { page, context } = await newPage(at.browser);
    const abroad = []; // what the policy stops is heard of all the same
    page.on('request', (request) => request.url().includes('elsewhere.invalid') && abroad.push(request));
    await page.goto(address());
    await page.locator('[data-key="quick"]').waitFor();
    await page.evaluate((code) => {
      const src = URL.createObjectURL(new Blob([`(${code})()`], { type: 'text/javascript' }));
      document.head.append(Object.assign(document.createElement('script'), { src }));
    }, tryAll.toString());
    await until(page, (all) => globalThis.tried && all.every((one) => globalThis.refused.includes(one)), REFUSED);
    const { ran, refused, style } = await page.evaluate(() => ({
      ran: globalThis.ran,
      refused: globalThis.refused,
      style: getComputedStyle(document.documentElement).getPropertyValue('--ran'),
    }));
    assert.deepEqual([ran, style], [[], '']);
    for (const request of abroad) {
      assert.equal(await request.response(), null, request.url());
      assert.equal(request.failure().errorText, 'csp', request.url());
    }
    t.diagnostic(`${refused.length} things refused`);
    await leave(page, context);
  });

/** Where not even the first script may come no code can say so: the sentence stands there after a while. */
test('a server whose types keep the browser from running scripts: the page says so', async () => {
  const { page, context } = await newPage(at.browser);
  await atTop(page, at.url, (url) => ({ ...typed('text/plain')(url), 'x-content-type-options': 'nosniff' }));
  const said = page.locator('#refused');
  assert.equal(await said.isVisible(), false);
  await said.evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()));
  assert.match(await said.innerText(), /can't start here.*kann hier nicht starten/s);
  assert.ok(await said.isVisible());
  await leave(page, context);
});
