/** The script beside the page's, packed: all of what later/index.js names. The page unpacks and runs it (later.js) once it is drawn. */
import packed from 'hx:later';

Object.defineProperty(window, 'hexsteadLater', { value: packed });
window.dispatchEvent(new Event('hexstead-later'));
