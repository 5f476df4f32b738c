/**
 * The command field: what is done, typed in the notation. It says what it did not understand.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html } from 'lit-html';
import { pick } from '../match/intents.js';
import { finder, parse, SMALL, VERBS } from '../notation.js';
import { refusal, resourcesOf } from './context.js';
import { lately } from './story.js';

/** What every game knows. */
const ALWAYS = ['ROLL', 'END_TURN', 'ROB', 'PASS', 'CALL_LAST_ROUND'];

/** The words of the language for those of the notation; the first is the one to write. @param {Context} cx @returns {Record<string, string[]>} */
const dictionary = ({ t }) =>
  Object.fromEntries(
    t('command-words')
      .split('; ')
      .map((entry) => entry.split(': '))
      .map(([word, list]) => [word, list.split(', ')]),
  );

/** @param {Record<string, string[]>} known @param {readonly string[]} keys @returns {Map<string, string>} all words for each of these */
const lexicon = (known, keys) =>
  new Map(keys.flatMap((key) => [key, ...(known[key] ?? [])].map((word) => [word.toLowerCase(), key])));

/** The book of this page: its language, its places, who sits at the table. @param {Context} cx @returns {import('../notation.js').Book} */
export function bookOf(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const seats = m.table.seats.map((_, seat) => seat);
  const sides = [...seats, ...(m.view.neutrals ?? []).map(({ seat }) => seat)];
  const known = dictionary(cx);
  const small = Object.fromEntries(SMALL.map((word) => [word, new Set(lexicon(known, [word]).keys())]));
  return {
    verbs: lexicon(known, Object.keys(VERBS)),
    cards: lexicon(known, resourcesOf(cx)),
    tracks: lexicon(known, cx.panel.story.TRACKS ?? []),
    small: /** @type {any} */ (small),
    place: finder(cx.places),
    seatOf: (name) => {
      const wanted = name.toLowerCase();
      const found = sides.find((seat) => cx.names.name(seat).toLowerCase() === wanted);
      return found ?? sides.find((seat) => String(seat + 1) === wanted) ?? null;
    },
    nameOf: cx.names.name,
    asked: pick(m.legal, 'OFFER')?.asked ?? seats.filter((seat) => seat !== m.shown),
    say: (word) => known[word]?.[0] ?? word,
  };
}

/** What a typed text makes happen. @param {Context} cx @param {string} text */
export function obey(cx, text) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  if (m.shown === null) return cx.send({ do: 'command', trouble: { key: 'command-watching', word: '' }, at: m.length });
  const { actions, trouble } = parse(text, bookOf(cx), m.shown);
  if (!actions?.[0].from) return cx.send({ do: 'command', actions, trouble, at: m.length });
  const { from, to, boxes, route } = actions[0];
  // Who does not say which passages means the cheapest way; who says the whole way means that one.
  const cheapest = m.legal.find((/** @type {any} */ one) => one.from === from && one.to === to);
  const verdict = route ? cx.checkRoute(route) : { ok: true, action: boxes ? actions[0] : (cheapest ?? actions[0]) };
  if (verdict.ok) cx.send({ do: 'command', actions: [verdict.action], trouble, at: m.length });
  else cx.send({ do: 'refused', verdict });
}

/** What came of it, or what happened last. @param {Context} cx */
function answer(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const { command, refusal: verdict } = cx.ui;
  if (command?.trouble && command.at === m.length) return cx.t(command.trouble.key, { word: command.trouble.word });
  return verdict ? refusal(cx, verdict).text : lately(m.log, cx.teller);
}

/** @param {Context} cx @param {boolean} first whether it gets the focus */
export function commandField(cx, first) {
  const { t } = cx;
  const known = dictionary(cx);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements[0]);
    obey(cx, field.value);
    field.select();
  };
  return html`<form class="command" @submit=${submit}>
    <label class="field column">
      <span>${t('command')}</span>
      <input
        data-key="command"
        ?data-first=${first}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-describedby="command-how"
      />
    </label>
    <button class="btn" data-key="command-go">${t('command-go')}</button>
    <p class="mut small" id="command-how">
      ${t(cx.panel.how ?? 'command-how', {
        list: Object.entries(VERBS)
          .filter(([, { kind }]) => kind in cx.panel.story.events || ALWAYS.includes(kind))
          .map(([verb]) => known[verb]?.[0] ?? verb)
          .join(', '),
      })}
    </p>
    <p class="said" role="status">${answer(cx)}</p>
  </form>`;
}
