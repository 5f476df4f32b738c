// createEngine: what programs use. engine.d.ts says what everything means.
import { makeLayouts } from './layout.js';
import { makeEngine } from './make.js';

/** @type {typeof import('./engine.js').createEngine} */
export const createEngine = ({ wasm } = {}) => makeEngine({ wasm, makeLayouts });
