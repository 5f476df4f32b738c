import js from '@eslint/js';

const BROWSER = [
  'AbortController Blob DOMException DOMParser Event EventTarget HTMLElement KeyboardEvent MouseEvent PointerEvent',
  'CustomEvent ResizeObserver URL URLSearchParams WebAssembly Worker atob btoa cancelAnimationFrame clearTimeout console',
  'crypto customElements document fetch history location matchMedia navigator performance queueMicrotask',
  'requestAnimationFrame self setTimeout structuredClone window TextDecoder TextEncoder MessageChannel CSS',
  'clearInterval setInterval getComputedStyle scheduler postMessage',
];
const NODE = [
  'Buffer URL WebAssembly console process performance setTimeout clearTimeout TextDecoder TextEncoder structuredClone',
];

const globals = (lists) =>
  Object.fromEntries(lists.flatMap((list) => list.split(' ')).map((name) => [name, 'readonly']));

const STORAGE = 'Only web/platform/storage.js touches local storage: it throws in some frames and private windows.';

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
      'no-shadow': 'error',
      'no-unused-vars': ['error', { args: 'after-used', caughtErrors: 'none' }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['web/**/*.js'], languageOptions: { globals: globals(BROWSER) } },
  {
    files: ['web/**/*.js'],
    ignores: ['web/platform/storage.js'],
    rules: {
      'no-restricted-globals': ['error', { name: 'localStorage', message: STORAGE }],
      'no-restricted-properties': ['error', { property: 'localStorage', message: STORAGE }],
    },
  },
  { files: ['web/platform/storage.js'], languageOptions: { globals: globals(['localStorage']) } },
  { files: ['ci/**/*.mjs', 'eslint.config.js'], languageOptions: { globals: globals(NODE) } },
  // Functions given to page.evaluate run in the browser.
  {
    files: ['tests/**/*.mjs'],
    languageOptions: { globals: globals([...NODE, ...BROWSER, 'localStorage axe']) },
    rules: { 'max-lines-per-function': 'off' },
  },
];
