// What a page round this one may say to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMANDS, connect, LONGEST_MESSAGE, readMessage, TYPES } from '../../web/platform/messages.js';

const message = (more) => ({ app: 'hexstead', v: 1, id: 'a1', ...more });

test('each command is read with its fields', () => {
  const given = {
    getState: {},
    load: { text: 'https://example.org/#g=1abc' },
    newGame: { rules: 'duel', seats: 2, bots: 1, seed: 'any words' },
    setTheme: { theme: 'dark' },
    setLang: { lang: 'de' },
    pause: { on: true },
    keep: { on: false },
  };
  assert.deepEqual(Object.keys(given), Object.keys(COMMANDS));
  for (const [cmd, fields] of Object.entries(given))
    assert.deepEqual(readMessage(message({ cmd, ...fields })), { ok: true, id: 'a1', cmd, ...fields });
});

test('the id is a short text or a number, and may be missing', () => {
  assert.equal(readMessage({ app: 'hexstead', v: 1, cmd: 'getState' }).id, null);
  assert.equal(readMessage(message({ id: 7, cmd: 'getState' })).id, 7);
  for (const id of [{}, 'x'.repeat(65), 1.5, Infinity, null, ['a']])
    assert.equal(readMessage(message({ id, cmd: 'getState' })).id, null);
});

test('what is not meant for the page is foreign', () => {
  const others = [undefined, null, 1, 'hexstead', '{"app":"hexstead","v":1,"cmd":"getState"}', [], () => {}, new Map()];
  others.push({}, { app: 'other', v: 1, cmd: 'getState' }, Object.create(message({ cmd: 'getState' })), Symbol('x'));
  for (const other of others) assert.deepEqual(readMessage(other), { error: 'FOREIGN' });
});

test('wrong versions, commands and fields are refused and say whose answer it is', () => {
  const refused = (more) => {
    const { error, id } = readMessage(message(more));
    assert.equal(id, 'a1');
    return error;
  };
  assert.equal(refused({ v: 2, cmd: 'getState' }), 'VERSION');
  for (const cmd of [undefined, 'eval', 'constructor', '__proto__', 'toString', 1, ['load']])
    assert.equal(refused({ cmd }), 'COMMAND', String(cmd));
  for (const more of [
    { cmd: 'load' },
    { cmd: 'load', text: 1 },
    { cmd: 'load', text: { toString: () => 'x' } },
    { cmd: 'load', text: 'x', more: 1 },
    { cmd: 'newGame', seats: '4' },
    { cmd: 'newGame', seats: 1.5 },
    { cmd: 'newGame', seats: -1 },
    { cmd: 'newGame', seats: NaN },
    { cmd: 'newGame', rules: 'x'.repeat(33) },
    { cmd: 'newGame', options: { bank: 1 } },
    { cmd: 'setTheme' },
    { cmd: 'setTheme', theme: '"><script>' },
    { cmd: 'pause', on: 'yes' },
    { cmd: 'getState', [Symbol('x')]: 1 },
  ])
    assert.equal(refused(more), 'SHAPE', JSON.stringify(more));
});

test('16 KiB are the most', () => {
  assert.equal(readMessage(message({ cmd: 'load', text: 'x'.repeat(LONGEST_MESSAGE) })).ok, true);
  assert.equal(readMessage(message({ cmd: 'load', text: 'x'.repeat(LONGEST_MESSAGE + 1) })).error, 'TOO_LONG');
});

test('hostile messages are refused, fast, and touch nothing', () => {
  let touched = 0;
  const trap = () => ++touched;
  let deep = [];
  for (let i = 0; i < 10_000; i++) deep = [deep];
  const cyclic = message({ cmd: 'load' });
  cyclic.text = cyclic;
  const getter = (key) =>
    Object.defineProperty(message({ cmd: 'load', text: 'x' }), key, { get: trap, enumerable: true });
  const thrower = new Proxy(
    {},
    {
      getPrototypeOf() {
        throw new Error('no');
      },
    },
  );
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
  const hostile = [
    message({ cmd: 'load', text: deep }),
    message({ cmd: 'newGame', rules: deep }),
    cyclic,
    ...['app', 'v', 'cmd', 'text'].map(getter),
    thrower,
    message({ cmd: 'load', text: 'x'.repeat(10_000_000) }),
    message({ cmd: 'getState', ...many }),
    JSON.parse('{"app":"hexstead","v":1,"cmd":"getState","__proto__":{"ok":true}}'),
    JSON.parse('{"app":"hexstead","v":1,"cmd":"load","text":"x","constructor":{"prototype":{"ok":true}}}'),
    message({ cmd: 'load', text: 'x', toString: 'y' }),
  ];
  const began = performance.now();
  for (const one of hostile) assert.ok(readMessage(one).error);
  const took = performance.now() - began;
  assert.equal(touched, 0);
  assert.equal({}.ok, undefined);
  assert.ok(took < 1000, `${took} ms`);
});

/** A frame and the page round it. */
function frame(pinned = null) {
  const sent = [];
  const heard = [];
  const host = { postMessage: (data, to) => sent.push({ ...data, to }) };
  const win = { parent: host, addEventListener: (_, listener) => (win.hear = listener) };
  const tell = connect(win, pinned, (command) => heard.push(command.cmd));
  const hear = (data, origin = 'https://blog.example', source = host) => win.hear({ data, origin, source });
  return { sent, heard, tell, hear };
}

test('only the page round the frame is heard', () => {
  const { heard, hear, sent } = frame();
  hear(message({ cmd: 'pause', on: true }), 'https://blog.example', {});
  hear(message({ cmd: 'pause', on: true }), 'https://blog.example', null);
  assert.deepEqual([heard, sent], [[], []]);
  hear(message({ cmd: 'pause', on: true }));
  assert.deepEqual(heard, ['pause']);
});

test('answers go to the origin that asked, to everyone only where it has none', () => {
  const { tell, hear, sent } = frame();
  tell('ready');
  hear(message({ cmd: 'getState' }));
  tell('state');
  hear(message({ cmd: 'none' }));
  hear({ app: 'other' });
  assert.deepEqual(
    sent.map(({ type, to, code, id }) => [type, to, code, id]),
    [
      ['ready', '*', undefined, undefined],
      ['state', 'https://blog.example', undefined, undefined],
      ['error', 'https://blog.example', 'COMMAND', 'a1'],
    ],
  );
  assert.ok(sent.every(({ type }) => TYPES.includes(type)));
  const sandboxed = frame();
  sandboxed.hear(message({ cmd: 'getState' }), 'null');
  sandboxed.tell('state');
  assert.equal(sandboxed.sent[0].to, '*');
});

test('a pinned origin is the only one that is heard and spoken to', () => {
  const { tell, hear, heard, sent } = frame('https://blog.example');
  hear(message({ cmd: 'getState' }), 'https://evil.example');
  hear(message({ cmd: 'getState' }), 'null');
  assert.deepEqual([heard, sent], [[], []]);
  tell('ready');
  hear(message({ cmd: 'getState' }));
  assert.deepEqual([heard, sent[0].to], [['getState'], 'https://blog.example']);
});
