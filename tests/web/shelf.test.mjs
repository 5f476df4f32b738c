// The shelf's intents where there is no room, or where another tab has been quicker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shelfIntents } from '../../web/match/on-shelf.js';
import { createStorage } from '../../web/platform/storage.js';
import { copyOf, fakeDisk, game } from './support/disk.mjs';
import { duel, engine, info, tableOf } from './support/far.mjs';

/** A start page with this in its storage. */
function desk(disk, found) {
  let state = { ui: { dialog: { name: 'open' }, open: {} }, match: null, shelf: [] };
  const seen = { notes: [], cleared: 0 };
  const storage = createStorage(
    () => disk,
    '0',
    () => fakeDisk(),
  );
  const on = shelfIntents(
    {
      store: { set: (patch) => (state = { ...state, ...patch }) },
      ui: (patch) => (state = { ...state, ui: { ...state.ui, ...patch } }),
      now: () => state,
      match: { wake() {} },
      storage,
      engine,
      note: (...said) => seen.notes.push(said),
      level: 'normal',
      infoOf: info,
      files: { read: async () => ({ shelf: true, bad: 1, games: found }) },
      address: { clear: () => seen.cleared++ },
    },
    {},
  );
  return { on, seen, storage, state: () => state };
}

const found = [3, 6, 9].map((n) => ({ text: duel(n).save('replay'), table: tableOf('duel', ['person', 'easy']) }));

test('a file of games: where there is no room it is said, and a link that lay open is closed', async () => {
  const whole = fakeDisk();
  const easy = desk(whole, found);
  await easy.on['open-file']({ file: {} });
  assert.deepEqual(easy.seen.notes, [['shelf-taken', { n: 3, here: 0, bad: 1, full: 0 }]]);
  assert.deepEqual([easy.seen.cleared, easy.state().ui.dialog, easy.state().ui.open], [1, null, null]);
  const size = Object.entries(whole).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const tight = desk(fakeDisk({ quota: size / 2 }), found);
  await tight.on['open-file']({ file: {} });
  const [[key, { n, full, bad }]] = tight.seen.notes;
  assert.deepEqual([key, n + full, full > 0, bad], ['shelf-full', 3, true, 1]);
});

test('a name that finds no room is told; a game that was deleted meanwhile too', () => {
  const disk = fakeDisk();
  desk(disk).storage.save(game('a', 'x'));
  const { on, seen, state } = desk(copyOf(disk, { quota: 0 }));
  on['name-game']({ id: 'a', name: 'Sunday' });
  on['go-on']({ id: 'b' });
  assert.deepEqual(
    seen.notes.map(([key]) => key),
    ['name-full', 'open-gone'],
  );
  assert.equal(state().shelf.length, 1);
});
