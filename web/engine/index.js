// The entry of engine.mjs: the engine with its module inside.
import packed from 'hx:wasm';
import unpacker from 'hx:unpacker';
import { createEngine as create } from './engine.js';
import { inSlices } from './slices.js';
import { createUnpacking, unpackerOf } from './unpack.js';

/** @type {typeof import('./engine.js').createEngine} */
export const createEngine = async ({ wasm } = {}) =>
  create({ wasm: wasm ?? (await inSlices(createUnpacking(unpackerOf(unpacker))(packed))) });
