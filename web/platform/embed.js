/** Parameters a hosting page or a link may set; unknown ones are ignored, wrong ones fall back. */

/** @param {string} search @param {string[]} languages */
export function readParameters(search, languages) {
  const given = new URLSearchParams(search);
  const one = (/** @type {string} */ key, /** @type {string[]} */ allowed) => {
    const value = given.get(key);
    return value !== null && allowed.includes(value) ? value : null;
  };
  const number = (/** @type {string} */ key, /** @type {number} */ least, /** @type {number} */ most) => {
    const value = given.get(key);
    return value !== null && /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? Number(value)
      : null;
  };
  return {
    lang: one('lang', languages),
    theme: one('theme', THEMES),
    pace: one('speed', ['0', '0.5', '1', '2']),
    seats: number('seats', 2, 6),
    bots: number('bots', 0, 6),
    seed: given.get('seed'),
  };
}

/** The themes a host may ask for. */
export const THEMES = ['auto', 'light', 'dark', 'contrast'];

/**
 * What a hosting page wishes for; null if the page is not embedded.
 * @param {string} search @param {string[]} rulesets
 */
export function readEmbedding(search, rulesets) {
  const given = new URLSearchParams(search);
  const pick = (/** @type {string} */ key, /** @type {RegExp} */ good) => {
    const value = given.get(key) ?? '';
    return good.test(value) ? value : '';
  };
  if (given.get('embed') !== '1') return null;
  const rules = given.get('rules') ?? '';
  const hex = pick('bg', /^(?!.{7}$)([\da-f]{3,4}){1,2}$/i);
  return {
    rules: rulesets.includes(rules) ? rules : '',
    ui: pick('ui', /^(board|replay)$/) || 'full',
    /** to be looked at only */
    still: given.get('readonly') === '1',
    /** nothing is shown before the host has said what */
    wait: given.get('wait') === '1',
    bg: hex ? `#${hex}` : pick('bg', /^transparent$/),
    sound: { 0: 'off', 1: 'on' }[pick('sound', /^[01]$/)],
    /** the only one that may host it; one that is none is nobody's */
    origin: given.get('allowOrigin'),
    /** what is looked at, as it came */
    text: '',
    /** what came and can't be opened, while nothing else is there @type {any} */
    wrong: null,
  };
}

/**
 * The table that is wished for, as far as the game has it.
 * @param {{seats: [number, number]}} info of the ruleset @param {{seats?: number|null, bots?: number|null, seed?: string|null}} given
 */
export function wishFor({ seats: [least, most] }, { seats = null, bots = null, seed = null }) {
  const fits = seats !== null && seats >= least && seats <= most ? seats : undefined;
  const persons = bots === null ? 1 : Math.max(0, (fits ?? most) - bots);
  return { seats: fits, bots, persons, seed: seed?.trim() ?? '' };
}
