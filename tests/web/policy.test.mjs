// What each page of the site lets itself load: nothing from elsewhere, no inline code but what is named by its hash.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const site = new URL('../../site/', import.meta.url);
const read = (name) => readFileSync(new URL(name, site), 'utf8');

/** The policy of a page: directive -> its sources. */
function policyOf(html) {
  const found = [...html.matchAll(/<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/g)];
  assert.equal(found.length, 1);
  const rows = found[0][1].split(';').map((row) => row.trim().split(/\s+/));
  const policy = Object.fromEntries(rows.map(([name, ...sources]) => [name, sources]));
  assert.equal(Object.keys(policy).length, rows.length, 'a directive stands there twice');
  return policy;
}

const hashes = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Whatever a page is for: sources that may stand there, by directive. */
const MOST = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'blob:', "'wasm-unsafe-eval'"],
  'worker-src': ["'self'", 'blob:'],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

for (const name of readdirSync(site).filter((file) => file.endsWith('.html'))) {
  test(`${name} begins with nothing allowed, and allows itself alone`, () => {
    const html = read(name);
    const policy = policyOf(html);
    for (const key of ['default-src', 'base-uri', 'form-action']) assert.deepEqual(policy[key], ["'none'"], key);
    for (const [key, sources] of Object.entries(policy))
      for (const source of sources)
        assert.ok(MOST[key]?.includes(source) || /^'sha256-[\w+/]{43}='$/.test(source), `${key} ${source}`);
    assert.doesNotMatch(html, /\sstyle="|\son[a-z]+="/);
    assert.doesNotMatch(html, /<(script|link|img|iframe)[^>]+(src|href)="(https?:)?\/\//);
  });
}

test('the page in one file has the policy of the page, its own scripts and sheets named by their hashes', () => {
  const page = policyOf(read('index.html'));
  const html = read('hexstead.html');
  const file = policyOf(html);
  const swapped = (sources, mine) => sources.flatMap((source) => (source === "'self'" ? mine : [source])).sort();
  assert.deepEqual([...file['script-src']].sort(), swapped(page['script-src'], hashes(html, 'script')));
  assert.deepEqual([...file['style-src']].sort(), swapped(page['style-src'], hashes(html, 'style')));
  // One file has no manifest and no worker of its own to ask for.
  const APART = ['script-src', 'style-src', 'manifest-src', 'connect-src'];
  const rest = (policy) => Object.fromEntries(Object.entries(policy).filter(([key]) => !APART.includes(key)));
  assert.deepEqual(rest(file), rest(page));
});

test('README.md tells the policy that is there', () => {
  const readme = readFileSync(new URL('../../web/README.md', import.meta.url), 'utf8');
  const [, told] = /```\n(default-src [^\n]+)\n```/.exec(readme);
  assert.ok(read('index.html').includes(`content="${told}"`));
});
