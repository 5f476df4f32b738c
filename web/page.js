/** The page begins here. The code comes first and then what is packed: gzip makes less of both when they lie apart. */
import { define } from './main.js';
import wasm from 'hx:wasm';
import words from 'hx:words';
import unpacker from 'hx:unpacker';
import { createUnpacking } from './engine/unpack.js';
import { createTexts } from './i18n/unpack.js';

const unpacking = createUnpacking(unpacker);
define({ wasm: unpacking(wasm), ...createTexts(words, unpacking) });
