/**
 * A window on the sheet: zoom by buttons, pinch, Ctrl and wheel, double tap and keys; pan by dragging while zoomed.
 * It sets the viewBox itself, and tells the drawing how large a hex is on the screen (`data-size`, `--px`).
 */
import { HALF, pointOf, SIDE } from './geometry.js';
import { hands, keys } from './hands.js';

/** @typedef {import('./geometry.js').Box} Box */
/** @typedef {import('./geometry.js').Point} Point */

/** How much one step of a button changes. */
const STEP = 1.6;
/** Sides of hexes shorter than this, in pixels, are too small to play: it begins with a part of the sheet. */
const LEAST = 20;
/** How close it goes: this many times, or as it takes for a finger, the side of a hex being so many pixels long. */
const MOST = 3;
const FINGER = 46;
/** What has the focus lies so many pixels inside the window, clear of its buttons. */
const BUTTONS = 75;

/** The part of a box that is `scale` times closer, with `at` where it was on the screen, kept inside the box. @param {Box} box @param {Box} now @param {number} scale @param {Point} at @returns {Box} */
export function closeUp(box, now, scale, [x, y]) {
  const w = box.w / scale;
  const h = box.h / scale;
  return inside(box, { x: x - ((x - now.x) / now.w) * w, y: y - ((y - now.y) / now.h) * h, w, h });
}

/** A window pushed back onto the sheet. @param {Box} box @param {Box} part @returns {Box} */
export function inside(box, { x, y, w, h }) {
  return {
    x: Math.min(Math.max(x, box.x), box.x + box.w - w),
    y: Math.min(Math.max(y, box.y), box.y + box.h - h),
    w,
    h,
  };
}

/** The point in the middle of a window. @param {Box} part @returns {Point} */
const middleOf = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

/** A window of the same size round a point. @param {Box} part @param {Point} at @returns {Box} */
export const around = ({ w, h }, [x, y]) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** A window moved so far that a point lies at least `rim` inside it. @param {Box} box @param {Box} part @param {Point} at @param {number} rim @returns {Box} */
export function reveal(box, part, [x, y], rim) {
  const left = Math.min(Math.max(part.x, x + rim - part.w), x - rim);
  const top = Math.min(Math.max(part.y, y + rim - part.h), y - rim);
  return inside(box, { x: left, y: top, w: part.w, h: part.h });
}

/** The name of a hex's size on the screen, by its width in pixels. @param {number} width */
export const sizeName = (width) => (width < 45 ? 'tiny' : width < 70 ? 'small' : width < 90 ? 'medium' : 'large');

/**
 * @typedef {object} Zoom
 * @property {() => void} closer
 * @property {() => void} farther
 * @property {() => void} whole
 * @property {(at: Point) => boolean} at closer round a point of the sheet, enough for a finger; false if it can't go closer
 * @property {(wanted: Box) => void} show a part of the sheet, as close as all of it can be seen
 * @property {(at: Point) => boolean} sees whether a point of the sheet is in the window
 * @property {() => boolean} zoomed
 * @property {() => boolean} most whether it can't go closer
 * @property {() => void} stop
 */

/** Four numbers, as the drawing has them. @param {string} [text] @returns {Box} */
function boxOf(text = '') {
  const [x, y, w, h] = text.split(' ').map(Number);
  return { x, y, w, h };
}

/** What is measured on the screen: the whole sheet, a CSS pixel in units of the drawing, the point under the pointer. @param {SVGSVGElement} map */
const gauge = (map) => ({
  box: () => boxOf(map.dataset.box),
  /** @param {{ w: number, h: number }} part shown */
  pixelOf: ({ w, h }) => Math.max(w / map.clientWidth, h / map.clientHeight),
  /** @param {MouseEvent} event @returns {Point} */
  under(event) {
    const { a, e, f } = /** @type {DOMMatrix} */ (map.getScreenCTM());
    return [(event.clientX - e) / a, (event.clientY - f) / a];
  },
});

/** Whether a point is seen: on the screen there may be more than the window. @param {SVGSVGElement} map @param {Box} part @param {number} pixel @param {Point} at */
function onScreen(map, part, pixel, [x, y]) {
  const [mx, my] = middleOf(part);
  return Math.abs(x - mx) <= (map.clientWidth * pixel) / 2 && Math.abs(y - my) <= (map.clientHeight * pixel) / 2;
}

/** Shows a part: on the map, and as a frame on the small one beside it. @param {SVGSVGElement} map @param {Box} part */
function expose(map, { x, y, w, h }) {
  map.setAttribute('viewBox', [x, y, w, h].map((n) => n.toFixed(1)).join(' '));
  const here = map.parentElement?.querySelector('.here');
  for (const [key, n] of Object.entries({ x, y, width: w, height: h })) here?.setAttribute(key, n.toFixed());
}

/**
 * @param {SVGSVGElement} map the `svg.map` of boardTemplate or worldTemplate, which says how large the whole sheet is
 * @param {{ onChange?: (begins?: boolean) => void }} [options] onChange: it is closer or farther, or has been moved and rests; or begins where the drawing says
 * @returns {Zoom}
 */
export function createZoom(map, { onChange } = {}) {
  const { box, pixelOf, under } = gauge(map);
  let part = box();
  let scale = 1;
  let rest = 0;
  let fresh = true; // nothing has moved the window: it begins anew when it has another size
  const end = new AbortController();
  const places = /** @type {SVGElement} */ (map.lastElementChild);
  const pixel = () => pixelOf(part);
  const finger = () => (pixelOf(box()) * FINGER) / SIDE;
  const most = () => Math.max(MOST, finger());
  const middle = () => middleOf(part);

  const measure = () => {
    if (!Number.isFinite(pixel())) return;
    map.dataset.size = sizeName((2 * HALF) / pixel());
    // On the places alone: what lies under it is styled anew.
    places.style.setProperty('--px', pixel().toFixed(3));
    if (!fresh || SIDE / pixel() >= LEAST || !map.dataset.home) return;
    show(boxOf(map.dataset.home));
    onChange?.(true);
  };

  /** @param {Box} next @param {number} closeness */
  const set = (next, closeness) => {
    fresh = false;
    const changed = closeness !== scale;
    [part, scale] = [next, closeness];
    expose(map, part);
    map.classList.toggle('zoomed', scale > 1);
    measure();
    clearTimeout(rest);
    if (changed) onChange?.();
    else rest = setTimeout(() => onChange?.(), 150);
  };

  /** @param {number} closeness @param {Point} at */
  const to = (closeness, at) => {
    const next = Math.min(most(), Math.max(1, closeness));
    set(closeUp(box(), part, next, at), next);
  };

  /** @param {Box} wanted */
  const show = (wanted) => {
    if (!Number.isFinite(pixel())) return;
    to(pixelOf(box()) / pixelOf(wanted), middle());
    set(inside(box(), around(part, middleOf(wanted))), scale);
  };

  const zoom = {
    closer: () => to(scale * STEP, middle()),
    farther: () => to(scale / STEP, middle()),
    whole: () => to(1, middle()),
    at: (/** @type {Point} */ at) => scale < most() && (to(Math.max(scale * STEP, finger()), at), true),
    show,
    sees: (/** @type {Point} */ at) => onScreen(map, part, pixel(), at),
    zoomed: () => scale > 1,
    most: () => scale >= most(),
    stop: () => (end.abort(), watch.disconnect(), clearTimeout(rest)),
  };

  const watch = new ResizeObserver(measure);
  watch.observe(map);
  /** Moves the window by a way on the screen. @param {number} dx @param {number} dy pixels */
  const pan = (dx, dy) => set(inside(box(), { ...part, x: part.x - dx * pixel(), y: part.y - dy * pixel() }), scale);
  hands(map, { signal: end.signal, under, pan, pinch: to, scale: () => scale });
  keys(map, zoom, end.signal);

  // On the frame: a drawing that hears of the focus itself is a stop of Tab in some browsers.
  const follow = (/** @type {Event} */ { target }) => {
    const name = /** @type {HTMLElement} */ (target).dataset.place;
    if (name && scale > 1) set(reveal(box(), part, pointOf(name), Math.min(BUTTONS * pixel(), part.h / 3)), scale);
  };
  (map.parentElement ?? map).addEventListener('focusin', follow, { signal: end.signal });
  measure();
  return zoom;
}
