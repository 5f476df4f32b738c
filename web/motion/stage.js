/** Where things move: a layer over the page for what flies, and animations that all end at once when somebody presses anything. */

/** @typedef {ReturnType<typeof createStage>} Stage */

/** @param {HTMLElement} root where the page is drawn, and the layer over it */
export function createStage(root) {
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  root.append(layer);
  /** @type {Set<() => void>} how to end what runs */
  const running = new Set();

  return {
    find: (/** @type {string} */ selector) => root.querySelector(selector),

    /** Puts something into the layer, where a box is. @template {HTMLElement|SVGElement} T @param {T} one @param {DOMRect} [box] */
    put(one, box) {
      if (box) one.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
      layer.append(one);
      return one;
    },

    /** What is in the layer leaves it at the end. @param {Element} one @param {PropertyIndexedKeyframes} frames @param {KeyframeAnimationOptions} how */
    move(one, frames, how) {
      const animation = one.animate(frames, how);
      const end = () => {
        animation.finish();
        running.delete(end);
        if (one.parentNode === layer) one.remove();
      };
      running.add(end);
      animation.onfinish = end;
    },

    /** Everything to its end. */
    finish: () => running.forEach((end) => end()),
  };
}
