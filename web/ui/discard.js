/**
 * Giving cards back after a seven: one stepper for each kind, what is left to choose, and confirm.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { icon, resourceIcon as res } from '../board/signs.js';
import { count } from '../match/intents.js';
import { resourcesOf, shownPlayer } from './context.js';

/**
 * A row of - number +.
 * @param {Context} cx
 * @param {{kind: string, n: number, most: number, less: () => void, more: () => void, note: string}} row
 */
export function stepper(cx, { kind, n, most, less, more, note }) {
  const name = cx.t(`res-${kind}`);
  return html`<div class="step" role="group" aria-label=${name}>
    ${res(kind)}<span class="kind">${name}<small class="mut">${note}</small></span>
    <button
      class="btn alt"
      data-key="less-${kind}"
      aria-label=${cx.t('step-less', { kind: name })}
      aria-disabled=${n > 0 ? nothing : 'true'}
      @click=${less}
    >
      ${icon('minus')}
    </button>
    <output>${n}</output>
    <button
      class="btn alt"
      data-key="more-${kind}"
      aria-label=${cx.t('step-more', { kind: name })}
      aria-disabled=${n < most ? nothing : 'true'}
      @click=${more}
    >
      ${icon('plus')}
    </button>
  </div>`;
}

/** @param {Context} cx */
export function discard(cx) {
  const { t, ui } = cx;
  const player = shownPlayer(cx);
  if (!player?.hand) return nothing;
  const own = player.hand;
  const left = player.owes - count(ui.discard);
  return html`
    <p>${t('discard-say', { n: player.owes, cards: player.cards })}</p>
    ${cx.help?.aside(cx)}
    <div class="steps">
      ${resourcesOf(cx).map((kind) =>
        stepper(cx, {
          kind,
          n: ui.discard[kind] ?? 0,
          most: left > 0 ? own[kind] : 0,
          note: t('discard-own', { n: own[kind] }),
          less: () => cx.send({ do: 'discard', kind, by: -1 }),
          more: () => cx.send({ do: 'discard', kind, by: 1 }),
        }),
      )}
    </div>
    <p role="status" class="left">${t('discard-left', { n: left })}</p>
    <div class="buttons">
      <button class="btn alt" data-key="discard-clear" @click=${() => cx.send({ do: 'discard' })}>${t('clear')}</button>
      <button
        class="btn"
        data-key="discard-confirm"
        aria-disabled=${left === 0 ? nothing : 'true'}
        @click=${() => cx.send({ do: 'discarded' })}
      >
        ${t('discard-confirm')}
      </button>
    </div>
  `;
}
