import js from '@eslint/js';
import globals from 'globals';

const STORAGE = 'Only web/platform/storage.js touches local storage: it throws in some frames and private windows.';
const TEXT = 'What comes from outside is text: lit-html or textContent. Only the sprite, a constant, is markup.';
const NATIVE = "The page has dialogs of its own: a sandboxed frame shows none of the browser's.";
const ELSEWHERE = 'The page asks for nothing and keeps no cookie (README.md).';

const forbid = (message, ...names) => names.map((name) => ({ name, message }));
/** What the page never does: markup from data, text as code, the browser's dialogs, requests, cookies. */
const DANGERS = {
  syntax: [
    {
      selector:
        "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]:not([left.property.name='innerHTML'][operator='='][right.name='sprite'])",
      message: TEXT,
    },
    { selector: 'MemberExpression[computed=true][property.value=/^(inner|outer)HTML$/]', message: TEXT },
    {
      selector:
        'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseFromString|parseHTMLUnsafe)$/]',
      message: TEXT,
    },
    { selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]", message: TEXT },
    {
      selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^(on|srcdoc$)/i]",
      message: TEXT,
    },
  ],
  properties: [
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      ['alert', 'confirm', 'prompt'].map((property) => ({ object, property, message: NATIVE })),
    ),
    ...['cookie', 'cookieStore', 'sendBeacon'].map((property) => ({ property, message: ELSEWHERE })),
  ],
  globals: [
    ...forbid(NATIVE, 'alert', 'confirm', 'prompt'),
    ...forbid(ELSEWHERE, 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'cookieStore', 'importScripts'),
  ],
  imports: {
    patterns: [{ group: ['lit-html/directives/unsafe*'], message: TEXT }],
  },
};

export default [
  { ignores: ['build/', 'site/', 'node_modules/'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-implied-eval': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-shadow': 'error',
      'no-unused-vars': ['error', { args: 'after-used', caughtErrors: 'none' }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
    },
  },
  // The type checker knows the browser's names better than a list.
  { files: ['web/**/*.js'], languageOptions: { globals: globals.browser }, rules: { 'no-undef': 'off' } },
  {
    files: ['web/**/*.js'],
    rules: {
      'no-restricted-syntax': ['error', ...DANGERS.syntax],
      'no-restricted-imports': ['error', DANGERS.imports],
      'no-restricted-globals': ['error', ...DANGERS.globals, ...forbid(STORAGE, 'localStorage')],
      'no-restricted-properties': ['error', ...DANGERS.properties, { property: 'localStorage', message: STORAGE }],
    },
  },
  // The service worker is there to ask the page's own server.
  { files: ['web/sw.js'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['web/platform/storage.js'],
    rules: {
      'no-restricted-globals': ['error', ...DANGERS.globals],
      'no-restricted-properties': ['error', ...DANGERS.properties],
    },
  },
  // The worker asks for the page's own files.
  {
    files: ['web/sw.js'],
    rules: { 'no-restricted-globals': ['error', ...DANGERS.globals.filter(({ name }) => name !== 'fetch')] },
  },
  { files: ['ci/**/*.mjs', 'eslint.config.js'], languageOptions: { globals: globals.node } },
  // Functions given to page.evaluate run in the browser.
  {
    files: ['tests/**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, axe: 'readonly' } },
  },
];
