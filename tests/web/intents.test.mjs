import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bankTrade,
  count,
  discards,
  offer,
  onlyPlaceKind,
  pick,
  placesFor,
  sameCards,
  tidy,
} from '../../web/match/intents.js';

const road = (edge) => ({ kind: 'BUILD_ROAD', seat: 0, edge });
const legal = [
  road('0,0,E'),
  road('0,0,NE'),
  { kind: 'BUILD_SETTLEMENT', seat: 0, vertex: '0,0,N' },
  { kind: 'OFFER', seat: 0, asked: [1, 2, 3], give: {}, get: {} },
  { kind: 'END_TURN', seat: 0 },
];

test('a place leads to the very action of the list', () => {
  const places = placesFor(legal, 'BUILD_ROAD');
  assert.deepEqual([...places.keys()], ['0,0,E', '0,0,NE']);
  assert.equal(places.get('0,0,NE'), legal[1]);
  assert.equal(placesFor(legal, 'BUILD_CITY').size, 0);
});

test('pick finds by kind and fields, and nothing else', () => {
  assert.equal(pick(legal, 'END_TURN'), legal[4]);
  const answers = [
    { kind: 'ANSWER', seat: 1, yes: false },
    { kind: 'ANSWER', seat: 1, yes: true },
  ];
  assert.equal(pick(answers, 'ANSWER', { yes: true }), answers[1]);
  assert.equal(pick(answers, 'CLOSE_OFFER', { to: null }), null);
});

test('a kind is placed at once only where nothing else can be done', () => {
  assert.equal(onlyPlaceKind([road('0,0,E'), road('1,0,E')]), 'BUILD_ROAD');
  assert.equal(onlyPlaceKind([road('0,0,E'), { kind: 'PASS', seat: 0 }]), 'BUILD_ROAD');
  assert.equal(onlyPlaceKind([road('0,0,E'), { kind: 'END_TURN', seat: 0 }]), null);
  assert.equal(onlyPlaceKind([road('0,0,E'), { kind: 'BUILD_CITY', seat: 0, vertex: '0,0,N' }]), null);
  assert.equal(onlyPlaceKind([{ kind: 'END_TURN', seat: 0 }]), null);
});

test('an offer asks those who were left on, without empty kinds', () => {
  const made = offer(legal, { give: { ore: 1, wool: 0 }, get: { brick: 2 }, off: [2] });
  assert.deepEqual(made, { kind: 'OFFER', seat: 0, asked: [1, 3], give: { ore: 1 }, get: { brick: 2 } });
  assert.equal(offer([legal[4]], { give: { ore: 1 }, get: { wool: 1 } }), null);
});

test('the bank takes one kind for one kind, at the own rate', () => {
  const rates = { ore: 2, wool: 4 };
  assert.deepEqual(bankTrade({ ore: 1 }, { wool: 2 }, rates, 3), {
    kind: 'BANK_TRADE',
    seat: 3,
    give: { ore: 4 },
    get: { wool: 2 },
  });
  assert.equal(bankTrade({ ore: 1, wool: 1 }, { brick: 1 }, rates, 0), null);
  assert.equal(bankTrade({}, { brick: 1 }, rates, 0), null);
});

test('discards come one by one', () => {
  const list = discards(2, { ore: 2, wool: 0, brick: 1 });
  assert.deepEqual(
    list.map((a) => a.card),
    ['ore', 'ore', 'brick'],
  );
  assert.ok(list.every((a) => a.kind === 'DISCARD' && a.seat === 2));
});

test('cards are compared without their zeros', () => {
  assert.ok(sameCards({ ore: 1, wool: 0 }, { ore: 1 }));
  assert.ok(!sameCards({ ore: 1 }, { ore: 2 }));
  assert.ok(!sameCards({ ore: 1 }, { wool: 1 }));
  assert.deepEqual(tidy({ ore: 0, wool: 3 }), { wool: 3 });
  assert.equal(count({ ore: 2, wool: 3 }), 5);
});
