/**
 * What the stone age game adds: nomads and tribes on the world map, four tracks, two robbers, event tiles.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {any} Player
 */
import { html, nothing } from 'lit-html';
import { disc, icon, resourceIcon } from '../board/signs.js';
import { worldTemplate } from '../board/world.js';
import { tell } from '../ui/story.js';
import { jumps } from './stoneage-jump.js';
import { place, regionName, text, value } from './stoneage-places.js';
import { progress } from './stoneage-progress.js';
import * as story from './stoneage-story.js';
import { choices, costOf, drawn, drawnSays, legal, main, misplaced, pictures, way } from './stoneage-walk.js';

const { PEOPLES, STEPS, TRACKS } = story;
const PAID = ['NEW_NOMAD', 'WALK', 'SETTLE'];

/** @param {Context} cx @returns {any} */
const viewOf = (cx) => cx.m?.view;

/** The cost slip: what is paid for, and the steps of every track. @param {Context} cx */
function costs(cx) {
  const { t } = cx;
  const reach = t('stone-walk-rate', { n: viewOf(cx).players[cx.m?.shown ?? viewOf(cx).turn].reach });
  return html`<div class="slip costs">
    <h2>${t('costs')}</h2>
    <ul>
      ${PAID.map((kind) => html`<li class="cost"><b>${t(`stone-act-${kind}`)}</b>${pictures(cx, costOf(cx, kind))}${kind === 'WALK' ? html`<small>${reach}</small>` : nothing}</li>`)}
      ${STEPS.map((cost, i) => html`<li class="cost"><b>${t('stone-level', { track: t('stone-progress'), n: i + 1 })}</b>${pictures(cx, cost)}</li>`)}
    </ul>
  </div>`;
}

/** Who holds a special card. @param {Context} cx @param {string} key */
function award(cx, key) {
  const { t, names, m } = cx;
  const seat = viewOf(cx).awards[key];
  return html`<div class="slip award">
    <h2>${t(`award-${key}`)}</h2>
    <span class="points">${icon('star')}${icon('star')}<span>${t('award-points')}</span></span>
    <span class="who ${seat === null ? 'mut' : ''}"
      >${seat === null ? t(`award-${key}-free`) : html`${disc(/** @type {any} */ (m).colors[seat], 's')}${names.name(seat)}`}</span
    >
  </div>`;
}

/** The two cards for the first, the bank, the event tiles that are still out. @param {Context} cx */
function awards(cx) {
  const { t, words } = cx;
  const { bank, faces = {} } = viewOf(cx);
  const left = Object.entries(faces).map(([numeral, of]) => [
    numeral,
    Object.entries(/** @type {any} */ (of)).filter(([, n]) => n),
  ]);
  return html`${['exploration', 'expansion'].map((key) => award(cx, key))}
    ${
      bank
        ? html`<div class="slip bankslip">
            <h2>${t('bank')}</h2>
            <span class="pics" role="img" aria-label=${words.cards(bank)}
              >${Object.entries(bank).map(([kind, n]) => html`<span>${n}${resourceIcon(kind)}</span>`)}</span
            >
          </div>`
        : nothing
    }
    <div class="slip costs">
      <h2>${t('stone-tiles')}</h2>
      <ul>
        ${left
          .filter(([, of]) => of.length)
          .map(([numeral, of]) => {
            const list = words.list(
              /** @type {any} */ (of).map(
                (/** @type {[string, number]} */ [face, n]) => `${n > 1 ? `${n} × ` : ''}${t(`face-${face}`)}`,
              ),
            );
            return html`<li class="cost">
              ${t('stone-tiles-out', { numeral: ['I', 'II', 'III', 'IV'][Number(numeral) - 1] ?? numeral, faces: list })}
            </li>`;
          })}
      </ul>
    </div>`;
}

/** @param {Player} player */
const tilesOf = ({ people }) => PEOPLES.filter((one) => people[one] > 0);

/** The short line under a player's name: tiles by people, a set of all four shines; event tiles, special cards. @param {Context} cx @param {Player} player */
function stats(cx, player) {
  const { awards: held } = viewOf(cx);
  const own = tilesOf(player);
  const cards = Object.keys(held).filter((key) => held[key] === player.seat).length;
  return html`<span class="pts ${own.length === PEOPLES.length ? 'set' : ''}"
      >${own.map(
        (one) =>
          html`<span class="pt w-${one}"
            ><svg><use href="#pt-${one}"></use></svg>${player.people[one]}</span
          >`,
      )}</span
    ><span class="h">${icon('tile')}${player.tiles}</span
    >${cards ? html`<span class="h best">${icon('star')}${cards}</span>` : nothing}`;
}

/** @param {Context} cx @param {Player} player */
const levels = ({ t, words }, player) =>
  words.list(TRACKS.map((track) => `${t(`stone-track-${track}`)} ${player.tracks[track]}`));

/** @param {Player} player */
const tilesHad = ({ people }) => PEOPLES.reduce((sum, one) => sum + people[one], 0);

/** The same in words. @param {Context} cx @param {Player} player */
const said = (cx, player) =>
  cx.t('player-stone', { people: tilesHad(player), tiles: player.tiles, tracks: levels(cx, player) });

/** @param {Context} cx @param {Player} player @returns {[string, unknown][]} */
function facts(cx, player) {
  const { t, words } = cx;
  const { awards: held, vertices } = viewOf(cx);
  const of = tilesOf(player).map((one) => t('stone-people-of', { region: regionName(cx, one), n: player.people[one] }));
  const cards = Object.keys(held).filter((key) => held[key] === player.seat);
  const standing = (/** @type {string} */ piece) =>
    Object.values(vertices).filter((/** @type {any} */ one) => one.seat === player.seat && one.piece === piece).length;
  return [
    [t('stone-people'), of.length ? words.list(of) : 0],
    [t('stone-tiles'), player.tiles],
    [t('fact-tribes'), standing('tribe')],
    [t('fact-nomads'), standing('nomad')],
    [t('fact-reach'), player.reach],
    [t('stone-progress'), levels(cx, player)],
    ...cards.map((key) => /** @type {[string, unknown]} */ ([t(`award-${key}`), icon('star')])),
  ];
}

/** What the question must know. @param {Context} cx */
function asks(cx) {
  const { pending } = viewOf(cx);
  const land = pending?.face?.split('_')[1];
  return { terrain: land ? cx.t(`terrain-${land}`) : '' };
}

/** The question of the main phase, and of what is chosen there. @param {Context} cx @param {{name: string, you: string}} who */
function question(cx, who) {
  const { t, m, ui } = cx;
  const { phase, developed, options } = viewOf(cx);
  if (phase !== 'MAIN') return undefined;
  if (!m?.mine) return t('wait-STONE_MAIN', who);
  if (ui.choosing === 'ADVANCE') return t('stone-act-ADVANCE');
  const several = ui.preview && main(cx)?.length;
  if (several)
    return t(
      ui.choosing === 'SETTLE' ? 'stone-pick-give-up' : ui.choosing === 'WALK' ? 'ask-place-WALK' : 'stone-pick-recall',
    );
  if (ui.choosing) return undefined;
  const trade = !developed || options.trade_whole_turn ? 'yes' : 'no';
  return t('ask-STONE_MAIN', { ...who, you: m.persons === 1 ? 'yes' : 'no', trade });
}

/** Kinds that are news even after the roll. */
const NEWS = ['REVEALED', 'LAY_DESERT', 'MOVE_HUNTER', 'STOLE', 'SETTLE', 'TAKE_TILE', 'ADVANCE', 'WALK', 'NEW_NOMAD'];

/** What happened last in this turn, if it was more than the roll. @param {Context} cx */
function note(cx) {
  if (cx.ui.route) return drawnSays(cx, cx.ui.route);
  const { log, view } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const last = log.slice(-6).filter(({ turnNo, action }) => turnNo === view.turnNo && NEWS.includes(action.kind));
  if (view.phase === 'ANSWER' || !last.length) return undefined;
  return tell(last.slice(-1), cx.teller)[0]?.text;
}

/** The rows of the table at the end. @param {Context} cx */
function results(cx) {
  const { t } = cx;
  return [
    { head: t('col-people'), of: tilesHad },
    { head: t('col-tiles'), of: (/** @type {Player} */ p) => p.tiles },
    { head: t('col-tracks'), of: (/** @type {Player} */ p) => TRACKS.reduce((sum, track) => sum + p.tracks[track], 0) },
  ];
}

export const stoneage = {
  kinds: [...PAID, 'ADVANCE', 'OFFER', 'BANK_TRADE', 'END_TURN'],
  ghosts: {
    PLACE_TRIBE: 'tribe',
    PLACE_NOMAD: 'nomad',
    NEW_NOMAD: 'nomad',
    WALK: 'nomad',
    SETTLE: 'tribe',
    LAY_DESERT: 'desert',
    TAKE_TILE: 'pick',
  },
  board: worldTemplate,
  jumps,
  steps: { MAIN: main },
  needs: { advanced_nomad: 'advanced_setup' }, // option -> another one without which it is none
  how: 'stone-how',
  passes: { HUNT: 'stone-pick-stay', ROB: 'stone-pick-none' },
  choices,
  costs,
  awards,
  progress,
  stats,
  said,
  facts,
  asks,
  question,
  note,
  results,
  legal,
  drawn,
  misplaced,
  place,
  value,
  way,
  text,
  story,
};
