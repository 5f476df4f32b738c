// The rules that keep the page safe refuse what they are there to refuse, and let through what the page needs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const cwd = fileURLToPath(new URL('../../', import.meta.url));
const eslint = new ESLint({ cwd });

/** The rules that refuse this text as a file of the page. @param {string} text @param {string} [file] */
async function refusedBy(text, file = 'web/ui/sample.js') {
  const [{ messages }] = await eslint.lintText(text, { filePath: cwd + file });
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

const SYNTAX = 'no-restricted-syntax';
const REFUSED = [
  ['one.innerHTML = name;', SYNTAX],
  ['one.innerHTML = `<b>${name}</b>`;', SYNTAX],
  ['one.innerHTML += sprite;', SYNTAX],
  ["one['innerHTML'] = name;", SYNTAX],
  ['one.outerHTML = sprite;', SYNTAX],
  ['frame.srcdoc = name;', SYNTAX],
  ["frame.setAttribute('srcdoc', name);", SYNTAX],
  ["one.setAttribute('onclick', name);", SYNTAX],
  ["one.insertAdjacentHTML('beforeend', name);", SYNTAX],
  ['one.setHTMLUnsafe(name);', SYNTAX],
  ['range.createContextualFragment(name);', SYNTAX],
  ["new DOMParser().parseFromString(name, 'text/html');", SYNTAX],
  ['document.write(name);', SYNTAX],
  ['document.writeln(name);', SYNTAX],
  ["import { unsafeHTML } from 'lit-html/directives/unsafe-html.js'; unsafeHTML(name);", 'no-restricted-imports'],
  ["import { unsafeSVG } from 'lit-html/directives/unsafe-svg.js'; unsafeSVG(name);", 'no-restricted-imports'],
  ['eval(name);', 'no-eval'],
  ['window.eval(name);', 'no-eval'],
  ['new Function(name)();', 'no-new-func'],
  ["setTimeout('go()', 1);", 'no-implied-eval'],
  ['window.setInterval(`go(${name})`, 1);', 'no-implied-eval'],
  ["location.href = 'javascript:go()';", 'no-script-url'],
  ['alert(name);', 'no-restricted-globals'],
  ['confirm(name);', 'no-restricted-globals'],
  ['prompt(name);', 'no-restricted-globals'],
  ['window.confirm(name);', 'no-restricted-properties'],
  ['globalThis.alert(name);', 'no-restricted-properties'],
  ['localStorage.clear();', 'no-restricted-globals'],
  ['window.localStorage.clear();', 'no-restricted-properties'],
  ['document.cookie = name;', 'no-restricted-properties'],
  ['navigator.sendBeacon(name);', 'no-restricted-properties'],
  ['fetch(name);', 'no-restricted-globals'],
  ['new XMLHttpRequest();', 'no-restricted-globals'],
  ['new WebSocket(name);', 'no-restricted-globals'],
  ['new EventSource(name);', 'no-restricted-globals'],
];

test('what could turn data into markup, code, a request or a native dialog is refused', async (t) => {
  for (const [text, rule] of REFUSED) assert.deepEqual(await refusedBy(text), [rule], text);
  t.diagnostic(`${REFUSED.length} samples refused`);
});

test('storage alone touches local storage, and may do nothing else', async () => {
  const storage = 'web/platform/storage.js';
  assert.deepEqual(await refusedBy('localStorage.clear(); window.localStorage.clear();', storage), []);
  for (const text of ['fetch(name);', 'document.cookie = name;', 'one.innerHTML = name;', 'alert(name);'])
    assert.equal((await refusedBy(text, storage)).length, 1, text);
});

test('the sprite is a constant, and text is text', async () => {
  for (const text of ['root.innerHTML = sprite;', 'one.textContent = name;', "one.setAttribute('role', 'log');"])
    assert.deepEqual(await refusedBy(text), [], text);
});
