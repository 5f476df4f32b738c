/**
 * Tables, one way to write them: a head for each column and each row, the best of a row bold with a small star.
 *
 * @typedef {{head: unknown, cells: (number|string)[], best?: number[], sum?: boolean}} Row best: which cells
 */
import { html, nothing } from 'lit-html';
import { disc, icon } from '../board/signs.js';

/** Which of the numbers are the most: none if that is nothing, or if most of them are. @param {number[]} numbers */
export const bestOf = (numbers) => {
  const most = Math.max(...numbers);
  const best = numbers.flatMap((n, i) => (n === most ? [i] : []));
  return most > 0 && 2 * best.length <= numbers.length ? best : [];
};

/** @param {string} caption for readers @param {unknown[]} heads @param {Row[]} rows */
export const table = (caption, heads, rows) =>
  html`<table>
    <caption class="sr">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ head, cells, best, sum }) =>
          html`<tr class=${sum ? 'sum' : ''}>
            <th scope="row">${head}</th>
            ${cells.map((cell, i) => html`<td class=${best?.includes(i) ? 'best' : ''}>${best?.includes(i) ? icon('star') : nothing}${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** A seat as a head. @param {{colour: string, name: string}} seat */
export const who = ({ colour, name }) =>
  html`<span class="who">${disc(/** @type {any} */ (colour), 's')}<span>${name}</span></span>`;
