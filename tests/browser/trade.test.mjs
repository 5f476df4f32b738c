// Trade with bots, with the mouse and on a phone: an offer put together, reasons for each no, a counter-offer taken, an offer made
// again, and a turn's offers all declined.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { mouse } from './support/mouse.mjs';
import { settled } from './support/moves.mjs';
import { followLink, newPage, open } from './support/page.mjs';
import { engine, positions } from './support/positions.mjs';
import { touch } from './support/touch.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** What the bots answer to an offer, each in its turn, as the page's bots do. */
function answersTo(game, offer, botSeed) {
  const fork = game.fork();
  const answers = [];
  if (!fork.act(offer).ok) return null;
  while (fork.phase === 'ANSWER') {
    const bot = engine.bot(fork, { level: 'normal', seed: `${botSeed}/${fork.length}` });
    const excuse = bot.excuse();
    const action = bot.choose();
    answers.push({ ...action, excuse });
    fork.act(action);
  }
  fork.free();
  return answers;
}

/** Offers of one card for one: those that meet with a counter-offer that can be taken, and with a reasoned no besides. */
function* bargains(game, botSeed) {
  const form = game.legal().find(({ kind }) => kind === 'OFFER');
  const { hand } = game.view().players[game.actor];
  for (const give of engine.schema.resources)
    for (const get of engine.schema.resources) {
      if (give === get || !hand[give]) continue;
      const offer = { ...form, give: { [give]: 1 }, get: { [get]: 1 } };
      const answers = answersTo(game, offer, botSeed) ?? [];
      const [counter, ...more] = answers.filter(({ kind }) => kind === 'OFFER');
      if (!counter || more.length) continue;
      if (Object.entries(counter.get).some(([card, n]) => hand[card] < n + Number(card === give))) continue;
      const refusals = answers.filter(({ kind, yes }) => kind === 'ANSWER' && !yes);
      if (refusals.length) yield { offer, counter, refusals };
    }
}

/** A game on a page that has just been loaded; the person sits at the seat that is asked. */
async function table(page, query, where) {
  await page.goto('about:blank');
  await page.goto(`${at.url}?${query}`);
  await followLink(page, where.text);
  await page.locator('[data-key="open-play"]').click();
  return settled(page, where.seat, 0);
}

const botSeedOf = (page) => page.evaluate(() => globalThis.hexstead.state().match.table.botSeed);
const last = (page) => page.evaluate(() => globalThis.hexstead.log().at(-1));
const handOf = (page, seat) => page.evaluate((me) => globalThis.hexstead.view(me).players[me].hand, seat);

/** Turns in which there is something to give. */
function* mains() {
  for (let n = 1; n <= 40; n++) {
    const game = engine.newGame({ seed: `market ${n}` });
    while (game.actor !== null && game.length < 400) {
      if (game.actor === 'chance') {
        game.chance();
        continue;
      }
      const hand = Object.values(game.view().players[game.actor].hand);
      if (game.phase === 'MAIN' && !game.view().offer && hand.filter((held) => held > 1).length > 1)
        yield { text: game.save('replay'), seat: game.actor, game };
      game.act(engine.bot(game, { level: 'normal', seed: `bot ${game.length}` }).choose());
    }
    game.free();
  }
}

/** The seeds of the page's bots are the same for every link that is opened first. */
function findMarket(botSeed) {
  for (const { text, seat, game } of mains())
    for (const found of bargains(game, botSeed)) return { text, seat, ...found };
  throw new Error('nobody bargains');
}

/** From now on no bot moves: the middle of a turn can be looked at. Runs in the browser. */
function haltBots() {
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...more) => (ms > 100 ? 0 : later(run, ms, ...more));
}

const only = (cards) => Object.keys(cards)[0];
const axe = (page) =>
  page.evaluate(async () => {
    const where = { exclude: ['svg.map > g[aria-hidden]', '.pic'] };
    const { violations } = await globalThis.axe.run(where, {
      rules: { 'target-size': { enabled: true } },
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  });

const picture = async (page, name) => {
  if (process.env.HX_PICTURES) await page.screenshot({ path: `${process.env.HX_PICTURES}/${name}.png` });
};

for (const [device, options, handFor] of [
  ['mouse', { viewport: { width: 1280, height: 800 } }, mouse],
  ['phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, touch],
]) {
  test(`an offer, its answers, a counter-offer, the offer again: ${device}`, async () => {
    const { page, context, wrong } = await newPage(at.browser, {
      ...options,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(AXE);
    const hand = handFor(page);
    await table(page, 'speed=0&lang=en', positions.main);
    const market = findMarket(await botSeedOf(page));
    const { length } = await table(page, 'speed=0&lang=en', market);
    const { offer, counter, refusals, seat } = market;

    await hand.press(`give-${only(offer.give)}`);
    await hand.press(`get-${only(offer.get)}`);
    assert.ok(await hand.pressed(`ask-${counter.seat}`));
    await picture(page, `${device}-composed`);
    assert.deepEqual(await axe(page), []);
    await hand.press('offer');
    await settled(page, seat, length + 1 + offer.asked.length);
    await picture(page, `${device}-answers`);
    const rows = await page.locator('.ans li').allInnerTexts();
    assert.equal(rows.length, offer.asked.length);
    const said = rows.filter((text) => /says no: “[^”]+”/.test(text));
    assert.equal(said.length, refusals.length, rows.join('\n'));
    assert.deepEqual(await axe(page), []);

    await hand.press(`close-${counter.seat}`);
    assert.equal((await last(page)).to, counter.seat);
    const held = await handOf(page, seat);
    assert.ok(held[only(offer.give)] > 0);

    await picture(page, `${device}-again`);
    assert.deepEqual(await axe(page), []);
    await hand.press('repeat-0');
    assert.ok(await page.locator(`.chip.sel [data-key="give-${only(offer.give)}"]`).isVisible());
    assert.ok(await page.locator(`.chip.sel [data-key="get-${only(offer.get)}"]`).isVisible());
    await hand.press('offer');
    await settled(page, seat, length + 2 + offer.asked.length);
    const { kind, give, get } = (await page.evaluate(() => globalThis.hexstead.log())).findLast(
      (action) => action.kind === 'OFFER' && action.seat === offer.seat,
    );
    assert.deepEqual({ kind, give, get }, { kind: 'OFFER', give: offer.give, get: offer.get });
    assert.deepEqual(wrong, []);
    await context.close();
  });

  test(`all offers of a turn are declined, until one listens again: ${device}`, async () => {
    const { page, context, wrong } = await newPage(at.browser, { ...options, bypassCSP: true });
    await context.addInitScript(AXE);
    const hand = handFor(page);
    const { seat } = positions['offer pending'];
    await table(page, 'speed=0.5&lang=en', positions['offer pending']);
    await picture(page, `${device}-asked`);
    assert.deepEqual(await axe(page), []);
    await page.evaluate(haltBots);
    await hand.press('no-more');
    await page.locator('.declines').waitFor();
    const {
      kind,
      yes,
      seat: by,
    } = (await page.evaluate(() => globalThis.hexstead.log())).findLast((action) => action.seat === seat);
    assert.deepEqual({ kind, yes, by }, { kind: 'ANSWER', yes: false, by: seat });
    await picture(page, `${device}-declined`);
    assert.deepEqual(await axe(page), []);
    await hand.press('listen');
    assert.equal(await page.locator('.declines').count(), 0);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}
