/**
 * The almanac's dialog: search, families, the list, and the entry with its case on small boards.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../i18n/i18n.js').Say} Say
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('./study.js').Study} Study
 * @typedef {{study: Study, cx: Context}} Opened a case, and the page's context at its table
 * @typedef {{query: string, family: string, row: string|null}} Look
 */
import { moveText } from './moves.js';
import { FAMILIES, ROWS } from './rows.js';
import { findRows } from './search.js';
import { concerned, frameOf, hands, moved, triedPlaces } from './study.js';

const FRAME = 1.5; // width by height
const WHOLE = 1180; // the width of the sheet
const NEAR = 640; // up to this width a part is near enough for signs of the usual size
const RIM = 190; // what is shown round the places, in the units of the drawing

/** @param {Say} say */
export const textOf = (say) => (/** @type {string} */ id) => ({ title: say(id), text: say(`${id}-say`) });

/** A game's filter is on with each of its families', whose filters stand in a second line. @param {Kit} kit @param {Context} cx @param {Say} say @param {Look} look */
function filters({ html }, cx, say, look) {
  const game = Object.keys(FAMILIES).find((key) => key === look.family || FAMILIES[key].includes(look.family)) ?? '';
  const filter = (/** @type {string} */ key, /** @type {boolean} */ on) =>
    html`<button
      class="fam ${on ? 'on' : ''}"
      data-key="family-${key}"
      aria-pressed=${String(on)}
      @click=${() => cx.send({ do: 'almanac-find', family: key })}
    >
      ${say(key ? `family-${key}` : 'all')}
    </button>`;
  const line = (/** @type {string} */ label, /** @type {unknown[]} */ buttons) =>
    html`<div class="fams" role="group" aria-label=${label}>${buttons}</div>`;
  return html`${line(
    say('list'),
    ['', ...Object.keys(FAMILIES)].map((key) => filter(key, key === game)),
  )}
  ${
    game &&
    line(
      say(`family-${game}`),
      FAMILIES[game].map((key) => filter(key, key === look.family)),
    )
  }`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Look} look */
function finder(kit, cx, say, look) {
  return kit.html`<div class="finder">
    <label class="field"
      ><span>${say('find')}</span
      ><input
        type="search"
        data-key="almanac-find"
        autocomplete="off"
        .value=${look.query}
        @input=${(/** @type {Event} */ event) => cx.send({ do: 'almanac-find', query: /** @type {HTMLInputElement} */ (event.target).value })}
    /></label>
    ${filters(kit, cx, say, look)}
  </div>`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Look} look */
function rowList({ html }, cx, say, look) {
  const found = findRows(ROWS, textOf(say), look);
  return html`<nav class="rows" aria-label=${say('list')}>
    <p class="mut small" role="status">${found.length ? say('found', { n: found.length }) : say('find-none')}</p>
    <ul>
      ${found.map(
        ({ id }) =>
          html`<li>
            <button
              class=${id === look.row ? 'on' : ''}
              data-key="row-${id}"
              aria-current=${id === look.row ? 'true' : 'false'}
              @click=${() => cx.send({ do: 'almanac-row', row: id })}
            >
              <small>${id}</small> <span>${say(id)}</span>
            </button>
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** One small board. @param {Kit} kit @param {Context} cx of the case @param {string} label @param {any} view @param {any} more box, marks, lastMove */
function frame(kit, cx, label, view, { caption, ...more }) {
  const ui = { colours: cx.m?.colors ?? [], label, ...more };
  const draw = cx.panel?.board ?? kit.boardTemplate;
  return kit.html`<figure class="frame">
    <div class="sheet">${draw({ board: cx.board, view, ui })}</div>
    ${caption ? kit.html`<figcaption>${caption}</figcaption>` : ''}
  </figure>`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Study} study */
function frames(kit, cx, say, study) {
  const signs = triedPlaces(study, kit.placeOf);
  const places = concerned(study, [...signs.keys()]);
  const noMap = places.length === 0 && study.tries.length > 0;
  if (noMap) return kit.nothing;
  const box = frameOf(places, kit.pointOf, RIM, FRAME) ?? undefined;
  const wide = box?.w ?? WHOLE;
  const scale = Math.max(1, Math.round((wide / NEAR) * 10) / 10);
  const size = wide > NEAR * 1.5 ? 'small' : wide > NEAR ? 'medium' : 'large';
  const marks = [...signs].map(([name, sign]) => ({ name, sign, scale }));
  const changed = moved(study);
  const done = [...signs].filter(([, sign]) => sign === 'yes').map(([name]) => name);
  return kit.html`<div class="frames">
    ${frame(kit, cx, say('map-before'), study.before, { box, size, marks, caption: changed ? say('before') : '' })}
    ${changed ? frame(kit, cx, say('map-after'), study.after, { box, size, lastMove: done, caption: say('after') }) : ''}
  </div>`;
}

/** What is tried, with its answer. @param {Kit} kit @param {Context} cx @param {Say} say @param {Study} study @param {number} [most] */
export function triesList(kit, cx, say, { tries }, most = Infinity) {
  const { html } = kit;
  const line = (/** @type {import('./study.js').Tried} */ { action, verdict }) => {
    const move = moveText(kit, cx, say, action);
    const text = typeof action.seat === 'number' ? say('by', { name: cx.names.name(action.seat), move }) : move;
    const no = verdict.ok ? null : kit.refusal(cx, verdict);
    return html`<li class=${no ? 'no' : 'yes'}>
      ${kit.icon(no ? 'x' : 'check')}<span
        >${text}
        <span class="sr">${say(no ? 'refused' : 'allowed')}</span>${no ? html`<small>${no.text}</small>` : ''}</span
      >
    </li>`;
  };
  return html`<ul class="tries">
    ${tries.slice(0, most).map(line)}
  </ul>`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Study} study */
const tried = (kit, cx, say, study) =>
  study.tries.length ? kit.html`<h4>${say('tried')}</h4>${triesList(kit, cx, say, study)}` : '';

/** @param {Context} cx @param {Say} say @param {{hand: Record<string, number>, dev: Record<string, number>, tokens?: number}} cards */
function held(cx, say, { hand, dev, tokens }) {
  const own = Object.entries(dev)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => cx.t('cards-of', { n, kind: cx.t(`card-${kind}`) }));
  const text = cx.words.cards(hand);
  const owned = tokens === undefined ? [] : [say('tokens', { n: tokens })];
  return cx.words.list([...(text ? [text] : []), ...own, ...owned]) || say('nothing');
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Study} study */
function cards({ html }, cx, say, study) {
  const rows = hands(study);
  if (!rows.length) return '';
  return html`<h4>${say('hands')}</h4>
    <ul class="held">
      ${rows.map(({ seat, before, after }) => {
        const [was, is] = [held(cx, say, before), held(cx, say, after)];
        const name = cx.names.name(seat);
        return html`<li>
          ${was === is ? say('hand', { name, cards: was }) : say('hand-change', { name, before: was, after: is })}
        </li>`;
      })}
    </ul>`;
}

/** The case of a row. @param {Kit} kit @param {Context} cx @param {Say} say @param {string} id @param {Opened} opened */
const shown = (kit, cx, say, id, { study, cx: there }) =>
  kit.html`${frames(kit, there, say, study)} ${tried(kit, there, say, study)} ${cards(kit, there, say, study)}
    <div class="buttons">
      <button
        class="btn"
        data-key="show-case"
        title=${say('show-say')}
        @click=${() => cx.send({ do: 'show-case', row: id })}
      >
        ${say('show')}
      </button>
      ${kit.copyButton(cx, { key: 'copy-case', label: say('copy-case'), text: () => cx.link(study.link) })}
    </div>
    ${kit.byHand(cx, 'copy-case', say('copy-case'))} <small class="mut">${say('show-say')}</small>`;

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {string} id @param {Opened} opened */
function entry(kit, cx, say, id, opened) {
  const { html } = kit;
  const row = ROWS.find((one) => one.id === id);
  return html`<article class="entry" aria-labelledby="entry-title">
    <button class="lnk back" data-key="almanac-list" @click=${() => cx.send({ do: 'almanac-row', row: null })}>
      ${say('to-list')}
    </button>
    <small class="mut">${id}</small>
    <h3 id="entry-title" tabindex="-1">${say(id)}</h3>
    <p>${say(`${id}-say`)}</p>
    ${shown(kit, cx, say, id, opened)}
    <p class="also">
      <span>${say('see')}</span>
      ${row?.see.map(
        (other) =>
          html`<button class="lnk" data-key="see-${other}" @click=${() => cx.send({ do: 'almanac-row', row: other })}>
            ${say(other)}
          </button>`,
      )}
    </p>
  </article>`;
}

/**
 * @param {Kit} kit @param {Context} cx @param {Say} say @param {Look} look
 * @param {Opened|null} opened the case of the row
 */
export function almanac(kit, cx, say, look, opened) {
  return kit.html`<div class="almanac ${look.row ? 'reading' : ''}">
    ${finder(kit, cx, say, look)} ${rowList(kit, cx, say, look)}
    ${opened && look.row ? entry(kit, cx, say, look.row, opened) : kit.html`<p class="entry mut">${say('choose')}</p>`}
  </div>`;
}
