/**
 * The board as text: what is asked, a field for commands, the places that can be chosen, then hexes, players and harbours. For
 * everyone who would rather read than look; it follows the game.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../engine/engine.js').View} View
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { placeOf } from '../match/intents.js';
import { question } from './actions.js';
import { commandField } from './command.js';
import { pips, pipsOf, placeName, placeValue } from './places.js';
import { nearby } from './story.js';

/** @param {Context} cx */
const viewOf = (cx) => /** @type {NonNullable<Context['m']>} */ (cx.m).view;

/** What a place to choose is called here: what is there, and what it is worth. @param {Context} cx @param {string} kind @param {string} name */
export function offered(cx, kind, name) {
  const { t, places } = cx;
  const base = placeName(cx, name);
  if (cx.panel.place) return base;
  if (places.edge.has(name)) return t('text-leads', { base, n: placeValue(cx, name) });
  if (!places.vertex.has(name)) return base;
  return t(viewOf(cx).vertices[name] ? 'text-own' : 'text-free', { base });
}

/** Everything that can be put somewhere now, by kind, the best first. @param {Context} cx */
export function offers(cx) {
  const { legal } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const kinds = [...new Set(legal.filter((action) => placeOf(action) !== null).map((action) => action.kind))];
  return kinds.map((kind) => ({
    kind,
    list: legal
      .filter((action) => action.kind === kind)
      .map((action) => ({ action, name: /** @type {string} */ (placeOf(action)) }))
      .sort((a, b) => placeValue(cx, b.name) - placeValue(cx, a.name)),
  }));
}

/** @param {Context} cx */
function choices(cx) {
  const { t } = cx;
  const { length: at, mine } = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const groups = mine ? offers(cx) : [];
  if (!groups.length) return html`<p class="mut">${t('text-nothing')}</p>`;
  return groups.map(
    ({ kind, list }) =>
      html`<h4>${t(`text-${kind}`)}</h4>
        <ol class="spots">
          ${repeat(
            list,
            ({ action, name }, i) => `${action.to}/${name}/${i}`,
            ({ action, name }) =>
              html`<li>
                <button
                  class="item"
                  data-key=${typeof action.to === 'number' ? `at-${action.to}-${name}` : `at-${name}`}
                  @click=${() => cx.send({ do: 'text-place', action, name, at })}
                >
                  <span
                    >${typeof action.to === 'number' ? `${cx.names.name(action.to)}: ` : nothing}${offered(cx, kind, name)}${cx.panel.way?.(cx, action)}</span
                  ><code>${name}</code>
                </button>
              </li>`,
          )}
        </ol>`,
  );
}

/** Who has built round a hex. @param {Context} cx @param {string} name */
function builtAt(cx, name) {
  const { vertices } = viewOf(cx);
  const there = cx.places.hex
    .get(name)
    .vertices.map((/** @type {string} */ vertex) => vertices[vertex])
    .filter(Boolean);
  return cx.words.list(
    there.map((/** @type {{piece: string, seat: number}} */ { piece, seat }) =>
      cx.t('text-piece', { name: cx.names.name(seat), piece: cx.t(`piece-${piece}`) }),
    ),
  );
}

/** @param {Context} cx */
function hexes(cx) {
  const { t } = cx;
  const view = viewOf(cx);
  const heads = ['text-hex', 'text-land', 'text-number', 'text-pips', 'text-built'];
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('text-hexes')}>
    <table>
      <thead>
        <tr>
          ${heads.map((key) => html`<th scope="col">${t(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Object.entries(view.hexes).map(
          ([name, { terrain, number }]) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${t(`terrain-${terrain}`)}${view.robber === name ? html`, <b>${t('text-robber')}</b>` : nothing}</td>
              <td>${number ?? '–'}</td>
              <td>${pipsOf(number)}</td>
              <td>${builtAt(cx, name) || '–'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {Context} cx @param {string} title @param {[string, string][]} items a name and what it is called */
const listed = (cx, title, items) =>
  items.length
    ? html`<p>${title}:</p>
        <ul class="places">
          ${items.map(([name, said]) => html`<li>${said} <code>${name}</code></li>`)}
        </ul>`
    : nothing;

/** What a player has on the map. @param {Context} cx @param {number} seat */
function pieces(cx, seat) {
  const { t, places, teller } = cx;
  const { vertices, roads } = viewOf(cx);
  const own = (/** @type {Record<string, {seat: number}>} */ all) =>
    Object.keys(all).filter((name) => all[name].seat === seat);
  const built = own(vertices).map((name) => /** @type {[string, string]} */ ([name, pieceAt(cx, name)]));
  const ways = own(roads).map(
    (name) => /** @type {[string, string]} */ ([name, nearby(teller, places.edge.get(name)?.hexes ?? [])]),
  );
  return html`<h4>${cx.names.name(seat)}</h4>
    ${listed(cx, t('text-buildings'), built)} ${listed(cx, t('text-roads', { n: ways.length }), ways)}`;
}

/** @param {Context} cx @param {string} name */
const pieceAt = (cx, name) =>
  cx.t('text-piece-at', {
    piece: cx.t(`piece-${viewOf(cx).vertices[name].piece}`),
    place: nearby(cx.teller, cx.places.vertex.get(name).hexes),
    n: pips(cx, name),
  });

/** @param {Context} cx @param {{edge: string, kind: string}} harbour */
function harbour(cx, { edge, kind }) {
  const { t, places, names } = cx;
  const { vertices } = viewOf(cx);
  const ends = places.edge.get(edge)?.vertices ?? [];
  const owner = ends.map((/** @type {string} */ name) => vertices[name]?.seat).find((seat) => seat !== undefined);
  const what = kind === 'any' ? t('harbour-any') : t('harbour-of', { kind: t(`res-${kind}`) });
  const place = nearby(cx.teller, places.edge.get(edge)?.hexes ?? []);
  return html`<li>
    ${t('text-harbour', { what, place, owner: owner === undefined ? t('text-nobody') : names.name(owner) })}
    ${ends.map((/** @type {string} */ name) => html`<code>${name}</code> `)}
  </li>`;
}

/** What lies on the map, and where. @param {Context} cx */
function island(cx) {
  const { t } = cx;
  const { players, neutrals, harbours } = viewOf(cx);
  return html`<h3>${t('text-hexes')}</h3>
    ${hexes(cx)}
    <h3>${t('text-pieces')}</h3>
    ${[...players, ...(neutrals ?? [])].map(({ seat }) => pieces(cx, seat))}
    <h3>${t('text-harbours')}</h3>
    <ul class="places">
      ${harbours.map((one) => harbour(cx, one))}
    </ul>`;
}

/** @param {Context} cx */
export function boardText(cx) {
  const { t } = cx;
  if (!cx.m) return nothing;
  const asked = cx.ui.dialog?.at === 'command';
  return html`<div class="astext">
    <p class="asks" tabindex="-1" ?data-first=${!asked}>${question(cx)}</p>
    ${commandField(cx, asked)}
    <h3>${t('text-choose')}</h3>
    ${choices(cx)} ${(cx.panel.text ?? island)(cx)}
  </div>`;
}
