/** The printed part of the sheet: sea, water lines, harbours, coast, names. Decoration; nothing here can be chosen. */
import { svg } from 'lit-html';
import { harbourPoints, landPath, sheetBox } from './geometry.js';

/** @typedef {import('./geometry.js').Box} Box */
/** @typedef {{ name: string }[]} Hexes */

/** @type {WeakMap<Hexes, { land: string, box: Box }>} */
const known = new WeakMap();

/** Land and sheet of a board, worked out once. @param {Hexes} hexes */
export function sheetOf(hexes) {
  let sheet = known.get(hexes);
  if (!sheet) known.set(hexes, (sheet = { land: landPath(hexes), box: sheetBox(hexes) }));
  return sheet;
}

/** Four water lines at growing distance, the widest first. @param {string} land */
export const waterTemplate = (land) =>
  [1, 2, 3, 4].map(
    (n) => svg`<path class="b-tide b-tide-${n}" d=${land} /><path class="b-water b-water-${n}" d=${land} />`,
  );

/** A name in as few lines of about 16 letters as it takes. @param {string} name */
function lines(name) {
  /** @type {string[]} */
  const out = [];
  for (const word of name.split(' ')) {
    const last = out.at(-1);
    if (last && last.length + word.length < 16) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/** The map's name in the top left corner. @param {string} name @param {Box} box */
function nameTemplate(name, box) {
  const text = lines(name);
  const [x, y] = [box.x + 22, box.y + 48];
  const foot = y + 32 * text.length - 18;
  return svg`<g class="b-map-name">
    ${text.map((line, i) => svg`<text class="b-cap" x=${x} y=${y + 32 * i}>${line}</text>`)}
    <path class="b-chart" d="M${x} ${foot}h150m0 6h-150" />
  </g>`;
}

/** Wave marks near the corners of the sheet, as shares of its width and height. */
const WAVES = [
  [0.02, 0.274],
  [0.05, 0.292],
  [0.902, 0.09],
  [0.938, 0.109],
  [0.945, 0.862],
  [0.891, 0.941],
  [0.929, 0.956],
  [0.014, 0.689],
];

/** @param {Box} box */
const wavesTemplate = (box) =>
  svg`<path class="b-wave" d=${WAVES.map(([x, y]) => `M${Math.round(box.x + x * box.w)} ${Math.round(box.y + y * box.h)}q9-9 18 0t18 0`).join('')} />`;

/** @param {Hexes} hexes @param {string} [mapName] */
export function seaTemplate(hexes, mapName) {
  const { land, box } = sheetOf(hexes);
  return svg`<g class="b-sea">
    ${waterTemplate(land)} ${wavesTemplate(box)}
    <use href="#compass" x=${box.x + 17} y=${box.y + box.h - 149} width="126" height="126" />
    ${mapName ? nameTemplate(mapName, box) : ''}
  </g>`;
}

/**
 * Two jetties and a plaque: the kind over its rate; on a small map the kind alone, or the rate alone.
 * @param {{ edge: string, kind: string }} harbour @param {Box} box
 */
export function harbourTemplate({ edge, kind }, box) {
  const { ends, at } = harbourPoints(edge, [box.x + box.w / 2, box.y + box.h / 2]);
  const jetties = ends.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}L${at[0]} ${at[1]}`).join('');
  const any = kind === 'any';
  return svg`<g class="b-harbour">
    <path class="b-jetty-edge" d=${jetties} /><path class="b-jetty" d=${jetties} /><path class="b-planks" d=${jetties} />
    <g transform="translate(${at[0]} ${at[1]})"><g class="b-plaque">
      <circle class="b-drop" cy="2" r="33" /><circle class="b-plate" r="33" />
      <g class="b-full"><use href="#r-${kind}" x="-15.5" y="-24.5" width="31" height="31" /><text class="b-rate" y="22">${any ? '3:1' : '2:1'}</text></g>
      <g class="b-brief">${any ? svg`<text class="b-rate" y="10">3:1</text>` : svg`<use href="#r-${kind}" x="-22" y="-22" width="44" height="44" />`}</g>
    </g></g>
  </g>`;
}

/** The land itself: cream paths with an ink line round them. @param {Hexes} hexes */
export const coastTemplate = (hexes) =>
  svg`<path class="b-coast" d=${sheetOf(hexes).land} /><path class="b-paths" d=${sheetOf(hexes).land} />`;
