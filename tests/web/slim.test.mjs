import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { templates, words } from '../../ci/slim.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const files = (folder, end) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

test('a language file says the same without what nobody reads', () => {
  for (const path of files('web', '.ftl')) {
    const text = read(path);
    assert.deepEqual(new FluentResource(words(text)).body, new FluentResource(text).body, path);
    assert.ok(words(text).length < text.length);
  }
});

test('only templates are drawn together, and only where they had a line break', () => {
  assert.equal(
    templates('x = html`<p\n    class="a"\n    @click=${b}\n  >\n    ${c}\n  </p>`;'),
    'x = html`<p class="a" @click=${b} > ${c} </p>`;',
  );
  for (const code of ['a\n  .b()\n  ? c\n  : d;', '/**\n * <p\n */\nlet a;', 'f(\n  a,\n  `b`,\n);'])
    assert.equal(templates(code), code);
  for (const path of files('web', '.js')) {
    const source = read(path);
    assert.equal(templates(source).replace(/\s+/g, ''), source.replace(/\s+/g, ''), path);
  }
});
