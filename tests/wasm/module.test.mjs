// The module itself: what it exports and imports, and that no argument whatever harms it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { makeNumbers, wasm } from './support/play.mjs';

const module = await WebAssembly.compile(wasm);
const listed = (await readFile(new URL('../../wasm/exports.txt', import.meta.url), 'utf8')).trim().split('\n');

function open() {
  const { exports } = new WebAssembly.Instance(module, {});
  exports.hxw_abi();
  const memory = new Uint8Array(exports.memory.buffer);
  const text = (length) => new TextDecoder().decode(memory.subarray(exports.hxw_text(), exports.hxw_text() + length));
  return { exports, memory, text };
}

test('the module imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('its exports are those of the list', () => {
  assert.deepEqual(
    WebAssembly.Module.exports(module)
      .map(({ name }) => name)
      .sort(),
    listed,
  );
});

test('its memory does not grow', () => {
  const { exports } = open();
  assert.throws(() => exports.memory.grow(1));
});

test('an error is JSON with a name and a text', () => {
  const { exports, text } = open();
  const result = exports.hxw_view(12345, 0);
  assert.ok(result < 0);
  const { error, text: message } = JSON.parse(text(-result));
  assert.equal(error, 'HANDLE');
  assert.ok(message.length > 10);
});

test('numbers of every sort as arguments: an answer or an error, never a trap', () => {
  const { exports, memory, text } = open();
  const number = makeNumbers(1);
  const pick = (list) => list[number(list.length)];
  const room = exports.hxw_room();
  const calls = listed.filter((name) => name.startsWith('hxw_') && !/abi|text|room/.test(name));
  const odd = [-1, -2, 0, 1, 2, 3, 4, 5, 6, 7, 24, 253, 254, 255, 256, 1000, 131072, 262144, 0x7fffffff, -0x80000000];
  const handles = [0, 1, 2, 3, 4, 256, 511, 512];
  let answers = 0;
  for (let i = 0; i < 60000; i++) {
    if (i % 7 === 0) for (let k = 0; k < 200; k++) memory[room + k] = number(3) ? 0 : number(256);
    const name = pick(calls);
    const args = Array.from({ length: exports[name].length }, () => pick(odd));
    if (number(4)) args[0] = pick(handles);
    const result = exports[name](...args);
    assert.equal(typeof result, 'number', name);
    if (result < 0) assert.ok(JSON.parse(text(-result)).error, `${name}(${args})`);
    else answers++;
  }
  assert.ok(answers > 1000, `only ${answers} calls had an answer`);
});

test('the pool: many games at once, a full one is an error, freed places serve again, old handles are dead', () => {
  const { exports, memory, text } = open();
  memory.fill(0, exports.hxw_room(), exports.hxw_room() + 64);
  memory[exports.hxw_room() + 7] = 19; // the bank
  memory[exports.hxw_room() + 10] = 7; // the hand limit
  const make = () => exports.hxw_new(0, 4, 0, 0, 0);
  const games = [];
  let result = make();
  for (; result >= 0; result = make()) games.push(result);
  assert.ok(games.length >= 64, `${games.length} games`);
  assert.equal(JSON.parse(text(-result)).error, 'FULL');
  assert.equal(exports.hxw_free(games[3]), 0);
  assert.ok(exports.hxw_free(games[3]) < 0, 'freed twice');
  const again = make();
  assert.ok(again >= 0);
  assert.notEqual(again, games[3]);
  assert.ok(exports.hxw_status(games[3]) < 0, 'the old handle is dead');
  assert.ok(exports.hxw_status(again) > 0);
});
