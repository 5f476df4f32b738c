/**
 * What can be set in the editor, part by part: the island, pieces, cards, the turn, another table.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../i18n/i18n.js').Say} Say
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('./bench.js').Edit} Edit
 */
import { CARDS, get, HAND, NOBODY } from './draft.js';

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 0];
export const PIECES = ['settlement', 'city', 'road'];
const GAMES = ['classic', 'classic56', 'duel'];
const MOST = 31;

/** @param {Context} cx @returns {Edit} */
export const editOf = (cx) => /** @type {any} */ (cx.m).edit;

/** @param {Context} cx */
export const viewOf = (cx) => /** @type {any} */ (cx.m).view;

/** The kinds of resources, and of harbours. @param {Context} cx @returns {string[]} */
export const resources = ({ schema, m }) =>
  /** @type {any} */ (schema.rulesets)[/** @type {any} */ (m).view.rules].resources ?? schema.resources;

/** @param {Context} cx @param {string} kind */
export const harbourName = ({ t }, kind) =>
  kind === 'any' ? t('harbour-any') : t('harbour-of', { kind: t(`res-${kind}`) });

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** One of several. @param {Kit} kit @param {{name: string, key: string, on: boolean, label: string, sign?: unknown, press: () => void}} what */
const radio = ({ html, nothing }, { name, key, on, label, sign = nothing, press }) =>
  html`<label class="pick ${on ? 'on' : ''}"
    ><input type="radio" name="edit-${name}" data-key="edit-${key}" .checked=${on} @change=${press} />${sign}<span
      class=${sign === nothing ? '' : 'lb'}
      >${label}</span
    ></label
  >`;

/** @param {Kit} kit @param {string} label @param {unknown} inside */
const group = ({ html }, label, inside) =>
  html`<fieldset class="picks">
    <legend>${label}</legend>
    <div>${inside}</div>
  </fieldset>`;

/** A tool that is used on the map. @param {Kit} kit @param {Context} cx @param {string} tool @param {number} value @param {string} label @param {unknown} [sign] */
function toolRadio(kit, cx, tool, value, label, sign) {
  const edit = editOf(cx);
  const on = edit.tool === tool && edit.value === value;
  const press = () => cx.send({ do: 'edit-choose', patch: { tool, value } });
  return radio(kit, { name: 'tool', key: `${tool}-${value}`, on, label, sign, press });
}

/** @param {Kit} kit @param {string} terrain */
const tile = ({ html }, terrain) =>
  html`<svg class="ic" viewBox="-100 -100 200 200" aria-hidden="true"><use href="#t-${terrain}"></use></svg>`;

/** @param {Kit} kit @param {Context} cx @param {Say} say */
function island(kit, cx, say) {
  const { t, schema } = cx;
  const { terrains } = /** @type {any} */ (schema.rulesets)[viewOf(cx).rules];
  const kinds = [...resources(cx), 'any'];
  return kit.html`<p class="mut small">${say('edit-island-say')}</p>
    ${group(
      kit,
      say('edit-move'),
      ['swap', 'dock', 'robber'].map((tool) =>
        toolRadio(kit, cx, tool, 0, say(`edit-${tool}`), kit.icon(tool === 'dock' ? 'fit' : tool)),
      ),
    )}
    ${group(
      kit,
      say('edit-terrain'),
      terrains.flatMap((/** @type {string} */ terrain, /** @type {number} */ i) =>
        terrain ? [toolRadio(kit, cx, 'terrain', i, t(`terrain-${terrain}`), tile(kit, terrain))] : [],
      ),
    )}
    ${group(
      kit,
      say('edit-number'),
      NUMBERS.map((n) => toolRadio(kit, cx, 'number', n, n ? String(n) : say('edit-none'))),
    )}
    ${group(
      kit,
      say('edit-port'),
      kinds.map((kind, i) => toolRadio(kit, cx, 'port', i, harbourName(cx, kind), kit.resourceIcon(kind))),
    )}`;
}

/** Whose pieces or cards. @param {Kit} kit @param {Context} cx @param {string} label @param {number} seats @param {number} [chosen] */
const whose = (kit, cx, label, seats, chosen = editOf(cx).seat) =>
  group(
    kit,
    label,
    Array.from({ length: seats }, (_, seat) =>
      radio(kit, {
        name: 'seat',
        key: `seat-${seat}`,
        on: chosen === seat,
        label: cx.names.name(seat),
        sign: kit.disc(/** @type {any} */ (cx.m).colors[seat], 's'),
        press: () => cx.send({ do: 'edit-choose', patch: { seat } }),
      }),
    ),
  );

/** @param {Kit} kit @param {Context} cx @param {Say} say */
function pieces(kit, cx, say) {
  const view = viewOf(cx);
  return kit.html`<p class="mut small">${say('edit-pieces-say')}</p>
    ${whose(kit, cx, say('edit-whose'), view.seats + (view.neutrals?.length ?? 0))}
    ${group(
      kit,
      say('edit-piece'),
      PIECES.map((piece, i) => toolRadio(kit, cx, 'piece', i + 1, cx.t(`piece-${piece}`), kit.icon(piece))),
    )}`;
}

/** A number that is typed. @param {Kit} kit @param {Context} cx @param {import('./draft.js').Part} part @param {number} i @param {string} label @param {unknown} [sign] */
function amount(kit, cx, part, i, label, sign = '') {
  const change = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const value = Math.max(0, Math.min(MOST, Math.round(Number(field.value)) || 0));
    field.value = String(value); // drawing leaves it alone where the position stays what it was
    cx.send({ do: 'edit-put', part, i, value });
  };
  return kit.html`<label class="amount"
    ><span>${sign} ${label}</span
    ><input
      type="number"
      inputmode="numeric"
      min="0"
      max=${MOST}
      data-key="edit-${part}-${i}"
      .value=${String(get(editOf(cx).draft, part, i))}
      @change=${change}
  /></label>`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say */
function cards(kit, cx, say) {
  const { t, schema } = cx;
  const view = viewOf(cx);
  const seat = Math.min(editOf(cx).seat, view.seats - 1);
  const duel = 'neutrals' in view;
  const own = (/** @type {string} */ kind, /** @type {number} */ k) =>
    amount(kit, cx, 'cards', CARDS * seat + k, t(`card-${kind}`), kit.icon(kind));
  const gone = schema.devCards.flatMap((kind, k) =>
    kind === 'victory' || (kind === 'knight' && !duel)
      ? []
      : [amount(kit, cx, 'gone', k, t(`card-${kind}`), kit.icon(kind))],
  );
  return kit.html`${whose(kit, cx, say('edit-whose-cards'), view.seats, seat)}
    ${group(
      kit,
      say('edit-hand'),
      resources(cx).map((kind, k) =>
        amount(kit, cx, 'hand', HAND * seat + k, t(`res-${kind}`), kit.resourceIcon(kind)),
      ),
    )}
    ${group(kit, say('edit-cards'), schema.devCards.map(own))}
    ${group(kit, say('edit-open'), [
      amount(kit, cx, 'knights', seat, say('edit-knights'), kit.icon('knight')),
      duel ? amount(kit, cx, 'tokens', seat, say('edit-tokens'), kit.icon('token')) : '',
    ])}
    ${group(kit, say('edit-gone'), gone)}`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say */
function turn(kit, cx, say) {
  const { schema, names } = cx;
  const view = viewOf(cx);
  const { draft } = editOf(cx);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const set = (/** @type {string} */ part, /** @type {number} */ value) => () =>
    cx.send({ do: 'edit-put', part, i: 0, value });
  const holder = (/** @type {'longest'|'largest'} */ part) =>
    kit.html`<label class="field column"
      ><span>${say(`edit-${part}`)}</span
      ><select data-key="edit-${part}" @change=${(/** @type {Event} */ event) => set(part, Number(valueOf(event)))()}>
        ${[NOBODY, ...Array.from({ length: view.seats + (view.neutrals?.length ?? 0) }, (_, i) => i)].map(
          (seat) =>
            kit.html`<option value=${seat} ?selected=${get(draft, part) === seat}>
              ${seat === NOBODY ? say('edit-nobody') : names.name(seat)}
            </option>`,
        )}
      </select></label
    >`;
  return kit.html`${group(
    kit,
    say('edit-turn'),
    seats.map((seat) =>
      radio(kit, {
        name: 'turn',
        key: `turn-${seat}`,
        on: get(draft, 'turn') === seat,
        label: names.name(seat),
        sign: kit.disc(/** @type {any} */ (cx.m).colors[seat], 's'),
        press: set('turn', seat),
      }),
    ),
  )}
  ${group(
    kit,
    say('edit-phase'),
    ['BEFORE_ROLL', 'MAIN'].map((phase) => {
      const code = schema.phases.indexOf(phase);
      const on = get(draft, 'phase') === code;
      return radio(kit, { name: 'phase', key: phase, on, label: say(`edit-${phase}`), press: set('phase', code) });
    }),
  )}
  ${holder('longest')} ${holder('largest')}`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say */
function anew(kit, cx, say) {
  const { t, schema } = cx;
  const { rules, seats } = viewOf(cx);
  const [least, most] = /** @type {any} */ (schema.rulesets)[rules].seats;
  const deal = (/** @type {string} */ game, /** @type {number} */ n) =>
    cx.send({ do: 'edit-new', rules: game, seats: n });
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return kit.html`${group(
    kit,
    say('edit-game'),
    GAMES.map((game) =>
      radio(kit, {
        name: 'game',
        key: `game-${game}`,
        on: game === rules,
        label: t(`game-${game}`, { island: 0 }),
        press: () => cx.send({ do: 'edit-new', rules: game }),
      }),
    ),
  )}
  ${group(
    kit,
    say('edit-seats'),
    counts.map((n) =>
      radio(kit, { name: 'seats', key: `seats-${n}`, on: n === seats, label: String(n), press: () => deal(rules, n) }),
    ),
  )}
  <div class="buttons">
    <button class="btn alt" data-key="edit-deal" @click=${() => deal(rules, seats)}>${say('edit-deal')}</button>
    <button class="btn alt" data-key="edit-clear" @click=${() => cx.send({ do: 'edit-clear' })}>
      ${say('edit-clear')}
    </button>
  </div>`;
}

/** By the part's name. */
export const BODIES = { island, pieces, cards, turn, new: anew };
