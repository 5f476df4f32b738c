/** Ruleset -> what its family adds to the page: choices, panels, words for its things. */
import { classic } from './classic.js';

/** @type {Record<string, any>} */
const PANELS = { classic };

/** @param {string} rules */
export const panelFor = (rules) => PANELS[rules] ?? classic;
