/**
 * What stands between the top bar and the table: the way back from a case, the hint of the first game, a bot's best moves.
 *
 * @typedef {import('../kit.js').Kit} Kit
 * @typedef {import('../i18n/i18n.js').Say} Say
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('../engine/engine.js').Hint} Hint
 */
import { lessonStep } from './lesson.js';
import { cardsOr, moveText, reasonText } from './moves.js';

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Hint} hint @param {number} i */
function hintRow(kit, cx, say, hint, i) {
  const aim = (/** @type {number|null} */ at) => () => cx.send({ do: 'hint-aim', at });
  return kit.html`<li
    class="tip"
    @mouseenter=${aim(i)}
    @mouseleave=${aim(null)}
    @focusin=${aim(i)}
    @focusout=${aim(null)}
  >
    <p>
      <b>${moveText(kit, cx, say, hint.action)}</b><span class="sr">: </span><small>${reasonText(cx, say, hint)}</small>
    </p>
    <button
      class="btn alt"
      data-key="hint-do-${i}"
      aria-label="${say('hint-do')}: ${moveText(kit, cx, say, hint.action)}"
      @click=${() => cx.send({ do: 'hint-do', hint, at: cx.m?.length })}
    >
      ${say('hint-do')}
    </button>
  </li>`;
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Hint[]} hints */
export function hintPanel(kit, cx, say, hints) {
  const { html } = kit;
  const close = () => cx.send({ do: 'hint' });
  const byKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return html`<section class="coach tips" aria-labelledby="coach-title" @keydown=${byKey}>
    <div class="hd">
      <h2 id="coach-title" tabindex="-1">${say('hint-title')}</h2>
      <button class="tb close" data-key="hint-close" aria-label=${cx.t('close')} @click=${close}>
        ${kit.icon('x')}
      </button>
    </div>
    ${
      hints.length
        ? html`<ol>
            ${hints.map((hint, i) => hintRow(kit, cx, say, hint, i))}
          </ol>`
        : html`<p>${say('hint-none')}</p>`
    }
  </section>`;
}

/** The hint of the moment, as sentences. @param {Kit} kit @param {Context} cx @param {Say} say @param {Hint[]} hints */
export function lessonText(kit, cx, say, hints) {
  const step = lessonStep(/** @type {any} */ (cx.m), hints);
  const lines = step.says.map((key) => say(`lesson-${key}`, { what: cardsOr(cx, say, step.gains) }));
  const { hint } = step;
  const best = hint && {
    move: say('lesson-best', { move: moveText(kit, cx, say, hint.action) }),
    why: reasonText(cx, say, hint),
  };
  return { lines, hint, best };
}

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Hint} hint */
const doItButton = (kit, cx, say, hint) =>
  kit.html`<button
    class="lnk"
    data-key="lesson-do"
    @click=${() => cx.send({ do: 'hint-do', hint, at: cx.m?.length })}
  >
    ${say('lesson-do')}
  </button>`;

/** @param {Kit} kit @param {Context} cx @param {Say} say @param {Hint[]} hints */
export function lessonPanel(kit, cx, say, hints) {
  const { html, nothing } = kit;
  const { lines, hint, best } = lessonText(kit, cx, say, hints);
  return html`<section class="coach lesson" aria-labelledby="coach-title">
    <div class="hd">
      <h2 id="coach-title">${say('lesson')}</h2>
      ${hint ? doItButton(kit, cx, say, hint) : nothing}
      <button class="lnk" data-key="lesson-leave" @click=${() => cx.send({ do: 'lesson-leave' })}>
        ${say('lesson-leave')}
      </button>
    </div>
    <div class="say" aria-live="polite">
      ${lines.map((line) => html`<p>${line}</p>`)}
      ${best ? html`<p><b>${best.move}</b><span class="sr">: </span><small class="mut">${best.why}</small></p>` : nothing}
    </div>
  </section>`;
}

/** The same inside a dialog that covers the rest. @param {Kit} kit @param {Context} cx @param {Say} say @param {Hint[]} hints */
export function asidePanel(kit, cx, say, hints) {
  const { html, nothing } = kit;
  const { lines, hint, best } = lessonText(kit, cx, say, hints);
  return html`<div class="say">
    ${lines.map((line) => html`<p>${line}</p>`)} ${best ? html`<p class="mut">${best.move}, ${best.why}</p>` : nothing}
    ${hint ? doItButton(kit, cx, say, hint) : nothing}
  </div>`;
}

/**
 * A rule that is new to the person, in short.
 * @param {Kit} kit @param {Context} cx @param {Say} say @param {import('./news.js').News} news
 */
export function newsPanel(kit, cx, say, { key, row }) {
  return kit.html`<section class="coach news" aria-labelledby="coach-title">
    <div class="hd">
      <h2 id="coach-title">${say(row)}</h2>
      <button class="btn line" data-key="news-done" @click=${() => cx.send({ do: 'news-done', key })}>
        ${say('new-done')}
      </button>
    </div>
    <p>
      <span role="status">${say(`new-${key}`)}</span>
      <button class="lnk" data-key="news-entry" @click=${() => cx.send({ do: 'almanac', row })}>
        ${say('visit-entry')}
      </button>
    </p>
  </section>`;
}

/**
 * On a case's board: what it is, what can be tried there, and the way home.
 * @param {Kit} kit @param {Context} cx @param {Say} say @param {string} row
 * @param {{tries: unknown, roomy: boolean, home: boolean}} more home: is there a game to go back to?
 */
export function visitPanel(kit, cx, say, row, { tries, roomy, home }) {
  return kit.html`<section class="coach visit" aria-labelledby="coach-title">
    <div class="hd">
      <h2 id="coach-title" tabindex="-1">${say(row)}</h2>
      <button class="btn line" data-key="go-home" @click=${() => cx.send({ do: 'go-home' })}>
        ${say(home ? 'visit-home' : 'visit-start')}
      </button>
    </div>
    <p class="mut small">
      ${say('visit')}
      <button class="lnk" data-key="visit-entry" @click=${() => cx.send({ do: 'almanac', row })}>
        ${say('visit-entry')}
      </button>
    </p>
    ${
      tries
        ? kit.html`<details ?open=${roomy}>
            <summary>${say('tried')}</summary>
            ${tries}
          </details>`
        : kit.nothing
    }
  </section>`;
}
