// The format of links is enough for an outsider: decoder/ was written from core/codec/FORMAT.md alone. It reads every golden sample
// and fresh links as the module does. What is possible in a replay comes from the module, as the format says.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { decodeReplay } from './decoder/replay.mjs';
import { sameMembers, show } from './decoder/shown.mjs';
import { decodeState } from './decoder/state.mjs';
import { makeNumbers, openEngine } from './support/play.mjs';

const engine = await openEngine();
const { rulesets } = engine.schema;

/** @type {Record<string, {links: number, most: number}>} */
const read = {};

function compare(text) {
  const began = process.cpuUsage().user;
  if (text[1] === 'r') compareReplay(text);
  else {
    const shown = show(decodeState(engine, text));
    const seen = text[1] === 'v' ? engine.loadView(text) : engine.load(text);
    assert.deepEqual(sameMembers(seen.view(), shown), shown, text);
    seen.free();
  }
  const sort = (read[text[1]] ??= { links: 0, most: 0 });
  sort.links++;
  sort.most = Math.max(sort.most, (process.cpuUsage().user - began) / 1000);
}

function compareReplay(text) {
  const { game, layout, neutral } = decodeReplay(engine, text);
  const other = engine.load(text);
  assert.deepEqual(game.log, other.log, text);
  assert.equal(game.hash, other.hash, text);
  assert.deepEqual(layout, other.layout, text);
  other.undo(0);
  const { vertices } = other.view();
  neutral.forEach((name, i) => assert.equal(vertices[name].seat, 2 + i, text));
  game.free();
  other.free();
}

const say = (t) =>
  t.diagnostic(
    Object.entries(read)
      .map(([sort, { links, most }]) => `${sort}: ${links} links, ${most.toFixed(0)} ms at most`)
      .join('; '),
  );

/** Version 0 is the same format: its replays, which take long, need not be read again. */
for (const [version, which] of [
  ['v1', /\.link$/],
  ['v0', /-(position|view)-.*\.link$/],
])
  test(`every golden sample of ${version}`, (t) => {
    const folder = new URL(`../golden/${version}/`, import.meta.url);
    const names = readdirSync(folder).filter((name) => which.test(name));
    assert.ok(names.length > 60);
    for (const name of names) compare(readFileSync(new URL(name, folder), 'utf8').trim());
    say(t);
  });

test('the example of FORMAT.md, which is decoded by hand', () => {
  const format = readFileSync(new URL('../../core/codec/FORMAT.md', import.meta.url), 'utf8');
  const [, text] = format.match(/^## 9\. By hand\n\n`(\w+)`/m);
  compare(text);
  const game = engine.load(text);
  const { rules, seats, goal, first } = game.view();
  assert.deepEqual(
    { rules, seats, goal, first, length: game.length },
    { rules: 'stoneage', seats: 3, goal: 10, first: 2, length: 0 },
  );
  game.free();
});

/** Any options that go together. */
function anyTable(rules, number, seed) {
  const { seats, options } = rulesets[rules];
  const chosen = {};
  for (const [name, { least, most }] of Object.entries(options))
    if (most > least && number(3) === 0) chosen[name] = least + number(Math.min(most - least + 1, 9));
  const table = { rules, seed, seats: seats[0] + number(seats[1] - seats[0] + 1), goal: number(3) ? undefined : 6 };
  try {
    return engine.newGame({ ...table, options: chosen });
  } catch {
    return engine.newGame(table);
  }
}

const pickOf = (list, number) => list[number(list.length)];

/** An offer of one kind for another, or of whatever; it may be refused. */
function anyOffer(form, game, rules, number) {
  const kinds = rulesets[rules].resources;
  const { hand } = game.view().players[form.seat];
  const held = kinds.filter((kind) => hand[kind]);
  const give = { [pickOf(held.length ? held : kinds, number)]: 1 + number(2) };
  const get = { [pickOf(kinds, number)]: 1 + number(2) };
  if (number(4) === 0) Object.assign(number(2) ? give : get, { [pickOf(kinds, number)]: 1 });
  return { ...form, give, get, asked: number(5) ? form.asked : form.asked.slice(0, 1) };
}

/** Anything that is listed, offers and what others say between included. */
function anyStep(game, rules, number) {
  if (game.actor === 'chance') return void game.chance();
  const seat = number(8) ? game.actor : number(game.seats);
  const list = game.legal(seat);
  if (!list.length) return;
  const offer = number(3) === 0 && list.find(({ kind }) => kind === 'OFFER');
  if (offer && game.act(anyOffer(offer, game, rules, number)).ok) return;
  const others = list.filter(({ kind }) => kind !== 'OFFER');
  if (others.length) game.act(pickOf(others, number));
}

const GAMES = 12;
const LONG = 260;

for (const rules of Object.keys(rulesets))
  test(`fresh links of ${rules}`, (t) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const number = makeNumbers(seed);
      const game = anyTable(rules, number, seed);
      const length = number(LONG);
      for (let i = 0; i < 2 * LONG && game.length < length && game.actor !== null; i++) {
        anyStep(game, rules, number);
        if (i % 37 === seed) compare(game.save('position'));
        if (i % 37 === seed + 1) compare(game.save('seat', i % 3 ? number(game.seats) : null));
      }
      compare(game.save('replay'));
      game.free();
    }
    say(t);
  });

test('islands and worlds of one\u2019s own', (t) => {
  for (const rules of Object.keys(rulesets))
    for (let seed = 1; seed <= 4; seed++) {
      const number = makeNumbers(seed);
      const dealt = engine.newGame({ rules, seed });
      const layout = dealt.layout;
      const swap = (list, member, [i, j] = [number(list.length), number(list.length)]) =>
        ([list[i][member], list[j][member]] = [list[j][member], list[i][member]]);
      if (layout.harbours) {
        swap(layout.harbours, 'kind');
        const green = layout.hexes.filter(({ terrain }) => terrain !== 'desert');
        swap(green, 'terrain');
        swap(green, 'number');
      } else {
        const asia = layout.hexes.filter(({ region }) => region === 'asia');
        if (seed > 1) swap(asia, 'number');
        if (seed > 2) swap(layout.boxes, 'construction', [12, 13]);
        if (seed > 3) layout.setsOfThree = [1, 2, 3];
        layout.tiles = { ...layout.tiles, 4: { ...layout.tiles[4], robber: 2, desert_forest: 0 } };
      }
      const game = engine.newGame({ rules, seed, layout });
      for (let i = 0; i < 60; i++) anyStep(game, rules, number);
      for (const sort of ['position', 'replay']) compare(game.save(sort));
      compare(game.save('seat', 0));
      for (const one of [dealt, game]) one.free();
    }
  say(t);
});
