/** The script beside the page's, packed: all of what later/index.js names. The page unpacks and runs it (later.js) once it is drawn. */
import packed from 'hx:later';
import pair from 'hx:pair';

const NAME = `hexstead-later ${pair}`; // as later.js looks for it
Object.defineProperty(window, NAME, { value: packed });
window.dispatchEvent(new Event(NAME));
