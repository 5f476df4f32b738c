/**
 * The shelf: the games that are kept here, those that run first; a picture of each, what it is, and what can be done with it.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc, icon } from '../board/signs.js';
import { usualName } from './story.js';

/** Those that run, those that are over, those that can't be read. @param {any} one */
const rank = ({ state, game }) => (state !== 'ok' ? 2 : Number(game.over));

/** @param {any[]} list */
const sorted = (list) => [...list].sort((a, b) => rank(a) - rank(b));

/** Who won, or how far it is. @param {Context} cx @param {any} game */
function stand({ t, words }, { over, round, result, table: { seats } }) {
  if (!over) return t('where-round', { n: round });
  const people = seats.filter((/** @type {any} */ chair) => chair.kind === 'person').length;
  const named = (result?.winners ?? []).map((/** @type {number} */ seat) => {
    const { kind, name } = seats[seat];
    return name || (kind === 'person' && people === 1 ? '' : usualName({ t }, kind, seat));
  });
  if (!named.length) return t('shelf-over');
  return t('log-won', { you: named[0] ? 'no' : 'yes', name: words.list(named), n: named.length });
}

/** @param {Context} cx @param {any} one */
function nameOf({ t }, { state, game }) {
  if (state !== 'ok') return t(`broken-${state}`);
  const { rules, options } = game.table;
  return game.name || t(`map-${rules}`, { island: options?.island ?? 0 });
}

/** @param {Context} cx @param {number} when */
const dated = ({ words }, when) =>
  new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** @param {Context} cx @param {any} one @param {number} i @param {(what: any) => unknown} picture */
function item(cx, one, i, picture) {
  const { t, send } = cx;
  const { id, game } = one;
  const name = nameOf(cx, one);
  const go = game && t(game.over ? 'start-go-on-over' : 'start-go-on');
  return html`<li>
    <div class="pic" aria-hidden="true">${game ? picture(one) : icon('warn')}</div>
    <div class="tx">
      <b>${name}</b>
      ${
        game
          ? html`<p class="mut small">${stand(cx, game)}${game.when ? ` · ${dated(cx, game.when)}` : ''}</p>
              <span class="discs">${game.table.seats.map((/** @type {any} */ seat) => disc(seat.color, 's'))}</span>`
          : nothing
      }
    </div>
    ${
      game
        ? html`<button
            class="btn ${i ? 'alt' : ''}"
            data-key=${i ? `go-on-${i}` : 'go-on'}
            aria-label="${go}: ${name}"
            @click=${() => send({ do: 'go-on', id })}
          >
            ${go}
          </button>`
        : nothing
    }
    <button
      class="tb"
      data-key="kept-${i}"
      aria-label=${t('kept-more', { name })}
      title=${t('kept-more', { name })}
      @click=${() => send({ do: 'dialog', name: 'kept', id })}
    >
      ${icon('more')}
    </button>
  </li>`;
}

/** @param {Context} cx @param {(what: any) => unknown} picture the board of a game, drawn */
export function shelf(cx, picture) {
  const { t, state, ui, send } = cx;
  const all = sorted(state.shelf);
  if (!all.length) return nothing;
  const first = all.slice(0, ui.shelf);
  return html`<section class="shelf slip" aria-labelledby="shelf-title">
    <h2 id="shelf-title">${t('shelf')}</h2>
    ${
      all.some((one) => one.game)
        ? html`<button class="tb" data-key="shelf-save" @click=${() => send({ do: 'save-games' })}>
            ${icon('file')}<span>${t('shelf-save')}</span>
          </button>`
        : nothing
    }
    <ul>
      ${first.map((one, i) => item(cx, one, i, picture))}
    </ul>
    ${
      all.length > first.length
        ? html`<button class="btn alt" data-key="shelf-all" @click=${() => send({ do: 'shelf-all' })}>
            ${t('shelf-all', { n: all.length - first.length })}
          </button>`
        : nothing
    }
  </section>`;
}

/** Asks before games go. @param {Context} cx @param {string[]} ids */
const ask = ({ t, send }, ids) =>
  html`<p>${t('kept-ask', { n: ids.length })}</p>
    <div class="buttons">
      <button class="btn" data-key="drop-yes" @click=${() => send({ do: 'drop-games', ids })}>
        ${t('broken-drop')}
      </button>
      <button class="btn alt" data-key="drop-no" data-first @click=${() => send({ do: 'dialog', name: null })}>
        ${t('kept-keep')}
      </button>
    </div>`;

/** One game: its name, a file of it, deleting it. @param {Context} cx @returns {{title: string, body: unknown}} */
export function kept(cx) {
  const { t, state, ui, send } = cx;
  const { id, drop } = /** @type {any} */ (ui.dialog);
  const one = state.shelf.find((/** @type {any} */ entry) => entry.id === id);
  if (!one) return { title: t('shelf'), body: nothing };
  const title = nameOf(cx, one);
  if (drop) return { title, body: ask(cx, [id]) };
  const body = html`${
      one.game
        ? html`<label class="field"
            ><span>${t('kept-name')}</span
            ><input
              data-key="kept-name"
              maxlength="40"
              autocomplete="off"
              .value=${one.game.name ?? ''}
              @change=${(/** @type {Event} */ event) => send({ do: 'name-game', id, name: /** @type {HTMLInputElement} */ (event.target).value.trim() })}
          /></label>`
        : html`<p>${t(`broken-${one.state}-say`)}</p>`
    }
    <div class="buttons">
      <button class="btn" data-key="kept-save" @click=${() => send({ do: 'save-games', id })}>
        ${t('share-save')}
      </button>
      <button class="btn alt" data-key="kept-drop" @click=${() => send({ do: 'dialog', name: 'kept', id, drop: true })}>
        ${t('broken-drop')}
      </button>
    </div>
    <p class="mut">${t('shelf-hint')}</p>`;
  return { title, body };
}

/** All that are over, to make room. @param {Context} cx */
export function dropOver(cx) {
  const { t, state, m } = cx;
  const over = state.shelf.filter((/** @type {any} */ { id, game }) => game?.over && id !== m?.id);
  const ids = over.map((/** @type {any} */ { id }) => id);
  return {
    title: t('drop-over'),
    body: ids.length ? ask(cx, ids) : t('drop-over-none'),
  };
}
