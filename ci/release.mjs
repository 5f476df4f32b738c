// Packs what is built into an archive: node ci/release.mjs [folder]. The same sources give the same bytes, wherever and whenever, by the
// same node: others compress icons and archive in other ways.
//
//   hexstead-<version>.tar.gz   the site with the engine for node, the licence, what changed, how to use it, and SHA256SUMS of all that
//   SHA256SUMS                  of the archive
//
// The version is package.json's; CHANGELOG.md must have a section of that name.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where they stand in the sources, so that what one says of the others holds. */
const TEXTS = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'core/codec/FORMAT.md',
  'docs/page.png',
  'wasm/README.md',
  'web/EMBEDDING.md',
];
const BLOCK = 512;
const WHEN = 315532800; // 1980: no archive knows an earlier day, and none of ours another

const sums = (files) =>
  files.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`).join('');

/** The head of a file in an archive: a plain ustar one. @param {string} name @param {number} size */
function head(name, size) {
  const block = Buffer.alloc(BLOCK);
  const octal = (value, at, length) => block.write(value.toString(8).padStart(length - 1, '0'), at);
  if (name.length > 100) throw new Error(`${name} is too long`);
  block.write(name);
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(WHEN, 136, 12);
  block.write(' '.repeat(8), 148);
  block.write('0ustar\x0000', 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** @param {[string, Buffer][]} files */
function tar(files) {
  const parts = files.flatMap(([name, bytes]) => [
    head(name, bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & (BLOCK - 1)),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** Without a name and a time; and no word of the system it was made on. @param {Buffer} bytes */
function packed(bytes) {
  const gz = gzipSync(bytes, { level: 9 });
  gz[9] = 255;
  return gz;
}

const { version } = JSON.parse(await readFile(root + 'package.json', 'utf8'));
const changes = await readFile(root + 'CHANGELOG.md', 'utf8');
if (!changes.includes(`\n## ${version}`)) throw new Error(`CHANGELOG.md says nothing of ${version}`);

const site = (await readdir(root + 'site')).map((name) => `site/${name}`);
const names = [...TEXTS, ...site].sort();
const files = await Promise.all(names.map(async (name) => [name, await readFile(root + name)]));
const top = `hexstead-${version}`;
const all = [...files, ['SHA256SUMS', Buffer.from(sums(files))]];
const archive = packed(tar(all.map(([name, bytes]) => [`${top}/${name}`, bytes])));
const folder = resolve(process.argv[2] ?? root + 'build/archive');
await mkdir(folder, { recursive: true });
await writeFile(resolve(folder, `${top}.tar.gz`), archive);
const sum = sums([[`${top}.tar.gz`, archive]]);
await writeFile(resolve(folder, 'SHA256SUMS'), sum);
console.log(`: ${sum.trim()}, ${archive.length} bytes, ${all.length} files`);
