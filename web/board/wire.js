/** The board that is drawn now, its window, and what is pressed on it. */
import { boxAround, pointOf } from './geometry.js';
import { listen } from './input.js';
import { createZoom } from './zoom.js';

/**
 * Listens on the board that is drawn now, whenever it is another one.
 * @param {HTMLElement} body @param {any} store @param {() => import('../ui/context.js').Context} shown
 * @param {(intent: any) => void} send @param {() => any[]} legal
 */
export function createWiring(body, store, shown, send, legal) {
  /** @type {SVGSVGElement|null} */
  let wired = null;
  let stop = () => {};
  let asked = '';
  /** The window moves by itself only when something else is to be chosen, and nothing of it is in sight. */
  const attend = () => {
    const zoom = store.get().zoom;
    const names = legal()
      .filter(({ place, kind }) => place !== 'edge' || kind !== 'pick')
      .map(({ name }) => name);
    if (names.join() === asked) return;
    asked = names.join();
    const part = boxAround(names);
    if (part && zoom?.zoomed() && !names.some((name) => zoom.sees(pointOf(name)))) zoom.show(part);
  };
  return () => {
    const map = /** @type {SVGSVGElement|null} */ (body.querySelector('.game .sheet svg.map'));
    if (map === wired) return map && attend();
    stop();
    wired = map;
    stop = () => {};
    if (!map) return store.set({ zoom: null });
    const { places } = shown();
    const typeOf = (/** @type {string} */ name) =>
      places.vertex.has(name) ? 'vertex' : places.edge.has(name) ? 'edge' : 'hex';
    const onChange = (/** @type {boolean} */ begins = false) => {
      if (begins) asked = '';
      store.set({});
    };
    const zoom = createZoom(map, { onChange });
    const unlisten = listen(map, {
      legal,
      onHover: (name) => send({ do: 'hover', name }),
      onFocus: (name) => send({ do: 'focus', name }),
      onChoose: (name, how) => send({ do: 'place', name, how }),
      others: () => [...places.vertex.keys(), ...places.edge.keys(), ...places.hex.keys()],
      onRefused: (name) => send({ do: 'misplaced', name, type: typeOf(name) }),
      onCrowded: (at) => zoom.at(at),
    });
    stop = () => {
      unlisten();
      zoom.stop();
    };
    store.set({ zoom });
  };
}
