/**
 * The whole page as one template: which screen, which dialog.
 *
 * @typedef {import('./context.js').Context} Context
 */
import { html, nothing } from 'lit-html';
import { docked, drawer, logBody } from '../story/drawer.js';
import { decide } from './actions.js';
import { agree } from './agree.js';
import { bars } from './bar.js';
import { curtain } from './curtain.js';
import { dialogBox } from './dialog.js';
import { discard } from './discard.js';
import { ending } from './ending.js';
import { farBody, farFor, news, newsTitle } from './far.js';
import { hand } from './hand.js';
import { logPanel } from './log.js';
import { playerDetails, players } from './players.js';
import { settings } from './settings.js';
import { openLink, share } from './share.js';
import { sheet } from './sheet.js';
import { dropOver, kept } from './shelf.js';
import { shortcuts } from './shortcuts.js';
import { setup } from './setup.js';
import { start } from './start.js';
import { boardText } from './text.js';
import { toast } from './toast.js';
import { menu, top } from './top.js';
import { trade } from './trade.js';
import { typing } from './typing.js';
import { watch } from './watch.js';

/** @param {Context} cx */
function leave(cx) {
  return html`<p>${cx.t(cx.state.keeps === 'ok' ? 'leave-say' : 'leave-lost')}</p>
    <div class="buttons">
      <button class="btn" data-key="leave-go" @click=${() => cx.send({ do: 'leave' })}>${cx.t('leave-go')}</button>
      <button class="btn alt" data-key="leave-stay" @click=${() => cx.send({ do: 'dialog', name: null })}>
        ${cx.t('leave-stay')}
      </button>
    </div>`;
}

/** Dialog -> its title, its body, its form. @type {Record<string, (cx: Context) => {title: string, body: unknown, wide?: boolean, drawer?: boolean}>} */
const DIALOGS = {
  menu: (cx) => ({ title: cx.t('menu'), body: menu(cx), drawer: true }),
  log: (cx) => ({ title: cx.t('log'), body: logBody(cx), drawer: true }),
  stats: (cx) => ({ title: cx.t('stats'), body: cx.later?.report(cx), wide: true }),
  costs: (cx) => ({
    title: cx.t('costs'),
    body: html`${cx.panel.progress?.(cx)}
      <div class="loose">${cx.panel.costs(cx)}${cx.panel.awards(cx)}</div>`,
  }),
  kept,
  'drop-over': dropOver,
  settings: (cx) => ({ title: cx.t('settings'), body: settings(cx) }),
  share: (cx) => ({ title: cx.t('share'), body: share(cx), wide: true }),
  open: (cx) => ({
    title: cx.t(
      { branch: 'replay-branch', reseat: 'far-reseat' }[/** @type {string} */ (cx.ui.open?.kind)] ?? 'open-link',
    ),
    body: openLink(cx),
    wide: true,
  }),
  far: (cx) => ({ title: farFor(cx), body: farBody(cx), wide: true }),
  news: (cx) => ({ title: newsTitle(cx), body: news(cx) }),
  setup: (cx) => ({ title: cx.t(`game-${cx.state.setup.rules}`), body: setup(cx), wide: true }),
  discard: (cx) => ({ title: cx.t('discard-title'), body: discard(cx) }),
  typing,
  undo: (cx) => ({ title: cx.t('undo'), body: agree(cx) }),
  cards: (cx) => ({ title: cx.t('cards'), body: cx.panel.cardsDialog(cx), wide: true }),
  almanac: (cx) => ({ title: cx.t('almanac'), body: cx.help?.dialog(cx), wide: true }),
  text: (cx) => ({ title: cx.t('text'), body: boardText(cx), wide: true }),
  keys: (cx) => ({ title: cx.t('keys'), body: shortcuts(cx) }),
  leave: (cx) => ({ title: cx.t('new-game'), body: leave(cx) }),
  player: (cx) => ({ title: cx.names.name(cx.ui.dialog.seat), body: playerDetails(cx, cx.ui.dialog.seat) }),
};

/** @param {Context} cx */
function openDialog(cx) {
  const name = cx.ui.dialog?.name;
  return name ? { name, ...(DIALOGS[name] ?? cx.panel.dialogs[name])(cx) } : null;
}

/** @param {Context} cx */
function game(cx) {
  const m = /** @type {NonNullable<Context['m']>} */ (cx.m);
  const busy = `${m.mine ? '' : 'waiting'} ${cx.ui.choosing ? 'choosing' : ''} ${cx.ui.peek ? 'peeking' : ''}`;
  const coach = cx.help?.coach(cx) ?? nothing;
  const coached = coach === nothing ? '' : 'coached';
  return html`<div class="game phase-${m.view.phase} ${busy} ${coached}">
    ${top(cx)}${coach}
    <main class="table" aria-label=${cx.t('area-table')}>${decide(cx)}${sheet(cx)}${hand(cx)}</main>
    <aside class="side" aria-label=${cx.t('area-side')}>
      ${docked(cx) ? drawer(cx) : html`${m.watch ? watch(cx) : trade(cx)}${players(cx)}${cx.panel.progress?.(cx)}${logPanel(cx)}`}
    </aside>
  </div>`;
}

/** @param {Context} cx @param {(game: string) => unknown} picture */
export function page(cx, picture) {
  const table = cx.m?.curtain ? curtain : game;
  const { screen: name } = cx.state;
  const screen = !cx.m
    ? (cx.later?.refused(cx) ?? start(cx, picture))
    : name === 'replay'
      ? (cx.help?.editor(cx) ?? cx.later?.viewer(cx))
      : name === 'end'
        ? ending(cx)
        : table(cx);
  return html`${bars(cx)}${screen}${dialogBox(cx, openDialog(cx))}${toast(cx)}`;
}
