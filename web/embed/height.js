/** How high a frame would like to be, told to the page round it. */

/** Pixels that a frame of its height is given: no less is playable, no more is seen at once. */
const HEIGHT = { least: 420, most: 1600 };
/** Of the sheet of the map, and how high it has to be at most. */
const SHAPE = 1.17;
const BOARD = 620;

/** Above and below what a page without a board holds. */
const EDGES = 48;

const bottomOf = (/** @type {Element} */ element) => element.getBoundingClientRect().bottom;

/** How high the page would like to be, however high it is: all of it, and the board in its shape. 0: nothing is shown yet. @param {HTMLElement} root */
function wantedHeight(root) {
  const game = /** @type {HTMLElement|null} */ (root.querySelector('.game'));
  const board = /** @type {HTMLElement|null} */ (game?.querySelector('.board') ?? null);
  const page = root.querySelector('.page');
  if (!board && !page) return 0;
  const wanted = board
    ? /** @type {HTMLElement} */ (game).scrollHeight - board.offsetHeight + Math.min(BOARD, board.offsetWidth / SHAPE)
    : bottomOf(page.lastElementChild) - page.firstElementChild.getBoundingClientRect().top + EDGES;
  return Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted)));
}

/**
 * Says how high the page wants to be. For one width it only grows: a host's page must not jump at every turn.
 * @param {HTMLElement} root @param {(height: number) => void} say
 */
export function createRuler(root, say) {
  let width = 0;
  let height = 0;
  return () => {
    const wanted = wantedHeight(root);
    if (!wanted || (root.offsetWidth === width && wanted <= height + 1)) return;
    [width, height] = [root.offsetWidth, wanted];
    say(height);
  };
}
