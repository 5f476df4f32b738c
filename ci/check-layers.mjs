// Refuses includes and imports that ci/layers.txt does not allow: node ci/check-layers.mjs [--self-test]
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['core', 'wasm', 'web', 'tests', 'ci'];
const SOURCE = /\.(c|h|inc|js|mjs|d\.ts|css)$/;

/** A pattern of the table as a regular expression over whole names. */
function matcher(pattern) {
  const parts = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|', '[': '[', ']': ']' };
  const body = pattern.replace(/\*\*\/|\*\*|\*|[{},[\]]|[.+?^$()|\\]/g, (sign) => parts[sign] ?? '\\' + sign);
  return new RegExp(`^${body}$`);
}

const names = (text) => text.split(/\s+/).filter(Boolean);

/** The table: rows in order, each with the files it is about and the names they may use. */
export function parseTable(text) {
  const sets = {};
  const rows = [];
  for (const line of text.split('\n').map((l) => l.replace(/#.*/, '').trim())) {
    const given = /^let (\S+)\s+(.*)$/.exec(line);
    const row = /^(\S+)\s+->([^+]*)(?:\+(.*))?$/.exec(line);
    if (given) sets[given[1]] = names(given[2]);
    else if (row) {
      const may = names(row[2]).concat(...names(row[3] ?? '').map((set) => sets[set] ?? unknown(`set ${set}`)));
      rows.push({ pattern: row[1], files: matcher(row[1]), may: may.map(matcher), used: false });
    } else if (line) unknown(`line: ${line}`);
  }
  return rows;
}

function unknown(what) {
  throw new Error(`ci/layers.txt: unknown ${what}`);
}

const withoutComments = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** What a C file includes: a path from the root, or <name>. exists tells which of the places looked in has it. */
function includes(file, text, exists) {
  return [...withoutComments(text).matchAll(/^\s*#\s*include\s*(?:"([^"]+)"|(<[^>]+>))/gm)].map(([, own, std]) => {
    const places = [dirname(file), 'core', 'tests', 'wasm', '.'].map((folder) => normalize(join(folder, own ?? '')));
    return std ?? places.find(exists) ?? places[0];
  });
}

/** What a script or style sheet imports: a path from the root, or a package. */
function imports(file, text) {
  const FORMS = [
    /\bfrom\s*(['"])([^'"\n]+)\1/g,
    /\bimport\s*\(?\s*(['"])([^'"\n]+)\1/g,
    /@import\s+(?:url\()?(['"])([^'"\n]+)\1/g,
    /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1\s*,\s*import\.meta\.url/g,
  ];
  const found = FORMS.slice(0, /\.(js|ts)$/.test(file) ? 4 : 3).flatMap((form) => [
    ...withoutComments(text).matchAll(form),
  ]);
  return found.map(([, , name]) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name));
}

/** The complaints about one file. */
export function judge(rows, file, text, exists) {
  const row = rows.find((r) => r.files.test(file));
  if (!row) return [`${file}: no row of ci/layers.txt is about this file`];
  row.used = true;
  const uses = /\.(c|h|inc)$/.test(file) ? includes(file, text, exists) : imports(file, text);
  return uses
    .filter((name) => !row.may.some((pattern) => pattern.test(name)))
    .map((name) => `${file}: may not use ${name} (row "${row.pattern}")`);
}

function* walk(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

/** The lines of ci/layers-samples.txt that are not judged as they say. */
function selfTest(rows, exists) {
  const lines = readFileSync(join(ROOT, 'ci/layers-samples.txt'), 'utf8').split('\n');
  const samples = lines.map((line) => /^(refused|allowed) (\S+) (.*)$/.exec(line)).filter(Boolean);
  if (samples.length < 10) return ['ci/layers-samples.txt: too few samples'];
  return samples
    .filter(([, verdict, file, text]) => judge(rows, file, text, exists).length > 0 !== (verdict === 'refused'))
    .map(([line]) => `should be ${line}`);
}

const rows = parseTable(readFileSync(join(ROOT, 'ci/layers.txt'), 'utf8'));
const files = [...FOLDERS.flatMap((folder) => [...walk(folder)]), 'eslint.config.js'];
const exists = (path) => files.includes(path);
const complaints = process.argv.includes('--self-test')
  ? selfTest(rows, exists)
  : files.flatMap((file) => judge(rows, file, readFileSync(join(ROOT, file), 'utf8'), exists));
complaints.forEach((line) => console.error(line));
process.exitCode = complaints.length > 0 ? 1 : 0;
