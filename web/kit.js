/**
 * What the page lends to the script beside it (almanac/): that script imports nothing of the page's, so that nothing is loaded
 * twice, and the page does without it when it has not come.
 */
import { html, nothing } from 'lit-html';
import { hexPoint, pointOf, SIDE } from './board/geometry.js';
import { boardTemplate } from './board/render.js';
import { disc, icon } from './board/signs.js';
import { createWords } from './i18n/i18n.js';
import { placeOf } from './match/intents.js';
import { colorsOf } from './match/snapshot.js';
import { nextFrame } from './match/store.js';
import { newTable } from './match/table.js';
import { freshUi } from './match/ui.js';
import { panelFor } from './rulesets/index.js';
import { refusal } from './ui/context.js';
import { indexPlaces, placeName } from './ui/places.js';
import { namesOf } from './ui/story.js';

export const kit = {
  html,
  nothing,
  hexPoint,
  pointOf,
  SIDE,
  boardTemplate,
  colorsOf,
  disc,
  icon,
  createWords,
  placeOf,
  nextFrame,
  newTable,
  freshUi,
  panelFor,
  refusal,
  indexPlaces,
  placeName,
  namesOf,
};

/** @typedef {typeof kit} Kit */
