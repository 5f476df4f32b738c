/**
 * From pointer and keys to a place. Only legal places can be chosen; the one nearest to the pointer counts, so that areas
 * of neighbours meet at the midline. Arrows go to the nearest legal place in their direction; Tab always leaves.
 */
import { distance, nearest, placeType, pointOf, towards } from './geometry.js';

/** @typedef {import('./places.js').Legal} Legal */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {'mouse' | 'touch' | 'pen' | 'key'} How */
/**
 * @typedef {object} BoardInput
 * @property {() => Legal[]} legal what may be chosen now
 * @property {(name: string | null) => void} onHover
 * @property {(name: string | null) => void} onFocus null when the keyboard leaves the board; keep the last name for Tab
 * @property {(name: string, how: How) => void} onChoose
 * @property {() => Iterable<string>} [others] names of all places of the board, legal or not
 * @property {(name: string, how: How) => void} [onRefused] a place of a kind that may be chosen, but not this one
 * @property {(at: Point) => boolean} [onCrowded] a touch between two places too close to tell; true if it was dealt with
 */

/** Least half widths of targets in CSS pixels: 24 with a mouse, 44 on touch. */
const REACH = { mouse: 12, pen: 12, touch: 22 };
/** The same in units of the drawing, for large maps: half the way to the next corner; a whole hex. */
const AREA = { vertex: 49, edge: 49, hex: 86 };

/** @type {Record<string, 'up' | 'down' | 'left' | 'right'>} */
const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** @type {Record<string, 1 | -1>} */
const PAGES = { PageDown: 1, PageUp: -1 };

/** Where the pointer is on the sheet, and how long a CSS pixel is there. @param {SVGSVGElement} map @param {MouseEvent} event */
function locate(map, event) {
  const { a, e, f } = /** @type {DOMMatrix} */ (map.getScreenCTM());
  return { at: /** @type {Point} */ ([(event.clientX - e) / a, (event.clientY - f) / a]), pixel: 1 / a };
}

/**
 * The legal place a pointer means.
 * @param {Legal[]} legal @param {Point} at @param {number} pixel length of a CSS pixel in the drawing @param {How} how
 */
export function aim(legal, at, pixel, how) {
  const best = nearest(
    at,
    legal.map((l) => l.name),
  );
  if (!best) return null;
  const reach = Math.max(AREA[placeType(best.name)], REACH[how === 'touch' ? 'touch' : 'mouse'] * pixel);
  return best.far <= reach ? best.name : null;
}

/** Whether a touch can't tell two legal places apart. @param {Legal[]} legal @param {Point} at @param {number} pixel */
export function crowded(legal, at, pixel) {
  const far = legal
    .filter((l) => l.place !== 'hex')
    .map((l) => distance(at, pointOf(l.name)))
    .sort((a, b) => a - b);
  return far.length > 1 && far[1] < REACH.touch * pixel && far[1] - far[0] < 6 * pixel;
}

/** Where the cell that a name begins with comes when the map is read like a page. @param {string} name */
function inOrder(name) {
  const [q, r] = name.split(',').map(Number);
  return r * 1000 + q;
}

/** The best place of the next cell that has one, or of the one before. @param {Legal[]} legal @param {string} from @param {1 | -1} by */
function turnTo(legal, from, by) {
  const far = (/** @type {Legal} */ { name }) => by * (inOrder(name) - inOrder(from));
  const ahead = legal.filter((one) => far(one) > 0);
  return ahead.sort((a, b) => far(a) - far(b) || (b.value ?? 0) - (a.value ?? 0))[0]?.name ?? null;
}

/** Where a key leads from a place, or null. @param {Legal[]} legal @param {string} from @param {string} key */
export function follow(legal, from, key) {
  const names = legal.map((l) => l.name).filter((name) => name !== from);
  if (key in ARROWS) return towards(from, ARROWS[key], names);
  if (key in PAGES) return turnTo(legal, from, PAGES[key]);
  if (key !== 'Home' && key !== 'End') return null;
  const order = [...legal].sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return (key === 'Home' ? order[0] : order[order.length - 1])?.name ?? null;
}

/** @param {EventTarget | null} target */
const placeOf = (target) =>
  /** @type {Element} */ (target).closest?.('[data-place]')?.getAttribute('data-place') ?? null;

/** @param {SVGSVGElement} map @param {string} name @returns {SVGElement | undefined} */
const elementOf = (map, name) =>
  [.../** @type {NodeListOf<SVGElement>} */ (map.querySelectorAll('[data-place]'))].find(
    (e) => e.dataset.place === name,
  );

/** The tab stop moves at once, before the board is drawn anew: a Tab may follow. @param {SVGSVGElement} map @param {string} name */
function stopAt(map, name) {
  for (const old of map.querySelectorAll('[data-place][tabindex="0"]')) old.setAttribute('tabindex', '-1');
  elementOf(map, name)?.setAttribute('tabindex', '0');
}

/** Says no to a place of a kind that may be chosen, if one was meant. @param {BoardInput} input @param {Point} at @param {How} how */
function refuse(input, at, how) {
  const types = new Set(input.legal().map((l) => l.place));
  const meant = nearest(
    at,
    [...(input.others?.() ?? [])].filter((name) => types.has(placeType(name))),
  );
  if (meant && meant.far <= AREA[placeType(meant.name)]) input.onRefused?.(meant.name, how);
}

/**
 * Listens on a board.
 * @param {SVGSVGElement} map the `svg.map` of boardTemplate @param {BoardInput} input
 * @returns {() => void} stops listening
 */
export function listen(map, input) {
  /** @type {How} */
  let how = 'mouse';
  /** @type {string | null} */
  let over = null;
  const stop = new AbortController();

  /** @param {string | null} name */
  const hover = (name) => {
    if (name !== over) input.onHover((over = name));
  };
  /** @param {string} name */
  const go = (name) => elementOf(map, name)?.focus({ preventScroll: true });
  /** @param {string} name @param {How} by */
  const choose = (name, by) => {
    go(name);
    input.onChoose(name, by);
  };

  /** @param {string | null} name */
  const enter = (name) => {
    if (!name) return;
    stopAt(map, name);
    input.onFocus(name);
  };

  /** @param {MouseEvent} event */
  const click = (event) => {
    const named = placeOf(event.target);
    if (event.detail === 0 && named) return choose(named, 'key'); // pressed by a reader, without a pointer
    const { at, pixel } = locate(map, event);
    const legal = input.legal();
    if (how === 'touch' && crowded(legal, at, pixel) && input.onCrowded?.(at)) return event.preventDefault();
    const name = aim(legal, at, pixel, how);
    if (name) {
      event.preventDefault();
      choose(name, how);
    } else refuse(input, at, how);
  };

  /** @param {KeyboardEvent} event */
  const keydown = (event) => {
    const from = placeOf(event.target);
    if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) input.onChoose(from, 'key');
      return;
    }
    const to = follow(input.legal(), from, event.key);
    if (!to) return;
    event.preventDefault();
    go(to);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerType === 'touch') return;
    const { at, pixel } = locate(map, event);
    hover(aim(input.legal(), at, pixel, 'mouse'));
  };

  const to = { signal: stop.signal };
  map.addEventListener('pointerdown', (event) => void (how = /** @type {How} */ (event.pointerType || 'mouse')), to);
  map.addEventListener('pointermove', move, to);
  map.addEventListener('pointerleave', () => hover(null), to);
  map.addEventListener('click', click, to);
  map.addEventListener('keydown', keydown, to);
  // Not on the drawing itself: one that hears of the focus is a stop of Tab in some browsers.
  const frame = map.parentElement ?? map;
  const inside = (/** @type {EventTarget|null} */ target) => map.contains(/** @type {Node|null} */ (target));
  frame.addEventListener('focusin', ({ target }) => inside(target) && enter(placeOf(target)), to);
  /** @param {FocusEvent} event */
  const left = ({ target, relatedTarget }) => {
    if (inside(target) && !inside(relatedTarget)) input.onFocus(null);
  };
  frame.addEventListener('focusout', /** @type {EventListener} */ (left), to);
  return () => stop.abort();
}
