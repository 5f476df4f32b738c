// Section 6: what positions and views have in common.
import { readClassic } from './classic.mjs';
import { createReader } from './coder.mjs';
import { readFrame, refuse } from './frame.mjs';
import { readStoneage, readWorldLand } from './stoneage.mjs';
import { readIsland, readTable } from './table.mjs';

const NOBODY = 255;
const CHANCE = 254;

function readAwaited(r, turn) {
  const phase = r.flag(1, 1) ? 9 : r.equal(32);
  const seat = r.flag(7, 1) ? turn : r.equal(8);
  return { phase, actor: seat === 7 ? NOBODY : seat === 6 ? CHANCE : seat };
}

const readCards = (r, kinds) => Array.from({ length: kinds }, () => r.count(31));

function readOffers(r, players, kinds) {
  const none = { made: 0, offer: null, proposals: [] };
  if (!r.flag(1, 3)) return none;
  const made = r.count(255);
  const by = r.equal(players + 1);
  const sets = () => r.equal(2 ** players);
  let offer = null;
  if (by < players) {
    const [asked, yes, no] = [sets(), sets(), sets()];
    offer = { by, asked, yes, no, give: readCards(r, kinds), get: readCards(r, kinds) };
  }
  const proposals = [];
  for (let seat = 0; seat < players; seat++)
    if (r.flag(1, 7)) proposals.push({ seat, give: readCards(r, kinds), get: readCards(r, kinds) });
  return { made, offer, proposals };
}

/** hand: resource by resource, null where it is not seen; cards: how many. */
function readHands(r, { options, at }, colors) {
  const kinds = at.info.resources.length;
  const hands = Array.from({ length: colors }, () => ({ hand: /** @type {number[]|null} */ ([]), cards: 0 }));
  const bank = [];
  for (let kind = 0; kind < kinds; kind++) {
    let left = options.bank;
    for (const one of hands) {
      const n = r.count(left);
      one.hand[kind] = n;
      one.cards += n;
      left -= n;
    }
    bank.push(left);
  }
  return { hands, bank, viewer: null };
}

function readSeenHands(r, { options, at }, colors) {
  const kinds = at.info.resources.length;
  const viewer = r.equal(9) - 1;
  const hands = Array.from({ length: colors }, () => ({ hand: null, cards: 0 }));
  const own = hands[viewer];
  if (own) own.hand = [];
  const bank = [];
  for (let kind = 0; kind < kinds; kind++) {
    bank.push(r.equal(options.bank_shown ? options.bank + 1 : 3));
    if (!own) continue;
    own.hand[kind] = r.count(options.bank);
    own.cards += own.hand[kind];
  }
  hands.forEach((one) => one !== own && (one.cards = r.count(127)));
  return { hands, bank, viewer };
}

/** @param {any} engine @param {string} text a position or a view */
export function decodeState(engine, text) {
  const { kind, bytes } = readFrame(text);
  const r = createReader(bytes);
  const table = readTable(engine, r);
  const { at, players } = table;
  const world = at.rules === 'stoneage';
  const colors = r.rare(players, 6, 63);
  const land = world ? readWorldLand(r, table) : readIsland(r, table);
  const s = { ...table, colors, land };
  s.turn = r.equal(players);
  s.first = r.equal(players);
  s.turnNo = r.equal(1001);
  s.dice = [r.equal(7)];
  if (s.dice[0]) s.dice.push(r.equal(7));
  s.robbers = [r.equal(land.length + 1), r.rare(NOBODY, 255, 63)];
  s.now = readAwaited(r, s.turn);
  s.then = Array.from({ length: r.count(4) }, () => readAwaited(r, s.turn));
  s.victim = r.rare(NOBODY, 255, 63);
  s.winners = r.rare(s.now.phase === 0 ? 1 << s.turn : 0, 63, 63);
  s.ending = r.rare(0, 255, 63);
  const owing = r.flag(1, 15);
  s.owes = Array.from({ length: colors }, () => (owing ? r.count(127) : 0));
  Object.assign(s, readOffers(r, players, 5));
  const view = r.flag(1, 1);
  if (view !== (kind === 'v')) refuse('a view in a position');
  Object.assign(s, view ? readSeenHands(r, table, colors) : readHands(r, table, colors));
  Object.assign(s, world ? readStoneage(r, s) : readClassic(r, s));
  r.end();
  return s;
}
