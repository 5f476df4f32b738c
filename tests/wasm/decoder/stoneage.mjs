// Section 8: the stone age.
const PEOPLES = ['europe', 'asia', 'australia', 'america'];
const NUMERALS = [1, 2, 3, 4];

const listOf = (n, make) => Array.from({ length: n }, (_, i) => make(i));

/** The world of rules/stoneage/world.c in numbers, from the layout the engine shows. */
function builtIn({ at }) {
  const layout = at.builtIn({});
  const { regions, faces } = at.schema;
  const byPlace = new Map(layout.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  const hexes = at.name.hex.map((name) => byPlace.get(name));
  const edgeBetween = (one, other) => at.edgesOf[one].find((edge) => at.edgesOf[other].includes(edge));
  return {
    land: hexes.map((h) => ({ terrain: at.info.terrains.indexOf(h.terrain), number: h.number ?? 0 })),
    region: hexes.map((h) => regions.indexOf(h.region)),
    desertable: hexes.map((h) => h.desertable),
    domain: layout.domains.neanderthal.reduce((set, region) => set | (1 << regions.indexOf(region)), 0),
    sites: PEOPLES.flatMap((people) => layout.sites[people].map(({ vertex }) => at.number.vertex.get(vertex))),
    black: new Set(layout.black.map((name) => at.number.vertex.get(name))),
    boxes: layout.boxes.map(({ from, to, numeral, clothing, construction }) => {
      const [near, far] = [from, to].map((name) => at.number.vertex.get(name));
      return { edge: edgeBetween(near, far), near, far, numeral: numeral - 1, clothing, construction };
    }),
    tiles: NUMERALS.map((numeral) => faces.map((face) => layout.tiles[numeral][face] ?? 0)),
    robbers: ['neanderthal', 'predator'].map((who) =>
      at.number.hex.get(`${layout.robbers[who].q},${layout.robbers[who].r}`),
    ),
    sets: layout.sets.map(({ tribes, nomad }) => [...tribes, nomad].map((name) => at.number.vertex.get(name))),
    setsOfThree: layout.setsOfThree,
  };
}

const readLand = (r, at) => at.sides.map(() => ({ terrain: r.equal(6), number: r.equal(13) }));

function readContent(r, at, world) {
  const content = { ...world };
  if (!r.flag(1, 1)) {
    content.region = [];
    content.desertable = [];
    at.sides.forEach((_, hex) => {
      content.region[hex] = r.equal(5);
      content.desertable[hex] = r.flag(1, content.region[hex] === 0 ? 1 : 63);
    });
  }
  if (!r.flag(1, 1)) content.domain = r.equal(32);
  if (!r.flag(1, 1)) content.sites = listOf(32, () => r.equal(191));
  if (!r.flag(1, 1)) content.black = new Set([...at.besides.keys()].filter(() => r.flag(1, 11)));
  if (!r.flag(1, 1))
    content.boxes = listOf(18, () => {
      const [edge, clothing, construction, code] = [r.equal(243), r.equal(6), r.equal(6), r.equal(8)];
      const [first, second] = at.endsOf[edge];
      const [near, far] = code & 4 ? [second, first] : [first, second];
      return { edge, near, far, numeral: code & 3, clothing, construction };
    });
  return content;
}

/** Section 8, the deal. */
export function readWorld(r, table) {
  const { at, players, options } = table;
  let world = builtIn(table);
  if (!r.flag(63, 1)) {
    const land = r.flag(1, 1) ? world.land : readLand(r, at);
    world = { ...readContent(r, at, world), land };
    if (!r.flag(7, 1)) world.tiles = NUMERALS.map(() => at.schema.faces.map(() => r.count(18)));
    if (!r.flag(1, 1)) world.robbers = [r.equal(52), r.equal(52)];
    if (!r.flag(1, 1)) world.sets = listOf(4, () => listOf(4, () => r.equal(191)));
    if (!r.flag(7, 1)) world.setsOfThree = listOf(3, () => r.equal(4));
  }
  return { ...world, first: options.advanced_setup ? 0 : r.equal(players) };
}

/** The same as a layout of the engine. */
export function layoutOf(at, world) {
  const { regions, faces } = at.schema;
  const vertex = (v) => at.name.vertex[v];
  const place = (hex) => {
    const [q, s] = at.name.hex[hex].split(',').map(Number);
    return { q, r: s };
  };
  const inside = (region) => (world.domain >> regions.indexOf(region)) & 1;
  return {
    hexes: world.land.map(({ terrain, number }, hex) => ({
      ...place(hex),
      terrain: at.info.terrains[terrain],
      number: number || null,
      region: regions[world.region[hex]],
      desertable: world.desertable[hex],
    })),
    sites: Object.fromEntries(
      PEOPLES.map((people, p) => [
        people,
        world.sites.slice(8 * p, 8 * p + 8).map((v, i) => ({ vertex: vertex(v), triangle: i < 5 })),
      ]),
    ),
    black: [...world.black].map(vertex),
    boxes: world.boxes.map(({ near, far, numeral, clothing, construction }) => ({
      from: vertex(near),
      to: vertex(far),
      numeral: numeral + 1,
      clothing,
      construction,
    })),
    tiles: Object.fromEntries(
      world.tiles.map((here, i) => [
        i + 1,
        Object.fromEntries(faces.map((face, k) => [face, here[k]]).filter(([, n]) => n)),
      ]),
    ),
    robbers: { neanderthal: place(world.robbers[0]), predator: place(world.robbers[1]) },
    domains: { neanderthal: regions.filter(inside), predator: regions.filter((region) => !inside(region)) },
    sets: world.sets.map((set) => ({ tribes: set.slice(0, 3).map(vertex), nomad: vertex(set[3]) })),
    setsOfThree: world.setsOfThree,
    first: world.first,
  };
}

export function readWorldLand(r, table) {
  const { at } = table;
  if (!r.flag(63, 1)) return readLand(r, at);
  const { land, desertable } = builtIn(table);
  const deserts = r.count(10);
  for (const hex of r.exact(
    deserts,
    [...land.keys()].filter((h) => desertable[h]),
  ))
    land[hex].terrain = at.info.terrains.indexOf('desert');
  return land;
}

function readPeople(r, players, sites) {
  const most = players === 3 ? 5 : 8;
  const lies = new Set();
  const people = listOf(players, () => []);
  for (let p = 0; p < 4; p++) {
    let left = most;
    for (const one of people) {
      one[p] = r.count(left);
      left -= one[p];
    }
    r.exact(left, sites.slice(8 * p, 8 * p + most)).forEach((site) => lies.add(site));
  }
  return { people, lies };
}

function readPieces(r, players, places) {
  const tribes = listOf(players, () => r.equal(6));
  let empty = places.length - tribes.reduce((sum, n) => sum + n, 0);
  const vertices = new Map();
  for (const v of places) {
    const seat = r.pick([...listOf(4, (i) => tribes[i] ?? 0), empty]);
    if (seat === 4) empty--;
    else {
      tribes[seat]--;
      vertices.set(v, { piece: 'tribe', seat });
    }
  }
  for (let seat = 0; seat < players; seat++)
    listOf(r.equal(3), () => vertices.set(r.equal(191), { piece: 'nomad', seat }));
  return vertices;
}

function readTiles(r, settled, world) {
  const pending = { boxes: [], face: 9 };
  if (!r.flag(31, 1)) {
    pending.boxes = listOf(r.count(4), () => r.equal(18));
    pending.face = r.equal(10);
  }
  const out = 18 - settled - pending.boxes.length;
  const closed = new Set(r.exact(out, [...world.boxes.keys()]));
  const faces = NUMERALS.map((_, numeral) => {
    const here = [...world.boxes.keys()].filter((box) => world.boxes[box].numeral === numeral);
    const turned = (box) => !closed.has(box) && !pending.boxes.slice(pending.face === 9 ? 0 : 1).includes(box);
    let left = here.filter((box) => !turned(box)).length;
    const still = listOf(9, () => 0);
    if (r.flag(63, 1)) {
      const printed = world.tiles[numeral].flatMap((n, face) => listOf(n, () => face));
      r.exact(left, printed).forEach((face) => still[face]++);
    } else
      for (let face = 0; face < 9; face++) {
        still[face] = r.count(left);
        left -= still[face];
      }
    return still;
  });
  return { pending, closed, faces };
}

const holder = (r, players, can, nobody) => {
  const seat = r.pick([...listOf(players, (i) => (can(i) ? 1 : 0)), nobody ? 1 : 0]);
  return seat === players ? null : seat;
};

function readHolders(r, players, settled, people, faces) {
  const adaptation = PEOPLES.map((_, p) => holder(r, players, () => !faces.some((still) => still[p + 1]), true));
  const most = Math.max(...settled);
  const explorers = (i) => most >= 2 && settled[i] === most;
  const all = (i) => people[i].every((n) => n > 0);
  const exploration = holder(r, players, explorers, most < 2);
  const expansion = holder(r, players, all, true);
  const seconds = listOf(players, (i) => all(i) && i !== expansion);
  const second = holder(r, players, (i) => seconds[i], true);
  return { adaptation, exploration, expansion, second };
}

export function readStoneage(r, s) {
  const { players, at } = s;
  const world = r.flag(63, 1) ? builtIn(s) : readContent(r, at, builtIn(s));
  const tracks = [];
  const settled = [];
  for (let seat = 0; seat < players; seat++) {
    tracks.push(listOf(4, () => r.count(5)));
    settled.push(r.count(18));
  }
  const { people, lies } = readPeople(r, players, world.sites);
  const places = [...at.besides.keys()].filter((v) => world.black.has(v) || (world.sites.includes(v) && !lies.has(v)));
  const pieces = readPieces(r, players, places);
  const tiles = readTiles(
    r,
    settled.reduce((sum, n) => sum + n, 0),
    world,
  );
  const holders = readHolders(r, players, settled, people, tiles.faces);
  const victims = r.flag(1, 31) ? r.equal(2 ** players) : 0;
  const developed = r.equal(2);
  const rolling = s.now.phase === 17 ? r.equal(2 ** players) : 0;
  const rolls = s.now.phase === 17 ? listOf(players, () => r.equal(13)) : [];
  return { world, tracks, settled, people, lies, pieces, ...tiles, ...holders, victims, developed, rolling, rolls };
}
