// The page of the stone age game without a browser: whole games drawn for one seat, walking, what is offered, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { all, placeOf, waysFor } from '../../web/match/intents.js';
import { onward } from '../../web/match/on-map.js';
import { typingFor } from '../../web/match/typing.js';
import { parse, print } from '../../web/notation.js';
import { panelFor } from '../../web/rulesets/index.js';
import { decide, question } from '../../web/ui/actions.js';
import { bookOf, obey } from '../../web/ui/command.js';
import { hand } from '../../web/ui/hand.js';
import { legalPlaces } from '../../web/ui/legal.js';
import { playerDetails, players } from '../../web/ui/players.js';
import { sheet } from '../../web/ui/sheet.js';
import { tell } from '../../web/ui/story.js';
import { boardText } from '../../web/ui/text.js';
import { trade } from '../../web/ui/trade.js';
import { typing } from '../../web/ui/typing.js';
import { makeNumbers, openEngine, play, step } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';
import { contextFor } from './support/table.mjs';

const engine = await openEngine();
const panel = panelFor('stoneage');
const LANGS = ['en', 'de'];

/** What the page complains about while something is done. */
function complaints(act) {
  const found = [];
  const before = console.error;
  console.error = (...args) => found.push(args.join(' '));
  try {
    act();
  } finally {
    console.error = before;
  }
  return found;
}

/** @param {(game: any) => boolean} until */
function gameAt(until, options = {}, seed = 1) {
  for (let n = seed; n < seed + 40; n++) {
    const game = play(engine.newGame({ rules: 'stoneage', options, seed: n }), n, until);
    if (game.actor !== null) return game;
    game.free();
  }
  throw new Error('no such position');
}
const walking = (game) => game.phase === 'MAIN' && game.actor === 0 && all(game.legal(), 'WALK').length > 3;

/** Everything that is drawn of a position. */
function drawAll(cx) {
  for (const draw of [decide, sheet, hand, trade, players, boardText, panel.costs, panel.awards, panel.progress])
    markup(draw(cx));
  markup(playerDetails(cx, 1));
  for (const line of tell(cx.m.log.slice(-60), cx.teller)) assert.ok(line.text, line.kind);
}

for (const options of [
  {},
  { advanced_setup: 1, advanced_nomad: 1, recall_nomad: 1, trade_whole_turn: 1 },
  { hunting_draws: 0, bank_shown: 0 },
])
  test(`everything has its words in every position, ${JSON.stringify(options)}`, () => {
    const game = engine.newGame({ rules: 'stoneage', options, seed: 3, goal: 6 });
    const number = makeNumbers(5);
    const phases = new Set();
    for (let i = 0; game.actor !== null && i < 6000; i++) {
      const fresh = !phases.has(game.phase);
      phases.add(game.phase);
      if (fresh || i % 200 === 0)
        for (const lang of LANGS) {
          const person = typeof game.actor === 'number' ? game.actor : 0;
          const wrong = complaints(() => {
            const cx = contextFor({ engine, game, lang, person });
            drawAll(cx);
            if (game.phase !== 'MAIN') return;
            for (const choosing of ['WALK', 'NEW_NOMAD', 'SETTLE', 'ADVANCE']) {
              cx.ui = { ...cx.ui, choosing, preview: null };
              drawAll(cx);
              for (const [preview, ways] of waysFor(cx.m.legal, choosing, null)) {
                cx.ui = { ...cx.ui, preview };
                if (ways.length > 1) drawAll(cx);
              }
            }
          });
          assert.deepEqual(wrong, []);
        }
      step(game, number);
    }
    for (const phase of options.advanced_setup
      ? ['PLACE_TRIBE', 'PLACE_NOMAD']
      : ['BEFORE_ROLL', 'NEANDERTHAL', 'MAIN'])
      assert.ok(phases.has(phase), phase);
    game.free();
  });

test('each place that a nomad can go to has its price, and passages say what they need', () => {
  const game = gameAt(walking);
  const cx = contextFor({ engine, game });
  cx.ui.choosing = 'WALK';
  const walks = waysFor(cx.m.legal, 'WALK', null);
  const places = legalPlaces(cx);
  const { prices, chosen } = panel.drawn(cx);
  for (const [name, [action]] of walks) {
    const meat = action.price.meat;
    assert.equal(prices[name], meat);
    const { label } = places.find((one) => one.name === name);
    assert.match(label, new RegExp(`${meat} meat`));
    assert.equal(action.from, chosen);
  }
  const boxes = places.filter(({ place }) => place === 'edge');
  assert.equal(boxes.length, cx.m.view.boxes.length);
  assert.match(boxes[0].label, /^Gibraltar: clothing 0, construction 1, event tile I, (open|closed) for you$/);
  game.free();
});

test('a way over a passage that is closed is refused with what it needs', () => {
  const game = gameAt(walking);
  const cx = contextFor({ engine, game });
  cx.ui.choosing = 'WALK';
  const sunda = cx.m.view.boxes.find(({ clothing, construction }) => clothing === 4 && construction === 4);
  const verdict = panel.misplaced(cx, sunda.edge);
  assert.deepEqual([verdict.reason, verdict.what, verdict.n], ['BOX_CLOSED', 4, 4]);
  game.free();
});

test('a way is drawn vertex by vertex, and back', () => {
  assert.deepEqual(onward(['1,5,N'], '2,4,S'), ['1,5,N', '2,4,S']);
  assert.deepEqual(onward(['1,5,N', '2,4,S'], '1,5,N'), ['1,5,N']);
  assert.deepEqual(onward(['1,5,N', '2,4,S', '2,5,N'], '2,4,S'), ['1,5,N', '2,4,S']);
});

test('in the main phase what can be done is offered with its cost, and asked as such', () => {
  const game = gameAt((one) => one.phase === 'MAIN' && one.actor === 0);
  const cx = contextFor({ engine, game });
  const text = markup(decide(cx));
  for (const key of ['build-walk', 'build-new_nomad', 'build-settle', 'build-advance', 'end'])
    assert.match(text, new RegExp(`data-key="${key}"`));
  assert.doesNotMatch(question(cx), /build/);
  cx.ui.choosing = 'ADVANCE';
  const steps = markup(decide(cx));
  for (const track of ['food', 'hunting', 'construction', 'clothing'])
    assert.match(steps, new RegExp(`data-key="step-${track}"`));
  game.free();
});

test('the bank is offered where three of a kind make the missing card', () => {
  const lacks = (one) => {
    if (one.phase !== 'MAIN' || one.actor !== 0) return false;
    const { cards = {} } = one.why('NEW_NOMAD', 0);
    const [kind] = Object.keys(cards);
    return cards[kind] === 1 && all(one.legal(), 'BANK_TRADE').some(({ get }) => get[kind]);
  };
  const game = gameAt(lacks);
  const cx = contextFor({ engine, game });
  const [choice] = panel.choices(cx).filter(({ key }) => key === 'bank-first');
  assert.ok(choice);
  const sent = [];
  cx.send = (intent) => sent.push(intent);
  choice.press();
  assert.equal(sent[0].action.kind, 'BANK_TRADE');
  assert.ok(game.act(sent[0].action).ok);
  game.free();
});

test('what is listed as possible is read as it is written', () => {
  for (const lang of LANGS) {
    const game = engine.newGame({ rules: 'stoneage', options: { recall_nomad: 1 }, seed: 8 });
    const number = makeNumbers(8);
    const kinds = new Set();
    for (let i = 0; game.actor !== null && i < 1500; i++) {
      if (typeof game.actor === 'number' && i % 25 === 0) {
        const book = bookOf(contextFor({ engine, game, lang, person: game.actor }));
        for (const listed of game.legal()) {
          const action = { ...listed };
          for (const told of ['price', 'steps']) delete action[told];
          if (action.kind === 'OFFER') continue;
          const text = print(action, book);
          assert.deepEqual(parse(text, book, game.actor), { actions: [action], trouble: null }, text);
          kinds.add(action.kind);
        }
      }
      step(game, number);
    }
    for (const kind of ['WALK', 'NEW_NOMAD', 'ADVANCE', 'MOVE_HUNTER', 'ROB', 'PASS']) assert.ok(kinds.has(kind), kind);
    game.free();
  }
});

test('what a tile shows can be typed: the faces that are still out are offered, with their words', () => {
  const game = gameAt((one) => one.phase === 'MAIN' && one.legal().some(({ boxes }) => boxes));
  const { actor: seat } = game;
  game.act(game.legal().find(({ boxes }) => boxes));
  assert.equal(game.phase, 'REVEAL');
  const seats = [0, 1, 2, 3].map((i) => ({ kind: i === seat ? 'person' : 'bot' }));
  const asked = typingFor('all', game.chances(), game.log, seats);
  assert.deepEqual([asked.kind, asked.seat], ['REVEALED', seat]);
  assert.ok(asked.faces.length > 1);
  assert.equal(typingFor('dice', game.chances(), game.log, seats), null);
  for (const lang of LANGS) {
    const wrong = complaints(() => {
      const cx = contextFor({ engine, game, lang, person: seat, now: { typing: asked } });
      const text = markup(typing(cx).body);
      for (const face of asked.faces) assert.match(text, new RegExp(`data-key="typed-${face}"`));
      markup(decide(cx));
    });
    assert.deepEqual(wrong, []);
  }
  game.free();
});

test('the log tells one sentence of each tile, desert, robber and step, and how high the step was', () => {
  const game = engine.newGame({ rules: 'stoneage', seed: 5 });
  const number = makeNumbers(5);
  for (let i = 0; game.actor !== null && i < 3000; i++) step(game, number);
  const { m, teller } = contextFor({ engine, game });
  for (const kind of ['REVEALED', 'LAY_DESERT', 'MOVE_HUNTER', 'ADVANCE']) {
    const entries = m.log.filter(({ action }) => action.kind === kind);
    assert.ok(entries.length, kind);
    for (const entry of entries) assert.equal(tell([entry], teller).filter((line) => line.kind === kind).length, 1);
  }
  const levels = {};
  for (const entry of m.log.filter(({ action }) => action.kind === 'ADVANCE')) {
    const at = `${entry.action.seat} ${entry.action.track}`;
    levels[at] = (levels[at] ?? 0) + 1;
    assert.match(tell([entry], teller)[0].text, new RegExp(` ${levels[at]}\\.$`));
  }
  game.free();
});

test('a walk that is typed goes the cheapest way, or the way that is spelled out', () => {
  const game = gameAt(walking);
  const sent = [];
  const cx = contextFor({ engine, game, sent });
  cx.checkRoute = (way) => game.checkRoute(0, way);
  const walk = all(cx.m.legal, 'WALK').find(({ boxes }) => !boxes);
  obey(cx, `walk ${walk.from} ${walk.to}`);
  obey(cx, `walk ${game.route(walk).join(' ')}`);
  for (const { actions } of sent) assert.deepEqual([actions[0].from, actions[0].to], [walk.from, walk.to]);
  assert.equal(sent.length, 2);
  assert.equal(placeOf(walk), walk.to);
  game.free();
});
