// The trade panel without a browser: what bots said, the last offers, and a turn whose offers are all declined.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastOffers } from '../../web/match/intents.js';
import { createMatch } from '../../web/match/match.js';
import { tradeIntents } from '../../web/match/on-trade.js';
import { createRefusals } from '../../web/match/refusals.js';
import { lately, tell } from '../../web/ui/story.js';
import { trade } from '../../web/ui/trade.js';
import { openEngine } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';
import { contextFor, tableFor } from './support/table.mjs';

const engine = await openEngine();
const thinker = { choose: () => new Promise(() => {}), abort() {} };

/** A game of bots up to a moment that fits. */
function playedTo(seed, fits) {
  for (let n = 1; n < 30; n++) {
    const game = engine.newGame({ seed: `${seed} ${n}` });
    while (game.actor !== null && game.length < 600) {
      if (game.actor === 'chance') game.chance();
      else if (fits(game)) return game;
      else game.act(engine.bot(game, { level: 'normal', seed: `bot ${game.length}` }).choose());
    }
    game.free();
  }
  throw new Error(`no game fits ${seed}`);
}

const offered = (seat, give, get) => ({ action: { kind: 'OFFER', seat, give, get } });

test('the last offers: own ones, each once, the newest first, and only what the hand still covers', () => {
  const log = [
    offered(0, { ore: 1 }, { wool: 2 }),
    offered(0, { wool: 3 }, { ore: 1 }),
    offered(1, { grain: 1 }, { ore: 1 }),
    { action: { kind: 'ANSWER', seat: 0, yes: false } },
    offered(0, { wool: 1 }, { ore: 1 }),
    offered(0, { wool: 1, ore: 1 }, { brick: 1 }),
    offered(0, { wool: 1 }, { ore: 1 }),
  ];
  const hand = { lumber: 0, brick: 0, wool: 2, grain: 0, ore: 1 };
  assert.deepEqual(lastOffers(log, 0, hand, 3), [
    { give: { wool: 1 }, get: { ore: 1 } },
    { give: { wool: 1, ore: 1 }, get: { brick: 1 } },
    { give: { ore: 1 }, get: { wool: 2 } },
  ]);
  assert.equal(lastOffers(log, 0, hand, 1).length, 1);
  assert.deepEqual(lastOffers(log, 2, hand), []);
});

/** The offer is out and everybody has answered: each bot has its own excuse. */
function answered() {
  const game = playedTo('answers', ({ phase, view, actor }) => {
    const { offer, proposals } = view();
    return phase === 'MAIN' && offer?.by === actor && offer.no.length > 1 && !proposals.length;
  });
  return { game, person: game.turn };
}

test('each no stands there with its reason, in the panel and in the story, in every language', () => {
  const { game, person } = answered();
  const refusals = createRefusals(engine);
  refusals.begin(game, tableFor(game, person));
  for (const lang of ['en', 'de']) {
    const cx = contextFor({ engine, game, lang, person, now: { excuse: refusals.of } });
    const { offer } = cx.m.view;
    const panel = markup(trade(cx));
    const story = tell(cx.m.log, cx.teller).filter(({ kind }) => kind === 'ANSWER');
    for (const seat of offer.no) {
      const { excuse } = cx.m.log.filter(({ action }) => action.kind === 'ANSWER' && action.seat === seat).pop();
      const what = excuse.what ?? '';
      const why = cx.t(`excuse-${excuse.reason}`, { what, kind: what && cx.t(`res-${what}`) });
      assert.ok(panel.includes(cx.t('log-no-why', { name: cx.names.name(seat), you: 'no', why })), panel);
      assert.ok(
        story.slice(-offer.asked.length).some(({ text }) => text.includes(why)),
        why,
      );
    }
  }
  game.free();
});

test('what was said is forgotten with what was taken back, and heard again of a saved game', () => {
  const { game, person } = answered();
  const table = tableFor(game, person);
  const refusals = createRefusals(engine);
  refusals.begin(game, table);
  const nos = game.log.flatMap(({ kind, yes, seat }, i) => (kind === 'ANSWER' && !yes && seat !== person ? [i] : []));
  for (const i of nos) assert.match(refusals.of(i).reason, /^[A-Z_]+$/);
  const last = nos[nos.length - 1];
  refusals.forget(last);
  assert.equal(refusals.of(last), undefined);
  assert.ok(refusals.of(nos[0]));
  const own = game.log.findIndex(({ kind, yes, seat }) => kind === 'ANSWER' && !yes && seat === person);
  assert.ok(own < 0 || refusals.of(own) === undefined);
  refusals.begin(game, { ...table, seats: table.seats.map((seat) => ({ ...seat, level: 'god' })) });
  assert.equal(refusals.of(nos[0]), undefined);
  game.free();
});

test('whoever is asked reads the offer under the question, and a roll that brought nothing in few words', () => {
  const game = playedTo('asked', ({ phase }) => phase === 'ANSWER');
  const { offer } = game.view();
  const dry = playedTo('dry', (one) => {
    const [a, b] = one.log.at(-1)?.dice ?? [6, 1];
    return one.phase === 'MAIN' && a + b !== 7 && !contextFor({ engine, game: one }).m.log.at(-1).changes.length;
  });
  const [a, b] = dry.log.at(-1).dice;
  for (const lang of ['en', 'de']) {
    const cx = contextFor({ engine, game, lang, person: game.actor });
    const cards = { give: cx.words.cards(offer.give), get: cx.words.cards(offer.get) };
    assert.equal(
      lately(cx.m.log, cx.teller),
      cx.t('log-offer', { name: cx.names.name(offer.by), you: 'no', ...cards }),
    );
    const after = contextFor({ engine, game: dry, lang, person: dry.actor });
    assert.equal(lately(after.m.log, after.teller), `${a + b} · ${after.t('paid-nobody')}`);
  }
  game.free();
  dry.free();
});

/** A match in which a person is asked by a bot. */
function asked() {
  const from = playedTo('asked', ({ phase, view }) => phase === 'ANSWER' && view().offer.asked.length > 1);
  const shown = [];
  const match = createMatch({
    engine,
    thinker: async () => thinker,
    show: (now) => shown.push(now),
    save: () => {},
    pause: () => 0,
    kindsOf: () => [],
  });
  match.resume({ text: from.save('replay'), table: tableFor(from, from.actor) });
  return { match, person: from.actor, now: () => shown[shown.length - 1] };
}

test('who declines the offers of a turn is not asked again in it, sees so, and can listen again', () => {
  const { match, person, now } = asked();
  const game = match.game();
  const { turn } = game;
  const intents = tradeIntents(/** @type {any} */ ({ match, now: () => ({ match: now() }) }));
  const before = game.length;
  intents['decline-turn']({ at: before - 1 });
  assert.equal(game.length, before);
  intents['decline-turn']({ at: before });
  assert.deepEqual(game.log[before], { kind: 'ANSWER', seat: person, yes: false });
  assert.equal(now().declines, true);

  while (game.phase === 'ANSWER') game.act({ kind: 'ANSWER', seat: game.actor, yes: false });
  const form = game.legal().find(({ kind }) => kind === 'OFFER');
  const { hand } = game.view().players[turn];
  const give = engine.schema.resources.find((kind) => hand[kind] > 0);
  const get = engine.schema.resources.find((kind) => kind !== give);
  const again = { ...form, asked: [person], give: { [give]: 1 }, get: { [get]: 1 } };
  assert.equal(match.act(again).ok, true);
  assert.equal(game.phase, 'MAIN');
  assert.deepEqual(game.view().offer.no, [person]);

  intents.listen();
  assert.equal(now().declines, false);
  assert.equal(match.act(again).ok, true);
  assert.equal(game.actor, person);
  match.leave();
});

test('declining ends with the turn', () => {
  const { match, now } = asked();
  const game = match.game();
  match.decline(true);
  while (game.phase === 'ANSWER') game.act({ kind: 'ANSWER', seat: game.actor, yes: false });
  assert.equal(match.act({ kind: 'END_TURN', seat: game.turn }).ok, true);
  assert.equal(now().declines, false);
  match.leave();
});

test('whom to ask, and offers to make again, stand there where they can be used', () => {
  const { game, person } = answered();
  const cx = contextFor({ engine, game, person });
  const keys = (text) => [...text.matchAll(/data-key="([\w-]+)"/g)].map(([, key]) => key);
  const empty = keys(markup(trade(cx)));
  const hand = cx.m.view.players[person].hand;
  assert.equal(empty.filter((key) => key.startsWith('repeat-')).length, lastOffers(cx.m.log, person, hand).length);
  assert.equal(empty.filter((key) => key.startsWith('ask-')).length, 3);
  const kind = engine.schema.resources.find((one) => hand[one] > 0);
  const composed = keys(markup(trade({ ...cx, ui: { ...cx.ui, give: { [kind]: 1 } } })));
  assert.ok(composed.includes('clear'));
  assert.ok(!composed.some((key) => key.startsWith('repeat-')));
  game.free();
});
