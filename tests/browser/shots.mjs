// Pictures of every screen and dialog, in all sizes, lights and languages: node tests/browser/shots.mjs [folder] [part of a name]
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { newPage, open } from './support/page.mjs';
import { dress, LIGHTS, SCREENS, show, SIZES } from './support/screens.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('./shots/', import.meta.url));
const part = process.argv[3] ?? '';

await mkdir(folder, { recursive: true });
const at = await open();
let n = 0;
for (const lang of ['en', 'de']) {
  const { page, context } = await newPage(at.browser, { reducedMotion: 'reduce' });
  for (const name of Object.keys(SCREENS).filter((one) => one.includes(part))) {
    await show(page, at.url, name, lang);
    for (const size of SIZES)
      for (const light of Object.keys(LIGHTS)) {
        await dress(page, size, light);
        const file = `${name.replace(/[^a-z]+/g, '-')}.${size.width}x${size.height}.${light}.${lang}.png`;
        await page.screenshot({ path: `${folder}/${file}` });
        n++;
      }
    await dress(page, SIZES[0], 'day');
  }
  await context.close();
}
await at.close();
console.log(`${n} pictures in ${folder}`);
