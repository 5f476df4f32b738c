/** The language files, as text. */
import en from './en.ftl';
import de from './de.ftl';

export const texts = { en, de };
