// Whole games of the other rulesets: six at the table with their building phases or in pairs, and the duel, by mouse and by keyboard.
// The link of each leads to the state it ended with. And a reload in each phase that only they have.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { bothHashes, perform, play, sparing } from './support/moves.mjs';
import { newPage, open } from './support/page.mjs';
import { asked, begin } from './support/table.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

async function enter() {
  const { page, context, wrong } = await newPage(at.browser);
  await page.goto(`${at.url}?speed=0&seed=table`);
  return { page, context, wrong, hand: mouse(page) };
}

/** The link of the whole game leads to where it ended, and nothing went wrong on the way. */
async function ended({ page, context, wrong, hand }) {
  await page.locator('.final').waitFor();
  const [hash, replayed] = await bothHashes(page, hand);
  assert.equal(replayed, hash);
  assert.deepEqual(wrong, []);
  await context.close();
}

/** Plays for all the persons at one device; what they were asked in, and the phases a curtain fell in. */
async function playAll({ page, hand }, offers) {
  const ask = sparing(offers);
  const [phases, lifted] = [new Set(), new Set()];
  let now = await asked(page);
  while (!now.over) {
    if (now.curtain) {
      lifted.add(now.phase);
      await hand.press('lift');
      now = await asked(page, now.length);
      continue;
    }
    phases.add(now.phase);
    await perform(hand, ask(now), now);
    now = await asked(page, now.length + 1);
  }
  return { phases, lifted };
}

test('six at the table, two of them persons: a whole game with building phases behind curtains', async () => {
  const table = await enter();
  const kinds = ['person', 'normal', 'normal', 'person', 'normal', 'easy'];
  await begin(table.page, table.hand, kinds, { 'setup-goal': 6 }, 'classic56');
  const { phases, lifted } = await playAll(table, 4);
  for (const phase of ['FOUND_SETTLEMENT', 'BEFORE_ROLL', 'MAIN', 'BUILDING']) assert.ok(phases.has(phase), phase);
  assert.ok(lifted.has('BUILDING'));
  await ended(table);
});

test('six at the table in pairs: a whole game', async () => {
  const table = await enter();
  const kinds = ['person', 'normal', 'normal', 'normal', 'normal', 'easy'];
  await begin(table.page, table.hand, kinds, { 'setup-goal': 7, 'option-after_turn': '2' }, 'classic56');
  const { phases } = await playAll(table, 4);
  assert.ok(phases.has('PARTNER') && !phases.has('BUILDING'));
  await ended(table);
});

test('a whole duel with the mouse', async () => {
  const table = await enter();
  await table.hand.press('quick-duel');
  const { done } = await play({ where: table.page, hand: table.hand });
  for (const kind of ['NEUTRAL_ROAD', 'NEUTRAL_SETTLEMENT', 'ROLL']) assert.ok(done[kind] > 0, JSON.stringify(done));
  await ended(table);
});

test('a whole duel with the keyboard alone', async () => {
  const table = { ...(await enter()) };
  table.hand = keys(table.page);
  await table.hand.press('quick-duel');
  const lost = [];
  const end = await play({
    where: table.page,
    hand: table.hand,
    after: async ({ length, phase }) => {
      if (await table.page.evaluate(() => document.activeElement === document.body)) lost.push(`${length} ${phase}`);
    },
  });
  assert.ok(end.done.NEUTRAL_ROAD > 0);
  assert.deepEqual(lost, []);
  await ended(table);
});
