/** Ways about a map that is larger than its window: to each region, and a small map of the whole. */
import { html } from 'lit-html';
import { landOf, worldBox } from './worldchart.js';

/**
 * To each region, and how many places can be chosen there now.
 * @param {string} label
 * @param {{ key: string, name: string, label: string, count: number, away: boolean, press: () => void }[]} regions away: none of the places is in the window
 */
export const jumpTemplate = (label, regions) =>
  html`<nav class="jump" aria-label=${label}>
    ${regions.map(
      ({ key, name, label: said, count, away, press }) =>
        html`<button type="button" class="jb" data-key="go-${key}" @click=${press}>
          <span class="sr">${said}</span
          ><span aria-hidden="true">${name}${count ? html`<b class="jc ${away ? 'away' : ''}">${count}</b>` : ''}</span>
        </button>`,
    )}
  </nav>`;

/**
 * The whole map, small, with the window as a frame (zoom.js moves it): for a finger; keys have the regions.
 * @param {import('./worldchart.js').Board} board @param {import('./worldchart.js').WorldBox[]} boxes
 * @param {(at: import('./geometry.js').Point) => void} press
 */
export function miniTemplate(board, boxes, press) {
  const { x, y, w, h } = worldBox(board.hexes);
  const there = (/** @type {MouseEvent} */ event) => {
    const { left, top, width, height } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    press([x + ((event.clientX - left) / width) * w, y + ((event.clientY - top) / height) * h]);
  };
  return html`<svg class="mini" viewBox="${x} ${y} ${w} ${h}" aria-hidden="true" @click=${there}>
    <path d=${landOf(board, boxes)} />
    <rect class="here" />
  </svg>`;
}
