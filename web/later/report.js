/**
 * The statistics of a game: dice, points over time, cards got and lost. On the end screen, and in a dialog while it runs.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { kit } from '../kit.js';
import { diceChart, pointsChart } from './charts.js';
import { cardsOf, diceOf } from './stats.js';

const { html, nothing, guard, bestOf, table, who } = kit;

/** Seats as charts and tables name them. @param {Context} cx */
const seatsOf = (cx) =>
  /** @type {NonNullable<Context['m']>} */ (cx.m).table.seats.map(({ color }, i) => ({
    name: cx.names.name(i),
    colour: color,
  }));

/** @param {string} name @param {unknown} title @param {unknown} body */
const slip = (name, title, body) =>
  html`<section class="slip stat ${name}">
    <h2>${title}</h2>
    ${body}
  </section>`;

/** What a chart shows, for those who read rather than look. @param {string} label @param {unknown} body */
const asTable = (label, body) =>
  html`<details class="as-table">
    <summary>${label}</summary>
    ${body}
  </details>`;

/** @param {Context} cx @param {import('./stats.js').Entry[]} entries */
function dice({ t, words }, entries) {
  const { rolls, faces } = diceOf(entries);
  if (!rolls) return slip('dice-stat', t('stat-dice'), html`<p class="mut">${t('stat-dice-none')}</p>`);
  const outside = faces
    .filter(({ out }) => out)
    .map(({ sum, out }) => t(`stat-out-${out > 0 ? 'often' : 'seldom'}`, { sum }));
  const say = outside.length ? t('stat-dice-out', { list: words.list(outside) }) : t('stat-dice-in');
  const heads = ['stat-sum', 'stat-came', 'stat-due', 'stat-luck'].map((key) => t(key));
  const rows = faces.map(({ sum, count, expected, low, high }) => ({
    head: sum,
    cells: [count, words.number(expected), low === high ? low : t('stat-range', { low, high })],
  }));
  return slip(
    'dice-stat',
    t('stat-dice'),
    html`<p class="mut">${t('stat-dice-say', { rolls })} ${say}</p>
      ${diceChart(faces, `${t('stat-dice')}. ${t('stat-dice-say', { rolls })} ${say}`)}
      ${asTable(t('as-table'), table(t('stat-dice'), heads, rows))}`,
  );
}

/** One row for each round: what stood at its end. @param {import('./stats.js').Standing[]} standings */
const byRound = (standings) => standings.filter(({ round }, i) => standings[i + 1]?.round !== round);

/** @param {Context} cx @param {import('./stats.js').Standing[]} standings */
function points(cx, standings) {
  const { t } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  if (!standings.length) return nothing;
  const seats = seatsOf(cx);
  const say = t(m.view.over ? 'stat-points-true' : 'stat-points-seen', { goal: m.view.goal });
  const rows = byRound(standings).map(({ round, points: row }) => ({
    head: round || t('where-founding'),
    cells: row,
    best: bestOf(row),
  }));
  return slip(
    'points-stat',
    t('stat-points'),
    html`<p class="mut">${say}</p>
      ${pointsChart(standings, seats, m.view.goal, `${t('stat-points')}. ${say}`)}
      ${asTable(t('as-table'), table(t('stat-points'), [t('stat-round'), ...seats.map(who)], rows))}`,
  );
}

/** @param {Context} cx @param {string} side @param {import('./stats.js').Row[]} rows */
function cards(cx, side, rows) {
  const { t } = cx;
  const title = t(`stat-${side}`);
  const body = rows.map(({ source, seats }) => ({
    head: t(`source-${source}`),
    cells: seats,
    best: side === 'got' ? bestOf(seats) : [],
    sum: source === 'sum',
  }));
  return slip('cards-stat', title, table(title, [t('stat-source'), ...seatsOf(cx).map(who)], body));
}

/** @param {Context} cx */
export function report(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { entries, standings } = cx.history();
  const draw = () => {
    const { got, lost } = cardsOf(entries, m.view.seats, cx.panel.story.sources);
    return html`<div class="stats">
      ${dice(cx, entries)}${points(cx, standings)}${cards(cx, 'got', got)}${cards(cx, 'lost', lost)}
    </div>`;
  };
  return guard([entries, cx.words, m.table], draw);
}
