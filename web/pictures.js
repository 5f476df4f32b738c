/** Small boards of the start page: of each game that can be begun, and of those that are kept. One is drawn a frame, when it is asked for. */
import { boardTemplate } from './board/render.js';
import { nextFrame } from './match/store.js';
import { colorsOf } from './match/snapshot.js';
import { COLORS, NEUTRALS } from './match/table.js';
import { panelFor } from './rulesets/index.js';

/** @typedef {import('./engine/engine.js').Engine} Engine */

/** @param {Engine} engine @param {string} rules */
function newGame(engine, rules) {
  const options = engine.schema.rulesets[rules].options.island?.most ? { island: 1 } : {};
  return engine.newGame({ rules, options, seed: 'picture' });
}

/** @param {Engine} engine @param {string|{game: any}} what a ruleset, or an entry of the shelf */
function draw(engine, what) {
  const begun = typeof what === 'string';
  const game = begun ? newGame(engine, what) : engine.load(what.game.text);
  const colours = begun ? COLORS.slice(0, game.seats).concat(NEUTRALS) : colorsOf(what.game.table);
  const view = game.view(null);
  const template = panelFor(view.rules).board ?? boardTemplate;
  const drawn = template({ board: engine.board(view.rules), view, ui: { colours, label: '' } });
  game.free();
  return drawn;
}

/** The words come first, the boards one by one. @param {Engine} engine @param {() => void} again draws the page once more */
export function createPictures(engine, again) {
  /** @type {Map<string, unknown>} */
  const drawn = new Map();
  let busy = false;
  return (/** @type {string|{key: string, game: any}} */ what) => {
    const key = typeof what === 'string' ? what : what.key;
    if (!drawn.has(key) && !busy) {
      busy = true;
      nextFrame(() => {
        try {
          drawn.set(key, draw(engine, what));
        } catch {
          drawn.set(key, ''); // going on with it will say what is wrong
        }
        busy = false;
        again();
      });
    }
    return drawn.get(key);
  };
}
