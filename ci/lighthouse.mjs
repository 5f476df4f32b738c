// Asks Lighthouse, which ci/lighthouse has fetched, about the served page; prints the figures and what they are lowered by.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.mjs';

const CLI = fileURLToPath(new URL('../build/lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FORMS = { phone: [], desk: ['--preset=desktop'] };

/** Lighthouse's report on an address. */
function ask(url, more) {
  const args = [
    CLI,
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${CATEGORIES}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...more,
  ];
  const env = { ...process.env, CHROME_PATH: process.env.HX_CHROMIUM ?? '/usr/bin/chromium' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(JSON.parse(text)) : fail(new Error(`Lighthouse ended with ${code}`)),
    );
  });
}

/** Audits that count and are not full. */
const lowered = ({ audits }, { auditRefs }) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''} (${Math.round(100 * audits[id].score)})`);

const server = await serve(0);
let low = 0;
for (const [form, more] of Object.entries(FORMS)) {
  const report = await ask(server.url, more);
  for (const name of CATEGORIES) {
    const category = report.categories[name];
    const score = Math.round(100 * category.score);
    if (score < LEAST) low++;
    console.log(`${form} ${name}: ${score}`);
    for (const line of lowered(report, category)) console.log(`    ${line}`);
  }
}
await server.close();
if (low > 0) {
  console.error(`${low} below ${LEAST}`);
  process.exitCode = 1;
}
