// The page within its budget of bytes (a gate), and files and functions that have grown long (a report).
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BUDGET = 150_000;
const ONE_FILE = { path: 'site/hexstead.html', budget: 450_000 }; // as it is saved
const ALMANAC = { path: /^site\/almanac\./, budget: 60_000 }; // has a budget of its own
const NOT_LOADED = ['hexstead.html', 'engine.mjs', 'engine.d.ts', 'licences.txt', 'withdraw.js'];
const ICONS = /\.png$/; // asked for when somebody installs the page, not by the page
const ELSEWHERE = /^site\/embed\./; // in pages of others, and the gallery
const MOST_LINES = 600;
const MOST_IN_FUNCTION = 80;

const lines = (path) => readFileSync(path, 'utf8').split('\n');

function* walk(folder, pattern) {
  for (const entry of readdirSync(ROOT + folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(path, pattern);
    else if (pattern.test(entry.name)) yield path;
  }
}

/** Functions at the left margin, as the formatters write them: from a line that ends with ") {" or "=> {" to a lone brace. */
function* longFunctions(path) {
  let start = -1;
  for (const [i, line] of lines(ROOT + path).entries()) {
    if (/^\S/.test(line) && /(\)|=>) \{$/.test(line)) start = i;
    if (/^\}/.test(line) && !/\{$/.test(line) && start >= 0) {
      if (i - start + 1 > MOST_IN_FUNCTION) yield `${path}:${start + 1} ${i - start + 1} lines`;
      start = -1;
    }
  }
}

let total = 0;
let almanac = 0;
for (const path of walk('site', /./)) {
  if (NOT_LOADED.some((name) => path === `site/${name}`) || ICONS.test(path)) continue;
  const size = gzipSync(readFileSync(ROOT + path), { level: 9 }).length;
  if (ALMANAC.path.test(path)) almanac += size;
  else if (!ELSEWHERE.test(path)) total += size;
  console.log(`${String(size).padStart(8)}  ${path}`);
}

const sources = ['core', 'wasm', 'web', 'tests', 'ci'].flatMap((folder) => [...walk(folder, /\.(c|h|js|mjs|css)$/)]);
const long = sources.filter((path) => lines(ROOT + path).length > MOST_LINES);
long.forEach((path) => console.log(`long file: ${path} ${lines(ROOT + path).length} lines`));
const functions = sources.filter((path) => !path.endsWith('.css')).flatMap((path) => [...longFunctions(path)]);
functions.forEach((where) => console.log(`long function: ${where}`));

if (almanac > ALMANAC.budget) console.error(`the almanac is ${almanac} bytes gzipped, more than ${ALMANAC.budget}`);
const oneFile = statSync(ROOT + ONE_FILE.path).size;
if (oneFile > ONE_FILE.budget) console.error(`${ONE_FILE.path} is ${oneFile} bytes, more than ${ONE_FILE.budget}`);
if (total > BUDGET) console.error(`the page is ${total} bytes gzipped, more than ${BUDGET}`);
console.log(
  `: page ${total} of ${BUDGET} bytes gzipped, almanac ${almanac}, one file ${oneFile}; ${long.length} long files, ${functions.length} long functions`,
);
process.exitCode = total > BUDGET || almanac > ALMANAC.budget || oneFile > ONE_FILE.budget ? 1 : 0;
