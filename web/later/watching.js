/** Intents of watching a game again. */
import { kit } from '../kit.js';

const { settle } = kit;

/** @typedef {import('../match/table.js').Table} Table */

/** @param {Table} table @returns {import('./replay.js').Knows[]} */
const everything = (table) => ['all', 'none', ...table.seats.map((_, seat) => seat)];

/** @param {Table} table @param {(chair: Table['seats'][number], seat: number) => 'person'|'bot'} kindOf @returns {Table} */
const seated = (table, kindOf) => ({
  ...table,
  seats: table.seats.map((chair, seat) => ({ ...chair, kind: kindOf(chair, seat) })),
});

/** @param {import('../match/control.js').Desk & {replay: ReturnType<typeof import('./replay.js').createReplay>}} desk @returns {import('../match/control.js').Handlers} */
export function watching({ replay, store, match, engine, now, ui, address }) {
  // Whatever takes its place on the screen has closed it.
  store.subscribe((/** @type {any} */ state) => state.replay && state.screen !== 'replay' && replay.close());

  /** What came by link or file: a link does not say who played. @returns {import('./replay.js').Watched} */
  function fromLink() {
    const { kind, text, table, known } = now().ui.open;
    address.clear();
    const chairs = known ? table : seated(table, () => 'person');
    const more = { table: chairs, known, me: null };
    if (kind !== 'seat') return { ...more, game: engine.load(text), choice: everything(table) };
    const seen = engine.loadView(text);
    return { ...more, game: seen.imagine(/** @type {number} */ (seen.seat)), choice: [seen.seat ?? 'none'] };
  }

  /** The game at this table. While it runs, nothing is shown that its players may not know. @returns {import('./replay.js').Watched} */
  function fromTable() {
    const { shown, persons, view } = now().match;
    const table = match.table();
    const choice = view.over ? everything(table) : shown === null ? ['none'] : [shown, 'none'];
    return { game: match.game().fork(), table, known: true, me: persons === 1 ? shown : null, choice };
  }

  return {
    replay: ({ from }) => {
      const { screen, back } = now();
      replay.open(from === 'link' ? fromLink() : fromTable());
      ui({ dialog: null, open: null, copy: null });
      store.set({ screen: 'replay', back: screen === 'replay' ? back : screen });
    },
    'replay-to': ({ step }) => replay.to(step),
    'replay-by': ({ by, turn }) => replay.by(by, turn),
    'replay-play': () => replay.play(),
    'replay-pace': ({ pace }) => replay.pace(pace),
    'replay-know': ({ knows }) => replay.know(knows),
    'replay-close': () => {
      const { back, match: m } = now();
      replay.close();
      store.set({ screen: back === 'game' && m?.view.over ? 'end' : back });
      if (m) ui(settle(now().ui, null, m));
    },
    'replay-branch': () => {
      replay.halt();
      const { view } = now().replay;
      const { table, known } = /** @type {import('./replay.js').Watched} */ (replay.watched());
      const chairs = known ? table : seated(table, (_, seat) => (seat === view.actor ? 'person' : 'bot'));
      const open = {
        kind: 'branch',
        text: replay.text(),
        view,
        table: { ...chairs, goal: view.goal, options: view.options, seed: '' },
      };
      ui({ open, dialog: { name: 'open' } });
    },
  };
}
