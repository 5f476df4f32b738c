// What a person does at the page for each action of the rules: which buttons, which places, in which order. How a button is
// pressed is the hand's business (mouse.mjs, keys.mjs): press(key), place(name), settle() before what must see all that was
// chosen; and clear(), if it takes more than a press to begin a trade from nothing.
import { until } from './page.mjs';
import { engine } from './positions.mjs';

const PIECES = { BUILD_ROAD: 'road', BUILD_SETTLEMENT: 'settlement', BUILD_CITY: 'city' };
const NEUTRAL = { NEUTRAL_ROAD: 'road', NEUTRAL_SETTLEMENT: 'settlement' };
const FREE = ['MAIN', 'BUILDING', 'PARTNER'];
const CARDS = { PLAY_KNIGHT: 'knight', PLAY_ROADS: 'roads', PLAY_PLENTY: 'plenty', PLAY_MONOPOLY: 'monopoly' };

const placeOf = ({ vertex, edge, hex }) => vertex ?? edge ?? hex;

/** Presses a key once for each card. */
async function forCards(hand, cards, keyOf) {
  for (const [kind, n] of Object.entries(cards ?? {})) for (let i = 0; i < n; i++) await hand.press(keyOf(kind));
}

/** Composes a trade from nothing. */
async function compose(hand, give, get) {
  if (hand.clear) await hand.clear();
  else if (await hand.has('clear')) await hand.press('clear');
  await forCards(hand, give, (kind) => `give-${kind}`);
  await forCards(hand, get, (kind) => `get-${kind}`);
}

async function offer(hand, { give, get, asked }, answering) {
  if (answering) await hand.press('counter');
  await compose(hand, give, get);
  if (!answering)
    for (const seat of [0, 1, 2, 3, 4, 5])
      if ((await hand.has(`ask-${seat}`)) && (await hand.pressed(`ask-${seat}`)) !== asked.includes(seat))
        await hand.press(`ask-${seat}`);
  await hand.settle();
  await hand.press('offer');
}

async function playCard(hand, action) {
  const card = CARDS[action.kind];
  await hand.press('hand-cards');
  await hand.press(`play-${card}`);
  if (card === 'monopoly') await hand.press(`monopoly-${action.card}`);
  if (card !== 'plenty') return;
  await forCards(hand, action.get, (kind) => `more-${kind}`);
  await hand.settle();
  await hand.press('plenty-take');
}

async function useTokens(hand, { kind }) {
  await hand.press('hand-tokens');
  await hand.press(`token-${kind}`);
}

/** A piece for another side: first whose, and of which kind, where that is asked. */
async function placeNeutral(hand, action) {
  const key = `neutral-${NEUTRAL[action.kind]}-${action.to}`;
  if ((await hand.has(key)) && !(await hand.pressed(key))) await hand.press(key);
  await hand.settle();
  return hand.place(placeOf(action));
}

const end = ({ to, vertex }) => to ?? vertex;

/** Those of the actions that may be done now which say the same as far as the fields go. */
function alike(before, action, fields) {
  const view = engine.loadView(before.text);
  const list = view.legal(action.seat).filter((one) => fields.every((field) => one[field] === action[field]));
  view.free();
  return list;
}

const same = (a, b) =>
  'from to vertex recall giveUp boxes'.split(' ').every((field) => String(a[field] ?? '') === String(b[field] ?? ''));

/** A nomad that walks, comes or settles: the kind, which nomad walks, where, and of several ways which. */
async function wander(hand, action, before) {
  const { kind } = action;
  const all = alike(before, action, ['kind']);
  await hand.press(`build-${kind.toLowerCase()}`);
  if (kind === 'SETTLE' && all.length === 1) return undefined;
  const nomads = [...new Set(all.map(({ from }) => from))];
  if (kind === 'WALK' && nomads.length > 1) await hand.press(`nomad-${nomads.indexOf(action.from)}`);
  await hand.settle();
  await hand.place(end(action));
  const ways = all.filter((one) => end(one) === end(action) && (kind !== 'WALK' || one.from === action.from));
  if (ways.length < 2) return undefined;
  await hand.settle();
  return hand.press(`way-${ways.findIndex((one) => same(one, action))}`);
}

/** @type {Record<string, (hand: any, action: any, before: any) => Promise<unknown>>} */
const WAYS = {
  ROLL: (hand) => hand.press('roll'),
  END_TURN: (hand) => hand.press('end'),
  PASS: (hand) => hand.press('pass'),
  BUY_CARD: (hand) => hand.press('build-card'),
  ROB: (hand, { to }) => hand.press(`rob-${to}`),
  ANSWER: (hand, { yes }) => hand.press(yes ? 'yes' : 'no'),
  CLOSE_OFFER: (hand, { to }) => hand.press(to === null ? 'withdraw' : `close-${to}`),
  OFFER: (hand, action, { phase }) => offer(hand, action, phase === 'ANSWER'),
  BANK_TRADE: async (hand, { give, get }) => {
    const [kind] = Object.keys(give);
    await compose(hand, { [kind]: 1 }, get);
    await hand.settle();
    await hand.press('bank');
  },
  FORCED_TRADE: useTokens,
  ROBBER_HOME: useTokens,
  KNIGHT_FOR_TOKENS: useTokens,
  GIVE_BACK: (hand, { card }) => hand.press(`return-${card}`),
  WALK: wander,
  NEW_NOMAD: wander,
  SETTLE: wander,
  ADVANCE: async (hand, { track }) => {
    await hand.press('build-advance');
    await hand.press(`step-${track}`);
  },
  DISCARD: async (hand, { cards }) => {
    if (!(await hand.has('discard-confirm'))) await hand.press('discard');
    await forCards(hand, cards, (kind) => `more-${kind}`);
    await hand.press('discard-confirm');
  },
};

/** Does an action with the hand. @param {{phase: string}} before */
export async function perform(hand, action, before) {
  if (action.kind in WAYS) return WAYS[action.kind](hand, action, before);
  if (action.kind in CARDS) return playCard(hand, action);
  if (action.kind in NEUTRAL) return placeNeutral(hand, action);
  if (action.kind in PIECES && FREE.includes(before.phase)) await hand.press(`build-${PIECES[action.kind]}`);
  return hand.place(placeOf(action));
}

/** What the bot would do in the seat's place, from what the seat knows; the cards of a discard together. */
export function advice({ text, seat, length }) {
  const view = engine.loadView(text);
  const game = view.imagine(seat, 'advice');
  view.free();
  const ask = () => engine.bot(game, { level: 'normal', seed: `person ${length} ${game.length}`, seat }).choose();
  let action = ask();
  if (action.kind === 'DISCARD') {
    const cards = {};
    for (; action.kind === 'DISCARD'; action = ask()) {
      cards[action.card] = (cards[action.card] ?? 0) + 1;
      game.act(action);
      if (game.phase !== 'DISCARD' || game.actor !== seat) break;
    }
    action = { kind: 'DISCARD', cards };
  }
  game.free();
  return action;
}

/** Advice for people at one device who make so many offers and no more: each is answered by all the others, behind their curtains. */
export function sparing(offers) {
  let made = 0;
  return (now) => {
    const action = advice(now);
    const enough = action.kind === 'OFFER' && now.phase === 'MAIN' && ++made > offers;
    return enough ? { kind: 'END_TURN', seat: now.seat } : action;
  };
}

/** Where the game is, by the page's own window on it. */
export const look = (where) =>
  where.evaluate(() => {
    const game = globalThis.hexstead;
    const { phase, actor, over, turnNo, winners } = game.view(null);
    return { phase, actor, over, turnNo, winners, length: game.length(), hash: game.hash(), text: game.text('seat') };
  });

/** Waits until the seat is asked again, or the game is over, with more actions than before; the page has then drawn it. */
export async function settled(where, seat, length) {
  await until(
    where,
    ([me, least]) => {
      const game = globalThis.hexstead;
      if (!game || game.length() < least) return false;
      const { actor, over } = game.view(null);
      return over || actor === me;
    },
    [seat, length],
  );
  return look(where);
}

/**
 * Plays for a seat until the game is over or enough decisions are made.
 * @param {{where: any, hand: any, seat?: number, most?: number, after?: (now: any) => Promise<void>}} table
 */
export async function play({ where, hand, seat = 0, most = Infinity, after }) {
  const done = {};
  let now = await settled(where, seat, 0);
  for (let n = 0; n < most && !now.over; n++) {
    const action = advice({ ...now, seat });
    await perform(hand, action, now);
    const next = await settled(where, seat, now.length + 1).catch((error) => {
      throw new Error(`${JSON.stringify(action)} in ${now.phase} did not happen`, { cause: error });
    });
    done[action.kind] = (done[action.kind] ?? 0) + 1;
    now = next;
    await after?.(now);
  }
  return { ...now, done };
}

/**
 * The state's hash as the page has it, and as the link to the whole game leads to it that the share dialog offers at the end. The hand
 * opens the dialog and leaves it.
 */
export async function bothHashes(where, hand) {
  for (const key of ['share', 'share-replay']) await hand.press(key);
  const link = await where.locator('[data-key="copy-field"]').inputValue();
  await hand.press('close');
  const game = engine.load(link.split('#g=')[1]);
  const hashes = [await where.evaluate(() => globalThis.hexstead.hash()), game.hash];
  game.free();
  return hashes;
}
