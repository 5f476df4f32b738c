/** The world map of the stone age by name, and the beginners' position on it, as the page gets them. */
import { worldTemplate } from '../../../web/board/world.js';
import { jumpTemplate, miniTemplate } from '../../../web/board/worldjump.js';
import { edgesOf, verticesOf } from './island.mjs';
import { markup } from './markup.mjs';

const LAND = {
  europe:
    '3,1 forest 4|1,2 hills 9|2,2 forest 6|3,2 steppe 10|0,3 steppe 8|1,3 mountains 5|2,3 hills 3|3,3 mountains 11',
  asia:
    '6,1 forest 10|7,1 steppe 3|8,1 hills 4|4,2 steppe 9|5,2 mountains 8|6,2 forest 5|4,3 mountains 3|5,3 mountains 12|' +
    '6,3 hills 6|3,4 steppe 10|5,4 hills 11|6,4 forest 2',
  america:
    '10,1 mountains 4|11,1 forest 10|12,1 hills 3|10,2 mountains 9|11,2 hills 6|12,2 forest 11|10,3 steppe 5|11,3 hills 10|' +
    '10,4 mountains 3|10,5 forest 12|10,6 forest 8|11,6 hills 4|10,7 mountains 2|9,8 steppe 11',
  africa:
    '-1,5 mountains 8|0,5 steppe 4|1,5 steppe 10|2,5 hills 9|-1,6 forest 9|0,6 hills 5|1,6 steppe 2|2,6 mountains 6|' +
    '0,7 forest 6|1,7 hills 11|-1,8 forest 3|0,8 steppe 5|-1,9 mountains 12',
  australia: '5,7 steppe 4|6,7 forest 5|4,8 hills 8|5,8 steppe 11|6,8 mountains 9',
};
const SITES = {
  europe: '3,2,S! 2,2,S! 1,2,S! 3,1,S! 4,1,S! 2,1,S 0,2,S 2,3,S',
  asia: '4,2,S! 5,2,S! 6,2,S! 6,3,S! 6,1,S! 4,3,S 7,1,S 8,0,S',
  australia: '6,6,S! 5,7,S! 6,7,S! 5,8,S! 4,7,S! 7,6,S 7,7,S 4,8,S',
  america: '10,1,S! 11,1,S! 11,2,S! 10,3,S! 10,5,S! 12,1,S 11,6,S 10,7,S',
};
const BLACK = '0,4,S 1,4,S 2,4,S -1,5,S 0,5,S 1,5,S 2,5,S 3,5,S -1,6,S 0,6,S 1,6,S 2,6,S 0,7,S 1,7,S -1,8,S 0,8,S';
/** Edge, near end, far end, numeral, clothing, construction. */
const BOXES =
  '-1,4,E -1,5,N 0,3,S 1 0 1|4,1,E 4,2,N 5,0,S 1 1 0|0,2,NE 1,1,S 0,2,N 1 1 2|3,0,E 3,1,N 4,-1,S 1 2 1|' +
  '6,0,E 6,1,N 7,-1,S 2 2 2|7,0,E 7,1,N 8,-1,S 2 3 2|7,2,SE 7,2,S 7,3,N 2 2 3|9,0,SE 9,0,S 9,1,N 2 3 1|' +
  '5,5,E 6,4,S 5,6,N 3 1 3|6,5,SE 6,5,S 6,6,N 3 2 3|5,9,E 6,8,S 5,10,N 3 3 4|6,9,NE 6,9,N 7,8,S 3 4 4|' +
  '11,0,E 11,1,N 12,-1,S 4 4 2|13,0,SE 13,0,S 13,1,N 4 4 3|13,1,SE 13,1,S 13,2,N 4 3 2|11,4,NE 11,4,N 12,3,S 4 1 4|' +
  '9,6,SE 9,7,N 9,6,S 4 2 3|8,9,E 9,8,S 8,10,N 4 4 4';
const OPEN = ['5,6,NE', '5,6,E', '9,1,NE'];
/** The tribes of seats 0 to 3, then each one's nomad. */
const FIRST = [
  '1,4,S 0,5,S 2,6,S 1,5,N',
  '0,7,S 2,5,S -1,8,S 2,6,N',
  '-1,5,S 1,6,S 2,4,S 0,7,N',
  '0,4,S 1,5,S 0,6,S 1,6,N',
];

export const HEXES = Object.values(LAND).flatMap((list) => list.split('|').map((one) => one.split(' ')[0]));
export const VERTICES = [...new Set(HEXES.flatMap(verticesOf))];
const edges = [...new Set([...HEXES.flatMap(edgesOf), ...BOXES.split('|').map((one) => one.split(' ')[0]), ...OPEN])];

export const board = { hexes: HEXES.map((name) => ({ name })), edges: edges.map((name) => ({ name })) };

const land = Object.entries(LAND).flatMap(([region, list]) =>
  list.split('|').map((one) => {
    const [name, terrain, number] = one.split(' ');
    return [name, { terrain, number: Number(number), region, desertable: region === 'africa' }];
  }),
);
const site = (people) => (name) => [name.replace('!', ''), { people, tile: true, triangle: name.endsWith('!') }];

/** A view of the beginners' set-up of four before the first roll. */
export const pioneers = () => ({
  actor: 0,
  robber: null,
  robbers: { neanderthal: '8,1', predator: '10,1' },
  hexes: structuredClone(Object.fromEntries(land)),
  sites: Object.fromEntries(Object.entries(SITES).flatMap(([people, list]) => list.split(' ').map(site(people)))),
  black: BLACK.split(' '),
  boxes: BOXES.split('|').map((one) => {
    const [edge, near, far, ...numbers] = one.split(' ');
    const [numeral, clothing, construction] = numbers.map(Number);
    return { edge, near, far, numeral, clothing, construction, tile: true };
  }),
  vertices: Object.fromEntries(
    FIRST.flatMap((list, seat) =>
      list.split(' ').map((name, i) => [name, { piece: i === 3 ? 'nomad' : 'tribe', seat }]),
    ),
  ),
  players: FIRST.map(() => ({ tracks: { food: 0, hunting: 0, construction: 0, clothing: 0 } })),
});

/** The map as text. @param {object} [ui] @param {object} [view] */
export const drawWorld = (ui = {}, view = pioneers()) =>
  markup(
    worldTemplate({ board, view, ui: { colours: ['blue', 'verm', 'yellow', 'purple'], label: 'The world', ...ui } }),
  );

/** Drawings that use every sign and piece of the map. */
export function settled() {
  const view = pioneers();
  view.hexes['1,6'] = { ...view.hexes['1,6'], terrain: 'desert', number: null };
  view.sites['2,3,S'].tile = view.boxes[0].tile = false;
  view.players[0].tracks.construction = 1;
  const at = (place, kind, name) => ({ place, kind, name, label: 'here' });
  const nomads = ['3,2,S', '1,4,N', '1,5,S'].map((name) => at('vertex', 'nomad', name));
  const [prices, route] = [{ '3,2,S': 2, '1,4,N': 1 }, ['1,5,N', '0,5,S']];
  const regionNames = { africa: 'Africa', pacific: 'Pacific' };
  return [
    drawWorld(
      { legal: nomads, hover: '1,4,N', prices, route, chosen: '1,5,N', regionNames, lastMove: ['1,6', '2,6,S'] },
      view,
    ),
    drawWorld({ legal: [at('vertex', 'pick', '1,5,N')], hover: '1,5,N', produced: ['2,6'] }, view),
    drawWorld({ legal: [at('hex', 'neanderthal', '2,5')], hover: '2,5' }, view),
    drawWorld({ legal: [at('hex', 'desert', '2,5')], hover: '2,5' }, view),
    markup(miniTemplate(board, view.boxes, () => {})),
    markup(jumpTemplate('Go to', [{ key: 'asia', name: 'Asia', label: 'Asia: 2 places', count: 2, away: true }])),
  ];
}
