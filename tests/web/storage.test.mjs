import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStorage } from '../../web/platform/storage.js';
import { checksum, readSlot, writeSlot } from '../../web/platform/versions.js';
import { copyOf, fakeDisk, game } from './support/disk.mjs';

const P = 'hexstead.v1.';
const open = (disk, tab) =>
  createStorage(
    () => disk,
    '0',
    () => tab ?? fakeDisk(),
  );
const gameIn = (storage, id) => storage.list().find((one) => one.id === id)?.game ?? null;
const texts = (storage) => storage.list().map((one) => one.game?.text ?? one.state);

test('a game comes back as it was saved, the newest first', () => {
  const disk = fakeDisk();
  const storage = open(disk);
  assert.equal(storage.take(), null);
  assert.deepEqual(storage.list(), []);
  for (const text of ['one', 'two|with|bars', 'three']) {
    assert.deepEqual(storage.save(game('a', text, { later: 7 })), { ok: true });
    const { from, when, ...back } = open(copyOf(disk)).take();
    assert.ok(when && (text === 'one' || from));
    assert.deepEqual(back, { ...game('a', text, { later: 7 }), name: undefined });
  }
  storage.save(game('b', 'other'));
  assert.deepEqual(texts(open(disk)), ['other', 'three']);
  storage.save(game('a', 'four'));
  assert.deepEqual(texts(open(disk)), ['four', 'other']);
  assert.equal(gameIn(open(disk), 'b').text, 'other');
  assert.equal(open(disk).take('none'), null);
  assert.ok(storage.lasting);
  assert.equal(Object.keys(disk).filter((key) => key.startsWith(`${P}game.`)).length, 2, 'one key a game');
});

test('without a word which, a tab goes on with its own game, then with the newest that runs', () => {
  const disk = fakeDisk();
  const tab = fakeDisk();
  open(disk, tab).save(game('a', 'mine'));
  open(disk).save(game('b', 'newer'));
  open(disk).save(game('c', 'done', { over: true }));
  assert.equal(open(disk, tab).take().text, 'mine');
  assert.equal(open(disk).take().text, 'newer');
  const back = open(disk, tab);
  assert.equal(back.left(), false);
  back.leave();
  assert.deepEqual([open(disk, tab).left(), open(disk, copyOf(tab)).take().text], [true, 'newer']);
  back.take();
  assert.deepEqual([open(disk, tab).left(), open(disk).left()], [false, false]);
});

test('a name stands beside the game, whoever plays it', () => {
  const disk = fakeDisk();
  const [one, two] = [open(disk), open(disk)];
  one.save(game('a', 'x'));
  two.rename('a', 'Sunday');
  one.save(game('a', 'xy'));
  assert.equal(gameIn(open(disk), 'a').name, 'Sunday');
  assert.deepEqual(texts(two), ['xy']);
  two.rename('a', '');
  assert.equal(gameIn(open(disk), 'a').name, '');
  one.rename('a', 'gone');
  one.remove('a');
  assert.deepEqual(
    Object.keys(disk).filter((key) => disk[key] !== ''),
    [],
    'nothing of it is left',
  );
});

test('looking changes nothing; what is saved replaces only what was gone on with', () => {
  const disk = fakeDisk();
  const [one, two] = [open(disk), open(disk)];
  one.save(game('a', 'x'));
  two.take('a');
  one.save(game('a', 'xy'));
  const before = { ...disk };
  assert.deepEqual([gameIn(two, 'a').text, texts(two)], ['xy', ['xy']]);
  assert.equal(two.take('a', 'x'), null, 'another text than was meant');
  assert.deepEqual({ ...disk }, before);
  two.save(game('a', 'xz'));
  assert.deepEqual(texts(open(disk)).sort(), ['xy', 'xz'], 'the version of the other tab stays');
  two.take('a');
  two.save(game('a', 'xyz'));
  assert.equal(texts(open(disk)).length, 2);
});

test('a full or lying storage is told as a failure, and the game before it stays', () => {
  const ways = {};
  const disk = fakeDisk(ways);
  open(disk).save(game('a', 'kept'));
  ways.quota = 0;
  const full = open(disk);
  assert.equal(full.lasting, false);
  assert.equal(gameIn(full, 'a').text, 'kept');
  assert.deepEqual(full.save(game('a', 'too long')), { ok: false, why: 'full' });
  delete ways.quota;
  ways.lies = true;
  assert.equal(open(disk).save(game('a', 'bent')).ok, false);
  ways.lies = false;
  assert.deepEqual(texts(open(disk)), ['kept']);
});

test('where storage throws, memory takes its place and says so', () => {
  const storage = createStorage(() => {
    throw new Error('SecurityError');
  });
  assert.equal(storage.lasting, false);
  assert.deepEqual(storage.save(game('a', 'in memory')), { ok: false, why: 'refused' });
  assert.equal(storage.take().text, 'in memory');
  assert.equal(storage.memo('x', 'y'), 'y');
});

test('damaged and newer saves are named, kept, and nothing else is touched', () => {
  const disk = fakeDisk();
  const good = writeSlot(game('x', 'x'), '0');
  disk[`${P}save.0`] = good.replace('"x"', '"y"');
  disk[`${P}save.1`] = good.replace(/^1\|/, '9|');
  disk[`${P}game.y.3-abcd`] = good.slice(0, 40);
  disk[`${P}game.z.3-abcd`] = good.replace(/^1\|/, '2|');
  const odd = writeSlot({ ...game('q', 'q'), table: { rules: 'classic' } }, '0');
  disk[`${P}game.q.1-abcd`] = odd;
  const before = { ...disk };
  const storage = open(disk);
  const bad = () => storage.list().filter(({ state }) => state !== 'ok');
  assert.deepEqual(
    bad()
      .map(({ id, state, raw }) => [id, state, raw === before[P + id]])
      .sort(),
    [
      ['game.q.1-abcd', 'damaged', true],
      ['game.y.3-abcd', 'damaged', true],
      ['game.z.3-abcd', 'newer', true],
      ['save.0', 'damaged', true],
      ['save.1', 'newer', true],
    ],
  );
  for (let i = 0; i < 5; i++) assert.ok(storage.save(game('y', `g${i}`)).ok);
  assert.equal(storage.take().text, 'g4');
  for (const key of Object.keys(before)) assert.equal(disk[key], before[key], `${key} is as it was`);
  for (const { id } of bad()) storage.remove(id);
  assert.deepEqual(texts(storage), ['g4']);
});

test('foreign keys are left alone, whatever they hold', () => {
  const disk = fakeDisk();
  const foreign = {
    'somebody.else': '{',
    'hexstead.v2.game.a.1-x': 'new',
    hexstead: '',
    'game.a.1-xx': '1|',
    __x__: '\0',
  };
  Object.assign(disk, foreign);
  const storage = open(disk);
  for (const id of ['a', 'b', 'c']) storage.save(game(id, 'x'));
  storage.keep('theme', 'dark');
  storage.memo('n', '1');
  storage.rename('a', 'n');
  for (const { id } of storage.list()) storage.remove(id);
  assert.deepEqual({ ...disk, ...foreign }, { ...disk });
  assert.ok(Object.keys(disk).every((key) => key in foreign || key.startsWith(P)));
});

test('each setting is parsed on its own; anything strange is the preset', () => {
  const disk = fakeDisk();
  disk[`${P}set.theme`] = 'mauve';
  const storage = open(disk);
  assert.equal(storage.setting('theme', ['auto', 'dark']), 'auto');
  storage.keep('theme', 'dark');
  assert.equal(storage.setting('theme', ['auto', 'dark']), 'dark');
  assert.equal(storage.setting('lang', ['auto', 'de']), 'auto');
});

test('notes are kept, the oldest of more than 64 goes', () => {
  const disk = fakeDisk();
  const storage = open(disk);
  assert.equal(storage.memo('a'), null);
  for (let i = 0; i < 64; i++) assert.equal(storage.memo(`n${i}`, `v|${i}`), `v|${i}`);
  storage.memo('n0', 'again');
  storage.memo('n64', 'x');
  assert.equal(Object.keys(disk).length, 64);
  assert.deepEqual([storage.memo('n0'), open(disk).memo('n1'), storage.memo('n2')], ['again', null, 'v|2']);
});

test('any change of a save is noticed', () => {
  const raw = writeSlot(game('x', 'some text'), '0');
  assert.equal(readSlot(raw).state, 'ok');
  for (let i = 2; i < raw.length; i++) {
    const bent = raw.slice(0, i) + (raw[i] === 'x' ? 'y' : 'x') + raw.slice(i + 1);
    assert.equal(readSlot(bent).state, 'damaged', `place ${i}`);
  }
  for (const odd of ['', '1', '|||', 'null', '1|0|classic|{}|00000000']) assert.equal(readSlot(odd).state, 'damaged');
  assert.equal(checksum('123456789'), 'cbf43926');
});

/** Actions of a tab: each saves one more step of a game, some remove and open others. */
const STORY = [
  (s) => s.save(game('a', 'a1')),
  (s) => s.save(game('a', 'a2')),
  (s) => s.save(game('b', 'b1')),
  (s) => s.take('a') && s.save(game('a', 'a3')),
  (s) => s.remove('b'),
  (s) => s.rename('a', 'n'),
  (s) => s.save(game('a', 'a4')),
];
const STANDS = [['a1'], ['a2'], ['b1', 'a2'], ['a3', 'b1'], ['a3'], ['a3'], ['a4']].map((one) => one.sort().join());

test('a tab killed at any access loses at most the last action', (t) => {
  let kills = 0;
  for (const torn of [false, true])
    for (let at = 1; ; at++) {
      const ways = {};
      let accesses = 0;
      const disk = fakeDisk(ways, (what, key) => {
        if (ways.dead || ++accesses < at) return;
        if (torn && what === 'set') Object.assign(disk, { [key]: '1|0|classic|{"te' });
        ways.dead = true;
      });
      let done = -1;
      const storage = open(disk);
      for (const act of STORY) {
        act(storage);
        if (ways.dead) break;
        done++;
      }
      if (!ways.dead) break;
      kills++;
      const after = open(copyOf(disk));
      const now = after
        .list()
        .filter(({ state }) => state === 'ok')
        .map((one) => one.game.text)
        .sort()
        .join();
      assert.ok([STANDS[done] ?? '', STANDS[done + 1]].includes(now), `killed at access ${at} (${torn}): ${now}`);
      // Life goes on there.
      for (const { game: one } of after.list().filter(({ state }) => state === 'ok'))
        assert.ok(after.take(one.id) && after.save({ ...one, text: `${one.text} on` }).ok);
      assert.equal(texts(open(copyOf(disk, {}))).filter((one) => one === 'damaged').length <= 1, true);
    }
  t.diagnostic(`killed ${kills} times, at each access, with the write whole or torn`);
  assert.ok(kills > 100);
});

test('a storage of any size: what is called saved is there, and nothing that was saved is lost', (t) => {
  const whole = fakeDisk();
  const size = (disk) => Object.entries(disk).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  let most = 0;
  const tries = { sizes: 0, saved: 0, full: 0 };
  const run = (disk, note) => {
    const storage = open(disk);
    const last = {};
    for (let i = 0; i < 12; i++) {
      const id = 'abc'[i % 3];
      const text = `${id}${'x'.repeat(i * 7)}`;
      const said = storage.save(game(id, text));
      note?.(said);
      if (said.ok) last[id] = text;
      for (const [one, kept] of Object.entries(last)) assert.equal(gameIn(open(copyOf(disk)), one)?.text, kept);
      most = Math.max(most, size(disk));
    }
  };
  run(whole);
  const needed = most + 400;
  for (let quota = 0; quota <= needed; quota += 3) {
    tries.sizes++;
    run(fakeDisk({ quota }), ({ ok }) => tries[ok ? 'saved' : 'full']++);
  }
  t.diagnostic(`${tries.sizes} sizes: ${tries.saved} saves done, ${tries.full} refused`);
  assert.ok(tries.saved > 100 && tries.full > 100);
});
