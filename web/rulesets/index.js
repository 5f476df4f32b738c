/** Ruleset -> what its family adds to the page: choices, panels, words for its things. */
import { classic } from './classic.js';
import { classic56 } from './classic56.js';
import { duel } from './duel.js';
import { stoneage } from './stoneage.js';

/** @type {Record<string, any>} */
const PANELS = { classic, classic56, duel, stoneage };

/** @param {string} rules */
export const panelFor = (rules) => PANELS[rules] ?? classic;
