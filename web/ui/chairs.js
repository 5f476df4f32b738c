/**
 * The rows of a table that is set up: for each seat its colour, its name, and who plays it.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../match/table.js').Table} Table
 */
import { html, nothing } from 'lit-html';
import { disc } from '../board/signs.js';
import { warning } from './linkbox.js';
import { usualName } from './story.js';

/** @type {import('../board/signs.js').SeatColour[]} */
const COLOURS = ['blue', 'verm', 'green', 'purple', 'yellow', 'black'];

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** All colours to choose from; whoever has one gets the old colour of this seat. @param {Context} cx @param {Table} table @param {number} i @param {string} what */
function palette(cx, table, i, what) {
  const { t } = cx;
  const named = (/** @type {typeof COLOURS[number]} */ color) => {
    const holder = table.seats.findIndex((seat) => seat.color === color);
    const name = t(`color-${color}`);
    return holder < 0 || holder === i ? name : t('color-taken', { color: name, n: holder + 1 });
  };
  return html`<div class="palette" role="group" aria-label=${t('seat-colors', { n: i + 1 })}>
    ${COLOURS.map(
      (color) =>
        html`<button
          class="tog ${table.seats[i].color === color ? 'on' : ''}"
          data-key="${what}-color-${i}-${color}"
          aria-label=${named(color)}
          title=${named(color)}
          aria-pressed=${String(table.seats[i].color === color)}
          @click=${() => cx.send({ do: 'color', what, seat: i, color })}
        >
          ${disc(color)}
        </button>`,
    )}
  </div>`;
}

/** @param {Context} cx @param {Table} table @param {number} i @param {string} what which table is edited */
function seatRow(cx, table, i, what) {
  const { t, schema } = cx;
  const seat = table.seats[i];
  const set = (/** @type {object} */ patch) => cx.send({ do: 'seat', what, seat: i, patch });
  const levels = schema.levels.filter((level) => cx.words.has(`level-${level}`) && level !== 'random');
  const played = seat.kind === 'bot' ? seat.level : seat.kind;
  const choose = (/** @type {string} */ value) =>
    set(['person', 'far'].includes(value) ? { kind: value } : { kind: 'bot', level: value });
  const label = t('seat-n', { n: i + 1 });
  const open = cx.ui.palette === `${what}-${i}`;
  const only = i === 0 && table.seats.filter((one) => one.kind === 'person').length === 1;
  return html`<div class="chair" role="group" aria-label=${label}>
      <button
        class="tog"
        data-key="${what}-color-${i}"
        aria-label=${t('seat-color', { n: i + 1, color: t(`color-${seat.color}`) })}
        title=${t('seat-colors', { n: i + 1 })}
        aria-expanded=${String(open)}
        @click=${() => cx.send({ do: 'palette', what, seat: i })}
      >
        ${disc(seat.color)}
      </button>
      <input
        data-key="${what}-name-${i}"
        aria-label=${t('seat-name', { n: i + 1 })}
        maxlength="24"
        autocomplete="off"
        .value=${seat.name}
        placeholder=${only && seat.kind === 'person' ? t('name-you') : usualName(cx, seat.kind, i)}
        @change=${(/** @type {Event} */ e) => set({ name: valueOf(e).trim() })}
      />
      <select
        data-key="${what}-kind-${i}"
        aria-label=${t('seat-kind', { n: i + 1 })}
        @change=${(/** @type {Event} */ e) => choose(valueOf(e))}
      >
        <option value="person" ?selected=${played === 'person'}>${t('kind-person')}</option>
        <option value="far" ?selected=${played === 'far'}>${t('kind-far')}</option>
        ${levels.map((level) => html`<option value=${level} ?selected=${played === level}>${t('kind-bot', { level: t(`level-${level}`) })}</option>`)}
      </select>
    </div>
    ${open ? palette(cx, table, i, what) : nothing}`;
}

/** Everybody is away: whoever sets that up should know. @param {Table} table */
const deserted = ({ seats }) =>
  seats.some(({ kind }) => kind === 'far') && !seats.some(({ kind }) => kind === 'person');

/** @param {Context} cx @param {Table} table @param {string} what */
export const seatRows = (cx, table, what) =>
  html`<div class="chairs">${table.seats.map((_, i) => seatRow(cx, table, i, what))}</div>
    ${deserted(table) ? html`<div role="alert">${warning(cx.t('far-nobody'))}</div>` : nothing}`;
