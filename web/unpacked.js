/** All of the page but what page.js needs to unpack it. It begins with what that lends: ways to get the module and the words. */
import { textsIn } from './i18n/unpack.js';
import { define } from './main.js';

const [words, wasm, bytes] = /** @type {any} */ (window).hexsteadLent;
define({ wasm, texts: async () => textsIn(words, await bytes()) });
