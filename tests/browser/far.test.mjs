// Play by link: two people who have nothing in common but the links they send each other.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { perform, sparing } from './support/moves.mjs';
import { newPage, open, until, watch } from './support/page.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** Somebody with a browser of their own. */
async function somebody(name, options, lucky = false) {
  const { page, context, wrong } = await newPage(at.browser, options);
  if (lucky) await context.addInitScript(chances);
  await page.goto(`${at.url}?speed=0`);
  return { name, page, context, wrong, hand: mouse(page) };
}

/** Chance is another each time, but the same in each run. */
function chances() {
  let last = 1;
  crypto.getRandomValues = (array) => array.forEach((_, i) => (array[i] = last = (last * 48271) % 2147483647)) ?? array;
}

/** A duel with these kinds of players, one name each. */
async function begin({ page, hand }, kinds, names, goal) {
  await hand.press('setup-duel');
  for (const [seat, kind] of kinds.entries()) {
    await page.locator(`[data-key="setup-kind-${seat}"]`).selectOption(kind);
    await page.locator(`[data-key="setup-name-${seat}"]`).fill(names[seat]);
  }
  await hand.press('setup-options');
  await page.locator('[data-key="setup-goal"]').fill(String(goal));
  await hand.press('setup-start');
}

/** Where the game is for whoever has this page, when something is to be done there. */
async function due({ page }, least = 0) {
  const something = (length) => {
    const { match } = globalThis.hexstead.state();
    return match && match.length >= length && (match.view.over || match.curtain || match.far || match.mine);
  };
  await until(page, something, least);
  return page.evaluate(() => {
    const { match, ui } = globalThis.hexstead.state();
    const { phase, over } = match.view;
    const [text, hash] = [globalThis.hexstead.text('seat'), globalThis.hexstead.hash()];
    const { length, curtain, far, shown: seat, mine } = match;
    return { phase, over, length, curtain, far, seat, mine, text, hash, dialog: ui.dialog?.name };
  });
}

/** How a tab stands: does it only look, and how many games are kept where it is? */
const reads = ({ page }) =>
  page.evaluate(() => {
    const games = Object.keys(localStorage).filter((key) => key.startsWith('hexstead.v1.game.')).length;
    return { readonly: globalThis.hexstead.state().readonly, hash: globalThis.hexstead.hash(), games };
  });

const words = (one, selector) => one.page.locator(selector).first().innerText();
const linkOf = ({ page }) => page.locator('[data-key="copy-field"]').inputValue();

/** Opens what was sent, in the tab that is there. */
async function follow(one, link) {
  await one.page.evaluate((to) => void (location.href = to), link);
  await one.page.locator('[data-key="open-keep"]').waitFor();
}

/** Lifts the curtain and reads what has happened. */
async function sitDown(one) {
  await one.hand.press('open-play');
  const { curtain, seat } = await due(one);
  assert.ok(curtain.called);
  assert.equal(seat, null);
  assert.equal(await one.page.locator('.stack, .held, .chip').count(), 0);
  await one.hand.press('lift');
  const told = await one.page.locator('.news li').allInnerTexts();
  await one.hand.press('news-on');
  return told;
}

/** Plays until the game goes to somebody else. @returns the link, and where the game is then */
async function play(one, advice) {
  let now = await due(one);
  while (now.mine) {
    await perform(one.hand, advice(now), now);
    now = await due(one, now.length + 1);
  }
  return { link: await linkOf(one), now };
}

test('two people finish a whole duel by links alone', async (t) => {
  const [anna, bert] = [await somebody('Anna'), await somebody('Bert')];
  await begin(anna, ['person', 'far'], ['Anna', 'Bért & Co.'], 4);
  let [mover, other] = [anna, bert];
  const ask = sparing(2);
  const sent = [];
  let told = 0;
  for (;;) {
    const { link, now } = await play(mover, ask);
    sent.push(link);
    assert.equal(now.dialog, 'far');
    await follow(other, link);
    if (now.over) break;
    const lines = await sitDown(other);
    told += lines.length;
    [mover, other] = [other, mover];
  }
  await other.hand.press('open-play');
  await other.page.locator('.final').waitFor();
  const [ends, stays] = [await due(mover), await due(other)];
  assert.ok(stays.over);
  assert.equal(stays.hash, ends.hash);
  assert.equal(stays.far, null);
  assert.ok(told > sent.length);
  const names = await bert.page.evaluate(() => globalThis.hexstead.state().match.table.seats.map(({ name }) => name));
  assert.deepEqual(names, ['Anna', 'Bért & Co.']);
  // One game on each side, however many links there were.
  for (const one of [anna, bert]) assert.deepEqual([one.wrong, (await reads(one)).games], [[], 1]);
  const longest = Math.max(...sent.map((link) => link.length));
  t.diagnostic(
    `${sent.length} links passed, the longest of ${longest} characters, ${ends.length} actions, ${told} lines told`,
  );
  for (const one of [anna, bert]) await one.context.close();
});

test('a link opened again brings the same dice, and says that it is older', async () => {
  const [anna, bert] = [await somebody('Anna', {}, true), await somebody('Bert', {}, true)];
  await begin(anna, ['person', 'far'], ['Anna', 'Bert'], 5);
  let [mover, other] = [anna, bert];
  let last = null;
  for (let early = true; early;) {
    const { link } = await play(mover, sparing(0));
    await follow(other, link);
    await sitDown(other);
    last = link;
    early = (await due(other)).phase !== 'BEFORE_ROLL';
    [mover, other] = [other, mover];
  }
  const dice = () => mover.page.evaluate(() => globalThis.hexstead.log().find(({ kind }) => kind === 'ROLLED').dice);
  await mover.hand.press('roll');
  const first = await dice();
  for (let again = 0; again < 3; again++) {
    await follow(mover, last);
    assert.match(await words(mover, 'dialog[open]'), /older than your game: it holds \d+ steps, yours has \d+/);
    await mover.hand.press('open-copy');
    await mover.hand.press('lift');
    await mover.hand.press('news-on');
    await mover.hand.press('roll');
    assert.deepEqual(await dice(), first);
  }
  await follow(mover, last);
  await mover.hand.press('open-mine');
  assert.deepEqual(await dice(), first);
  for (const one of [anna, bert]) {
    assert.deepEqual(one.wrong, []);
    await one.context.close();
  }
});

test('a link that a messenger opens in a new tab takes the game over from the old one, which follows', async () => {
  const [anna, bert] = [await somebody('Anna'), await somebody('Bert')];
  await begin(anna, ['person', 'far'], ['Anna', 'Bert'], 5);
  await follow(bert, (await play(anna, sparing(0))).link);
  await sitDown(bert);
  const { link } = await play(bert, sparing(0));
  const page = await anna.context.newPage();
  const tab = { page, hand: mouse(page), wrong: watch(page) };
  await page.goto(link);
  await page.locator('[data-key="open-keep"]').waitFor();
  await sitDown(tab);
  const { now } = await play(tab, sparing(0));
  await until(anna.page, (length) => globalThis.hexstead.length() === length, now.length);
  assert.deepEqual(
    [await reads(anna), await reads(tab)],
    [
      { readonly: true, hash: now.hash, games: 1 },
      { readonly: false, hash: now.hash, games: 1 },
    ],
  );
  for (const one of [anna, bert, tab]) assert.deepEqual(one.wrong, []);
  for (const one of [anna, bert]) await one.context.close();
});

test('names without a break stay on a narrow page, and who plays can be changed while one waits', async () => {
  const anna = await somebody('Anna', { viewport: { width: 320, height: 640 } });
  const { page, hand } = anna;
  const [here, there] = ['W'.repeat(24), 'M'.repeat(24)];
  const unfit = async (one) =>
    (await one.page.evaluate(fits)).filter((found) => !/^"\W*(W|M){9,}.* is broken/.test(found));
  await begin(anna, ['person', 'far'], [here, there], 5);
  const { link } = await play(anna, sparing(0));
  assert.deepEqual(await unfit(anna), []);
  await hand.press('reseat');
  await page.locator('[data-key="open-kind-0"]').selectOption('far');
  await page.locator('.chairs + [role="alert"]', { hasText: 'Nobody sits here' }).waitFor();
  await page.locator('[data-key="open-kind-0"]').selectOption('person');
  await page.locator('[data-key="open-kind-1"]').selectOption('person');
  await hand.press('open-play');
  assert.ok((await due(anna)).mine);
  const bert = await somebody('Bert', { viewport: { width: 320, height: 640 } });
  await follow(bert, link);
  assert.deepEqual(await unfit(bert), []);
  await bert.hand.press('open-play');
  assert.ok((await due(bert)).curtain);
  assert.deepEqual(await unfit(bert), []);
  for (const one of [anna, bert]) {
    assert.deepEqual(one.wrong, []);
    await one.context.close();
  }
});

test('the link is kept over a reload and opened again by keyboard, on a narrow page, in German', async () => {
  const anna = await somebody('Anna', { viewport: { width: 320, height: 640 }, locale: 'de-DE' });
  await begin(anna, ['person', 'far'], ['', 'Bert'], 5);
  const { link } = await play(anna, sparing(0));
  await anna.page.reload();
  await anna.page.waitForFunction(() => globalThis.hexstead);
  await due(anna);
  assert.equal(await linkOf(anna), link);
  const hand = keys(anna.page);
  await anna.page.keyboard.press('Escape');
  await hand.press('far');
  assert.equal(await linkOf(anna), link);
  assert.match(await words(anna, '#dialog-title'), /^Schick das Spiel an Bert$/);
  assert.match(await words(anna, 'dialog[open] .warn'), /Vertrauen/);
  assert.deepEqual(await anna.page.evaluate(fits), []);
  await hand.press('close');
  for (const key of ['share', 'share-far']) await hand.press(key);
  assert.equal(await linkOf(anna), link);
  assert.deepEqual(await anna.page.evaluate(fits), []);
  assert.deepEqual(anna.wrong, []);
  await anna.context.close();
});
