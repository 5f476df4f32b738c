import js from '@eslint/js';
import globals from 'globals';

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
    },
  },
  // The type checker knows the browser's names better than a list.
  { files: ['web/**/*.js'], rules: { 'no-undef': 'off' } },
  {
    files: ['web/**/*.js'],
    ignores: ['web/platform/storage.js'],
    rules: {
      'no-restricted-globals': ['error', { name: 'localStorage', message: STORAGE }],
      'no-restricted-properties': ['error', { property: 'localStorage', message: STORAGE }],
    },
  },
  { files: ['ci/**/*.mjs', 'eslint.config.js'], languageOptions: { globals: globals.node } },
  // Functions given to page.evaluate run in the browser.
  {
    files: ['tests/**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, axe: 'readonly' } },
  },
];
