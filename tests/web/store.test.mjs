import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../web/match/store.js';

/** A store whose frames come when the test says so. */
function withFrames(initial) {
  const waiting = [];
  const store = createStore(initial, (run) => waiting.push(run));
  return { store, waiting, frame: () => waiting.splice(0).forEach((run) => run()) };
}

test('many changes in one frame are told once, with the last state', () => {
  const { store, waiting, frame } = withFrames({ a: 1, b: 1 });
  const heard = [];
  store.subscribe((state) => heard.push(state));
  store.set({ a: 2 });
  store.set((state) => ({ b: state.a + 1 }));
  assert.equal(waiting.length, 1);
  assert.deepEqual(heard, []);
  frame();
  assert.deepEqual(heard, [{ a: 2, b: 3 }]);
});

test('the state is there at once, and never changed in place', () => {
  const { store } = withFrames({ a: 1 });
  const before = store.get();
  store.set({ a: 2 });
  assert.equal(before.a, 1);
  assert.equal(store.get().a, 2);
});

test('a change made while being told comes in the next frame', () => {
  const { store, frame } = withFrames({ n: 0 });
  const heard = [];
  store.subscribe(({ n }) => {
    heard.push(n);
    if (n < 2) store.set({ n: n + 1 });
  });
  store.set({ n: 1 });
  frame();
  assert.deepEqual(heard, [1]);
  frame();
  assert.deepEqual(heard, [1, 2]);
});

test('who stops listening hears nothing more', () => {
  const { store, frame } = withFrames({ n: 0 });
  let heard = 0;
  const stop = store.subscribe(() => heard++);
  stop();
  store.set({ n: 1 });
  frame();
  assert.equal(heard, 0);
});
