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

/** A browser and the page's address. */
export async function open() {
  const server = await serve(0);
  const browser = await chromium.launch({
    executablePath: process.env.HX_CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    browser,
    url: server.url,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Collects what a page does wrong from now on. */
export function watch(page) {
  const wrong = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
  return wrong;
}

/** A new page in a context of its own; wrong fills with what it must not do. */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  return { page, context, wrong: watch(page) };
}

/** The one-file page inside a frame that may run scripts and nothing else, on a host page of another origin. */
export async function openInFrame(page) {
  const html = await readFile(SITE + 'hexstead.html', 'utf8');
  await page.setContent(
    '<!doctype html><title>host</title><iframe sandbox="allow-scripts" width="1200" height="700"></iframe>',
  );
  await page.$eval('iframe', (frame, text) => frame.setAttribute('srcdoc', text), html);
  return page.frameLocator('iframe');
}
