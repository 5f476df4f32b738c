/**
 * Wooden pieces, seat glyphs and the compass.
 * A piece takes `--pc` (its colour), `--pe` (edge ring) and `--ph` (halo ring) from the class of its seat.
 */

/** @param {string} id @param {string} body */
const piece = (id, body) => `<symbol id="p-${id}" overflow="visible">${body}</symbol>`;

/** A silhouette three times: halo, edge, fill. @param {string} d */
const wood = (d) => `<path d="${d}" class="p-halo"/><path d="${d}" class="p-edge"/><path d="${d}" class="p-wood"/>`;

/** @param {string} id @param {string} body */
const glyph = (id, body) => `<symbol id="g-${id}" viewBox="-10 -10 20 20">${body}</symbol>`;

/** Somebody who belongs to nobody: the outline, what is on it. @param {string} id @param {string} d @param {string} fill @param {string} body */
const stranger = (id, d, fill, body) =>
  piece(
    id,
    `<path d="${d}" fill="${fill}" stroke="#fff9ea" stroke-width="11" stroke-linejoin="round"/>` +
      `<path d="${d}" fill="${fill}" stroke="#14100c" stroke-width="4" stroke-linejoin="round"/>${body}`,
  );

/** The pieces `p-*`, the glyphs `g-<seat colour>` and `compass`. */
export const pieces = [
  piece(
    'settlement',
    wood('M-24 22V-3L-11-22H12L24-5V22Z') +
      '<path d="M-11-22H12L24-3H2Z" class="p-lit"/><path d="M2-3H24V22H2Z" class="p-shade"/>' +
      '<path d="M-24-3-11-22 2-3M2-3H24M2-3V22" class="p-seam"/>',
  ),
  piece(
    'city',
    wood('M-32 26V-14L-19-34-6-14V-8L4-18H22L32-4V26Z') +
      '<path d="M-32-14-19-34-6-14ZM-6-2 6-18H22L32-2Z" class="p-lit"/><path d="M-6-2H32V26H-6Z" class="p-shade"/>' +
      '<path d="M-32-14H-6M-6-2H32M-6-14V26" class="p-seam"/><path d="M-22-4h6v8h-6z" class="p-window"/>',
  ),
  piece(
    'road',
    wood(
      'M-29.5-8H29.5A3.5 3.5 0 0 1 33-4.5V4.5A3.5 3.5 0 0 1 29.5 8H-29.5A3.5 3.5 0 0 1-33 4.5V-4.5A3.5 3.5 0 0 1-29.5-8Z',
    ) + '<rect x="-33" y="-8" width="66" height="6" rx="3" class="p-lit"/>',
  ),
  piece(
    'tribe',
    wood(
      'M-31 25-8-21-14-31H-8L-5-25-2-31H4L-2-21 19 25ZM23-10A7.5 7.5 0 0 1 28 3Q34 8 34 25H14Q14 8 18 3A7.5 7.5 0 0 1 23-10Z',
    ) +
      '<path d="M-31 25-7-23V25Z" class="p-lit"/><path d="M24-10A7.5 7.5 0 0 1 28 3Q34 8 34 25H24Z" class="p-shade"/>' +
      '<path d="M-8-21H-2M16 18Q14 8 18 3" class="p-seam"/>',
  ),
  piece(
    'nomad',
    wood(
      'M-2-33A9 9 0 0 1 4-17Q8-15 9-10L18-7 16-29H21L25 26H20L18.5-1 10-4 13 10 10 12 18 26H8L1 14-8 26H-18L-10 11-13 9-10-10Q-9-15-7-17A9 9 0 0 1-2-33Z',
    ) +
      '<path d="M-2-33A9 9 0 0 0-7-17Q-9-15-10-10L-13 9-4 11Z" class="p-lit"/><path d="M4-17Q8-15 9-10L13 10 10 12 18 26H8L1 14Z" class="p-shade"/>',
  ),
  stranger(
    'robber',
    'M-19 30Q-20 4-8-6A14 14 0 1 1 8-6Q20 4 19 30Z',
    '#3a332d',
    '<path d="M0-32A14 14 0 0 1 8-6Q20 4 19 30H6Q8 6-2-6Z" fill="#221d19"/>' +
      '<path d="M-11-20q11 5 22 0" stroke="#efe3cb" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
  ),
  stranger(
    'neanderthal',
    'M-26 30Q-28 6-13-1-20-31 0-31 16-31 15-8L26-30Q33-36 38-29L24 8Q27 16 27 30Z',
    '#5a4230',
    '<path d="M-26 30Q-28 6-13-1L0 16 15-2 24 8Q27 16 27 30Z" fill="#9a7a50"/><path d="M15-8 26-30Q33-36 38-29L24 6Z" fill="#2b1e13"/>' +
      '<path d="M-13-14Q0-22 13-14L12-8Q0-13-12-8Z" fill="#1d1510"/><path d="M-6 1H7" stroke="#efe3cb" stroke-width="3.4"/>',
  ),
  stranger(
    'predator',
    'M-26-6-25-31-11-22Q0-25 11-22L25-31 26-6Q25 12 13 16L9 33 4 18H-4L-9 33-13 16Q-25 12-26-6Z',
    '#3b342e',
    '<path d="M-16-7-4-2-14 2ZM16-7 4-2 14 2Z" fill="#ffb52e"/><path d="M-13 10H-4L-9 33ZM13 10H4L9 33Z" fill="#fff9ea"/>' +
      '<path d="M-5 4H5L0 10Z" fill="#d8b893"/>',
  ),
  glyph('blue', '<circle r="6.4"/>'),
  glyph('verm', '<rect x="-8" y="-3.2" width="16" height="6.4" rx="1"/>'),
  glyph('green', '<path d="M-2.6-8h5.2v5.4H8v5.2H2.6V8h-5.2V2.6H-8v-5.2h5.4Z"/>'),
  glyph('purple', '<circle r="5.8" fill="none" stroke="var(--pg)" stroke-width="4.4"/>'),
  glyph('yellow', '<path d="M0-8.4 8.4 6.6H-8.4Z"/>'),
  glyph('black', '<path d="M0-9 2.5-3.2 8.7-2.7 4 1.4 5.4 7.4 0 4.2-5.4 7.4-4 1.4-8.7-2.7-2.5-3.2Z"/>'),
  glyph('grey', '<path d="M-6.4-6.4H6.4V6.4H-6.4Z"/>'),
  glyph('pale', '<path d="M0-9 7.4 0 0 9-7.4 0Z"/>'),
  '<symbol id="compass" viewBox="-60 -60 120 120"><circle r="34" class="b-chart"/><circle r="30" class="b-chart"/>' +
    '<path d="M0-54 8-8 0 0ZM0 54-8 8 0 0ZM54 0 8 8 0 0ZM-54 0-8-8 0 0Z" fill="var(--chart)"/>' +
    '<path d="M0-54-8-8 0 0ZM0 54 8 8 0 0ZM54 0 8-8 0 0ZM-54 0-8 8 0 0Z" fill="var(--sea)" stroke="var(--chart)" stroke-width="1.2"/></symbol>',
].join('');
