// What is packed is unpacked as it was.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { pack, packModule, unpacker, widened } from '../../ci/pack.mjs';
import { createUnpacking } from '../../web/engine/unpack.js';

function all(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const unpacking = createUnpacking(unpacker);

const goesRound = (bytes, packed = pack(bytes)) => {
  assert.equal(Buffer.compare(all(unpacking(packed)()), bytes), 0);
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
  const module = readFileSync(new URL('../../build/wasm/wasm/hexstead.wasm', import.meta.url));
  const wide = widened(module).bytes;
  const packed = packModule(module);
  const start = performance.now();
  const size = goesRound(wide, packed);
  t.diagnostic(`${module.length} bytes in ${size}, unpacked in ${Math.round(performance.now() - start)} ms`);
  assert.ok(size < goesRound(module) * 0.97);
  const names = async (/** @type {Uint8Array} */ bytes) => WebAssembly.Module.exports(await WebAssembly.compile(bytes));
  assert.deepEqual(await names(wide), await names(module));
});

test('it is unpacked by and by, as far as is asked for', () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 7));
  const unpack = unpacking(pack(bytes));
  assert.equal(Buffer.compare(all(unpack(700)), bytes.subarray(0, 700)), 0);
  const work = unpack();
  assert.equal(work.next().done, false);
  assert.equal(Buffer.compare(all(work), bytes), 0);
});

test('more than there is room for is refused', () => {
  assert.throws(() => pack(new Uint8Array((1 << 19) + 1)), /room/);
});
