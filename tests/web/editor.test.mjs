// The editor: positions made by hand through the engine, what its tools do, and what its screen says in every language.
import assert from 'node:assert/strict';
import test from 'node:test';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { makeBench } from '../../web/almanac/bench.js';
import { FLAWS, LENGTH, answerOf, cleared, get, placesOf, put, spoilt, used } from '../../web/almanac/draft.js';
import { editor, editPlaces } from '../../web/almanac/editor.js';
import { createWords, LANGUAGES } from '../../web/i18n/i18n.js';
import { kit } from '../../web/kit.js';
import { openEngine, play, thrown } from '../wasm/support/play.mjs';
import { markup } from './support/markup.mjs';

const engine = await openEngine();
const games = ['classic', 'classic56', 'duel'];

/** A game some turns on, with nothing under way. */
const running = (rules, seed) =>
  play(engine.newGame({ rules, seed }), 7, ({ phase, length }) => length > 90 && phase === 'MAIN');

test('what a draft says and nothing changed is the same position', () => {
  for (const rules of games) {
    const game = running(rules, 'draft');
    const draft = game.draft();
    assert.equal(draft.length, LENGTH, rules);
    const { link, flaws } = answerOf(game.edit(draft));
    assert.deepEqual(flaws, []);
    assert.equal(engine.load(link).hash, game.hash, rules);
  }
});

test('a draft is read where the core writes it', () => {
  for (const rules of games) {
    const game = running(rules, 'where');
    const draft = game.draft();
    const board = engine.board(rules);
    const view = game.view();
    assert.equal(get(draft, 'turn'), view.turn);
    assert.equal(board.hexes[get(draft, 'robber')].name, view.robber);
    assert.equal(engine.schema.phases[get(draft, 'phase')], 'MAIN');
    view.players.forEach(({ hand, dev, knights }, seat) => {
      engine.schema.resources.forEach((kind, k) => assert.equal(get(draft, 'hand', 8 * seat + k), hand[kind]));
      engine.schema.devCards.forEach((kind, k) => assert.equal(get(draft, 'cards', 5 * seat + k), dev[kind]));
      assert.equal(get(draft, 'knights', seat), knights);
    });
    board.edges.forEach(({ name }, i) =>
      assert.equal(get(draft, 'edge', i), view.roads[name] ? (3 << 3) | view.roads[name].seat : 0),
    );
    const holder = view.awards.longestRoad ?? 255;
    assert.equal(get(draft, 'longest'), holder);
  }
});

test('a changed draft is another position, and the game stays as it was', () => {
  const game = running('classic', 'change');
  const { hash } = game;
  const next = (game.turn + 1) % game.seats;
  const { hand } = game.view().players[2];
  const { link } = answerOf(game.edit(put(game.draft(), ['hand', 8 * 2 + 4, hand.ore + 3], ['turn', 0, next])));
  const made = engine.load(link).view();
  assert.equal(made.players[2].hand.ore, hand.ore + 3);
  assert.equal(made.bank.ore, game.view().bank.ore - 3);
  assert.deepEqual([made.turn, made.actor, made.phase, made.dice], [next, next, 'MAIN', null]);
  assert.equal(game.hash, hash);
});

test('what is wrong is told by the names of the list', async () => {
  const list = await readFile(new URL('../../core/rules/flaws.inc', import.meta.url), 'utf8');
  const names = [...list.matchAll(/^HX_FLAW\((\d+), (\w+)\)/gm)].map(([, code, name]) => [Number(code), name]);
  assert.deepEqual(
    names,
    FLAWS.map((name, i) => [i + 1, name]),
  );
  const game = running('classic', 'wrong');
  const { link, flaws } = answerOf(game.edit(put(game.draft(), ['knights', 0, 30])));
  assert.equal(link, null);
  assert.deepEqual(
    flaws.map(({ flaw, what, most }) => [flaw, what, most]),
    [['DECK', 0, 14]],
  );
});

test('what is no draft is an error; the stone age has none', () => {
  const game = running('duel', 'no draft');
  assert.equal(thrown(() => game.edit(new Uint8Array(3))).code, 'ARGUMENT');
  const stone = engine.newGame({ rules: 'stoneage', seed: 'no draft' });
  assert.equal(stone.draft().length, 0);
  assert.equal(thrown(() => stone.edit(new Uint8Array())).code, 'ARGUMENT');
});

const named = (list, i) => list[i].name;
const code = (piece, seat) => (piece << 3) | seat;

test('a tool changes what it should: pieces come and go, hexes and harbours change', () => {
  const board = engine.board('classic');
  const start = cleared(engine.newGame({ rules: 'classic', seed: 'tools' }).draft());
  const city = { tool: 'piece', value: 2, seat: 3 };
  const built = used(start, board, city, named(board.vertices, 7), null);
  assert.equal(get(built, 'vertex', 7), code(2, 3));
  assert.deepEqual(used(built, board, city, named(board.vertices, 7), null), start);
  const other = used(built, board, { ...city, value: 1, seat: 0 }, named(board.vertices, 7), null);
  assert.equal(get(other, 'vertex', 7), code(1, 0));
  const road = used(start, board, { ...city, value: 3 }, named(board.edges, 70), null);
  assert.equal(get(road, 'edge', 70), code(3, 3));
  const swap = { tool: 'swap', value: 0, seat: 0 };
  assert.equal(used(start, board, swap, '0,0', null), null);
  const swapped = used(start, board, swap, '0,0', '0,1');
  const [a, b] = ['0,0', '0,1'].map((name) => board.hexes.findIndex((hex) => hex.name === name));
  for (const part of ['terrain', 'number']) {
    assert.equal(get(swapped, part, a), get(start, part, b));
    assert.equal(get(swapped, part, b), get(start, part, a));
  }
  const robber = used(start, board, { tool: 'robber', value: 0, seat: 0 }, '0,1', null);
  assert.equal(get(robber, 'robber'), b);
  const dock = { tool: 'dock', value: 0, seat: 0 };
  const from = placesOf(start, board, dock, null);
  assert.equal(from.length, 9);
  const coast = placesOf(start, board, dock, from[0]);
  assert.equal(coast.length, 30);
  const moved = used(start, board, dock, coast[0], from[0]);
  assert.ok(placesOf(moved, board, dock, null).includes(coast[0]));
  assert.ok(!placesOf(moved, board, dock, null).includes(from[0]));
  const kind = used(start, board, { tool: 'port', value: 2, seat: 0 }, from[3], null);
  assert.equal([...kind].filter((byte, i) => byte !== start[i]).length, 1);
});

test('what is wrong is marked where it is', () => {
  const board = engine.board('classic');
  const game = engine.newGame({ rules: 'classic', seed: 'marks' });
  const start = cleared(game.draft());
  const put2 = (piece, seat, ...at) =>
    at.reduce((draft, name) => used(draft, board, { tool: 'piece', value: piece, seat }, name, null), start);
  const marks = (draft) => {
    const { flaws } = answerOf(game.edit(draft));
    return [...new Set(flaws.flatMap((flaw) => spoilt(flaw, draft, board)))];
  };
  assert.deepEqual(marks(start), []);
  assert.deepEqual(marks(put2(1, 0, '0,0,N', '0,-1,S')).sort(), ['0,-1,S', '0,0,N']);
  const five = ['0,0,N', '0,0,S', '-1,1,S', '1,-1,N', '-1,-1,N'];
  assert.deepEqual(marks(put2(2, 1, ...five)).sort(), [...five].sort());
  assert.deepEqual(marks(put2(2, 1, ...five.slice(1))), []);
});

const texts = (folder) =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, readFileSync(new URL(`../../web/${folder}/${lang}.ftl`, import.meta.url), 'utf8')]),
  );
const [pageWords, ownWords] = ['i18n', 'almanac'].map(texts);

/** The editor beside a running game, or at the start. */
function bench(game = null, shown = 0) {
  let state = { screen: game ? 'game' : 'start', back: 'start', match: null, replay: null, ui: kit.freshUi() };
  if (game) {
    const seats = game.view().players.map((_, i) => ({ kind: i ? 'bot' : 'person', name: '', color: 'blue' }));
    state.match = { table: { rules: game.rules, seats, visit: 'B-01' }, shown, watch: null, view: game.view(shown) };
  }
  const set = (patch) => (state = { ...state, ...(typeof patch === 'function' ? patch(state) : patch) });
  const closed = [];
  const desk = {
    engine,
    store: { set },
    match: { game: () => game },
    now: () => state,
    ui: (patch) => set({ ui: { ...state.ui, ...patch } }),
    infoOf: (rules) => engine.schema.rulesets[rules],
    level: 'easy',
  };
  const it = makeBench(kit, desk, { 'replay-close': () => closed.push('game') });
  return { it, now: () => state, edit: () => state.replay.edit, closed };
}

/** The page's context at what is shown. */
function contextOf({ now }, words) {
  const m = now().replay;
  const board = engine.board(m.view.rules);
  const places = kit.indexPlaces(board);
  const panel = kit.panelFor(m.view.rules);
  const cx = { t: words.t, words, schema: engine.schema, board, places, panel, m, ui: now().ui, state: now() };
  Object.assign(cx, { send() {}, link: (text) => text });
  cx.state = { ...cx.state, settings: {} };
  cx.names = kit.namesOf(cx);
  cx.teller = { t: words.t, words, names: cx.names, view: m.view, hexesAt: () => [] };
  return cx;
}

test('a copy of a game leaves it alone, keeps its hand, and guesses those of others', () => {
  const game = running('classic', 'copy');
  const { hash } = game;
  const { it, now, edit, closed } = bench(game);
  it.begin();
  const copy = engine.load(edit().link).view();
  const real = game.view();
  assert.deepEqual(copy.players[0].hand, real.players[0].hand);
  assert.deepEqual(
    copy.players.map(({ cards }) => cards),
    real.players.map(({ cards }) => cards),
  );
  assert.ok(edit().guessed);
  assert.equal(now().replay.table.visit, undefined);
  it.put('hand', 0, 1 + get(edit().draft, 'hand'));
  assert.equal(game.hash, hash);
  now().match.table.seats[1].kind = 'far';
  it.play();
  assert.deepEqual(
    now().ui.open.table.seats.map(({ kind }) => kind),
    ['person', 'bot', 'bot', 'bot'],
  );
  it.close();
  assert.deepEqual(closed, ['game']);
  const unseen = bench(game, null);
  unseen.it.begin();
  const guess = engine.load(unseen.edit().link).view();
  assert.ok(real.players.some(({ hand }, i) => JSON.stringify(hand) !== JSON.stringify(guess.players[i].hand)));
  const end = play(engine.newGame({ rules: 'classic', seed: 'end' }), 1);
  const over = bench(end);
  over.it.begin();
  assert.ok(!over.edit().guessed);
  assert.deepEqual(
    over.edit().flaws.map(({ flaw }) => flaw),
    ['WON'],
  );
});

test('each change can be taken back; what is impossible is lost as little', () => {
  const { it, edit } = bench();
  it.begin();
  const before = edit();
  assert.ok(before.link && !before.undo);
  it.choose({ tab: 'pieces', tool: 'piece', value: 2, seat: 1 });
  for (const name of ['0,0,N', '0,0,S', '-1,1,S', '1,-1,N', '-1,-1,N']) it.use(name);
  assert.equal(edit().link, null);
  assert.deepEqual(
    edit().flaws.map(({ flaw, seat, n, most }) => [flaw, seat, n, most]),
    [['PIECES', 1, 5, 4]],
  );
  it.play();
  it.hints();
  assert.equal(edit().hints, null);
  it.undo();
  assert.ok(edit().link);
  it.fresh('duel');
  it.undo();
  for (let i = 0; i < 9; i++) it.undo();
  assert.deepEqual(edit().draft, before.draft);
  assert.equal(edit().link, before.link);
});

test('one plays on from it against bots, and sees the best moves', () => {
  const { it, now, edit } = bench();
  it.begin();
  it.fresh('duel');
  it.choose({ tab: 'pieces' });
  it.use('0,0,N');
  it.choose({ tool: 'piece', value: 3 });
  it.use('0,0,NE');
  it.put('hand', 0, 4);
  it.put('hand', 1, 4);
  it.put('phase', 0, engine.schema.phases.indexOf('MAIN'));
  it.hints();
  assert.ok(edit().hints.length > 0);
  it.play();
  const { open, dialog } = now().ui;
  assert.equal(dialog.name, 'open');
  assert.equal(engine.load(open.text).view().players[0].hand.lumber, 4);
  assert.deepEqual(
    open.table.seats.map(({ kind }) => kind),
    ['person', 'bot'],
  );
});

test('every part of the screen and every flaw is said, in every language', () => {
  const complaints = [];
  const before = console.error;
  console.error = (...args) => complaints.push(args.join(' '));
  for (const lang of LANGUAGES) {
    const words = createWords(lang, pageWords);
    const say = createWords(lang, ownWords).t;
    for (const rules of games) {
      const made = bench();
      made.it.begin();
      made.it.fresh(rules);
      made.it.use('0,0,N');
      made.it.hints();
      for (const tab of ['island', 'pieces', 'cards', 'turn', 'new']) {
        made.it.choose({ tab });
        const cx = contextOf(made, words);
        const text = markup(editor({ ...kit, sheet: () => '' }, cx, say));
        assert.match(text, new RegExp(`data-key="edit-tab-${tab}"[^>]*aria-pressed="true"`));
        assert.ok(text.includes(say('edit-good')));
        assert.doesNotMatch(text, /undefined|NaN|\[object/, `${rules} ${tab}`);
        for (const { label } of editPlaces(kit, cx, say)) assert.ok(label.length > 3 && !/undefined/.test(label));
      }
      for (const [i, flaw] of FLAWS.entries()) {
        const what = i === 6 ? 3 : 1;
        made.now().replay.edit = { ...made.edit(), flaws: [{ flaw, seat: 0, what, n: 9, most: 4 }], link: null };
        const text = markup(editor({ ...kit, sheet: () => '' }, contextOf(made, words), say));
        const [, sentence] = /class="no">.*?<span>(.*?)<\/span>/s.exec(text);
        assert.ok(sentence.length > 10 && !/undefined/.test(sentence), `${lang} ${flaw}: ${sentence}`);
      }
    }
  }
  console.error = before;
  assert.deepEqual(complaints, []);
});
