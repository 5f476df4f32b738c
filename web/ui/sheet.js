/**
 * The map sheet: the board with the places that can be chosen now, what the last move changed, and the slips beside it.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { boardTemplate } from '../board/render.js';
import { zoomButtons } from '../board/signs.js';
import { placeOf, robbersIn, sideOf } from '../match/intents.js';
import { legalPlaces, placing } from './legal.js';

/** What the last mover changed on the map. @param {Context} cx */
function lastMove(cx) {
  const log = cx.m?.log ?? [];
  const places = log.filter((entry) => placeOf(entry.action) !== null).slice(-1);
  const last = places[0];
  if (!last) return [];
  return log
    .filter(
      (entry) => entry.turnNo === last.turnNo && entry.action.seat === last.action.seat && entry.index > last.index - 8,
    )
    .map((entry) => placeOf(entry.action))
    .filter((name) => name !== null);
}

/** Hexes that the present roll made pay. @param {Context} cx */
function produced(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const last = m.log[m.log.length - 1];
  const view = m.view;
  if (last?.action.kind !== 'ROLLED' || last.roll === 0 || !view.dice) return [];
  const sum = view.dice[0] + view.dice[1];
  const blocked = Object.values(robbersIn(view));
  return Object.keys(view.hexes).filter((name) => view.hexes[name].number === sum && !blocked.includes(name));
}

/** By terrain, the letter of what it yields. @param {Context} cx */
function letters({ t, words, m, schema }) {
  const { terrains } = schema.rulesets[/** @type {NonNullable<Context['m']>} */ (m).view.rules];
  const lettered = terrains.filter((terrain) => words.has(`letter-${terrain}`));
  return Object.fromEntries(lettered.map((terrain) => [terrain, t(`letter-${terrain}`)]));
}

/** @param {Context} cx */
export function sheet(cx) {
  const { t, m, ui, state } = cx;
  if (!m) return nothing;
  const zoom = state.zoom;
  const side = sideOf(m.legal, placing(cx) ?? '', ui.side);
  return html`<section class="board" aria-label=${t('area-board')}>
    ${cx.panel.board ? nothing : html`<div class="flank left">${cx.panel.costs(cx)}</div>`}
    <div class="sheet ${zoom?.zoomed() ? 'zoomed' : ''}">
      ${keyed(
        m.view.rules,
        (cx.panel.board ?? boardTemplate)({
          board: cx.board,
          view: m.view,
          ui: {
            colours: m.colors,
            label: t('board-label'),
            legal: /** @type {any} */ (legalPlaces(cx)),
            seat: typeof side === 'number' ? side : (m.shown ?? undefined),
            hover: ui.hover,
            focus: ui.focus,
            preview: ui.preview,
            lastMove: lastMove(cx),
            produced: produced(cx),
            marks: cx.help?.marks(cx),
            letters: state.settings.letters === 'on' ? letters(cx) : null,
            mapName: t(`map-name-${m.view.rules}`, { island: m.view.options.island ?? 0 }),
            ...cx.panel.drawn?.(cx),
          },
        }),
      )}
      ${zoomButtons(
        { closer: t('zoom-in'), farther: t('zoom-out'), whole: t('zoom-whole') },
        {
          zoomed: zoom?.zoomed() ?? false,
          most: zoom?.most() ?? false,
          onCloser: () => zoom?.closer(),
          onFarther: () => zoom?.farther(),
          onWhole: () => zoom?.whole(),
        },
      )}
      ${cx.panel.jumps?.(cx)} ${state.embed ? cx.later?.own(cx) : nothing}
    </div>
    ${cx.panel.board ? nothing : html`<div class="flank right">${cx.panel.awards(cx)}</div>`}
  </section>`;
}
