/** Signs on the world map: the peoples, the plaque of a box, the tile behind it. A people's sign is drawn in the current colour. */

/** @param {string} id @param {string} body */
const people = (id, body) => `<symbol id="pt-${id}" viewBox="-20 -20 40 40">${body}</symbol>`;

/** The signs `pt-<people>`, `w-box`, `w-tile`. */
export const world =
  people('europe', '<path d="M0-15C8-5 11 0 11 5a11 11 0 0 1-22 0c0-5 4-7 5-12 2 2 3 5 3 7 3-5 4-9 3-15Z"/>') +
  people(
    'asia',
    '<circle r="6.5"/><path d="M0-16v5M0 11v5M-16 0h5M11 0h5M-11.3-11.300l3.5 3.500M7.8 7.800l3.5 3.500M11.3-11.3 7.8-7.800M-7.8 7.800l-3.5 3.5" class="w-line"/>',
  ) +
  people(
    'australia',
    '<path d="M-15-8q7.5-7 15 0t15 0M-15 1q7.5-7 15 0t15 0M-15 10q7.5-7 15 0t15 0" class="w-line"/>',
  ) +
  people('america', '<path d="M-15 13V6h5V0h5V-6h10V0h5v6h5v7Z"/>') +
  '<symbol id="w-box" overflow="visible"><rect x="-41" y="-22" width="82" height="44" rx="9" stroke="#fffdf6" stroke-width="7"/><rect x="-41" y="-22" width="82" height="44" rx="9"/>' +
  '<path d="M-38-12a7 7 0 0 1 7-7H0V19H-31a7 7 0 0 1-7-7Z" fill="#fdf6e3"/></symbol>' +
  '<symbol id="w-tile" overflow="visible"><rect x="-26" y="-26" width="52" height="52" rx="9" fill="#15110c"/>' +
  '<rect x="-23" y="-23" width="46" height="46" rx="7" fill="#c79a62"/><path d="M-23 15V16a7 7 0 0 0 7 7H16a7 7 0 0 0 7-7V15Z" fill="#a3763f"/></symbol>';
