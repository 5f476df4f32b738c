/** The page begins here. The code comes first and then what is packed: gzip makes less of both when they lie apart. */
import { define } from './main.js';
import wasm from 'hx:wasm';
import packed from 'hx:words';
import { createTexts } from './i18n/unpack.js';

define({ wasm, ...createTexts(packed) });
