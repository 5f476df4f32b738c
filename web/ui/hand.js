/**
 * The hand: stacks of cards, one for each kind of resource, and one for the development cards. Pressing a resource puts it up
 * for trade; pressing the development cards opens them.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { cardBack, disc, resCard } from '../board/signs.js';
import { resourcesOf, shownPlayer } from './context.js';
import { faceDown } from './peek.js';

/** How many cards of each stack are drawn so that all stacks fit. @param {number[]} counts @param {number} room layers beside the top cards */
export function layers(counts, room) {
  const out = counts.map(() => 1);
  for (let left = room, more = true; more && left > 0;) {
    more = false;
    for (let i = 0; i < out.length && left > 0; i++) {
      if (out[i] >= Math.min(counts[i], 5)) continue;
      out[i]++;
      left--;
      more = true;
    }
  }
  return out;
}

/** The face so many cards from the top; the last one lies on top. @param {string[]} faces @param {number} below */
const faceAt = (faces, below) => faces[(faces.length * 8 - below) % faces.length];

/** Who only watches learns more about whose hand it is. @param {Context} cx @param {() => void} press */
const pressed = (cx, press) =>
  cx.m?.watch ? () => cx.send({ do: 'dialog', name: 'player', seat: cx.m?.hand }) : press;

/** @param {Context} cx @param {string} kind @param {number} n @param {number} drawn */
function stack(cx, kind, n, drawn) {
  const { t, ui, m } = cx;
  const chosen = ui.give[kind] ?? 0;
  const label = t(m?.watch ? 'cards-of' : 'hand-stack', { n, kind: t(`res-${kind}`), chosen });
  const give = pressed(cx, () => cx.send({ do: 'give', kind, wrap: true }));
  return html`<li class="stack ${chosen ? 'lifted' : ''}">
    <button data-key="hand-${kind}" title=${t(`res-${kind}`)} @click=${give}>
      <span class="sr">${label}</span>
      <span class="fan" aria-hidden="true"
        >${Array.from({ length: drawn }, () => resCard(kind, t(`res-${kind}`)))}<span class="cnt">${n}</span></span
      >
    </button>
  </li>`;
}

/** A pile of something else, which opens its dialog. @param {Context} cx @param {{key: string, n: number, title: string, said: string, face: unknown, dialog: string}} of */
const pile = (cx, { key, n, title, said, face, dialog }) =>
  html`<li class="stack">
    <button data-key=${key} title=${title} @click=${pressed(cx, () => cx.send({ do: 'dialog', name: dialog }))}>
      <span class="sr">${said}</span><span class="fan" aria-hidden="true">${face}<span class="cnt">${n}</span></span>
    </button>
  </li>`;

/** @param {Context} cx */
export function hand(cx) {
  const { t, m, panel } = cx;
  const player = shownPlayer(cx);
  if (!m) return nothing;
  if (!player?.hand) return faceDown(cx);
  const own = player.hand;
  const kinds = resourcesOf(cx).filter((kind) => own[kind] > 0);
  const special = panel.cards?.(cx, player) ?? { n: 0 };
  const more = panel.extra?.(cx, player);
  const stacks = kinds.length + (special.n ? 1 : 0) + (more ? 1 : 0);
  const drawn = layers(
    [...kinds.map((kind) => own[kind]), special.n],
    Math.max(0, Math.floor((470 - stacks * 76) / 13)),
  );
  const label = m.watch ? t('hand-of', { name: cx.names.name(player.seat) }) : t('area-hand');
  return html`<section class="hand" aria-label=${label}>
    ${m.watch ? html`<p class="whose slip">${disc(m.colors[player.seat], 's')}<span>${label}</span></p>` : nothing}
    ${stacks === 0 ? html`<p class="empty slip">${t(m.watch ? 'peek-empty' : 'hand-empty')}</p>` : nothing}
    <ul class="stacks" ?hidden=${stacks === 0}>
      ${kinds.map((kind, i) => stack(cx, kind, own[kind], drawn[i]))}
      ${
        special.n
          ? html`<li class="stack">
              <button
                data-key="hand-cards"
                title=${special.title}
                @click=${pressed(cx, () => cx.send({ do: 'dialog', name: 'cards' }))}
              >
                <span class="sr">${special.said}</span>
                <span class="fan" aria-hidden="true"
                  >${Array.from({ length: drawn[kinds.length] }, (_, i) => cardBack(faceAt(special.faces, drawn[kinds.length] - i), special.label))}<span
                    class="cnt"
                    >${special.n}</span
                  ></span
                >
              </button>
            </li>`
          : nothing
      }
      ${more ? pile(cx, more) : nothing}
    </ul>
  </section>`;
}
