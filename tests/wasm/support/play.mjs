// The module that was built (or the one that HX_MODULE names), and games played by a small generator of numbers.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEngine } from '../../../web/engine/engine.js';

const built = fileURLToPath(new URL('../../../build/wasm/wasm/hexstead.wasm', import.meta.url));

export const wasm = await readFile(process.env.HX_MODULE ?? built);
export const openEngine = () => createEngine({ wasm });

/** Whole numbers below n, the same for the same seed. */
export function makeNumbers(seed) {
  let state = (seed >>> 0) + 0x9e3779b9;
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

const NOT_ALONE = ['OFFER', 'CALL_LAST_ROUND'];

/** One action of a uniformly random player, or of chance. Returns what was done. */
export function step(game, number) {
  if (game.actor === 'chance') return game.chance();
  const list = game.legal().filter(({ kind }) => !NOT_ALONE.includes(kind));
  const action = list[number(list.length)];
  const verdict = game.act(action);
  if (!verdict.ok) throw new Error(`${JSON.stringify(action)} was listed and refused: ${JSON.stringify(verdict)}`);
  return action;
}

/** Plays until `until` says so or the game is over. */
export function play(game, seed, until = () => false) {
  const number = makeNumbers(seed);
  while (game.actor !== null && !until(game)) step(game, number);
  return game;
}

/** What a function throws. */
export function thrown(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
