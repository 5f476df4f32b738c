/**
 * Who sits where: the table a person sets up, kept with the game. The engine knows seats only; names, colours and who is a bot
 * live here.
 *
 * @typedef {{kind: 'person'|'far'|'bot', level: string, name: string, color: import('../board/pieces.js').SeatColour}} Chair
 * @typedef {{rules: string, seats: Chair[], goal: number, options: Record<string, number>, seed: string, botSeed: string,
 *   lesson?: boolean, visit?: string, got?: number}} Table lesson: the first game, with its hints; visit: a case of that row of the rules, not saved;
 *   got: how long the log was when the game came by link
 */

/** @type {Chair['color'][]} */
export const COLORS = ['blue', 'verm', 'yellow', 'purple', 'green', 'black'];

/** Colours that nobody plays: their seats come after those of the players. @type {import('../board/pieces.js').SeatColour[]} */
export const NEUTRALS = ['grey', 'pale'];

const KINDS = ['person', 'far', 'bot'];

/** A seed nobody chose. */
export function freshSeed() {
  const words = new Uint32Array(2);
  globalThis.crypto.getRandomValues(words);
  return `${words[0].toString(36)}${words[1].toString(36)}`;
}

/** What the shelf knows a new game by. */
export const freshId = () => Date.now().toString(36) + freshSeed().slice(0, 4);

/**
 * A table ready to play: one person, the others bots.
 * @param {{rules: string, info: import('../engine/engine.js').RulesetInfo, level: string, persons?: number, seats?: number}} from
 * @returns {Table}
 */
export function newTable({ rules, info, level, persons = 1, seats = info.seats[1] }) {
  const options = Object.fromEntries(Object.entries(info.options).map(([key, option]) => [key, option.preset]));
  const chairs = Array.from({ length: seats }, (_, i) => newChair(i, i < persons ? 'person' : 'bot', level));
  return { rules, seats: chairs, goal: info.goal, options, seed: '', botSeed: freshSeed() };
}

/** @param {number} i @param {'person'|'bot'} kind @param {string} level @returns {Chair} an empty name stands for the usual one */
export const newChair = (i, kind, level) => ({ kind, level, name: '', color: COLORS[i % COLORS.length] });

/** @param {Table} table @param {number} n */
export function resize(table, n, level = 'normal') {
  const seats = table.seats.slice(0, n);
  while (seats.length < n) {
    const color = COLORS.find((c) => !seats.some((seat) => seat.color === c)) ?? COLORS[0];
    seats.push({ ...newChair(seats.length, 'bot', level), color });
  }
  return { ...table, seats };
}

/** Gives a seat a colour; whoever has it gets the seat's old one. @param {Table} table @param {number} i @param {Chair['color']} color */
export function giveColor(table, i, color) {
  const old = table.seats[i].color;
  const seats = table.seats.map((seat, j) =>
    j === i ? { ...seat, color } : seat.color === color ? { ...seat, color: old } : seat,
  );
  return { ...table, seats };
}

/** Who is at this device. @param {Table} table */
export const persons = (table) => table.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));

/** What is not seen, or turns round what stands behind it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A name as it can be shown: one line of so many characters, no tower of marks on any. @param {unknown} name */
export function nameFrom(name, most = 24) {
  if (typeof name !== 'string') return '';
  const seen = name.slice(0, 200).replace(UNSEEN, '');
  return [...seen.replace(/(\p{M}{3})\p{M}+/gu, '$1')].slice(0, most).join('');
}

/** A saved or foreign table made whole: anything missing or strange falls back. @param {any} raw @param {Table} preset @param {string[]} levels of bots @returns {Table} */
export function repairTable(raw, preset, levels) {
  const given = raw && typeof raw === 'object' ? raw : {};
  const seats = preset.seats.map((chair, i) => {
    const one = given.seats?.[i] ?? {};
    return {
      kind: KINDS.includes(one.kind) ? one.kind : chair.kind,
      level: levels.includes(one.level) ? one.level : chair.level,
      name: nameFrom(one.name),
      color: COLORS.includes(one.color) ? one.color : chair.color,
    };
  });
  for (const [i, chair] of seats.entries()) {
    const taken = seats.slice(0, i).map(({ color }) => color);
    if (taken.includes(chair.color)) chair.color = COLORS.find((color) => !taken.includes(color)) ?? chair.color;
  }
  const text = (/** @type {any} */ value, /** @type {string} */ usual) =>
    typeof value === 'string' && value.length < 100 ? value : usual;
  const lesson = given.lesson === true;
  return {
    ...preset,
    seats,
    botSeed: text(given.botSeed, preset.botSeed),
    seed: text(given.seed, ''),
    ...(lesson && { lesson }),
    ...(Number.isInteger(given.got) && { got: given.got }),
  };
}

/** The level of a bot that nobody chose one for. @param {string[]} levels */
export const usualLevel = (levels) => (levels.includes('normal') ? 'normal' : levels[levels.length - 1]);

/** A saved game made fit to go on with. @param {any} saved @param {{rulesets: Record<string, any>, levels: string[]}} schema */
export function wholeGame({ table: { rules, goal, options, ...saved }, ...game }, { rulesets, levels }) {
  const preset = newTable({ rules, info: rulesets[rules], level: usualLevel(levels), seats: saved.seats.length });
  return { ...game, table: { ...repairTable(saved, preset, levels), goal, options } };
}
