import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf, farNow, findKept, kinship, payloadOf, readPayload, seedFor } from '../../web/match/far.js';
import { persons, repairTable } from '../../web/match/table.js';
import { undoTarget } from '../../web/match/undo.js';
import { farFrom, readAddress, textFrom, tidyAddress } from '../../web/platform/link.js';
import { createDesk } from './support/desk.mjs';
import { deviceOf, duel, engine, notes, playOn, preset, tableOf } from './support/far.mjs';

const { levels } = engine.schema;

test('what a link says of the table comes back, seen from the seat it is for', () => {
  const names = ['Anna-Lena. (A)', 'Bért & Söhne', '名前名前', '', '100% #1'];
  const table = tableOf('classic56', ['person', 'far', 'easy', 'normal', 'far'], names);
  const payload = payloadOf(table, 1);
  assert.match(payload, /^[\w%-]+$/);
  const { seat, table: read } = readPayload(payload, preset('classic56', 5), levels);
  assert.equal(seat, 1);
  assert.deepEqual(
    read.seats.map(({ kind }) => kind),
    ['far', 'person', 'bot', 'bot', 'far'],
  );
  for (const key of ['name', 'color'])
    assert.deepEqual(
      read.seats.map((chair) => chair[key]),
      table.seats.map((chair) => chair[key]),
    );
  assert.deepEqual([read.seats[2].level, read.seats[3].level], ['easy', 'normal']);
  assert.equal(read.botSeed, table.botSeed);
  assert.deepEqual(persons(read), [1]);
});

test('what is wrong beside the game is left out, and never throws', () => {
  const two = preset('duel', 2);
  const read = (payload) => readPayload(payload, two, levels);
  const good = payloadOf(tableOf('duel', ['person', 'far'], ['Anna', 'Bert']), 1);
  for (const bad of ['', '9', 'x', '5-hh-01-s', '1-hhh-012-s', '1-hh-0-s', '1-h-0-s', '1-HH-01-s', '__proto__'])
    assert.equal(read(bad), null, bad);
  for (let n = 0; n < good.length; n++) read(good.slice(0, n));
  assert.deepEqual(
    read('1-hh-01-s-%E0%A4%A-Be%00rt%E2%80%AE%F0%9F%98%80').table.seats.map(({ name }) => name),
    ['%E0%A4%A', 'Bert😀'],
  );
  assert.equal(read(`1-hh-01-s-${'x'.repeat(99)}`).table.seats[0].name.length, 24);
  assert.deepEqual(read('1-hh-01-s-A-B-C-more-to-come').table.seats.length, 2);
  assert.equal(read('0-hz-99-').table.seats[1].kind, 'far');
  // Colours twice, and half a letter, are repaired where they are saved or sent.
  assert.equal(new Set(repairTable(read('0-hh-11-').table, two, levels).seats.map(({ color }) => color)).size, 2);
  assert.match(payloadOf(tableOf('duel', ['person', 'far'], ['\ud83d', '!']), 0), /--%21$/);
});

test('a link and what it says beside the game are found in whatever was pasted', () => {
  const payload = payloadOf(tableOf('duel', ['person', 'far'], ['Ann (1)', 'Bo.']), 1);
  const link = `https://example.org/a/#g=0abC-_9&far=${payload}`;
  const query = link.replace('#', '?');
  const shapes = [
    link,
    query,
    `Your turn: ${link}.`,
    `(${link})`,
    link.replace('&far=', '%26far%3D'),
    `0abC-_9&far=${payload}`,
  ];
  for (const input of shapes) {
    assert.equal(farFrom(input), payload, input);
    assert.equal(textFrom(input), '0abC-_9', input);
  }
  assert.equal(readAddress(new URL(link)), `#g=0abC-_9&far=${payload}`);
  assert.equal(farFrom('https://example.org/#g=0abC&x=far=1'), '');
  assert.equal(readAddress(new URL('https://example.org/#far=1-hh-01')), '');
  const win = { location: new URL(query), history: { replaceState: (...args) => (win.location = new URL(args[2])) } };
  tidyAddress(win);
  assert.equal(win.location.href, link);
});

test('older, newer, the same, another way, another game', () => {
  const game = duel(60);
  const at = (length, seed) => {
    const fork = game.fork();
    fork.undo(length);
    if (seed) playOn(fork, 10, seed);
    return courseOf(fork);
  };
  const now = courseOf(game);
  assert.deepEqual(kinship(now, now), { how: 'same', at: 60 });
  assert.deepEqual(kinship(now, at(40)), { how: 'newer', at: 40 });
  assert.deepEqual(kinship(at(40), now), { how: 'older', at: 40 });
  const other = at(30, 'other way');
  const kin = kinship(other, now);
  assert.equal(kin.how, 'branch');
  assert.ok(kin.at >= 30 && kin.at < other.log.length);
  assert.equal(kinship(courseOf(duel(60, 'another deal')), now), null);
  assert.equal(kinship({ start: now.start, log: now.log.slice(1) }, now), null);
});

/** The shelf with games of these lengths in it, all the same one; seats as given. */
const shelfOf = (game, entries) =>
  entries.map(({ length, kinds = ['person', 'far'], ...more }, id) => {
    const fork = game.fork();
    fork.undo(length);
    return { id, state: 'ok', game: { table: tableOf('duel', kinds), text: fork.save('replay') }, ...more };
  });

test('of the games on the shelf the one that is farthest, of this seat; bots, damaged and foreign ones are left alone', () => {
  const game = duel(60);
  const came = game.fork();
  came.undo(40);
  const find = (entries, seat = 0) => findKept(shelfOf(game, entries), came, 'duel', engine.load, seat);
  const kept = (found) => found && [found.id, found.how, found.length];
  assert.deepEqual(kept(find([{ length: 10 }, { length: 30 }, { length: 20 }])), [1, 'newer', 30]);
  assert.deepEqual(kept(find([{ length: 30 }, { length: 40 }, { length: 60 }])), [2, 'older', 60]);
  assert.deepEqual(kept(find([{ length: 30 }, { length: 60, kinds: ['far', 'person'] }])), [0, 'newer', 30]);
  assert.equal(find([{ length: 40, kinds: ['person', 'normal'] }]), null);
  assert.equal(find([{ length: 40, state: 'damaged', game: undefined }]), null);
  assert.equal(find([{ length: 40, game: { table: tableOf('duel', ['person', 'far']), text: 'rubbish' } }]), null);
});

test('chance after a link is drawn once on a device', () => {
  const [here, there] = [notes(), notes()];
  const game = duel(400);
  const texts = Array.from({ length: 40 }, (_, i) => {
    game.undo(i);
    const text = game.save('replay');
    game.redo(300);
    return text;
  });
  const seeds = texts.map((text) => seedFor(here, text));
  assert.equal(new Set(seeds).size, texts.length);
  assert.deepEqual(
    texts.map((text) => seedFor(here, text)),
    seeds,
  );
  assert.notEqual(seedFor(there, texts[0]), seeds[0]);
});

test('a link goes round: who opens it sits down behind a curtain, and the game is one game on each side', () => {
  const [anna, bert] = [deviceOf(), deviceOf()];
  anna.match.start({ ...tableOf('duel', ['person', 'far'], ['Anna', 'Bert']), goal: 4, seed: 'whole' });
  let link = anna.play();
  assert.equal(anna.shown().mine, false);
  const first = link;
  const seen = { first: 0, newer: 0 };
  for (let turn = 0; !anna.shown().view.over && !bert.shown()?.view.over; turn++) {
    const me = turn % 2 ? anna : bert;
    const open = me.read(link);
    seen[open.far.kept?.how ?? 'first']++;
    me.on['open-play']({});
    const { shown, curtain, view } = me.shown();
    assert.equal(shown, null);
    assert.deepEqual([curtain.seat, curtain.called], [turn % 2 ? 0 : 1, true]);
    assert.equal(view.seat, null);
    link = me.play();
  }
  assert.equal(seen.first, 1);
  const late = anna.shown().view.over ? bert : anna;
  const early = late === anna ? bert : anna;
  assert.equal(late.read(link).far.kept.how, 'newer');
  late.on['open-play']({});
  assert.equal(late.match.game().hash, early.match.game().hash);
  assert.deepEqual([late.shown().far, late.shown().curtain], [null, null]);
  assert.equal(early.shown().far.seats.length, 1);
  assert.equal(bert.read(first).far.kept.how, 'older');
  assert.deepEqual(
    bert.shelf[0].game.table.seats.map(({ kind, name }) => [kind, name]),
    [
      ['far', 'Anna'],
      ['person', 'Bert'],
    ],
  );
});

test('the curtain says since when one has not looked, and a reload before it is lifted lets it down again', () => {
  const [anna, bert] = [deviceOf(), deviceOf()];
  anna.match.start({ ...tableOf('duel', ['person', 'far']), seed: 'since' });
  bert.read(anna.play());
  bert.on['open-play']({});
  const back = bert.play();
  const left = anna.shown().length;
  anna.read(back);
  anna.on['open-play']({});
  assert.deepEqual(anna.shown().curtain, { seat: 0, since: left, called: true });
  const again = deviceOf();
  again.match.resume(structuredClone(anna.shelf[0].game));
  assert.deepEqual(again.shown().curtain, { seat: 0, since: left, called: true });
  again.match.lift();
  assert.deepEqual([again.shown().curtain, again.shown().shown], [null, 0]);
});

test('between looking and sitting down another tab has gone on: it is looked again, and nothing goes back', () => {
  const [anna, bert, tab] = [deviceOf(), deviceOf(), deviceOf()];
  anna.match.start({ ...tableOf('duel', ['person', 'far'], ['Anna', 'Bert']), seed: 'since' });
  const shared = () => bert.shelf.splice(0, 1, ...structuredClone(tab.shelf)); // two tabs, one shelf
  const first = anna.play();
  for (const one of [bert, tab]) one.read(first);
  tab.on['open-play']({});
  tab.play();
  shared();
  bert.on['open-play']({});
  assert.deepEqual([bert.match.game(), bert.ui().open.far.kept.how], [null, 'older']);
  bert.on['open-mine']({});
  assert.equal(bert.match.text('replay'), tab.match.text('replay'));

  anna.read(`#g=${tab.shown().far.text}`);
  anna.on['open-play']({});
  const next = anna.play();
  for (const one of [bert, tab]) one.read(next);
  assert.equal(bert.ui().open.far.kept.how, 'newer');
  tab.on['open-play']({});
  tab.play();
  shared();
  const before = structuredClone(bert.shelf);
  bert.on['open-play']({});
  assert.equal(bert.ui().open.far.kept.how, 'older');
  assert.deepEqual(bert.shelf, before);

  bert.shelf.pop(); // deleted there
  bert.on['open-mine']({});
  assert.equal(bert.ui().open.far.kept, null);
  assert.equal(bert.ui().toast.key, 'open-gone');
  bert.on['open-play']({});
  assert.equal(bert.shown().length, anna.shown().length);
});

test('a link without its second part finds the game it belongs to; without that it is a link like any other', () => {
  const [anna, bert] = [deviceOf(), deviceOf()];
  anna.match.start({ ...tableOf('duel', ['person', 'far']), seed: 'cut' });
  bert.read(anna.play());
  bert.on['open-play']({});
  const bare = bert.play().split('&far')[0];
  assert.equal(anna.read(bare).far.kept.how, 'newer');
  assert.equal(deviceOf().read(bare).far, undefined);
});

test('two at one device, one far away, a bot: each sits down where they belong, and the bot plays where the move is', async () => {
  const [here, there] = [deviceOf(), deviceOf()];
  here.match.start({ ...tableOf('classic', ['person', 'far', 'person', 'easy']), goal: 4, seed: 'four' });
  const sat = [new Set(), new Set()];
  let link = await here.playAll(sat[0]);
  for (let turn = 0; !here.shown().view.over && !there.shown()?.view.over; turn++) {
    const me = turn % 2 ? here : there;
    me.read(link);
    me.on['open-play']({});
    link = await me.playAll(sat[(turn + 1) % 2]);
  }
  assert.deepEqual(
    sat.map((seats) => [...seats].sort()),
    [[0, 2], [1]],
  );
  const late = here.shown().view.over ? there : here;
  late.read(link);
  late.on['open-play']({});
  assert.equal(there.match.game().hash, here.match.game().hash);
  assert.ok(here.match.game().log.some(({ seat }) => seat === 3));
});

test('offers go out to whoever is far away, and come back answered', () => {
  const [anna, bert] = [deviceOf(), deviceOf()];
  const game = duel(0);
  const offers = () => game.legal().find(({ kind }) => kind === 'OFFER');
  while (!(game.phase === 'MAIN' && game.turn === 0 && offers() && game.view().players[1].cards > 0)) playOn(game, 1);
  const [give] = Object.entries(game.view(0).players[0].hand).find(([, n]) => n > 0);
  const get = Object.entries(game.view().players[1].hand).find(([kind, n]) => n > 0 && kind !== give)?.[0];
  anna.match.resume({ text: game.save('replay'), table: tableOf('duel', ['person', 'far']) });
  assert.ok(anna.match.act({ ...offers(), give: { [give]: 1 }, get: { [get]: 1 } }).ok);
  assert.equal(anna.shown().view.phase, 'ANSWER');
  assert.deepEqual(anna.shown().far.seats, [1]);
  assert.equal(anna.shown().undo, null);
  bert.read(`#g=${anna.shown().far.text}`);
  bert.on['open-play']({});
  bert.match.lift();
  assert.ok(bert.match.act({ kind: 'ANSWER', seat: 1, yes: false }).ok);
  anna.read(`#g=${bert.shown().far.text}`);
  anna.on['open-play']({});
  anna.match.lift();
  assert.ok(anna.shown().mine);
});

test('nothing is taken back that somebody far away has not agreed to', () => {
  const by = (seat, kind) => ({ kind, seat });
  const log = [by(0, 'ROLL'), by('chance', 'ROLLED'), by(0, 'BUILD_ROAD')];
  const seats = [{ kind: 'person' }, { kind: 'far' }];
  assert.deepEqual(undoTarget(log, seats, 0, 'free'), { to: 2, ask: [] });
  assert.equal(undoTarget(log.slice(0, 2), seats, 0, 'free'), null);
});

test('who is asked is told apart from who waits; at the end the link is for all who are away, but not where it came from', () => {
  const game = duel(0);
  const table = tableOf('duel', ['person', 'far']);
  const first = game.actor;
  assert.deepEqual(farNow(game, tableOf('duel', first ? ['far', 'person'] : ['person', 'far'])), null);
  assert.deepEqual(farNow(game, tableOf('duel', ['far', 'far'])).seats, [first]);
  playOn(game, 2000);
  assert.ok(game.over);
  assert.deepEqual(farNow(game, table).seats, [1]);
  assert.equal(farNow(game, { ...table, got: game.length }), null);
});

test('behind the question about a link waits what has come meanwhile', () => {
  const { send, match, store } = createDesk(engine);
  match.start({ ...tableOf('duel', ['far', 'far']), seed: 'wait' });
  const dialog = () => store.get().ui.dialog?.name;
  send({ do: 'open', input: duel(20).save('replay') });
  assert.equal(dialog(), 'open');
  send({ do: 'dialog', name: null });
  assert.equal(dialog(), 'far');
  send({ do: 'dialog', name: null });
  assert.equal(dialog(), undefined);
});

test('a name that is being typed goes with the question about its link, and with the next link', () => {
  const desk = createDesk(engine);
  const text = duel(0).save('replay');
  const type = () => desk.send({ do: 'seat', what: 'open', seat: 0, patch: { name: 'Ada' } });
  const { ui } = desk.store.get();
  desk.send({ do: 'open', input: text });
  type();
  assert.equal(desk.store.get().ui.open.table.seats[0].name, 'Ada');
  desk.send({ do: 'open', input: text.slice(0, -4) });
  type();
  assert.equal(desk.store.get().ui.open.error, 'SHORT');
  desk.send({ do: 'dialog', name: null });
  type();
  assert.deepEqual(desk.store.get().ui.open, ui.open);
});
