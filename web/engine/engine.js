// createEngine: what programs use. engine.d.ts says what everything means.
import { makeIslandLayouts } from './layout.js';
import { makeWorldLayouts } from './layoutworld.js';
import { makeEngine } from './make.js';

/** A ruleset without harbours plays on a world.
 * @param {{ names: import('./names.js').Names, info: import('./engine.js').RulesetInfo, schema: import('./engine.js').Schema, board: import('./engine.js').Board }} rules */
const makeLayouts = ({ names, info, schema, board }) =>
  info.harbours.length
    ? makeIslandLayouts({ names, info })
    : makeWorldLayouts({ names, terrains: info.terrains, schema, board });

/** @type {typeof import('./engine.js').createEngine} */
export const createEngine = ({ wasm } = {}) => makeEngine({ wasm, makeLayouts });
