// What earlier builds kept is read for ever: each file of tests/golden/saves is a browser's storage as such a build left it, with
// an account of the games in it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openEngine } from '../wasm/support/play.mjs';
import { createStorage } from '../../web/platform/storage.js';
import { fakeDisk } from './support/disk.mjs';

const engine = await openEngine();
const folder = new URL('../golden/saves/', import.meta.url);

/** What stands on the shelf, as the account has it. */
const read = (disk) =>
  createStorage(() => disk, '0', fakeDisk)
    .list()
    .filter(({ state }) => state === 'ok')
    .map(({ game: { table, round, over, text, seed } }) => {
      const game = engine.load(text, { seed });
      const { hash } = game;
      game.free();
      return { rules: table.rules, hash, round, over, name: table.seats[0].name };
    })
    .sort((a, b) => (a.rules < b.rules ? -1 : 1));

for (const file of readdirSync(folder))
  test(`${file} is read, and what is played on stands beside it`, () => {
    const { account, disk: kept } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const disk = Object.assign(fakeDisk(), kept);
    const storage = createStorage(() => disk, '0', fakeDisk);
    const expected = account.sort((a, b) => (a.rules < b.rules ? -1 : 1));
    assert.deepEqual(read(disk), expected);
    for (const { id, state } of storage.list()) if (state === 'ok') assert.ok(storage.save(storage.take(id)).ok);
    assert.deepEqual(read(disk), expected);
    for (const [key, value] of Object.entries(kept))
      if (!/v1\.(game|shelf)/.test(key)) assert.equal(disk[key], value, `${key} is as it was`);
    assert.equal(storage.setting('theme', ['auto', 'dark']), 'dark');
    for (const { id } of storage.list()) storage.remove(id);
    assert.deepEqual(storage.list(), []);
  });
