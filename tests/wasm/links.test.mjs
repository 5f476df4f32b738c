// Saving and loading: positions, replays, one seat's view; and texts that are none.
import assert from 'node:assert/strict';
import test from 'node:test';
import { makeNumbers, openEngine, play, thrown } from './support/play.mjs';

const engine = await openEngine();
const { errors } = engine.schema;
const at = (length, seed = 'links') => play(engine.newGame({ seed }), 1, (game) => game.length >= length);

test('a position keeps the state and nothing of the past', () => {
  for (const length of [0, 5, 60, 200, 400]) {
    const game = at(length);
    const text = game.save('position');
    assert.match(text, /^[A-Za-z0-9_-]+$/);
    assert.ok(text.length <= 260, `${text.length} characters`);
    assert.equal(engine.textKind(text), 'position');
    const loaded = engine.load(text, { seed: game.seed });
    assert.equal(loaded.hash, game.hash);
    assert.deepEqual(loaded.view(), game.view());
    assert.equal(loaded.length, 0);
    assert.equal(loaded.save('position'), text);
  }
});

test('a replay keeps the log; with the seed the game goes on with the same chances', () => {
  const game = at(300);
  const text = game.save('replay');
  assert.equal(engine.textKind(text), 'replay');
  const loaded = engine.load(text, { seed: game.seed });
  assert.equal(loaded.hash, game.hash);
  assert.deepEqual(loaded.log, game.log);
  assert.deepEqual(loaded.layout, game.layout);
  assert.equal(loaded.save('replay'), text);
  loaded.undo(100);
  game.undo(100);
  assert.equal(loaded.hash, game.hash);
  loaded.redo(300);
  game.redo(300);
  assert.equal(play(loaded, 5).hash, play(game, 5).hash);
});

test('a link holds no seed: whoever opens one gets other chances', () => {
  const text = at(100).save('replay');
  assert.notEqual(engine.load(text).seed, engine.load(text).seed);
  assert.equal(engine.load(text, { seed: 'mine' }).hash, engine.load(text, { seed: 'other' }).hash);
});

test("a seat's view can be looked at and given to a bot, and not be played on", () => {
  const game = play(engine.newGame({ seed: 'view' }), 2, ({ length, phase }) => length > 150 && phase === 'MAIN');
  const seat = game.actor;
  const text = game.save('seat', seat);
  assert.equal(engine.textKind(text), 'seat');
  const table = engine.loadView(text);
  assert.deepEqual(table.view(), game.view(seat));
  assert.deepEqual([table.kind, table.seat, table.actor, table.phase], ['view', seat, seat, 'MAIN']);
  assert.deepEqual(table.legal(), game.legal());
  assert.equal(table.check({ kind: 'END_TURN' }).ok, true);
  assert.deepEqual(table.why('BUILD_CITY'), game.why('BUILD_CITY'));
  assert.equal(table.act, undefined);
  assert.throws(() => table.legal((seat + 1) % 4), { code: 'ARGUMENT' });
  assert.equal(table.save(), text);
  assert.equal(table.imagine(seat, 'x').hash, game.imagine(seat, 'x').hash);
  const options = { level: 'normal', seed: 'b' };
  assert.deepEqual(engine.bot(table, options).choose(), engine.bot(game, options).choose());
  const nobody = engine.loadView(game.save('seat', null));
  assert.equal(nobody.seat, null);
  assert.deepEqual(nobody.legal(), []);
  assert.deepEqual(nobody.view(), game.view(null));
});

test('load and loadView each take their own', () => {
  const game = at(20);
  assert.equal(thrown(() => engine.load(game.save('seat', 0))).code, 'FORMAT');
  assert.equal(thrown(() => engine.loadView(game.save('replay'))).code, 'FORMAT');
});

test('a text that was cut or changed is an error that says so', () => {
  for (const text of [at(250).save('position'), at(250).save('replay')]) {
    for (let length = 0; length < text.length; length++) {
      const error = thrown(() => engine.load(text.slice(0, length)));
      assert.ok(['FORMAT', 'SHORT', 'DAMAGED', 'VERSION'].includes(error.code), `${length}: ${error.code}`);
      assert.ok(error.message.length > 12);
    }
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === 'x' ? 'y' : 'x';
      assert.throws(() => engine.load(text.slice(0, i) + other + text.slice(i + 1)), { name: 'EngineError' });
    }
  }
});

test('any text: a game or an error, never a harm', () => {
  const number = makeNumbers(11);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const samples = [at(0).save('position'), at(300).save('replay'), at(90).save('seat', 1), at(300).save('position')];
  const random = (letters, length) => Array.from({ length }, () => letters[number(letters.length)]).join('');
  const makers = [
    () => random(alphabet, number(400)),
    () => random('\0\n %#=?äπ😀\ud800', number(50)),
    () => samples[number(4)] + random(alphabet, 1 + number(5)),
    () => {
      const text = samples[number(4)];
      const from = number(text.length);
      return text.slice(0, from) + random(alphabet, number(8)) + text.slice(from + number(8));
    },
    () => samples[number(4)].slice(0, 3) + random(alphabet, number(300)),
  ];
  for (let i = 0; i < 4000; i++) {
    const text = makers[i % makers.length]();
    for (const load of [engine.load, engine.loadView]) {
      try {
        load(text).free();
      } catch (error) {
        assert.equal(error.name, 'EngineError', text);
        assert.ok(errors.includes(error.code));
      }
    }
  }
  for (const text of ['', 'A'.repeat(1e5), 'A'.repeat(1e6), '\0'.repeat(100)]) {
    assert.throws(() => engine.load(text), { name: 'EngineError' });
  }
  assert.equal(engine.load(samples[0]).length, 0);
});
