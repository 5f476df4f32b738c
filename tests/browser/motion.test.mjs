// What moves and sounds beside the game, and what never does. Motions are held as they begin, so that no test hangs on the clock.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mouse } from './support/mouse.mjs';
import { advice, look, perform, settled } from './support/moves.mjs';
import { drawn, followLink, newPage, open, openInFrame, whole } from './support/page.mjs';
import { positions } from './support/positions.mjs';

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** Counts every motion, and holds it where it begins; a press alone ends it. */
function holdMotion() {
  globalThis.motions = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    globalThis.motions++;
    const motion = animate.apply(this, how);
    motion.pause();
    return motion;
  };
  globalThis.shades = 0; // of what is pointed at
  addEventListener('transitionrun', () => globalThis.shades++);
}

/** Counts the notes in place of playing them. */
function noteSounds() {
  globalThis.notes = [];
  globalThis.audios = 0;
  globalThis.now = 0;
  const param = { setValueAtTime: () => param, exponentialRampToValueAtTime: () => param };
  const node = (kind) => ({ gain: param, frequency: param, connect: (to) => to, start: () => kind && globalThis.notes.push(kind), stop: () => {} }); // prettier-ignore
  globalThis.AudioContext = class {
    state = 'running';
    sampleRate = 8000;
    constructor() {
      globalThis.audios++;
    }
    get currentTime() {
      return globalThis.now++; // each sound is over before the next
    }
    createOscillator = () => node('tone');
    createBufferSource = () => node('rustle');
    createGain = () => node('');
    createBuffer = () => ({ getChannelData: () => [] });
  };
}

/** A page whose motions are held and whose notes are counted. */
async function held(query, options = {}) {
  const made = await newPage(at.browser, options);
  await made.context.addInitScript(holdMotion);
  await made.context.addInitScript(noteSounds);
  await made.page.goto(`${at.url}?${query}`);
  await whole(made.page);
  return { ...made, hand: mouse(made.page) };
}

/** The motions that are there: of pieces and dice in their place, and of what flies. */
const moving = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((motion) => !('transitionProperty' in motion))
      .map(({ effect: { target } }) => target.dataset.at ?? target.closest('.flight, dialog')?.className.split(' ')[0] ?? target.localName),
  ); // prettier-ignore
const counted = (page) => page.evaluate(() => globalThis.motions);
const notes = (page) => page.evaluate(() => globalThis.notes.splice(0));

/** Plays some decisions as a bot would. */
async function decide(page, hand, n) {
  for (let now = await settled(page, 0, 0); n > 0 && !now.over; n--) {
    await perform(hand, advice({ ...now, seat: 0 }), now);
    now = await settled(page, 0, now.length + 1);
  }
}

/** Up to the person's next roll. */
async function toRoll(page, hand) {
  while ((await settled(page, 0, 0)).phase !== 'BEFORE_ROLL') await decide(page, hand, 1);
}

test('a piece drops to its place; a press ends that, and is not lost', async () => {
  const { page, context, hand, wrong } = await held('seed=board');
  await hand.press('quick');
  const first = await settled(page, 0, 0);
  const { vertex } = advice({ ...first, seat: 0 });
  await page.locator(`[data-place="${vertex}"]`).click();
  await page.waitForFunction(
    (name) => document.querySelector(`.piece[data-at="${name}"]`)?.getAnimations().length,
    vertex,
  );
  const { edge } = advice({ ...(await look(page)), seat: 0 });
  await page.locator(`[data-place="${edge}"]`).click();
  await drawn(page);
  const own = async () => (await moving(page)).filter((one) => [vertex, edge].includes(one)); // the others may move by now
  assert.deepEqual([...new Set(await own())], [edge]);
  const { roads, vertices } = await page.evaluate(() => globalThis.hexstead.view(null));
  assert.deepEqual([roads[edge].seat, vertices[vertex].seat], [0, 0]);
  await page.keyboard.press('Shift');
  assert.deepEqual(await own(), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('dice roll and cards fly over the page, and leave nothing behind', async () => {
  const { page, context, hand, wrong } = await held('seed=board');
  await hand.press('quick');
  let gains = 0;
  while (!gains) {
    await toRoll(page, hand);
    await hand.press('roll');
    gains = await page.evaluate(() => {
      const { log } = globalThis.hexstead.state().match;
      const { changes } = log.findLast(({ action }) => action.kind === 'ROLLED');
      return changes.flatMap(({ cards }) => Object.values(cards)).reduce((sum, n) => sum + n, 0);
    });
  }
  assert.deepEqual((await moving(page)).slice(0, 2), ['svg', 'flight']);
  assert.equal(await page.locator('.flight > .die').count(), 6);
  assert.equal(await page.locator('.flight > span').count(), gains);
  await page.keyboard.press('Shift');
  assert.equal(await page.locator('.flight > *').count(), 0);
  assert.deepEqual(await moving(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('dialogs slide in and out; the page is free at once', async () => {
  const { page, context, hand, wrong } = await held('seed=board');
  await hand.press('settings');
  assert.deepEqual(await moving(page), ['dlg']);
  await page.keyboard.press('Escape');
  await drawn(page);
  assert.deepEqual(await moving(page), ['flight']);
  assert.equal(await page.locator('dialog[open], .flight [data-key]').count(), 0);
  assert.match(await page.locator('.flight > *').getAttribute('class'), /d-settings/);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('data-key')), 'settings');
  await hand.press('quick');
  assert.equal(await page.locator('.flight > *').count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

for (const [name, query, options] of [
  ['speed 0', 'speed=0', {}],
  ['reduced motion', 'speed=1', { reducedMotion: 'reduce' }],
])
  test(`${name}: nothing moves, ever`, async () => {
    const { page, context, hand, wrong } = await held(`seed=board&${query}`, options);
    await hand.press('settings');
    await hand.press('close');
    await hand.press('quick');
    await decide(page, hand, 12);
    assert.deepEqual([await counted(page), await moving(page)], [0, []]);
    assert.equal(await page.evaluate(() => globalThis.shades), 0);
    assert.deepEqual(wrong, []);
    await context.close();
  });

test('a tab in the back jumps to the present', async () => {
  const { page, context, hand, wrong } = await held('seed=board');
  await hand.press('quick');
  const now = await settled(page, 0, 0);
  await hand.place(advice({ ...now, seat: 0 }).vertex);
  assert.equal((await moving(page)).length, 1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  assert.deepEqual(await moving(page), []);
  const before_ = await counted(page);
  await hand.place(advice({ ...(await look(page)), seat: 0 }).edge);
  await settled(page, 0, now.length + 3);
  assert.equal(await counted(page), before_);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a replay jumps', async () => {
  const { page, context, hand, wrong } = await held('');
  await page.waitForFunction(() => globalThis.hexstead);
  await followLink(page, positions.over.text);
  await hand.press('open-watch');
  await page.keyboard.press('Shift');
  const before_ = await counted(page);
  await hand.press('replay-on');
  await hand.press('replay-on');
  assert.equal(await counted(page), before_);
  assert.deepEqual(await notes(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('wood, dice and refusals sound; what is switched off does not', async () => {
  const { page, context, hand, wrong } = await held('seed=board&speed=0');
  assert.equal(await page.evaluate(() => globalThis.audios), 0);
  await hand.press('quick');
  const now = await settled(page, 0, 0);
  await notes(page);
  await page.locator('[data-key="undo"]').click({ force: true });
  const { vertex } = advice({ ...now, seat: 0 });
  await hand.place(vertex);
  assert.deepEqual(await notes(page), ['tone']);
  await decide(page, hand, 3);
  await notes(page);
  await toRoll(page, hand);
  await notes(page);
  await hand.press('roll');
  assert.deepEqual((await notes(page)).slice(0, 2), ['tone', 'tone']);
  await hand.press('menu');
  await hand.press('menu-settings');
  await page.locator('[data-key="set-sound"]').click();
  await hand.press('close');
  await decide(page, hand, 4);
  assert.deepEqual(await notes(page), []);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('silent in a frame, where nobody asked for it', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await context.addInitScript(noteSounds);
  const frame = await openInFrame(page);
  const hand = mouse(frame);
  await hand.press('quick');
  await decide(frame, hand, 3);
  assert.equal(await frame.evaluate(() => globalThis.audios), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});
