// Every screen and dialog: nothing is cut off or lies outside, every stop of Tab shows the focus and is in sight, and axe finds nothing.
// The longer a language, the more of the sizes; each language in a light of its own. A screen is brought about once and then read in
// each language: what shows words follows the language of the browser.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { open } from './support/page.mjs';
import { dress, polyglotPage, SCREENS, show, SIZES, speak } from './support/screens.mjs';
import { walk } from './support/walk.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const ALL = { rules: { 'target-size': { enabled: true } } };
const CONTRAST = { runOnly: ['color-contrast'] };
const [WIDE, MIDDLE, NARROW, SMALL] = SIZES;

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** What happened may be shortened beside a long question, by whole lines: the log has it in full; so may the question under a refusal,
 * and names, which are as long as anyone likes. */
const SHORTENED = / in p\.what is cut off by p\.what|" in h2 is cut off by h2|" in b\[seat-\d\] is cut off by b/;

/** What does not fit, as sentences. */
async function cut(page, size) {
  const found = await page.evaluate(fits);
  return found.filter((one) => !SHORTENED.test(one)).map((one) => `${size.width}x${size.height} ${one}`);
}

/** What is wrong with the stops of Tab. */
async function lost(page, size) {
  const { stops, wrong } = await walk(page);
  return [...(stops ? [] : ['nothing is reached']), ...wrong].map((one) => `${size.width}x${size.height} ${one}`);
}

/** What axe finds, as sentences. The drawing of the island is left out: it is large, and no reader is told of it. */
async function ask(page, options) {
  const where = { exclude: ['svg.map > g[aria-hidden]', '.pic'] };
  const given = { ...options, preload: false, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((all) => axe.run(...all), [where, given]);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const WAYS = [
  { lang: 'de', light: 'night', sizes: [WIDE, MIDDLE, SMALL, NARROW], look: cut, axe: ALL },
  { lang: 'long', light: 'contrast', sizes: [NARROW, WIDE], look: cut, axe: CONTRAST },
  { lang: 'en', light: 'day', sizes: [WIDE, NARROW], look: lost, axe: ALL },
];

test('every screen fits, is gone through by Tab, and axe finds nothing', async (t) => {
  const { page, context, wrong } = await polyglotPage(at.browser);
  await context.addInitScript(AXE);
  for (const name of Object.keys(SCREENS))
    await t.test(name, async () => {
      await show(page, at.url, name);
      for (const { lang, light, sizes, look, axe } of WAYS) {
        await speak(page, lang);
        const found = [];
        for (const size of sizes) {
          await dress(page, size, light);
          found.push(...(await look(page, size)));
        }
        assert.deepEqual([...found, ...(await ask(page, axe))], [], `${lang}, ${light}`);
      }
    });
  assert.deepEqual(wrong, []);
  await context.close();
});
