// Section 7 and the end of section 8: what is likely, by what an outsider sees of the game.
const pipsOf = (number) => (number ? 6 - Math.abs(7 - number) : 0);
const cardsOf = (player) => Object.values(player.hand).reduce((sum, n) => sum + n, 0);

/** @param {any} at @param {any} view everything, of the engine @param {number} seat who acts */
export function createLikely(at, view, seat) {
  const { name, hexesOf, besides, endsOf } = at;
  const world = at.rules === 'stoneage';
  const hexPips = name.hex.map((hex) => {
    const { terrain, number } = view.hexes[hex];
    return terrain === 'desert' ? 0 : pipsOf(number);
  });
  const pips = (v) => hexesOf[v].reduce((sum, hex) => sum + hexPips[hex], 0);
  const own = at.info.resources.map((kind) => view.players[seat].hand[kind]);
  const pieceAt = name.vertex.map((vertex) => view.vertices[vertex]);
  const cardsAt = (to) => (view.players[to] ? cardsOf(view.players[to]) : 0);

  const touched = new Set(
    world ? [] : endsOf.flatMap((ends, edge) => (view.roads[name.edge[edge]]?.seat === seat ? ends : [])),
  );
  const free = (v) => !touched.has(v) && !pieceAt[v] && !besides[v].some((other) => pieceAt[other]);
  const place = (v) => (free(v) ? 2 * pips(v) : 0);

  function road(edge) {
    const ends = endsOf[edge];
    const near = ends.map((v) => (free(v) ? 2 * pips(v) + 9 : 0));
    return Math.max(...near, ...ends.flatMap((v) => besides[v].map(place)));
  }

  const strength = { settlement: 1, city: 2, tribe: 1, nomad: 0 };
  function robber(hex) {
    let mine = 0;
    let others = 0;
    name.vertex.forEach((_, v) => {
      if (!pieceAt[v] || !hexesOf[v].includes(hex)) return;
      if (pieceAt[v].seat === seat) mine += strength[pieceAt[v].piece];
      else others += strength[pieceAt[v].piece];
    });
    if (mine) return -mine;
    return others * hexPips[hex] + (others ? 1 : 0);
  }

  function trade({ give, get }) {
    let sum = 0;
    own.forEach((held, i) => {
      const cards = (packed) => Math.floor(packed / 2 ** (5 * i)) % 32;
      sum += held * ((cards(give) ? 4 : 0) - 6 * cards(get));
    });
    return sum;
  }

  const peoples = world ? view.players[seat].people : {};
  const tile = (v) => {
    const site = world && view.sites[name.vertex[v]];
    if (!site?.tile) return 0;
    return peoples[site.people] ? 40 : 60;
  };
  const near = (v) => Math.max(tile(v), ...besides[v].map((other) => Math.floor(tile(other) / 4)));
  const boxes = (way) => [0, 1, 2, 3].filter((i) => Math.floor(way / 2 ** (5 * i)) % 32).length;

  return {
    BUILD_SETTLEMENT: ({ a }) => pips(a),
    BUILD_CITY: ({ a }) => pips(a),
    BUILD_ROAD: ({ a }) => road(a),
    MOVE_ROBBER: ({ a }) => robber(a),
    MOVE_HUNTER: ({ a }) => robber(a),
    LAY_DESERT: ({ a }) => robber(a),
    ROB: ({ a }) => cardsAt(a),
    CLOSE_OFFER: ({ a }) => cardsAt(a),
    DISCARD: ({ a }) => own[a],
    PLAY_MONOPOLY: ({ a }) => own[a],
    ANSWER: ({ a }) => a,
    WALK: ({ b, give, action }) => 4 * near(b) + pips(b) - 12 * at.meat(action) + 100 * boxes(give),
    SETTLE: ({ a, b }) => tile(a) - (b === 255 ? 0 : pips(b)),
    NEW_NOMAD: ({ a }) => near(a),
    ADVANCE: ({ a }) => -view.players[seat].tracks[at.schema.tracks[a]],
    PLACE_TRIBE: ({ a }) => pips(a),
    TAKE_TILE: ({ a }) => tile(a),
    rest: trade,
  };
}
