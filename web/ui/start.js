/**
 * The start: go on, a game at once, a game set up, a link.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {import('../match/table.js').Table} Table
 */
import { html, nothing } from 'lit-html';
import { brand, disc, icon } from '../board/signs.js';
import { byHand, copyButton } from '../story/copier.js';
import { usualName } from './story.js';

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Context} cx @param {Table} table @param {number} i @param {string} what which table is edited */
function seatRow(cx, table, i, what) {
  const { t, schema } = cx;
  const seat = table.seats[i];
  const set = (/** @type {object} */ patch) => cx.send({ do: 'seat', what, seat: i, patch });
  const levels = schema.levels.filter((level) => cx.words.has(`level-${level}`) && level !== 'random');
  const played = seat.kind === 'person' ? 'person' : seat.level;
  const choose = (/** @type {string} */ value) =>
    set(value === 'person' ? { kind: 'person' } : { kind: 'bot', level: value });
  const label = t('seat-n', { n: i + 1 });
  const only = i === 0 && table.seats.filter((one) => one.kind === 'person').length === 1;
  return html`<div class="chair" role="group" aria-label=${label}>
    <button
      class="tog"
      data-key="${what}-color-${i}"
      aria-label=${t('seat-color', { n: i + 1, color: t(`color-${seat.color}`) })}
      title=${t(`color-${seat.color}`)}
      @click=${() => cx.send({ do: 'color', what, seat: i })}
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
      ${levels.map((level) => html`<option value=${level} ?selected=${played === level}>${t('kind-bot', { level: t(`level-${level}`) })}</option>`)}
    </select>
  </div>`;
}

/** @param {Context} cx @param {Table} table @param {string} what */
export const seatRows = (cx, table, what) =>
  html`<div class="chairs">${table.seats.map((_, i) => seatRow(cx, table, i, what))}</div>`;

/** @param {Context} cx @param {string} key @param {import('../engine/engine.js').OptionInfo} info */
function option(cx, key, info) {
  const { t, words, state } = cx;
  const table = state.setup;
  const value = table.options[key] ?? info.preset;
  const named = Array.from({ length: info.most - info.least + 1 }, (_, i) => info.least + i);
  const change = (/** @type {Event} */ event) => cx.send({ do: 'option', key, value: Number(valueOf(event)) });
  const isSwitch = info.least === 0 && info.most === 1 && !words.has(`option-${key}-1`);
  if (isSwitch) {
    return html`<label class="check"
      ><input
        type="checkbox"
        data-key="option-${key}"
        .checked=${value === 1}
        @change=${() => cx.send({ do: 'option', key, value: 1 - value })}
      />
      ${t(`option-${key}`)}</label
    >`;
  }
  if (words.has(`option-${key}-${info.least}`) && words.has(`option-${key}-${info.most}`)) {
    const shown = named.filter((n) => key !== 'starter' || n < 1 || n > 6 || n <= table.seats.length);
    return html`<label class="field"
      ><span>${t(`option-${key}`)}</span>
      <select data-key="option-${key}" @change=${change}>
        ${shown.map((n) => html`<option value=${n} ?selected=${n === value}>${t(`option-${key}-${n}`)}</option>`)}
      </select></label
    >`;
  }
  return number(t(`option-${key}`), `option-${key}`, value, info.least, info.most, change);
}

/** @param {string} label @param {string} key @param {number} value @param {number} least @param {number} most @param {(e: Event) => void} change */
const number = (label, key, value, least, most, change) =>
  html`<label class="field"
    ><span>${label}</span
    ><input
      type="number"
      inputmode="numeric"
      data-key=${key}
      min=${least}
      max=${most}
      .value=${String(value)}
      @change=${change}
  /></label>`;

/** The set-up of a game. @param {Context} cx */
export function setup(cx) {
  const { t, state, schema } = cx;
  const table = state.setup;
  const info = schema.rulesets[table.rules];
  const [least, most] = info.seats;
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const skipped = table.seats.length > 4 ? [] : ['after_turn'];
  return html`
    <div class="sizes" role="group" aria-label=${t('setup-seats')}>
      <span>${t('setup-seats')}</span>
      ${sizes.map((n) => html`<button class="tog wide ${n === table.seats.length ? 'on' : ''}" data-key="size-${n}" aria-pressed=${String(n === table.seats.length)} @click=${() => cx.send({ do: 'size', n })}>${n}</button>`)}
    </div>
    ${seatRows(cx, table, 'setup')}
    <details class="more">
      <summary data-key="setup-options">${t('setup-options')}</summary>
      <div class="fields">
        ${number(t('setup-goal'), 'setup-goal', table.goal, info.goals[0], info.goals[1], (event) => cx.send({ do: 'goal', value: Number(valueOf(event)) }))}
        ${Object.entries(info.options)
          .filter(([key]) => !skipped.includes(key))
          .map(([key, one]) => option(cx, key, one))}
        <label class="field"
          ><span>${t('setup-seed')}</span
          ><input
            data-key="setup-seed"
            autocomplete="off"
            maxlength="60"
            .value=${table.seed}
            placeholder=${t('setup-seed-any')}
            @change=${(/** @type {Event} */ e) => cx.send({ do: 'seed', value: valueOf(e) })}
        /></label>
      </div>
    </details>
    <div class="buttons">
      <button class="btn" data-key="setup-start" @click=${() => cx.send({ do: 'start' })}>${t('setup-start')}</button>
    </div>
  `;
}

/** @param {Context} cx */
function broken(cx) {
  const { t, state } = cx;
  if (!state.broken.length) return nothing;
  return html`<section class="slip broken" aria-label=${t('broken-title')}>
    ${state.broken.map(
      (/** @type {any} */ slot) =>
        html`<p>
          <span>${t(`broken-${slot.state}`, { n: slot.slot + 1 })}</span>
          ${copyButton(cx, { key: `broken-copy-${slot.slot}`, label: t('broken-copy'), text: () => slot.raw })}
          <button
            class="lnk"
            data-key="broken-drop-${slot.slot}"
            @click=${() => cx.send({ do: 'drop-slot', slot: slot.slot })}
          >
            ${t('broken-drop')}
          </button>
          ${byHand(cx, `broken-copy-${slot.slot}`, t('broken-copy'))}
        </p>`,
    )}
  </section>`;
}

/** For who plays for the first time. @param {Context} cx */
const learn = ({ t, send }) =>
  html`<button class="tb" data-key="lesson" @click=${() => send({ do: 'lesson' })}>
      ${icon('hint')}<span>${t('lesson')}</span>
    </button>
    <button class="tb" data-key="almanac" @click=${() => send({ do: 'almanac' })}>
      ${icon('book')}<span>${t('almanac')}</span>
    </button>`;

/** @param {Context} cx @param {unknown} picture the board of the game, drawn */
export function start(cx, picture) {
  const { t, state } = cx;
  const saved = state.saved;
  const open = (/** @type {string} */ name) => () => cx.send({ do: 'dialog', name });
  const other = cx.words.lang === 'de' ? 'en' : 'de';
  return html`<main class="start">
    <div class="page">
      <header class="hero slip">
        ${brand()}
        <div>
          <h1>${t('app')}</h1>
          <p class="mut">${t('start-line')}</p>
        </div>
        ${
          saved
            ? html`<button class="btn alt" data-key="go-on" @click=${() => cx.send({ do: 'go-on' })}>
                ${t(saved.over ? 'start-go-on-over' : 'start-go-on', { map: t(`map-${saved.table.rules}`, { island: saved.table.options?.island ?? 0 }), n: saved.round })}
              </button>`
            : nothing
        }
      </header>
      ${broken(cx)}
      <article class="gamecard">
        <div class="pic" aria-hidden="true">${picture}</div>
        <div class="tx">
          <h2>${t('game-classic')}</h2>
          <p class="mut small">${t('game-classic-facts')}</p>
          <p>${t('game-classic-say')}</p>
          <div class="buttons">
            <button class="btn" data-key="quick" data-first @click=${() => cx.send({ do: 'quick' })}>
              ${t('start-quick')}
            </button>
            <button class="btn alt" data-key="setup" @click=${open('setup')}>${t('start-setup')}</button>
          </div>
          <p class="mut small">${t('start-quick-say')}</p>
        </div>
      </article>
      <nav class="links slip" aria-label=${t('start-more')}>
        <button class="tb" data-key="open" @click=${open('open')}>
          ${icon('share')}<span>${t('open-link')}</span>
        </button>
        ${cx.help ? learn(cx) : nothing}
        <span class="sp"></span>
        <button
          class="tb"
          data-key="lang"
          lang=${other}
          @click=${() => cx.send({ do: 'setting', name: 'lang', value: other })}
        >
          <span>${t('other-language')}</span>
        </button>
        <button class="tb" data-key="settings" @click=${open('settings')}>
          ${icon('gear')}<span>${t('settings')}</span>
        </button>
      </nav>
    </div>
  </main>`;
}
