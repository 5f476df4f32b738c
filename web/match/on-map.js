/** Intents about the map and the cards in hand: choose, place, discard, play. */
import { count, discards, sideOf, waysFor } from './intents.js';
import { CLEAR_MAP, step } from './ui.js';

/** A way drawn one vertex further; back to the one before takes the last away. @param {string[]} route @param {string} name */
export const onward = (route, name) => (route[route.length - 2] === name ? route.slice(0, -1) : [...route, name]);

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function mapIntents({ match, now, ui, act, refuse, placing, misplaced }) {
  /** The actions at a place of the map for what is being placed. @param {string} name */
  const actionsAt = (name) => waysFor(now().match.legal, placing(now()) ?? '', now().ui.side).get(name) ?? [];
  const build = (/** @type {string} */ name) => act(actionsAt(name)[0], now().match.length);

  /** Whether a first choice is only shown, to be confirmed. @param {string} how */
  function careful(how) {
    const { confirm } = now().settings;
    return confirm === 'always' || (confirm === 'touch' && (how === 'touch' || how === 'pen'));
  }

  /** Why what is being placed can't go there. @param {string} name @param {string} type */
  function refuseAt(name, type) {
    const kind = placing(now());
    const { shown, legal } = now().match;
    const plain = { kind, seat: shown, [type]: name, to: sideOf(legal, kind ?? '', now().ui.side) };
    if (kind) refuse(misplaced?.(now(), name) ?? match.check(plain));
  }

  return {
    choose: ({ kind, side = null }) => ui({ ...CLEAR_MAP, choosing: kind, side }),
    hover: ({ name }) => ui({ hover: name }),
    focus: ({ name }) => name !== null && ui({ focus: name }),
    place: ({ name, how, type }) => {
      const { preview, route } = now().ui;
      if (route) return ui({ route: onward(route, name), refusal: null });
      const ways = actionsAt(name);
      // No place for what is placed: perhaps a piece that can go somewhere else.
      const other = now().match.legal.find((/** @type {any} */ { from }) => from === name);
      if (!ways.length && other) ui({ ...CLEAR_MAP, choosing: other.kind, side: name });
      else if (!ways.length) refuseAt(name, type);
      else if (ways.length > 1 || (careful(how) && preview !== name)) ui({ preview: name, refusal: null });
      else build(name);
    },
    trace: ({ from }) => ui({ preview: null, refusal: null, route: from && [from] }),
    commit: () => now().ui.preview && build(now().ui.preview),
    back: () => {
      const { preview, route } = now().ui;
      if (preview) ui({ preview: null, refusal: null });
      else if (route) ui({ route: route.length > 1 ? route.slice(0, -1) : null, refusal: null });
      else ui(CLEAR_MAP);
    },
    misplaced: ({ name, type }) => refuseAt(name, type),

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
