/** What widgets are given: the state, words, names, and whom to ask. */
import { createHistorian } from './match/history.js';
import { linkFor } from './platform/link.js';
import { panelFor } from './rulesets/index.js';
import { indexPlaces } from './ui/places.js';
import { namesOf } from './ui/story.js';

/** @typedef {import('./ui/context.js').Context} Context */
/**
 * What is there by now.
 * @typedef {{words: import('./i18n/i18n.js').Words, help: import('./almanac/help.js').Help|null, later: import('./later.js').Later|null}} Told
 */

/** The board of each ruleset, and its places by name. @param {import('./engine/engine.js').Engine} engine */
function createBoards(engine) {
  /** @type {Record<string, {board: import('./engine/engine.js').Board, places: import('./ui/places.js').Places}>} */
  const known = {};
  return (/** @type {string} */ rules) => {
    const board = engine.board(rules);
    return (known[rules] ??= { board, places: indexPlaces(board) });
  };
}

/** @param {import('./engine/engine.js').Engine} engine @param {any} match @param {(intent: any) => void} send */
export function createContext(engine, match, send) {
  const boards = createBoards(engine);
  const history = createHistorian();
  return (/** @type {any} */ state, /** @type {Told} */ { words, help, later }) => {
    const m = state.screen === 'replay' ? state.replay : state.match;
    const { t } = words;
    const { board, places } = boards(m ? m.view.rules : 'classic');
    const panel = panelFor(m ? m.view.rules : state.setup.rules);
    const cx = /** @type {any} */ ({ t, words, state, ui: state.ui, m, schema: engine.schema, board, places, send });
    Object.assign(cx, { help, later, panel, check: match.check, route: match.route, checkRoute: match.checkRoute });
    cx.link = (/** @type {string} */ text) => linkFor(text, location);
    cx.history = () => history(match.game(), m.log);
    cx.own = () => cx.link(state.embed.text || match.text('replay'));
    if (m) {
      cx.names = namesOf(cx);
      const hexesAt = (/** @type {string} */ name) => (places.vertex.get(name) ?? places.edge.get(name))?.hexes ?? [];
      cx.teller = { t, words, names: cx.names, view: m.view, hexesAt, more: panel.story };
    }
    return /** @type {Context} */ (cx);
  };
}
