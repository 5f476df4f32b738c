/**
 * What the page lends to the script beside it (later/index.js): that script imports nothing else of the page's, so that nothing is
 * loaded twice, and the page does without it when it has not come.
 */
import { html, nothing, render, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { ref } from 'lit-html/directives/ref.js';
import { distance, HALF, hexPoint, pointOf, SIDE, vertexPoint } from './board/geometry.js';
import { boardTemplate } from './board/render.js';
import { brand, cardDown, disc, GROUNDS, icon, resCard, resourceIcon } from './board/signs.js';
import { createWords } from './i18n/i18n.js';
import { placeOf, robbersIn } from './match/intents.js';
import { colorsOf } from './match/snapshot.js';
import { nextFrame } from './match/store.js';
import { newTable, persons, wholeGame } from './match/table.js';
import { freshUi, settle } from './match/ui.js';
import { panelFor } from './rulesets/index.js';
import { wishFor } from './platform/embed.js';
import { fileText, readFileText } from './platform/file.js';
import { byHand, copyButton } from './story/copier.js';
import { linesOf, signed } from './story/lines.js';
import { bestOf, table, who } from './story/tables.js';
import { question } from './ui/actions.js';
import { refusal } from './ui/context.js';
import { indexPlaces, placeName } from './ui/places.js';
import { players } from './ui/players.js';
import { sheet } from './ui/sheet.js';
import { namesOf, tell } from './ui/story.js';
import { where } from './ui/top.js';

export const kit = {
  html,
  nothing,
  render,
  svg,
  guard,
  ref,
  distance,
  HALF,
  hexPoint,
  pointOf,
  SIDE,
  vertexPoint,
  boardTemplate,
  colorsOf,
  brand,
  cardDown,
  disc,
  GROUNDS,
  icon,
  resCard,
  resourceIcon,
  createWords,
  placeOf,
  robbersIn,
  nextFrame,
  newTable,
  persons,
  wholeGame,
  freshUi,
  settle,
  wishFor,
  fileText,
  readFileText,
  panelFor,
  linesOf,
  signed,
  bestOf,
  table,
  who,
  refusal,
  byHand,
  copyButton,
  indexPlaces,
  placeName,
  namesOf,
  players,
  question,
  sheet,
  tell,
  where,
};

/** @typedef {typeof kit} Kit */
