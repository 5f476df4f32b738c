// axe finds nothing: on every screen and dialog, by day in English, by night in German, and the contrasts of both other lights.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { open } from './support/page.mjs';
import { dress, SCREENS, show, SIZES } from './support/screens.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const ALL = { rules: { 'target-size': { enabled: true } } };
const CONTRAST = { runOnly: ['color-contrast'] };
const [WIDE, , NARROW] = SIZES;

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** What axe finds, as sentences. */
async function ask(page, options) {
  const { violations } = await page.evaluate((given) => axe.run(given), options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

for (const [lang, looks] of [
  ['en', { day: [ALL, WIDE], contrast: [CONTRAST, WIDE] }],
  ['de', { night: [ALL, NARROW] }],
]) {
  test(`axe finds nothing, ${lang}`, async (t) => {
    for (const name of Object.keys(SCREENS))
      await t.test(name, async () => {
        const { page, context } = await show(at.browser, at.url, name, lang);
        await page.evaluate(AXE);
        const found = [];
        for (const [light, [options, size]] of Object.entries(looks)) {
          await dress(page, size, light);
          for (const one of await ask(page, options)) found.push(`${light} ${one}`);
        }
        await context.close();
        assert.deepEqual(found, []);
      });
  });
}
