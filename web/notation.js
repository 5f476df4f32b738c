/**
 * The notation for what is done, as people type it: "road 0,0,E", "trade 2 wood for 1 ore", "offer 1 wool for 1 brick to Mira".
 * The words of the notation are understood everywhere; a book adds those of a language, and knows the places and who sits there.
 *
 * @typedef {{kind: string, seat: number, [key: string]: any}} Action
 * @typedef {'vertex'|'edge'|'hex'} PlaceType
 * @typedef {{
 *   verbs: Map<string, string>, cards: Map<string, string>, tracks: Map<string, string>, small: Record<'for'|'to'|'and'|'over', Set<string>>,
 *   place: (type: PlaceType, name: string) => string|null, seatOf: (name: string) => number|null, nameOf: (seat: number) => string,
 *   asked: number[], say: (word: string) => string
 * }} Book asked: whom an offer goes to that names nobody; say: a word of the notation in the language of the page
 * @typedef {{key: string, word: string}} Trouble what was not understood
 */

/** Verb -> the action, and what follows the verb. @type {Record<string, {kind: string, takes?: string, more?: object}>} */
export const VERBS = {
  road: { kind: 'BUILD_ROAD', takes: 'edge' },
  settlement: { kind: 'BUILD_SETTLEMENT', takes: 'vertex' },
  city: { kind: 'BUILD_CITY', takes: 'vertex' },
  card: { kind: 'BUY_CARD' },
  robber: { kind: 'MOVE_ROBBER', takes: 'hex' },
  rob: { kind: 'ROB', takes: 'seat' },
  roll: { kind: 'ROLL' },
  end: { kind: 'END_TURN' },
  pass: { kind: 'PASS' },
  trade: { kind: 'BANK_TRADE', takes: 'swap' },
  offer: { kind: 'OFFER', takes: 'offer' },
  yes: { kind: 'ANSWER', more: { yes: true } },
  no: { kind: 'ANSWER', more: { yes: false } },
  withdraw: { kind: 'CLOSE_OFFER', more: { to: null } },
  deal: { kind: 'CLOSE_OFFER', takes: 'seat' },
  discard: { kind: 'DISCARD', takes: 'discard' },
  knight: { kind: 'PLAY_KNIGHT' },
  roads: { kind: 'PLAY_ROADS' },
  plenty: { kind: 'PLAY_PLENTY', takes: 'get' },
  monopoly: { kind: 'PLAY_MONOPOLY', takes: 'card' },
  last: { kind: 'CALL_LAST_ROUND' },
  'neutral-road': { kind: 'NEUTRAL_ROAD', takes: 'edge for' },
  'neutral-settlement': { kind: 'NEUTRAL_SETTLEMENT', takes: 'vertex for' },
  draw: { kind: 'FORCED_TRADE' },
  home: { kind: 'ROBBER_HOME' },
  tokens: { kind: 'KNIGHT_FOR_TOKENS' },
  return: { kind: 'GIVE_BACK', takes: 'card' },
  tribe: { kind: 'PLACE_TRIBE', takes: 'vertex' },
  scout: { kind: 'PLACE_NOMAD', takes: 'vertex' },
  nomad: { kind: 'NEW_NOMAD', takes: 'vertex recall' },
  walk: { kind: 'WALK', takes: 'walk' },
  settle: { kind: 'SETTLE', takes: 'vertex giveUp' },
  step: { kind: 'ADVANCE', takes: 'track' },
  neanderthal: { kind: 'MOVE_HUNTER', takes: 'hex', more: { hunter: 'neanderthal' } },
  predator: { kind: 'MOVE_HUNTER', takes: 'hex', more: { hunter: 'predator' } },
  desert: { kind: 'LAY_DESERT', takes: 'hex' },
  take: { kind: 'TAKE_TILE', takes: 'vertex' },
};

/** Small words inside a command. */
export const SMALL = /** @type {const} */ (['for', 'to', 'and', 'over']);

/** @param {string} key @param {string} [word] @returns {never} */
function misread(key, word = '') {
  throw Object.assign(new Error(key), { trouble: { key, word } });
}

/** @param {string[]} words @param {Set<string>} at @returns {[string[], string[]|null]} what stands before such a word, and after it */
function cut(words, at) {
  const i = words.findIndex((word) => at.has(word.toLowerCase()));
  return i < 0 ? [words, null] : [words.slice(0, i), words.slice(i + 1)];
}

/** "2 wood and 1 ore", "ore", "3 wool" @param {Book} book @param {string[]} words */
function cardsIn(book, words) {
  /** @type {Record<string, number>} */
  const cards = {};
  let n = 1;
  for (const word of words.flatMap((one) => one.split(/[,+]/)).filter(Boolean)) {
    const lower = word.toLowerCase();
    const card = book.cards.get(lower);
    if (/^\d{1,2}$/.test(word)) n = Number(word);
    else if (card) {
      cards[card] = (cards[card] ?? 0) + n;
      n = 1;
    } else if (!book.small.and.has(lower)) misread('command-no-card', word);
  }
  return Object.keys(cards).length ? cards : misread('command-cards');
}

/** @param {Book} book @param {string} name */
const seatIn = (book, name) => book.seatOf(name) ?? misread(name ? 'command-no-player' : 'command-player', name);

/** "Mira, Teo and Juno" @param {Book} book @param {string[]} words */
function seatsIn(book, words) {
  const parts = words.map((word) => (book.small.and.has(word.toLowerCase()) ? ',' : word)).join(' ');
  const seats = parts.split(',').map((name) => seatIn(book, name.trim()));
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** @param {Book} book @param {string[]} words */
function swapIn(book, words) {
  const [give, get] = cut(words, book.small.for);
  return { give: cardsIn(book, give), get: cardsIn(book, get ?? misread('command-for')) };
}

/** @param {Book} book @param {string[]} words */
function offerIn(book, words) {
  const [swap, to] = cut(words, book.small.to);
  return { ...swapIn(book, swap), asked: to ? seatsIn(book, to) : book.asked };
}

/** @param {PlaceType} type @returns {(book: Book, words: string[]) => object} */
const placeIn = (type) => (book, words) => {
  const name = words.join('').toUpperCase();
  return { [type]: book.place(type, name) ?? misread(name ? 'command-no-place' : 'command-place', words.join(' ')) };
};

/** A place, and for which colour. @param {PlaceType} type @returns {(book: Book, words: string[]) => object} */
const placeFor = (type) => (book, words) => {
  const [place, side] = cut(words, book.small.for);
  return { ...placeIn(type)(book, place), to: seatIn(book, (side ?? []).join(' ')) };
};

/** A place, and if need be the piece that goes for it. @param {string} field @returns {(book: Book, words: string[]) => object} */
const placeOver = (field) => (book, words) => {
  const [place, piece] = cut(words, book.small.for);
  const found = placeIn('vertex')(book, place);
  return piece ? { ...found, [field]: /** @type {any} */ (placeIn('vertex')(book, piece)).vertex } : found;
};

/** Places one after the other. @param {Book} book @param {PlaceType} type @param {string[]} words */
const placesIn = (book, type, words) =>
  words
    .join(' ')
    .replace(/\s*,\s*/g, ',')
    .split(' ')
    .filter(Boolean)
    .map((word) => /** @type {any} */ (placeIn(type)(book, [word]))[type]);

/** From where to where, over which passages; or the whole way, vertex by vertex. @param {Book} book @param {string[]} words */
function walkIn(book, words) {
  const [way, over] = cut(words, book.small.over);
  const route = placesIn(book, 'vertex', way);
  if (route.length < 2) misread('command-place');
  const walk = { from: route[0], to: route[route.length - 1] };
  if (over) return { ...walk, boxes: placesIn(book, 'edge', over) };
  return route.length > 2 ? { ...walk, route } : walk;
}

/** What follows the verb, as fields of the action. @type {Record<string, (book: Book, words: string[]) => any>} */
const READ = {
  vertex: placeIn('vertex'),
  edge: placeIn('edge'),
  hex: placeIn('hex'),
  'vertex for': placeFor('vertex'),
  'edge for': placeFor('edge'),
  seat: (book, words) => ({ to: seatIn(book, words.join(' ')) }),
  swap: swapIn,
  offer: offerIn,
  get: (book, words) => ({ get: cardsIn(book, words) }),
  'vertex recall': placeOver('recall'),
  'vertex giveUp': placeOver('giveUp'),
  walk: walkIn,
  track: (book, words) => ({
    track: book.tracks.get(words.join(' ').toLowerCase()) ?? misread('command-no-track', words.join(' ')),
  }),
  card: (book, words) => ({ card: Object.keys(cardsIn(book, words))[0] }),
  discard: cardsIn,
  nothing: (_, words) => (words.length ? misread('command-too-much', words.join(' ')) : {}),
};

/** @param {string} text @param {Book} book @param {number} seat @returns {Action[]} */
function read(text, book, seat) {
  const [first = '', ...rest] = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s+/);
  const verb =
    VERBS[book.verbs.get(first.toLowerCase()) ?? ''] ?? misread(first ? 'command-no-verb' : 'command-empty', first);
  const { kind, takes = 'nothing', more } = verb;
  const fields = READ[takes](book, rest);
  if (takes !== 'discard') return [{ kind, seat, ...more, ...fields }];
  return Object.entries(fields).flatMap(([card, n]) => Array.from({ length: n }, () => ({ kind, seat, card })));
}

/**
 * The actions a text stands for: one, but for discards, which are one each.
 * @param {string} text @param {Book} book @param {number} seat who says it
 * @returns {{actions: Action[], trouble: null} | {actions: null, trouble: Trouble}}
 */
export function parse(text, book, seat) {
  try {
    return { actions: read(text, book, seat), trouble: null };
  } catch (error) {
    const { trouble } = /** @type {any} */ (error);
    if (!trouble) throw error;
    return { actions: null, trouble };
  }
}

/** @param {Book} book @param {Record<string, number>} cards */
const cardsOut = ({ say }, cards) =>
  Object.entries(cards)
    .map(([card, n]) => `${n} ${say(card)}`)
    .join(' ');

/** @type {Record<string, (book: Book, action: Action) => string>} */
const WRITE = {
  vertex: (_, { vertex }) => vertex,
  edge: (_, { edge }) => edge,
  hex: (_, { hex }) => hex,
  'vertex for': (book, { vertex, to }) => `${vertex} ${book.say('for')} ${book.nameOf(to)}`,
  'edge for': (book, { edge, to }) => `${edge} ${book.say('for')} ${book.nameOf(to)}`,
  'vertex recall': (book, { vertex, recall }) => vertex + (recall ? ` ${book.say('for')} ${recall}` : ''),
  'vertex giveUp': (book, { vertex, giveUp }) => vertex + (giveUp ? ` ${book.say('for')} ${giveUp}` : ''),
  walk: (book, { from, to, boxes }) => `${from} ${to}` + (boxes ? ` ${book.say('over')} ${boxes.join(' ')}` : ''),
  track: (book, { track }) => book.say(track),
  seat: (book, { to }) => book.nameOf(to),
  swap: (book, { give, get }) => `${cardsOut(book, give)} ${book.say('for')} ${cardsOut(book, get)}`,
  offer: (book, action) => `${WRITE.swap(book, action)} ${book.say('to')} ${action.asked.map(book.nameOf).join(', ')}`,
  get: (book, { get }) => cardsOut(book, get),
  card: (book, { card }) => book.say(card),
  discard: (book, { card }) => `1 ${book.say(card)}`,
  nothing: () => '',
};

/** An action in the notation, '' for what nobody types. @param {Action} action @param {Book} book */
export function print(action, book) {
  const found = Object.entries(VERBS).find(
    ([, { kind, more }]) =>
      kind === action.kind && Object.entries(more ?? {}).every(([key, value]) => action[key] === value),
  );
  if (!found) return '';
  const [verb, { takes = 'nothing' }] = found;
  return `${book.say(verb)} ${WRITE[takes](book, action)}`.trim();
}

/** The sides and corners of a hex, by which a place may be called too: every corner has up to three names. */
const ROUND = { vertex: ['N', 'NE', 'SE', 'S', 'SW', 'NW'], edge: ['NE', 'E', 'SE', 'SW', 'W', 'NW'] };

/**
 * Finds a place by any of its names.
 * @param {{hex: Map<string, any>, vertex: Map<string, any>, edge: Map<string, any>}} places
 * @returns {Book['place']}
 */
export const finder = (places) => (type, name) => {
  if (places[type].has(name)) return name;
  const [, hex, side] = /^(-?\d+,-?\d+),([NESWO]{1,2})$/.exec(name) ?? [];
  if (!hex || type === 'hex') return null;
  const i = ROUND[type].indexOf(side.replace('O', 'E'));
  return places.hex.get(hex)?.[type === 'edge' ? 'edges' : 'vertices'][i] ?? null;
};
