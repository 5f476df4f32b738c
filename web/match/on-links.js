/** Intents about links: passing a game on, looking into what came, playing on from it. */
import { away, findKept, readPayload, seedFor } from './far.js';
import { newTable, persons, repairTable, wholeGame } from './table.js';
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

/**
 * Looks into texts without playing them.
 * @param {import('./control.js').Desk} desk
 */
function lookingInto({ engine, storage, infoOf, level, address }) {
  const { schema } = engine;

  /**
   * Who sits down where, if the game came from far away: it says so itself, or one here is the same with seats far away.
   * @param {import('../engine/engine.js').Game} game @param {string} payload @param {import('./table.js').Table} usual
   * @param {any} chairs who sat there, as a file says it
   */
  function fromAfar(game, payload, usual, chairs) {
    const people = chairs ? persons(chairs) : [];
    const said = chairs
      ? { table: chairs, seat: people.find((seat) => seat === game.actor) ?? people[0] ?? null }
      : readPayload(payload, usual, schema.levels);
    const seat = said?.seat ?? null;
    const kept = findKept(storage.list(), game, usual.rules, engine.load, seat);
    if (!said && !kept) return null;
    const table = said ? repairTable(said.table, usual, schema.levels) : wholeGame(kept.game, schema).table;
    const { length } = game;
    return { far: { seat, kept, length, payload }, table: { ...table, got: length } };
  }

  return (
    /** @type {string} */ text,
    /** @type {unknown} who sat there, if that came with it */ chairs,
    payload = '',
  ) => {
    try {
      const kind = engine.textKind(text);
      const seen = kind === 'seat' ? engine.loadView(text) : engine.load(text);
      const seat = seen.kind === 'view' ? seen.seat : null;
      const view = seen.view(seat);
      const usual = tableFor(view, infoOf(view.rules), level, seat);
      const known = chairs && { ...repairTable(chairs, usual, schema.levels), seed: '' };
      const comes = seen.kind === 'game' && kind === 'replay' && (!known || away(known).length);
      const far = comes && fromAfar(seen, payload, usual, known);
      seen.free();
      return { kind, text, view, known: Boolean(known), table: known || usual, ...far };
    } catch (error) {
      const { code = 'FORMAT' } = /** @type {any} */ (error);
      console.info(`${code}: ${error}`);
      return { error: code, n: text.length, m: code === 'SHORT' ? address.lengthOf(text) : 0 };
    }
  };
}

/** @param {import('./control.js').Desk} desk @returns {import('./control.js').Handlers} */
export function linkIntents(desk) {
  const { store, match, engine, storage, now, ui, address, files, copyText, passOn, takeOver, note } = desk;
  const lookInto = lookingInto(desk);

  /** @param {string} input @param {unknown} [chairs] */
  const look = (input, chairs) =>
    ui({ open: lookInto(address.textFrom(input), chairs, address.farFrom(input)), dialog: { name: 'open' } });

  /** Looks again at what lies open: another tab may have gone on with it. @returns {boolean} whether it is still the same */
  function still() {
    const { open } = now().ui;
    const fresh = { ...open, ...lookInto(open.text, undefined, open.far.payload) };
    const [was, is] = [open, fresh].map(({ far }) => [far?.kept?.id, far?.kept?.game.text].join());
    if (was !== is) ui({ open: fresh });
    return was === is;
  }

  /** @param {Partial<ReturnType<typeof freshUi>['share']>} patch */
  function share(patch) {
    const next = { ...now().ui.share, ...patch };
    const kind = next.tab === 'position' ? (next.own ? 'seat' : 'position') : 'replay';
    ui({ dialog: { name: 'share' }, copy: null, share: { ...next, link: address.link(match.text(kind)) } });
  }

  /** Takes the place of what is on the table. @param {() => void} begin @param {boolean} [over] another tab may have it: it came here */
  function sitDown(begin, over) {
    address.clear();
    ui(freshUi());
    begin();
    if (over) takeOver();
    store.set({ screen: match.game()?.over ? 'end' : 'game' });
  }

  return {
    share: ({ tab, own }) => share({ ...(tab && { tab }), ...(own !== undefined && { own }) }),
    copy: ({ key, text }) =>
      copyText(text).then(
        () => ui({ copy: { key, done: true } }),
        () => ui({ copy: { key, done: false, text } }),
      ),
    'pass-on': ({ text }) => passOn(text),
    'save-file': () => files.save([match.saved()]),
    open: ({ input, table }) => look(input, table),
    /** copy: beside a game that it belongs to, instead of going on with that. */
    'open-play': ({ copy }) => {
      const { kind, text, table, name, far, known } = now().ui.open;
      if (kind === 'seat') return sitDown(() => match.adoptView(engine.loadView(text), table));
      if (!far) return sitDown(() => match.resume({ name, ...known, text, table }));
      const { kept, length } = far;
      if (!copy && !still()) return;
      const mine = kept?.how === 'newer' && !copy ? storage.take(kept.id, kept.game.text) : null;
      const chairs = mine ? { ...wholeGame(mine, engine.schema).table, got: length } : table;
      // What is here rolled by its own seed since it came.
      const ours = ['same', 'older'].includes(kept?.how) && length >= (kept.game.table.got ?? 0);
      const seed = ours ? kept.game.seed : seedFor(storage.memo, text);
      const game = { name, ...mine, text, table: chairs, seed };
      if (mine) storage.save(game); // whichever tab plays it, that is how it goes on
      sitDown(() => match.resume(game), Boolean(mine));
    },
    /** Goes on with the game that is here already. */
    'open-mine': () => {
      const game = storage.take(now().ui.open.far.kept.id);
      if (game) return sitDown(() => match.resume(wholeGame(game, engine.schema)), true);
      still();
      note('open-gone');
    },
    /** Who plays the running game is asked anew; chance stays what it was. */
    reseat: () => {
      const known = match.saved();
      const { table, text } = known;
      ui({
        open: { ...lookInto(text, table), far: null, table, kind: 'reseat', known },
        dialog: { name: 'open' },
      });
    },
  };
}
