// Every screen and dialog: nothing is cut off or lies outside, and axe finds nothing. German is longer and seen in all sizes and
// by night, English wide and narrow and by day.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { newPage, open } from './support/page.mjs';
import { dress, SCREENS, show, SIZES } from './support/screens.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const ALL = { rules: { 'target-size': { enabled: true } } };
const CONTRAST = { runOnly: ['color-contrast'] };
const [WIDE, MIDDLE, NARROW, SMALL] = SIZES;

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** On the smallest phone what happened may be shortened beside a long question; the log has it in full. */
const short = ({ width }, one) => width === SMALL.width && / in p\.what is cut off /.test(one);

/** What axe finds, as sentences. The drawing of the island is left out: it is large, and no reader is told of it. */
async function ask(page, options) {
  const where = { exclude: ['svg.map > g[aria-hidden]', '.pic'] };
  const { violations } = await page.evaluate((given) => axe.run(...given), [where, { ...options, preload: false }]);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

for (const [lang, sizes, light] of [
  ['en', [NARROW, WIDE], 'day'],
  ['de', [WIDE, MIDDLE, SMALL, NARROW], 'night'],
]) {
  test(`every screen fits, and axe finds nothing: ${lang}, by ${light}`, async (t) => {
    const { page, context, wrong } = await newPage(at.browser, { reducedMotion: 'reduce', bypassCSP: true });
    await context.addInitScript(AXE);
    for (const name of Object.keys(SCREENS))
      await t.test(name, async () => {
        await show(page, at.url, name, lang);
        const found = [];
        for (const size of sizes) {
          await dress(page, size, light);
          for (const one of await page.evaluate(fits))
            if (!short(size, one)) found.push(`${size.width}x${size.height} ${one}`);
        }
        assert.deepEqual([...found, ...(await ask(page, ALL))], []);
      });
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test('the contrasts are enough in the light of high contrast', async () => {
  const { page, context } = await newPage(at.browser, { reducedMotion: 'reduce', bypassCSP: true });
  await context.addInitScript(AXE);
  for (const name of ['start', 'main', 'refused', 'trade composed', 'offer pending', 'discard', 'settings', 'end']) {
    await show(page, at.url, name, 'en');
    await dress(page, WIDE, 'contrast');
    assert.deepEqual([name, ...(await ask(page, CONTRAST))], [name]);
  }
  await context.close();
});
