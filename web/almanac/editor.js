/**
 * The editor's screen: the board with what can be chosen there, beside it the tools, what the core says, and ways on.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../i18n/i18n.js').Say} Say
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('./bench.js').Edit} Edit
 */
import { NOBODY, placesOf, spoilt } from './draft.js';
import { moveText, reasonText } from './moves.js';
import { BODIES, editOf, harbourName, PIECES, resources, viewOf } from './tools.js';

const TABS = ['island', 'pieces', 'cards', 'turn', 'new'];

/** @param {Context} cx @param {Say} say @param {import('./draft.js').Flaw} flaw */
function sentence(cx, say, { flaw, seat, what, n, most }) {
  const { t, schema } = cx;
  const { terrains } = /** @type {any} */ (schema.rulesets)[viewOf(cx).rules];
  /** @type {Record<string, () => string>} */
  const names = {
    TERRAIN: () => t(`terrain-${terrains[what]}`),
    NUMBER: () => String(what),
    HARBOUR: () => harbourName(cx, [...resources(cx), 'any'][what]),
    PIECES: () => PIECES[what - 1] ?? '',
    CARDS: () => t(`res-${resources(cx)[what]}`),
    DECK: () => t(`card-${schema.devCards[what]}`),
  };
  return say(`flaw-${flaw}`, {
    what: names[flaw]?.() ?? '',
    name: seat === NOBODY ? '' : cx.names.name(seat),
    n,
    most,
  });
}

/** What the core says of it. @param {Kit} kit @param {Context} cx @param {Say} say */
function verdict(kit, cx, say) {
  const { flaws, guessed } = editOf(cx);
  const said = [...new Set(flaws.map((flaw) => sentence(cx, say, flaw)))];
  return kit.html`<div class="verdict" role="status">
    ${
      said.length
        ? kit.html`<ul>
            ${said.map((text) => kit.html`<li class="no">${kit.icon('warn')}<span>${text}</span></li>`)}
          </ul>`
        : kit.html`<p class="yes">${kit.icon('check')}<span>${say('edit-good')}</span></p>`
    }
    ${guessed ? kit.html`<p class="mut small">${say('edit-guessed')}</p>` : ''}
  </div>`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say */
function best(kit, cx, say) {
  const { hints } = editOf(cx);
  if (!hints) return '';
  if (!hints.length) return kit.html`<p role="status">${say('hint-none')}</p>`;
  return kit.html`<ol class="best" aria-label=${say('edit-hints')}>
    ${hints.map(
      (hint) =>
        kit.html`<li>
          <b>${moveText(kit, cx, say, hint.action)}</b><span class="sr">: </span><small>${reasonText(cx, say, hint)}</small>
        </li>`,
    )}
  </ol>`;
}

/** Ways on from a position that can be. @param {Kit} kit @param {Context} cx @param {Say} say */
function ways(kit, cx, say) {
  const { link } = editOf(cx);
  const off = link ? kit.nothing : 'true';
  const button = (/** @type {string} */ what, /** @type {string} */ look) =>
    kit.html`<button
      class="btn ${look}"
      data-key="edit-${what}"
      aria-disabled=${off}
      @click=${() => link && cx.send({ do: `edit-${what}` })}
    >
      ${say(`edit-${what}`)}
    </button>`;
  return kit.html`<div class="buttons">
      ${button('play', '')} ${button('hints', 'alt')}
      ${link ? kit.copyButton(cx, { key: 'edit-copy', label: say('edit-copy'), text: () => cx.link(link) }) : ''}
    </div>
    ${link ? kit.byHand(cx, 'edit-copy', say('edit-copy')) : ''} ${best(kit, cx, say)}`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say */
export function editor(kit, cx, say) {
  const { html } = kit;
  const { tab, undo } = editOf(cx);
  const tool = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {string} */ label, off = false) =>
    html`<button
      class="tb"
      data-key=${key}
      aria-label=${label}
      title=${label}
      aria-disabled=${off ? 'true' : kit.nothing}
      @click=${() => off || cx.send({ do: key })}
    >
      ${kit.icon(sign)}<span aria-hidden="true">${label}</span>
    </button>`;
  return html`<div class="game edit">
    <header class="top">
      <h1 id="question" class="name" tabindex="-1">${say('edit')}</h1>
      <span class="sp"></span>
      ${tool('edit-undo', 'undo', cx.t('undo'), !undo)} ${tool('edit-close', 'x', cx.t('close'))}
    </header>
    <main class="table" aria-label=${cx.t('area-table')}>${kit.sheet(cx)}</main>
    <aside class="side" aria-label=${say('edit-tools')}>
      <div class="tabs" role="group" aria-label=${say('edit-tools')}>
        ${TABS.map(
          (name) =>
            html`<button
              class=${name === tab ? 'on' : ''}
              data-key="edit-tab-${name}"
              aria-pressed=${String(name === tab)}
              @click=${() => cx.send({ do: 'edit-choose', patch: { tab: name } })}
            >
              ${say(`edit-tab-${name}`)}
            </button>`,
        )}
      </div>
      ${verdict(kit, cx, say)}
      <div class="tools">${BODIES[/** @type {keyof BODIES} */ (tab)](kit, cx, say)}</div>
      ${ways(kit, cx, say)}
    </aside>
  </div>`;
}

const TYPES = { piece: 'vertex', port: 'edge', dock: 'edge' };

/** What can be chosen on the map. @param {Kit} kit @param {Context} cx @param {Say} say @returns {import('../board/places.js').Legal[]} */
export function editPlaces(kit, cx, say) {
  const edit = editOf(cx);
  const view = viewOf(cx);
  const { tool, value } = edit;
  const place = tool === 'piece' && value === 3 ? 'edge' : (TYPES[/** @type {keyof TYPES} */ (tool)] ?? 'hex');
  return placesOf(edit.draft, cx.board, edit, cx.ui.preview).map((name) => {
    const there = view.vertices[name] ?? view.roads[name];
    const at = kit.placeName(cx, name);
    const harbour =
      place === 'edge' && tool !== 'piece' && view.harbours.find((/** @type {any} */ h) => h.edge === name);
    const what = there
      ? cx.words.list([cx.names.name(there.seat), cx.t(`piece-${there.piece}`)])
      : harbour
        ? harbourName(cx, harbour.kind)
        : '';
    // Where a city may come is a dot as for a settlement, until it is pointed at.
    const pointed = name === cx.ui.hover || name === cx.ui.focus;
    const mark = tool === 'piece' ? PIECES[value === 2 && !pointed ? 0 : value - 1] : tool;
    const kind = there || !['piece', 'robber'].includes(tool) ? 'pick' : mark;
    return { name, place: /** @type {any} */ (place), kind, label: what ? say('edit-at', { what, place: at }) : at };
  });
}

/** What is wrong, on the map, or where the best move goes. @param {Kit} kit @param {Context} cx @returns {import('../board/marks.js').Mark[]} */
export function editMarks(kit, cx) {
  const { flaws, draft, hints } = editOf(cx);
  const names = new Set(flaws.flatMap((flaw) => spoilt(flaw, draft, cx.board)));
  const aim = hints?.[0] && kit.placeOf(hints[0].action);
  return aim ? [{ name: aim, sign: 'hint' }] : [...names].map((name) => ({ name, sign: 'no' }));
}
