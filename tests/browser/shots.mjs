// Pictures of every screen and dialog, in all sizes, lights and languages:
//
//   node tests/browser/shots.mjs [folder] [screen=part of a name] [size=width] [light=..] [lang=..]
//
// Several of a kind with commas: light=day,night. What is not said is all there is.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { open } from './support/page.mjs';
import { dress, LANGUAGES, LIGHTS, screenPage, SCREENS, show, SIZES } from './support/screens.mjs';

const given = process.argv.slice(2);
const folder = given.find((one) => !one.includes('=')) ?? fileURLToPath(new URL('./shots/', import.meta.url));
const wanted = Object.fromEntries(given.filter((one) => one.includes('=')).map((one) => one.split('=', 2)));
const wants = (kind, is) => !wanted[kind] || wanted[kind].split(',').some(is);

const screens = Object.keys(SCREENS).filter((name) => wants('screen', (part) => name.includes(part)));
const sizes = SIZES.filter(({ width }) => wants('size', (one) => Number(one) === width));
const lights = Object.keys(LIGHTS).filter((name) => wants('light', (one) => one === name));
const languages = LANGUAGES.filter((name) => wants('lang', (one) => one === name));

await mkdir(folder, { recursive: true });
const at = await open();
let n = 0;
for (const language of languages) {
  const { page, context, lang } = await screenPage(at.browser, language);
  const sight = await context.newCDPSession(page);
  for (const name of screens) {
    await show(page, at.url, name, lang);
    for (const light of lights) {
      const type = light === 'grey' ? 'achromatopsia' : 'none';
      await sight.send('Emulation.setEmulatedVisionDeficiency', { type });
      for (const size of sizes) {
        await dress(page, size, light);
        const file = `${name.replace(/[^a-z]+/g, '-')}.${size.width}x${size.height}.${light}.${language}.png`;
        await page.screenshot({ path: `${folder}/${file}` });
        n++;
      }
    }
    await dress(page, SIZES[0], 'day');
  }
  await context.close();
}
await at.close();
console.log(`${n} pictures in ${folder}`);
