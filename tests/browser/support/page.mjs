// One browser and one server for a test file, and pages that note what they must not do: log an error, throw, or ask for
// anything after they have loaded.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../../ci/serve.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SITE = fileURLToPath(new URL('../../../site/', import.meta.url));

/** A browser; with a folder for its profile, that profile's context. @param {string} [profile] */
export function launch(profile) {
  const options = { executablePath: process.env.HX_CHROMIUM ?? '/usr/bin/chromium', args: FLAGS };
  return profile ? chromium.launchPersistentContext(profile, options) : chromium.launch(options);
}

/** A browser and the page's address. */
export async function open() {
  const server = await serve(0);
  const browser = await launch();
  return {
    browser,
    url: server.url,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Collects what a page does wrong from now on; what it asks for after it has loaded is wrong too. */
export function watch(page) {
  const wrong = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (/\/favicon\.svg$|\.webmanifest$/.test(request.url())) return; // the browser's own errand, whenever it likes
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded = false;
    else if (loaded && !/^(blob|data|about):/.test(request.url())) wrong.push(`asked for: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
  return wrong;
}

/** What the page draws at random (seeds of games and of bots) is the same each time. */
function noChance() {
  let last = 1;
  crypto.getRandomValues = (array) => array.fill(0).map(() => (last = (last * 48271) % 2147483647));
}

/** A new page in a context of its own; wrong fills with what it must not do. */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.addInitScript(noChance);
  const page = await context.newPage();
  return { page, context, wrong: watch(page) };
}

/** The one-file page inside a frame that may run scripts and nothing else, on a host page of another origin; the frame. */
export async function openInFrame(page) {
  const html = await readFile(SITE + 'hexstead.html', 'utf8');
  await page.setContent(
    '<!doctype html><title>host</title><iframe sandbox="allow-scripts" width="1200" height="700"></iframe>',
  );
  await page.$eval('iframe', (frame, text) => frame.setAttribute('srcdoc', text), html);
  return (await page.$('iframe')).contentFrame();
}

/** What the page knows now stands on the screen. */
export const drawn = (where) =>
  where.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))));

/** Runs in the page. */
function watchFor(holds, given) {
  const began = performance.now();
  const look = (done, fail) => {
    if (holds(given)) return requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
    if (performance.now() - began > 30_000) return fail(new Error('what is waited for does not come'));
    requestAnimationFrame(() => look(done, fail));
  };
  return new Promise(look);
}

/** Waits until something holds in the page and is drawn. @param {(given: any) => unknown} holds runs in the page */
export const until = (where, holds, given) => where.evaluate(`(${watchFor})(${holds}, ${JSON.stringify(given)})`);

/** Waits until what the page does without at first has come too: help, statistics, motion. */
export const whole = (where) => until(where, () => globalThis.hexstead?.state().whole);

/** Follows a link into a game on a page that is open: what it holds is shown, and asked whether to play on. */
export async function followLink(page, text) {
  await page.waitForFunction(() => globalThis.hexstead);
  await page.evaluate((game) => void (location.hash = `#g=${game}`), text);
  await page.locator('[data-key="open-play"]').waitFor();
}
