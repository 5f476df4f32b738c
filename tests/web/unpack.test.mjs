// What is packed is unpacked as it was.
import assert from 'node:assert/strict';
import { resolveObjectURL } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';
import fc from 'fast-check';
import { pack, packModule, unpacker, widened } from '../../ci/pack.mjs';
import { unpackAside } from '../../web/engine/aside.js';
import { createUnpacking, unpackerOf } from '../../web/engine/unpack.js';

function all(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const module = unpackerOf(unpacker);
const unpacking = createUnpacking(module);

const goesRound = (bytes, packed = pack(bytes)) => {
  assert.equal(Buffer.compare(all(unpacking(packed)), bytes), 0);
  return (packed.data.length * 3) / 4;
};

test('bytes of every kind come out as they went in', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void goesRound(bytes)),
    { numRuns: 40 },
  );
});

test('what repeats, near and far, is short and comes out as it went in', () => {
  const words = fc.array(fc.constantFrom('road 0,0,E ', 'trade 2 wood for 1 ore ', 'x', '\0\0\0\0'), {
    minLength: 200,
    maxLength: 900,
  });
  fc.assert(
    fc.property(words, (text) => {
      const bytes = Buffer.from(text.join(''));
      assert.ok(goesRound(bytes) < bytes.length / 3);
    }),
    { numRuns: 15 },
  );
  const far = Buffer.alloc(70_000, 'a');
  for (let i = 0; i < far.length; i += 997) far[i] = i % 251;
  goesRound(Buffer.concat([far, Buffer.from('between'), far]));
});

test('the module: as it was but for how sizes are written, and smaller for being packed as functions', async (t) => {
  const bytes = readFileSync(new URL('../../build/wasm/wasm/hexstead.wasm', import.meta.url));
  const wide = widened(bytes).bytes;
  const packed = packModule(bytes);
  const start = performance.now();
  const size = goesRound(wide, packed);
  t.diagnostic(`${bytes.length} bytes in ${size}, unpacked in ${Math.round(performance.now() - start)} ms`);
  assert.ok(size < goesRound(bytes) * 0.97);
  const names = async (/** @type {Uint8Array} */ one) => WebAssembly.Module.exports(await WebAssembly.compile(one));
  assert.deepEqual(await names(wide), await names(bytes));
});

test('it is unpacked by and by', () => {
  const work = unpacking(pack(Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 7))));
  for (let i = 0; i < 9; i++) assert.equal(work.next().done, false);
  assert.equal(all(work).length, 5000);
});

/** A worker that runs its text here; what it says comes in a task of its own, as always. */
class Here {
  static made = [];
  constructor(address) {
    Here.made.push(this);
    this.ended = false;
    this.text = resolveObjectURL(address).text();
    this.begun = new Promise((begun) => (this.begin = begun));
  }
  say(data) {
    if (!this.ended) this.onmessage({ data });
    this.begin();
  }
  async postMessage(data) {
    const scope = { postMessage: (said) => setImmediate(() => this.say(said)) };
    vm.runInNewContext(await this.text, Object.assign(scope, { WebAssembly, Uint8Array, atob }));
    scope.onmessage({ data });
  }
  terminate() {
    this.ended = true;
  }
}

const packings = ['one', 'and another'].map((text) => pack(Buffer.from(text)));

/** What comes of it with such workers, asked for once one has begun or at once, and how often the page did it by itself. */
async function aside(worker, wait) {
  globalThis.Worker = worker;
  let alone = 0;
  const asks = unpackAside(module, packings, async (packed) => {
    alone++;
    return all(unpacking(packed));
  });
  if (wait) await Here.made.at(-1).begun;
  const said = await Promise.all(asks.map((ask) => ask()));
  delete globalThis.Worker;
  return [...said.map((bytes) => String(Buffer.from(bytes))), alone];
}

test('a worker unpacks beside the page, and is ended', async () => {
  assert.deepEqual(await aside(Here, true), ['one', 'and another', 0]);
  assert.equal(Here.made.at(-1).ended, true);
});

test('the page unpacks by itself where no worker can be had, has begun in time, or goes on', async () => {
  class None {
    constructor() {
      throw new Error('no workers here');
    }
  }
  class Broken extends Here {
    async postMessage() {
      this.say(null);
      setImmediate(() => this.onerror());
    }
  }
  for (const worker of [undefined, None, Here]) assert.deepEqual(await aside(worker), ['one', 'and another', 2]);
  assert.deepEqual(await aside(Broken, true), ['one', 'and another', 2]);
  assert.ok(Here.made.every(({ ended }) => ended));
});

test('more than there is room for is refused', () => {
  assert.throws(() => pack(new Uint8Array((1 << 19) + 1)), /room/);
});
