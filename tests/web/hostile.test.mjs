// Things that somebody may send to harm: too deep, too long, cyclic, with names that mean something to the language, with values that are
// computed when they are looked at. Each is refused fast and with a reason, and nothing else changes.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { textFrom } from '../../web/platform/link.js';
import { readMessage } from '../../web/platform/messages.js';
import { repairTable } from '../../web/match/table.js';
import { LARGE, LINKS, TEXTS, VALUES } from '../fuzz/samples.mjs';
import { openEngine } from '../wasm/support/play.mjs';
import { createDesk } from './support/desk.mjs';
import { connectHost, judgeAnswers } from './support/host.mjs';

const AIM = 50; // milliseconds of the processor

let desk, host, hash;
before(async () => {
  console.info = () => {}; // the page notes why a text is refused
  const engine = await openEngine();
  desk = createDesk(engine, { embed: { origin: null, ui: 'full', still: false, wait: false, text: '', rules: '' } });
  host = connectHost(engine, desk);
  desk.send({ do: 'quick', rules: 'classic' });
  hash = desk.match.game().hash;
  host.say(null); // the host has heard of the game
});

/** What a thing comes to, and how long it takes at best: a machine that tests is busy. */
async function timed(run) {
  let best = Infinity;
  for (let n = 0; n < 3 && best > AIM; n++) {
    const from = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(from);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** Nothing has changed but what is said about it. */
function untouched(what) {
  assert.equal(desk.match.game().hash, hash, what);
  assert.equal('polluted' in {}, false, what);
}

const PROTOTYPES = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"seats":{"__proto__":1}}',
];
const file = (text) => ({ size: text.length, text: async () => text });

test('files', async (t) => {
  let slowest = 0;
  const texts = { ...LARGE, ...Object.fromEntries([...PROTOTYPES, ...TEXTS].map((text) => [text, () => text])) };
  for (const [name, make] of Object.entries(texts)) {
    const text = make();
    const took = await timed(() => desk.send({ do: 'open-file', file: file(text) }));
    assert.match(desk.store.get().ui.open.error, /^[A-Z_]+$/, name);
    assert.ok(took < 5 * AIM, `${name}: ${took} ms`);
    untouched(name);
    slowest = Math.max(slowest, took);
  }
  t.diagnostic(`${Object.keys(texts).length} files, slowest ${Math.round(slowest)} ms (aim ${AIM})`);
});

test('links that are pasted', async (t) => {
  let slowest = 0;
  for (const [name, make] of Object.entries(LARGE)) {
    const text = make();
    for (const input of [text, `https://example.org/#g=${text}`, `${LINKS[0]}${text}`]) {
      const took = await timed(() => textFrom(input).length);
      assert.ok(took < 5 * AIM, `${name}: ${took} ms`);
      slowest = Math.max(slowest, took);
    }
    desk.send({ do: 'open', input: text });
    assert.ok(desk.store.get().ui.open.error, name);
    untouched(name);
  }
  t.diagnostic(`${3 * Object.keys(LARGE).length} texts, slowest ${Math.round(slowest)} ms (aim ${AIM})`);
});

const command = (more) => ({ app: 'hexstead', v: 1, id: 1, cmd: 'getState', ...more });
const cyclic = () => {
  const one = command({ cmd: 'load' });
  return Object.assign(one, { text: one, list: [one] });
};
const trap = () => {
  throw new Error('looked at');
};
const watched = (target) => new Proxy(target, { get: trap });
const nested = (n) => Array.from({ length: n }).reduce((inner) => ({ inner }), {});

/** Name -> a message; what is computed when it is looked at cannot come from another page, and is refused all the same. */
const MESSAGES = {
  ...Object.fromEntries(
    Object.entries(LARGE).map(([name, make]) => [name, () => command({ cmd: 'load', text: make() })]),
  ),
  ...Object.fromEntries(VALUES.map((value, i) => [`value ${i}`, () => value])),
  ...Object.fromEntries(VALUES.map((value, i) => [`command ${i}`, () => command({ cmd: value })])),
  ...Object.fromEntries(VALUES.map((value, i) => [`version ${i}`, () => command({ v: value })])),
  'in a circle': cyclic,
  'in a circle beside': () => ({ ...command(), self: cyclic() }),
  'very deep': () => command({ cmd: 'load', text: nested(1e4) }),
  'a list': () => [command()],
  'a date': () => Object.assign(new Date(0), command()),
  'a map': () => new Map(Object.entries(command())),
  bytes: () => new Uint8Array(1e7),
  'an own __proto__': () => Object.assign(JSON.parse('{"__proto__":{"cmd":"getState"}}'), command({ cmd: undefined })),
  'an own constructor': () => command({ constructor: { prototype: { polluted: 1 } } }),
  'a member of all objects as a command': () => command({ cmd: 'toString' }),
  'the prototype as a command': () => command({ cmd: '__proto__' }),
  'a getter': () => Object.defineProperty(command({ cmd: 'load' }), 'text', { get: trap, enumerable: true }),
  'a symbol': () => command({ [Symbol.iterator]: 1 }),
  'a proxy': () => watched(command()),
  'a proxy that lies': () =>
    new Proxy(command(), { ownKeys: trap, getOwnPropertyDescriptor: trap, getPrototypeOf: trap }),
  'an inherited command': () => Object.create(command()),
};

test('messages', async (t) => {
  let [slowest, refused] = [0, 0];
  for (const [name, make] of Object.entries(MESSAGES)) {
    const message = make();
    const took = await timed(() => readMessage(message));
    assert.ok(took < 5 * AIM, `${name}: ${took} ms`);
    slowest = Math.max(slowest, took);
    const read = readMessage(message);
    if (name !== 'a proxy')
      assert.ok('error' in read, name); // its members are plain, and none is got
    else assert.equal(read.cmd, 'getState');
    if ('error' in read) refused++;
    const answers = host.say(message);
    judgeAnswers(answers, read);
    assert.ok(
      answers.every(({ type }) => type === (name === 'a proxy' ? 'state' : 'error')),
      name,
    );
    untouched(name);
  }
  t.diagnostic(
    `${refused} of ${Object.keys(MESSAGES).length} messages refused, slowest ${Math.round(slowest)} ms (aim ${AIM})`,
  );
});

test('a message of a hundred thousand members is refused in less time than the browser takes to hand it over', async () => {
  const message = command(Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [`k${i}`, 0])));
  const copied = await timed(() => structuredClone(message));
  const took = await timed(() => assert.equal(readMessage(message).error, 'SHAPE'));
  assert.ok(took < copied || took < AIM, `${took} ms, ${copied} to copy it`);
});

test('nobody but the page round this one is heard', () => {
  const load = command({ cmd: 'load', text: LINKS[0] });
  for (const source of [null, {}, globalThis]) assert.deepEqual(host.say(load, { source }), []);
  untouched('a stranger');
});

test('tables of all sorts are made whole', () => {
  const preset = desk.match.table();
  for (const value of [...VALUES, ...PROTOTYPES.map((text) => JSON.parse(text))])
    for (const given of [
      value,
      { seats: value },
      { seats: [value, value] },
      { seats: [{ name: value, level: value }] },
    ]) {
      const { seats } = repairTable(given, preset, ['normal']);
      assert.equal(seats.length, preset.seats.length);
      for (const { name } of seats)
        assert.ok([...name].length <= 24 && name.length <= 48 && !/[\p{Cc}\p{Cs}\u202e]/u.test(name));
    }
});
