// Who registers the worker, and when a new version is offered: with a browser of our own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepOffline } from '../../web/platform/offline.js';
import { openEngine } from '../wasm/support/play.mjs';
import { createDesk } from './support/desk.mjs';

/** Something that tells its listeners; hears(kind) tells them. */
function teller(more = {}) {
  const heard = {};
  return {
    ...more,
    addEventListener: (kind, listener) => (heard[kind] ??= []).push(listener),
    tell: (kind) => heard[kind]?.forEach((listener) => listener()),
  };
}

/** A window, and what was done in it. */
function stage({ protocol = 'https:', framed = false, secure = true, workers = undefined, state = 'complete' } = {}) {
  const registration = teller({ active: null, waiting: null, installing: null, looked: 0 });
  registration.update = async () => void registration.looked++;
  const done = { registered: [], reloads: 0, offers: 0 };
  const container = {
    register: async (...given) => (done.registered.push(given), registration),
  };
  const document = teller({ readyState: state, hidden: false, createElement: () => ({}), head: { append() {} } });
  const win = teller({ isSecureContext: secure, document, location: { protocol, reload: () => done.reloads++ } });
  win.self = win;
  win.top = framed ? {} : win;
  win.navigator = Object.defineProperty({}, 'serviceWorker', { get: workers ?? (() => container) });
  const root = { hasAttribute: (name) => name === 'offline' };
  return { win, root, registration, done, begin: () => keepOffline(root, () => done.offers++, win) };
}

const settled = () => new Promise((go) => setImmediate(go));
const sandboxed = () => {
  throw new DOMException('not in a sandbox', 'SecurityError');
};

for (const [where, how] of [
  ['in a frame', { framed: true }],
  ['in a sandboxed frame, where reading it throws', { workers: sandboxed }],
  ['from a file', { protocol: 'file:' }],
  ['without a secure connection', { protocol: 'http:', secure: false }],
  ['in a browser without workers', { workers: () => undefined }],
])
  test(`nothing is registered ${where}; loading a new version is a reload`, async () => {
    const { done, begin } = stage(how);
    const load = begin();
    await settled();
    assert.deepEqual(done.registered, []);
    load();
    assert.equal(done.reloads, 1);
  });

test('nothing is registered in a page of somebody else', async () => {
  const { win, done } = stage();
  keepOffline({ hasAttribute: () => false }, () => {}, win);
  await settled();
  assert.deepEqual(done.registered, []);
});

test('it is registered once, when the page has loaded', async () => {
  const { win, done, begin } = stage({ state: 'interactive' });
  begin();
  await settled();
  assert.deepEqual(done.registered, []);
  win.tell('load');
  await settled();
  assert.deepEqual(done.registered, [['sw.js', { updateViaCache: 'none' }]]);
});

test('the first version is not offered, a later one is when it waits', async () => {
  const { registration, done, begin } = stage();
  const first = teller();
  registration.installing = first;
  begin();
  await settled();
  registration.waiting = first; // for a moment, until it is active
  first.tell('statechange');
  assert.equal(done.offers, 0);
  Object.assign(registration, { active: first, waiting: null });
  first.tell('statechange');
  const second = teller();
  registration.installing = second;
  registration.tell('updatefound');
  assert.equal(done.offers, 0);
  registration.waiting = second;
  second.tell('statechange');
  assert.equal(done.offers, 1);
});

test('one that waited already is offered; it takes over when asked, and the page loads once when it has', async () => {
  const { registration, done, begin } = stage();
  const said = [];
  const next = teller({ state: 'installed', postMessage: (text) => said.push(text) });
  Object.assign(registration, { active: teller(), waiting: next });
  const load = begin();
  await settled();
  assert.equal(done.offers, 1);
  load();
  assert.deepEqual([said, done.reloads], [['take over'], 0]);
  for (const state of ['activating', 'activated']) {
    next.state = state;
    next.tell('statechange');
  }
  assert.equal(done.reloads, 1);
});

test('another tab has let it take over: then a reload is enough', async () => {
  const { registration, done, begin } = stage();
  registration.active = teller();
  const load = begin();
  await settled();
  load();
  assert.equal(done.reloads, 1);
});

test('a page that is shown again looks for a new version, once an hour', async (t) => {
  const { now } = Date;
  t.after(() => (Date.now = now));
  let time = 0;
  Date.now = () => time;
  const { win, registration, begin } = stage();
  begin();
  await settled();
  const shown = (minutes, hidden = false) => {
    time = minutes * 60_000;
    win.document.hidden = hidden;
    win.document.tell('visibilitychange');
    return registration.looked;
  };
  assert.deepEqual([shown(30), shown(61, true), shown(62), shown(63), shown(121), shown(122)], [0, 0, 1, 1, 1, 2]);
});

test('before a new version is loaded the game is saved; what cannot be saved goes into the address', async () => {
  const desk = createDesk(await openEngine());
  const { match, send, disk, said } = desk;
  const load = () => {
    said.length = 0;
    send({ do: 'newer-load' });
    return structuredClone(said);
  };
  assert.deepEqual(load(), [['newer']]);
  match.start(desk.store.get().setup);
  const text = match.text('replay');
  assert.deepEqual(load(), [['newer']]);
  assert.ok(Object.values(disk).some((value) => value.includes(text)));
  disk.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  assert.deepEqual(load(), [['put', text], ['newer']]);
  desk.store.set({ readonly: true });
  assert.deepEqual(load(), [['newer']]); // the tab that plays it keeps it
});

test('a tab that only looks on makes no second game of it when it loads a new version', async () => {
  const desk = createDesk(await openEngine(), { readonly: true });
  desk.match.start(desk.store.get().setup);
  desk.send({ do: 'newer-load' });
  assert.deepEqual([desk.storage.list(), desk.said], [[], [['newer']]]);
});
