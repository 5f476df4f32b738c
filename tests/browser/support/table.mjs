// Who sits at the page: setting up a table, and what is asked of whom.
import { until } from './page.mjs';

/** Where the game is for whoever sits at the page: what is asked, of whom, and what that one knows. */
export async function asked(page, least = 0) {
  const due = (length) => {
    if (globalThis.hexstead.length() < length) return false;
    const { match } = globalThis.hexstead.state(); // a copy of all of it
    if (!match || match.length < length) return false;
    return match.view.over || match.curtain || match.typing || match.mine;
  };
  await until(page, due, least);
  return page.evaluate(() => {
    const { match } = globalThis.hexstead.state();
    const { phase, over } = match.view;
    const text = globalThis.hexstead.text('seat');
    return { phase, over, length: match.length, curtain: match.curtain, typing: match.typing, seat: match.shown, text };
  });
}

/**
 * Sets up a game with these kinds of players.
 * @param {Record<string, string | number>} choices by the key of the field @param {string} rules
 */
export async function begin(page, hand, kinds, choices = {}, rules = 'classic') {
  await hand.press(rules === 'classic' ? 'setup' : `setup-${rules}`);
  if (await hand.has(`size-${kinds.length}`)) await hand.press(`size-${kinds.length}`);
  for (const [seat, kind] of kinds.entries()) await page.locator(`[data-key="setup-kind-${seat}"]`).selectOption(kind);
  await hand.press('setup-options');
  for (const [key, value] of Object.entries(choices)) {
    const field = page.locator(`[data-key="${key}"]`);
    if (typeof value === 'number') await field.fill(String(value));
    else await field.selectOption(value);
  }
  await hand.press('setup-start');
}
