/**
 * Trade, docked: what to give and get, the bank's line, whom to ask, and the answers. Folded where nothing can be traded.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { disc, icon, resourceIcon as res } from '../board/signs.js';
import { bankTrade, count, lastOffers, offer, pick, tidy } from '../match/intents.js';
import { placing } from './legal.js';
import { act, refusal, resourcesOf, shownPlayer } from './context.js';
import { excuseOf } from './story.js';

/** Cards as little pictures with their number. @param {Context} cx @param {Record<string, number>} cards */
export function pictures(cx, cards) {
  const kinds = Object.entries(tidy(cards));
  return html`<span class="pics" role="img" aria-label=${cx.words.cards(cards)}
    >${kinds.map(([kind, n]) => html`<span>${n}${res(kind)}</span>`)}</span
  >`;
}

/** May this seat offer or trade with the bank now? @param {Context} cx */
export const canTrade = (cx) =>
  Boolean(cx.m && (pick(cx.m.legal, 'OFFER') || cx.m.legal.some((a) => a.kind === 'BANK_TRADE')));

/** @param {Context} cx @param {'give'|'get'} side @param {string} kind */
function chip(cx, side, kind) {
  const { t, ui } = cx;
  const player = /** @type {import('../engine/engine.js').PlayerView} */ (shownPlayer(cx));
  const n = ui[side][kind] ?? 0;
  const own = player.hand?.[kind] ?? 0;
  const taken = (ui[side === 'give' ? 'get' : 'give'][kind] ?? 0) > 0;
  const off = taken || (side === 'give' && own === 0);
  const said = t(side === 'give' ? 'chip-give' : 'chip-get', {
    n,
    own,
    kind: t(`res-${kind}`),
    rate: player.rates[kind],
  });
  return html`<div class="chip ${n ? 'sel' : ''} ${off ? 'off' : ''}">
    <button
      data-key="${side}-${kind}"
      title=${t(`res-${kind}`)}
      aria-disabled=${off ? 'true' : nothing}
      @click=${() => cx.send({ do: side, kind })}
    >
      <span class="sr">${said}</span
      >${res(kind)}${side === 'give' ? html`<i aria-hidden="true">${player.rates[kind]}:1</i>` : nothing}
    </button>
    ${
      n
        ? html`<em aria-hidden="true">${n}</em>
            <button
              class="less"
              data-key="${side}-less-${kind}"
              aria-label=${t('chip-less', { kind: t(`res-${kind}`) })}
              @click=${() => cx.send({ do: side, kind, by: -1 })}
            >
              ${icon('minus')}
            </button>`
        : nothing
    }
  </div>`;
}

/** @param {Context} cx @param {'give'|'get'} side */
function row(cx, side) {
  const label = cx.t(side === 'give' ? 'trade-give' : 'trade-get');
  return html`<div class="row" role="group" aria-label=${label}>
    <span aria-hidden="true">${label}</span>${resourcesOf(cx).map((kind) => chip(cx, side, kind))}
  </div>`;
}

/** What the bank would do: with what is composed, or the cheapest way to what is wished for. @param {Context} cx */
function bankAction(cx) {
  const { ui } = cx;
  const player = /** @type {import('../engine/engine.js').PlayerView} */ (shownPlayer(cx));
  const composed = bankTrade(ui.give, ui.get, player.rates, player.seat);
  if (composed || count(ui.give) > 0 || Object.keys(tidy(ui.get)).length !== 1) return composed;
  const options = resourcesOf(cx)
    .map((kind) => bankTrade({ [kind]: 1 }, ui.get, player.rates, player.seat))
    .filter((action) => action !== null && cx.check(action).ok);
  return options.sort((a, b) => count(a?.give ?? {}) - count(b?.give ?? {}))[0] ?? null;
}

/** @param {Context} cx */
function bank(cx) {
  const { t } = cx;
  const action = bankAction(cx);
  const verdict = action ? cx.check(action) : null;
  const text = action
    ? html`<span>${t('bank')}:</span
        >${pictures(cx, action.give ?? {})}<span>${t('for')}</span>${pictures(cx, action.get ?? {})}`
    : html`<span class="mut">${t(count(cx.ui.give) || count(cx.ui.get) ? 'bank-one-each' : 'bank-choose')}</span>`;
  const said = action
    ? t('bank-take-said', { give: cx.words.cards(action.give ?? {}), get: cx.words.cards(action.get ?? {}) })
    : t('bank-take');
  const press = !action
    ? () => cx.send({ do: 'note', key: 'bank-choose' })
    : verdict?.ok
      ? act(cx, action)
      : () => cx.send({ do: 'refused', verdict });
  return html`<div class="bank">
    <span class="line">${text}</span>
    <button class="btn alt" data-key="bank" aria-disabled=${verdict?.ok ? nothing : 'true'} @click=${press}>
      <span class="sr">${said}</span><span class="long" aria-hidden="true">${t('bank-take')}</span
      ><span class="short" aria-hidden="true"
        >${action ? t('bank-short', { n: count(action.give ?? {}), m: count(action.get ?? {}) }) : t('bank')}</span
      >
    </button>
  </div>`;
}

/** @param {Context} cx */
function asking(cx) {
  const { t, ui, names } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const form = pick(m.legal, 'OFFER');
  const seats = form?.asked ?? [];
  const action = offer(m.legal, ui);
  const asked = action?.asked ?? [];
  const verdict = action && asked.length ? cx.check(action) : null;
  const counter = m.view.turn !== m.shown;
  const key = counter
    ? m.view.offer
      ? 'offer-propose'
      : 'offer-some'
    : asked.length > 1 && asked.length === seats.length
      ? 'offer-all'
      : 'offer-some';
  const press = () => {
    if (verdict?.ok) return cx.send({ do: 'act', action, at: m.length });
    cx.send(
      verdict
        ? { do: 'refused', verdict }
        : { do: 'refused', verdict: m.why.OFFER?.ok === false ? m.why.OFFER : { reason: 'NOT_ASKED' } },
    );
  };
  const toggles = counter
    ? nothing
    : seats.map((seat) => {
        const on = !ui.off.includes(seat);
        const said = t('offer-ask', { name: names.name(seat) });
        return html`<button
          class="tog ${on ? 'on' : ''}"
          data-key="ask-${seat}"
          aria-pressed=${String(on)}
          aria-label=${said}
          title=${said}
          @click=${() => cx.send({ do: 'ask', seat })}
        >
          ${disc(m.colors[seat], 's')}
        </button>`;
      });
  return html`<div class="offer">
    ${toggles === nothing ? nothing : html`<div class="whom" role="group" aria-label=${t('offer-whom')}>${toggles}</div>`}
    <button class="btn line" data-key="offer" aria-disabled=${verdict?.ok ? nothing : 'true'} @click=${press}>
      ${t(key, { n: asked.length, name: asked.length === 1 ? names.name(asked[0]) : '' })}
    </button>
  </div>`;
}

/** The last offers, to make again: one tap fills in the rows. @param {Context} cx */
function again(cx) {
  const { t, words, ui, m } = cx;
  const hand = shownPlayer(cx)?.hand;
  const list =
    hand && m?.view.turn === m?.shown && !count(ui.give) && !count(ui.get) ? lastOffers(m.log, m.shown, hand) : [];
  if (!list.length) return nothing;
  return html`<div class="again" role="group" aria-label=${t('trade-repeat')}>
    <span aria-hidden="true">${t('trade-repeat')}</span>${list.map(
      ({ give, get }, i) =>
        html`<button class="btn line" data-key="repeat-${i}" @click=${() => cx.send({ do: 'repeat', give, get })}>
          <span class="sr">${t('trade-repeat-said', { give: words.cards(give), get: words.cards(get) })}</span>
          <span class="pics" aria-hidden="true">${pictures(cx, give)}→${pictures(cx, get)}</span>
        </button>`,
    )}
  </div>`;
}

/** Where so many answer, their reasons are left to the log. */
const MANY = 4;

/** A no, with what a bot said. @param {Context} cx @param {number} seat @param {{name: string, you: string}} who */
function refused(cx, seat, who) {
  const own = cx.m?.log.filter(({ action }) => action.seat === seat && ['ANSWER', 'OFFER'].includes(action.kind));
  const why = Number(cx.m?.view.offer?.asked.length) < MANY && excuseOf(cx, own?.pop());
  return why ? cx.t('log-no-why', { ...who, why }) : cx.t('says-no', who);
}

/** One seat's answer to the open offer. @param {Context} cx @param {number} seat */
function answer(cx, seat) {
  const { t, names } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const open = /** @type {NonNullable<Context['m']>['view']['offer']} */ (m.view.offer);
  const proposal = m.view.proposals.find((one) => one.seat === seat);
  const close = pick(m.legal, 'CLOSE_OFFER', { to: seat });
  const who = { name: names.name(seat), you: names.you(seat) };
  const text = proposal
    ? html`${names.name(seat)}: ${pictures(cx, proposal.give)}
        <span class="mut">${t('for')}</span> ${pictures(cx, proposal.get)}`
    : open?.yes.includes(seat)
      ? t('says-yes', who)
      : open?.no.includes(seat)
        ? refused(cx, seat, who)
        : html`<span class="mut">${t('says-nothing', who)}</span>`;
  return html`<li>
    ${disc(m.colors[seat], 's')}<span>${text}</span>
    ${
      close && m.shown === m.view.turn
        ? html`<button
            class="btn line"
            data-key="close-${seat}"
            aria-label=${t('trade-with', { name: names.name(seat) })}
            @click=${act(cx, close)}
          >
            ${t('trade-do')}
          </button>`
        : open?.no.includes(seat) && !proposal
          ? icon('x')
          : nothing
    }
  </li>`;
}

/** @param {Context} cx */
function openOffers(cx) {
  const { t, names } = cx;
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { offer: open, proposals } = m.view;
  if (!open && proposals.length === 0) return nothing;
  const seats = new Set([...(open?.asked ?? []), ...proposals.map((one) => one.seat)]);
  const own = open?.by === m.shown || proposals.some((one) => one.seat === m.shown);
  const back = own ? pick(m.legal, 'CLOSE_OFFER', { to: null }) : null;
  const head = open
    ? html`<p class="open">
        ${t('offer-of', { name: names.name(open.by), you: names.you(open.by) })} ${pictures(cx, open.give)}
        <span class="mut">${t('for')}</span> ${pictures(cx, open.get)}
        ${back ? html`<button class="lnk" data-key="withdraw" @click=${act(cx, back)}>${t('trade-withdraw')}</button>` : nothing}
      </p>`
    : back
      ? html`<p class="open">
          <button class="lnk" data-key="withdraw" @click=${act(cx, back)}>${t('trade-withdraw')}</button>
        </p>`
      : nothing;
  return html`<div class="offers" role="group" aria-label=${t('area-offers')}>
    ${head}
    <ul class="ans">
      ${[...seats].map((seat) => answer(cx, seat))}
    </ul>
  </div>`;
}

/** Who declines everything of this turn sees it, and can listen again. @param {Context} cx */
function declined(cx) {
  const { t, m, names } = cx;
  if (!m?.declines || m.view.turn === m.shown) return nothing;
  return html`<p class="why declines">
    <span>${t('trade-declines', { name: names.name(m.view.turn) })}</span>
    <button class="lnk" data-key="listen" @click=${() => cx.send({ do: 'listen' })}>${t('trade-listen')}</button>
  </p>`;
}

/** Why the panel is folded. @param {Context} cx */
function folded(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  if (placing(cx) && canTrade(cx)) return cx.t('trade-placing');
  if (!m.mine || !m.why.OFFER || m.why.OFFER.ok) return cx.t('trade-later');
  return refusal(cx, m.why.OFFER).text;
}

/** @param {Context} cx */
export function trade(cx) {
  const { t, m, ui } = cx;
  if (!m) return nothing;
  const can = canTrade(cx) && !placing(cx);
  const offers = openOffers(cx);
  const declines = declined(cx);
  const head = html`<div class="hd">
    <h2>${t('trade')}</h2>
    ${can && (count(ui.give) || count(ui.get)) ? html`<button class="lnk" data-key="clear" @click=${() => cx.send({ do: 'clear' })}>${t('trade-clear')}</button>` : nothing}
  </div>`;
  if (!can) {
    return html`<section class="panel trade folded ${offers === nothing ? '' : 'asking'}" aria-label=${t('trade')}>
      ${head}${declines}${offers === nothing && declines === nothing ? html`<p class="mut why">${folded(cx)}</p>` : offers}
    </section>`;
  }
  return html`<section
    class="panel trade ${offers === nothing ? '' : 'asking'} ${ui.tradeOpen ? 'unfolded' : ''} ${count(ui.give) || count(ui.get) ? 'composed' : ''}"
    aria-label=${t('trade')}
  >
    <button
      class="fold"
      data-key="fold"
      aria-expanded=${String(Boolean(ui.tradeOpen))}
      @click=${() => cx.send({ do: 'fold' })}
    >
      <span>${t('trade')}</span>${icon('swap')}
    </button>
    ${head}
    <div class="compose">${row(cx, 'give')}${row(cx, 'get')}</div>
    ${again(cx)}${m.view.turn === m.shown ? bank(cx) : nothing} ${asking(cx)}${declines}${offers}
  </section>`;
}
