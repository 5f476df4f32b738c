/**
 * A script of its own beside the page's: the almanac with its texts and cases, hints, the first game. The page takes it when it
 * has come and does without it until then.
 */
import de from './de.ftl';
import en from './en.ftl';
import cases from './cases.json';
import { makeHelp } from './help.js';

Object.defineProperty(window, 'hexsteadHelp', {
  value: (/** @type {any} */ kit, /** @type {any} */ desk) => makeHelp(kit, desk, { texts: { de, en }, cases }),
});
window.dispatchEvent(new Event('hexstead-help'));
