// Bots through the engine, and the thinker that the page has them in.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { createThinker } from '../../web/engine/client.js';
import { makeOps } from '../../web/engine/ops.js';
import { openEngine, play, wasm } from './support/play.mjs';

const engine = await openEngine();
const { levels } = engine.schema;

test('bots of every level play a game to its end', () => {
  const game = engine.newGame({ seed: 'bots', seats: 3 });
  while (game.actor !== null) {
    if (game.actor === 'chance') game.chance();
    else assert.deepEqual(game.act(engine.bot(game, { level: levels[game.actor], seed: 1 }).choose()), { ok: true });
    assert.ok(game.length < 5000);
  }
  assert.equal(game.winners.length, 1);
});

test('the same view, seed and level choose the same; the hidden does not matter', () => {
  const game = play(engine.newGame({ seed: 'same' }), 1, ({ phase, length }) => phase === 'MAIN' && length > 120);
  const seat = game.actor;
  for (const level of levels) {
    const choice = engine.bot(game, { level, seed: 'a' }).choose();
    assert.deepEqual(engine.bot(game, { level, seed: 'a', seat }).choose(), choice);
    assert.equal(game.check(choice).ok, true);
    for (const seed of ['1', '2', '3']) {
      const dream = game.imagine(seat, seed);
      assert.deepEqual(engine.bot(dream, { level, seed: 'a' }).choose(), choice);
      dream.free();
    }
  }
});

test('thinking in parts leads to the same', () => {
  const game = play(engine.newGame({ seed: 'parts' }), 1, ({ phase, length }) => phase === 'MAIN' && length > 90);
  const whole = engine.bot(game, { level: 'normal', seed: 4 }).choose();
  const bot = engine.bot(game, { level: 'normal', seed: 4 });
  while (!bot.think(1));
  assert.deepEqual(bot.choice(), whole);
  bot.free();
  assert.throws(() => bot.choice(), { code: 'HANDLE' });
});

test('no bot where there is nothing to decide', () => {
  const game = play(engine.newGame({ seed: 'none' }), 1, ({ actor }) => actor === 'chance');
  assert.throws(() => engine.bot(game), { code: 'ARGUMENT' });
  assert.throws(() => engine.bot(game, { seat: 1 }), { code: 'ARGUMENT' });
});

test('a thinker on the page answers as the bot does, and can be called off', async () => {
  const thinker = await createThinker({ wasm, worker: false });
  assert.equal(thinker.where, 'page');
  const game = play(engine.newGame({ seed: 'think' }), 1, ({ phase, length }) => phase === 'MAIN' && length > 60);
  const request = { view: game.save('seat', game.actor), level: 'normal', seed: '5' };
  assert.deepEqual(await thinker.choose(request), engine.bot(game, { level: 'normal', seed: 5 }).choose());
  const both = await Promise.all([thinker.choose(request), thinker.choose({ ...request, level: 'easy' })]);
  assert.deepEqual(both[0], await thinker.choose(request));
  await assert.rejects(thinker.choose({ ...request, view: 'nonsense' }), { name: 'EngineError' });
  await assert.rejects(thinker.choose({ ...request, level: 'god' }), { name: 'EngineError' });
  const late = thinker.choose(request);
  thinker.abort();
  await assert.rejects(late, { name: 'AbortError' });
  assert.deepEqual(await thinker.choose(request), both[0]);
  thinker.close();
  await assert.rejects(thinker.choose(request), { name: 'AbortError' });
});

/** Stands in for a browser's worker: the same operations behind messages. */
function workerClass({ works = true, ended = [] } = {}) {
  return class {
    constructor() {
      this.ops = makeOps(async () => {});
    }
    async postMessage({ id, op, args }) {
      if (!works) return void Promise.resolve().then(() => this.onerror({}));
      const answer = await this.ops[op](args).then(
        (result) => ({ id, result }),
        ({ code, message }) => ({ id, error: { code, message } }),
      );
      if (!this.over) this.onmessage({ data: answer });
    }
    terminate() {
      this.over = true;
      ended.push(this);
    }
  };
}

async function withWorker(Class, body) {
  globalThis.Worker = Class;
  try {
    await body(await createThinker({ wasm, workerSource: '// bundled' }));
  } finally {
    delete globalThis.Worker;
  }
}

test('a thinker in a worker: answers find their questions, calling off starts another worker', async () => {
  const ended = [];
  const game = play(engine.newGame({ seed: 'worker' }), 1, ({ phase, length }) => phase === 'MAIN' && length > 60);
  const request = { view: game.save('seat', game.actor), level: 'normal', seed: '5' };
  await withWorker(workerClass({ ended }), async (thinker) => {
    assert.equal(thinker.where, 'worker');
    const easy = thinker.choose({ ...request, level: 'easy' });
    const bad = assert.rejects(thinker.choose({ ...request, view: '?' }), { name: 'EngineError', code: 'FORMAT' });
    const choice = engine.bot(game, { level: 'normal', seed: 5 }).choose();
    assert.deepEqual(await thinker.choose(request), choice);
    assert.deepEqual(await easy, engine.bot(game, { level: 'easy', seed: 5 }).choose());
    await bad;
    const late = assert.rejects(thinker.choose(request), { name: 'AbortError' });
    await null;
    thinker.abort();
    await late;
    assert.equal(ended.length, 1);
    assert.deepEqual(await thinker.choose(request), choice);
    thinker.close();
    await assert.rejects(thinker.choose(request), { name: 'AbortError' });
    assert.equal(ended.length, 2);
  });
});

test('where no worker can be had, the page thinks', async () => {
  const game = engine.newGame({ seed: 'fallback' });
  const request = { view: game.save('seat', game.actor), level: 'easy', seed: '5' };
  const refuses = function () {
    throw new Error('refused');
  };
  for (const Class of [workerClass({ works: false }), refuses]) {
    await withWorker(Class, async (thinker) => {
      assert.equal(thinker.where, 'page');
      assert.equal(game.check(await thinker.choose(request)).ok, true);
      thinker.close();
    });
  }
});

test('a bot that is asked about an offer says why it would refuse', () => {
  const list = readFileSync(new URL('../../core/rules/excuses.inc', import.meta.url), 'utf8');
  const named = new Map([...list.matchAll(/^HX_EXCUSE\(\d+, (\w+), (\w+)\)/gm)].map(([, name, what]) => [name, what]));
  const heard = new Set();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const game = play(
      engine.newGame({ seed: 'no', seats: 4 }),
      seed,
      ({ phase, length }) => phase === 'MAIN' && length > 90,
    );
    assert.equal(engine.bot(game).excuse(), null);
    const { hand } = game.view().players[game.turn];
    const give = engine.schema.resources.find((kind) => hand[kind] > 0);
    const wish = give === 'ore' ? 'wool' : 'ore';
    assert.equal(
      game.act({ ...game.legal().find(({ kind }) => kind === 'OFFER'), give: { [give]: 1 }, get: { [wish]: 1 } }).ok,
      true,
    );
    for (const level of levels) {
      const { reason, what } = engine.bot(game, { level, seed: 1 }).excuse();
      assert.equal(what !== undefined, named.get(reason) === 'RES', reason);
      assert.ok(what === undefined || what === give || what === wish, what);
      heard.add(reason);
    }
    game.free();
  }
  assert.ok(heard.size > 2, [...heard].join());
});
