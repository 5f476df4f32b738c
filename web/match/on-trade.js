/** Intents about trade: what is put up, what is wished for, who is asked. */
import { pick, tidy } from './intents.js';
import { step } from './ui.js';

const MOST_WISHED = 9; // cards of one kind

/** At most what is in the hand. @param {Record<string, number>} cards @param {Record<string, number>} hand */
const within = (cards, hand) =>
  Object.fromEntries(Object.entries(cards).map(([kind, n]) => [kind, Math.min(n, hand[kind] ?? 0)]));

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function tradeIntents({ match, now, ui, note, refuse }) {
  const hand = () => now().match.view.players[now().match.shown].hand;

  /** Why nothing can be put up now. */
  function refuseTrade() {
    const why = now().match.why.OFFER;
    if (why && !why.ok) refuse(why);
    else note('trade-later');
  }

  /** A kind on both sides: the engine says why not. @param {string} kind */
  const refuseSame = (kind) =>
    refuse(match.check({ kind: 'OFFER', seat: now().match.shown, asked: [], give: { [kind]: 1 }, get: { [kind]: 1 } }));

  return {
    give: ({ kind, by = 1, wrap = false }) => {
      const { legal } = now().match;
      if (!pick(legal, 'OFFER') && !pick(legal, 'BANK_TRADE')) return refuseTrade();
      const { give, get } = now().ui;
      if (by > 0 && get[kind] > 0) return refuseSame(kind);
      const own = hand()[kind];
      const full = by > 0 && (give[kind] ?? 0) >= own;
      if (full && !wrap) return note('trade-no-more', { n: own });
      ui({ give: full ? { ...give, [kind]: 0 } : step(give, kind, by, own), refusal: null });
    },
    get: ({ kind, by = 1 }) => {
      const { give, get } = now().ui;
      if (by > 0 && give[kind] > 0) return refuseSame(kind);
      ui({ get: step(get, kind, by, MOST_WISHED), refusal: null });
    },
    ask: ({ seat }) => {
      const { off } = now().ui;
      ui({ off: off.includes(seat) ? off.filter((/** @type {number} */ s) => s !== seat) : [...off, seat] });
    },
    clear: () => ui({ give: {}, get: {}, refusal: null }),
    repeat: ({ give, get }) => ui({ give, get, refusal: null }),
    'decline-turn': ({ at }) => at === now().match.length && match.decline(true),
    listen: () => match.decline(false),
    counter: () => {
      const { give, get } = now().match.view.offer;
      ui({ give: tidy(within(get, hand())), get: { ...give }, tradeOpen: true, refusal: null });
    },
    fold: () => ui({ tradeOpen: !now().ui.tradeOpen }),
  };
}
