// The page for five and six and for the duel, without a browser: whole games drawn for one seat, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesFor, placeOf, sideOf } from '../../web/match/intents.js';
import { createMatch } from '../../web/match/match.js';
import { newTable } from '../../web/match/table.js';
import { typingFor } from '../../web/match/typing.js';
import { parse } from '../../web/notation.js';
import { panelFor } from '../../web/rulesets/index.js';
import { cardsOf } from '../../web/later/stats.js';
import { decide, question } from '../../web/ui/actions.js';
import { bookOf } from '../../web/ui/command.js';
import { hand } from '../../web/ui/hand.js';
import { playerDetails, players } from '../../web/ui/players.js';
import { legalPlaces, placing } from '../../web/ui/legal.js';
import { boardText } from '../../web/ui/text.js';
import { tell } from '../../web/ui/story.js';
import { makeNumbers, openEngine, play, step } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';
import { contextFor } from './support/table.mjs';

const engine = await openEngine();
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

/** A game with seat 0 as the person, up to where `until` says. */
function gameAt(rules, until, options = {}, seed = 1) {
  for (let n = seed; n < seed + 30; n++) {
    const game = play(engine.newGame({ rules, options, seed: n }), n, until);
    if (game.actor !== null) return game;
    game.free();
  }
  throw new Error('no such position');
}

const mine = (phase) => (game) => game.phase === phase && game.actor === 0;

const TABLES = [
  ['classic56', {}],
  ['classic56', { after_turn: 2, agreed_end: 1 }],
  ['duel', {}],
  ['duel', { neutral_choice: 1, bank_shown: 1 }],
];

for (const [rules, options] of TABLES)
  test(`${rules} ${JSON.stringify(options)}: everything has its words in every position`, () => {
    const panel = panelFor(rules);
    const game = engine.newGame({ rules, options, seed: 11, goal: 7 });
    const number = makeNumbers(11);
    const phases = new Set();
    for (let i = 0; game.actor !== null; i++) {
      const fresh = !phases.has(game.phase);
      phases.add(game.phase);
      if (fresh || i % 40 === 0)
        for (const lang of LANGS) {
          const person = typeof game.actor === 'number' ? game.actor : 0;
          const wrong = complaints(() => {
            const cx = contextFor({ engine, game, lang, person });
            for (const draw of [decide, hand, players, boardText, panel.costs, panel.awards, panel.cardsDialog])
              markup(draw(cx));
            for (const dialog of Object.values(panel.dialogs ?? {})) markup(dialog(cx).body);
            markup(playerDetails(cx, 1));
            for (const line of tell(cx.m.log.slice(-60), cx.teller)) assert.ok(line.text, line.kind);
          });
          assert.deepEqual(wrong, []);
        }
      step(game, number);
    }
    for (const phase of rules === 'duel' ? ['NEUTRAL', 'GIVE_BACK'] : [options.after_turn ? 'PARTNER' : 'BUILDING'])
      assert.ok(phases.has(phase), phase);
    const wrong = complaints(() => {
      const cx = contextFor({ engine, game, lang: 'de' });
      cx.m.open.players.forEach((player) =>
        panel.results(cx).forEach(({ of }) => assert.equal(typeof of(player), 'number')),
      );
      panel.story.pointsOf(cx.m.open, game.winners[0]);
    });
    assert.deepEqual(wrong, []);
    game.free();
  });

test('in a building phase the kinds of things are chosen, however few can be built', () => {
  const few = (game) =>
    mine('BUILDING')(game) && new Set(game.legal().map(({ kind }) => kind)).size === 2 && game.legal().some(placeOf);
  const game = gameAt('classic56', few);
  const cx = contextFor({ engine, game });
  assert.equal(placing(cx), null);
  const text = markup(decide(cx));
  for (const key of ['build-road', 'build-settlement', 'build-city', 'build-card', 'pass', 'pass-round'])
    assert.match(text, new RegExp(`data-key="${key}"`));
  assert.match(question(cx), /build or pass$/);
  game.free();
});

test('the last building phase is asked for as such', () => {
  const last = (one) => mine('BUILDING')(one) && one.view(0).turnNo === 6;
  const game = gameAt('classic56', last, { last_round: 1 });
  assert.match(question(contextFor({ engine, game })), /before the game ends/);
  game.free();
});

/** A match of persons (the first so many) and bots that end turns and pass. */
function matchOf(people, options = {}) {
  const info = engine.schema.rulesets.classic56;
  const table = { ...newTable({ rules: 'classic56', info, level: 'easy', persons: people, seats: 5 }), seed: 'pass' };
  let shown = null;
  const match = createMatch({
    engine,
    thinker: async () => ({ choose: () => new Promise(() => {}), abort() {} }),
    show: (now) => (shown = now),
    save() {},
    pause: () => 0,
    kindsOf: (rules) => panelFor(rules).kinds,
    undo: () => 'free',
  });
  match.start({ ...table, options: { ...table.options, ...options, starter: 1 } });
  return { match, now: () => shown };
}

/** Everybody does the least, by way of the match, until it is so. */
function idle(match, until) {
  const order = ['ROLL', 'END_TURN', 'PASS', 'ROB', 'DISCARD', 'MOVE_ROBBER', 'BUILD_SETTLEMENT', 'BUILD_ROAD'];
  for (let i = 0; i < 600 && !until(); i++) {
    const legal = match.game().legal();
    const kind = order.find((one) => legal.some((action) => action.kind === one));
    assert.ok(match.act(legal.find((action) => action.kind === kind)).ok);
  }
  assert.ok(until());
}

test('who passes for a round is asked again after the own turn, or when it is taken back', () => {
  const { match, now } = matchOf(1);
  const asked = () => now().view.phase === 'BUILDING' && match.game().actor === 0;
  idle(match, asked);
  const { turnNo } = now().view;
  match.passRound(true);
  assert.ok(now().passing);
  assert.notEqual(match.game().actor, 0);
  let seen = 0;
  idle(match, () => {
    seen += Number(asked());
    return now().view.turn === 0 && now().view.turnNo > turnNo;
  });
  assert.equal(seen, 0);
  assert.equal(now().passing, false);
  idle(match, asked);
  match.passRound(true);
  match.passRound(false);
  idle(match, asked);
  match.passRound(true);
  assert.ok(match.undo());
  assert.equal(now().passing, false);
});

test('with several at the device whoever passes for a round is not called to it', () => {
  const { match, now } = matchOf(2);
  const asked = (seat) => () => now().view.phase === 'BUILDING' && match.game().actor === seat;
  idle(match, () => asked(1)() && now().view.turn === 2);
  assert.equal(now().curtain.seat, 1);
  match.lift();
  match.passRound(true);
  idle(match, () => now().view.turn === 3 && now().view.phase === 'BUILDING' && match.game().actor === 0);
  assert.equal(now().passing, false); // the other person has not said so
  match.lift();
  let called = 0;
  idle(match, () => {
    called += Number(asked(1)() || now().curtain?.seat === 1);
    return now().view.turn === 0;
  });
  assert.equal(called, 0);
});

test('the places of a neutral piece are those of one colour, which can be changed', () => {
  const game = gameAt('duel', (one) => mine('NEUTRAL')(one) && new Set(one.legal().map(({ to }) => to)).size > 1);
  const cx = contextFor({ engine, game });
  const kind = placing(cx);
  for (const side of [2, 3]) {
    cx.ui.side = side;
    const names = legalPlaces(cx).map(({ name }) => name);
    const wanted = game.legal().filter((action) => action.kind === kind && action.to === side);
    assert.deepEqual(names, wanted.map(placeOf));
    assert.equal(sideOf(cx.m.legal, kind, side), side);
    for (const [name, action] of placesFor(cx.m.legal, kind, side)) assert.equal(placeOf(action), name);
    assert.match(question(cx), side === 2 ? /Grey$/ : /Pale$/);
    assert.match(markup(decide(cx)), new RegExp(`data-key="neutral-\\w+-${side}"[^>]*aria-pressed="true"`));
  }
  const text = markup(boardText(cx));
  for (const action of game.legal()) assert.ok(text.includes(`data-key="at-${action.to}-${placeOf(action)}"`));
  const [first] = game.legal();
  for (const lang of LANGS) {
    const book = bookOf(contextFor({ engine, game, lang }));
    const verb = first.edge ? 'neutral-road' : 'neutral-settlement';
    const { actions } = parse(`${verb} ${placeOf(first)} for ${book.nameOf(first.to)}`, book, 0);
    assert.deepEqual(actions, [first]);
  }
  game.free();
});

test('a forced trade: the cards drawn are for the two players, and what is given back is chosen one by one', () => {
  const game = gameAt('duel', (one) => mine('GIVE_BACK')(one) && one.view(0).giveBack === 2);
  const cx = contextFor({ engine, game });
  const text = markup(decide(cx));
  for (const { card } of game.legal()) assert.match(text, new RegExp(`data-key="return-${card}"`));
  const drawn = game.log.slice(-2).flatMap(({ kind, card }) => (kind === 'STOLE' ? [card] : []));
  for (const card of drawn) assert.ok(cx.panel.note(cx).includes(cx.t(`res-${card}`)));
  const lines = (seat) => tell(game.logFor(seat, game.length - 2), cx.teller).map((line) => line.text);
  for (const seat of [0, 1]) assert.match(lines(seat).join(), /lumber|brick|wool|grain|ore/);
  assert.doesNotMatch(lines(null).join(), /lumber|brick|wool|grain|ore/);
  const { length } = game;
  while (game.phase === 'GIVE_BACK') game.act(game.legal()[0]);
  const told = tell(game.logFor(0, length), cx.teller).filter(({ kind }) => kind === 'GIVE_BACK');
  assert.equal(told.length, 1);
  const entries = game.logFor(undefined, length - 3);
  const { got } = cardsOf(entries, 2, cx.panel.story.sources);
  assert.ok(got.some(({ source, seats }) => source === 'forced' && seats[0] === drawn.length));
  game.free();
});

test('the roll that counts first is shown, and a repeated total is told as one', () => {
  const game = gameAt('duel', (one) => one.logFor(null).slice(-1)[0]?.roll === 0);
  const cx = contextFor({ engine, game });
  assert.match(tell(cx.m.log.slice(-1), cx.teller)[0].text, /again/);
  assert.match(cx.panel.note(cx), /same total/);
  while (game.actor === 'chance') game.chance();
  const { firstRoll, rollsLeft } = game.view(0);
  if (!rollsLeft)
    assert.match(markup(decide(contextFor({ engine, game }))), new RegExp(`First roll: ${firstRoll.low} and`));
  game.free();
});

test('what a token action costs, and why, stands in its dialog', () => {
  const game = gameAt('duel', (one) => mine('MAIN')(one) && one.why('FORCED_TRADE', 0).ok);
  const cx = contextFor({ engine, game });
  const text = markup(panelFor('duel').dialogs.tokens(cx).body);
  const { price, points } = cx.m.view.players[0];
  assert.match(text, new RegExp(`costs ${price} token`));
  assert.match(text, new RegExp(`${points} to ${cx.m.view.players[1].points}`));
  assert.match(text, /data-key="token-FORCED_TRADE"/);
  assert.match(markup(hand(cx)), /data-key="hand-tokens"/);
  game.free();
});

test('cards drawn in a forced trade are typed by the person who drew them, or who lost them to a bot', () => {
  const drawn = [{ action: { kind: 'STOLE', card: 'ore' } }, { action: { kind: 'STOLE', card: 'wool' } }];
  const who = (seat, kinds, more = []) =>
    typingFor(
      'all',
      drawn,
      [{ kind: 'FORCED_TRADE', seat }, ...more],
      kinds.map((kind) => ({ kind })),
    )?.seat ?? null;
  const second = [{ kind: 'STOLE', seat: 'chance', card: 'ore' }];
  for (const more of [[], second]) {
    assert.equal(who(0, ['person', 'person'], more), 0);
    assert.equal(who(0, ['person', 'bot'], more), null);
    assert.equal(who(0, ['bot', 'person'], more), 1);
  }
});

test('a neutral colour with the longest road has a name there, and nobody gets points for it', () => {
  const game = gameAt('duel', mine('MAIN'));
  const cx = contextFor({ engine, game });
  cx.m.view.awards.longestRoad = 3;
  cx.m.view.neutrals[1].road = 6;
  assert.match(markup(panelFor('duel').awards(cx)), /Pale, 6/);
  const entry = { ...cx.m.log[cx.m.log.length - 1], awards: { longestRoad: 3 } };
  assert.match(tell([entry], cx.teller).pop().text, /^Pale has the Longest Road now: no points/);
  game.free();
});
