import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReplay, PACES, stepsOf, turnFrom } from '../../web/later/replay.js';
import { newTable } from '../../web/match/table.js';
import { openEngine, play } from '../wasm/support/play.mjs';

const engine = await openEngine();
const info = engine.schema.rulesets.classic;

/** A game to watch, and a clock that only the test moves. */
function setUp({ me = null, choice = ['all', 'none', 0, 1] } = {}) {
  const game = play(engine.newGame({ rules: 'classic', seats: 2, seed: 5 }), 5, ({ length }) => length > 120);
  while (game.actor === 'chance') game.chance();
  const shown = [];
  const waiting = [];
  const replay = createReplay({
    show: (now) => shown.push(now),
    wait: (run, ms) => waiting.push({ run, ms }),
    stopWaiting: () => (waiting.length = 0),
  });
  const table = newTable({ rules: 'classic', info, level: 'easy', seats: 2, persons: 1 });
  replay.open({ game: game.fork(), table, known: true, me, choice });
  return { game, replay, waiting, now: () => shown.at(-1), tick: () => waiting.shift().run() };
}

test('a step ends when chance has done its part', () => {
  const { game, replay, now } = setUp();
  const entries = game.logFor();
  const { steps } = now().replay;
  assert.deepEqual([steps[0], steps.at(-1)], [0, game.length]);
  for (const length of steps) assert.notEqual(entries[length]?.action.seat, 'chance');
  const skipped = Array.from({ length: game.length }, (_, i) => i).filter((i) => !steps.includes(i));
  assert.ok(skipped.length > 5);
  for (const length of skipped) assert.equal(entries[length].action.seat, 'chance');
  replay.close();
  assert.equal(now(), null);
});

test('each step shows the game as it was then, in any order', () => {
  const { game, replay, now } = setUp();
  const { steps } = now().replay;
  const then = game.fork();
  for (const step of [0, 1, 30, 7, steps.length - 1, 40, 12]) {
    replay.to(step);
    then.undo(0);
    then.redo(steps[step]);
    assert.equal(now().length, steps[step]);
    assert.deepEqual(now().view, then.view());
    assert.deepEqual(now().log, game.logFor().slice(0, steps[step]));
    assert.equal(replay.text(), then.save('replay'));
    assert.deepEqual([now().mine, now().legal], [false, []]);
  }
  for (const beyond of [-3, 9999]) replay.to(beyond);
  assert.equal(now().length, game.length);
});

test('turns: on to where the next begins, back to where this or the one before does', () => {
  const { replay, now } = setUp();
  const turns = [now().view.turnNo];
  for (let i = 0; i < 6; i++) {
    replay.by(1, true);
    turns.push(now().view.turnNo);
    assert.equal(now().log.at(-1)?.action.kind ?? 'END_TURN', i === 0 ? 'BUILD_ROAD' : 'END_TURN');
  }
  assert.deepEqual(turns, [0, 1, 2, 3, 4, 5, 6]);
  replay.by(1);
  replay.by(-1, true);
  assert.equal(now().view.turnNo, 6);
  replay.by(-1, true);
  assert.equal(now().view.turnNo, 5);
  assert.equal(turnFrom([], stepsOf([]), 0, 1), 0);
});

test('it plays on by itself, stops at the end, and begins again from there', () => {
  const { replay, now, waiting, tick } = setUp();
  const last = now().replay.steps.length - 1;
  replay.to(last - 2);
  replay.play();
  assert.deepEqual([now().replay.playing, waiting[0].ms], [true, PACES[1]]);
  replay.pace(PACES[2]);
  tick();
  assert.deepEqual([now().replay.step, waiting[0].ms], [last - 1, PACES[2]]);
  tick();
  assert.deepEqual([now().replay.step, now().replay.playing, waiting.length], [last, false, 0]);
  replay.play();
  assert.deepEqual([now().replay.step, now().replay.playing], [0, true]);
  replay.by(1);
  assert.deepEqual([now().replay.step, now().replay.playing, waiting.length], [1, false, 0]);
});

test('what is shown is what the chosen eyes could see', () => {
  const { replay, now } = setUp({ me: 0, choice: [0, 'none'] });
  replay.to(60);
  assert.deepEqual(
    now().view.players.map(({ hand }) => hand !== null),
    [true, false],
  );
  replay.know('none');
  assert.deepEqual([now().replay.step, now().view.players.map(({ hand }) => hand !== null)], [60, [false, false]]);
  for (const eyes of ['all', 1]) {
    replay.know(eyes);
    assert.equal(now().replay.knows, 'none', 'nobody may look with other eyes than those given');
  }
});

test('from a step a game of its own goes on, and the one watched stays as it is', () => {
  const { game, replay, now } = setUp();
  const before = game.hash;
  replay.to(50);
  const branch = engine.load(replay.text());
  assert.equal(branch.length, now().length);
  assert.deepEqual(branch.view(), now().view);
  play(branch, 8, ({ length }) => length > now().length + 20);
  assert.equal(game.hash, before);
  replay.to(51);
  assert.deepEqual(now().log.at(-1).action, game.logFor()[now().length - 1].action);
});

test('a game that somebody else played is not told beyond what was watched', () => {
  const { game, replay, now } = setUp();
  const last = now().replay.steps.length - 1;
  assert.equal(now().replay.seen, last, 'one’s own game is known');
  replay.open({ game: game.fork(), table: now().table, known: false, me: null, choice: ['all'] });
  assert.equal(now().replay.seen, 0);
  replay.to(40);
  replay.to(12);
  assert.equal(now().replay.seen, 40);
  replay.to(last);
  assert.equal(now().replay.seen, last);
});

test('what was jumped over is not told as news', () => {
  const { replay, now } = setUp();
  const told = () => now().table.botSeed;
  const first = told();
  replay.by(1);
  assert.equal(told(), first);
  replay.to(30);
  assert.notEqual(told(), first);
});
