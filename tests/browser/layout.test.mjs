// Nothing is cut off and nothing lies outside: every screen and dialog, four sizes, both languages.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { open } from './support/page.mjs';
import { dress, SCREENS, show, SIZES } from './support/screens.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** On the smallest phone what happened may be shortened beside a long question; the log has it in full. */
const short = ({ width }, one) => width === 320 && / in p\.what is cut off /.test(one);

for (const lang of ['en', 'de']) {
  test(`everything fits, ${lang}`, async (t) => {
    for (const name of Object.keys(SCREENS))
      await t.test(name, async () => {
        const { page, context, wrong } = await show(at.browser, at.url, name, lang);
        const found = [];
        for (const size of SIZES) {
          await dress(page, size, 'day');
          for (const one of await page.evaluate(fits))
            if (!short(size, one)) found.push(`${size.width}x${size.height} ${one}`);
        }
        await context.close();
        assert.deepEqual([found, wrong], [[], []]);
      });
  });
}
