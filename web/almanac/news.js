/**
 * What is new in a ruleset, said the first time a person is asked in it, and remembered as said.
 *
 * @typedef {import('../match/snapshot.js').Snapshot} Snapshot
 * @typedef {{key: string, row: string}} News key: what is new-<key> in words; row: the entry that says more
 */

/** Of the stone age: key, phase, row. */
const WORLD = [
  'placing PLACE_TRIBE S-25',
  'neanderthal NEANDERTHAL S-93',
  'hunt HUNT S-81',
  'find ROBBER_TILE S-108',
  'desert LAY_DESERT S-109',
  'free FREE_TILE S-118',
  'half DISCARD S-91',
  'barter MAIN S-47',
  'walks MAIN S-59',
  'passages MAIN S-99',
];

/** @param {string} line */
function inWorld(line) {
  const [key, phase, row] = line.split(' ');
  return { key, row, met: (/** @type {Snapshot} */ { view }) => view.phase === phase && 'boxes' in view };
}

/** @type {(News & {met: (m: Snapshot) => boolean})[]} */
const NEWS = [
  { key: 'building', row: 'X-01', met: ({ view }) => view.phase === 'BUILDING' },
  { key: 'partner', row: 'V-08', met: ({ view }) => view.phase === 'PARTNER' },
  { key: 'neutral', row: 'D-13', met: ({ view }) => view.phase === 'NEUTRAL' },
  { key: 'rolls', row: 'D-09', met: ({ view }) => view.phase === 'BEFORE_ROLL' && 'rollsLeft' in view },
  {
    key: 'tokens',
    row: 'D-24',
    met: ({ view, shown }) => view.phase === 'MAIN' && 'tokens' in view.players[/** @type {number} */ (shown)],
  },
  ...WORLD.map(inWorld),
];

const SAID = ['no', 'yes'];

/** @param {import('../match/control.js').Desk} desk */
export function makeNews({ store, storage, now }) {
  const known = new Set(NEWS.map(({ key }) => key).filter((key) => storage.setting(`said-${key}`, SAID) === 'yes'));
  /** @type {string|null} */
  let open = null;

  /** @param {string} key */
  function said(key) {
    known.add(key);
    storage.keep(`said-${key}`, 'yes');
  }

  /** @param {Snapshot|null} m @returns {News|null} */
  function newsFor(m) {
    if (!m?.mine || m.curtain || m.table.visit || now().settings.hints === 'off') return null;
    return NEWS.find(({ key, met }) => !known.has(key) && met(m)) ?? null;
  }

  // What stood there until the game went on has been said.
  store.subscribe((/** @type {any} */ { match, screen }) => {
    const key = screen === 'game' ? (newsFor(match)?.key ?? null) : open;
    if (open && open !== key && match) said(open);
    open = key;
  });

  return { newsFor, said };
}
