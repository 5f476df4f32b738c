// Packed language files say what the files say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { packWords, unpacker } from '../../ci/pack.mjs';
import { words } from '../../ci/slim.mjs';
import { inSlices } from '../../web/engine/slices.js';
import { createUnpacking, unpackerOf } from '../../web/engine/unpack.js';
import { LANGUAGES } from '../../web/i18n/i18n.js';
import { textsIn } from '../../web/i18n/unpack.js';

const read = (lang) => readFileSync(new URL(`../../web/i18n/${lang}.ftl`, import.meta.url), 'utf8');
const byKey = (text) => new Map(new FluentResource(text).body.map((message) => [message.id, message]));

const textsOf = async (packed) => textsIn(packed, await inSlices(createUnpacking(unpackerOf(unpacker))(packed)));

test('every language comes out as it went in', async (t) => {
  const packed = packWords(Object.fromEntries(LANGUAGES.map((lang) => [lang, words(read(lang))])));
  const texts = await textsOf(packed);
  for (const lang of LANGUAGES) assert.deepEqual(byKey(texts[lang]), byKey(read(lang)), lang);
  t.diagnostic(`${packed.sizes.reduce((a, b) => a + b)} characters in ${packed.data.length} of base64`);
});

test('the same texts are packed to the same bytes, and what a language lacks it still lacks', async () => {
  const texts = {
    en: 'a = One\nb = { $n ->\n [one] two\n *[other] three\n}\nc = Four\n',
    de: 'c = Füünf \\n😀\nd=x\n',
  };
  const packed = packWords(texts);
  assert.deepEqual(packWords(texts), packed);
  const unpacked = await textsOf(packed);
  assert.deepEqual(byKey(unpacked.de), byKey(texts.de));
  assert.deepEqual(byKey(unpacked.en), byKey(texts.en));
});
