import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGuard } from '../../web/match/guard.js';

/** A guard over a game that moves when the test says so. */
function setUp() {
  let version = 1;
  const guard = createGuard(() => version);
  return { guard, move: () => version++ };
}
const click = (more = {}) => ({ detail: 1, pointerType: 'mouse', clientX: 100, clientY: 100, timeStamp: 0, ...more });

test('the second click of a double click does not act on what the first one brought', () => {
  const { guard, move } = setUp();
  assert.ok(guard.click(click()));
  move();
  assert.equal(guard.click(click({ detail: 2, timeStamp: 90 })), false);
  assert.equal(guard.click(click({ detail: 3, timeStamp: 180 })), false);
  assert.ok(guard.click(click({ timeStamp: 600 })));
});

test('quick clicks count as long as the game has not moved', () => {
  const { guard } = setUp();
  for (const detail of [1, 2, 3]) assert.ok(guard.click(click({ detail })));
});

test('two taps at one place are one; elsewhere or later they are two', () => {
  const again = (more) => {
    const { guard, move } = setUp();
    guard.click(click({ pointerType: 'touch' }));
    move();
    return guard.click(click({ pointerType: 'touch', timeStamp: 100, ...more }));
  };
  assert.equal(again({}), false);
  assert.ok(again({ clientX: 200 }));
  assert.ok(again({ timeStamp: 500 }));
  assert.ok(again({ timeStamp: 500, detail: 2 }), 'a browser may count up to two for longer');
});

test('a key that is held down acts once; pressed again it acts again', () => {
  const { guard, move } = setUp();
  assert.ok(guard.key({ key: 'Enter', repeat: false }));
  assert.ok(guard.key({ key: 'Enter', repeat: true }));
  move();
  assert.equal(guard.key({ key: 'Enter', repeat: true }), false);
  assert.ok(guard.key({ key: 'ArrowUp', repeat: true }));
  assert.ok(guard.key({ key: 'Enter', repeat: false }));
  assert.ok(guard.click(click({ detail: 0 })));
});
