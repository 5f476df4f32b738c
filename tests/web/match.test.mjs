import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMatch, wayOut } from '../../web/match/match.js';
import { settle, freshUi, step } from '../../web/match/ui.js';

/** A game of passing on: each seat may only end its turn; after `last` actions it is over. */
function fakeGame(seats, last = 1000) {
  let log = [];
  const actor = () => (log.length >= last ? null : log.length % seats);
  return {
    seed: '7',
    winners: [0],
    get actor() {
      return actor();
    },
    get length() {
      return log.length;
    },
    get log() {
      return log;
    },
    get over() {
      return log.length >= last;
    },
    phase: 'MAIN',
    get turn() {
      return log.length % seats;
    },
    view: (seat) => ({
      seat: seat === undefined ? 'all' : seat,
      round: 1,
      turnNo: 1 + log.length,
      phase: 'MAIN',
      turn: log.length % seats,
      players: Array.from({ length: seats }, (_, i) => ({ seat: i })),
    }),
    legal: (seat) => (seat === undefined || seat === actor() ? [{ kind: 'END_TURN', seat: actor() }] : []),
    why: () => ({ ok: true }),
    check: () => ({ ok: true }),
    logFor: (_, from = 0) => log.slice(from).map((action, i) => ({ index: from + i, action, changes: [] })),
    act(action) {
      if (action.seat !== actor()) return { ok: false, reason: 'NOT_YOUR_TURN' };
      log = [...log, action];
      return { ok: true };
    },
    chances: () => [],
    undo: (length) => (log = log.slice(0, length)).length,
    save: (kind) => `${kind}${log.length}`,
    free() {},
  };
}

function tableOf(...kinds) {
  const seats = kinds.map((kind) => ({ kind, level: 'normal', name: '', color: 'blue' }));
  return { rules: 'toy', seats, goal: 10, options: {}, seed: 's', botSeed: 'b' };
}

/** A match whose bots answer when the test says so. */
function setUp(kinds, { last, undo } = {}) {
  const asked = [];
  const shown = [];
  const saved = [];
  const bots = {
    aborted: 0,
    choose: (request) => new Promise((done, fail) => asked.push({ request, done, fail })),
    abort() {
      bots.aborted++;
    },
  };
  const game = fakeGame(kinds.length, last);
  const match = createMatch({
    engine: { newGame: () => game },
    thinker: async () => bots,
    show: (now) => shown.push(now),
    save: (one) => saved.push(one),
    pause: () => 0,
    kindsOf: () => ['END_TURN'],
    undo: () => undo ?? 'build',
    wait: async () => {},
  });
  match.start(tableOf(...kinds));
  return { match, game, asked, shown, saved, bots };
}
const tick = () => new Promise((done) => setTimeout(done, 0));
const end = (seat) => ({ kind: 'END_TURN', seat });

test('bots are asked with what their seat knows, and the game goes on with their answer', async () => {
  const { match, game, asked, saved } = setUp(['person', 'bot', 'bot']);
  assert.ok(match.act(end(0)).ok);
  await tick();
  assert.equal(asked[0].request.view, 'seat1');
  assert.notEqual(asked[0].request.seed, game.seed);
  asked[0].done(end(1));
  await tick();
  assert.equal(game.length, 2);
  assert.equal(saved[saved.length - 1].text, 'replay2');
  assert.equal(asked.length, 2);
});

test('an answer that was asked for before an undo comes too late', async () => {
  const { match, game, asked, bots } = setUp(['person', 'bot', 'bot'], { undo: 'free' });
  match.act(end(0));
  await tick();
  assert.ok(match.undo());
  assert.equal(bots.aborted, 1);
  asked[0].done(end(1));
  await tick();
  assert.equal(game.length, 0);
});

test('a second click on the same thing is not a second action', () => {
  const { match, game } = setUp(['person', 'person']);
  assert.ok(match.act(end(0), 0).ok);
  assert.equal(match.act(end(0), 0), null);
  assert.equal(game.length, 1);
});

test('a refused action is answered and changes nothing', () => {
  const { match, game, saved } = setUp(['person', 'person']);
  const before = saved.length;
  assert.deepEqual(match.act(end(1), 0), { ok: false, reason: 'NOT_YOUR_TURN' });
  assert.equal(game.length, 0);
  assert.equal(saved.length, before);
});

test('a bot without an answer does not stop the game', async () => {
  const { match, game, asked } = setUp(['person', 'bot']);
  match.act(end(0));
  await tick();
  const before = console.error;
  console.error = () => {};
  asked[0].fail(new Error('broken'));
  await tick();
  console.error = before;
  assert.equal(game.length, 2);
});

/** What is shown last: whose hand, for whom the curtain is down. */
function shows({ shown }) {
  const now = shown[shown.length - 1];
  return [now.shown, now.curtain?.seat ?? null, now.view.seat];
}

test('whose hand lies open: the one person; of several the one who lifted the curtain', () => {
  assert.deepEqual(shows(setUp(['bot', 'person', 'bot'])), [1, null, 1]);
  const two = setUp(['person', 'person']);
  assert.deepEqual(shows(two), [null, 0, null]);
  two.match.lift();
  assert.deepEqual(shows(two), [0, null, 0]);
  two.match.act(end(0));
  assert.deepEqual(shows(two), [null, 1, null]);
  two.match.lift();
  assert.deepEqual(shows(two), [1, null, 1]);
});

test('a game of bots can be paused, goes on a step at a time, and is seen with all eyes or one seat’s', async () => {
  const one = setUp(['bot', 'bot']);
  assert.deepEqual(shows(one), [null, null, 'all']);
  one.match.lookAs(1);
  assert.deepEqual(shows(one), [null, null, 1]);
  await tick();
  one.match.halt(true);
  one.asked[0].done(end(0));
  await tick();
  assert.equal(one.game.length, 0);
  for (const seat of [0, 1]) {
    one.match.step();
    await tick();
    one.asked[one.asked.length - 1].done(end(seat));
    await tick();
  }
  assert.deepEqual([one.game.length, one.asked.length], [2, 3]);
  one.match.halt(false);
  await tick();
  assert.equal(one.asked.length, 4);
});

test('the way out is to end, to pass, to say no', () => {
  assert.equal(wayOut([{ kind: 'OFFER' }, { kind: 'END_TURN' }]).kind, 'END_TURN');
  assert.equal(
    wayOut([
      { kind: 'ANSWER', yes: true },
      { kind: 'ANSWER', yes: false },
    ]).yes,
    false,
  );
  assert.equal(wayOut([]), null);
});

test('what was half chosen goes when the game moves on; the trade stays within the turn', () => {
  const shot = (length, more = {}) => ({
    length,
    shown: 0,
    mine: true,
    log: [],
    curtain: null,
    view: { turnNo: 1, phase: 'MAIN' },
    ...more,
  });
  const ui = { ...freshUi(), choosing: 'BUILD_ROAD', give: { ore: 1 } };
  assert.deepEqual(settle(ui, shot(4), shot(4)), {});
  assert.equal(settle(ui, shot(4), shot(5)).choosing, null);
  assert.equal('give' in settle(ui, shot(4), shot(5)), false);
  assert.deepEqual(settle(ui, shot(4), shot(5, { view: { turnNo: 2, phase: 'MAIN' } })).give, {});
  const due = shot(5, { view: { turnNo: 1, phase: 'DISCARD' } });
  assert.deepEqual(settle(ui, shot(4), due).dialog, { name: 'discard' });
  assert.equal(settle({ ...ui, dialog: { name: 'discard' } }, due, shot(6)).dialog, null);
});

test('behind the curtain nothing half chosen is left, no dialog and no notice', () => {
  const shot = (more) => ({ length: 4, shown: 0, mine: true, log: [], curtain: null, view: { turnNo: 1 }, ...more });
  const ui = { ...freshUi(), choosing: 'BUILD_ROAD', give: { ore: 1 }, dialog: { name: 'cards' }, toast: { key: 'x' } };
  const left = { ...ui, ...settle(ui, shot(), shot({ shown: null, mine: false, curtain: { seat: 1, since: 0 } })) };
  assert.deepEqual([left.choosing, left.give, left.dialog, left.toast], [null, {}, null, null]);
});

test('a question about what came stays whatever comes meanwhile', () => {
  const shot = (more) => ({ length: 5, shown: 0, log: [], curtain: null, view: { turnNo: 1 }, ...more });
  const ui = { ...freshUi(), dialog: { name: 'open' } };
  const far = { seats: [1], text: 'x' };
  const coming = [
    [{ curtain: { seat: 1, since: 0 }, shown: null }, null],
    [{ far }, 'far'],
    [{ mine: true, view: { turnNo: 1, phase: 'DISCARD' } }, 'discard'],
    [{ typing: { kind: 'ROLLED', seat: 0 } }, 'typing'],
    [{ far, view: { turnNo: 1, over: true } }, 'far'],
  ];
  for (const [more, usual] of coming) {
    const before = shot({ length: 4 });
    const menu = { ...ui, dialog: { name: 'menu' } };
    assert.equal({ ...menu, ...settle(menu, before, shot(more)) }.dialog?.name ?? null, usual);
    assert.deepEqual({ ...ui, ...settle(ui, before, shot(more)) }.dialog, { name: 'open' });
  }
});

test('steps stay between none and most', () => {
  assert.deepEqual(step({ ore: 1 }, 'ore', 1, 2), { ore: 2 });
  assert.deepEqual(step({ ore: 2 }, 'ore', 1, 2), { ore: 2 });
  assert.deepEqual(step({}, 'ore', -1, 2), { ore: 0 });
});
