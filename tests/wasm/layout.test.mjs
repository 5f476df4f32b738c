// Islands that a person has on the table: accepted as they are, or refused with what is wrong.
import assert from 'node:assert/strict';
import test from 'node:test';
import { openEngine, play, thrown } from './support/play.mjs';

const engine = await openEngine();
const dealt = engine.newGame({ seed: 'island' }).layout;
const place = ({ q, r }) => `${q},${r}`;
const copy = (change) => {
  const layout = structuredClone(dealt);
  change(layout);
  return layout;
};
const refused = (change, pattern) => {
  const error = thrown(() => engine.newGame({ layout: copy(change) }));
  assert.equal(error.code, 'LAYOUT', error.message);
  assert.match(error.message, pattern);
};

test('the layout of a game makes the same island, whatever the seed', () => {
  const game = engine.newGame({ seed: 'another', layout: dealt });
  assert.deepEqual(game.layout, dealt);
  const view = game.view();
  for (const { q, r, terrain, number } of dealt.hexes)
    assert.deepEqual(view.hexes[place({ q, r })], { terrain, number });
  assert.deepEqual(view.harbours, dealt.harbours);
  assert.equal(view.robber, place(dealt.robber));
  assert.equal(view.first, dealt.first);
  play(game, 1);
  assert.equal(game.over, true);
});

test('so does that of every ruleset', () => {
  for (const rules of Object.keys(engine.schema.rulesets)) {
    const { layout } = engine.newGame({ rules, seed: 'island' });
    assert.deepEqual(engine.newGame({ rules, seed: 'another', layout }).layout, layout, rules);
  }
});

test('any order, sides by any name, numbers left out where there is none', () => {
  const layout = copy((it) => {
    it.hexes.reverse();
    for (const hex of it.hexes) if (hex.number === null) delete hex.number;
    const edges = new Map(engine.board().edges.map((edge) => [edge.name, edge]));
    const hexes = new Map(engine.board().hexes.map((hex) => [hex.name, hex]));
    it.harbours = it.harbours.map(({ edge, kind }) => {
      const { q, r, edges: sides } = hexes.get(edges.get(edge).hexes[0]);
      return { q, r, side: ['NE', 'E', 'SE', 'SW', 'W', 'NW'][sides.indexOf(edge)], kind };
    });
  });
  assert.deepEqual(engine.newGame({ layout }).layout, dealt);
});

test('groups that are left out come from the seed', () => {
  const other = engine.newGame({ seed: 'other' }).layout;
  const { hexes, first } = dealt;
  const mixed = engine.newGame({ seed: 'other', layout: { first: (other.first + 1) % 4 } }).layout;
  assert.deepEqual(mixed, { ...other, first: (other.first + 1) % 4 });
  const island = engine.newGame({ seed: 'other', options: { harbours: 1 }, layout: { hexes, first } });
  assert.deepEqual(island.layout.hexes, hexes);
  assert.equal(island.view().hexes[island.view().robber].terrain, 'desert');
  const kinds = [...dealt.harbours.keys()].map((i) => dealt.harbours[(i + 1) % 9].kind);
  const harbours = dealt.harbours.map(({ edge }, i) => ({ edge, kind: kinds[i] }));
  assert.deepEqual(engine.newGame({ seed: 'other', layout: { harbours } }).layout, { ...other, harbours });
  assert.equal(place(engine.newGame({ layout: { robber: { q: 0, r: 0 } } }).layout.robber), '0,0');
});

test('a game with its own island goes through links', () => {
  const game = play(engine.newGame({ seed: 1, layout: dealt }), 2, ({ length }) => length >= 100);
  for (const kind of ['position', 'replay']) assert.equal(engine.load(game.save(kind)).hash, game.hash);
});

test('what is wrong is said: hexes', () => {
  refused((it) => it.hexes.pop(), /0,2 is missing/);
  refused((it) => it.hexes.push({ q: 5, r: 5, terrain: 'forest' }), /no hex 5,5/);
  refused((it) => it.hexes.push(it.hexes[0]), /0,-2 stands there twice/);
  refused((it) => (it.hexes[3].terrain = 'swamp'), /no terrain swamp/);
  refused((it) => (it.hexes[3].terrain = ''), /no terrain/);
  refused((it) => (it.hexes[3].terrain = '__proto__'), /no terrain __proto__/);
  refused((it) => (it.hexes[3].number = 13), /13 is no number/);
  refused((it) => (it.hexes[3].number = 4.5), /4.5 is no number/);
  refused((it) => (it.hexes[3].number = '4'), /4 is no number/);
  refused((it) => (it.hexes[3].colour = 'red'), /unknown field colour/);
  refused((it) => (it.hexes = 7), /hexes is no list/);
  refused((it) => (it.hexes[3] = null), /hexes\[3\] is no object/);
});

test('what is wrong is said: counts of the box', () => {
  refused((it) => {
    for (const hex of it.hexes) if (hex.terrain === 'forest') hex.terrain = 'mountains';
  }, /mountains: 7 instead of 3.*forest: 0 instead of 4|forest: 0 instead of 4.*mountains: 7 instead of 3/);
  refused((it) => {
    for (const hex of it.hexes) if (hex.number === 9) hex.number = 6;
  }, /number 6: 4 instead of 2/);
  refused((it) => {
    const desert = it.hexes.find(({ number }) => number === null);
    const other = it.hexes.find(({ number }) => number === 8);
    [desert.number, other.number] = [8, null];
  }, /desert has the wrong number/);
  refused((it) => (it.harbours[0].kind = 'ore'), /harbour any: 3 instead of 4|harbour ore: 2 instead of 1/);
  refused((it) => it.harbours.pop(), /harbour/);
});

test('what is wrong is said: harbours, robber, first', () => {
  refused((it) => (it.harbours[0].edge = '9,9,E'), /no edge 9,9,E/);
  refused((it) => (it.harbours[0].kind = 'gold'), /no harbour of kind gold/);
  refused((it) => (it.harbours[0].edge = '0,0,E'), /no board of this ruleset/);
  refused((it) => (it.harbours = {}), /harbours is no list/);
  refused((it) => (it.robber = { q: 3, r: 3 }), /robber: there is no hex 3,3/);
  refused((it) => (it.robber = 5), /robber/);
  refused((it) => (it.first = -1), /first is no seat/);
  refused((it) => (it.first = 1.5), /first is no seat/);
  refused((it) => (it.first = 6), /board/);
  refused((it) => (it.sea = true), /unknown field sea/);
  for (const layout of [5, 'island', []]) assert.equal(thrown(() => engine.newGame({ layout })).code, 'LAYOUT');
});
