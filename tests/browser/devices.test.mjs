// Several people at one device, real dice, watching, undo by agreement: what has to do with who sits before the page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, perform, sparing } from './support/moves.mjs';
import { drawn, newPage, open } from './support/page.mjs';
import { engine, positions } from './support/positions.mjs';
import { asked, begin } from './support/table.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** Everything in the document that says what somebody holds. */
const hands = (page) =>
  page.evaluate(() => {
    const shown = document.querySelectorAll('.stack, .held, .chip, .step, dialog[open]');
    return [...shown, ...document.querySelectorAll('[role="log"] p')].map((one) => one.textContent.trim());
  });

test('a whole game of four people: nobody sees a hand but the own one, and the link replays it', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0`);
  const hand = mouse(page);
  await begin(page, hand, ['person', 'person', 'person', 'person'], { 'setup-goal': 5 });
  const ask = sparing(9);
  const lifted = new Set();
  const seen = [];
  let now = await asked(page);
  while (!now.over) {
    if (now.curtain) {
      lifted.add(now.phase);
      const kinds = (await hands(page)).filter((text) => /\bnew card\b|\byou\b/i.test(text));
      seen.push(...kinds, ...(await page.locator('.stack, .held, .chip, .step, dialog[open]').allTextContents()));
      await hand.press('lift');
      now = await asked(page, now.length);
      assert.equal(now.curtain, null);
      continue;
    }
    await perform(hand, ask(now), now);
    now = await asked(page, now.length + 1);
  }
  assert.deepEqual(seen, []);
  for (const phase of ['BEFORE_ROLL', 'MAIN', 'DISCARD', 'ANSWER']) assert.ok(lifted.has(phase), phase);
  assert.ok(!lifted.has('FOUND_SETTLEMENT'));
  await page.locator('.final').waitFor();
  const [hash, replayed] = await bothHashes(page, hand);
  assert.equal(hash, replayed);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a game with real dice and cards: what is typed is what falls, for bots too', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0`);
  const [byMouse, byKeys] = [mouse(page), keys(page)];
  await begin(page, byMouse, ['person', 'normal', 'person'], { 'setup-goal': 4, 'setup-dice': 'all' });
  const ask = sparing(6);
  const typed = [];
  let now = await asked(page);

  async function typeDice() {
    const dice = [1 + (typed.length % 6), 1 + ((typed.length * 5 + now.length) % 6)];
    typed.push(dice);
    if (typed.length % 2) {
      await byMouse.press(`die-0-${dice[0]}`);
      await byMouse.press(`die-1-${dice[1]}`);
      await byMouse.press('dice-typed');
    } else {
      await page.keyboard.type(dice.join(''));
      await byKeys.press('dice-typed');
    }
  }

  /** The first card that can come, as whoever types it holds it in their hand. */
  async function typeCard() {
    const game = engine.load(await page.evaluate(() => globalThis.hexstead.text('replay')));
    const { card } = game.chances()[0].action;
    game.free();
    typed.push(card);
    await byMouse.press(`typed-${card}`);
  }

  while (!now.over) {
    const { length } = now;
    if (now.curtain) await byMouse.press('lift');
    else if (now.typing?.kind === 'ROLLED') await typeDice();
    else if (now.typing) await typeCard();
    else {
      const action = ask(now);
      await perform(byMouse, action, now);
      if (action.kind === 'ROLL') await typeDice();
    }
    now = await asked(page, now.curtain ? length : length + 1);
  }
  const log = await page.evaluate(() => globalThis.hexstead.log());
  const fell = log.filter(({ kind }) => kind === 'ROLLED').map(({ dice }) => [...dice].sort());
  assert.deepEqual(
    fell,
    typed.filter(Array.isArray).map((dice) => [...dice].sort()),
  );
  assert.ok(typed.some((one) => !Array.isArray(one)));
  assert.ok(log.some(({ kind, seat }) => kind === 'ROLL' && seat === 1));
  const [hash, replayed] = await bothHashes(page, byMouse);
  assert.equal(hash, replayed);
  assert.deepEqual(wrong, []);
  await context.close();
});

/** Opens a position with these players. */
async function sitDown(page, name, kinds, settings = {}) {
  await page.goto(at.url);
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(`hexstead.v1.set.${key}`, value)),
    settings,
  );
  await page.goto('about:blank');
  await page.goto(`${at.url}?speed=0#g=${positions[name].text}`);
  for (const [seat, kind] of kinds.entries()) await page.locator(`[data-key="open-kind-${seat}"]`).selectOption(kind);
  await mouse(page).press('open-play');
}
const FOUR = ['person', 'person', 'person', 'person'];
const length = (page) => page.evaluate(() => globalThis.hexstead.length());

test('a double click acts once, whatever comes to lie under the second click', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  const { seat } = positions['before the roll'];
  await sitDown(
    page,
    'before the roll',
    FOUR.map((_, i) => (i === seat ? 'person' : 'normal')),
  );
  const start = await length(page);
  const box = await page.locator('[data-key="roll"]').boundingBox();
  const [x, y] = [box.x + box.width - 20, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await drawn(page);
  const rolled = await length(page);
  assert.equal(rolled, start + 2);
  for (const clickCount of [2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await drawn(page);
  }
  assert.equal(await length(page), rolled);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a glance at the own hand: open while the button is held, and by the keyboard until pressed again', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await sitDown(page, 'main', FOUR);
  const hand = mouse(page);
  await hand.press('lift');
  const other = (positions.main.seat + 1) % 4;
  await hand.press(`seat-${other}`);
  const button = page.locator(`[data-key="peek-${other}"]`);
  const shown = () => drawn(page).then(() => page.locator('.held').count());
  assert.equal(await shown(), 0);
  await button.hover();
  await page.mouse.down();
  assert.equal(await shown(), 1);
  assert.equal(await page.locator('.stacks').first().isVisible(), false);
  await page.mouse.up();
  assert.equal(await shown(), 0);
  await button.focus();
  await page.keyboard.press('Enter');
  assert.equal(await shown(), 1);
  await page.keyboard.press('Enter');
  assert.equal(await shown(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('freely taken back by agreement, and the same dice fall again', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await sitDown(page, 'before the roll', FOUR, { undo: 'free' });
  const hand = mouse(page);
  const start = await length(page);
  const roll = async () => {
    if (await hand.has('lift')) await hand.press('lift');
    await hand.press('roll');
    return page.evaluate(() => globalThis.hexstead.log().at(-1).dice);
  };
  const dice = await roll();
  const rolled = await length(page);
  assert.ok(rolled > start);
  if (await hand.has('lift')) await hand.press('lift');
  await hand.press('undo');
  await page.locator('[data-key="undo-agreed"]').click({ force: true });
  assert.equal(await length(page), rolled);
  for (const seat of [0, 1, 2, 3]) await hand.press(`agree-${seat}`);
  await hand.press('undo-agreed');
  assert.equal(await length(page), start);
  assert.deepEqual(await roll(), dice);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a game of bots is watched: paused, a step at a time, with all eyes or one seat’s', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0.5`);
  const hand = mouse(page);
  await begin(page, hand, ['normal', 'normal', 'normal', 'normal']);
  await hand.press('halt');
  const halted = await length(page);
  for (let n = 1; n <= 3; n++) {
    await hand.press('one-step');
    await page.waitForFunction((least) => globalThis.hexstead.length() >= least, halted + n);
  }
  await drawn(page);
  const view = () =>
    page.evaluate(() => globalThis.hexstead.state().match.view.players.map(({ hand: own }) => own !== null));
  assert.deepEqual(await view(), [true, true, true, true]);
  await page.locator('[data-key="watch-eye"]').selectOption('2');
  await drawn(page);
  assert.deepEqual(await view(), [false, false, true, false]);
  await page.locator('[data-key="watch-pace"]').selectOption('0');
  await hand.press('halt');
  await page.locator('.final').waitFor();
  assert.deepEqual(wrong, []);
  await context.close();
});
