// Two tabs on one game: whatever the order in which they open it, play, take it over and leave, each action that was accepted stands
// in a game on the shelf.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeeper } from '../../web/match/keeper.js';
import { createLease } from '../../web/platform/lease.js';
import { createStorage } from '../../web/platform/storage.js';
import { fakeDisk, game as saved } from './support/disk.mjs';

/** The browser's locks, of one origin: answers come later, as there. */
function fakeLocks() {
  const held = new Map();
  const queues = new Map();
  const later = (run) => queueMicrotask(run);
  function grant(name, one) {
    held.set(name, one);
    later(async () => {
      await one.callback({ name });
      if (held.get(name) === one) next(name);
      one.done();
    });
  }
  function next(name) {
    held.delete(name);
    const waiting = queues.get(name)?.shift();
    if (waiting) grant(name, waiting);
  }
  return {
    request(name, { ifAvailable, steal }, callback) {
      return new Promise((done, fail) => {
        const one = { callback, done, fail };
        if (steal) {
          const before = held.get(name);
          held.delete(name);
          before?.fail(new Error('AbortError'));
          grant(name, one);
        } else if (!held.has(name)) grant(name, one);
        else if (ifAvailable) later(async () => done(await callback(null)));
        else queues.set(name, [...(queues.get(name) ?? []), one]);
      });
    },
  };
}

const settle = () => new Promise((done) => setImmediate(done));

/** A tab with a game that only grows; each action is a letter of its own. */
function openTab(name, disk, { locks, clock, beats }) {
  const storage = createStorage(
    () => disk,
    '0',
    () => fakeDisk(),
  );
  const state = { readonly: false, shelf: [], keeps: '', full: false };
  const store = { get: () => state, set: (patch) => Object.assign(state, patch) };
  let at = null;
  let n = 0;
  const accepted = [];
  const said = [];
  const keep = () => keeper.save(at);
  const match = {
    id: () => at?.id,
    game: () => at,
    text: () => at?.text,
    saved: () => at,
    resume(one) {
      const fresh = !one.id;
      at = { ...one, id: one.id ?? `of${name}` };
      keeper.opened(at, fresh);
      if (keeper.held()) keep();
    },
    wake: () => at && keeper.held() && keep(),
  };
  const keeper = createKeeper({
    storage,
    store,
    match: () => match,
    passing: () => false,
    note: (key) => said.push(key),
    persist() {},
    lease: (changed) => createLease({ keys: storage.keys, locks, changed, clock, later: (run) => beats.push(run) }),
    whole: (one) => one,
  });
  return {
    state,
    storage,
    keeper,
    accepted,
    said,
    text: () => at?.text,
    open: () => match.resume(storage.take('g')),
    act() {
      if (!at || !keeper.held()) return;
      const token = `${name}${n++}.`;
      at = { ...at, text: at.text + token };
      keep();
      if (state.keeps === 'ok') accepted.push(token);
    },
    take: () => at && keeper.take(),
    leave() {
      at = null;
      keeper.left();
    },
  };
}

const rounds = (disk) =>
  createStorage(() => disk, '0', fakeDisk)
    .list()
    .filter(({ state }) => state === 'ok')
    .map((one) => one.game.text);

function start(withLocks, ways) {
  let now = 0;
  const disk = fakeDisk(ways);
  createStorage(() => disk, '0', fakeDisk).save(saved('g', '.'));
  const world = { locks: withLocks ? fakeLocks() : undefined, clock: () => now, beats: [] };
  return { disk, world, pass: (ms) => (now += ms) };
}

function check(disk, tabs, how) {
  const texts = rounds(disk);
  for (const { accepted } of tabs)
    for (const token of accepted)
      assert.ok(
        texts.some((text) => text.includes(token)),
        `${token} is gone: ${how}: ${texts}`,
      );
}

/** All ways to shuffle two lists into one. */
function* shuffles(a, b) {
  if (!a.length || !b.length) return yield [...a, ...b];
  for (const rest of shuffles(a.slice(1), b)) yield [a[0], ...rest];
  for (const rest of shuffles(a, b.slice(1))) yield [b[0], ...rest];
}

const PLANS = [
  ['open act act take act leave', 'open act take act'],
  ['open act leave open act', 'open take act leave'],
  ['open act take act', 'open act take act act'],
];

for (const withLocks of [true, false])
  test(`two tabs, all orders of what they do, ${withLocks ? 'with' : 'without'} the browser’s locks`, async (t) => {
    let orders = 0;
    let most = 0;
    for (const [first, second] of PLANS)
      for (const late of [false, true]) {
        const tag = (who, plan) => plan.split(' ').map((act) => [who, act]);
        for (const order of shuffles(tag(0, first), tag(1, second))) {
          const { disk, world, pass } = start(withLocks);
          const tabs = ['a', 'b'].map((name) => openTab(name, disk, world));
          for (const [who, act] of order) {
            tabs[who][act]();
            // Answers and events come at once, or only at the end.
            if (!late) {
              await settle();
              tabs[1 - who].keeper.heard({ key: 'hexstead.v1.shelf' });
              pass(500);
              for (const beat of world.beats.splice(0)) beat();
            }
          }
          await settle();
          for (const tab of tabs) tab.keeper.heard({ key: 'hexstead.v1.shelf' });
          check(disk, tabs, JSON.stringify(order));
          most = Math.max(most, rounds(disk).length);
          if (!late) assert.equal(rounds(disk).length, 1, 'one after the other they play one game');
          orders++;
        }
      }
    t.diagnostic(`${orders} orders; at most ${most} games on the shelf`);
    assert.ok(orders > 600);
  });

test('one tab is stopped at any access of the storage while the other one takes over and plays', async (t) => {
  let cuts = 0;
  for (const withLocks of [true, false])
    for (let at = 1; ; at++) {
      const { disk, world } = start(withLocks);
      let accesses = 0;
      let running = false;
      const [a, b] = ['a', 'b'].map((name) => openTab(name, disk, world));
      // The first tab's accesses go through a disk that lets the second one in between.
      const cut = new Proxy(disk, {
        get: (target, key) =>
          typeof target[key] !== 'function'
            ? target[key]
            : (...args) => {
                if (running && ++accesses === at) {
                  running = false;
                  for (const act of ['open', 'take', 'act', 'act']) b[act]();
                  running = true;
                }
                return target[key](...args);
              },
      });
      const first = openTab('c', cut, world);
      first.open();
      await settle();
      running = true;
      for (let i = 0; i < 3; i++) first.act();
      running = false;
      await settle();
      check(disk, [a, b, first], `cut at ${at}`);
      if (accesses < at) break;
      cuts++;
    }
  t.diagnostic(`cut in at ${cuts} accesses`);
  assert.ok(cuts > 30);
});

test('the second tab looks, follows, takes over by asking, and has the game when the first one goes', async () => {
  for (const withLocks of [true, false]) {
    const { disk, world, pass } = start(withLocks);
    const [a, b] = ['a', 'b'].map((name) => openTab(name, disk, world));
    const go = async () => {
      await settle();
      for (const tab of [a, b]) tab.keeper.heard({ key: 'hexstead.v1.shelf' });
    };
    a.open();
    await go();
    b.open();
    await go();
    assert.deepEqual([a.state.readonly, b.state.readonly], [false, true]);
    a.act();
    b.act();
    await go();
    assert.equal(b.text(), '.a0.');
    assert.deepEqual(b.accepted, []);
    b.take();
    await go();
    assert.deepEqual([a.state.readonly, b.state.readonly], [true, false]);
    b.act();
    a.act();
    await go();
    assert.equal(a.text(), '.a0.b0.');
    b.leave();
    await go();
    pass(10_000);
    for (const beat of world.beats.splice(0)) beat();
    await go();
    assert.equal(a.state.readonly, false);
    a.act();
    assert.deepEqual(rounds(disk), ['.a0.b0.a1.']);
  }
});

for (const withLocks of [true, false]) {
  const how = withLocks ? 'with locks' : 'without';
  test(`what found no room is a game of its own when another tab goes on, ${how}`, async () => {
    const ways = {};
    const { disk, world, pass } = start(withLocks, ways);
    const [a, b] = ['a', 'b'].map((name) => openTab(name, disk, world));
    const go = async () => {
      for (let i = 0; i < 3; i++) {
        await settle();
        for (const tab of [a, b]) tab.keeper.heard({ key: 'hexstead.v1.shelf' });
        pass(500);
        for (const beat of world.beats.splice(0)) beat();
      }
    };
    a.open();
    await go();
    b.open();
    await go();
    ways.quota = 0;
    for (let i = 0; i < 3; i++) a.act();
    assert.equal(a.state.keeps, 'full');
    delete ways.quota;
    b.take();
    await go();
    b.act();
    await go();
    assert.deepEqual([a.text(), a.state.readonly, a.said], ['.a0.a1.a2.', false, ['game-apart']]);
    assert.equal(b.text(), '.b0.');
    a.act();
    assert.deepEqual(rounds(disk).sort(), ['.a0.a1.a2.a3.', '.b0.']);
  });

  test(`a game that is played on stays when it is deleted elsewhere, ${how}`, async () => {
    const { disk, world } = start(withLocks);
    const [a, b] = ['a', 'b'].map((name) => openTab(name, disk, world));
    a.open();
    await settle();
    a.act();
    b.storage.remove('g');
    const { heard } = a.keeper; // a listener
    heard({ key: 'hexstead.v1.shelf' });
    assert.deepEqual(rounds(disk), ['.a0.']);
    for (const key of Object.keys(disk)) delete disk[key];
    heard({ key: null });
    assert.deepEqual([rounds(disk), a.state.keeps], [['.a0.'], 'ok']);
  });
}
