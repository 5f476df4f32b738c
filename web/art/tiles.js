/** Terrain tiles and their motifs: side length 100, a circle of 43 left free for the number. */

const HEX = '0,-97 84,-48.5 84,48.5 0,97 -84,48.5 -84,-48.5';

/** What the numbers of an arc are, as in `moved`. */
const ARC = [0, 1, 2, 2, 3, 4, 5];

/** A path's letters, and its numbers with what each is: a place in the lists of `moved`. @param {string} d */
function parts(d) {
  let command = '';
  let i = 0;
  return (d.match(/[a-z]|-?[\d.]+/gi) ?? []).map((one) => {
    if (one >= 'A') {
      command = one;
      i = 0;
      return one;
    }
    const kind = command.toLowerCase();
    const place = kind === 'a' ? ARC[i++ % 7] : kind === 'h' ? 4 : kind === 'v' ? 5 : 4 + (i++ % 2);
    return [Number(one), place > 3 && kind !== command ? place + 2 : place];
  });
}

/** A path elsewhere and in another size. @param {ReturnType<typeof parts>} path @param {number[]} where as in `scatter` */
function moved(path, [x, y, kx = 1, ky = kx]) {
  const turned = kx * ky < 0;
  const scales = [Math.abs(kx), Math.abs(ky), 1, turned ? -1 : 1, kx, ky, kx, ky]; // radii, as it is, sweep, a way, a point
  const shifts = [0, 0, 0, turned ? 1 : 0, 0, 0, x, y];
  const number = (/** @type {any} */ [n, i]) => ` ${Math.round(100 * (n * scales[i] + shifts[i])) / 100}`;
  return path.map((part) => (typeof part === 'string' ? part : number(part))).join('');
}

/** @typedef {[d: string, look: string]} Shape */

/**
 * Copies of a motif; every second one is left out on small maps. They lie in few paths: a tile is drawn up to thirty times.
 * @param {Shape[]} motif @param {number[][]} list of x, y, scale, and scale of the height where it differs
 */
function scatter(motif, list) {
  const shapes = motif.map(([d, look]) => /** @type {const} */ ([parts(d), look]));
  const some = (/** @type {number} */ half) => {
    const places = list.filter((_, i) => i % 2 === half);
    return shapes.map(([path, look]) => `<path d="${places.map((at) => moved(path, at)).join('')}" ${look}/>`).join('');
  };
  return `${some(0)}<g class="m-half">${some(1)}</g>`;
}

/** @param {string} name @param {string} body */
const tile = (name, body) =>
  `<g id="t-${name}" class="tx-${name}"><polygon points="${HEX}" fill="var(--t-${name})"/>` +
  `<g clip-path="url(#hexclip)">${body}</g>${rim}</g>`;

/** Dots of sand. @param {string} places */
const sand = (places) => `<path class="m-sand" d="${places.replace(/\S+/g, 'M$&h.01')}"/>`;

const rim =
  `<polygon points="0,-93.5 81,-46.75 81,46.75 0,93.5 -81,46.75 -81,-46.75" stroke="#fff" stroke-opacity=".2" stroke-width="2.5" fill="none"/>` +
  `<polygon points="${HEX}" stroke="#1d1209" stroke-opacity=".55" stroke-width="2" fill="none"/>`;

const frame = `<clipPath id="hexclip"><polygon points="${HEX}"/></clipPath><g id="hexrim">${rim}</g>`;

/** @type {Record<string, Shape[]>} */
const motifs = {
  fir: [
    ['M0-24 9-8H5L13 5H8L16 19H-16L-8 5H-13L-5-8H-9Z', 'fill="var(--m1)"'],
    ['M0-24 9-8H5L13 5H8L16 19H0Z', 'fill="var(--m2)"'],
    ['M-2.5 19h5v5h-5z', 'fill="var(--m3)"'],
  ],
  tuft: [['M-6 0Q-6-6-9-9M0 0V-11M6 0Q6-6 9-9', 'class="m-stem"']],
  sheep: [
    ['M-8 8v6M7 8v6', 'stroke="#3b3a2c" stroke-width="3" stroke-linecap="round"'],
    [
      'M-13 4a7 7 0 0 1-1-12 8 8 0 0 1 12-4 8 8 0 0 1 12 3 7 7 0 0 1 2 12 6 6 0 0 1-7 5 10 10 0 0 1-10 1 6 6 0 0 1-8-5Z',
      'fill="#fbf6e8"',
    ],
    ['M-13 4a6 6 0 0 0 8 5 10 10 0 0 0 10-1 6 6 0 0 0 7-5q-12 4-25 1Z', 'fill="#d9d2ba"'],
    ['M10-9q8-2 10 4 0 6-6 6-5-1-6-6Z', 'fill="#3b3a2c"'],
  ],
  wheat: [
    ['M0 18V-8', 'class="m-stem"'],
    [
      'M0-22q5 5 0 11q-5-6 0-11ZM0-8q1-7 8-8 0 7-8 8Zq-1-7-8-8 0 7 8 8ZM0 1q1-7 8-8 0 7-8 8Zq-1-7-8-8 0 7 8 8ZM0 10q1-7 8-8 0 7-8 8Zq-1-7-8-8 0 7 8 8Z',
      'class="m-ear"',
    ],
  ],
  mound: [
    ['M-32 16Q-20-22 0-22T32 16Z', 'fill="var(--m1)"'],
    ['M0-22Q20-22 32 16H8Q14-8 0-22Z', 'fill="var(--m2)"'],
    ['M-22 6Q-12-8 2-8M-14 12Q-6 3 6 2', 'fill="none" stroke="var(--m4)" stroke-width="2.4" stroke-linecap="round"'],
  ],
  bricks: [['M-16 2h16v9h-16zM0 2h16v9h-16zM-8-7h16v9h-16z', 'fill="var(--m4)" stroke="var(--m3)" stroke-width="1.8"']],
  peak: [
    ['M-34 22-6-26 2-15 9-23 36 22Z', 'fill="var(--m1)"'],
    ['M-6-26 2-15 9-23 36 22H4L8 0-2-8Z', 'fill="var(--m2)"'],
    ['M-6-26-14-11-10-12-7-6-3-11 0-9 1-15Z', 'fill="#f1f3f2"'],
    ['M-6-26 1-15 0-9-3-11Z', 'fill="#c3cad1"'],
    ['M9-23 4-17 6-12 9-14 12-10 15-13Z', 'fill="#d8dde1"'],
  ],
  palm: [
    ['M0 16Q3 2-1-12', 'fill="none" stroke="#7b5a30" stroke-width="3.6" stroke-linecap="round"'],
    [
      'M-1-12q-10-8-18 2 9-4 18-2Zq10-8 18 2-9-4-18-2Zq-8 0-11 11 4-9 11-11Zq8 0 11 11-4-9-11-11Zq-3-8 4-13 0 8-4 13Z',
      'fill="#6d7a3c"',
    ],
  ],
  ibex: [
    ['M-12 14V4M-8 14V6M7 14V6M11 14V4M10-10Q7-21-4-18', 'fill="none" stroke="#f0dfc0" stroke-width="3.2"'],
    ['M-13 5q0-9 7-9h10l6-6 5 6-4 9H-13Z', 'fill="#f0dfc0"'],
  ],
};

const forest = scatter(motifs.fir, [
  [-12.5, -53.3, 0.92],
  [24.2, -52.9, 0.99],
  [-45.2, -48.8, 0.92],
  [39.6, -29.3, 1.09],
  [67.3, -28.5, 1.04],
  [-57.4, -28.3, 0.92],
  [-76.4, -5.1, 0.85],
  [56.4, -2.3, 0.96],
  [72.6, 15.5, 0.96],
  [-59.5, 17.3, 1.01],
  [-39.5, 39.7, 0.95],
  [52.1, 40.9, 0.99],
  [-24.8, 61.3, 1.07],
  [37.2, 63.4, 0.87],
  [8, 66.2, 1.05],
]);

const pasture =
  '<path d="M-84-28Q-44-52-8-38T84-52M-84 34Q-50 12-20 40T84 22M-60 66Q-20 46 6 66T64 60M-50-70Q-20-84 6-72T54-72" class="m-band"/>' +
  '<path d="M-87-28Q-44-52-8-38T87-52V-6Q40-22 0-12T-87 8Z" fill="var(--m1)" opacity=".55"/>' +
  '<path d="M-87 36Q-50 12-20 40T87 22V50L0 100-87 50Z" fill="var(--m1)" opacity=".5"/>' +
  scatter(motifs.tuft, [
    [-62, -10],
    [60, -22],
    [-28, -66],
    [30, -62],
    [64, 34],
    [-66, 30],
    [-16, 62],
    [34, 72],
    [0, -84],
    [-44, 50],
  ]) +
  scatter(motifs.sheep, [
    [-40, -44, 0.95],
    [50, -38, -0.85, 0.85],
    [18, 64, 0.95],
    [-50, 38, 0.85],
  ]);

/** Furrows: the same sweep again and again, 17 apart. */
const furrows = Array.from(
  { length: 18 },
  (_, i) => `M-92 ${17 * i - 146}Q-20 ${17 * i - 176} 92 ${17 * i - 226}`,
).join('');

const fields =
  '<path d="M-87-50 0-100 20-88-87-20Z" fill="var(--m1)"/><path d="M87-50V10L-50 79-87 58V40Z" fill="var(--m1)" opacity=".55"/>' +
  `<path d="${furrows}" class="m-furrow"/>` +
  scatter(motifs.wheat, [
    [-46, -40],
    [-18, -62, 0.95],
    [14, -68, 1.05],
    [46, -46, 0.95],
    [64, -10, 0.9],
    [-66, -6, 0.9],
    [-58, 30],
    [-30, 56, 1.05],
    [4, 66],
    [36, 54],
    [60, 28, 0.95],
  ]);

const mounds = scatter(motifs.mound, [
  [-34, -60, 0.9],
  [30, -66],
  [0, -44],
  [-64, -26, 0.95],
  [62, -28],
  [-60, 16, 1.05],
  [64, 14],
  [-34, 52, 1.1],
  [36, 52, 1.1],
  [0, 74],
]);

const hills =
  mounds +
  scatter(motifs.bricks, [
    [-2, -62],
    [-46, 34],
    [52, 36],
  ]);

const highland =
  mounds +
  scatter(motifs.ibex, [
    [-2, -60],
    [-52, 32],
    [52, 32, -1, 1],
  ]);

const steppe =
  '<path d="M-87-30Q-30-60 20-40T87-44V-4Q30-22-10-8T-87 8ZM-87 36Q-40 16 0 36T87 26V50L0 100-87 50Z" fill="var(--m1)" opacity=".7"/>' +
  '<path d="M-80-30Q-30-60 20-40T80-44M-80 36Q-40 16 0 36T80 26" class="m-band"/>' +
  scatter(motifs.tuft, [
    [-56, -34, 1.2],
    [-24, -58, 1.2],
    [6, -76, 1.1],
    [38, -58, 1.2],
    [62, -22, 1.2],
    [-68, 4, 1.2],
    [68, 14, 1.2],
    [-58, 40, 1.2],
    [-28, 62, 1.2],
    [4, 76, 1.1],
    [34, 60, 1.2],
    [58, 42, 1.2],
  ]);

const mountains = scatter(motifs.peak, [
  [-26, -62, 0.85],
  [-58, -30, 0.95],
  [24, -66, 0.95],
  [58, -30],
  [-62, 20, 1.05],
  [0, -40, 0.8],
  [62, 18],
  [-30, 56, 1.05],
  [2, 74, 0.9],
  [34, 58, 1.1],
]);

const desert =
  '<path d="M-87-40Q-40-70 0-50T87-58V-20Q30-36-10-24T-87-6ZM-87 26Q-44 0-4 22T87 14V50L0 100-87 50Z" fill="var(--m1)" opacity=".7"/>' +
  '<path d="M-80-40Q-40-68 0-50T80-58M-80 22Q-44 0-4 22T80 14M-66 52Q-30 34 4 54T60 46M-40-66Q-16-80 12-72M-36 74Q-10 64 16 76" class="m-dune"/>' +
  sand(
    '-40-37 -22-38 -69-37 -55-35 -66-22 15-29 -34-27 -19-29 48-13 -4-18 -57-21 -22-20 46,28 -66,36 3,28 6,27 3,42 50,39 -33,36 -46,40 ' +
      '4,46 -23,41 43,48 49,47 44,64 -38,62 -20,57 -66,59 -33,69 63,67 -39-62 17-55 47-60',
  ) +
  scatter(motifs.palm, [
    [-42, -18],
    [50, 44, -0.8, 0.8],
  ]);

/** The tiles as symbols `t-<terrain>`. */
export const tiles =
  frame +
  Object.entries({ forest, hills, mountains, pasture, fields, desert, highland, steppe })
    .map(([name, body]) => tile(name, body))
    .join('');
