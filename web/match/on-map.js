/** Intents about the map and the cards in hand: choose, place, discard, play. */
import { count, discards, placesFor, sideOf } from './intents.js';
import { CLEAR_MAP, step } from './ui.js';

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function mapIntents({ match, now, ui, act, refuse, placing }) {
  /** The action at a place of the map for what is being placed. @param {string} name */
  function actionAt(name) {
    const kind = placing(now());
    return kind ? (placesFor(now().match.legal, kind, now().ui.side).get(name) ?? null) : null;
  }
  const build = (/** @type {string} */ name) => act(actionAt(name), now().match.length);

  /** Whether a first choice is only shown, to be confirmed. @param {string} how */
  function careful(how) {
    const { confirm } = now().settings;
    return confirm === 'always' || (confirm === 'touch' && (how === 'touch' || how === 'pen'));
  }

  return {
    choose: ({ kind, side = null }) => ui({ ...CLEAR_MAP, choosing: kind, side }),
    hover: ({ name }) => ui({ hover: name }),
    focus: ({ name }) => name !== null && ui({ focus: name }),
    place: ({ name, how }) => {
      if (careful(how) && now().ui.preview !== name) ui({ preview: name, refusal: null });
      else build(name);
    },
    commit: () => now().ui.preview && build(now().ui.preview),
    back: () => ui(now().ui.preview ? { preview: null, refusal: null } : CLEAR_MAP),
    misplaced: ({ name, type }) => {
      const kind = placing(now());
      const { shown, legal } = now().match;
      if (kind) refuse(match.check({ kind, seat: shown, [type]: name, to: sideOf(legal, kind, now().ui.side) }));
    },

    act: ({ action, at }) => {
      if (action?.kind === 'OFFER') ui({ tradeOpen: false });
      act(action, at);
    },
    play: ({ action, at }) => act(action, at) && ui({ dialog: null }),
    refused: ({ verdict }) => refuse(verdict),

    discard: ({ kind, by }) => {
      if (!kind) return ui({ discard: {} });
      const player = now().match.view.players[now().match.shown];
      const left = player.owes - count(now().ui.discard);
      if (by <= left) ui({ discard: step(now().ui.discard, kind, by, player.hand[kind]) });
    },
    discarded: () => {
      const { shown, view } = now().match;
      if (count(now().ui.discard) !== view.players[shown].owes) return;
      for (const action of discards(shown, now().ui.discard)) if (!act(action)) break;
    },
    card: ({ card }) => ui({ card, plenty: {} }),
    plenty: ({ kind, by }) => ui({ plenty: step(now().ui.plenty, kind, by, 2) }),
  };
}
