import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHistorian } from '../../web/match/history.js';
import { events, groups, pointsOf, sources } from '../../web/rulesets/classic-story.js';
import { panelFor } from '../../web/rulesets/index.js';
import { normalLuck, ways } from '../../web/later/luck.js';
import { cardsOf, columns, diceOf, leadChanges } from '../../web/later/stats.js';
import { openEngine, play } from '../wasm/support/play.mjs';

const engine = await openEngine();
const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);

/** How probable exactly k hits are, the slow way. */
function exactly(n, p, k) {
  let chance = (1 - p) ** (n - k);
  for (let i = 0; i < k; i++) chance *= (p * (n - i)) / (k - i);
  return chance;
}
const between = (n, p, from, to) => sum(Array.from({ length: to - from + 1 }, (_, i) => exactly(n, p, from + i)));

/** Random games to the end, and one that stops in between. */
function* games() {
  for (let seed = 1; seed <= 4; seed++)
    yield play(engine.newGame({ rules: 'classic', seats: 2 + (seed % 3), seed }), seed, ({ length }) =>
      seed === 1 ? length > 150 : length > 3000,
    );
}

test('normal luck leaves at most a tenth of all games below and a tenth above, and could not be narrower', () => {
  for (const n of [1, 5, 20, 60, 100, 250])
    for (let s = 2; s <= 12; s++) {
      const p = ways(s) / 36;
      const [low, high] = normalLuck(n, p, 0.8);
      assert.ok(0 <= low && low <= high && high <= n);
      if (low > 0) assert.ok(between(n, p, 0, low - 1) <= 0.1 + 1e-9, `${n} ${s} below`);
      if (high < n) assert.ok(between(n, p, high + 1, n) <= 0.1 + 1e-9, `${n} ${s} above`);
      assert.ok(between(n, p, 0, low) > 0.1 - 1e-9, `${n} ${s}: low could be higher`);
      assert.ok(between(n, p, high, n) > 0.1 - 1e-9, `${n} ${s}: high could be lower`);
    }
  assert.deepEqual(normalLuck(0, 0.5, 0.8), [0, 0]);
  const [low, high] = normalLuck(100000, 6 / 36, 0.8);
  assert.ok(low > 16400 && high < 16900, 'a long game does not break it');
});

test('the dice: what came, what was to be expected, what lies outside of normal luck', () => {
  const roll = (a, b) => ({ action: { kind: 'ROLLED', seat: 'chance', dice: [a, b] }, changes: [] });
  const { rolls, faces } = diceOf([
    ...Array.from({ length: 12 }, () => roll(1, 1)),
    ...Array.from({ length: 24 }, () => roll(3, 4)),
  ]);
  assert.equal(rolls, 36);
  assert.deepEqual(
    faces.map(({ sum: s }) => s),
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.deepEqual(
    faces.map(({ expected }) => Math.round(expected)),
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  );
  assert.equal(faces[0].count, 12);
  assert.deepEqual(
    faces.map(({ out }) => out),
    [1, 0, -1, -1, -1, 1, -1, -1, -1, 0, 0],
  );
  assert.equal(
    diceOf([]).faces.every(({ count, out }) => count === 0 && out === 0),
    true,
  );
});

test('cards got less cards lost are the cards in hand, in every game and by every source', () => {
  for (const game of games()) {
    const { got, lost } = cardsOf(game.logFor(), game.seats, sources);
    const hands = game.view().players.map(({ cards }) => cards);
    assert.deepEqual(
      got.at(-1).seats.map((n, seat) => n - lost.at(-1).seats[seat]),
      hands,
    );
    for (const rows of [got, lost]) {
      assert.equal(rows.at(-1).source, 'sum');
      assert.ok(!rows.some(({ source }) => source === 'other'));
      for (let seat = 0; seat < game.seats; seat++)
        assert.equal(sum(rows.slice(0, -1).map(({ seats }) => seats[seat])), rows.at(-1).seats[seat]);
    }
    game.free();
  }
});

test('who does not know the kinds of cards counts the same cards', () => {
  for (const game of games()) {
    const open = cardsOf(game.logFor(), game.seats, sources);
    for (const viewer of [null, 0, 1]) assert.deepEqual(cardsOf(game.logFor(viewer), game.seats, sources), open);
    game.free();
  }
});

test('points after each turn: those everyone sees, and at the end the true ones', () => {
  for (const game of games()) {
    const { standings, entries } = createHistorian()(game, game.logFor(null));
    assert.deepEqual(
      standings.map(({ turnNo }) => turnNo),
      [...new Set(entries.map(({ turnNo }) => turnNo))],
    );
    const before = game.fork();
    for (const { turnNo, round, points } of standings.slice(0, -1)) {
      const last = entries.findLast((entry) => entry.turnNo === turnNo).index + 1;
      before.undo(0);
      before.redo(last);
      assert.deepEqual(
        points,
        before.view(null).players.map((player) => player.points),
        `turn ${turnNo}`,
      );
      assert.equal(round, Math.ceil(turnNo / game.seats));
    }
    const now = game.view(game.over ? undefined : null).players.map((player) => player.truePoints ?? player.points);
    assert.deepEqual(standings.at(-1).points, now);
    before.free();
    game.free();
  }
});

test('a history that grows is what a new one would be, also after an undo', () => {
  const game = play(engine.newGame({ rules: 'classic', seed: 3 }), 3, ({ length }) => length > 80);
  const grown = createHistorian();
  for (const most of [80, 120, 90, 200]) {
    if (game.length > most) game.undo(most);
    play(game, most, ({ length }) => length > most);
    const log = game.logFor(0);
    assert.equal(grown(game, log), grown(game, log));
    assert.deepEqual(grown(game, log), createHistorian()(game, log));
  }
  game.free();
});

test('what the points of the winner are made of sums up to them', () => {
  for (const game of games()) {
    const view = game.view();
    for (const { seat, truePoints } of view.players)
      assert.equal(sum(pointsOf(view, seat).map(([, n, each]) => n * each)), truePoints);
    game.free();
  }
});

test('every kind of action with words in the log has a group and a sign', () => {
  const silent = ['ROLL', 'END_TURN', 'ROB', 'PASS', 'CALL_LAST_ROUND'];
  const stories = ['duel', 'stoneage'].map((rules) => panelFor(rules).story); // those with the most of their own
  const all = Object.assign({}, ...stories.map((story) => story.events));
  for (const kind of Object.keys(engine.schema.kinds)) assert.ok(kind in all || silent.includes(kind), kind);
  for (const story of [{ events, groups }, ...stories])
    for (const [names] of Object.values(story.events))
      for (const name of names.split(' ')) assert.ok(story.groups.includes(name), name);
});

test('the lead changes when another leads alone', () => {
  const standings = [
    [2, 2],
    [3, 2],
    [3, 3],
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 4],
  ].map((points) => ({ points }));
  assert.equal(leadChanges(standings), 2);
  assert.equal(leadChanges([]), 0);
});

test('numbers as little columns', () => {
  assert.equal(columns([0, 1, 2, 7]), '▁▂▃█');
  assert.equal(columns([0, 0]), '▁▁');
});
