/**
 * The decision bar: dice, the question, what happened, and the choices. One question at a time, in one place.
 *
 * @typedef {import('./context.js').Context} Context
 * @typedef {{key: string, label: unknown, hint?: unknown, verdict?: any, main?: boolean, pressed?: boolean, press: () => void}} Choice
 */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { die, disc, icon } from '../board/signs.js';
import { pick } from '../match/intents.js';
import { act, refusal, ruleLink, shortReason } from './context.js';
import { curtainSays } from './curtain.js';
import { farFor } from './far.js';
import { forced, legalPlaces, placing, waysAt } from './legal.js';
import { lately } from './story.js';
import { diceDue, typingChoice, typingSays } from './typing.js';

/** @param {Context} cx @param {Choice} choice */
function button(cx, choice) {
  const no = choice.verdict && !choice.verdict.ok;
  const press = () => {
    if (no) cx.send({ do: 'refused', verdict: choice.verdict });
    else choice.press();
  };
  const under = no ? shortReason(cx, choice.verdict) : (choice.hint ?? nothing);
  return html`<button
    class="act ${no ? 'no' : ''} ${choice.main ? 'end' : ''}"
    data-key=${choice.key}
    ?data-main=${choice.main}
    aria-disabled=${no ? 'true' : nothing}
    aria-pressed=${choice.pressed === undefined ? nothing : String(choice.pressed)}
    @click=${press}
  >
    <span class="label">${choice.label}</span>${under}
  </button>`;
}

/** Doing nothing, where one may. @param {Context} cx @param {any} pass @returns {Choice} */
const passing = (cx, pass) => ({
  key: 'pass',
  label: cx.t(cx.panel.passes?.[cx.m?.view.phase ?? ''] ?? 'act-enough'),
  press: act(cx, pass),
});

/** @param {Context} cx @returns {Choice[]} */
function whilePlacing(cx) {
  const { t, ui, m } = cx;
  /** @type {Choice[]} */
  const out = [];
  const pass = pick(/** @type {any} */ (m).legal, 'PASS');
  if (waysAt(cx, ui.preview).length === 1)
    out.push({
      key: 'commit',
      label: t('act-commit', { kind: placing(cx) }),
      main: true,
      press: () => cx.send({ do: 'commit' }),
    });
  if (ui.preview || (ui.choosing && !forced(/** @type {any} */ (m))))
    out.push({ key: 'back', label: t('act-back'), press: () => cx.send({ do: 'back' }) });
  if (pass && !ui.preview && forced(/** @type {any} */ (m))) out.push(passing(cx, pass));
  return out;
}

/** @param {Context} cx @returns {Choice[]} */
function victims(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const pass = pick(m.legal, 'PASS');
  const list = m.legal
    .filter((action) => action.kind === 'ROB')
    .map((action) => {
      const seat = /** @type {number} */ (action.to);
      const hint = html`<small>${cx.t('cards-some', { n: m.view.players[seat].cards })}</small>`;
      const label = html`${disc(m.colors[seat], 's')} ${cx.names.name(seat)}`;
      return { key: `rob-${seat}`, label, hint, press: act(cx, action) };
    });
  return pass ? [...list, passing(cx, pass)] : list;
}

/** @param {Context} cx @returns {Choice[]} */
function answers(cx) {
  const legal = /** @type {NonNullable<Context['m']>} */ (cx.m).legal;
  const seat = cx.m?.shown;
  const yes = pick(legal, 'ANSWER', { yes: true });
  const no = pick(legal, 'ANSWER', { yes: false });
  const verdict = yes ? { ok: true } : cx.check({ kind: 'ANSWER', seat: seat ?? 0, yes: true });
  return [
    { key: 'yes', label: cx.t('act-accept'), verdict, press: act(cx, yes) },
    ...(no ? [{ key: 'no', label: cx.t('act-decline'), press: act(cx, no) }] : []),
    {
      key: 'no-more',
      label: cx.t('act-decline-turn'),
      hint: html`<small>${cx.t('act-this-turn')}</small>`,
      press: () => cx.send({ do: 'decline-turn', at: cx.m?.length }),
    },
    ...(pick(legal, 'OFFER')
      ? [{ key: 'counter', label: cx.t('act-counter'), press: () => cx.send({ do: 'counter' }) }]
      : []),
  ];
}

/** @param {Context} cx @returns {Choice[]} */
function choices(cx) {
  const { t, m } = cx;
  if (!m || m.view.over)
    return m?.view.over
      ? [{ key: 'result', label: t('act-result'), main: true, press: () => cx.send({ do: 'screen', screen: 'end' }) }]
      : [];
  if (m.typing) return [typingChoice(cx)];
  if (m.far)
    return [{ key: 'far', label: t('far-link'), main: true, press: () => cx.send({ do: 'dialog', name: 'far' }) }];
  if (!m.mine) return [];
  /** @type {Choice[]|undefined} */
  const own = cx.panel.steps?.[m.view.phase]?.(cx);
  if (placing(cx)) return [...(own ?? []), ...whilePlacing(cx)];
  if (own) return own;
  switch (m.view.phase) {
    case 'BEFORE_ROLL':
      if (diceDue(cx)) return [typingChoice(cx)];
      return [{ key: 'roll', label: t('act-roll'), main: true, press: act(cx, pick(m.legal, 'ROLL')) }];
    case 'DISCARD':
      return [
        {
          key: 'discard',
          label: t('act-discard'),
          main: true,
          press: () => cx.send({ do: 'dialog', name: 'discard' }),
        },
      ];
    case 'ROB':
      return victims(cx);
    case 'ANSWER':
      return answers(cx);
    default:
      return [...cx.panel.choices(cx), ...closing(cx)];
  }
}

/** End of the turn, or of a building phase. @param {Context} cx @returns {Choice[]} */
function closing(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const end = pick(m.legal, 'END_TURN');
  const pass = pick(m.legal, 'PASS');
  if (end) return [{ key: 'end', label: cx.t('act-end'), main: true, press: act(cx, end) }];
  const label = cx.t(m.view.phase === 'BUILDING' ? 'act-pass' : 'act-done');
  return pass ? [{ key: 'pass', label, main: true, press: act(cx, pass) }] : [];
}

/** The question, as a sentence. @param {Context} cx */
export function question(cx) {
  const { t, m, names, ui } = cx;
  if (!m) return '';
  const { phase, actor, winners } = m.view;
  if (m.view.over) {
    const you = winners.length === 1 ? names.you(winners[0]) : 'no';
    return t('log-won', { name: cx.words.list(winners.map(names.name)), you, n: winners.length });
  }
  if (m.curtain) return curtainSays(cx);
  if (m.typing) return typingSays(cx);
  if (m.far) return farFor(cx);
  const seat = typeof actor === 'number' ? actor : m.view.turn;
  const who = { name: names.name(seat), you: m.persons === 1 ? names.you(seat) : 'no' };
  const own = cx.panel.question?.(cx, who);
  if (own) return own;
  if (!m.mine) return t(`wait-${phase}`, who);
  if (ui.preview) return t('ask-commit', { kind: placing(cx) });
  if (ui.choosing && !forced(m)) return t(`ask-place-${ui.choosing}`);
  const n = m.view.players[seat].owes;
  const more = { n, free: m.view.freeRoads, last: 'yes', ...cx.panel.asks?.(cx) };
  return t(`ask-${phase}`, { ...who, you: m.persons === 1 ? 'yes' : 'no', ...more });
}

/** @param {Context} cx */
function happened(cx) {
  if (cx.ui.refusal) {
    const { text, rule } = refusal(cx, cx.ui.refusal);
    return html`<p class="what bad">${icon('warn')}<span>${text} ${rule && ruleLink(cx, rule)}</span></p>`;
  }
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { preview, hover, focus } = cx.ui;
  const legal = legalPlaces(cx);
  const place = [hover, preview, focus].map((name) => legal.find((one) => one.name === name)).find(Boolean);
  return html`<p class="what">${place ? place.label : (cx.panel.note?.(cx) ?? lately(m.log, cx.teller))}</p>`;
}

/** @param {Context} cx */
export function decide(cx) {
  const { t, m } = cx;
  if (!m) return nothing;
  const dice = m.view.dice;
  const label = dice ? t('dice-show', { a: dice[0], b: dice[1], sum: dice[0] + dice[1] }) : t('dice-none');
  const list = choices(cx);
  return html`<section class="decide" aria-label=${t('area-decide')}>
    <div class="ask ${cx.ui.refusal ? 'refused' : ''}">
      <div class="dice ${dice ? '' : 'rest'}" role="img" aria-label=${label}>
        ${die(dice?.[0] ?? 1, false)}${die(dice?.[1] ?? 1, true)}
      </div>
      <div class="asked">
        <h2 id="question" tabindex="-1">${question(cx)}</h2>
        ${happened(cx)}
      </div>
      ${cx.panel.aside?.(cx) ?? nothing}
    </div>
    <div class="acts n${list.length}" role="group" aria-labelledby="question">
      ${repeat(
        list,
        (choice) => choice.key,
        (choice) => button(cx, choice),
      )}
    </div>
  </section>`;
}
