// What LZMA packs is unpacked as it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import lzma from 'lzma/src/lzma_worker.js';
import { unpack } from '../../web/engine/lzma.js';
import { inSlices } from '../../web/engine/slices.js';

const goesRound = async (bytes) => {
  const packed = Uint8Array.from(lzma.LZMA.compress(bytes, 9));
  assert.deepEqual([...(await inSlices(unpack(packed)))], [...bytes]);
  return packed.length;
};

test('bytes of every kind come out as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => void (await goesRound(bytes))),
    {
      numRuns: 40,
    },
  );
});

test('what repeats, near and far, is short and comes out as it went in', async () => {
  const words = fc.array(fc.constantFrom('road 0,0,E ', 'trade 2 wood for 1 ore ', 'x', '\0\0\0\0'), {
    minLength: 200,
    maxLength: 900,
  });
  await fc.assert(
    fc.asyncProperty(words, async (text) => {
      const bytes = Buffer.from(text.join(''));
      assert.ok((await goesRound(bytes)) < bytes.length / 3);
    }),
    { numRuns: 15 },
  );
  const far = Buffer.alloc(70_000, 'a');
  for (let i = 0; i < far.length; i += 997) far[i] = i % 251;
  await goesRound(Buffer.concat([far, Buffer.from('between'), far]));
});
