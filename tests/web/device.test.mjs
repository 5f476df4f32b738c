import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curtainFor, freshDevice, settleDevice } from '../../web/match/device.js';

const NOW = { people: [0, 2], asked: 0, turn: 0, founding: false, over: false, length: 0 };
const at = (more) => ({ ...NOW, ...more });

/** Goes through moments; whoever the curtain is for lifts it. Who sat there, and where it was down. */
function through(moments) {
  let device = freshDevice();
  return moments.map((now) => {
    device = settleDevice(device, now);
    const curtain = curtainFor(device, now);
    const { viewer } = device;
    if (curtain) device = { ...device, viewer: curtain.seat };
    return { viewer, curtain };
  });
}

test('one person and bots: always the same hand, never a curtain', () => {
  const seen = through([at({ people: [1], asked: 1 }), at({ people: [1], asked: null, turn: 0 })]);
  for (const one of seen) assert.deepEqual(one, { viewer: 1, curtain: null });
});

test('bots alone: nobody sits there', () => {
  assert.deepEqual(through([at({ people: [], asked: null })]), [{ viewer: null, curtain: null }]);
});

test('nobody sees two hands: the next person finds the curtain down, and what has happened since', () => {
  const seen = through([
    at({ length: 4 }),
    at({ length: 6 }),
    at({ asked: 2, turn: 2, length: 7 }),
    at({ asked: 2, turn: 2, length: 9 }),
    at({ length: 11 }),
  ]);
  assert.deepEqual(seen, [
    { viewer: null, curtain: { seat: 0, since: 0 } },
    { viewer: 0, curtain: null },
    { viewer: null, curtain: { seat: 2, since: 0 } },
    { viewer: 2, curtain: null },
    { viewer: null, curtain: { seat: 0, since: 7 } },
  ]);
});

test('an answer in the middle of a turn: down for the one asked, and again on the way back', () => {
  const seen = through([at({}), at({ asked: 2, length: 1 }), at({ asked: 0, length: 2 })]);
  assert.deepEqual(
    seen.map(({ curtain }) => curtain?.seat),
    [0, 2, 0],
  );
});

test('while bots answer the device stays with whoever is on turn; in the turns of bots all hands lie face down', () => {
  const [, answers, , others, again] = through([
    at({}),
    at({ asked: null }),
    at({}),
    at({ asked: null, turn: 1 }),
    at({ asked: 0, turn: 1 }),
  ]);
  assert.deepEqual(answers, { viewer: 0, curtain: null });
  assert.deepEqual(others, { viewer: null, curtain: null });
  assert.equal(again.curtain.seat, 0);
});

test('while founding nothing is hidden', () => {
  const founding = { founding: true };
  const seen = through([at(founding), at({ ...founding, asked: 2 }), at({ ...founding, asked: null }), at(founding)]);
  assert.deepEqual(
    seen.map(({ viewer }) => viewer),
    [0, 2, 2, 0],
  );
  assert.ok(seen.every(({ curtain }) => curtain === null));
});

test('at the end all hands are put away', () => {
  const [, end] = through([at({}), at({ asked: null, over: true })]);
  assert.deepEqual(end, { viewer: null, curtain: null });
});
