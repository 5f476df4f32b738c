// The stone age through the module: a whole game, ways, worlds of one's own.
import assert from 'node:assert/strict';
import test from 'node:test';
import { openEngine, thrown } from './support/play.mjs';

const engine = await openEngine();
const rules = 'stoneage';
const newGame = (more = {}) => engine.newGame({ rules, seats: 4, seed: 'tribes', ...more });

/** Numbers below n, the same each time. */
function lots(seed) {
  let state = seed;
  return (n) => (state = (state * 48271) % 2147483647) % n;
}

/** Plays by lot until the end, or until `look` says so. */
function playOn(game, seed, look = /** @type {(action: any) => boolean} */ (() => false)) {
  const below = lots(seed);
  while (!game.over) {
    if (game.actor === 'chance') {
      game.chance();
      continue;
    }
    const list = game.legal().filter(({ kind }) => kind !== 'OFFER');
    const action = list[below(list.length)];
    if (look(action)) return;
    assert.deepEqual(game.act(action), { ok: true }, JSON.stringify(action));
  }
}

test('a whole game: what is listed is done, ways lead where they say, and its link plays the same', () => {
  const game = newGame();
  const kinds = new Set();
  let ways = 0;
  playOn(game, 5, (action) => {
    kinds.add(action.kind);
    if (action.kind !== 'WALK' || ways++ > 40) return false;
    const route = game.route(action);
    assert.equal(route[0], action.from);
    assert.equal(route.at(-1), action.to);
    assert.equal(route.length - 1, action.steps);
    const { price, steps, ...walk } = action;
    assert.equal(price.meat, Math.ceil(steps / game.view().players[action.seat].reach));
    assert.deepEqual(game.checkRoute(action.seat, route), { ok: true, action: walk, price });
    return false;
  });
  for (const kind of ['WALK', 'NEW_NOMAD', 'ADVANCE', 'MOVE_HUNTER', 'BANK_TRADE', 'END_TURN'])
    assert.ok(kinds.has(kind), kind);
  const again = engine.load(game.save('replay'));
  assert.equal(again.hash, game.hash);
  assert.deepEqual(again.log, game.log);
  assert.equal(game.logFor(null).length, game.length);
});

test('a way is judged vertex by vertex', () => {
  const game = newGame();
  playOn(game, 5, ({ kind }) => kind === 'WALK');
  const { actor } = game;
  const from = game.legal().find(({ kind }) => kind === 'WALK').from;
  assert.equal(/** @type {any} */ (game.checkRoute(actor, [from])).reason, 'NOT_A_PATH');
  assert.equal(/** @type {any} */ (game.checkRoute(actor, [from, '11,1,S'])).reason, 'NOT_A_PATH');
  assert.equal(/** @type {any} */ (game.checkRoute(actor, [from, 'nowhere'])).reason, 'OFF_BOARD');
  assert.equal(/** @type {any} */ (game.checkRoute(actor, ['11,1,S', from])).reason, 'NO_NOMAD');
  assert.equal(/** @type {any} */ (game.checkRoute(actor, [])).reason, 'NOT_A_PATH');
  assert.deepEqual(game.route({ kind: 'WALK', from, to: '11,1,S' }), []);
  for (const way of [undefined, null, from, 3])
    assert.equal(thrown(() => game.checkRoute(actor, /** @type {any} */ (way))).code, 'ARGUMENT');
});

test('a box that is open and taken: the walk names it, the tile is settled, exploration follows', () => {
  const game = newGame({ seed: 'boxes' });
  let over = null;
  playOn(game, 77, (action) => {
    if (action.boxes) over = action;
    return !!over;
  });
  assert.ok(over, 'somebody comes over a box');
  const before = game.view();
  const box = before.boxes.find(({ edge }) => edge === over.boxes[0]);
  assert.equal(box.tile, true);
  assert.deepEqual(game.act(over), { ok: true });
  const { pending, phase } = game.view();
  assert.deepEqual([pending, phase], [{ boxes: over.boxes, face: null }, 'REVEAL']);
  for (const { action, weight } of game.chances()) assert.ok(weight <= before.faces[box.numeral][action.face]);
  const { face } = game.chance();
  assert.equal(before.faces[box.numeral][face] - 1, game.view().faces[box.numeral][face] ?? 0);
});

test('no link says what a tile shows that nobody has turned', () => {
  const [one, other] = ['a', 'b'].map((seed) => newGame({ seed, options: { starter: 1 } }));
  for (const kind of ['replay', 'position']) assert.equal(one.save(kind), other.save(kind));
});

test('what is no action of this game is refused', () => {
  const game = newGame();
  for (const action of [
    { kind: 'ADVANCE', track: 'swimming' },
    { kind: 'MOVE_HUNTER', hex: '0,7', hunter: 'lion' },
    { kind: 'WALK', from: '1,5,N', to: '1,4,S', boxes: ['0,0,E'] },
    { kind: 'WALK', from: '1,5,N', to: '1,4,S', boxes: 'all' },
    { kind: 'BANK_TRADE', give: { lumber: 3 }, get: { meat: 1 } },
    { kind: 'BUILD_ROAD', edge: '0,5,NE' },
  ]) {
    const verdict = /** @type {any} */ (game.check(/** @type {any} */ (action)));
    assert.equal(verdict.reason, 'NO_SUCH_ACTION', JSON.stringify(action));
  }
});

// ---- worlds of one's own
const world = () => structuredClone(/** @type {any} */ (newGame().layout));
const refused = (change, pattern, fault) => {
  const layout = world();
  change(layout);
  const error = thrown(() => newGame({ layout }));
  assert.equal(error.code, 'LAYOUT', error.message);
  assert.match(error.message, pattern);
  assert.equal(error.fault, fault);
};

test('the built-in world as a layout is the built-in world', () => {
  const layout = world();
  const game = newGame({ seed: 'other', layout });
  assert.deepEqual(game.layout, layout);
  assert.equal(game.view().custom, false);
});

test('a world with one number changed is played to its end, by its links too', () => {
  const layout = world();
  const hex = layout.hexes.find(({ q, r }) => q === 0 && r === 7);
  hex.number = 8;
  const game = newGame({ layout: { hexes: layout.hexes } });
  assert.equal(game.view().hexes['0,7'].number, 8);
  assert.equal(game.view().custom, true);
  assert.deepEqual(game.layout, { ...layout, first: game.view().first });
  playOn(game, 9);
  assert.equal(game.over, true);
  const again = engine.load(game.save('replay'));
  assert.deepEqual([again.hash, again.layout], [game.hash, game.layout]);
  assert.equal(engine.load(game.save('position')).hash, game.hash);
});

test('everything can be another: a box elsewhere is named by its own edge', () => {
  const layout = world();
  layout.boxes[0] = { ...layout.boxes[0], from: layout.boxes[0].to, to: layout.boxes[0].from, clothing: 2 };
  layout.boxes.reverse();
  [layout.tiles[1].robber, layout.tiles[4].robber] = [2, 0];
  [layout.tiles[1].desert_steppe, layout.tiles[4].desert_steppe] = [0, 2];
  layout.sites.asia.find(({ vertex }) => vertex === '8,0,S').vertex = '5,3,S';
  layout.setsOfThree = [3, 1, 0];
  const game = newGame({ layout, seats: 3 });
  const view = game.view();
  assert.equal(view.boxes[17].clothing, 2);
  assert.deepEqual([view.boxes[17].near, view.boxes[17].far], [layout.boxes[17].from, layout.boxes[17].to]);
  assert.equal(view.faces[1].robber, 2);
  assert.equal(view.sites['5,3,S'].people, 'asia');
  assert.equal(view.vertices[layout.sets[3].nomad].seat, 0);
  playOn(game, 3);
  const again = engine.load(game.save('replay'));
  assert.deepEqual(again.log, game.log);
  const said = newGame({ layout: game.layout, seats: 3 });
  assert.deepEqual(said.layout, game.layout);
  assert.ok(game.save('position').length <= 900);
});

test('a world that is none is refused with the first thing that is wrong', () => {
  refused((it) => it.sites.asia.pop(), /sites\.asia: a list of 8 is needed/);
  refused((it) => (it.hexes[0].terrain = 'sea'), /hexes\[0\]: there is no sea/);
  refused((it) => (it.hexes[3].number = 7), /numbers are 2 to 6 and 8 to 12/, 'NUMBER');
  refused((it) => it.hexes.pop(), /hexes: -?\d+,\d+ is missing/);
  refused((it) => (it.black = it.black.slice(0, 8)), /at least 12 vertices/, 'BLACK');
  refused((it) => (it.boxes[2].to = '5,0,S'), /boxes\[2\]: no edge joins/);
  refused((it) => (it.boxes[2].clothing = 6), /levels 0 to 5/, 'BOX');
  refused((it) => (it.boxes[2].numeral = 4), /as many of a numeral as it has boxes/, 'TILES');
  refused((it) => (it.tiles[1].adaptation_europe = 0), /as many of a numeral/, 'TILES');
  refused((it) => (it.robbers.predator = { q: 0, r: 7 }), /robbers: each starts in its domain/, 'ROBBER');
  refused((it) => it.domains.predator.pop(), /each region belongs to one robber/);
  refused((it) => (it.sets[0].nomad = it.sets[1].nomad), /each nomad free/, 'SETS');
  refused((it) => (it.first = 5), /no such seat/, 'FIRST');
  refused((it) => (it.rivers = []), /unknown field rivers/);
});
