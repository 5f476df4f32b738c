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

test('the example of wasm/README.md plays a whole game', async () => {
  const readme = await readFile(new URL('../../wasm/README.md', import.meta.url), 'utf8');
  const [, example] = readme.match(/```js\n(import \{ createEngine \}[^]*?)```/);
  const output = await inFolder(async (folder) => {
    const file = join(folder, 'example.mjs');
    await writeFile(file, example.replace('./site/engine.mjs', engineFile.href));
    return (await promisify(execFile)(process.execPath, [file])).stdout;
  });
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
