/**
 * What every widget is given: the state, the words, and where intents go. Made anew for each drawing.
 *
 * @typedef {{kind: string, place?: string}} Intent
 * @typedef {{
 *   t: import('../i18n/i18n.js').Say,
 *   words: import('../i18n/i18n.js').Words,
 *   state: any,
 *   ui: any,
 *   m: import('../match/snapshot.js').Snapshot|null,
 *   panel: any,
 *   schema: import('../engine/engine.js').Schema,
 *   board: import('../engine/engine.js').Board,
 *   places: import('./places.js').Places,
 *   send: (intent: {do: string, [key: string]: any}) => void,
 *   check: (action: import('../engine/engine.js').Action) => import('../engine/engine.js').Verdict,
 *   route: (action: any) => string[],
 *   checkRoute: (way: string[]) => any,
 *   narrow: boolean,
 *   history: () => import('../match/history.js').History,
 *   link: (text: string) => string,
 *   own: () => string,
 *   names: import('./story.js').Names,
 *   teller: import('./story.js').Teller,
 *   help: import('../almanac/help.js').Help|null, later: import('../later/index.js').Later|null,
 * }} Context
 */

import { html } from 'lit-html';
import { resourceIcon } from '../board/signs.js';

/** The player whose hand lies open, as the view has them. @param {Context} cx */
export function shownPlayer(cx) {
  return cx.m && cx.m.hand !== null ? cx.m.view.players[cx.m.hand] : null;
}

/** The kinds of resources of the game that is shown. @param {Pick<Context, 'schema'|'m'>} cx @returns {string[]} */
export const resourcesOf = ({ schema, m }) =>
  /** @type {any} */ (schema.rulesets)[m?.view.rules ?? ''].resources ?? schema.resources;

/** An action, sent with the length of the log it was seen at. @param {Context} cx @param {any} action */
export const act = (cx, action) => () => cx.send({ do: 'act', action, at: cx.m?.length });

/** A refusal as a sentence, with the rule it comes from. @param {Context} cx @param {any} verdict @returns {{text: string, rule: string}} */
export function refusal(cx, verdict) {
  const { t, words } = cx;
  const what = typeof verdict.what === 'string' ? nameOfWhat(cx, verdict.what) : (verdict.what ?? '');
  const text = t(`reason-${verdict.reason}`, {
    what,
    piece: typeof verdict.what === 'string' ? verdict.what : '',
    phase: typeof verdict.what === 'string' ? verdict.what : '',
    n: verdict.n ?? 0,
    cards: words.cards(verdict.cards ?? {}),
  });
  return { text, rule: verdict.rule ?? '' };
}

/** The row that refuses; it leads to its entry in the almanac. @param {Context} cx @param {string} rule @param {string} [key] */
export function ruleLink(cx, rule, key = 'rule') {
  if (!cx.help) return html`<span class="rule">${rule}</span>`;
  const open = () => cx.send({ do: 'almanac', row: rule });
  return html`<button class="rule" data-key=${key} aria-label=${cx.t('rule-read', { rule })} @click=${open}>
    ${rule}
  </button>`;
}

/** In a dialog, in the place of the button. @param {Context} cx @param {any} verdict @param {string} kind of action */
export function whyNot(cx, verdict, kind) {
  const { text, rule } = refusal(cx, verdict ?? { reason: 'NOT_YOUR_TURN' });
  return html`<p class="mut why">${text} ${rule && ruleLink(cx, rule, `rule-${kind}`)}</p>`;
}

/** @param {Context} cx @param {string} what */
function nameOfWhat({ t, words }, what) {
  for (const prefix of ['res', 'piece', 'phase']) if (words.has(`${prefix}-${what}`)) return t(`${prefix}-${what}`);
  return what;
}

/** The few words that fit under a button; several missing cards are shown as pictures. @param {Context} cx @param {any} verdict */
export function shortReason({ t, words }, verdict) {
  const missing = Object.entries(verdict.cards ?? {});
  if (missing.length > 1) {
    const icons = missing.flatMap(([kind, n]) => Array.from({ length: n }, () => resourceIcon(kind)));
    return html`<small>${t('short-missing')}</small
      ><span class="c" role="img" aria-label=${words.cards(verdict.cards)}>${icons}</span>`;
  }
  const key = words.has(`short-${verdict.reason}`) ? `short-${verdict.reason}` : 'short-other';
  return html`<small>${t(key, { cards: words.cards(verdict.cards ?? {}) })}</small>`;
}
