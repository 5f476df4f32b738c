// The entry of engine.mjs: the engine with its module inside.
import wasm from 'hx:wasm';
import { createEngine as create } from './engine.js';

/** @type {typeof import('./engine.js').createEngine} */
export const createEngine = (options = {}) => create({ wasm, ...options });
