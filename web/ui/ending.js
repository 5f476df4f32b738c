/**
 * The end: who won and with what, a table of all seats, and on to the next game.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc, icon } from '../board/signs.js';
import { question } from './actions.js';

/** @param {Context} cx */
function table(cx) {
  const { t, names, panel } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const view = /** @type {import('../engine/engine.js').View} */ (m.open);
  const columns = [
    { head: t('col-points'), of: (/** @type {any} */ p) => p.truePoints ?? p.points },
    ...panel.results(cx),
  ];
  const best = columns.map((column) => Math.max(...view.players.map(column.of)));
  const order = [...view.players].sort((a, b) => columns[0].of(b) - columns[0].of(a));
  return html`<div class="slip scroll" tabindex="0" role="group" aria-label=${t('end-table')}>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('col-player')}</th>
          ${columns.map((column) => html`<th scope="col">${column.head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${order.map(
          (player) =>
            html`<tr>
              <th scope="row">
                <span class="who">${disc(m.table.seats[player.seat].color, 's')}${names.name(player.seat)}</span>
              </th>
              ${columns.map((column, i) => {
                const n = column.of(player);
                const top = n === best[i] && n > 0;
                return html`<td class=${top ? 'best' : ''}>${top ? icon('star') : nothing}${n}</td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {Context} cx */
export function ending(cx) {
  const { t, m } = cx;
  if (!m?.open) return nothing;
  const winner = m.open.winners[0];
  const points = m.open.players[winner]?.truePoints ?? 0;
  return html`<main class="final">
    <div class="page">
      <header class="hero slip">
        ${winner === undefined ? nothing : disc(m.table.seats[winner].color)}
        <div>
          <h1 id="question" tabindex="-1">${m.open.winners.length ? question(cx) : t('end-nobody')}</h1>
          <p class="mut">${t('end-line', { points, rounds: m.open.round })}</p>
        </div>
        <div class="buttons">
          <button class="btn alt" data-key="end-board" @click=${() => cx.send({ do: 'screen', screen: 'game' })}>
            ${t('end-board')}
          </button>
          <button class="btn alt" data-key="share" @click=${() => cx.send({ do: 'dialog', name: 'share' })}>
            ${t('share')}
          </button>
          <button class="btn alt" data-key="end-new" @click=${() => cx.send({ do: 'leave' })}>${t('end-new')}</button>
          <button class="btn" data-main data-key="end-again" @click=${() => cx.send({ do: 'again' })}>
            ${t('end-again')}
          </button>
        </div>
      </header>
      ${table(cx)}
    </div>
  </main>`;
}
