import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksum, createStorage, readSlot, writeSlot } from '../../web/platform/storage.js';

/** A localStorage of our own, that can fill up and can lie. */
function fake() {
  const kept = new Map();
  const backend = {
    kept,
    quota: Infinity,
    lies: false,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > backend.quota) throw new Error('QuotaExceededError');
      kept.set(key, backend.lies ? value.slice(1) : value);
    },
    removeItem: (key) => kept.delete(key),
  };
  return backend;
}

const game = (text) => ({ table: { rules: 'classic', seats: [] }, text, seed: '1', round: 3, over: false });

test('a game comes back as it was saved, the newest first', () => {
  const backend = fake();
  const storage = createStorage(() => backend);
  assert.equal(storage.load(), null);
  for (const text of ['one', 'two|with|bars', 'three']) {
    assert.ok(storage.save(game(text)));
    assert.deepEqual(createStorage(() => backend).load(), game(text));
  }
  assert.ok(storage.lasting);
});

test('two tabs save in turn, and each goes on with its own game', () => {
  const backend = fake();
  const tabs = [fake(), fake()];
  const open = (i) =>
    createStorage(
      () => backend,
      '0',
      () => tabs[i],
    );
  const both = [open(0)];
  const save = (i, text) => {
    assert.ok(both[i].save(game(text)));
    both[1 - i]?.heard({ key: 'hexstead.v1.newest', newValue: backend.kept.get('hexstead.v1.newest') });
  };
  for (const text of ['a1', 'a2', 'a3']) save(0, text);
  both.push(open(1));
  // While the first tab rests the second one saves often, then they take turns.
  for (const i of [1, 1, 1, 0, 1, 0, 0, 1]) {
    save(i, `${i ? 'b' : 'a'} next`);
    assert.match(open(0).load().text, /^a/);
    assert.match(open(1).load().text, /^b/);
  }
  both[0].heard({ key: 'another', newValue: '9' });
  both[0].heard({ key: null, newValue: null });
  assert.ok(both[0].save(game('a last')));
  assert.equal(createStorage(() => backend).load().text, 'a last', 'a new tab goes on with the newest');
  assert.match(open(1).load().text, /^b/);
});

test('the newest game is never the one that is written over', () => {
  const backend = fake();
  const storage = createStorage(() => backend);
  storage.save(game('first'));
  storage.save(game('second'));
  const before = [...backend.kept.values()];
  storage.save(game('third'));
  assert.ok(before.some((raw) => raw.includes('"second"') && [...backend.kept.values()].includes(raw)));
});

test('a full or lying storage is told as a failure, and the game before it stays', () => {
  const backend = fake();
  createStorage(() => backend).save(game('kept'));
  backend.quota = 0;
  const full = createStorage(() => backend);
  assert.equal(full.lasting, false);
  assert.deepEqual(full.load(), game('kept'));
  assert.equal(full.save(game('too long')), false);
  backend.quota = Infinity;
  backend.lies = true;
  assert.equal(createStorage(() => backend).save(game('bent')), false);
  backend.lies = false;
  assert.deepEqual(createStorage(() => backend).load(), game('kept'));
});

test('where storage throws, memory takes its place and says so', () => {
  const storage = createStorage(() => {
    throw new Error('SecurityError');
  });
  assert.equal(storage.lasting, false);
  assert.ok(storage.save(game('in memory')));
  assert.deepEqual(storage.load(), game('in memory'));
});

test('damaged and newer slots are named, kept, and not written over', () => {
  const backend = fake();
  const good = writeSlot(game('x'), '0');
  backend.kept.set('hexstead.v1.save.0', good.replace('"x"', '"y"'));
  backend.kept.set('hexstead.v1.save.1', good.replace(/^1\|/, '9|'));
  const storage = createStorage(() => backend);
  assert.deepEqual(
    storage.broken().map(({ slot, state }) => [slot, state]),
    [
      [0, 'damaged'],
      [1, 'newer'],
    ],
  );
  const raw = storage.broken().map((slot) => slot.raw);
  for (let i = 0; i < 5; i++) assert.ok(storage.save(game(`g${i}`)));
  assert.deepEqual(storage.load(), game('g4'));
  assert.deepEqual(
    storage.broken().map((slot) => slot.raw),
    raw,
  );
  storage.remove(0);
  assert.equal(storage.broken().length, 1);
});

test('foreign keys are left alone', () => {
  const backend = fake();
  backend.kept.set('somebody.else', '{');
  const storage = createStorage(() => backend);
  storage.save(game('x'));
  storage.forget();
  assert.equal(backend.kept.get('somebody.else'), '{');
  assert.equal(storage.load(), null);
});

test('each setting is parsed on its own; anything strange is the preset', () => {
  const backend = fake();
  backend.kept.set('hexstead.v1.set.theme', 'mauve');
  const storage = createStorage(() => backend);
  assert.equal(storage.setting('theme', ['auto', 'dark']), 'auto');
  storage.keep('theme', 'dark');
  assert.equal(storage.setting('theme', ['auto', 'dark']), 'dark');
  assert.equal(storage.setting('lang', ['auto', 'de']), 'auto');
});

test('any change of a slot is noticed', () => {
  const raw = writeSlot(game('some text'), '0');
  assert.equal(readSlot(raw).state, 'ok');
  for (let i = 2; i < raw.length; i++) {
    const bent = raw.slice(0, i) + (raw[i] === 'x' ? 'y' : 'x') + raw.slice(i + 1);
    assert.equal(readSlot(bent).state, 'damaged', `place ${i}`);
  }
  for (const odd of ['', '1', '|||', 'null', '1|0|classic|{}|00000000']) assert.equal(readSlot(odd).state, 'damaged');
  assert.equal(checksum('123456789'), 'cbf43926');
});
