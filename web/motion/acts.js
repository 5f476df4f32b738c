/**
 * How each scene is played over the page as it stands: what has happened is drawn already, and nothing waits for it.
 *
 * @typedef {import('./scenes.js').Timed} Timed
 * @typedef {import('./stage.js').Stage} Stage
 * @typedef {[number, number]} Point
 */
import { kit } from '../kit.js';

const { render, pointOf, cardDown, resCard } = kit;

const DROP = 14; // pixels
const FACES = 3;

/** The middle of an element that is shown. @param {Element|null} one @returns {Point|null} */
function middle(one) {
  const box = one?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

/** From the map to the window. @param {Stage} stage */
const matrix = ({ find }) => /** @type {SVGSVGElement|null} */ (find('svg.map'))?.getScreenCTM();

/** A place of the map in the window; one that is out of sight is at the rim. @param {Stage} stage @param {string} name @returns {Point|null} */
function onMap(stage, name) {
  const [to, box] = [matrix(stage), stage.find('.sheet')?.getBoundingClientRect()];
  if (!to || !box) return null;
  const { x, y } = new DOMPoint(...pointOf(name)).matrixTransform(to);
  return [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))];
}

/** @param {Stage} stage @param {import('./scenes.js').Spot} spot @param {string} kind @param {number|null} hand */
function at(stage, spot, kind, hand) {
  const of = (/** @type {string} */ selector) => middle(stage.find(selector));
  if (spot === 'bank') return of('.flank.right') ?? of('.zoom');
  if (typeof spot === 'string') return onMap(stage, spot);
  return spot === hand ? (of(`[data-key="hand-${kind}"]`) ?? of('.hand')) : of(`[data-key="seat-${spot}"] .disc`);
}

/** Small cards, each along a slight arc. @param {Stage} stage @param {Timed} scene @param {number} delay @param {number|null} hand */
function fly(stage, { cards = [], time, gap }, delay, hand) {
  const duration = time - gap * (cards.length - 1);
  cards.forEach(({ kind, from, to }, i) => {
    const [a, b] = [from, to].map((spot) => at(stage, spot, kind, hand));
    if (!a || !b) return;
    const card = document.createElement('span');
    render(kind ? resCard(kind, '', 's') : cardDown(), card);
    const top = Math.hypot(b[0] - a[0], b[1] - a[1]) / 5;
    card.style.offsetPath = `path("M${a}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - top} ${b}")`;
    const frames = { opacity: [1, 1], offsetDistance: ['0%', '100%'] };
    stage.move(stage.put(card), frames, { delay: delay + i * gap, duration, easing: 'cubic-bezier(.3,0,.2,1)' });
  });
}

/** Three other faces in place of how they fell. @param {Stage} stage @param {Timed} scene @param {number} delay */
function roll(stage, { dice, time }, delay) {
  const duration = time / FACES;
  [...(stage.find('.dice')?.children ?? [])].forEach((die, n) => {
    stage.move(die, { opacity: [0, 0] }, { delay, duration: time });
    for (let i = 0; i < FACES; i++) {
      const face = stage.put(/** @type {SVGElement} */ (die.cloneNode(true)), die.getBoundingClientRect());
      face.firstElementChild?.setAttribute('href', `#die-${((dice[n] + i + n) % 6) + 1}`);
      const frames = { opacity: [1, 1], rotate: ['-90deg', '0deg'] };
      stage.move(face, frames, { delay: delay + duration * i, duration });
    }
  });
}

/**
 * A piece drops to its place, or slides there from where it was; until then it is not there. (The shadow of a road turns with it:
 * nobody sees that in so short a time.)
 * @param {Stage} stage @param {Timed} scene @param {number} delay
 */
function settle(stage, { piece = '', from, way = [from ?? '', piece], time }, delay) {
  const one = stage.find(`.piece[data-at="${piece}"]`);
  if (!one) return;
  const how = { delay, duration: time, fill: /** @type {const} */ ('backwards') };
  if (from) {
    const [bx, by] = pointOf(piece);
    stage.move(one, { translate: way.map(pointOf).map(([x, y]) => `${x - bx}px ${y - by}px`) }, how);
  } else {
    const far = DROP / (matrix(stage)?.a || 1);
    const filter = [far, 0].map((y) => `drop-shadow(0 ${y}px 3px #0006)`);
    const frames = { translate: [`0 ${-far}px`, '0'], opacity: [0, 1, 1], filter };
    stage.move(one, frames, { ...how, easing: 'cubic-bezier(.2,.9,.3,1.1)' });
  }
}

/** What is laid spreads from one corner. @param {Stage} stage @param {Timed} scene @param {number} delay */
function lay(stage, { tile, time }, delay) {
  const one = stage.find(`[data-hex="${tile}"]`);
  const frames = { clipPath: ['circle(0% at 20% 20%)', 'circle(150% at 20% 20%)'] };
  if (one) stage.move(one, frames, { delay, duration: time, fill: 'backwards' });
}

/** @param {Stage} stage @param {Timed} scene @param {number} delay in how many milliseconds it begins @param {number|null} hand the seat whose cards lie open */
export function play(stage, scene, delay, hand) {
  if (scene.cards) fly(stage, scene, delay, hand);
  else if (scene.dice) roll(stage, scene, delay);
  else if (scene.tile) lay(stage, scene, delay);
  else if (scene.piece) settle(stage, scene, delay);
}
