/**
 * Typing what fell on the table: the dice in two rows of six, or with keys; and the card that was drawn or taken.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { die, icon, resourceIcon } from '../board/signs.js';
import { pick } from '../match/intents.js';
import { refusal, resourcesOf } from './context.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** Whether the dice are to be typed now: they have been thrown, or whoever is asked may throw them. @param {Context} cx */
export const diceDue = (cx) =>
  cx.m?.typing?.kind === 'ROLLED' || (cx.state.settings.dice !== 'page' && Boolean(pick(cx.m?.legal ?? [], 'ROLL')));

/** The button in the decision bar that opens this. @param {Context} cx @returns {import('./actions.js').Choice} */
export const typingChoice = (cx) => ({
  key: diceDue(cx) ? 'roll' : 'type',
  label: cx.t(diceDue(cx) ? 'act-type-dice' : cx.m?.typing?.faces ? 'act-type-face' : 'act-type-card'),
  main: true,
  press: () => cx.send({ do: 'dialog', name: 'typing' }),
});

/** Which of several rolls it is. @param {Context} cx */
const rolls = (cx) => ({ roll: cx.panel.asks?.(cx).roll ?? 'only' });

/** @param {Context} cx what is asked, as a sentence */
export function typingSays(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { kind, seat } = /** @type {NonNullable<typeof m.typing>} */ (m.typing);
  const thief = kind === 'STOLE' && seat !== m.view.turn;
  const name = cx.names.name(kind === 'ROLLED' ? m.view.turn : (seat ?? m.view.turn));
  const other = cx.names.name(m.view.turn);
  return cx.t(`type-${kind}`, {
    name,
    you: cx.names.you(seat ?? m.view.turn),
    lost: thief ? 'yes' : 'no',
    other,
    ...rolls(cx),
  });
}

/** @param {Context} cx @param {number} row */
function faces(cx, row) {
  const { t, ui } = cx;
  const label = t('type-die', { n: row + 1 });
  return html`<div class="faces" role="group" aria-label=${label}>
    ${FACES.map(
      (n) =>
        html`<button
          class="tog ${ui.dice[row] === n ? 'on' : ''}"
          data-key="die-${row}-${n}"
          ?data-first=${row === 0 && n === 1}
          aria-label=${t('type-die-shows', { die: label, n })}
          aria-pressed=${String(ui.dice[row] === n)}
          @click=${() => cx.send({ do: 'die', row, n })}
        >
          ${die(n, row === 1)}
        </button>`,
    )}
  </div>`;
}

/** @param {Context} cx */
function dice(cx) {
  const { t, ui, m } = cx;
  const [a, b] = ui.dice;
  const ready = a > 0 && b > 0;
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (!/^[1-6]$/.test(event.key)) return;
    event.preventDefault();
    cx.send({ do: 'die', n: Number(event.key) });
    /** @type {HTMLElement|null} */ (
      /** @type {HTMLElement} */ (event.currentTarget).querySelector('[data-key="dice-typed"]')
    )?.focus();
  };
  return html`<div class="typed" @keydown=${keys}>
    <p class="mut">${t('type-dice-say')}</p>
    ${faces(cx, 0)}${faces(cx, 1)}
    <button
      class="btn"
      data-key="dice-typed"
      aria-disabled=${ready ? nothing : 'true'}
      @click=${() => cx.send({ do: 'dice-typed', at: m?.length })}
    >
      ${ready ? t('type-dice-take', { a, b, sum: a + b }) : t('type-dice-missing')}
    </button>
  </div>`;
}

/** @param {Context} cx */
function card(cx) {
  const { t, m, schema, ui } = cx;
  const { kind: what, faces: sides } = m?.typing ?? {};
  const drawn = what === 'DREW';
  const kinds = sides ?? (drawn ? schema.devCards : resourcesOf(cx));
  const name = (/** @type {string} */ kind) => t(`${sides ? 'face' : drawn ? 'card' : 'res'}-${kind}`);
  return html`${ui.refusal ? html`<p class="what bad" role="alert">${icon('warn')}<span>${refusal(cx, ui.refusal).text}</span></p>` : nothing}
    <div class="kinds">
      ${kinds.map(
        (kind, i) =>
          html`<button
            class="btn alt kind"
            data-key="typed-${kind}"
            ?data-first=${i === 0}
            @click=${() => cx.send({ do: 'card-typed', card: kind, at: m?.length })}
          >
            ${sides ? nothing : drawn ? icon(kind) : resourceIcon(kind)}<span>${name(kind)}</span>
          </button>`,
      )}
    </div>`;
}

/** @param {Context} cx */
export function typing(cx) {
  const { t, m } = cx;
  const asked = m?.typing ? html`<p>${typingSays(cx)}</p>` : nothing;
  return diceDue(cx)
    ? { title: t('type-dice'), body: html`${asked}${dice(cx)}` }
    : { title: t(m?.typing?.faces ? 'type-face' : 'type-card'), body: html`${asked}${card(cx)}` };
}
