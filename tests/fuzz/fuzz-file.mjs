// Files that somebody may give to the page: whatever is in them, they are refused or the game in them is taken whole, and the
// game that runs is left alone until then. See harness.mjs for how to run it longer.
import { openEngine } from '../wasm/support/play.mjs';
import { createDesk } from '../web/support/desk.mjs';
import { fileText, readFileText } from '../../web/platform/file.js';
import { fuzz } from './harness.mjs';
import { gameText, judgeGame, judgeTable } from './judge.mjs';
import { LINKS, one, shake, spoil, TEXTS, VALUES } from './samples.mjs';

const engine = await openEngine();
const desk = createDesk(engine);
console.info = () => {}; // the page notes why a text is refused

const COLORS = ['blue', 'verm', 'yellow', 'purple', 'green', 'black'];
const chair = (i) => ({ kind: i ? 'bot' : 'person', level: 'normal', name: `Name ${i}`, color: COLORS[i] });
const tree = (text, i) => ({
  rules: ['classic', 'duel', 'stoneage'][i % 3],
  goal: 10,
  options: { island: 1 },
  seats: Array.from({ length: 4 }, (_, seat) => chair(seat)),
  text,
});
const file = (table) => JSON.parse(fileText([{ text: table.text, table }]));
const TREES = LINKS.map((text, i) => file(tree(text, i)));

/** What may stand behind a link of somebody far away. */
const AFAR = [
  () => '0-hhnn-0123-abc-Ada-Bob',
  (number) => spoil(number, '1-hhhh-0123-abc-Ada-%D7%90-%2525-%F0%9F%A6%8A'),
  (number) =>
    [number(5), 'hnehrh'.slice(number(3), 3 + number(4)), [0, 0, 0, 0].map(() => number(7)).join(''), 'seed'].join('-'),
  (number) => `2-hhn-012--${encodeURIComponent(one(number, TEXTS).toWellFormed?.() ?? '')}`,
];

const RUNNING = gameText(engine, 'running');
desk.match.resume({ text: RUNNING, table: tree(RUNNING, 0) });

/** A file: mostly a good one with something done to its values, its names or its letters. */
function make(number) {
  if (number(50) === 0) return JSON.stringify(one(number, VALUES)) ?? '';
  if (number(20) === 0) return spoil(number, one(number, LINKS));
  if (number(20) === 0) return `#g=${one(number, LINKS)}&far=${one(number, AFAR)(number)}`;
  const all = structuredClone(one(number, TREES));
  for (let n = number(4); n > 0; n--) shake(number, all, TREES);
  let text = JSON.stringify(all);
  if (number(4) === 0) for (let n = 1 + number(3); n > 0; n--) text = spoil(number, text);
  return text;
}

function judge(input) {
  const before = desk.match.game();
  const { hash } = before;
  const found = readFileText(input);
  if (found.error) return found.error.toLowerCase();
  const [{ text, table }] = found.games;
  if (typeof text !== 'string') throw new Error('the text is none');
  desk.send({ do: 'open', input: text, table });
  const { open } = desk.store.get().ui;
  if (desk.match.game() !== before || before.hash !== hash) throw new Error('looking into a file touches the game');
  if (open.error) {
    if (!/^[A-Z_]+$/.test(open.error)) throw new Error(`refused without a reason: ${open.error}`);
    return open.error.toLowerCase();
  }
  judgeTable(open.table, open.view, engine.schema);
  desk.send({ do: 'open-play' });
  judgeGame(engine, desk.match.game(), open);
  desk.match.resume({ text: RUNNING, table: tree(RUNNING, 0) });
  if (desk.match.game().hash !== hash) throw new Error('the game before does not come back');
  return 'loaded';
}

fuzz('fuzz-file', { make, judge });
