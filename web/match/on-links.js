/** Intents about links: passing a game on, looking into what came, playing on from it. */
import { newTable, repairTable } from './table.js';
import { freshUi } from './ui.js';

/** A table for a game that came without one: the seat that is asked is the person here. @param {any} view @param {any} info @param {string} level @param {number|null} seat */
function tableFor(view, info, level, seat) {
  const preset = newTable({ rules: view.rules, info, level, seats: view.seats, persons: 0 });
  const me = seat ?? (typeof view.actor === 'number' ? view.actor : 0);
  const seats = preset.seats.map((chair, i) =>
    i === me ? { ...chair, kind: /** @type {const} */ ('person') } : chair,
  );
  return { ...preset, seats, goal: view.goal, options: view.options };
}

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function linkIntents({ store, match, engine, now, ui, level, infoOf, address, files, copyText, passOn }) {
  /** Looks into a text without playing it. @param {string} text @param {unknown} [chairs] who sat there, if that came with it */
  function lookInto(text, chairs) {
    try {
      const kind = engine.textKind(text);
      const seen = kind === 'seat' ? engine.loadView(text) : engine.load(text);
      const seat = seen.kind === 'view' ? seen.seat : null;
      const view = seen.view(seat);
      seen.free();
      const usual = tableFor(view, infoOf(view.rules), level, seat);
      return {
        kind,
        text,
        view,
        known: Boolean(chairs),
        table: chairs ? { ...repairTable(chairs, usual), seed: '' } : usual,
      };
    } catch (error) {
      const { code = 'FORMAT' } = /** @type {any} */ (error);
      console.info(`${code}: ${error}`);
      return { error: code, n: text.length, m: code === 'SHORT' ? address.lengthOf(text) : 0 };
    }
  }

  /** @param {Partial<ReturnType<typeof freshUi>['share']>} patch */
  function share(patch) {
    const next = { ...now().ui.share, ...patch };
    const kind = next.tab === 'file' ? 'replay' : next.tab === 'position' && next.own ? 'seat' : next.tab;
    ui({ dialog: { name: 'share' }, copy: null, share: { ...next, link: address.link(match.text(kind)) } });
  }

  return {
    share: ({ tab, own }) => share({ ...(tab && { tab }), ...(own !== undefined && { own }) }),
    copy: ({ key, text }) =>
      copyText(text).then(
        () => ui({ copy: { key, done: true } }),
        () => ui({ copy: { key, done: false, text } }),
      ),
    'pass-on': ({ text }) => passOn(text),
    'save-file': () => files.save({ text: match.text('replay'), table: match.table(), round: now().match.view.round }),
    'open-file': ({ file }) =>
      file &&
      files
        .read(file)
        .then(({ text, table }) => ui({ open: lookInto(address.textFrom(text), table), dialog: { name: 'open' } })),
    open: ({ input, table }) => ui({ open: lookInto(address.textFrom(input), table), dialog: { name: 'open' } }),
    'open-play': () => {
      const { kind, text, table } = now().ui.open;
      address.clear();
      ui(freshUi());
      if (kind === 'seat') match.adoptView(engine.loadView(text), table);
      else match.resume({ text, table });
      store.set({ screen: match.game()?.over ? 'end' : 'game' });
    },
  };
}
