/**
 * Taking back what several persons have seen: all of them agree, each by their own button.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc, icon } from '../board/signs.js';

/** @param {Context} cx */
export function agree(cx) {
  const { t, ui, names } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const ask = m.undo?.ask ?? [];
  const ready = ask.every((seat) => ui.agreed.includes(seat));
  const n = m.log.filter(({ index, action }) => index >= (m.undo?.to ?? m.length) && action.seat !== 'chance').length;
  return html`<p>${t('undo-ask', { n })}</p>
    <div class="agree">
      ${ask.map((seat) => {
        const on = ui.agreed.includes(seat);
        return html`<button
          class="tog ${on ? 'on' : ''}"
          data-key="agree-${seat}"
          aria-pressed=${String(on)}
          @click=${() => cx.send({ do: 'agree', seat })}
        >
          ${disc(m.colors[seat], 's')}<span>${t('undo-agree', { name: names.name(seat) })}</span>${on ? icon('check') : nothing}
        </button>`;
      })}
    </div>
    <div class="buttons">
      <button
        class="btn"
        data-key="undo-agreed"
        aria-disabled=${ready ? nothing : 'true'}
        @click=${() => cx.send({ do: 'undo-agreed' })}
      >
        ${t('undo-do')}
      </button>
      <button class="btn alt" data-key="undo-keep" @click=${() => cx.send({ do: 'dialog', name: null })}>
        ${t('act-back')}
      </button>
    </div>`;
}
