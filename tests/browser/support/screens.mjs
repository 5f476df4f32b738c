// Every screen and dialog of the page by name, and how to come there: from which position, by which buttons. For pictures and
// for what must hold on each of them.
import { mouse } from './mouse.mjs';
import { drawn, followLink, newPage, until } from './page.mjs';
import { buildingPhase, otherPosition, positions } from './positions.mjs';
import { pseudo } from './pseudo.mjs';

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
];

const CALM = { forcedColors: 'none', contrast: 'no-preference', colorScheme: 'light' };

/** What a browser is told to show. */
export const LIGHTS = {
  day: CALM,
  night: { ...CALM, colorScheme: 'dark' },
  contrast: { ...CALM, contrast: 'more' },
  forced: { ...CALM, forcedColors: 'active' },
  grey: CALM,
};

/** What is read: the page's languages, and one that is longer than any. */
export const LANGUAGES = ['en', 'de', 'long'];

/** The first button of a row that says no. */
const refused = (page) => page.locator('.act.no').first().click({ force: true });
const type = (text) => (page) => page.locator('[data-key="open-field"]').fill(text);
const people = async (page) => {
  for (const seat of await page.locator('[data-key^="open-kind-"]').all()) await seat.selectOption('person');
};

const pick = (key, value) => (page) => page.locator(`[data-key="${key}"]`).selectOption(value);
const setting = (name, value) => ['menu', 'menu-settings', pick(`set-${name}`, value), 'close'];
const tips = (page) => page.locator('.tips .tip').first().waitFor();
const command = async (page) => (await page.locator('#question').focus(), await page.keyboard.press('/'));

/**
 * Screen -> where it begins and how to come there. A step is the key of a button or something done to the page. A screen that begins with a
 * position begins with its link; `open-play` is pressed unless `link` is said. What is remembered of a screen that is `alone` is
 * forgotten before the next one.
 * @type {Record<string, {at?: string, link?: boolean, alone?: boolean, how?: (string | ((page: any) => Promise<unknown>))[]}>}
 */
export const SCREENS = {
  start: {},
  'set up': { how: ['setup'] },
  'set up, options': { how: ['setup', 'setup-options'] },
  'settings at the start': { how: ['settings'] },
  almanac: { how: ['almanac'] },
  'almanac, entry': { how: ['almanac', 'row-B-55'] },
  'almanac, case': { how: ['almanac', 'row-B-55', 'show-case'] },
  'first game': { how: ['lesson'] },
  'open a link': { how: ['open'] },
  'link refused': { how: ['open', type('0abc'), 'open-go'] },
  'link found': { alone: true, at: 'main', link: true },
  'first question': { how: ['quick'] },
  'nothing to undo': { how: ['quick', (page) => page.locator('[data-key="undo"]').click({ force: true })] },
  founding: { at: 'founding' },
  'founding road': { at: 'founding road' },
  'before the roll': { at: 'before the roll' },
  main: { at: 'main' },
  'choosing a place': { at: 'build', how: ['build-road'] },
  refused: { at: 'build', how: [refused] },
  'trade composed': { at: 'main', how: ['give-lumber', 'give-wool', 'get-ore'] },
  'bank trade': { at: 'main', how: ['get-ore'] },
  'offer out': { at: 'offer out' },
  'offer pending': { at: 'offer pending' },
  'counter-offer': { at: 'offer pending', how: ['counter'] },
  'offer to you': { at: 'offer to you' },
  discard: { at: 'discard' },
  'discard later': { alone: true, at: 'discard', how: ['close'] },
  robber: { at: 'robber' },
  rob: { at: 'rob' },
  'free road': { at: 'free road' },
  'building once more': { at: 'building phase' },
  cards: { at: 'cards', how: ['hand-cards'] },
  monopoly: { at: 'cards', how: ['hand-cards', 'play-monopoly'] },
  plenty: { at: 'plenty', how: ['hand-cards', 'play-plenty'] },
  menu: { at: 'main', how: ['menu'] },
  log: { alone: true, at: 'main', how: ['menu', 'menu-log'] },
  statistics: { alone: true, at: 'main', how: ['menu', 'menu-log', 'stats'] },
  'board as text': { at: 'build', how: ['menu', 'menu-text'] },
  'command field': { at: 'main', how: [command] },
  shortcuts: { at: 'main', how: ['menu', 'menu-keys'] },
  hints: { alone: true, at: 'main', how: ['hint', tips] },
  costs: { at: 'main', how: ['menu', 'menu-costs'] },
  settings: { at: 'main', how: ['menu', 'menu-settings'] },
  'new game': { at: 'main', how: ['menu', 'menu-new-game'] },
  'open another link': { at: 'main', how: ['menu', 'menu-open-link'] },
  share: { at: 'main', how: ['share'] },
  'share, own view': { at: 'main', how: ['share', 'share-own'] },
  'share, whole game': { at: 'main', how: ['share', 'share-replay'] },
  player: { at: 'main', how: ['seat-0'] },
  curtain: { alone: true, at: 'main', link: true, how: [people, 'open-play'] },
  'four people': { alone: true, at: 'main', link: true, how: [people, 'open-play', 'lift'] },
  'another person': { alone: true, at: 'main', link: true, how: [people, 'open-play', 'lift', 'seat-0'] },
  'dice typed': { alone: true, at: 'before the roll', how: [...setting('dice', 'all'), 'roll'] },
  'undo agreed': {
    alone: true,
    at: 'before the roll',
    link: true,
    how: [people, 'open-play', 'lift', ...setting('undo', 'free'), 'roll', 'undo'],
  },
  watching: {
    how: ['settings', pick('set-pace', '0.5'), 'close', 'setup', pick('setup-kind-0', 'normal'), 'setup-start', 'halt'],
  },
  replay: { alone: true, at: 'over', link: true, how: ['open-watch'] },
  'game saved': { at: 'main', how: ['menu', 'menu-new-game', 'leave-go'] },
  'six, set up': { how: ['setup-classic56'] },
  'six, founding': { at: 'six, founding' },
  'six, main': { at: 'six, main' },
  'six, offer out': { at: 'six, offer out' },
  'six, building': { at: 'six, building' },
  'six, building a road': { at: 'six, building', how: ['build-road'] },
  'six, passing': { at: 'six, building', how: ['pass-round'] },
  'six, called to build': { alone: true, at: 'six, building', link: true, how: [people, 'open-play'] },
  'six, partner': { at: 'six, partner' },
  'six, end': { at: 'six, over' },
  'duel, set up': { how: ['setup-duel', 'setup-options'] },
  'duel, before the roll': { at: 'duel, before the roll' },
  'duel, main': { at: 'duel, main' },
  'duel, tokens': { at: 'duel, tokens', how: ['hand-tokens'] },
  'duel, neutral road': { at: 'duel, neutral road' },
  'duel, neutral settlement': { at: 'duel, neutral settlement' },
  'duel, neutral choice': { at: 'duel, neutral choice' },
  'duel, give back': { at: 'duel, give back' },
  'duel, end': { at: 'duel, over' },
  'stone, set up': { how: ['setup-stoneage', 'setup-options'] },
  'stone, first game': { how: ['lesson-stoneage'] },
  'stone, almanac': { how: ['almanac', 'row-S-100'] },
  'stone, placing tribes': { at: 'stone, placing tribes' },
  'stone, before the roll': { at: 'stone, before the roll' },
  'stone, main': { at: 'stone, main' },
  'stone, nomad picked': { at: 'stone, walking', how: ['build-walk'] },
  'stone, drawing a way': { at: 'stone, walking', how: ['build-walk', 'trace'] },
  'stone, progress': { at: 'stone, main', how: ['build-advance'] },
  'stone, giving up': { at: 'stone, giving up', how: ['build-settle'] },
  'stone, robber': { at: 'stone, robber tile' },
  'stone, hunting': { at: 'stone, hunting' },
  'stone, desert': { at: 'stone, desert' },
  'stone, free tile': { at: 'stone, free tile' },
  'stone, discard': { at: 'stone, discard' },
  'stone, board as text': { at: 'stone, main', how: ['menu', 'menu-text'] },
  'stone, costs': { at: 'stone, main', how: ['menu', 'menu-costs'] },
  'stone, statistics': { alone: true, at: 'stone, main', how: ['menu', 'menu-log', 'stats'] },
  'stone, end': { at: 'stone, over' },
  'stone, end, board': { at: 'stone, over', how: ['end-board'] },
  end: { at: 'over' },
  'end, board': { at: 'over', how: ['end-board'] },
};

/** Links, each looked for once. */
const texts = new Map();
function textOf(name) {
  const find = () => (name === 'building phase' ? buildingPhase() : (positions[name] ?? otherPosition(name))).text;
  return texts.get(name) ?? texts.set(name, find()).get(name);
}

/**
 * A page for one language, wherever it is to be shown.
 * @param {import('playwright-core').Browser} browser @param {string} lang one of LANGUAGES
 */
export async function screenPage(browser, lang, options = {}) {
  const made = await newPage(browser, { reducedMotion: 'reduce', bypassCSP: true, ...options });
  if (lang === 'long') await made.context.addInitScript(pseudo);
  return { ...made, lang: lang === 'long' ? 'en' : lang };
}

/** Runs in the page: the languages that its reader prefers can be changed. */
function polyglot() {
  globalThis.spoken = ['en'];
  Object.defineProperty(navigator, 'languages', { get: () => globalThis.spoken });
}

/** A page whose language can be changed as it stands (`speak`): at first the longer one. @param {import('playwright-core').Browser} browser */
export async function polyglotPage(browser) {
  const made = await screenPage(browser, 'long');
  await made.context.addInitScript(polyglot);
  return made;
}

/** A polyglot page from now on in another language. @param {import('playwright-core').Page} page @param {string} lang one of LANGUAGES */
export async function speak(page, lang) {
  const long = lang === 'long';
  const now = { long, spoken: long ? 'en' : lang };
  await page.evaluate(({ long: stretched, spoken }) => {
    globalThis.stretch(stretched);
    globalThis.spoken = [spoken];
    dispatchEvent(new Event('languagechange'));
  }, now);
  await until(page, ({ spoken }) => document.documentElement.lang === spoken, now);
}

/** Pages on which something remains of the screen before. */
const used = new WeakSet();
/** The light that pages are shown in. */
const lights = new WeakMap();

/** A page at its start, with nothing kept of earlier screens. */
async function fresh(page, url, query) {
  if (page.url().startsWith(url)) await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${url}?speed=0${query}`);
  await until(
    page,
    () =>
      [...document.querySelectorAll('.gamecard .pic')].every((pic) => pic.querySelector('svg')) &&
      document.querySelector('.gamecard') &&
      globalThis.hexstead.state().whole,
  );
  used.delete(page);
}

/**
 * Brings a page to a screen: to a position by its link, without loading the page anew where that is no matter.
 * @param {import('playwright-core').Page} page @param {string} url @param {string} name @param {string} [lang] else as the reader prefers
 */
export async function show(page, url, name, lang) {
  const { at, link, alone, how = [] } = SCREENS[name];
  const hand = mouse(page);
  await resize(page, SIZES[0]);
  if (!at || alone || used.has(page) || !page.url().startsWith(url))
    await fresh(page, url, lang ? `&lang=${lang}` : '');
  if (!at || alone) used.add(page);
  if (at) await followLink(page, textOf(at));
  if (at && !link) await hand.press('open-play');
  for (const step of how) await (typeof step === 'string' ? hand.press(step) : step(page));
  await drawn(page);
}

async function resize(page, size) {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** A size and a light for the page as it stands. */
export async function dress(page, size, light) {
  await resize(page, size);
  if (lights.get(page) !== light) await page.emulateMedia(LIGHTS[light]);
  lights.set(page, light);
  await drawn(page);
}
