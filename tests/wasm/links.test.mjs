// Saving and loading: positions, replays, one seat's view; and texts that are none.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { crc32 } from 'node:zlib';
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

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BAR = 50; // milliseconds that a link may take
const STRINGS = 6000;

/** A text with that payload and a checksum that fits. @param {string} kind @param {number[]} payload */
function framed(kind, payload) {
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(Buffer.from([...Buffer.from(`1${kind}`), ...payload])));
  const body = Buffer.from([...payload, ...sum]).toString('base64url');
  let [length, rest] = ['', body.length];
  for (; rest >= 32; rest >>= 5) length += DIGITS[32 | (rest & 31)];
  return `1${kind}${length}${DIGITS[rest]}${body}`;
}

const payloadOf = (text) => [...Buffer.from(text.slice(lengthAt(text)), 'base64url').subarray(0, -4)];
const lengthAt = (text) => (text.slice(2).match(/^[g-z\d_-]*./)?.[0].length ?? 0) + 2;

test('whatever becomes of the golden links: refused or loaded whole, and soon', (t) => {
  const folder = new URL('../golden/v1/', import.meta.url);
  const samples = readdirSync(folder)
    .filter((name) => name.endsWith('.link'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8').trim());
  const number = makeNumbers(12);
  const counts = { cut: 0, changed: 0, random: 0, loaded: 0 };
  let longest = 0;

  /** What it holds, written again; null if it is refused. */
  const look = (text) => {
    const began = process.cpuUsage();
    let held = null;
    try {
      held = (text[1] === 'v' ? engine.loadView : engine.load)(text);
    } catch (error) {
      assert.equal(error.name, 'EngineError', text);
      assert.ok(errors.includes(error.code), text);
    }
    const { user, system } = process.cpuUsage(began);
    longest = Math.max(longest, (user + system) / 1000);
    if (!held) return null;
    counts.loaded++;
    const again = held.save({ p: 'position', r: 'replay', v: undefined }[text[1]]);
    held.free();
    return again;
  };

  for (const sample of samples) {
    assert.equal(framed(sample[1], payloadOf(sample)), sample);
    assert.equal(look(sample), sample);
    for (let i = number(4); i < sample.length; i += 4, counts.cut++) assert.equal(look(sample.slice(0, i)), null);
    for (let i = number(4); i < sample.length; i += 4, counts.changed++) {
      const other = DIGITS[(DIGITS.indexOf(sample[i]) + 1 + number(63)) % 64];
      assert.equal(look(sample.slice(0, i) + other + sample.slice(i + 1)), null);
    }
  }
  for (; counts.random < STRINGS; counts.random++) {
    const sample = samples[number(samples.length)];
    const payload = payloadOf(sample);
    payload[number(payload.length)] ^= 1 << number(8);
    if (number(2)) payload.splice(number(payload.length), 9, number(256), number(256));
    const again = look(framed(sample[1], payload));
    if (again) assert.equal(look(again), again);
  }
  const { cut, changed, random, loaded } = counts;
  t.diagnostic(
    `${cut} cut, ${changed} changed, ${random} random texts; ${loaded} loaded; ${longest.toFixed(1)} ms the longest, bar ${BAR}`,
  );
  assert.ok(longest < 5 * BAR);
});
