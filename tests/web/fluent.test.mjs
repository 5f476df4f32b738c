// Our reader of the language files says what Fluent's own says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { words } from '../../ci/slim.mjs';
import { createMessages } from '../../web/i18n/fluent.js';
import { LANGUAGES } from '../../web/i18n/i18n.js';

const read = (path) => readFileSync(new URL(`../../web/${path}.ftl`, import.meta.url), 'utf8');
const CHOICES = ['yes', 'no', 'one', 'other', 'N', 'a name', 0, 1, 2, 3, 4, 5, 6, 1234.5];

/** Says every message with every choice, and with every word that stands in brackets, in both ways. */
function compare(lang, text, source) {
  const fluent = new FluentBundle(lang, { useIsolating: false });
  fluent.addResource(new FluentResource(text));
  const ours = createMessages(lang, source);
  const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))];
  const keys = [...new Set([...text.matchAll(/\[(\w+)\]/g)].map(([, key]) => key))];
  let said = 0;
  for (const { id, value } of new FluentResource(text).body) {
    for (const choice of [...CHOICES, ...keys]) {
      const args = Object.fromEntries(names.map((name) => [name, choice]));
      const complain = (what) => assert.fail(`${id}: ${what}`);
      assert.equal(ours.say(id, args, complain), fluent.formatPattern(value, args), `${lang} ${id} ${choice}`);
      said++;
    }
  }
  return said;
}

for (const lang of LANGUAGES) {
  for (const path of [`i18n/${lang}`, `almanac/${lang}`]) {
    test(`${path} is said as Fluent says it, as written and as packed`, () => {
      const text = read(path);
      assert.ok(compare(lang, text, text) > 1000);
      assert.ok(compare(lang, text, words(text)) > 1000);
    });
  }
}

test('what is not given is complained of, and the sentence still said', () => {
  const complaints = [];
  const messages = createMessages(
    'en',
    'a = { $who } has { $n ->\n    [one] a road\n   *[other] { $n } roads\n}{ " " }\n',
  );
  assert.equal(
    messages.say('a', { n: 2000 }, (what) => complaints.push(what)),
    '{$who} has 2,000 roads ',
  );
  assert.deepEqual(complaints, ['$who is undefined']);
  assert.equal(messages.has('b'), false);
});
