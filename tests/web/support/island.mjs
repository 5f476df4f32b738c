/** The island of nineteen hexes by name, and the beginners' position on it, as the page gets them. */

/** @param {string} hex */
const axial = (hex) => hex.split(',').map(Number);

/** Corners N NE SE S SW NW. @param {string} hex */
export function verticesOf(hex) {
  const [q, r] = axial(hex);
  return [
    `${q},${r},N`,
    `${q + 1},${r - 1},S`,
    `${q},${r + 1},N`,
    `${q},${r},S`,
    `${q - 1},${r + 1},N`,
    `${q},${r - 1},S`,
  ];
}

/** Sides NE E SE SW W NW. @param {string} hex */
export function edgesOf(hex) {
  const [q, r] = axial(hex);
  return [`${q},${r},NE`, `${q},${r},E`, `${q},${r},SE`, `${q - 1},${r + 1},NE`, `${q - 1},${r},E`, `${q},${r - 1},SE`];
}

const LAND =
  'mountains10 pasture2 forest9 fields12 hills6 pasture4 hills10 fields9 forest11 desert forest3 mountains8 ' +
  'forest8 mountains3 fields4 pasture5 hills5 fields6 pasture11';

export const HEXES = [3, 4, 5, 4, 3].flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => `${Math.max(-2, -row) + i},${row - 2}`),
);
export const VERTICES = [...new Set(HEXES.flatMap(verticesOf))];
export const EDGES = [...new Set(HEXES.flatMap(edgesOf))];

export const board = { hexes: HEXES.map((name) => ({ name })) };

/** The first pieces of the beginners' island: settlement and road of seats 0 to 3. */
const FIRST = [
  '0,-1,N 0,-1,NE -2,1,N -2,1,NE',
  '2,-2,S 1,-1,NE -1,2,N -1,2,NE',
  '-1,0,N -1,-1,SE 1,1,N 1,0,E',
  '0,2,N 0,1,E -2,2,N -2,2,NE',
];
const PORTS =
  '0,-3,SE any 1,-2,NE grain 2,-1,NE ore 2,0,E any 1,1,SE wool -1,2,SE any -3,3,NE any -3,1,E brick -2,-1,E lumber';

/** A view of the beginners' island before the first roll. */
export function beginners() {
  const lands = LAND.split(' ').map((land) => /** @type {string[]} */ (land.match(/[a-z]+|\d+/g)));
  const pieces = FIRST.map((line) => line.split(' '));
  const ports = PORTS.split(' ');
  return {
    actor: 0,
    robber: '0,0',
    hexes: Object.fromEntries(
      HEXES.map((name, i) => [name, { terrain: lands[i][0], number: Number(lands[i][1]) || null }]),
    ),
    harbours: Array.from({ length: 9 }, (_, i) => ({ edge: ports[2 * i], kind: ports[2 * i + 1] })),
    vertices: Object.fromEntries(
      pieces.flatMap((names, seat) => [names[0], names[2]].map((name) => [name, { piece: 'settlement', seat }])),
    ),
    roads: Object.fromEntries(pieces.flatMap((names, seat) => [names[1], names[3]].map((name) => [name, { seat }]))),
  };
}
