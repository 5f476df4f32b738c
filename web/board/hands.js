/** Fingers, wheel and keys on a window that zooms and pans; zoom.js decides what they do. */
import { distance } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */

/** A drag begins after so many pixels; a second tap within so many pixels and milliseconds is a double tap. */
const SLACK = 6;
const TAP = { far: 30, late: 350 };

/**
 * @typedef {object} Hands
 * @property {AbortSignal} signal
 * @property {(event: MouseEvent) => Point} under the point of the sheet under the pointer
 * @property {(dx: number, dy: number) => void} pan by pixels
 * @property {(closeness: number, at: Point) => void} pinch
 * @property {() => number} scale
 */

/** @param {PointerEvent} event @returns {Point} */
const spot = (event) => [event.clientX, event.clientY];

/** Tells a second tap on a spot from a first one. @param {SVGSVGElement} map @param {(event: PointerEvent) => void} twice */
function tapping(map, twice) {
  /** @type {{ at: Point, time: number } | null} */
  let tap = null;
  /** What input.js made use of does not count as a tap. @param {PointerEvent} event */
  return (event) => {
    const last = tap;
    tap = null;
    const onMap = map.contains(/** @type {Node} */ (event.target));
    if (event.defaultPrevented || event.pointerType === 'mouse' || !onMap) return;
    const at = spot(event);
    if (last && event.timeStamp - last.time < TAP.late && distance(at, last.at) < TAP.far) twice(event);
    else tap = { at, time: event.timeStamp };
  };
}

/** Drag, pinch, Ctrl and wheel, double tap. @param {SVGSVGElement} map @param {Hands} hands */
export function hands(map, { signal, under, pan, pinch, scale }) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  let dragged = false;

  /** @param {PointerEvent} event @param {PointerEvent} before */
  const drag = (event, before) => {
    if (scale() === 1 || (!dragged && distance(spot(event), spot(before)) < SLACK)) return;
    dragged = true;
    pan(event.clientX - before.clientX, event.clientY - before.clientY);
    down.set(event.pointerId, event);
  };

  /** @param {PointerEvent} event @param {PointerEvent} before */
  const squeeze = (event, before) => {
    const other = [...down.values()].find((finger) => finger.pointerId !== event.pointerId);
    const was = distance(spot(before), spot(other));
    dragged = true;
    down.set(event.pointerId, event);
    if (was > 0) pinch((scale() * distance(spot(event), spot(other))) / was, under(event));
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    if (down.size === 2) squeeze(event, before);
    else drag(event, before);
    if (dragged) map.classList.add('dragging');
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    down.delete(event.pointerId);
    map.classList.remove('dragging');
  };

  /** A click that ended a drag is none. @param {Event} event */
  const swallow = (event) => {
    if (dragged) event.stopImmediatePropagation();
    dragged = false;
  };

  const doubleTap = tapping(map, (event) => pinch(scale() > 1 ? 1 : 2, under(event)));

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    pinch(scale() * Math.exp(-event.deltaY / 200), under(event));
  };

  map.addEventListener(
    'pointerdown',
    (event) => {
      if (down.size === 0) dragged = false;
      down.set(event.pointerId, event);
    },
    { signal },
  );
  map.addEventListener('pointermove', move, { signal });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'pointerleave']))
    map.addEventListener(end, up, { signal });
  map.addEventListener('click', swallow, { signal, capture: true });
  map.parentElement.addEventListener('click', doubleTap, { signal });
  map.addEventListener('wheel', wheel, { signal, passive: false });
}

/** Plus, minus and nought while the keyboard is on the board. @param {SVGElement} map @param {{ closer: () => void, farther: () => void, whole: () => void }} zoom @param {AbortSignal} signal */
export function keys(map, zoom, signal) {
  /** @type {Record<string, () => void>} */
  const does = { '+': zoom.closer, '-': zoom.farther, 0: zoom.whole };
  map.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in does)) return;
      event.preventDefault();
      does[event.key]();
    },
    { signal },
  );
}
