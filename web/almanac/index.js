/**
 * The almanac's texts and cases, a script of its own beside the page's: the page takes them when they have come and does
 * without them until then.
 */
import de from './de.ftl';
import en from './en.ftl';
import cases from './cases.json';
import { BORROWED, FAMILY_KEYS, ROWS } from './rows.js';

Object.defineProperty(window, 'hexsteadAlmanac', {
  value: { texts: { de, en }, rows: ROWS, families: FAMILY_KEYS, cases, borrowed: BORROWED },
});
window.dispatchEvent(new Event('hexstead-almanac'));
