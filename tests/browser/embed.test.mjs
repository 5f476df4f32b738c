// The page in pages of others: an element on a strict page of another origin, a loose page that styles everything, a sandbox
// without an origin, and the gallery's snippets in a fresh page, as a newcomer would use them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { mouse } from './support/mouse.mjs';
import { advice, look, perform, settled } from './support/moves.mjs';
import { drawn, newPage, open, until } from './support/page.mjs';
import { positions } from './support/positions.mjs';

let at;
let host;
/** Path -> [headers, html] of the host's pages. */
const PAGES = {};
before(async () => {
  at = await open();
  const server = createServer((request, response) => {
    const [headers, html] = PAGES[request.url] ?? [{}, '<!doctype html><title>host</title>'];
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  host = { url: `http://localhost:${server.address().port}`, close: () => server.close() };
  const site = at.url.slice(0, -1);
  const script = `<script async src="${at.url}embed.js"></script>`;
  const policy = `default-src 'none'; script-src ${site}; frame-src ${site}`;
  PAGES['/strict'] = [
    { 'content-security-policy': policy },
    `<!doctype html><title>host</title>${script}
    <hexstead-game id="board" rules="classic" seats="3" bots="2" seed="embedded" ui="board" speed="0"></hexstead-game>
    <hexstead-game id="replay" ui="replay" game="${positions.over.text}"></hexstead-game>
    <hexstead-game id="puzzle" readonly game="${positions.main.text}"></hexstead-game>`,
  ];
  PAGES['/loose'] = [
    {},
    `<!doctype html><title>host</title>${script}
    <style>
      * { color: red !important; font-size: 40px !important; }
      iframe { height: 7px !important; border: 20px solid red !important; }
      hexstead-game { width: 340px; margin-top: 300px; }
      body { height: 4000px; margin: 0; }
    </style>
    <p id="mine">Mine</p>
    <hexstead-game id="board" rules="classic" seats="3" bots="2" seed="embedded" ui="board" speed="0" height="auto"></hexstead-game>`,
  ];
  PAGES['/sandbox'] = [
    {},
    `<!doctype html><title>host</title><iframe sandbox="allow-scripts" width="360" height="640"
      src="${at.url}index.html?embed=1&rules=duel&ui=board&speed=0&bg=336699"></iframe>`,
  ];
  PAGES['/heights'] = [
    {},
    `<!doctype html><title>host</title>${script}<style>body { margin: 0 }</style>
    <hexstead-game id="board" readonly ui="board" game="${positions.main.text}" height="auto"></hexstead-game>
    <hexstead-game id="wrong" game="rubbish" lang="de" height="auto"></hexstead-game>`,
  ];
});
after(async () => {
  await at.close();
  host.close();
});

/** Notes the events of all elements of the page. */
function listen() {
  globalThis.heard = [];
  for (const element of document.querySelectorAll('hexstead-game'))
    for (const type of ['ready', 'action', 'turn', 'gameover', 'resize', 'error'])
      element.addEventListener(type, ({ detail }) => globalThis.heard.push({ id: element.id, type, ...detail }));
}

/** A page of the host, its elements ready. */
async function visit(path, ids) {
  const { page, context, wrong } = await newPage(at.browser, { viewport: { width: 900, height: 700 } });
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${listen})`);
  await page.goto(host.url + path);
  const calm = () => document.activeElement === document.body && scrollY === 0;
  for (const id of ids) {
    assert.equal(await page.evaluate(calm), true, 'the page has kept its focus and its place');
    await page.$eval(`#${id}`, (element) => element.scrollIntoView()); // out of sight things take their time
    await until(page, (one) => globalThis.heard.some((event) => event.type === 'ready' && event.id === one), id);
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, () => scrollY === 0);
  }
  return { page, context, wrong };
}

const frameOf = async (page, id = 'board') => (await page.$(`#${id} iframe`)).contentFrame();
const ask = (page, method, ...given) =>
  page.$eval('#board', (element, [name, args]) => element[name](...args).catch(({ code }) => ({ code })), [
    method,
    given,
  ]);
const heard = (page, type, id = 'board') =>
  page.evaluate(([a, b]) => globalThis.heard.filter((one) => one.id === a && one.type === b), [id, type]);

/** Plays as a person would, with the mouse, until so many actions more have been done. */
async function play(frame, actions) {
  const hand = mouse(frame);
  let now = await settled(frame, 0, 0);
  const least = now.length + actions;
  while (now.length < least && !now.over) {
    await perform(hand, advice({ text: now.text, seat: 0, length: now.length }), now);
    now = await settled(frame, 0, now.length + 1);
  }
  return now;
}

test('three elements on a strict page of another origin: played, spoken to, removed and put back', async (t) => {
  const { page, context, wrong } = await visit('/strict', ['board', 'replay', 'puzzle']);
  const states = await page.evaluate(() => globalThis.heard.filter(({ type }) => type === 'ready'));
  const by = Object.fromEntries(states.map((state) => [state.id, state]));
  assert.deepEqual(
    [by.board.rules, by.board.seats, by.board.bots, by.board.screen, by.replay.screen, by.replay.step, by.puzzle.phase],
    ['classic', 3, [1, 2], 'game', 'replay', 0, positions.main.phase],
  );

  const puzzle = await frameOf(page, 'puzzle');
  assert.equal(await puzzle.locator('[data-place], [data-key="end"], [data-key="replay-step"]').count(), 0);

  const frame = await frameOf(page);
  await play(frame, 12);
  const [inside, told] = [await look(frame), await ask(page, 'getState')];
  assert.deepEqual([told.length, told.phase, told.actor], [inside.length, inside.phase, inside.actor]);
  const actions = await heard(page, 'action');
  assert.deepEqual(
    actions.map(({ length }) => length),
    Array.from({ length: inside.length }, (_, i) => i + 1),
  );
  assert.ok((await heard(page, 'turn')).length > 3);
  const said = JSON.stringify([told, actions, await heard(page, 'turn')]);
  for (const secret of ['hand', 'dev', 'seed', 'text']) assert.ok(!said.includes(`"${secret}"`), secret);

  // Out of the frame: the link carries the game.
  const link = await frame.$eval('[data-key="own"]', (own) => {
    own.dispatchEvent(new Event('pointerdown'));
    return own.href;
  });
  const tab = await context.newPage();
  await tab.goto(link);
  await mouse(tab).press('open-play');
  assert.equal(await tab.evaluate(() => globalThis.hexstead.hash()), inside.hash);
  await tab.close();

  // By message where that is possible: the same page is still there.
  await frame.evaluate(() => (globalThis.same = true));
  await page.$eval('#board', (element) => ((element.theme = 'dark'), (element.lang = 'de')));
  await until(frame, () => document.documentElement.lang === 'de' && document.documentElement.dataset.theme === 'dark');
  assert.equal(await frame.evaluate(() => globalThis.same), true);

  assert.equal((await ask(page, 'load', '1abc')).code !== undefined, true);
  assert.equal((await ask(page, 'newGame', { rules: 'chess' })).code, 'RULES');
  assert.equal((await ask(page, 'setTheme', 'pink')).code, 'THEME');
  assert.deepEqual(await look(frame), inside);

  // Removed and put back somewhere else: another frame, the same game.
  await page.evaluate(() => {
    globalThis.heard.length = 0;
    const element = document.querySelector('#board');
    element.remove();
    document.body.prepend(element);
  });
  await until(page, () => globalThis.heard.some(({ type }) => type === 'ready'));
  const again = await look(await frameOf(page));
  assert.deepEqual([again.hash, again.length], [inside.hash, inside.length]);
  assert.deepEqual((await ask(page, 'getState')).bots, [1, 2]);
  await play(await frameOf(page), 3);

  const duel = await ask(page, 'newGame', { rules: 'duel', seats: 2, bots: 1 });
  assert.deepEqual([duel.rules, duel.seats, duel.length], ['duel', 2, 0]);
  await page.$eval('#board', (element) => element.setAttribute('ui', 'full'));
  await until(page, () => globalThis.heard.filter(({ type }) => type === 'ready').length === 2);
  assert.deepEqual([(await ask(page, 'getState')).rules, (await ask(page, 'getState')).ui], ['duel', 'full']);
  await page.$eval('#board', (element) => (element.game = document.querySelector('#replay').game));
  await until(page, () => globalThis.heard.some(({ type }) => type === 'gameover'));
  t.diagnostic(`${actions.length} actions played and told, ${said.length} characters without a secret`);
  assert.deepEqual(
    wrong.filter((one) => !/^asked for/.test(one)),
    [],
  );
  await context.close();
});

test('styles stay where they are, the frame grows, keys and wheel are the page’s unless the board has them', async () => {
  const { page, context, wrong } = await visit('/loose', ['board']);
  const frame = await frameOf(page);
  const seen = await page.$eval('#board', (element) => {
    const { borderTopWidth, height } = getComputedStyle(element.shadowRoot.querySelector('iframe'));
    return { borderTopWidth, height, width: element.offsetWidth, own: element.offsetHeight };
  });
  assert.equal(seen.borderTopWidth, '0px');
  assert.equal(seen.width, 340);
  await until(page, () => globalThis.heard.some(({ type }) => type === 'resize'));
  const { height } = (await heard(page, 'resize')).at(-1);
  await until(page, (n) => document.querySelector('#board').offsetHeight === n, height);
  assert.ok(height > 480, `${height}`);
  assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length), 1);
  assert.equal(
    await frame.evaluate(() => getComputedStyle(document.querySelector('#question')).color !== 'rgb(255, 0, 0)'),
    true,
  );

  // Over the frame the wheel still moves the page round it.
  await page.mouse.move(170, 500);
  await page.mouse.wheel(0, 120);
  await until(page, () => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
  await until(page, () => scrollY === 0);

  // Keys that the board takes move no page; keys elsewhere do.
  const game = await settled(frame, 0, 0);
  await frame.locator('.game [data-place][tabindex="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Home', 'End', 'Space']) await page.keyboard.press(key);
  await drawn(page);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.ok((await settled(frame, 0, game.length + 1)).length > game.length, 'Space has chosen a place');
  await page.locator('#mine').click();
  await page.keyboard.press('ArrowDown');
  await until(page, () => scrollY > 0);

  // Who is not the page round it is not heard, and what is hostile does nothing.
  const inside = await look(frame);
  await page.evaluate(() => {
    const to = document.querySelector('#board').shadowRoot.querySelector('iframe').contentWindow;
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const order = { app: 'hexstead', v: 1, id: 'x', cmd: 'newGame', rules: 'duel' };
    const say = stranger.contentWindow.Function('to', 'order', "to.postMessage(order, '*')");
    say(to, order);
    let deep = {};
    for (let i = 0; i < 500; i++) deep = { deep };
    const loop = { app: 'hexstead', v: 1, cmd: 'load' };
    loop.text = loop;
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, i]));
    for (const one of [
      null,
      'hexstead',
      { ...order, v: 2 },
      { ...order, cmd: 'constructor' },
      { ...order, rules: deep },
      { ...order, options: deep },
      { ...order, ...many },
      { ...order, cmd: 'load', text: 'x'.repeat(10_000_000) },
      loop,
      JSON.parse('{"app":"hexstead","v":1,"cmd":"newGame","__proto__":{"rules":"duel"},"constructor":1}'),
    ])
      to.postMessage(one, '*');
  });
  const state = await ask(page, 'getState'); // answered after all these
  assert.deepEqual([state.rules, await look(frame)], ['classic', inside]);
  assert.deepEqual(
    wrong.filter((one) => !/^asked for/.test(one)),
    [],
  );
  await context.close();
});

test('in a sandbox without an origin it is played and speaks; a colour behind it', async () => {
  const { page, context, wrong } = await newPage(at.browser);
  await page.addInitScript(
    `globalThis.heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }))`,
  );
  await page.goto(`${host.url}/sandbox`);
  await until(page, () => globalThis.heard.some(({ type }) => type === 'ready'));
  const frame = await (await page.$('iframe')).contentFrame();
  await play(frame, 4);
  assert.equal(await frame.evaluate(() => globalThis.hexstead.state().lasting), false, 'nothing can be saved here');
  assert.equal(await frame.locator('.toast').count(), 0, 'and nobody is told again and again');
  assert.equal(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(51, 102, 153)');
  await page.evaluate(() => frames[0].postMessage({ app: 'hexstead', v: 1, id: 7, cmd: 'getState' }, '*'));
  await until(page, () => globalThis.heard.some(({ id }) => id === 7));
  const answer = await page.evaluate(() => globalThis.heard.find(({ id }) => id === 7));
  assert.deepEqual([answer.type, answer.origin, answer.rules], ['state', 'null', 'duel']);
  assert.deepEqual(
    wrong.filter((one) => !/^asked for/.test(one)),
    [],
  );
  await context.close();
});

test('a puzzle is as high as its board needs, and what can’t be opened says why in place of the game', async () => {
  const { page, context } = await visit('/heights', ['board', 'wrong']);
  await page.setViewportSize({ width: 360, height: 740 });
  const { height } = (await heard(page, 'resize')).at(-1) ?? {};
  await until(page, () => document.querySelector('#board').offsetHeight === 420);
  assert.ok(height >= 420, `${height}`);
  const types = await page.evaluate(() => globalThis.heard.filter(({ id }) => id === 'board').map(({ type }) => type));
  assert.equal(types[0], 'ready', `${types}`);

  await page.setViewportSize({ width: 1280, height: 740 });
  const puzzle = await frameOf(page);
  await until(puzzle, () => innerWidth === 1280);
  const { left, right } = await puzzle.$eval('.scrub', (bar) => bar.getBoundingClientRect().toJSON());
  assert.equal(left, 1280 - right, 'the bar lies in the middle');

  const wrong = await frameOf(page, 'wrong');
  assert.equal(await wrong.locator('main [role="alert"]').innerText(), 'Das ist kein Hexstead-Link.');
  assert.equal(await wrong.locator('dialog[open], .games').count(), 0);
  await until(page, () => document.querySelector('#wrong').offsetHeight === 420);
  assert.deepEqual(
    (await heard(page, 'error', 'wrong')).map(({ code }) => code),
    ['FORMAT'],
  );
  await page.$eval('#wrong', (element, text) => element.load(text), positions.over.text);
  await wrong.locator('.final').waitFor();
  await context.close();
});

test('who watches bots can read and reach both choices at every width', async () => {
  const { page, context } = await newPage(at.browser);
  await page.goto(`${at.url}index.html?embed=1&rules=duel&seats=2&bots=2&ui=board&lang=de`);
  await page.locator('[data-key="watch-eye"]').waitFor();
  for (const width of [320, 560, 699, 700, 820, 900, 1050, 1099, 1100, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await drawn(page);
    const [pace, eye] = await page
      .locator('.watch select')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    assert.ok(Math.min(pace.width, eye.width) >= 80, `${width}: ${pace.width} and ${eye.width} wide`);
    assert.ok(pace.right <= eye.left || pace.bottom <= eye.top, `${width}: they lie side by side`);
  }
  await context.close();
});

test('the gallery keeps no snippet of a text that is no game', async () => {
  const { page, context } = await newPage(at.browser);
  await page.goto(`${at.url}embed.html?lang=en`);
  await page.locator('[name="what"]').selectOption('replay');
  const snippets = page.locator('#made textarea');
  await page.locator('[name="game"]').fill(positions.over.text);
  await snippets.nth(1).waitFor();
  assert.match(await snippets.nth(1).inputValue(), /height="680"/);
  await page.locator('[name="game"]').fill('1rubbish');
  assert.equal(await snippets.count(), 0);
  await page.locator('#preview iframe').waitFor();
  await until(page, () => document.querySelector('#problem').textContent !== '');
  assert.equal(await snippets.count(), 0);
  await context.close();
});

test('what the gallery makes works in a fresh page, and axe finds nothing on it', async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  const { page, context, wrong } = await newPage(at.browser, {
    bypassCSP: true,
    viewport: { width: 360, height: 800 },
  });
  await page.goto(`${at.url}embed.html?lang=de`);
  await page.locator('#made textarea').first().waitFor();
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => axe.run(document, { iframes: false }));
  assert.deepEqual(
    violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html}`)),
    [],
  );
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  await page.locator('[name="what"]').selectOption('board');
  await page.locator('[name="rules"]').selectOption('duel');
  const [element, plain] = await page.locator('#made textarea').evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual(
    wrong.filter((one) => !/^(asked for|failed)/.test(one)),
    [],
  );

  for (const [path, html] of [
    ['/element', element],
    ['/plain', plain],
  ]) {
    PAGES[path] = [{}, `<!doctype html><title>blog</title><h1>My blog</h1>\n${html}\n<p>More</p>`];
    await page.goto(host.url + path);
    const frame = await (
      await page.waitForSelector(path === '/plain' ? 'iframe' : 'hexstead-game iframe')
    ).contentFrame();
    await frame.locator('.game .sheet svg.map').waitFor();
    await play(frame, 2);
    assert.equal(await frame.evaluate(() => globalThis.hexstead.view(null).rules), 'duel');
  }
  await context.close();
});
