// How fast the core is as a module: node tests/perf/bench.mjs [seconds]. The same games as bench.c, and its signature.
//
//   --signature   only "<ruleset> <hex>", as ci/signature.txt holds it
//   --replays     reads lines of bench --replays: loaded into the shipped module, each link must lead to the same last state
//                 and save as the same link
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine } from '../../web/engine/engine.js';

const built = (name) => readFileSync(fileURLToPath(new URL(`../../build/wasm/wasm/${name}.wasm`, import.meta.url)));

const GAMES = 50;

async function openGames() {
  const stop = (code) => {
    throw new Error(`the games ended with code ${code}`);
  };
  const imports = { wasi_snapshot_preview1: { proc_exit: stop } };
  return (await WebAssembly.instantiate(built('measured'), imports)).instance.exports;
}

function printSignature(games, ruleset, key) {
  const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');
  const low = hex(games.signature_low(ruleset));
  console.log(`${key} ${hex(games.signature_high())}${low}`);
}

function printSpeed(games, ruleset, seats, seconds) {
  const cpu = () => process.cpuUsage().user / 1e6;
  const start = cpu();
  let played = 0;
  let actions = 0;
  while (cpu() - start < seconds) {
    actions += games.random_games(ruleset, seats, played, GAMES);
    played += GAMES;
  }
  const each = (n) => Math.round(n / (cpu() - start));
  console.log(`${seats} seats: ${each(played)} random games a CPU-second, ${each(actions)} actions, as a module`);
}

/** What is wrong with a game that was played natively, here. */
function replayFault(engine, [key, hash, link]) {
  const game = engine.load(link);
  const found = [game.view().rules, game.hash, game.save('replay')];
  game.free();
  return found.join() === [key, hash, link].join() ? [] : [`${link}\n  of ${key} ${hash} is here ${found.join(' ')}`];
}

function checkReplays(engine, lines) {
  const faults = lines.flatMap((line) => replayFault(engine, line.split(' ')));
  faults.forEach((line) => console.error(line));
  console.log(`: ${lines.length} native games replayed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const engine = await createEngine({ wasm: built('hexstead') });
const games = await openGames();
const what = process.argv[2] ?? '2';
if (what === '--replays') {
  checkReplays(engine, readFileSync(0, 'utf8').trim().split('\n'));
} else {
  Object.entries(engine.schema.rulesets).forEach(([key, { seats }], ruleset) => {
    if (what === '--signature') return printSignature(games, ruleset, key);
    console.log(key);
    for (let n = seats[0]; n <= seats[1]; n++) printSpeed(games, ruleset, n, Number(what));
  });
}
