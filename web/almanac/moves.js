/**
 * Moves and their reasons in words.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../i18n/i18n.js').Say} Say
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../engine/engine.js').Action} Action
 */

/** What kinds of cards, without numbers. @param {Context} cx @param {Record<string, number>} cards */
const kinds = ({ t, words }, cards) => words.list(Object.keys(cards).map((kind) => t(`res-${kind}`)));

/** @param {Context} cx @param {Say} say @param {Record<string, number>|undefined} cards */
export const cardsOr = ({ words }, say, cards) => {
  const text = words.cards(cards ?? {});
  return text || say('nothing');
};

/** A development card or a resource, whichever it is. @param {Context} cx @param {string|undefined} card */
const cardName = ({ t, words }, card) =>
  card === undefined ? '' : t(words.has(`res-${card}`) ? `res-${card}` : `card-${card}`);

/** What only the stone age's moves name. @param {Context} cx @param {any} action */
const named = ({ t }, { track, hunter, face }) => ({
  track: track ? t(`stone-track-${track}`) : '',
  hunter: hunter ?? '',
  face: face ? t(`face-${face}`) : '',
});

/** A move without its place. @param {Context} cx @param {Say} say @param {Action} action */
function bare(cx, say, action) {
  if (action.kind === 'CLOSE_OFFER' && action.to == null) return say('move-withdraw');
  const [a, b] = action.dice ?? [0, 0];
  return say(`move-${action.kind}`, {
    a,
    b,
    card: cardName(cx, action.card),
    cards: action.kind === 'DISCARD' && action.card ? cx.words.cards({ [action.card]: 1 }) : '',
    to: typeof action.to === 'number' ? cx.names.name(action.to) : '',
    yes: action.yes ? 'yes' : 'no',
    give: cardsOr(cx, say, action.give),
    get: cardsOr(cx, say, action.get),
    ...named(cx, action),
  });
}

/** A move in words, with its place if the map has it. @param {Kit} kit @param {Context} cx @param {Say} say @param {Action} action */
export function moveText(kit, cx, say, action) {
  const move = bare(cx, say, action);
  const name = kit.placeOf(action);
  const { vertex, edge, hex } = cx.places;
  if (name === null || !(vertex.has(name) || edge.has(name) || hex.has(name))) return move;
  return say('at-place', { move, place: kit.placeName(cx, name) });
}

/** Why a move is good. @param {Context} cx @param {Say} say @param {import('../engine/engine.js').Hint} hint */
export function reasonText(cx, say, { reason, what, n, cards }) {
  const counts = ['NEARER', 'SAVES_FOR'].includes(reason);
  return say(`hint-${reason}`, {
    n: n ?? 0,
    cards: counts ? cx.words.cards(cards ?? {}) : kinds(cx, cards ?? {}),
    piece: typeof what === 'string' ? what : '',
    what: typeof what === 'string' && cx.words.has(`res-${what}`) ? cx.t(`res-${what}`) : (what ?? ''),
    who: typeof what === 'number' ? cx.names.name(what) : '',
  });
}
