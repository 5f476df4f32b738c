/**
 * Play by link. A seat can be far away: whoever plays it opens the game elsewhere, by the link that this device gives for it. A
 * link is the replay and, beside it, who sits where (the payload): `#g=<replay>&far=<payload>`. What it holds is checked here and
 * may be anything.
 *
 * @typedef {import('../engine/engine.js').Action} Action
 * @typedef {import('../engine/engine.js').Game} Game
 * @typedef {import('./table.js').Table} Table
 * @typedef {{start: string, log: Action[]}} Course the position a game began at, and all that was done
 * @typedef {'same'|'newer'|'older'|'branch'} Kinship what a game that came is to one that is here
 * @typedef {{seats: number[], text: string}} Far who the link is for: the one asked, at the end all who are away
 */
import { COLORS, freshSeed, nameFrom } from './table.js';

const PAYLOAD = /^([0-5])-([a-z]{2,6})-([0-9]{2,6})-([a-z0-9]{0,20})(?:-|$)/;
const HUMAN = 'h';

/** @param {Table} table */
export const away = ({ seats }) => seats.flatMap(({ kind }, seat) => (kind === 'far' ? [seat] : []));

/** Nothing that a messenger could take for the end of a link, or that parts names here. @param {string} name */
const escaped = (name) =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /[-_.!~*'()]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** @param {string} text @returns {string} */
function nameIn(text) {
  let name = text;
  try {
    name = decodeURIComponent(text);
    if (/%[\dA-F]{2}/i.test(name)) name = decodeURIComponent(name); // some messengers escape what is escaped
  } catch {
    // Cut off within an escape: a name is no reason to refuse a game.
  }
  return nameFrom(name).trim();
}

/** Who sits where, for whoever opens the link and sits down on that seat. @param {Table} table @param {number} seat */
export function payloadOf({ seats, botSeed }, seat) {
  const kinds = seats.map(({ kind, level }) => (kind === 'bot' ? level[0] : HUMAN)).join('');
  const colors = seats.map(({ color }) => COLORS.indexOf(color)).join('');
  const names = seats.map(({ name }) => escaped(name));
  return [seat, kinds, colors, /^[a-z0-9]{1,20}$/.test(botSeed) ? botSeed : '', ...names].join('-').replace(/-+$/, '');
}

/**
 * The table of a payload, or null if it is none for so many seats. All persons but the one who sits down are far away.
 * @param {string} payload @param {Table} preset @param {string[]} levels
 * @returns {{seat: number, table: Table}|null}
 */
export function readPayload(payload, preset, levels) {
  const [whole, sits, kinds, colors, botSeed] = PAYLOAD.exec(payload) ?? [];
  const seat = Number(sits);
  const n = preset.seats.length;
  if (whole === undefined || kinds.length !== n || colors.length !== n || seat >= n) return null;
  const names = payload.slice(whole.length).split('-');
  const seats = preset.seats.map((chair, i) => {
    const level = levels.find((one) => one[0] === kinds[i]);
    const kind = /** @type {import('./table.js').Chair['kind']} */ (level ? 'bot' : i === seat ? 'person' : 'far');
    return {
      kind,
      level: level ?? chair.level,
      name: nameIn(names[i] ?? ''),
      color: COLORS[Number(colors[i])] ?? chair.color,
    };
  });
  return { seat, table: { ...preset, seats, botSeed: botSeed || preset.botSeed } };
}

/** @param {Game} game @returns {Course} */
export function courseOf(game) {
  const { log } = game;
  const copy = game.fork();
  copy.undo(0);
  const start = copy.save('position');
  copy.free();
  return { start, log };
}

/**
 * What a game that came is to one that is here: at `at` actions they part, or one of them ends.
 * @param {Course} came @param {Course} here @returns {{how: Kinship, at: number}|null} null: another game
 */
export function kinship(came, here) {
  if (came.start !== here.start) return null;
  const [a, b] = [came.log, here.log].map((log) => log.map((action) => JSON.stringify(action)));
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (at === a.length) return { how: at === b.length ? 'same' : 'older', at };
  if (at === b.length) return { how: 'newer', at };
  return at ? { how: 'branch', at } : null;
}

/** What is here and goes on from what came comes first, so that nobody begins anew what was played. */
const NEAREST = ['older', 'same', 'newer', 'branch'];

/**
 * The game on the shelf that the one that came belongs to.
 * @param {{id?: any, state: string, game?: any}[]} shelf @param {Game} came @param {string} rules
 * @param {(text: string) => Game} load @param {number|null} seat who the link is for: of several games the one played there
 * @returns {{id: any, game: any, how: Kinship, at: number, length: number}|null}
 */
export function findKept(shelf, came, rules, load, seat) {
  const course = courseOf(came);
  const found = shelf.flatMap(({ id, state, game }) => {
    if (state !== 'ok' || game.table.rules !== rules || !away(game.table).length) return [];
    try {
      const mine = load(game.text);
      const here = courseOf(mine);
      mine.free();
      const kin = kinship(course, here);
      return kin ? [{ id, game, ...kin, length: here.log.length }] : [];
    } catch {
      return []; // says so itself when somebody goes on with it
    }
  });
  const rank = (/** @type {typeof found[number]} */ { how, at, length, game }) =>
    (NEAREST.indexOf(how) + (game.table.seats[seat ?? 0]?.kind === 'person' ? 0 : NEAREST.length)) * 1e6 - at - length;
  return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/**
 * What decides chance after a link that came: drawn once, then kept, so that opening it again changes nothing.
 * @param {(key: string, value?: string) => string|null|undefined} memo @param {string} text
 */
export function seedFor(memo, text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const key = `far.${(hash >>> 0).toString(36)}${text.length}`;
  const kept = memo(key);
  if (kept) return kept;
  const seed = freshSeed();
  memo(key, seed);
  return seed;
}

/** When each person here last did something: how long the log was then. @param {Action[]} log @param {number[]} people */
export function lastSeen(log, people) {
  const by = log.map(({ seat }) => seat);
  return Object.fromEntries(people.map((seat) => [seat, by.lastIndexOf(seat) + 1]));
}

/** Whom a link has to go to now. What came as it is now needs no answer when it is over. @param {Game} game @param {Table} table @returns {Far|null} */
export function farNow(game, table) {
  const { actor, over, length } = game;
  const seats = away(table).filter((seat) => (over ? length !== table.got : seat === actor));
  return seats.length ? { seats, text: `${game.save('replay')}&far=${payloadOf(table, seats[0])}` } : null;
}
