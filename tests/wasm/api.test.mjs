// The interface as wasm/README.md describes it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { openEngine, play, step, makeNumbers } from './support/play.mjs';

const engine = await openEngine();

test('the schema names everything', () => {
  const { schema } = engine;
  assert.deepEqual(schema.resources, ['lumber', 'brick', 'wool', 'grain', 'ore']);
  assert.deepEqual(schema.devCards, ['knight', 'victory', 'roads', 'plenty', 'monopoly']);
  const { classic } = schema.rulesets;
  assert.deepEqual(classic.seats, [2, 4]);
  assert.equal(classic.goal, 10);
  assert.deepEqual(classic.goals, [3, 20]);
  assert.deepEqual(classic.costs.BUILD_CITY, { grain: 2, ore: 3 });
  assert.deepEqual(classic.costs.BUILD_ROAD, { lumber: 1, brick: 1 });
  assert.deepEqual(Object.keys(classic.costs).sort(), ['BUILD_CITY', 'BUILD_ROAD', 'BUILD_SETTLEMENT', 'BUY_CARD']);
  assert.equal(classic.options.bank.preset, 19);
  assert.equal(classic.harbours.length, 9);
  assert.ok(schema.reasons.includes('ROBBER_STAYS'));
  assert.ok(schema.phases.includes('MAIN'));
  assert.deepEqual(schema.levels, ['random', 'easy', 'normal']);
  assert.equal(schema.kinds.ROLLED.who, 'chance');
});

test('a board: who touches whom, both ways', () => {
  const board = engine.board('classic');
  assert.deepEqual([board.hexes.length, board.vertices.length, board.edges.length], [19, 54, 72]);
  const by = (list) => new Map(list.map((place) => [place.name, place]));
  const [vertices, edges, hexes] = [by(board.vertices), by(board.edges), by(board.hexes)];
  for (const hex of board.hexes) {
    assert.equal(hex.name, `${hex.q},${hex.r}`);
    for (const v of hex.vertices) assert.ok(vertices.get(v).hexes.includes(hex.name));
    for (const e of hex.edges) assert.ok(edges.get(e).hexes.includes(hex.name));
    for (const n of hex.neighbours) if (n) assert.ok(hexes.get(n).neighbours.includes(hex.name));
  }
  for (const edge of board.edges) {
    assert.equal(edge.name, `${edge.q},${edge.r},${edge.side}`);
    assert.equal(edge.vertices.length, 2);
    for (const v of edge.vertices) assert.ok(vertices.get(v).edges.includes(edge.name));
  }
  for (const vertex of board.vertices) {
    assert.equal(vertex.name, `${vertex.q},${vertex.r},${vertex.corner}`);
    for (const v of vertex.vertices) assert.ok(vertices.get(v).vertices.includes(vertex.name));
  }
  assert.deepEqual(hexes.get('0,0').vertices, ['0,0,N', '1,-1,S', '0,1,N', '0,0,S', '-1,1,N', '0,-1,S']);
  assert.deepEqual(hexes.get('0,0').edges, ['0,0,NE', '0,0,E', '0,0,SE', '-1,1,NE', '-1,0,E', '0,-1,SE']);
  for (const { edge } of board.harbours) assert.equal(edges.get(edge).hexes.length, 1);
});

test('a board names its own harbours, whichever ruleset spoke last', () => {
  const { rulesets } = engine.schema;
  for (const rules of Object.keys(rulesets))
    assert.deepEqual(engine.board(rules).harbours, rulesets[rules].harbours, rules);
  for (const last of Object.keys(rulesets)) {
    engine.newGame({ rules: last }).view();
    assert.deepEqual(engine.board('classic').harbours, rulesets.classic.harbours, `after ${last}`);
  }
});

test('a whole game by legal, act and chance', () => {
  const game = play(engine.newGame({ rules: 'classic', seats: 4, seed: 'whole' }), 5);
  assert.equal(game.actor, null);
  assert.equal(game.phase, 'OVER');
  assert.equal(game.over, true);
  assert.equal(game.winners.length, 1);
  const { players, winners } = game.view();
  assert.ok(players[winners[0]].truePoints >= 10);
  assert.deepEqual(game.legal(0), []);
  assert.equal(game.chance(), null);
  assert.equal(game.act({ kind: 'END_TURN', seat: 0 }).reason, 'GAME_OVER');
});

test('the facts of a new game', () => {
  const game = engine.newGame({ seats: 3, seed: 7, goal: 8, options: { bank: 24, hand_limit: 9, bank_shown: true } });
  const view = game.view(1);
  assert.deepEqual(
    [view.rules, view.seats, view.seat, view.goal, view.phase],
    ['classic', 3, 1, 8, 'FOUND_SETTLEMENT'],
  );
  assert.deepEqual([view.turnNo, view.round, view.dice, view.over, view.offer], [0, 0, null, false, null]);
  assert.equal(view.options.hand_limit, 9);
  assert.deepEqual(view.bank, { lumber: 24, brick: 24, wool: 24, grain: 24, ore: 24 });
  assert.equal(Object.keys(view.hexes).length, 19);
  assert.equal(view.hexes[view.robber].terrain, 'desert');
  assert.equal(view.hexes[view.robber].number, null);
  assert.equal(view.harbours.length, 9);
  assert.equal(view.deck, 25);
  assert.deepEqual(view.awards, { longestRoad: null, largestArmy: null });
  assert.equal(view.players.length, 3);
  assert.deepEqual(view.players[1].left, { road: 15, settlement: 5, city: 4 });
  assert.equal(view.players[1].rates.ore, 4);
  assert.deepEqual([game.rules, game.seats, game.seed, game.length, game.top], ['classic', 3, '7', 0, 0]);
  assert.equal(game.turn, view.first);
  assert.equal(game.actor, view.first);
  assert.match(game.hash, /^[0-9a-f]{16}$/);
});

test('founding by name; a place may go by any of its names', () => {
  const game = engine.newGame({ seats: 2, seed: 1, options: { starter: 1 } });
  assert.equal(game.legal().length, 54);
  assert.deepEqual(game.act({ kind: 'BUILD_SETTLEMENT', vertex: '0,0,SE' }), { ok: true });
  assert.deepEqual(game.view().vertices, { '0,1,N': { piece: 'settlement', seat: 0 } });
  assert.deepEqual(
    game
      .legal()
      .map(({ edge }) => edge)
      .sort(),
    ['0,0,E', '0,0,SE', '0,1,NE'].sort(),
  );
  assert.deepEqual(game.act({ kind: 'BUILD_ROAD', edge: '1,0,W' }), { ok: true });
  assert.deepEqual(game.view().roads, { '0,0,E': { piece: 'road', seat: 0 } });
  assert.equal(game.check({ kind: 'BUILD_SETTLEMENT', vertex: '0,0,N' }).ok, true);
  assert.equal(game.check({ kind: 'BUILD_SETTLEMENT', vertex: '0,0,S' }).reason, 'TOO_CLOSE');
  assert.equal(game.check({ kind: 'BUILD_SETTLEMENT', vertex: '1,0,W' }).reason, 'OFF_ISLAND');
});

test('a view knows what its seat knows', () => {
  const game = play(engine.newGame({ seed: 'eyes' }), 3, ({ length }) => length > 150);
  const all = game.view();
  const own = game.view(2);
  const none = game.view(null);
  for (const { seat, hand, cards, dev, truePoints } of all.players) {
    assert.equal(
      Object.values(hand).reduce((a, b) => a + b),
      cards,
    );
    assert.equal(own.players[seat].cards, cards);
    assert.deepEqual(own.players[seat].hand, seat === 2 ? hand : null);
    assert.deepEqual(own.players[seat].dev, seat === 2 ? dev : null);
    assert.equal(own.players[seat].truePoints, seat === 2 ? truePoints : null);
    assert.equal(none.players[seat].hand, null);
    assert.equal(none.players[seat].truePoints, null);
  }
  assert.equal(own.bank, null);
  assert.notEqual(all.bank, null);
  assert.deepEqual([all.seat, own.seat, none.seat], [null, 2, null]);
});

test('a refusal says why and changes nothing', () => {
  const game = play(engine.newGame({ seed: 'no' }), 1, ({ phase }) => phase === 'MAIN');
  const { hash, length, actor } = game;
  const other = (actor + 1) % 4;
  assert.deepEqual(game.act({ kind: 'END_TURN', seat: other }), { ok: false, reason: 'NOT_YOUR_TURN', rule: 'B-11' });
  const poor = game.check({ kind: 'BUILD_CITY', vertex: Object.keys(game.view().vertices)[0] });
  assert.equal(poor.ok, false);
  assert.equal(typeof poor.rule, 'string');
  const missing = game.why('BUILD_CITY', actor);
  if (!missing.ok) assert.equal(missing.reason, 'CANT_AFFORD');
  assert.equal(game.check({ kind: 'ROLL' }).reason, 'ALREADY_ROLLED');
  assert.deepEqual([game.hash, game.length], [hash, length]);
});

test('chance takes said outcomes too', () => {
  const game = play(engine.newGame({ seed: 'dice' }), 2, ({ phase }) => phase === 'BEFORE_ROLL');
  assert.equal(game.check({ kind: 'ROLLED', dice: [1, 2] }).ok, false);
  game.act({ kind: 'ROLL' });
  assert.equal(game.actor, 'chance');
  assert.deepEqual(game.legal(), []);
  const outcomes = game.chances();
  assert.equal(outcomes.length, 21);
  assert.equal(
    outcomes.reduce((sum, { weight }) => sum + weight, 0),
    36,
  );
  assert.equal(game.check({ kind: 'END_TURN' }).reason, 'CHANCE_DECIDES');
  assert.deepEqual(game.act({ kind: 'ROLLED', dice: [5, 3] }), { ok: true });
  assert.deepEqual(game.view().dice, [3, 5]);
  assert.deepEqual(game.log.at(-1), { kind: 'ROLLED', seat: 'chance', dice: [3, 5] });
});

test('undo and redo to any length; the same chances again', () => {
  const game = play(engine.newGame({ seed: 'back' }), 4, ({ length }) => length >= 200);
  const { log, hash, length } = game;
  assert.equal(log.length, length);
  assert.equal(game.undo(), length - 1);
  assert.equal(game.redo(), length);
  assert.equal(game.hash, hash);
  assert.equal(game.undo(0), 0);
  assert.equal(game.phase, 'FOUND_SETTLEMENT');
  assert.equal(game.top, length);
  assert.equal(game.redo(120), 120);
  assert.equal(game.redo(100), 120);
  assert.equal(game.undo(130), 120);
  assert.equal(game.redo(1e9), length);
  assert.equal(game.hash, hash);
  game.undo(0);
  for (const action of log) {
    if (action.seat === 'chance') assert.deepEqual(game.chance(), action);
    else assert.equal(game.act(action).ok, true);
  }
  assert.equal(game.hash, hash);
  game.undo(50);
  assert.equal(game.act(game.legal()[0] ?? log[50]).ok, true);
  assert.equal(game.top, 51);
});

test('a fork is independent', () => {
  const game = play(engine.newGame({ seed: 'fork' }), 6, ({ length }) => length >= 60);
  const { hash } = game;
  const fork = game.fork();
  assert.equal(fork.hash, hash);
  assert.equal(fork.seed, game.seed);
  step(fork, makeNumbers(1));
  assert.notEqual(fork.hash, hash);
  assert.equal(game.hash, hash);
  fork.free();
  assert.throws(() => fork.view(), { code: 'HANDLE' });
  assert.equal(game.hash, hash);
});

test('the same seed deals the same, another one differently; a reseed changes the chances to come', () => {
  const hash = (seed) => engine.newGame({ seed }).hash;
  assert.equal(hash('abc'), hash('abc'));
  assert.equal(hash(5), hash('5'));
  assert.equal(hash(2n ** 64n - 1n), hash(String(2n ** 64n - 1n)));
  assert.notEqual(hash('abc'), hash('abd'));
  assert.notEqual(hash(0), hash(1));
  const game = engine.newGame({ seed: 'text' });
  assert.equal(hash(game.seed), game.hash);
  assert.notEqual(engine.newGame().seed, engine.newGame().seed);
  const rolls = (seed) => {
    const fork = play(game.fork(), 1, ({ actor }) => actor === 'chance');
    if (seed !== undefined) fork.reseed(seed);
    return play(fork, 2, ({ length }) => length > 80)
      .log.filter(({ kind }) => kind === 'ROLLED')
      .map(({ dice }) => dice.join(''))
      .join();
  };
  assert.equal(rolls(), rolls());
  assert.notEqual(rolls(), rolls('other'));
});

test('several engines do not disturb each other', async () => {
  const [one, two] = await Promise.all([openEngine(), openEngine()]);
  const a = one.newGame({ seed: 'pair' });
  const b = two.newGame({ seed: 'pair' });
  play(a, 1, ({ length }) => length >= 100);
  assert.equal(b.length, 0);
  play(b, 1, ({ length }) => length >= 100);
  assert.equal(a.hash, b.hash);
  assert.throws(() => one.bot(b), { code: 'ARGUMENT' });
});

test('offers, answers, proposals and the trade itself', () => {
  const game = play(engine.newGame({ seed: 'trade', seats: 3 }), 8, (it) => {
    const { players, phase, turn } = it.view();
    return phase === 'MAIN' && players.every(({ cards }) => cards > 1) && turn === 1;
  });
  const { players } = game.view();
  const held = (seat) => Object.keys(players[seat].hand).find((kind) => players[seat].hand[kind] > 0);
  const give = held(1);
  const partner = [0, 2].find((seat) =>
    Object.keys(players[seat].hand).some((k) => k !== give && players[seat].hand[k]),
  );
  const get = Object.keys(players[partner].hand).find((kind) => kind !== give && players[partner].hand[kind] > 0);
  const form = game.legal().find(({ kind }) => kind === 'OFFER');
  assert.deepEqual(form, { kind: 'OFFER', seat: 1, asked: [0, 2], give: {}, get: {} });
  assert.equal(game.check(form).reason, 'EMPTY_SIDE');
  assert.deepEqual(game.act({ ...form, give: { [give]: 1 }, get: { [get]: 1 } }), { ok: true });
  assert.deepEqual(game.view(0).offer, {
    by: 1,
    give: { [give]: 1 },
    get: { [get]: 1 },
    asked: [0, 2],
    yes: [],
    no: [],
  });
  assert.equal(game.phase, 'ANSWER');
  assert.deepEqual(game.act({ kind: 'ANSWER', seat: partner, yes: true }), { ok: true });
  const rest = partner === 0 ? 2 : 0;
  assert.deepEqual(game.act({ kind: 'ANSWER', seat: rest, yes: false }), { ok: true });
  assert.deepEqual(game.view().offer.yes, [partner]);
  assert.ok(game.legal(1).some(({ kind, to }) => kind === 'CLOSE_OFFER' && to === null));
  assert.deepEqual(game.act({ kind: 'CLOSE_OFFER', to: partner }), { ok: true });
  assert.equal(game.view().offer, null);
  assert.equal(game.view().players[1].hand[get], players[1].hand[get] + 1);
  assert.deepEqual(game.logFor(rest).at(-1).changes, [
    ...[1, partner]
      .sort()
      .map((seat) => ({ seat, cards: seat === 1 ? { [give]: -1, [get]: 1 } : { [give]: 1, [get]: -1 } })),
  ]);
});

test("what nobody's hand is in can be imagined whole too", () => {
  for (const rules of Object.keys(engine.schema.rulesets)) {
    const game = play(engine.newGame({ rules, seed: 'seen' }), 3, ({ length }) => length > 120);
    const seen = engine.loadView(game.save('seat', null));
    assert.equal(seen.seat, null);
    const dream = seen.imagine(null, 'x');
    assert.deepEqual(dream.view(null), seen.view());
    assert.ok(play(dream, 4).over, rules);
  }
});

test('a seat can imagine the whole', () => {
  const game = play(engine.newGame({ seed: 'dream' }), 9, ({ length }) => length >= 150);
  const dream = game.imagine(1, 'x');
  assert.deepEqual(dream.view(1).players, game.view(1).players);
  assert.equal(dream.length, 0);
  assert.equal(dream.hash, game.imagine(1, 'x').hash);
  assert.equal(dream.layout, null);
  play(dream, 1);
  assert.equal(dream.over, true);
});
