/** Icons on a grid of 24: the interface's in one line of the current colour, the resources' in their own colours; dice; the brand. */

/** @type {Record<string, string>} */
const LINES = {
  undo: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.6.5.8 1 .8 2h5.4c0-1 .2-1.5.8-2A6 6 0 0 0 12 3Z',
  book: 'M12 6Q8 3.5 3.5 4.5V19Q8 18 12 20.5 16 18 20.5 19V4.5Q16 3.5 12 6ZM12 6v14',
  share: 'M12 15V3.5M8 7l4-4 4 4M5.5 11.5V20h13v-8.5',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M12.7 7a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M6.7 17a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  cards: 'M6 6h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM8 3h9.5A2.5 2.5 0 0 1 20 5.5V18',
  dev: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM12 8.5l2.5 3.5-2.5 3.5L9.5 12Z',
  knight: 'M12 3 5 5.5V12q0 6 7 9 7-3 7-9V5.5ZM12 7v9M8.5 10.5h7',
  victory: 'M6 21v-9l6-4.5 6 4.5v9ZM10 21v-5h4v5M12 7.5V2.5l4.5 1.7-4.5 1.7',
  roads: 'M3 19 8.5 5M21 19 15.5 5M12 5v3M12 11v3M12 17v3',
  road: 'M3 19 8.5 5M21 19 15.5 5M12 5v3M12 11v3M12 17v3',
  plenty: 'M4 11h16l-2 9.5H6ZM8 11l3-7M16 11l-3-7M12 13.5v4.5M9.7 15.7h4.6',
  monopoly: 'M5 20h14M5 16.5 3.5 7.5l5 3.5L12 5l3.5 6 5-3.5L19 16.5Z',
  settlement: 'M4.5 20V11L9.5 4.5H15.5L20 11V20ZM4.5 11H13.5L9.5 4.5M13.5 11V20M13.5 11H20',
  city: 'M3.5 20V10L7 4l3.5 6v10ZM10.5 12.5l3-3.5h5l2 3.5V20h-10',
  robber: 'M6.5 20.5q-.5-8 3-10.5a4.3 4.3 0 1 1 5 0q3.5 2.5 3 10.5ZM9 6.5q3 1.2 6 0',
  person: 'M12 4a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 1 0 0-7.4ZM4.5 20q.5-6 7.5-6t7.5 6',
  bot: 'M5 9h14v10H5ZM12 9V5M9 13.5v1M15 13.5v1M12 4.5h.01M2.5 13v3M21.5 13v3',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
  bank: 'M3.5 9.5 12 4l8.5 5.5ZM6 12.5v5M10 12.5v5M14 12.5v5M18 12.5v5M4 20.5h16',
  check: 'm5 13 4.5 4.5L19 7',
  x: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  warn: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.2v.1',
  star: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7Z',
  copy: 'M9 9h11v11H9ZM15 5V4H4v11h1',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  eye: 'M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6Z',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  step: 'M6 5v14l9-7ZM18.5 5v14',
  back: 'M13 5l-7 7 7 7M20 5l-7 7 7 7',
  on: 'M11 5l7 7-7 7M4 5l7 7-7 7',
  chart: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  dice: 'M5 5h14v14H5ZM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  token: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM7 10h8.5l-2.5-2.5M17 14H8.5l2.5 2.5',
  nomad: 'M11 6.5a2.5 2.5 0 1 0-.1 0ZM5.5 20.5q.5-9 3-11.5h4l3 3.5H18M12.5 12.5l2 8M18 6v14.5',
  tribe: 'M3.5 20q0-9 7-13.5L9.5 4M14.5 4l-1 2.5q7 4.5 7 13.5ZM9.5 20q0-6 2.5-6t2.5 6',
  tile: 'M4 4h16v16H4ZM8 8h2M14 8h2v2M16 14v2h-2M10 16H8v-2M8 11v2',
  desert: 'M3 18q4.5-5 9-2.5t9-.5M3 21h18M15 15.5V7q0-2 1.5-2T18 7v3M15 12h-1.5Q11 12 11 9V8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
};

/** @type {Record<string, string>} */
const RESOURCES = {
  lumber:
    '<g stroke="#3d2412" stroke-width="1.1"><path d="M5.5 3.5h14v6h-14z" fill="#a9744a"/><ellipse cx="5.5" cy="6.5" rx="2.4" ry="3" fill="#f0d6ac"/>' +
    '<path d="M3.5 9.5h14v5.4h-14z" fill="#8c5a35"/><ellipse cx="3.8" cy="12.2" rx="2.2" ry="2.7" fill="#f0d6ac"/>' +
    '<path d="M6.5 15h14v5.6h-14z" fill="#a9744a"/><ellipse cx="6.8" cy="17.8" rx="2.2" ry="2.8" fill="#f0d6ac"/></g>',
  brick:
    '<path d="M1.8 13.6h10v6.6h-10zM12.2 13.6h10v6.6h-10zM7 6.6h10v6.6H7z" fill="#d9744c" stroke="#4d1d0e" stroke-width="1.2"/>' +
    '<path d="M7.6 7.2h8.8v2H7.6zM2.4 14.2h8.8v2H2.4zM12.8 14.2h8.8v2h-8.8z" fill="#f0a37e"/>',
  wool:
    '<path d="M8 17v4M15 17v4" stroke="#33312a" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M4.6 15.6a4 4 0 0 1-.8-7 4.4 4.4 0 0 1 6.4-3 4.6 4.6 0 0 1 7 1.4 4.2 4.2 0 0 1 1.2 7.2 3.4 3.4 0 0 1-4 3.2 6 6 0 0 1-5.8.5 3.8 3.8 0 0 1-4-2.3Z" fill="#fffaf0" stroke="#5b5848" stroke-width="1.1"/>' +
    '<path d="M17 7.4q5-.8 5.6 2.8.2 3.6-3.4 3.6-3-.6-3.4-3.6Z" fill="#33312a"/>',
  grain:
    '<path d="M12 22.5V8" stroke="#6b4a08" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M12 1.4q3 3 0 6.4-3-3.4 0-6.4ZM12 10.4q.4-4.2 5-5 .2 4.4-5 5Zq-.4-4.2-5-5-.2 4.4 5 5ZM12 15.2q.4-4.2 5-5 .2 4.4-5 5Zq-.4-4.2-5-5-.2 4.4 5 5ZM12 20q.4-4.2 5-5 .2 4.4-5 5Zq-.4-4.2-5-5-.2 4.4 5 5Z" fill="#ffdf7a" stroke="#6b4a08" stroke-width="1.1"/>',
  ore:
    '<path d="M2.5 18 6 9.5 10.5 5.5 17 7l4.5 7-1.5 5.5H5Z" fill="#aeb8c4" stroke="#2a2f36" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M10.5 5.5 12 12l9.5 2L17 7ZM12 12 6 9.5M12 12l-2 7.5" fill="#dfe6ec" stroke="#2a2f36" stroke-linejoin="round"/>',
  meat:
    '<path d="M15 9.5q3.5 6-1 9.5-5 3.5-9.5-.5Q1 14 4.5 9q4-4.5 10.5.5Z" fill="#c9563f" stroke="#4a140c" stroke-width="1.2"/>' +
    '<path d="M7 10.5q-3 3.5-.5 6.5" stroke="#f0a08c" stroke-width="1.8" fill="none" stroke-linecap="round"/>' +
    '<path d="m14.5 9.5 3.5-3.5a2.2 2.2 0 1 1 2.6-2.2A2.2 2.2 0 1 1 19.4 8l-3.3 3.2Z" fill="#fff6e2" stroke="#4a140c" stroke-width="1.1"/>',
  bone: '<path d="M6.5 14.6 14.6 6.5A3.2 3.2 0 1 1 19 3.6 3.2 3.2 0 1 1 17.5 9.4L9.4 17.5A3.2 3.2 0 1 1 5 20.4 3.2 3.2 0 1 1 6.5 14.6Z" fill="#fff6e2" stroke="#4b3a1c" stroke-width="1.3"/>',
  flint:
    '<g stroke="#22212c" stroke-width="1.2" stroke-linejoin="round"><path d="M12 1.8 18.5 11l-2 9.5L12 22.2l-4.5-1.7-2-9.5Z" fill="#8f93a6"/>' +
    '<path d="M12 1.8V22.2M12 8l6.5 3M12 8l-6.5 3M12 15l4.5 5.5M12 15l-4.5 5.5" stroke-width=".9"/></g><path d="M12 1.8 18.5 11 12 8Z" fill="#dcdfe9"/>',
  fur:
    '<path d="M8 2.5 12 4.5l4-2 1.5 4 4.5 1-2 4.5q0 4 1.5 7.5l-4-.5-2 2.5-3.5-3-3.5 3-2-2.5-4 .5Q4 16 4 12L2 7.5l4.5-1Z" fill="#b5793f" stroke="#3f230c" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M9 10l1 2.5M14.5 9.5l-.8 2.5M11.5 13.5l.3 2.5M8.5 14.5l.6 2M15.2 14l-.5 2.2" stroke="#6d4218" stroke-width="1.2" stroke-linecap="round"/>',
  any: '<path d="M4 17.5q8 3.8 16 0l-2.2-3.5H6.2ZM11.2 3v10M11.8 3.5q6 3 6 9h-6ZM10.5 5.5q-4.5 3-4.8 7.5h4.8Z" fill="#fff9ea" stroke="#2d2620" stroke-width="1.4" stroke-linejoin="round"/>',
};

/** Where the pips of a die lie: the middles of each face. */
const PIPS = [
  '',
  '20 20',
  '11 11 29 29',
  '11 11 20 20 29 29',
  '11 11 29 11 11 29 29 29',
  '11 11 29 11 20 20 11 29 29 29',
  '11 10 29 10 11 20 29 20 11 30 29 30',
];

/** @param {string} places */
const pips = (places) => places.replace(/(\d+) (\d+) ?/g, '<circle cx="$1" cy="$2" r="3.8"/>');

/** @param {string} id @param {string} body */
const grid = (id, body) => `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`;

/** The names that `i-*` knows. */
export const iconNames = Object.keys(LINES);

/** The symbols `i-*`, `r-*`, `die-*` and `brand`. */
export const icons = [
  ...Object.entries(LINES).map(([name, d]) => grid(`i-${name}`, `<path d="${d}"/>`)),
  ...Object.entries(RESOURCES).map(([name, body]) => grid(`r-${name}`, body)),
  ...[1, 2, 3, 4, 5, 6].map(
    (n) =>
      `<symbol id="die-${n}" viewBox="0 0 40 40"><rect x="2" y="2" width="36" height="36" rx="8" class="die-face"/>${pips(PIPS[n])}</symbol>`,
  ),
  '<symbol id="brand" viewBox="0 0 40 40"><path d="M20 2 35.6 11V29L20 38 4.4 29V11Z" fill="var(--brand)"/>' +
    '<path d="M11 28V19l5.5-7H25l5 7v9Z" fill="var(--linen)"/><path d="M11 19l5.5-7 5.5 7v9" fill="none" stroke="var(--brand)" stroke-width="1.6"/></symbol>',
].join('');
