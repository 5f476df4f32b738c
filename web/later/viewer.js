/**
 * The replay: the table as it was, a bar to go back and forth, the log with the step marked. Nothing can be done to the game here.
 *
 * @typedef {import('../ui/context.js').Context} Context
 * @typedef {import('./replay.js').Place} Place
 */
import { kit } from '../kit.js';

const { html, nothing, guard, ref, brand, disc, icon, resourceIcon } = kit;
const { linesOf, players, question, sheet, signed, tell, where } = kit;

const PACES = [
  ['1600', 'set-pace-0_5'],
  ['700', 'set-pace-1'],
  ['250', 'set-pace-2'],
];

/** What a key does at the slider: steps, turns (2), or all the way. @type {Record<string, number>} */
const KEYS = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -2,
  PageUp: 2,
  Home: -Infinity,
  End: Infinity,
};

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Context} cx @returns {Place} */
const placeOf = (cx) => /** @type {any} */ (cx.m).replay;

/** What happened in this step, or whose turn it is. @param {Context} cx */
function caption(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  if (cx.state.embed?.still) return question(cx);
  const lines = tell(m.log.slice(placeOf(cx).since), cx.teller);
  return lines.length ? lines.map((line) => line.text).join(' ') : question(cx);
}

/** @param {Context} cx */
function at(cx) {
  const { step, steps } = placeOf(cx);
  return cx.t('replay-at', { step, last: steps.length - 1, round: cx.m?.view.round ?? 0 });
}

/** @param {Context} cx */
function scrubber(cx) {
  const { step, steps } = placeOf(cx);
  const last = steps.length - 1;
  // Keys go from where the replay is, not from where the slider was drawn last.
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const by = KEYS[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (Math.abs(by) === Infinity) cx.send({ do: 'replay-to', step: by < 0 ? 0 : last });
    else cx.send({ do: 'replay-by', by: Math.sign(by), turn: Math.abs(by) > 1 });
  };
  return html`<input
    type="range"
    min="0"
    max=${last}
    .value=${String(step)}
    data-key="replay-step"
    data-main
    aria-label=${cx.t('replay-step')}
    aria-valuetext=${at(cx)}
    @keydown=${keys}
    @input=${(/** @type {Event} */ event) => cx.send({ do: 'replay-to', step: Number(valueOf(event)) })}
  />`;
}

/** @param {Context} cx */
function buttons(cx) {
  const { step, steps, playing } = placeOf(cx);
  const button = (
    /** @type {string} */ key,
    /** @type {string} */ sign,
    /** @type {boolean} */ off,
    /** @type {any} */ intent,
  ) =>
    html`<button
      class="tb"
      data-key=${key}
      aria-disabled=${off ? 'true' : nothing}
      @click=${() => off || cx.send(intent)}
    >
      ${icon(sign)}<span>${cx.t(key)}</span>
    </button>`;
  const first = step === 0;
  const last = step === steps.length - 1;
  return html`<div class="strides">
    ${button('replay-turn-back', 'back', first, { do: 'replay-by', by: -1, turn: true })}
    ${button('replay-back', 'left', first, { do: 'replay-by', by: -1 })}
    ${button(playing ? 'replay-halt' : 'replay-play', playing ? 'pause' : 'play', false, { do: 'replay-play' })}
    ${button('replay-on', 'right', last, { do: 'replay-by', by: 1 })}
    ${button('replay-turn-on', 'on', last, { do: 'replay-by', by: 1, turn: true })}
  </div>`;
}

/** @param {Context} cx */
function choices(cx) {
  const { t, names } = cx;
  const { pace, knows, choice } = placeOf(cx);
  const label = (/** @type {string|number} */ who) =>
    typeof who === 'number' ? t('replay-seat', { name: names.name(who), you: names.you(who) }) : t(`replay-${who}`);
  const know = (/** @type {Event} */ event) => cx.send({ do: 'replay-know', knows: choice[Number(valueOf(event))] });
  return html`<div class="ways">
    <label class="field column"
      ><span>${t('replay-pace')}</span
      ><select
        data-key="replay-pace"
        @change=${(/** @type {Event} */ event) => cx.send({ do: 'replay-pace', pace: Number(valueOf(event)) })}
      >
        ${PACES.map(([ms, key]) => html`<option value=${ms} ?selected=${Number(ms) === pace}>${t(key)}</option>`)}
      </select></label
    >
    <label class="field column"
      ><span>${t('replay-knows')}</span
      ><select data-key="replay-know" @change=${know}>
        ${choice.map((who, i) => html`<option value=${i} ?selected=${who === knows}>${label(who)}</option>`)}
      </select></label
    >
    <button class="btn alt" data-key="replay-branch" @click=${() => cx.send({ do: 'replay-branch' })}>
      ${t('replay-branch')}
    </button>
  </div>`;
}

/** The hands that may be seen, each below its player. @param {Context} cx */
function hands(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  if (!m.view.players.some(({ hand }) => hand)) return nothing;
  /** @param {Record<string, number>|null} held @param {string} words */
  const said = (held, words) =>
    Object.entries(held ?? {}).flatMap(([kind, n]) => (n ? [cx.t('cards-of', { n, kind: cx.t(words + kind) })] : []));
  const signs = (/** @type {Record<string, number>|null} */ held, /** @type {(kind: string) => unknown} */ sign) =>
    Object.entries(held ?? {}).flatMap(([kind, n]) => (n ? [html`<span>${n}${sign(kind)}</span>`] : []));
  const none = cx.t('replay-empty');
  const dash = m.view.players.filter(({ hand }) => hand).length > 1 ? '–' : none;
  return html`<ul class="panel hands" aria-label=${cx.t('replay-hands')}>
    ${m.view.players.map(({ seat, hand, dev }) => {
      if (!hand) return html`<li class="none"></li>`;
      const all = cx.words.list([...said(hand, 'res-'), ...said(dev, 'card-')]) || none;
      return html`<li>
        ${disc(m.colors[seat], 's')}<span class="sr">${cx.names.name(seat)}: ${all}</span
        ><span class="pics" aria-hidden="true"
          >${signs(hand, resourceIcon)}${signs(dev, icon)}${all === none ? dash : nothing}</span
        >
      </li>`;
    })}
  </ul>`;
}

/** Keeps a line where it can be seen, at the lower end of its list; to be called when all is drawn. @param {Element|undefined} line */
function reveal(line) {
  const item = /** @type {HTMLElement|undefined} */ (line);
  const list = item?.closest('.told');
  if (!item || !list) return;
  list.scrollTop = item.offsetTop + item.offsetHeight - list.clientHeight + 8;
}

/** All of the log, the lines of this step marked; a press goes there. @param {Context} cx */
function replayLog(cx) {
  const { entries, steps, seen, since } = placeOf(cx);
  const now = cx.m?.length ?? 0;
  const lines = linesOf(cx, entries).filter((line) => line.index < steps[seen]);
  const last = lines.filter((line) => line.index < now).length - 1;
  const go = (/** @type {import('../ui/story.js').Line} */ line) =>
    cx.send({ do: 'replay-to', step: steps.findIndex((length) => length > line.index) });
  const draw = () =>
    html`<ol class="story">
      ${lines.map((line, i) => {
        const here = line.index < now && line.index >= since;
        return html`<li
          class="${here ? 'recent' : ''} ${line.index >= now ? 'later' : ''}"
          aria-current=${here ? 'step' : nothing}
          ${i === last ? ref((item) => queueMicrotask(() => reveal(item))) : nothing}
        >
          <button data-key="line-${i}" @click=${() => go(line)}>${signed(cx, line)}</button>
        </li>`;
      })}
    </ol>`;
  return guard([entries, cx.words, now, seen], draw);
}

/** @param {Context} cx */
export function viewer(cx) {
  const { t } = cx;
  return html`<div class="game replay">
    <header class="top">
      ${brand()}<span class="name">${t('replay')}</span><span class="where">${where(cx)}</span><span class="sp"></span>
      ${cx.help?.analyse(cx, 'tb')}
      <button
        class="tb"
        data-key="replay-close"
        aria-label=${t('replay-close')}
        title=${t('replay-close')}
        @click=${() => cx.send({ do: 'replay-close' })}
      >
        ${icon('x')}<span aria-hidden="true">${t('replay-close')}</span>
      </button>
    </header>
    <main class="table" aria-label=${t('area-table')}>
      ${sheet(cx)}
      <section class="panel scrub" aria-label=${t('replay')}>
        <div class="caption">
          <h2 id="question" tabindex="-1">${caption(cx)}</h2>
          <p class="mut small">${at(cx)}</p>
        </div>
        ${cx.state.embed?.still ? nothing : html`${scrubber(cx)}${buttons(cx)}${choices(cx)}`}
      </section>
    </main>
    <aside class="side" aria-label=${t('area-side')}>
      ${players(cx)} ${hands(cx)}
      <section class="panel told" aria-label=${t('log')}>${replayLog(cx)}</section>
    </aside>
  </div>`;
}
