/**
 * The start: go on, a game at once, a game set up, a link.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { brand, icon } from '../board/signs.js';
import { SETTINGS } from './settings.js';
import { shelf } from './shelf.js';

/** The games there are cards for. */
const GAMES = ['classic', 'classic56', 'duel', 'stoneage'];

/** Whose first game is offered on its card; that of the island is at the top. */
const LESSONS = ['stoneage'];

/** For who plays for the first time. @param {Context} cx */
const learn = ({ t, send }) =>
  html`<button class="tb" data-key="lesson" @click=${() => send({ do: 'lesson' })}>
      ${icon('hint')}<span>${t('lesson')}</span>
    </button>
    <button class="tb" data-key="almanac" @click=${() => send({ do: 'almanac' })}>
      ${icon('book')}<span>${t('almanac')}</span>
    </button>`;

/** What a game is, and the ways into it. @param {Context} cx @param {string} game @param {number} i @param {(game: string) => unknown} picture its board, drawn */
function card(cx, game, i, picture) {
  const { t } = cx;
  const name = t(`game-${game}`);
  const learns = LESSONS.includes(game) && cx.help;
  const key = i ? `-${game}` : '';
  const button = (/** @type {string} */ act, /** @type {string} */ look, label = t(`start-${act}`)) =>
    html`<button
      class="btn ${look}"
      data-key=${act + key}
      ?data-first=${!i && act === 'quick'}
      aria-label="${name}: ${label}"
      @click=${() => cx.send({ do: act, rules: game })}
    >
      ${label}
    </button>`;
  return html`<article class="gamecard">
    <div class="pic" aria-hidden="true">${picture(game)}</div>
    <div class="tx">
      <h2>${name}</h2>
      <p class="mut small">${t(`game-${game}-facts`)}</p>
      <p>${t(`game-${game}-say`)}</p>
    </div>
    <div class="buttons">
      ${button('quick', i ? 'line' : '')} ${button('setup', 'alt')}
      ${learns ? button('lesson', 'alt', t('lesson')) : nothing}
    </div>
  </article>`;
}

/** Day or night, at hand. @param {Context} cx */
const theme = ({ t, state, send }) =>
  html`<select
    data-key="theme"
    aria-label=${t('set-theme')}
    title=${t('set-theme')}
    @change=${(/** @type {Event} */ event) => send({ do: 'setting', name: 'theme', value: /** @type {HTMLSelectElement} */ (event.target).value })}
  >
    ${SETTINGS.theme.map((one) => html`<option value=${one} ?selected=${state.settings.theme === one}>${t(`set-theme-${one}`)}</option>`)}
  </select>`;

/** @param {Context} cx @param {(game: string) => unknown} picture the board of a game, drawn */
export function start(cx, picture) {
  const { t } = cx;
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
      </header>
      ${shelf(cx, picture)}
      <div class="games">
        ${GAMES.filter((game) => game in cx.schema.rulesets).map((game, i) => card(cx, game, i, picture))}
      </div>
      <nav class="links slip" aria-label=${t('start-more')}>
        <button class="tb" data-key="open" @click=${open('open')}>
          ${icon('share')}<span>${t('open-link')}</span>
        </button>
        ${cx.help ? learn(cx) : nothing} ${cx.help?.analyse(cx, 'tb')}
        <span class="sp"></span>
        <button
          class="tb"
          data-key="lang"
          lang=${other}
          @click=${() => cx.send({ do: 'setting', name: 'lang', value: other })}
        >
          <span>${t('other-language')}</span>
        </button>
        ${theme(cx)}
        <button class="tb" data-key="settings" @click=${open('settings')}>
          ${icon('gear')}<span>${t('settings')}</span>
        </button>
      </nav>
    </div>
  </main>`;
}
