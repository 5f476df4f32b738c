// What moves and sounds, and in which order: from the log of real games, as a seat knows it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance, hexPoint, vertexPoint } from '../../web/board/geometry.js';
import { snapshot } from '../../web/match/snapshot.js';
import { calls, scenesOf, timed } from '../../web/motion/scenes.js';
import { createSound } from '../../web/motion/sound.js';
import { openEngine } from '../wasm/support/play.mjs';
import { tableFor } from './support/table.mjs';

const engine = await openEngine();
const NOBODY = { curtain: null, watch: null, typing: null, undo: null, thinking: false, kinds: [] };
const shot = (game, shown) => snapshot(game, tableFor(game), { ...NOBODY, shown });

/** Each step of games of bots, as a seat sees it: a choice and the chance that follows. */
function* steps(shown, seeds = [1, 2, 3]) {
  for (const seed of seeds) {
    const game = engine.newGame({ seed: `motion ${seed}` });
    let before = shot(game, shown);
    while (!game.over) {
      const asked = engine.bot(game, { level: 'normal', seed: `${seed} ${game.length}` });
      game.act(asked.choose());
      while (game.actor === 'chance') game.chance();
      const now = shot(game, shown);
      const entries = now.log.slice(before.length);
      yield {
        entries,
        before,
        now,
        scenes: scenesOf(entries, before, now),
        all: game.logFor(undefined, before.length),
      };
      before = now;
    }
    game.free();
  }
}
const seen = [0, null].map((seat) => [seat, [...steps(seat)]]);
const [, own] = seen[0];
const kindOf = ({ dice, cards, from, piece }) => (dice ? 'dice' : cards ? 'cards' : from ? 'robber' : piece && 'piece');
const kinds = (scenes) => scenes.map(kindOf).filter(Boolean).join(' ');
const of = (list, kind) => list.filter(({ entries }) => entries.some(({ action }) => action.kind === kind));

/** Gains less losses of a seat, by scenes; and by the log. */
const flown = (scenes, seat) => {
  const cards = scenes.flatMap((scene) => scene.cards ?? []);
  return cards.filter(({ to }) => to === seat).length - cards.filter(({ from }) => from === seat).length;
};
const sum = (cards) => Object.values(cards).reduce((total, n) => total + n, 0);

test('a roll is seen first, then what it brings, from hexes of this number beside an own building', () => {
  const rolls = of(own, 'ROLLED');
  assert.ok(rolls.length > 100);
  assert.ok(rolls.some(({ scenes }) => kinds(scenes) === 'dice cards'));
  for (const { scenes, entries, now } of rolls) {
    const { dice } = entries.find(({ action }) => action.kind === 'ROLLED').action;
    assert.deepEqual(scenes[0], { sound: 'dice', dice });
    const { hexes, vertices } = now.view;
    for (const { from, to, kind } of scenes.slice(1).flatMap(({ cards }) => cards)) {
      assert.equal(hexes[from].number, dice[0] + dice[1]);
      assert.ok(kind);
      const beside = Object.keys(vertices).filter((name) => distance(vertexPoint(name), hexPoint(from)) < 101);
      assert.ok(beside.some((name) => vertices[name].seat === to));
    }
  }
});

test('pieces drop where they were placed, and what they cost goes to the bank after that', () => {
  for (const kind of ['BUILD_ROAD', 'BUILD_SETTLEMENT', 'BUILD_CITY'])
    for (const { scenes, entries } of of(own, kind)) {
      const { edge, vertex } = entries[0].action;
      assert.deepEqual(scenes[0], { sound: 'wood', piece: edge ?? vertex });
      const paid = scenes[1]?.cards ?? [];
      if (entries[0].turnNo > 0) assert.ok(paid.every(({ to }) => to === 'bank'));
      else assert.ok(paid.every(({ from }) => from === vertex));
    }
});

test('every card that moves is seen to, once, from one to the other', () => {
  for (const [, list] of seen)
    for (const { entries, scenes } of list) {
      assert.ok(scenes.filter(({ cards }) => cards).length < 2);
      for (const seat of [0, 1, 2, 3]) {
        const changes = entries.flatMap((entry) => entry.changes).filter((change) => change.seat === seat);
        assert.equal(flown(scenes, seat), sum(changes.map(({ n, cards }) => n ?? sum(cards))));
      }
    }
});

test('trades go from hand to hand, or to the bank and back, and sound as such', () => {
  for (const { scenes, entries } of of(own, 'CLOSE_OFFER')) {
    const { seat, to } = entries[0].action;
    if (to === null) assert.deepEqual(scenes, []);
    else {
      assert.equal(scenes[0].sound, 'trade');
      for (const card of scenes[0].cards) assert.deepEqual([card.from, card.to].sort(), [seat, to].sort());
    }
  }
  const [{ scenes, entries }] = of(own, 'BANK_TRADE');
  const { seat, give } = entries[0].action;
  assert.equal(scenes[0].sound, 'trade');
  assert.equal(scenes[0].cards.filter(({ from, to }) => from === seat && to === 'bank').length, sum(give));
  assert.equal(scenes[0].cards.at(-1).from, 'bank');
});

test('one hears cards come to the open hand, and no others', () => {
  for (const { scenes } of of(own, 'ROLLED'))
    for (const { cards, sound } of scenes.slice(1))
      assert.equal(sound, cards.some(({ to }) => to === 0) ? 'paper' : undefined);
});

test('the robber slides from where it was to where it is; the theft comes after that', () => {
  const moves = own.filter(({ scenes }) => scenes.some(({ from }) => from));
  assert.equal(moves.length, of(own, 'MOVE_ROBBER').length);
  for (const { scenes, before, now } of moves) {
    const { from, piece, sound } = scenes.find((scene) => scene.from);
    assert.deepEqual([from, piece, sound], [before.view.robber, now.view.robber, 'robber']);
    assert.match(kinds(scenes), /^robber( cards)?$/);
  }
});

test('a theft is seen by kind only by whom it brings a card; no kind is seen that the log of the seat does not tell', () => {
  let thefts = 0;
  for (const [seat, list] of seen)
    for (const { scenes, all } of of(list, 'STOLE')) {
      const { victim, turn } = all.at(-1);
      const [card] = scenes.at(-1).cards;
      assert.deepEqual([card.from, card.to], [victim, turn]);
      assert.equal(card.kind !== '', turn === seat);
      thefts++;
    }
  assert.ok(thefts > 20);
  const hidden = of(own, 'DISCARD').filter(({ entries }) => entries.some(({ changes }) => changes[0].n));
  assert.ok(hidden.length > 0);
  for (const { scenes } of hidden) assert.ok(scenes[0].cards.some(({ kind }) => kind === ''));
});

test('the end is heard, once', () => {
  const ends = own.filter(({ scenes }) => scenes.some(({ sound }) => sound === 'won'));
  assert.equal(ends.length, 3);
  for (const { now, scenes } of ends) assert.deepEqual([now.view.over, scenes.at(-1).sound], [true, 'won']);
});

test('one after the other, each in its time; the cards of one roll together', () => {
  const cards = (n) => ({ cards: Array.from({ length: n }, () => ({ kind: 'ore', from: 'bank', to: 0 })) });
  const scenes = [{ dice: [1, 2] }, { piece: '0,0,N' }, cards(1), cards(4), cards(30), { sound: 'won' }];
  const times = timed(scenes, 1);
  assert.deepEqual(times.map(({ time }) => Math.round(time)), [450, 180, 320, 440, 600, 0]); // prettier-ignore
  assert.deepEqual(times.map(({ delay }) => Math.round(delay)), [0, 450, 630, 950, 1390, 1990]); // prettier-ignore
  assert.equal(times[3].gap, 40);
  const far = ['1,0', '2,0', '-2,2'].map((piece) => timed([{ piece, from: '0,0' }], 1)[0].time);
  assert.deepEqual(far.map(Math.round), [90, 180, 180]);
  assert.equal(timed([{ piece: '5,0', from: '-5,0' }], 1)[0].time, 500);
  for (const { scenes: real } of own)
    for (const { time, cards: many, from } of timed(real, 1)) assert.ok(time <= (many ? 600 : from ? 500 : 450));
});

test('the speed multiplies all of it; at speed 0 nothing takes time', () => {
  const scenes = [{ dice: [1, 2] }, { cards: [{}, {}] }, { piece: '0,0', from: '1,0' }];
  const all = (speed) => timed(scenes, speed).flatMap(({ delay, time, gap }) => [delay, time, gap]);
  for (const speed of [0.5, 2])
    assert.deepEqual(all(speed).map((ms) => Math.round(ms * speed)), all(1).map(Math.round)); // prettier-ignore
  assert.ok(all(0).every((ms) => ms === 0));
});

test('the bell calls whoever is asked and looks elsewhere, or has waited long; not whoever has just played', () => {
  const seat = (shown, mine, curtain = null) => ({ shown, mine, curtain });
  const wait = seat(0, false);
  const turn = seat(0, true);
  assert.equal(calls(wait, turn, true, 0), true);
  assert.equal(calls(wait, turn, false, 3001), true);
  assert.equal(calls(wait, turn, false, 2900), false);
  assert.equal(calls(turn, turn, true, 9000), false);
  assert.equal(calls(turn, wait, true, 9000), false);
  assert.equal(calls(wait, seat(null, false, { seat: 2 }), true, 0), true);
  assert.equal(calls(seat(null, false, { seat: 2 }), seat(2, true), true, 0), false);
});

/** An AudioContext that notes when what begins and ends. */
function stubAudio() {
  const notes = [];
  const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const source = () => {
    const note = {};
    notes.push(note);
    const node = { frequency: param, gain: param, connect: (to) => to };
    return Object.assign(node, { start: (at) => (note.at = at), stop: (at) => (note.end = at) });
  };
  const audio = { currentTime: 0, state: 'running', sampleRate: 800, createOscillator: source };
  audio.createBufferSource = source;
  audio.createGain = () => ({ gain: param, connect: (to) => to });
  audio.createBuffer = () => ({ getChannelData: () => [] });
  return { audio, notes };
}

/** A page that sounds, pressed or not. */
function sounding({ volume = 0.6, press = { isTrusted: true } }) {
  const { audio, notes } = stubAudio();
  let made = 0;
  let wake;
  globalThis.AudioContext = function () {
    made++;
    return audio;
  };
  const sound = createSound(
    { addEventListener: (_, run) => (wake = run) },
    () => volume,
    (run) => run(),
  );
  if (press) wake(press);
  return { sound, notes, audio, made: () => made };
}

test('each sound is shorter than 300 ms, and never are there two at once', () => {
  for (const name of ['dice', 'wood', 'robber', 'paper', 'trade', 'bell', 'won', 'refused']) {
    const { sound, notes } = sounding({});
    sound(name);
    assert.ok(notes.length > 0, name);
    assert.ok(Math.max(...notes.map(({ end }) => end)) < 0.3, name);
    const first = notes.length;
    sound('wood');
    assert.ok(notes[first].at >= Math.max(...notes.slice(0, first).map(({ end }) => end)), name);
  }
});

test('what would come too late is not heard', () => {
  const { sound, notes, audio } = sounding({});
  for (let i = 0; i < 50; i++) sound('wood');
  assert.ok(notes.at(-1).end < 0.5, String(notes.at(-1).end));
  audio.currentTime = 9;
  sound('won');
  assert.equal(notes.at(-4).at, 9);
  assert.deepEqual(notes.slice(-4).length, 4);
});

test('silent before the first press, at volume 0, and where there is no audio', () => {
  for (const how of [{ press: null }, { press: { isTrusted: false } }, { volume: 0 }]) {
    const { sound, notes, made } = sounding(how);
    sound('bell');
    assert.deepEqual([notes.length, made()], [0, 0]);
  }
  const { sound, notes, audio } = sounding({});
  audio.state = 'suspended';
  sound('bell');
  assert.equal(notes.length, 0);
  delete globalThis.AudioContext;
  createSound(
    { addEventListener: (_, wake) => wake({ isTrusted: true }) },
    () => 1,
    (run) => run(),
  )('bell');
});

test('who walks slides from where it was, and not for long', () => {
  const [{ before, now }] = own;
  const walk = { action: { kind: 'WALK', seat: 0, from: '0,0,N', to: '1,-1,S' }, changes: [] };
  const [scene] = timed(scenesOf([walk], before, { ...now, view: before.view }), 1);
  assert.equal(scene.piece, '1,-1,S');
  assert.equal(scene.from, '0,0,N');
  assert.ok(scene.time > 0 && scene.time < 90);
  const far = { action: { ...walk.action, to: '9,9,S' }, changes: [] };
  assert.equal(timed(scenesOf([far], before, { ...now, view: before.view }), 1)[0].time, 500);
});
