/**
 * What the page lends to the script beside it (later/index.js): that script imports nothing else of the page's, so that nothing is
 * loaded twice, and the page does without it when it has not come.
 */
import { html, nothing, render, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { distance, HALF, hexPoint, pointOf, SIDE, vertexPoint } from './board/geometry.js';
import { boardTemplate } from './board/render.js';
import { cardDown, disc, GROUNDS, icon, resCard } from './board/signs.js';
import { createWords } from './i18n/i18n.js';
import { placeOf, robbersIn } from './match/intents.js';
import { colorsOf } from './match/snapshot.js';
import { nextFrame } from './match/store.js';
import { newTable } from './match/table.js';
import { freshUi } from './match/ui.js';
import { panelFor } from './rulesets/index.js';
import { bestOf, table, who } from './story/tables.js';
import { refusal } from './ui/context.js';
import { indexPlaces, placeName } from './ui/places.js';
import { namesOf } from './ui/story.js';

export const kit = {
  html,
  nothing,
  render,
  svg,
  guard,
  distance,
  HALF,
  hexPoint,
  pointOf,
  SIDE,
  vertexPoint,
  boardTemplate,
  colorsOf,
  cardDown,
  disc,
  GROUNDS,
  icon,
  resCard,
  createWords,
  placeOf,
  robbersIn,
  nextFrame,
  newTable,
  freshUi,
  panelFor,
  bestOf,
  table,
  who,
  refusal,
  indexPlaces,
  placeName,
  namesOf,
};

/** @typedef {typeof kit} Kit */
