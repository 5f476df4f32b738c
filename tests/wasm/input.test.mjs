// Input of every sort that nobody should send: it is refused or an error, and nothing changes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { makeNumbers, openEngine, play, thrown } from './support/play.mjs';

const engine = await openEngine();
const main = () => play(engine.newGame({ seed: 'input' }), 1, ({ phase, turnNo }) => phase === 'MAIN' && turnNo !== 0);

test('actions that are none: refused as such, by check and act', () => {
  const game = main();
  const { hash, length } = game;
  const none = [
    undefined,
    null,
    7,
    'ROLL',
    [],
    {},
    { kind: 'DEMOLISH' },
    { kind: '__proto__' },
    { kind: 'constructor' },
    { kind: 'toString' },
    { kind: ['END_TURN'] },
    { kind: 2 },
    { kind: 'END_TURN', x: 1 },
    { kind: 'END_TURN', vertex: '0,0,N' },
    JSON.parse('{"kind":"END_TURN","__proto__":{"x":1}}'),
    { kind: 'END_TURN', seat: 'red' },
    { kind: 'END_TURN', seat: -1 },
    { kind: 'END_TURN', seat: 0.5 },
    { kind: 'END_TURN', seat: 1e300 },
    { kind: 'END_TURN', seat: NaN },
    { kind: 'END_TURN', seat: null },
    { kind: 'END_TURN', seat: 'chance' },
    { kind: 'BUILD_ROAD' },
    { kind: 'BUILD_ROAD', edge: 7 },
    { kind: 'BUILD_ROAD', edge: null },
    { kind: 'BUILD_ROAD', vertex: '0,0,N' },
    { kind: 'BANK_TRADE', give: 5, get: { ore: 1 } },
    { kind: 'BANK_TRADE', give: { gold: 4 }, get: { ore: 1 } },
    { kind: 'BANK_TRADE', give: { ore: -4 }, get: { wool: 1 } },
    { kind: 'BANK_TRADE', give: { ore: 0.5 }, get: { wool: 1 } },
    { kind: 'BANK_TRADE', give: { ore: '4' }, get: { wool: 1 } },
    { kind: 'BANK_TRADE', give: { ore: Infinity }, get: { wool: 1 } },
    { kind: 'BANK_TRADE', give: { toString: 1 }, get: { wool: 1 } },
    { kind: 'BANK_TRADE', give: JSON.parse('{"__proto__":4}'), get: { wool: 1 } },
    { kind: 'OFFER', asked: 'all', give: { ore: 1 }, get: { wool: 1 } },
    { kind: 'OFFER', asked: [9], give: { ore: 1 }, get: { wool: 1 } },
    { kind: 'OFFER', asked: [0.5], give: { ore: 1 }, get: { wool: 1 } },
    { kind: 'ANSWER', yes: 1 },
    { kind: 'CLOSE_OFFER' },
    { kind: 'PLAY_MONOPOLY', card: 'knight' },
    { kind: 'PLAY_MONOPOLY', card: '__proto__' },
    { kind: 'ROLLED', dice: [0, 7] },
    { kind: 'ROLLED', dice: [1, 2, 3] },
    { kind: 'ROLLED', dice: '34' },
  ];
  for (const action of none) {
    for (const verdict of [game.check(action), game.act(action)]) {
      assert.deepEqual(verdict, { ok: false, reason: 'NO_SUCH_ACTION' }, JSON.stringify(action));
    }
  }
  assert.deepEqual([game.hash, game.length], [hash, length]);
  assert.equal({}.x, undefined);
});

test('fields that are undefined are not there; huge counts are only too many', () => {
  const game = main();
  assert.equal(game.check({ kind: 'END_TURN', vertex: undefined, seat: undefined }).ok, true);
  const huge = game.check({ kind: 'BANK_TRADE', give: { ore: 2 ** 40 }, get: { wool: 1 } });
  assert.equal(huge.ok, false);
  assert.notEqual(huge.reason, 'NO_SUCH_ACTION');
});

test('places off the island are refused by the rules', () => {
  const game = engine.newGame({ seed: 1 });
  for (const vertex of ['9,9,N', '', '__proto__', '0,0,X', 'x'.repeat(1e5), '0,0', '0,0,n']) {
    assert.equal(game.check({ kind: 'BUILD_SETTLEMENT', vertex }).reason, 'OFF_ISLAND');
  }
});

test('newGame refuses what it does not know', () => {
  const bad = [
    null,
    5,
    { rules: 'chess' },
    { rules: '__proto__' },
    { rules: 7 },
    { seats: 1 },
    { seats: 5 },
    { seats: '4' },
    { seats: NaN },
    { goal: 2 },
    { goal: 21 },
    { goal: 1e9 },
    { options: 5 },
    { options: null },
    { options: { unknown: 1 } },
    { options: JSON.parse('{"__proto__":1}') },
    { options: { constructor: 1 } },
    { options: { bank: 9 } },
    { options: { bank: 25 } },
    { options: { bank: '19' } },
    { options: { island: 0.5 } },
    { options: { after_turn: 2 } },
    { options: { starter: 4 }, seats: 3 },
    { players: 4 },
  ];
  for (const wanted of bad) {
    const error = thrown(() => engine.newGame(wanted));
    assert.equal(error.name, 'EngineError', JSON.stringify(wanted));
    assert.equal(error.code, 'OPTIONS', JSON.stringify(wanted));
  }
  for (const seed of [-1, 1.5, NaN, {}, 2 ** 60, true]) {
    assert.equal(thrown(() => engine.newGame({ seed })).code, 'ARGUMENT', String(seed));
  }
  assert.equal(thrown(() => engine.newGame({ seed: 'x'.repeat(1e6) })).name, 'EngineError');
});

test('every method refuses arguments of the wrong sort', () => {
  const game = main();
  const { hash } = game;
  const wrong = [
    () => game.view(4),
    () => game.view(-1),
    () => game.view('0'),
    () => game.view({}),
    () => game.view(1e20),
    () => game.legal(4),
    () => game.legal('1'),
    () => game.legal(-3),
    () => game.logFor(9),
    () => game.logFor(0, 'x'),
    () => game.undo('3'),
    () => game.undo(0.5),
    () => game.redo({}),
    () => game.save('seat'),
    () => game.save('seat', 7),
    () => game.save('all'),
    () => game.save('__proto__'),
    () => game.why('ROLL', 'x'),
    () => game.imagine(),
    () => game.imagine(12),
    () => engine.board('chess'),
    () => engine.load(5),
    () => engine.load(),
    () => engine.loadView(null),
    () => engine.textKind({}),
    () => engine.bot(game, { level: 'god' }),
    () => engine.bot(game, { seat: 9 }),
    () => engine.bot({}),
    () => engine.bot(),
    () => engine.bot(game).choose(10n),
    () => engine.bot(game).choose('many'),
  ];
  for (const call of wrong) assert.equal(thrown(call).name, 'EngineError', String(call));
  // Options that are null are options left out.
  engine.load(game.save('replay'), null).free();
  engine.bot(game, null).free();
  assert.ok(engine.hint(game, null).length > 0);
  assert.equal(game.why('FLY').reason, 'NO_SUCH_ACTION');
  assert.equal(game.why('__proto__').reason, 'NO_SUCH_ACTION');
  assert.equal(game.hash, hash);
});

test('a freed game says so', () => {
  const game = main();
  game.free();
  for (const call of [() => game.view(), () => game.phase, () => game.act({ kind: 'END_TURN' }), () => game.log]) {
    assert.equal(thrown(call).code, 'HANDLE');
  }
  game.free();
  assert.equal(main().phase, 'MAIN');
});

test('random actions: check and act agree, refusals change nothing, the game goes on', () => {
  const number = makeNumbers(7);
  const pick = (list) => list[number(list.length)];
  const board = engine.board();
  const cards = () => Object.fromEntries(engine.schema.resources.filter(() => !number(3)).map((r) => [r, number(4)]));
  const fields = {
    hex: () => pick(board.hexes).name,
    vertex: () => pick(board.vertices).name,
    edge: () => pick(board.edges).name,
    card: () => pick([...engine.schema.resources, ...engine.schema.devCards]),
    to: () => pick([0, 1, 2, 3, null]),
    asked: () => [0, 1, 2, 3].filter(() => number(2)),
    yes: () => !number(2),
    dice: () => [1 + number(6), 1 + number(6)],
    give: cards,
    get: cards,
  };
  const own = { hex: 'hex', vertex: 'vertex', edge: 'edge', res: 'card', card: 'card', seat: 'to', seats: 'asked' };
  const kinds = Object.entries(engine.schema.kinds);
  let done = 0;
  for (let g = 0; g < 4; g++) {
    const game = engine.newGame({ seed: g });
    for (let i = 0; i < 3000 && !game.over; i++) {
      const [kind, info] = pick(kinds);
      const action = { kind, ...(number(3) && info.who === 'actor' ? { seat: number(4) } : {}) };
      const field = { ...own, yes: 'yes', die: 'dice' }[info.a];
      if (field) action[field] = fields[field]();
      if (info.cards === 'both') action.give = cards();
      if (info.cards !== 'none') action.get = cards();
      const { hash } = game;
      const verdict = game.check(action);
      assert.deepEqual(game.act(action), verdict, JSON.stringify(action));
      assert.equal(game.hash === hash, !verdict.ok, JSON.stringify(action));
      if (verdict.ok) done++;
      else assert.ok(engine.schema.reasons.includes(verdict.reason));
      if (i % 20 === 19) play(game, i, ({ length }) => length > i / 10);
    }
  }
  assert.ok(done > 100, `${done} actions done`);
});
