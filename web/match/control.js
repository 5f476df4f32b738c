/**
 * What each intent does: choices go into the state, actions into the match. The widgets send intents and know nothing of this.
 */
import { count, discards, placesFor, tidy } from './intents.js';
import { newTable, nextColor, repairTable, resize } from './table.js';
import { CLEAR_MAP, freshUi, step } from './ui.js';

/** At most what is in the hand. @param {Record<string, number>} cards @param {Record<string, number>} hand */
const within = (cards, hand) =>
  Object.fromEntries(Object.entries(cards).map(([kind, n]) => [kind, Math.min(n, hand[kind] ?? 0)]));

/** @param {any} parts see main.js: store, match, engine, storage, words, address, clipboard, placing */
export function createControl({ store, match, engine, storage, address, copyText, passOn, placing, applySettings }) {
  const ui = (/** @type {object} */ patch) => store.set((/** @type {any} */ s) => ({ ui: { ...s.ui, ...patch } }));
  const now = () => store.get();
  let toastAt = 0;

  /** @param {string} key @param {any} [args] */
  function note(key, args) {
    const mine = ++toastAt;
    ui({ toast: { key, args } });
    setTimeout(() => mine === toastAt && ui({ toast: null }), 5000);
  }

  /** @param {any} action @param {number} [at] @returns {boolean} */
  function act(action, at) {
    const verdict = action ? match.act(action, at) : null;
    if (verdict && !verdict.ok) ui({ refusal: verdict });
    return verdict?.ok ?? false;
  }

  /** The action at a place of the map for what is being placed. @param {string} name */
  function actionAt(name) {
    const kind = placing(now());
    return kind ? (placesFor(now().match.legal, kind).get(name) ?? null) : null;
  }

  /** A table for a game that came without one. @param {any} view @param {number|null} [seat] */
  function tableFor(view, seat = null) {
    const preset = newTable({
      rules: view.rules,
      info: engine.schema.rulesets[view.rules],
      level: levelOf(),
      seats: view.seats,
      persons: 0,
    });
    const me = seat ?? (typeof view.actor === 'number' ? view.actor : 0);
    const seats = preset.seats.map((chair, i) => (i === me ? { ...chair, kind: 'person' } : chair));
    return { ...preset, seats, goal: view.goal, options: view.options };
  }

  const levelOf = () =>
    engine.schema.levels.includes('normal') ? 'normal' : engine.schema.levels[engine.schema.levels.length - 1];

  /** Looks into a text without playing it. @param {string} text */
  function lookInto(text) {
    if (!text) return { error: 'FORMAT' };
    try {
      const kind = engine.textKind(text);
      const table = kind === 'seat' ? engine.loadView(text) : engine.load(text);
      const view = table.view(kind === 'seat' ? (table.seat ?? null) : null);
      const chairs = tableFor(view, kind === 'seat' ? table.seat : null);
      table.free();
      return { kind, text, view, table: chairs };
    } catch (error) {
      console.error(error);
      return { error: /** @type {any} */ (error).code ?? 'FORMAT' };
    }
  }

  /** @param {any} table which set-up is edited @param {string} what */
  const editTable = (what, table) =>
    what === 'open' ? ui({ open: { ...now().ui.open, table } }) : store.set({ setup: table });
  const tableOf = (/** @type {string} */ what) => (what === 'open' ? now().ui.open.table : now().setup);

  /** @param {Partial<ReturnType<typeof freshUi>['share']>} patch */
  function shareWith(patch) {
    const share = { ...now().ui.share, copied: false, ...patch };
    const text = match.text(share.tab === 'position' && share.own ? 'seat' : share.tab);
    ui({ share: { ...share, text, link: address.link(text) } });
  }

  function play() {
    store.set({ screen: match.game()?.over ? 'end' : 'game' });
  }

  /** @type {Record<string, (intent: any) => void>} */
  const on = {
    // ---- the map
    choose: ({ kind }) => ui({ ...CLEAR_MAP, choosing: kind }),
    hover: ({ name }) => ui({ hover: name }),
    focus: ({ name }) => name !== null && ui({ focus: name }),
    place: ({ name, how }) => {
      const { settings } = now();
      const careful =
        settings.confirm === 'always' || (settings.confirm === 'touch' && (how === 'touch' || how === 'pen'));
      if (careful && now().ui.preview !== name) return ui({ preview: name, refusal: null });
      act(actionAt(name), now().match.length);
    },
    commit: () => now().ui.preview && act(actionAt(now().ui.preview), now().match.length),
    back: () => ui(now().ui.preview ? { preview: null, refusal: null } : CLEAR_MAP),
    misplaced: ({ name, type }) => {
      const kind = placing(now());
      if (kind) on.refused({ verdict: match.check({ kind, seat: now().match.shown, [type]: name }) });
    },

    // ---- actions
    act: ({ action, at }) => {
      if (action?.kind === 'OFFER') ui({ lastOffer: { give: action.give, get: action.get } });
      act(action, at);
    },
    play: ({ action, at }) => act(action, at) && ui({ dialog: null }),
    refused: ({ verdict }) => verdict && !verdict.ok && ui({ refusal: { ...verdict } }),
    note: ({ key, args }) => note(key, args),
    undo: () => match.undo(),
    look: ({ seat }) => (ui({ dialog: null }), match.lookFrom(seat)),
    discard: ({ kind, by }) => {
      if (!kind) return ui({ discard: {} });
      const player = now().match.view.players[now().match.shown];
      const left = player.owes - count(now().ui.discard);
      if (by > left) return;
      ui({ discard: step(now().ui.discard, kind, by, player.hand[kind]) });
    },
    discarded: () => {
      const { shown, view } = now().match;
      if (count(now().ui.discard) !== view.players[shown].owes) return;
      for (const action of discards(shown, now().ui.discard)) if (!act(action)) break;
    },
    card: ({ card }) => ui({ card, plenty: {} }),
    plenty: ({ kind, by }) => ui({ plenty: step(now().ui.plenty, kind, by, 2) }),

    // ---- trade
    give: ({ kind, by = 1, wrap = false }) => {
      const m = now().match;
      if (!m.legal.some((/** @type {any} */ a) => a.kind === 'OFFER' || a.kind === 'BANK_TRADE')) {
        return m.why.OFFER && !m.why.OFFER.ok ? on.refused({ verdict: m.why.OFFER }) : note('trade-later');
      }
      const own = m.view.players[m.shown].hand[kind];
      const give = now().ui.give;
      if (by > 0 && (now().ui.get[kind] ?? 0) > 0)
        return on.refused({
          verdict: match.check({ kind: 'OFFER', seat: m.shown, asked: [], give: { [kind]: 1 }, get: { [kind]: 1 } }),
        });
      const full = by > 0 && (give[kind] ?? 0) >= own;
      if (full && !wrap) return note('trade-no-more', { n: own });
      ui({ give: full ? { ...give, [kind]: 0 } : step(give, kind, by, own), refusal: null });
    },
    get: ({ kind, by = 1 }) => {
      const { give, get } = now().ui;
      if (by > 0 && (give[kind] ?? 0) > 0) return note('trade-same');
      ui({ get: step(get, kind, by, 9), refusal: null });
    },
    ask: ({ seat }) => {
      const off = now().ui.off;
      ui({ off: off.includes(seat) ? off.filter((/** @type {number} */ s) => s !== seat) : [...off, seat] });
    },
    clear: () => ui({ give: {}, get: {}, refusal: null }),
    repeat: () => {
      const { hand } = now().match.view.players[now().match.shown];
      const { give, get } = now().ui.lastOffer;
      ui({ give: tidy(within(give, hand)), get });
    },
    counter: () => {
      const { view, shown } = now().match;
      const { give, get } = view.offer;
      const { hand } = view.players[shown];
      ui({ give: tidy(within(get, hand)), get: { ...give }, tradeOpen: true, refusal: null });
    },
    fold: () => ui({ tradeOpen: !now().ui.tradeOpen }),

    // ---- dialogs, screens, settings
    dialog: ({ name, ...more }) => {
      if (name === 'share') shareWith({ tab: 'position', own: false });
      ui({
        dialog: name ? { name, ...more } : null,
        open: name === 'open' ? now().ui.open : null,
        card: null,
        plenty: {},
      });
    },
    screen: ({ screen }) => store.set({ screen }),
    setting: ({ name, value }) => {
      storage.keep(name, value);
      store.set((/** @type {any} */ s) => ({ settings: { ...s.settings, [name]: value } }));
      applySettings(name);
    },

    // ---- setting a table up
    seat: ({ what, seat, patch }) => {
      const table = tableOf(what);
      editTable(what, {
        ...table,
        seats: table.seats.map((/** @type {any} */ one, /** @type {number} */ i) =>
          i === seat ? { ...one, ...patch } : one,
        ),
      });
    },
    color: ({ what, seat }) => editTable(what, nextColor(tableOf(what), seat)),
    size: ({ n }) => store.set({ setup: resize(now().setup, n, levelOf()) }),
    goal: ({ value }) => {
      const [least, most] = engine.schema.rulesets[now().setup.rules].goals;
      if (Number.isInteger(value))
        store.set({ setup: { ...now().setup, goal: Math.max(least, Math.min(most, value)) } });
    },
    seed: ({ value }) => store.set({ setup: { ...now().setup, seed: value.trim() } }),
    option: ({ key, value }) => {
      const { least, most, preset } = engine.schema.rulesets[now().setup.rules].options[key];
      const good = Number.isInteger(value) ? Math.max(least, Math.min(most, value)) : preset;
      store.set({ setup: { ...now().setup, options: { ...now().setup.options, [key]: good } } });
    },
    quick: () => {
      const { rules } = now().setup;
      const info = engine.schema.rulesets[rules];
      on.begin({ table: newTable({ rules, info, level: levelOf(), ...now().wish }) });
    },
    start: () => on.begin({ table: now().setup }),
    again: () => on.begin({ table: { ...match.table(), seed: '' } }),
    begin: ({ table }) => {
      try {
        ui(freshUi());
        match.start(table);
        play();
      } catch (error) {
        console.error(error);
        note('start-failed');
      }
    },
    leave: () => {
      match.leave();
      store.set({ screen: 'start', saved: storage.load(), ui: freshUi() });
    },
    'go-on': () => {
      const saved = now().saved;
      try {
        const { seats, ...rest } = saved.table;
        const preset = newTable({
          rules: rest.rules,
          info: engine.schema.rulesets[rest.rules],
          level: levelOf(),
          seats: seats.length,
        });
        match.resume({
          ...saved,
          table: { ...repairTable(saved.table, preset), goal: rest.goal, options: rest.options },
        });
        play();
      } catch (error) {
        console.error(error);
        note(`error-${/** @type {any} */ (error).code ?? 'FORMAT'}`);
      }
    },
    'drop-slot': ({ slot }) => {
      storage.remove(slot);
      store.set({ broken: storage.broken() });
    },

    // ---- links
    open: ({ input }) => ui({ open: lookInto(address.textFrom(input)), dialog: { name: 'open' } }),
    'open-play': () => {
      const { kind, text, table } = now().ui.open;
      address.clear();
      ui(freshUi());
      if (kind === 'seat') match.adoptView(engine.loadView(text), table);
      else match.resume({ text, table });
      play();
    },
    share: (patch) => shareWith(patch),
    copy: ({ text }) =>
      copyText(text).then(
        () => (ui({ share: { ...now().ui.share, copied: true } }), note('copied')),
        () => note('copy-by-hand'),
      ),
    'pass-on': ({ text }) => passOn(text),
  };

  return (/** @type {{do: string, [key: string]: any}} */ intent) => on[intent.do](intent);
}
