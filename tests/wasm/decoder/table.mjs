// Sections 3 and 4: the table and the land.
import { refuse } from './frame.mjs';

const WIRE = { 1: 'classic', 2: 'classic56', 3: 'duel', 4: 'stoneage' };
const SPIRAL = {
  19: [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11],
  30: [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6],
};
const BOX = { 19: [0, 4, 3, 4, 4, 3, 1], 30: [0, 6, 5, 6, 6, 5, 2] };
export const DESERT = 6;

/** What an outsider has from the engine: names and numbers of a ruleset, and its board with numbers for names. */
export function lookUp(engine, rules) {
  const info = engine.schema.rulesets[rules];
  const board = engine.board(rules);
  const numbers = (list) => new Map(list.map(({ name }, i) => [name, i]));
  const hex = numbers(board.hexes);
  const vertex = numbers(board.vertices);
  const edge = numbers(board.edges);
  const kindOf = (kind) => (kind === 'any' ? 5 : info.resources.indexOf(kind));
  return {
    rules,
    info,
    schema: engine.schema,
    number: { hex, vertex, edge },
    name: {
      hex: board.hexes.map(({ name }) => name),
      vertex: board.vertices.map(({ name }) => name),
      edge: board.edges.map(({ name }) => name),
    },
    sides: board.hexes.map((h) => h.neighbours.map((name) => (name === null ? -1 : hex.get(name)))),
    hexesOf: board.vertices.map((v) => v.hexes.map((name) => hex.get(name))),
    besides: board.vertices.map((v) => v.vertices.map((name) => vertex.get(name))),
    edgesOf: board.vertices.map((v) => v.edges.map((name) => edge.get(name))),
    endsOf: board.edges.map((e) => e.vertices.map((name) => vertex.get(name))),
    docks: info.harbours.map(({ edge: name, kind }) => ({ edge: edge.get(name), kind: kindOf(kind) })),
    builtIn(options) {
      const game = engine.newGame({ rules, options, seed: 1 });
      const { layout } = game;
      game.free();
      return layout;
    },
  };
}

/** @param {any} engine @param {any} r @returns {{at: ReturnType<typeof lookUp>, players: number, goal: number, options: Record<string, number>}} */
export function readTable(engine, r) {
  const rules = WIRE[r.equal(64)] ?? refuse('no such ruleset');
  const at = lookUp(engine, rules);
  const [least, most] = at.info.seats;
  const players = least + r.equal(most - least + 1);
  const goal = r.rare(at.info.goal, 255, 63);
  const preset = r.flag(7, 1);
  const options = {};
  for (const [name, option] of Object.entries(at.info.options).sort(([, a], [, b]) => a.code - b.code)) {
    options[name] = option.preset;
    if (preset || (option.code >= 12 && option.least === option.most)) continue;
    if (!r.flag(7, 1)) options[name] = option.least + r.equal(option.most - option.least + 1);
  }
  return { at, players, goal, options };
}

/** Along the coast from a corner, inwards when the way is taken. Sides go clockwise. */
function spiralFrom(sides, corner, clockwise) {
  const turn = clockwise ? 1 : 5;
  const coast = (d) => sides[corner][d] >= 0 && sides[corner][(d + 6 - turn) % 6] < 0;
  let d = [0, 1, 2, 3, 4, 5].find(coast);
  const way = [corner];
  while (way.length < sides.length) {
    const here = way.at(-1);
    const free = (side) => sides[here][side] >= 0 && !way.includes(sides[here][side]);
    while (!free(d)) d = (d + turn) % 6;
    way.push(sides[here][d]);
  }
  return way;
}

/** The land of the classic family. @returns {{terrain: number, number: number}[]} */
export function readIsland(r, { at, options }) {
  const n = at.sides.length;
  if (options.island === 1 && r.flag(255, 1))
    return at
      .builtIn({ island: 1 })
      .hexes.map((h) => ({ terrain: at.info.terrains.indexOf(h.terrain), number: h.number ?? 0 }));
  const left = [...BOX[n]];
  const land = Array.from({ length: n }, () => {
    const terrain = r.pick(left);
    left[terrain]--;
    return { terrain, number: 0 };
  });
  if (r.flag(15, 1)) {
    const where = r.equal(12);
    const corners = [...land.keys()].filter((h) => at.sides[h].filter((side) => side >= 0).length === 3);
    const way = spiralFrom(at.sides, corners[where >> 1], where & 1);
    way.filter((h) => land[h].terrain !== DESERT).forEach((h, i) => (land[h].number = SPIRAL[n][i]));
    return land;
  }
  const numbers = Array.from({ length: 13 }, (_, number) => SPIRAL[n].filter((other) => other === number).length);
  for (const hex of land) {
    if (hex.terrain === DESERT) continue;
    hex.number = r.pick(numbers);
    numbers[hex.number]--;
  }
  return land;
}

/** @returns {{edge: number, kind: number}[]} */
export function readHarbours(r, at, n) {
  const printed = at.docks.length === n;
  const list = (make) => Array.from({ length: n }, make);
  const edges = printed && r.flag(63, 1) ? at.docks.map((dock) => dock.edge) : list(() => r.equal(at.endsOf.length));
  if (printed && r.flag(7, 1)) return edges.map((edge, i) => ({ edge, kind: at.docks[i].kind }));
  const left = [0, 1, 2, 3, 4, 5].map((kind) => at.docks.filter((dock) => dock.kind === kind).length);
  return edges.map((edge) => {
    const kind = printed ? r.pick(left) : r.equal(6);
    left[kind]--;
    return { edge, kind };
  });
}
