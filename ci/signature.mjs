// What the module makes of the games that the native build plays.
//
//   node ci/signature.mjs              prints the signature of the core as a module, as bench --signature does natively
//   node ci/signature.mjs --replays    reads lines of bench --replays: loaded into the shipped module, each link must lead to
//                                      the same last state, and save as the same link
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine } from '../web/engine/engine.js';

const at = (path) => fileURLToPath(new URL(`../build/wasm/${path}`, import.meta.url));
const engine = await createEngine({ wasm: readFileSync(at('wasm/hexstead.wasm')) });

async function printSignature() {
  const stop = (code) => {
    throw new Error(`the games ended with code ${code}`);
  };
  const imports = { wasi_snapshot_preview1: { proc_exit: stop } };
  const { instance } = await WebAssembly.instantiate(readFileSync(at('wasm/signature.wasm')), imports);
  const { signature_low: low, signature_high: high } = instance.exports;
  const hex = (word) => (word >>> 0).toString(16).padStart(8, '0');
  Object.keys(engine.schema.rulesets).forEach((key, ruleset) => {
    const lower = hex(low(ruleset));
    console.log(`${key} ${hex(high())}${lower}`);
  });
}

function checkReplay([key, hash, link]) {
  const game = engine.load(link);
  const found = [game.view().rules, game.hash, game.save('replay')];
  game.free();
  return found.join() === [key, hash, link].join() ? [] : [`${link}\n  of ${key} ${hash} is here ${found.join(' ')}`];
}

if (process.argv[2] === '--replays') {
  const lines = readFileSync(0, 'utf8').trim().split('\n');
  const complaints = lines.flatMap((line) => checkReplay(line.split(' ')));
  complaints.forEach((line) => console.error(line));
  console.log(`: ${lines.length} native games replayed`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} else {
  await printSignature();
}
