// The shelf of saved games: what stands on it, names, deleting, files, a full storage, none at all, and two tabs on one game.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fits } from './support/fits.mjs';
import { mouse } from './support/mouse.mjs';
import { advice, look, perform } from './support/moves.mjs';
import { drawn, followLink, newPage, open, openInFrame, until, whole } from './support/page.mjs';
import { otherPosition, positions } from './support/positions.mjs';
import { walk } from './support/walk.mjs';

const P = 'hexstead.v1.';
const golden = JSON.parse(await readFile(new URL('../golden/saves/shelf.json', import.meta.url), 'utf8')).disk;
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

let at;
before(async () => {
  at = await open();
});
after(() => at.close());

/** The start page with this in its storage. */
async function enter(disk = {}, { query = '', ...options } = {}) {
  const made = await newPage(at.browser, { reducedMotion: 'reduce', bypassCSP: true, ...options });
  await made.context.addInitScript((kept) => {
    globalThis.asked = 0;
    if (navigator.storage) navigator.storage.persist = async () => (++globalThis.asked, true);
    if (localStorage.length) return;
    for (const [key, value] of Object.entries(kept)) localStorage[key] = value;
  }, disk);
  await made.page.goto(`${at.url}?speed=0&lang=en${query}`);
  await made.page.locator('.gamecard').first().waitFor();
  await whole(made.page);
  return { ...made, hand: mouse(made.page) };
}

const shelf = (page) => page.locator('.shelf li b').allInnerTexts();
const kept = (page) => page.evaluate(() => ({ ...localStorage }));
const toStart = async (hand) => {
  for (const key of ['menu', 'menu-new-game', 'leave-go']) await hand.press(key);
};

async function play(page, { text }) {
  await followLink(page, text);
  await mouse(page).press('open-play');
  return look(page);
}

/** What a press gives to save. */
async function download(page, press) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path(), 'utf8');
}

/** Drops a file on the page. */
const drop = (page, text, on = '.hero') =>
  page
    .locator(on)
    .first()
    .evaluate((target, content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'games.json'));
      for (const type of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);

test('games that run stand first, those that are over with who won; the browser is asked to keep them once one is over', async () => {
  const { page, context, hand, wrong } = await enter();
  assert.equal(await page.locator('.shelf').count(), 0);
  await play(page, positions.main);
  await toStart(hand);
  const last = await play(page, positions['last move']);
  assert.equal(await page.evaluate(() => globalThis.asked), 0);
  await perform(hand, advice({ ...last, seat: last.actor }), last);
  await page.locator('.final').waitFor();
  assert.equal(await page.evaluate(() => globalThis.asked), 1);
  await hand.press('end-new');
  await play(page, otherPosition('duel, main'));
  await toStart(hand);
  await until(page, () => document.querySelectorAll('.shelf .pic svg').length === 3);
  assert.deepEqual(await shelf(page), ['The duel', 'The island', 'The island']);
  assert.match(await page.locator('.shelf li').nth(2).innerText(), /You have won!/);
  assert.match(await page.locator('.shelf li').nth(0).innerText(), /round \d+ · .*\d\d/);
  await hand.press('go-on');
  assert.equal((await look(page)).hash, otherPosition('duel, main').hash);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a name stays, and a game goes only when that was asked and answered', async () => {
  const foreign = { 'somebody.else': '{', 'hexstead.v2.x': '1' };
  const { page, context, hand, wrong } = await enter({ ...golden, ...foreign });
  const names = await shelf(page);
  assert.equal(names.length, 3);
  await hand.press('shelf-all');
  assert.equal((await shelf(page)).length, 4);
  await hand.press('kept-0');
  await page.locator('[data-key="kept-name"]').fill('Sunday');
  await hand.press('close');
  await page.reload();
  await page.locator('.game').waitFor(); // a reload goes on with the newest
  await toStart(hand);
  assert.ok((await shelf(page)).includes('Sunday'));
  await hand.press('shelf-all');
  for (const answer of ['drop-no', 'drop-yes']) {
    const there = await shelf(page);
    for (const key of ['kept-1', 'kept-drop', answer]) await hand.press(key);
    assert.equal((await shelf(page)).length, there.length - Number(answer === 'drop-yes'));
  }
  const now = await kept(page);
  for (const key of Object.keys(foreign)) assert.equal(now[key], foreign[key]);
  assert.ok(Object.keys(now).every((key) => key in foreign || key.startsWith(P)));
  assert.deepEqual(wrong, []);
  await context.close();
});

test('damaged games and those of newer versions are named, given out as they are, and nothing else is touched', async () => {
  const bad = {
    [`${P}game.bad.2-abc`]: '1|0|classic|{"te',
    [`${P}game.next.1-abc`]: '2|9|classic|?|0',
    [`${P}save.3`]: 'x',
  };
  const { page, context, hand, wrong } = await enter({ ...golden, ...bad });
  await hand.press('shelf-all');
  const names = await shelf(page);
  assert.deepEqual(names.slice(4).sort(), ['Damaged game', 'Damaged game', 'Game of a newer version']);
  await hand.press(`kept-${names.indexOf('Game of a newer version')}`);
  assert.match(await page.locator('dialog').innerText(), /newer version/);
  assert.equal(await download(page, () => hand.press('kept-save')), bad[`${P}game.next.1-abc`]);
  await hand.press('close');
  assert.deepEqual({ ...(await kept(page)), ...bad }, await kept(page));
  for (const key of [`kept-${names.indexOf('Damaged game')}`, 'kept-drop', 'drop-yes']) await hand.press(key);
  assert.equal((await shelf(page)).length, names.length - 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('the whole shelf goes into a file and back, one game too; nothing is written over', async () => {
  const { page, context, hand, wrong } = await enter(golden);
  const file = await download(page, () => hand.press('shelf-save'));
  assert.ok(!/botSeed|"seed"/.test(file));
  assert.equal(JSON.parse(file).games.length, 4);
  const untouched = await kept(page);
  await drop(page, file);
  await until(page, () => /Added: 0\. Already here: 4/.test(document.querySelector('.toast')?.textContent));
  assert.deepEqual(await kept(page), untouched);
  for (const key of ['kept-0', 'kept-drop', 'drop-yes']) await hand.press(key);
  await drop(page, file, '.gamecard');
  await until(page, () => /Added: 1\. Already here: 3/.test(document.querySelector('.toast')?.textContent));
  await hand.press('shelf-all');
  assert.ok((await shelf(page)).some((name) => name === 'Sonntag'));
  assert.equal((await shelf(page)).length, 4);
  await hand.press('kept-0');
  const one = await download(page, () => hand.press('kept-save'));
  await hand.press('close');
  await drop(page, one, '.links');
  await page.locator('[data-key="open-play"]').waitFor();
  await hand.press('open-play');
  await toStart(hand);
  await hand.press('shelf-all');
  assert.equal((await shelf(page)).length, 5);
  for (const [text, says] of [
    ['{"a":1}', /no Hexstead game/],
    ['x'.repeat(7e6), /too large/],
  ]) {
    await drop(page, text);
    await page.locator('dialog [role="alert"]').filter({ hasText: says }).waitFor();
    await hand.press('close');
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a full storage is told, the game goes on, and room is made by deleting what is over', async () => {
  const [over] = Object.keys(golden).filter((key) => key.startsWith(`${P}game.goldenduel.`));
  const more = [1, 2, 3, 4].map((n) => [over.replace('duel', `duel${n}`), golden[over]]);
  const { page, context, hand, wrong } = await enter({ ...golden, ...Object.fromEntries(more) });
  // The rest of the storage is somebody else's.
  const room = await page.evaluate(() => {
    const fill = (key, least) => {
      let text = 'x'.repeat(1 << 22);
      let all = '';
      for (; text.length > least; text = text.slice(text.length / 2))
        try {
          localStorage.setItem(key, all + text);
          all += text;
        } catch {
          // half as much, then
        }
      return all.length;
    };
    return fill('somebody.else', 100);
  });
  assert.ok(room > 1e6);
  const opened = await play(page, positions['before the roll']);
  await page.locator('[data-bar="full"]').waitFor();
  assert.match(await page.locator('[data-bar="full"]').innerText(), /no room left/);
  await hand.press('roll');
  assert.ok((await look(page)).length > opened.length);
  for (const key of ['menu', 'menu-new-game']) await hand.press(key);
  assert.match(await page.locator('dialog').innerText(), /could not be saved/);
  await hand.press('leave-stay');
  assert.match(await download(page, () => hand.press('full-save')), /"text"/);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await drawn(page);
    assert.deepEqual(await page.evaluate(fits), [], `${size.width}`);
  }
  await hand.press('drop-over');
  assert.match(await page.locator('dialog').innerText(), /Delete 5 games/);
  await hand.press('drop-yes');
  await until(page, () => !document.querySelector('[data-bar="full"]'));
  const { hash } = await look(page);
  await page.reload();
  await page.locator('.game').waitFor();
  assert.equal((await look(page)).hash, hash);
  assert.equal((await kept(page))['somebody.else'].length, room);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('where nothing can be kept, that is said once, and the game goes on', async () => {
  const { page, context, wrong } = await newPage(at.browser, { reducedMotion: 'reduce' });
  const frame = await openInFrame(page);
  const hand = mouse(frame);
  await hand.press('quick');
  await frame
    .locator('.toast')
    .filter({ hasText: /keeps nothing|bewahrt/ })
    .waitFor();
  const now = await look(frame);
  if (now.actor === 0) await perform(hand, advice({ ...now, seat: 0 }), now);
  assert.equal(await frame.locator('[data-bar]').count(), 0);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('two tabs on one game: the second looks and follows, takes over by asking, and nothing is lost', async () => {
  const { page, context, hand, wrong } = await enter();
  await play(page, positions['before the roll']);
  const two = await context.newPage();
  await two.goto(`${at.url}?speed=0&lang=en`);
  const second = mouse(two);
  await second.press('go-on');
  await two.locator('[data-bar="readonly"]').waitFor();
  const begun = await look(two);
  await second.press('roll');
  await two.locator('.what.bad').filter({ hasText: 'open in another tab' }).waitFor();
  assert.equal((await look(two)).length, begun.length);
  await hand.press('roll');
  const rolled = await look(page);
  assert.ok(rolled.length > begun.length);
  await until(two, (n) => globalThis.hexstead.length() === n, rolled.length);
  await second.press('take-over');
  await page.locator('[data-bar="readonly"]').waitFor();
  await until(two, () => !document.querySelector('[data-bar]'));
  await second.press('end');
  await until(two, (n) => globalThis.hexstead.length() > n, rolled.length);
  await two.close();
  await until(page, () => !document.querySelector('[data-bar]'));
  assert.ok((await look(page)).length > rolled.length, 'the first goes on where the second was');
  await toStart(hand);
  assert.equal((await shelf(page)).length, 1);
  assert.deepEqual(wrong, []);
  await context.close();
});

test('a dozen games and what is asked of them: all of it is reached by Tab, fits 320 pixels, and axe finds nothing', async () => {
  const many = { ...golden };
  for (const key of Object.keys(golden).filter((one) => one.startsWith(`${P}game.`)))
    for (const n of [1, 2]) many[key.replace(/game\.(\w+)/, `game.$1${n}`)] = golden[key];
  many[`${P}name.goldenclassic1`] = 'W'.repeat(40);
  const { page, context, hand, wrong } = await enter(many, { query: '', viewport: { width: 320, height: 640 } });
  await context.addInitScript(AXE);
  await page.reload();
  await page.locator('.game').waitFor();
  await toStart(hand);
  await hand.press('shelf-all');
  await until(page, () => document.querySelectorAll('.shelf .pic svg').length === 12);
  const where = [{ exclude: ['.pic'] }, { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }];
  const flaws = async () => {
    const { violations } = await page.evaluate((all) => axe.run(...all), where);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  };
  for (const press of [null, 'kept-2', 'kept-drop']) {
    if (press) await hand.press(press);
    const unfit = (await page.evaluate(fits)).filter((one) => !/^"W+" is broken/.test(one));
    assert.deepEqual([unfit, await flaws()], [[], []], press ?? 'shelf');
    const { stops, wrong: lost } = await walk(page);
    assert.ok(stops > 1);
    assert.deepEqual(lost, [], press ?? 'shelf');
  }
  assert.deepEqual(wrong, []);
  await context.close();
});
