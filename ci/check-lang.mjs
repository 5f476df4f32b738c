// Every language has the same keys; every name of the schema has words; every key the page names exists and no other.
// Asks the engine in site/ for the schema, so bundle first.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Phases in which chance or nobody is asked. */
const NOT_ASKED = ['OVER', 'DICE', 'THEFT', 'DRAW'];

/** Errors that only a program can make. */
const NOT_TOLD = ['OK', 'HANDLE', 'ROOM'];

/** The names of a manifest of the core that the schema does not have. */
const manifest = (file) =>
  [...readFileSync(`${ROOT}core/rules/${file}`, 'utf8').matchAll(/^HX_\w+\(\d+, (\w+)/gm)].map(([, name]) => name);

/** Which keys the names of the schema need: a prefix, and the names behind it. */
function families(schema) {
  const rulesets = Object.values(schema.rulesets);
  return {
    'res-': schema.resources,
    'card-': schema.devCards,
    'reason-': schema.reasons.filter(Boolean),
    'excuse-': manifest('excuses.inc'),
    'error-': schema.errors.filter((error) => !NOT_TOLD.includes(error)),
    'level-': schema.levels,
    'ask-': schema.phases.filter((phase) => !NOT_ASKED.includes(phase)),
    'wait-': schema.phases.filter((phase) => phase !== 'OVER'),
    'map-': Object.keys(schema.rulesets),
    'option-': rulesets.flatMap((rules) => Object.keys(rules.options)),
    'terrain-': rulesets.flatMap((rules) => rules.terrains.filter(Boolean)),
  };
}

/** The folders whose words the page says; the first counts where two have a key. */
const FOLDERS = ['web/i18n', 'web/later'];

/** The keys of a language file; what its parser had to skip is told, with the line. */
function readFile(path, complaints) {
  const text = readFileSync(ROOT + path, 'utf8');
  const keys = new Set(new FluentResource(text).body.map(({ id }) => id));
  for (const [i, line] of text.split('\n').entries()) {
    const key = /^(-?[A-Za-z][\w-]*)\s*=/.exec(line)?.[1];
    if (key && !keys.has(key)) complaints.push(`${path}:${i + 1}: ${key} is not well-formed`);
    if (line && !key && !/^[\s#}]/.test(line)) complaints.push(`${path}:${i + 1}: neither key, text nor comment`);
  }
  return [...keys];
}

/** The keys of a language, each in one file. */
function read(lang, complaints) {
  const keys = FOLDERS.flatMap((folder) => readFile(`${folder}/${lang}.ftl`, complaints));
  for (const key of keys.filter((one, i) => keys.indexOf(one) < i)) complaints.push(`${lang}: ${key} is there twice`);
  return new Set(keys);
}

function* scripts(folder) {
  for (const entry of readdirSync(ROOT + folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* scripts(`${folder}/${entry.name}`);
    else if (entry.name.endsWith('.js')) yield readFileSync(`${ROOT}${folder}/${entry.name}`, 'utf8');
  }
}

/** The keys that the page asks for as they stand, and the whole page to look for others in. */
function asked() {
  const source = [...scripts('web')].join('\n');
  return { source, literal: new Set([...source.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, key]) => key)) };
}

/** Does a source hold the key, or the fixed beginning of a key that is put together? */
function mentioned(key, source) {
  if (new RegExp(`['"\`]${key}['"\`]`).test(source)) return true;
  const cuts = [...key.matchAll(/-/g)].map(({ index }) => key.slice(0, index + 1));
  return cuts.some((start) => source.includes(`\`${start}\${`));
}

const complaints = [];
const { createEngine } = await import(`${ROOT}site/engine.mjs`);
const { schema } = await createEngine();
const langs = readdirSync(`${ROOT}web/i18n`).filter((name) => name.endsWith('.ftl'));
const keys = Object.fromEntries(langs.map((name) => [name.slice(0, -4), null]));
for (const lang of Object.keys(keys)) keys[lang] = read(lang, complaints);

const all = new Set(Object.values(keys).flatMap((set) => [...set]));
const needed = Object.entries(families(schema)).flatMap(([prefix, list]) => list.map((name) => prefix + name));
const { source, literal } = asked();
for (const key of new Set([...needed, ...literal, ...all])) {
  const without = Object.keys(keys).filter((lang) => !keys[lang].has(key));
  if (without.length > 0) complaints.push(`${key}: no words in ${without.join(', ')}`);
}
for (const key of all) {
  if (!key.startsWith('-') && !needed.includes(key) && !mentioned(key, source))
    complaints.push(`${key}: nothing uses it`);
}

complaints.forEach((line) => console.error(line));
console.log(`: ${all.size} keys in ${Object.keys(keys).join(', ')}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
