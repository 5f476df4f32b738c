// The engine as others get it: one file, and the example of its description.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { openEngine, play } from './support/play.mjs';

const engineFile = new URL('../../site/engine.mjs', import.meta.url);

async function inFolder(run) {
  const folder = await mkdtemp(join(tmpdir(), 'hexstead-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What an example of wasm/README.md writes. @param {string} heading it stands under */
async function outputOf(heading) {
  const readme = await readFile(new URL('../../wasm/README.md', import.meta.url), 'utf8');
  const [, example] = readme
    .slice(readme.indexOf(`\n${heading}\n`))
    .match(/```js\n(import \{ createEngine \}[^]*?)```/);
  return inFolder(async (folder) => {
    const file = join(folder, 'example.mjs');
    await writeFile(file, example.replace('./site/engine.mjs', engineFile.href));
    return (await promisify(execFile)(process.execPath, [file])).stdout;
  });
}

test('the example of wasm/README.md says what a link holds', async () => {
  const lines = (await outputOf('### What a link holds')).trim().split('\n');
  assert.match(lines[0], /^position: classic, \d seats, round \d+, [A-Z_]+$/);
  assert.equal(lines.length, 1 + Number(lines[0].match(/(\d) seats/)[1]));
});

test('the example of wasm/README.md plays a whole game', async () => {
  const output = await outputOf('## The engine');
  const [said, replay] = output.trim().split('\n');
  assert.match(said, /^seat \d won in turn \d+: \d+ \d+ \d+ \d+$/);
  const { createEngine } = await import(engineFile.href);
  const { players, winners } = (await createEngine()).load(replay).view();
  assert.equal(said.split(': ')[1], players.map(({ truePoints }) => truePoints).join(' '));
  assert.equal(said.split(' ')[1], String(winners[0]));
});

test('the bundled engine is the engine', async () => {
  const { createEngine } = await import(engineFile.href);
  const [bundled, plain] = await Promise.all([createEngine(), openEngine()]);
  assert.deepEqual(bundled.schema, plain.schema);
  const end = (engine) => play(engine.newGame({ seed: 'bundle' }), 3).hash;
  assert.equal(end(bundled), end(plain));
});

test('how fast it is', async (t) => {
  const engine = await openEngine();
  const game = play(engine.newGame({ seed: 'speed' }), 1, ({ phase, length }) => phase === 'MAIN' && length > 150);
  const rate = (act, n) => {
    const start = process.cpuUsage();
    for (let i = 0; i < n; i++) act(i);
    const { user, system } = process.cpuUsage(start);
    return Math.round((n / (user + system)) * 1e6);
  };
  let actions = 0;
  const games = rate((seed) => {
    const one = play(engine.newGame({ seed, seats: 4 }), seed);
    actions += one.length;
    one.free();
  }, 60);
  t.diagnostic(`${games} random games a CPU-second, ${Math.round((games * actions) / 60)} actions (legal and act)`);
  t.diagnostic(`${rate(() => game.fork().free(), 3000)} forks a second`);
  t.diagnostic(`${rate(() => game.view(0), 3000)} views a second`);
  assert.ok(games > 2, 'far too slow');
});
