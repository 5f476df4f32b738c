/**
 * The end: who won and with what, a table of all seats, the story in numbers, and on to the replay or the next game.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../engine/engine.js').PlayerView} Player
 */
import { html, nothing } from 'lit-html';
import { disc } from '../board/signs.js';
import { byHand, copyButton } from '../story/copier.js';
import { bestOf, table, who } from '../story/tables.js';
import { question } from './actions.js';
import { FIRST_SHARE } from './top.js';

/** Everyone's results twice: a row for each player where there is room, else a column for each. @param {Context} cx */
function results(cx) {
  const { t, names, panel } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { players } = /** @type {import('../engine/engine.js').View} */ (m.open);
  const points = (/** @type {Player} */ p) => p.truePoints ?? p.points;
  const facts = [{ head: t('col-points'), of: points }, ...panel.results(cx)];
  const order = [...players].sort((a, b) => points(b) - points(a));
  const numbers = facts.map(({ of }) => order.map(of));
  const best = numbers.map(bestOf);
  const heads = order.map(({ seat }) => who({ colour: m.colors[seat], name: names.name(seat) }));
  const byPlayer = heads.map((head, i) => ({
    head,
    cells: numbers.map((row) => row[i]),
    best: facts.flatMap((_, k) => (best[k].includes(i) ? [k] : [])),
  }));
  const byFact = facts.map(({ head }, k) => ({ head, cells: numbers[k], best: best[k] }));
  return html`<section class="slip stat results" aria-label=${t('end-table')}>
    <div class="wide-only">${table(t('end-table'), [t('col-player'), ...facts.map(({ head }) => head)], byPlayer)}</div>
    <div class="narrow-only">${table(t('end-table'), [t('col-player'), ...heads], byFact)}</div>
  </section>`;
}

/** @param {Context} cx what the winner's points are made of */
function madeOf(cx) {
  const { t, words, panel } = cx;
  const view = /** @type {import('../engine/engine.js').View} */ (cx.m?.open);
  const [winner] = view.winners;
  if (winner === undefined) return t('end-rounds', { rounds: view.round });
  const parts = panel.story
    .pointsOf(view, winner)
    .map((/** @type {[string, number, number]} */ [kind, n]) => t(`made-${kind}`, { n }));
  const points = view.players[winner].truePoints ?? 0;
  return t('end-line', { points, parts: words.list(parts), rounds: view.round });
}

/** @param {Context} cx */
export function ending(cx) {
  const { t, m, later } = cx;
  if (!m?.open) return nothing;
  const winner = m.open.winners[0];
  const button = (/** @type {string} */ key, /** @type {any} */ intent) =>
    html`<button class="btn alt" data-key=${key} @click=${() => cx.send(intent)}>${t(key)}</button>`;
  return html`<main class="final">
    <div class="page">
      <header class="hero slip">
        ${winner === undefined ? nothing : disc(m.colors[winner])}
        <div>
          <h1 id="question" tabindex="-1">${m.open.winners.length ? question(cx) : t('end-nobody')}</h1>
          <p class="mut">${madeOf(cx)}</p>
        </div>
        <div class="buttons">
          <button class="btn" data-main data-key="end-again" @click=${() => cx.send({ do: 'again' })}>
            ${t('end-again')}
          </button>
          ${m.far ? button('far-link', { do: 'dialog', name: 'far' }) : nothing}
          ${later ? button('end-replay', { do: 'replay', from: 'game' }) : nothing} ${button('share', FIRST_SHARE)}
          ${later ? copyButton(cx, { key: 'end-text', label: t('end-text'), text: () => later.brief(cx) }) : nothing}
          ${button('end-board', { do: 'screen', screen: 'game' })} ${button('end-new', { do: 'leave' })}
        </div>
        ${byHand(cx, 'end-text', t('end-text'))}
      </header>
      ${results(cx)} ${later?.report(cx)}
    </div>
  </main>`;
}
