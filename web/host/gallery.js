/** The gallery: live examples with their snippets, and a form that makes one. A page of its own beside the game. */
import { textFrom } from '../platform/link.js';
import { SAMPLES, TABLES } from './samples.js';
import { elementSnippet, frameSnippet } from './snippets.js';
import { TEXTS } from './texts.js';

/** What can be shown -> the attributes for that, and whether it shows a game that exists. @type {Record<string, {game: boolean, wish: Record<string, string>}>} */
const KINDS = {
  board: { game: false, wish: { ui: 'board' } },
  full: { game: false, wish: {} },
  replay: { game: true, wish: { ui: 'replay' } },
  puzzle: { game: true, wish: { readonly: '' } },
  picture: { game: true, wish: { readonly: '', ui: 'board' } },
};

const EXAMPLES = {
  board: { rules: 'classic', seats: '3', bots: '2', ui: 'board', height: 'auto' },
  puzzle: { game: SAMPLES.puzzle, readonly: '', height: 'auto' },
  replay: { game: SAMPLES.replay, ui: 'replay', height: '720' },
};

const wished = new URLSearchParams(location.search).get('lang') ?? navigator.language.slice(0, 2);
const lang = wished === 'de' ? 'de' : 'en';
const say = (/** @type {string} */ key) => TEXTS[lang][key];
const at = (/** @type {string} */ file) => new URL(file, location.href.split(/[?#]/, 1)[0]).href;

/** @param {string} name @param {Record<string, any>} [props] @param {(Node|string)[]} [children] @returns {any} */
function make(name, props = {}, children = []) {
  const element = Object.assign(document.createElement(name), props);
  element.append(...children);
  return element;
}

/** A text to copy. @param {string} title @param {string} text */
function code(title, text) {
  const field = make('textarea', { readOnly: true, value: text, rows: text.split('\n').length + 2, spellcheck: false });
  field.setAttribute('aria-label', title);
  const said = make('p', { className: 'small mut' });
  said.setAttribute('role', 'status');
  const copy = async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      said.textContent = say('copied');
    } catch {
      said.textContent = say('copy-by-hand');
    }
  };
  const button = make('button', { type: 'button', className: 'btn alt', onclick: copy }, [say('copy')]);
  return make('div', { className: 'code' }, [
    make('div', { className: 'hd' }, [make('h3', {}, [title]), make('span', { className: 'sp' }), button]),
    field,
    said,
  ]);
}

/** The element itself, from what is wished. @param {Record<string, string>} wish */
function live(wish) {
  const element = document.createElement('hexstead-game');
  for (const [name, value] of Object.entries(wish)) if (value || name === 'readonly') element.setAttribute(name, value);
  if (!wish.lang) element.setAttribute('lang', lang);
  return element;
}

/** @param {'board'|'puzzle'|'replay'} name */
function example(name) {
  const wish = EXAMPLES[name];
  return make('article', {}, [
    make('h3', {}, [say(`${name}-title`)]),
    make('p', {}, [say(`${name}-say`)]),
    live(wish),
    code(say('snippet'), elementSnippet(wish, at('embed.js'))),
    make('details', {}, [
      make('summary', {}, [say('plain')]),
      code(say('plain'), frameSnippet(wish, at('index.html'))),
    ]),
  ]);
}

/** Milliseconds without a letter after which a text counts as written. */
const PAUSE = 400;
let typing = 0;

const form = /** @type {any} */ (document.getElementById('wish'));
const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} name of the field @param {string[]} values @param {(value: string) => string} nameOf */
function fill(name, values, nameOf) {
  const field = form.elements[name];
  const before = field.value;
  field.replaceChildren(...values.map((value) => make('option', { value }, [nameOf(value)])));
  field.value = values.includes(before) ? before : values[0];
}

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);

/** Seats as the game has them; most of all one person. @param {string} changed */
function fillTable(changed) {
  const [least, most] = /** @type {any} */ (TABLES)[form.elements.rules.value];
  if (changed !== 'seats') {
    fill('seats', range(least, most), String);
    form.elements.seats.value = `${most}`;
  }
  const seats = Number(form.elements.seats.value);
  if (changed === 'bots') return;
  fill('bots', range(0, seats), String);
  form.elements.bots.value = `${seats - 1}`;
}

/** What the form says. @returns {Record<string, string>|null} null: there is no game yet */
function whatIsWished() {
  const value = (/** @type {string} */ name) => form.elements[name].value;
  const { game, wish: more } = KINDS[value('what')];
  const text = game ? textFrom(value('game')) : '';
  if (game && !text) return null;
  const table = game ? { game: text } : { rules: value('rules'), seats: value('seats'), bots: value('bots') };
  return { ...table, ...more, lang: value('lang'), theme: value('theme'), height: value('height') };
}

/** @param {string} [problem] */
const complain = (problem = '') => void (place('problem').textContent = problem);

function renew() {
  const wanted = whatIsWished();
  complain(wanted ? '' : say('no-game'));
  for (const id of ['made', 'preview']) place(id).replaceChildren();
  if (!wanted) return;
  const element = live(wanted);
  element.addEventListener('error', () => {
    if (!element.isConnected) return; // of a wish before this one
    complain(say('bad-game'));
    place('made').replaceChildren();
  });
  place('made').append(
    code(say('as-element'), elementSnippet(wanted, at('embed.js'))),
    make('p', { className: 'small mut' }, [say('as-element-say')]),
    code(say('as-frame'), frameSnippet(wanted, at('index.html'))),
    make('p', { className: 'small mut' }, [say('as-frame-say')]),
  );
  place('preview').append(element);
}

/** @param {string} changed the field */
function follow(changed) {
  if (changed === 'rules' || changed === 'seats') fillTable(changed);
  const { game } = KINDS[form.elements.what.value];
  place('for-game').hidden = !game;
  place('for-table').hidden = game;
  renew();
}

document.documentElement.lang = lang;
document.title = say('title');
for (const one of document.querySelectorAll('[data-t]'))
  one.textContent = say(/** @type {HTMLElement} */ (one).dataset.t ?? '');
for (const one of document.querySelectorAll('.from-file'))
  /** @type {HTMLElement} */ (one).hidden = location.protocol !== 'file:';
const other = /** @type {HTMLAnchorElement} */ (document.getElementById('other'));
other.lang = lang === 'de' ? 'en' : 'de';
other.href = `?lang=${other.lang}`;

fill('what', Object.keys(KINDS), (kind) => say(`what-${kind}`));
fill('rules', Object.keys(TABLES), (rules) => say(`rules-${rules}`));
fill('lang', ['', 'en', 'de'], (one) => say(`lang-${one}`));
fill('theme', ['', 'light', 'dark', 'contrast'], (one) => say(`theme-${one}`));
fill('height', ['auto', '480', '640', '800'], (one) => say(`height-${one}`));
fillTable('rules');
form.addEventListener('input', (/** @type {any} */ { target }) => {
  clearTimeout(typing);
  if (target.name !== 'game') return follow(target.name);
  // What was made is of another text. Each letter would be a frame of its own.
  for (const id of ['made', 'preview']) place(id).replaceChildren();
  complain();
  typing = setTimeout(renew, PAUSE);
});

place('live').append(...['board', 'puzzle', 'replay'].map((name) => example(/** @type {any} */ (name))));
follow('rules');
