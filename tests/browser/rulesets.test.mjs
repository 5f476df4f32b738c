// Five and six at the table, and the duel: begun at the start screen and played by mouse and by keyboard, through the phases that only
// they have.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { keys } from './support/keys.mjs';
import { mouse } from './support/mouse.mjs';
import { advice, look, perform, play, settled } from './support/moves.mjs';
import { followLink, newPage, open } from './support/page.mjs';
import { otherPosition } from './support/positions.mjs';

let host;
before(async () => (host = await open()));
after(() => host?.close());

const view = (page) => page.evaluate(() => globalThis.hexstead.view(0));

/** A game begun by its card. */
async function begin(rules) {
  const { page, wrong } = await newPage(host.browser);
  await page.goto(`${host.url}?speed=0`);
  const hand = mouse(page);
  await hand.press(`quick-${rules}`);
  return { page, wrong, hand };
}

/** Plays on from a position with some hand until the person has done what is looked for. */
async function playFrom(name, makeHand, most, wanted) {
  const { page, wrong } = await newPage(host.browser);
  const { text, seat } = otherPosition(name);
  await page.goto(`${host.url}?speed=0`);
  await followLink(page, text);
  await mouse(page).press('open-play');
  const { done } = await play({ where: page, hand: makeHand(page), seat, most });
  for (const kind of wanted) assert.ok(done[kind], `${kind} of ${Object.keys(done)}`);
  assert.deepEqual(wrong, []);
  await page.close();
}

test('six at the table: founding, a turn, building after the turns of others, passing for a round', async () => {
  const { page, wrong, hand } = await begin('classic56');
  assert.equal(await page.locator('.seats > li').count(), 6);
  let now = await settled(page, 0, 0);
  while (now.phase !== 'BUILDING') {
    await perform(hand, advice({ ...now, seat: 0 }), now);
    now = await settled(page, 0, now.length + 1);
  }
  for (const key of ['build-road', 'pass', 'pass-round']) assert.ok(await hand.has(key), key);
  await hand.press('pass');
  now = await settled(page, 0, now.length + 1);
  while (now.phase !== 'BUILDING') {
    await perform(hand, advice({ ...now, seat: 0 }), now);
    now = await settled(page, 0, now.length + 1);
  }
  const { turnNo } = await view(page);
  await hand.press('pass-round');
  // What comes next to decide is an answer or a discard in the turns of others, or the own turn; never building.
  for (
    now = await settled(page, 0, now.length + 1);
    now.turnNo < turnNo + 6;
    now = await settled(page, 0, now.length + 1)
  ) {
    assert.notEqual(now.phase, 'BUILDING');
    if ((await view(page)).turn === 0) break;
    await perform(hand, advice({ ...now, seat: 0 }), now);
  }
  assert.equal((await view(page)).turn, 0);
  assert.equal(await hand.has('pass-round'), false);
  assert.deepEqual(wrong, []);
  await page.close();
});

test('six at the table: a road is built in the building phase, and then passed', async () => {
  const { page, wrong } = await newPage(host.browser);
  const { text, seat } = otherPosition('six, building');
  await page.goto(`${host.url}?speed=0`);
  await followLink(page, text);
  const hand = mouse(page);
  await hand.press('open-play');
  const start = await settled(page, seat, 0);
  await hand.press('build-road');
  await hand.place(await page.locator('.game [data-place]').first().getAttribute('data-place'));
  const built = await look(page);
  assert.deepEqual([built.phase, built.actor, built.length], ['BUILDING', seat, start.length + 1]);
  await hand.press('pass');
  assert.notEqual((await look(page)).length, built.length);
  assert.deepEqual(wrong, []);
  await page.close();
});

test('paired turns: the part after the turn of another is played to its end', () =>
  playFrom('six, partner', mouse, 2, []));

test('the duel: a neutral piece by mouse', () => playFrom('duel, neutral road', mouse, 1, ['NEUTRAL_ROAD']));

test('the duel: a neutral piece by keyboard', () =>
  playFrom('duel, neutral settlement', keys, 1, ['NEUTRAL_SETTLEMENT']));

for (const [name, makeHand] of [
  ['mouse', mouse],
  ['keyboard', keys],
])
  test(`the duel: a forced trade, by ${name}`, async () => {
    const { page, wrong } = await newPage(host.browser);
    await page.goto(`${host.url}?speed=0`);
    await followLink(page, otherPosition('duel, forced').text);
    await mouse(page).press('open-play');
    const hand = makeHand(page);
    const start = await look(page);
    const old = await view(page);
    await perform(hand, { kind: 'FORCED_TRADE' }, start);
    for (let i = 0; i < 2; i++) {
      const now = await look(page);
      assert.equal(now.phase, 'GIVE_BACK');
      const card = await page.locator('[data-key^="return-"]').first().getAttribute('data-key');
      await hand.press(card);
    }
    const then = await view(page);
    assert.notEqual(then.phase, 'GIVE_BACK');
    assert.equal(then.supply, old.supply + old.players[old.turn].price);
    assert.deepEqual(
      then.players.map(({ cards }) => cards),
      old.players.map(({ cards }) => cards),
    );
    assert.deepEqual(wrong, []);
    await page.close();
  });

test('the duel: begun at the start screen, two rolls a turn, both of them on the screen', async () => {
  const { page, wrong, hand } = await begin('duel');
  let now = await settled(page, 0, 0);
  while (!(now.phase === 'MAIN' && (await view(page)).turn === 0)) {
    await perform(hand, advice({ ...now, seat: 0 }), now);
    now = await settled(page, 0, now.length + 1);
  }
  const { firstRoll } = await view(page);
  const said = await page.locator('.first').getAttribute('aria-label');
  assert.match(said, new RegExp(`${firstRoll.low} and ${firstRoll.high}`));
  assert.match(await page.locator('.decide .dice').getAttribute('aria-label'), /together/);
  assert.equal((await page.locator('.c-grey.piece, .c-pale.piece').count()) >= 2, true);
  assert.deepEqual(wrong, []);
  await page.close();
});

test('a tablet that lies: board, panels and what is new stand beside each other', async () => {
  const { page } = await newPage(host.browser);
  for (const name of ['six, building', 'duel, neutral road']) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('about:blank');
    await page.goto(`${host.url}?speed=0`);
    await followLink(page, otherPosition(name).text);
    await mouse(page).press('open-play');
    assert.deepEqual(await page.evaluate(fits), [], name);
    const { width } = await page.locator('.game .sheet').boundingBox();
    assert.ok(width > 400, `${name}: a board of ${width} pixels`);
  }
  await page.close();
});

test('a low laptop: the last buttons of the panels can be reached', async () => {
  const { page, wrong } = await newPage(host.browser, { viewport: { width: 1280, height: 560 } });
  await page.goto(`${host.url}?speed=0`);
  await followLink(page, otherPosition('six, main').text);
  const hand = mouse(page);
  await hand.press('open-play');
  await hand.press('log');
  assert.deepEqual(wrong, []);
  await page.close();
});
