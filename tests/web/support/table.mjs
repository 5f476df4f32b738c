/** What widgets are given, without a browser: the context of a game as one seat sees it, in a language. */
import { readFileSync } from 'node:fs';
import { createWords } from '../../../web/i18n/i18n.js';
import { snapshot } from '../../../web/match/snapshot.js';
import { freshUi } from '../../../web/match/ui.js';
import { panelFor } from '../../../web/rulesets/index.js';
import { indexPlaces } from '../../../web/ui/places.js';
import { namesOf } from '../../../web/ui/story.js';

const read = (lang) => readFileSync(new URL(`../../../web/i18n/${lang}.ftl`, import.meta.url), 'utf8');
const texts = { en: read('en'), de: read('de') };
const wordsIn = Object.fromEntries(Object.keys(texts).map((lang) => [lang, createWords(lang, texts)]));

/** A table of one person and bots. */
export function tableFor(game, person = 0, botSeed = 'bots') {
  const seats = Array.from({ length: game.seats }, (_, i) => ({
    kind: i === person ? 'person' : 'bot',
    level: 'normal',
    name: '',
    color: ['blue', 'verm', 'yellow', 'purple', 'green', 'black'][i],
  }));
  return { rules: game.rules, seats, goal: 10, options: {}, seed: '', botSeed };
}

/** @param {{engine: any, game: any, lang?: string, person?: number, settings?: object, sent?: any[], now?: object}} given now: more of the snapshot */
export function contextFor({ engine, game, lang = 'en', person = 0, settings = {}, sent = [], now = {} }) {
  const panel = panelFor(game.rules);
  const table = tableFor(game, person);
  const m = snapshot(game, table, {
    id: 'game',
    shown: person,
    curtain: null,
    watch: null,
    typing: null,
    undo: null,
    passing: false,
    thinking: typeof game.actor === 'number' && game.actor !== person,
    kinds: panel.kinds,
    declines: false,
    ...now,
  });
  const words = wordsIn[lang];
  const state = { screen: 'game', settings: { voice: 'all', keys: 'on', confirm: 'touch', ...settings } };
  const board = engine.board(game.rules);
  const places = indexPlaces(board);
  const cx = { t: words.t, words, state, ui: freshUi(), m, panel, schema: engine.schema, board, places };
  cx.send = (intent) => sent.push(intent);
  cx.check = (action) => game.check(action);
  cx.route = (action) => game.route(action);
  cx.checkRoute = (way) => game.checkRoute(person, way);
  cx.names = namesOf(cx);
  const hexesAt = (name) => (places.vertex.get(name) ?? places.edge.get(name))?.hexes ?? [];
  cx.teller = { t: words.t, words, names: cx.names, view: m.view, hexesAt, more: panel.story };
  return cx;
}
