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
    theme: one('theme', ['auto', 'light', 'dark', 'contrast']),
    pace: one('speed', ['0', '0.5', '1', '2']),
    seats: number('seats', 2, 6),
    bots: number('bots', 0, 6),
    seed: given.get('seed'),
  };
}
