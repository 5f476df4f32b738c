/**
 * Setting up a game: who plays, the options of the game, and how it is played at this device.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { seatRows } from './chairs.js';
import { choice } from './settings.js';

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Context} cx @param {string} key @param {import('../engine/engine.js').OptionInfo} info */
function option(cx, key, info) {
  const { t, words, state } = cx;
  const table = state.setup;
  const value = table.options[key] ?? info.preset;
  const named = Array.from({ length: info.most - info.least + 1 }, (_, i) => info.least + i);
  const change = (/** @type {Event} */ event) => cx.send({ do: 'option', key, value: Number(valueOf(event)) });
  const say = (/** @type {number} */ n) => t(`option-${key}-${n}`, { rules: table.rules });
  const isSwitch = info.least === 0 && info.most === 1 && !words.has(`option-${key}-1`);
  const flip = () => {
    // What needs it goes with it.
    for (const [other, need] of Object.entries(cx.panel.needs ?? {}))
      if (need === key) cx.send({ do: 'option', key: other, value: 0 });
    cx.send({ do: 'option', key, value: 1 - value });
  };
  if (isSwitch) {
    return html`<label class="check"
      ><input type="checkbox" data-key="option-${key}" .checked=${value === 1} @change=${flip} />
      ${t(`option-${key}`)}</label
    >`;
  }
  if (words.has(`option-${key}-${info.least}`) && words.has(`option-${key}-${info.most}`)) {
    const shown = named.filter((n) => key !== 'starter' || n < 1 || n > 6 || n <= table.seats.length);
    return html`<label class="field"
      ><span>${t(`option-${key}`)}</span>
      <select data-key="option-${key}" @change=${change}>
        ${shown.map((n) => html`<option value=${n} ?selected=${n === value}>${say(n)}</option>`)}
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
  return html`
    ${
      least < most
        ? html`<div class="sizes" role="group" aria-label=${t('setup-seats')}>
            <span>${t('setup-seats')}</span>
            ${sizes.map((n) => html`<button class="tog wide ${n === table.seats.length ? 'on' : ''}" data-key="size-${n}" aria-pressed=${String(n === table.seats.length)} @click=${() => cx.send({ do: 'size', n })}>${n}</button>`)}
          </div>`
        : nothing
    }
    ${seatRows(cx, table, 'setup')}
    <details class="more">
      <summary data-key="setup-options">${t('setup-options')}</summary>
      <div class="fields">
        ${number(t('setup-goal'), 'setup-goal', table.goal, info.goals[0], info.goals[1], (event) => cx.send({ do: 'goal', value: Number(valueOf(event)) }))}
        ${Object.entries(info.options)
          .filter(([key, one]) => one.least < one.most && table.options[cx.panel.needs?.[key]] !== 0)
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
        ${choice(cx, 'dice', 'setup-dice')} ${choice(cx, 'undo', 'setup-undo')}
      </div>
    </details>
    <div class="buttons">
      <button class="btn" data-key="setup-start" @click=${() => cx.send({ do: 'start' })}>${t('setup-start')}</button>
    </div>
  `;
}
