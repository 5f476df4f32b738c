// The module exports what wasm/exports.txt lists, no more and no less, and imports nothing.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const module = new WebAssembly.Module(readFileSync(process.argv[2] ?? at('build/wasm/wasm/hexstead.wasm')));
const has = WebAssembly.Module.exports(module).map(({ name }) => name);
const wants = readFileSync(at('wasm/exports.txt'), 'utf8').split('\n').filter(Boolean);

const complaints = [
  ...WebAssembly.Module.imports(module).map((i) => `imports ${i.module}.${i.name}`),
  ...has.filter((name) => !wants.includes(name)).map((name) => `exports ${name}, which wasm/exports.txt does not list`),
  ...wants.filter((name) => !has.includes(name)).map((name) => `does not export ${name} of wasm/exports.txt`),
  ...wants
    .filter((name, i) => i > 0 && name <= wants[i - 1])
    .map((name) => `wasm/exports.txt: ${name} is out of order`),
];
complaints.forEach((line) => console.error(line));
console.log(`: ${has.length} exports, no imports`);
process.exitCode = complaints.length > 0 ? 1 : 0;
