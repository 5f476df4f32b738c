/**
 * The story of the game: log entries to sentences, one line an event. Used by the log, the decision bar and the screen reader.
 *
 * @typedef {import('../engine/engine.js').LogEntry} Entry
 * @typedef {{seat: number|null, text: string, index: number, kind: string}} Line
 * @typedef {{t: import('../i18n/i18n.js').Say, words: import('../i18n/i18n.js').Words, names: Names, view: import('../engine/engine.js').View,
 *   hexesAt: (place: string) => string[], more?: More}} Teller
 * @typedef {{tell?: Record<string, (teller: Teller, entry: Entry) => string>, extras?: (teller: Teller, entry: Entry) => Line[],
 *   near?: (teller: Teller, hexes: string[]) => string}} More what a family tells beside what is told here, or in another way
 * @typedef {{name: (seat: number) => string, you: (seat: number) => string}} Names
 */

/** Who is who in sentences: `you` picks the wording for the one person at the table. @param {import('./context.js').Context} cx @returns {Names} */
export function namesOf(cx) {
  const { table, persons, shown } = /** @type {import('../match/snapshot.js').Snapshot} */ (cx.m);
  const isYou = (/** @type {number} */ seat) => persons === 1 && seat === shown;
  return {
    you: (seat) => (isYou(seat) ? 'yes' : 'no'),
    name: (seat) => {
      const chair = table.seats[seat];
      if (!chair) return cx.t('name-neutral', { n: seat - table.seats.length });
      return chair.name || (isYou(seat) ? cx.t('name-you') : usualName(cx, chair.kind, seat));
    },
  };
}

/** What a seat without a name is called. @param {{t: import('../i18n/i18n.js').Say}} cx @param {string} kind @param {number} seat */
export const usualName = ({ t }, kind, seat) => t(kind === 'bot' ? 'name-bot' : 'name-seat', { n: seat + 1 });

/** What a place is called for the reader: the landscapes round it with their numbers. @param {Teller} teller @param {string[]} hexes */
export function nearby(teller, hexes) {
  if (teller.more?.near) return teller.more.near(teller, hexes);
  const { t, words, view } = teller;
  const land = hexes.map((name) => view.hexes[name]).filter(Boolean);
  return words.list(
    land.map(({ terrain, number }) =>
      number === null ? t(`terrain-${terrain}`) : t('hex-number', { terrain: t(`terrain-${terrain}`), n: number }),
    ),
  );
}

/** @param {Record<string, number>} cards @param {1|-1} sign the gains or the losses, as positive numbers */
function only(cards, sign) {
  return Object.fromEntries(Object.entries(cards).flatMap(([kind, n]) => (n * sign > 0 ? [[kind, n * sign]] : [])));
}

/** @param {Teller} teller @param {Entry} entry @param {1|-1} sign @param {(seat: number) => boolean} [which] */
function changesOf({ t, words, names }, entry, sign, which = () => true) {
  return entry.changes
    .filter((change) => which(change.seat))
    .map((change) => {
      const cards = change.cards ? only(change.cards, sign) : null;
      const n = change.n ? change.n * sign : 0;
      const what = cards ? words.cards(cards) : n > 0 ? t('cards-some', { n }) : '';
      const who = { name: names.name(change.seat), you: names.you(change.seat) };
      return what && t(sign > 0 ? 'part-gets' : 'part-gives', { ...who, what });
    })
    .filter(Boolean);
}

/** @param {Teller} teller @param {Entry} entry */
export function rolled(teller, entry) {
  const { t, words } = teller;
  const [a, b] = /** @type {[number, number]} */ (entry.action.dice);
  const gains = changesOf(teller, entry, 1);
  const { roll } = entry;
  if (roll === 0) return t('log-rolled-again', { ...who(teller, entry.turn), sum: a + b });
  const key = a + b === 7 ? 'log-rolled-seven' : gains.length ? 'log-rolled' : 'log-rolled-nothing';
  return t(key, {
    ...who(teller, entry.turn),
    sum: a + b,
    a,
    b: roll ? t('roll-n', { b, roll }) : b,
    gains: words.list(gains),
  });
}

/** @param {Teller} teller @param {number} seat */
export const who = ({ names }, seat) => ({ name: names.name(seat), you: names.you(seat) });

/** @param {Teller} teller @param {Entry} entry */
function stole(teller, entry) {
  const gain = entry.changes.find(
    (change) => (change.n ?? 0) > 0 || Object.values(change.cards ?? {}).some((n) => n > 0),
  );
  const thief = gain?.seat ?? entry.turn;
  const victim = entry.changes.find((change) => change.seat !== thief)?.seat ?? entry.victim ?? thief;
  const card = entry.action.card;
  return teller.t(card ? 'log-stole-card' : 'log-stole', {
    ...who(teller, thief),
    victim: teller.names.name(victim),
    vyou: teller.names.you(victim),
    card: card ? teller.t(`res-${card}`) : '',
  });
}

/** @param {Teller} teller @param {Entry} entry */
function traded(teller, entry) {
  const action = /** @type {any} */ (entry.action);
  const { seat } = action;
  if (action.to == null) return teller.t('log-withdraw', who(teller, seat));
  const own = entry.changes.find((change) => change.seat === seat)?.cards ?? {};
  return teller.t('log-trade', {
    ...who(teller, seat),
    partner: teller.names.name(action.to),
    pyou: teller.names.you(action.to),
    give: teller.words.cards(only(own, -1)),
    get: teller.words.cards(only(own, 1)),
  });
}

/** @param {Teller} teller @param {Entry} entry */
function monopoly(teller, entry) {
  const seat = /** @type {number} */ (entry.action.seat);
  const losses = changesOf(teller, entry, -1, (other) => other !== seat);
  return teller.t(losses.length ? 'log-monopoly' : 'log-monopoly-nothing', {
    ...who(teller, seat),
    card: teller.t(`res-${entry.action.card}`),
    losses: teller.words.list(losses),
  });
}

/** @param {string} key @returns {(teller: Teller, entry: Entry) => string} */
const plain = (key) => (teller, entry) => teller.t(key, who(teller, /** @type {number} */ (entry.action.seat)));

/** @param {string} key @returns {(teller: Teller, entry: Entry) => string} */
const built = (key) => (teller, entry) => {
  const { vertex, edge } = entry.action;
  const place = nearby(teller, teller.hexesAt(/** @type {string} */ (vertex ?? edge)));
  return teller.t(key, { ...who(teller, /** @type {number} */ (entry.action.seat)), place });
};

/** @param {string} key @returns {(teller: Teller, entry: Entry) => string} */
const swap = (key) => (teller, entry) =>
  teller.t(key, {
    ...who(teller, /** @type {number} */ (entry.action.seat)),
    give: teller.words.cards(entry.action.give ?? {}),
    get: teller.words.cards(entry.action.get ?? {}),
  });

/** What a bot said with its no, or nothing. @param {Pick<Teller, 't'>} teller @param {Entry|undefined} entry */
export function excuseOf({ t }, entry) {
  const { reason, what = '' } = entry?.excuse ?? {};
  return reason ? t(`excuse-${reason}`, { what, kind: what && t(`res-${what}`) }) : '';
}

/** @param {Teller} teller @param {Entry} entry */
function refused(teller, entry) {
  const why = excuseOf(teller, entry);
  const seat = /** @type {number} */ (entry.action.seat);
  return teller.t(why ? 'log-no-why' : 'log-no', { ...who(teller, seat), why });
}

/** One sentence for a kind of action; kinds that are not here need none. @type {Record<string, (teller: Teller, entry: Entry) => string>} */
const TELL = {
  ROLLED: rolled,
  STOLE: stole,
  DISCARD: (teller, entry) => {
    const [change] = entry.changes;
    const what = change?.cards
      ? teller.words.cards(only(change.cards, -1))
      : teller.t('cards-some', { n: -(change?.n ?? 0) });
    return teller.t('log-discard', { ...who(teller, /** @type {number} */ (entry.action.seat)), what });
  },
  MOVE_ROBBER: (teller, entry) =>
    teller.t('log-robber', {
      ...who(teller, /** @type {number} */ (entry.action.seat)),
      place: nearby(teller, [/** @type {string} */ (entry.action.hex)]),
    }),
  BANK_TRADE: swap('log-bank'),
  OFFER: (teller, entry) => swap(entry.action.seat === entry.turn ? 'log-offer' : 'log-proposal')(teller, entry),
  ANSWER: (teller, entry) => (entry.action.yes ? plain('log-yes') : refused)(teller, entry),
  CLOSE_OFFER: traded,
  CALL_LAST_ROUND: plain('log-last-round'),
  BUILD_ROAD: built('log-road'),
  BUILD_SETTLEMENT: built('log-settlement'),
  BUILD_CITY: built('log-city'),
  BUY_CARD: plain('log-bought'),
  DREW: (teller, entry) => {
    if (!entry.action.card) return ''; // not for these eyes
    return teller.t('log-drew', { ...who(teller, entry.turn), card: teller.t(`card-${entry.action.card}`) });
  },
  PLAY_KNIGHT: plain('log-knight'),
  PLAY_ROADS: plain('log-roads'),
  PLAY_PLENTY: (teller, entry) => swap('log-plenty')(teller, entry),
  PLAY_MONOPOLY: monopoly,
};

/** @param {Teller} teller @param {Entry} entry @returns {Line[]} */
function extras(teller, entry) {
  const lines = [];
  const base = { index: entry.index, kind: 'AWARD' };
  for (const [award, seat] of Object.entries(entry.awards ?? {})) {
    const text =
      seat === null
        ? teller.t('log-award-nobody', { award: teller.t(`award-${award}`) })
        : teller.t(seat < teller.view.seats ? 'log-award' : 'log-award-neutral', {
            ...who(teller, seat),
            award: teller.t(`award-${award}`),
          });
    lines.push({ ...base, seat, text });
  }
  if (entry.winners?.length) {
    const names = teller.words.list(entry.winners.map((seat) => teller.names.name(seat)));
    const you = entry.winners.length === 1 ? teller.names.you(entry.winners[0]) : 'no';
    const text = teller.t('log-won', { name: names, you, n: entry.winners.length });
    lines.push({ ...base, kind: 'WON', seat: entry.winners[0], text });
  }
  return lines;
}

/** Kinds that come card by card; in the story a seat's are one line. */
export const JOINED = ['DISCARD', 'GIVE_BACK'];

/** @typedef {Entry['changes'][number]} Change */

/** @param {Change} a @param {Change} [b] of the same seat @returns {Change} */
function sumOf(a, b) {
  if (!a.cards) return { seat: a.seat, n: (a.n ?? 0) + (b?.n ?? 0) };
  /** @type {Record<string, number>} */
  const cards = { ...a.cards };
  for (const [kind, n] of Object.entries(b?.cards ?? {})) cards[kind] = (cards[kind] ?? 0) + n;
  return { seat: a.seat, cards };
}

/** @param {Entry[]} entries @returns {Entry[]} */
function joinCards(entries) {
  /** @type {Entry[]} */
  const out = [];
  for (const entry of entries) {
    const last = out[out.length - 1];
    const { kind, seat } = entry.action;
    if (!JOINED.includes(kind) || last?.action.kind !== kind || last.action.seat !== seat) out.push(entry);
    else {
      const changes = last.changes.map((a) =>
        sumOf(
          a,
          entry.changes.find((b) => b.seat === a.seat),
        ),
      );
      out[out.length - 1] = { ...last, changes };
    }
  }
  return out;
}

/** The same answers one after the other, up to the last entry of a run. @param {Entry[]} entries @param {number} i */
function answersBefore(entries, i) {
  const { yes } = entries[i].action;
  let j = i;
  while (j > 0 && entries[j - 1].action.kind === 'ANSWER' && entries[j - 1].action.yes === yes) j--;
  return entries.slice(j, i + 1);
}

/** Several same answers are one line, at the last of them. @param {Teller} teller @param {Entry[]} entries @param {number} i */
function answered(teller, entries, i) {
  const { yes } = entries[i].action;
  const next = entries[i + 1]?.action;
  if (next?.kind === 'ANSWER' && next.yes === yes) return '';
  const run = answersBefore(entries, i);
  if (run.length === 1) return TELL.ANSWER(teller, entries[i]);
  const { names, t, words } = teller;
  const list = run.map((entry, j) => {
    const seat = /** @type {number} */ (entry.action.seat);
    const name = j > 0 && names.you(seat) === 'yes' ? t('name-you-too') : names.name(seat);
    const why = excuseOf(teller, entry);
    // What several say one after the other stands behind the last of them.
    return why && why !== excuseOf(teller, run[j + 1]) ? t('log-name-why', { name, why }) : name;
  });
  return t(yes ? 'log-yes-many' : 'log-no-many', { names: words.list(list) });
}

/** @param {Entry[]} log @param {Teller} teller @returns {Line[]} */
export function tell(log, teller) {
  /** @type {Line[]} */
  const lines = [];
  const entries = joinCards(log);
  for (const [i, entry] of entries.entries()) {
    const { kind, seat } = entry.action;
    const text =
      kind === 'ANSWER' ? answered(teller, entries, i) : (teller.more?.tell?.[kind] ?? TELL[kind])?.(teller, entry);
    const by = typeof seat === 'number' ? seat : entry.turn;
    if (text) lines.push({ seat: by, text, index: entry.index, kind });
    lines.push(...(teller.more?.extras?.(teller, entry) ?? []), ...extras(teller, entry));
  }
  return lines;
}

/** What the decision bar says happened: the offer to answer, the last roll of this turn, or the last event. @param {Entry[]} entries @param {Teller} teller */
export function lately(entries, teller) {
  const turn = teller.view.turnNo;
  const recent = entries.slice(-60).filter((entry) => entry.turnNo === turn);
  const roll = recent
    .filter(({ action }) =>
      teller.view.phase === 'ANSWER'
        ? action.kind === 'OFFER' && action.seat === teller.view.turn
        : action.kind === 'ROLLED',
    )
    .slice(-1);
  const last = tell(roll.length ? roll : entries.slice(-6), teller).pop();
  if (!last) return '';
  return last.kind === 'ROLLED' ? paid(teller, entries[last.index], last.text) : last.text;
}

/** Who got what, in few words, of many others only how much: the dice lie beside it. @param {Teller} teller @param {Entry} entry @param {string} full */
function paid({ t, words, names }, entry, full) {
  const [a, b] = /** @type {[number, number]} */ (entry.action.dice);
  if (a + b === 7 || entry.roll === 0) return full;
  const many = entry.changes.length > 2;
  const parts = entry.changes.map(({ seat, cards }) => {
    const n = Object.values(cards ?? {}).reduce((sum, one) => sum + one, 0);
    return many && names.you(seat) === 'no'
      ? `${names.name(seat)} ${n}`
      : `${names.name(seat)}: ${words.cards(cards ?? {})}`;
  });
  return [a + b, ...(parts.length ? parts : [t('paid-nobody')])].join(' · ');
}
