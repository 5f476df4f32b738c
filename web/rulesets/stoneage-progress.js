/**
 * The progress board: four tracks, who stands where, the next step and what it brings, the art card at the end.
 *
 * @typedef {import('../ui/context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc, icon } from '../board/signs.js';
import { who } from '../ui/story.js';
import { TRACKS, STEPS } from './stoneage-story.js';
import { levelOf, pictures, step } from './stoneage-walk.js';

const LAST = 5;
const BASE = 2; // steps for one meat without any progress

/** What a step of a track brings. @param {Context} cx @param {string} track @param {number} level */
const brings = ({ t }, track, level) => t(`stone-step-${track}`, { n: track === 'food' ? BASE + level : level });

/** Who has the art card of a track. @param {Context} cx @param {string} track @param {number} me */
function art({ t, m, teller }, track, me) {
  const holder = /** @type {any} */ (m).view.awards[`art_${track}`];
  return holder === null || holder === me ? t('stone-art-free') : t('stone-art-of', who(teller, holder));
}

/** One field, with the discs of those who stand there. @param {Context} cx @param {string} track @param {number} field @param {number} own */
function square(cx, track, field, own) {
  const { colors, view } = /** @type {any} */ (cx.m);
  const there = view.players.filter((/** @type {any} */ { tracks }) => tracks[track] === field);
  const classes = `${field === own + 1 ? 'next' : ''} ${field && field <= own ? 'got' : ''} ${field === LAST ? 'art' : ''}`;
  return html`<li class=${classes}>
    <i>${field === LAST ? icon('star') : field}</i
    >${there.map((/** @type {any} */ { seat }) => disc(colors[seat], 's'))}
  </li>`;
}

/** @param {Context} cx @param {string} track */
function row(cx, track) {
  const { t, names, words } = cx;
  const { view, mine, shown, turn } = /** @type {any} */ (cx.m);
  const me = shown ?? turn;
  const own = levelOf(cx, track);
  const name = t(`stone-track-${track}`);
  const stand = words.list(
    view.players.map((/** @type {any} */ one) =>
      t('stone-at', { base: names.name(one.seat), what: one.tracks[track] }),
    ),
  );
  const { ui, state } = cx;
  // Beside a wide map a step is one press; else the whole board comes first.
  const direct = state.wide && state.settings.confirm !== 'always';
  const can = mine && view.phase === 'MAIN' && !ui.choosing && !ui.dialog && own < LAST && direct;
  const { verdict, press } = can ? step(cx, track) : { verdict: { ok: false }, press: () => {} };
  const say = own < LAST ? brings(cx, track, own + 1) : t('stone-full');
  const label = `${name}: ${stand}. ${say}. ${own < LAST ? t('stone-next', { cards: words.cards(STEPS[own]) }) : ''} ${art(cx, track, me)}`;
  const inside = html`<span class="sr">${label}</span
    ><span class="tn" aria-hidden="true"
      ><b>${name}</b><small>${t(`stone-use-${track}`, { n: BASE + own })}</small></span
    >
    <ol aria-hidden="true">
      ${[0, 1, 2, 3, 4, LAST].map((field) => square(cx, track, field, own))}
    </ol>
    ${own < LAST ? pictures(cx, STEPS[own]) : html`<span class="c"></span>`}`;
  if (ui.dialog || (direct && !can)) return html`<li class="track">${inside}</li>`;
  const take = () => {
    if (!can) cx.send({ do: 'dialog', name: 'costs' });
    else if (verdict.ok) press();
    else cx.send({ do: 'refused', verdict });
  };
  return html`<li>
    <button
      class="track ${verdict.ok ? 'can' : ''}"
      data-key="track-${track}"
      aria-disabled=${!can || verdict.ok ? nothing : 'true'}
      @click=${take}
    >
      ${inside}
    </button>
  </li>`;
}

/** @param {Context} cx */
export function progress(cx) {
  return html`<section class="panel tracks" aria-label=${cx.t('stone-progress')}>
    <div class="hd">
      <h2>${cx.t('stone-progress')}</h2>
      ${
        cx.ui.dialog
          ? nothing
          : html`<button class="lnk" data-key="costs" @click=${() => cx.send({ do: 'dialog', name: 'costs' })}>
              ${cx.t('costs')}
            </button>`
      }
    </div>
    <ul>
      ${TRACKS.map((track) => row(cx, track))}
    </ul>
  </section>`;
}
