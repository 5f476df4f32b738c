/** All of the page but what page.js needs to unpack it. It begins with what that lends: ways to get the module, the words, and what comes later. */
import style from 'hx:style';
import { textsIn } from './i18n/unpack.js';
import { define } from './main.js';

// Most of the style sheets too come packed, which the policy for styles has nothing against.
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const [words, unpack, run, wasm, bytes] = /** @type {any} */ (window).hexsteadLent;
define({ wasm, texts: async () => textsIn(words, await bytes()), unpack, run });
