// Messages that a page round this one may send: whatever they are, they are refused or obeyed whole. Each goes to a page that plays, and
// what that answers must be plain. See harness.mjs for how to run it longer.
import { openEngine } from '../wasm/support/play.mjs';
import { createDesk } from '../web/support/desk.mjs';
import { connectHost, judgeAnswers } from '../web/support/host.mjs';
import { readFileText } from '../../web/platform/file.js';
import { textFrom } from '../../web/platform/link.js';
import { COMMANDS } from '../../web/platform/messages.js';
import { fuzz } from './harness.mjs';
import { gameText, judgeGame, judgeTable } from './judge.mjs';
import { LINKS, one, shake, spoil, TEXTS, VALUES } from './samples.mjs';

const engine = await openEngine();
const desk = createDesk(engine, {
  embed: { origin: null, ui: 'full', still: false, wait: false, text: '', rules: '' },
});
const host = connectHost(engine, desk);
console.info = () => {}; // the page notes why a text is refused

const RUNNING = gameText(engine, 'running');
const kinds = Object.keys(COMMANDS);
const RULES = Object.keys(engine.schema.rulesets);

/** Good values of fields, so that most of a message is. @type {Record<string, (number: (n: number) => number) => unknown>} */
const GOOD = {
  text: (number) => one(number, LINKS),
  rules: (number) => one(number, RULES),
  seats: (number) => number(8),
  bots: (number) => number(8),
  seed: (number) => one(number, TEXTS),
  theme: (number) => one(number, ['auto', 'light', 'dark', 'contrast']),
  lang: (number) => one(number, ['en', 'de']),
  on: (number) => number(2) === 0,
};

function good(number) {
  const cmd = one(number, kinds);
  const message = { app: 'hexstead', v: 1, id: number(3) ? number(1000) : `id-${number(99)}`, cmd };
  for (const field of Object.keys(COMMANDS[cmd]))
    if (number(3)) message[field] = GOOD[field]?.(number) ?? one(number, VALUES);
  return message;
}

function make(number) {
  if (number(40) === 0) return structuredClone(one(number, VALUES));
  const message = good(number);
  if (typeof message.text === 'string' && number(2)) message.text = spoil(number, message.text);
  if (number(3) === 0) for (let n = 1 + number(3); n > 0; n--) shake(number, message, [good(number), { list: VALUES }]);
  return message;
}

function judge(input) {
  desk.match.resume({ text: RUNNING, table: desk.store.get().setup });
  const before = desk.match.game();
  const { hash } = before;
  const answers = host.say(input);
  judgeAnswers(answers, input);
  const game = desk.match.game();
  const { ui } = desk.store.get();
  const wrong = answers.find(({ type }) => type === 'error');
  if (game === before) {
    if (game.hash !== hash) throw new Error('the game has changed');
    return wrong ? `refused ${wrong.code.toLowerCase()}` : answers.length ? 'obeyed' : 'not heard';
  }
  if (wrong) throw new Error('refused, and yet another game');
  if (ui.dialog?.name === 'open') throw new Error('a dialog stays open');
  if (input.cmd === 'load') {
    judgeTable(desk.match.table(), game.view(null), engine.schema);
    const text = textFrom(readFileText(input.text).games[0].text);
    judgeGame(engine, game, { kind: engine.textKind(text), text });
    return 'loaded';
  }
  if (input.cmd !== 'newGame') throw new Error('another game without being asked for one');
  return 'began';
}

fuzz('fuzz-message', { make, judge });
