// Files that somebody may give to the page: whatever is in them, they are refused or the game in them is taken whole, and the
// game that runs is left alone until then. See harness.mjs for how to run it longer.
import { openEngine } from '../wasm/support/play.mjs';
import { createDesk } from '../web/support/desk.mjs';
import { fileText } from '../../web/platform/file.js';
import { fuzz } from './harness.mjs';
import { gameText, judgeGame, judgeTable, UNSEEN } from './judge.mjs';
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
  (number) => `${number(4)}-hhne-${1000 + number(7000)}-seed-Ada`,
  (number) => `2-hhn-012--${encodeURIComponent(one(number, TEXTS).toWellFormed?.() ?? '')}`,
];

const RUNNING = gameText(engine, 'running');
const CHAIRS = tree(RUNNING, 0);
desk.match.resume({ text: RUNNING, table: CHAIRS });
const KEPT = { id: 'kept', table: CHAIRS, text: RUNNING, seed: '1', round: 1, over: false };
desk.storage.save(KEPT);
const kept = () => JSON.stringify(desk.storage.list().find(({ id }) => id === 'kept')?.game);
const AS_KEPT = kept();

/** A file: mostly a good one with something done to its values, its names or its letters; a game or many. */
function make(number) {
  if (number(50) === 0) return JSON.stringify(one(number, VALUES)) ?? '';
  if (number(20) === 0) return spoil(number, one(number, LINKS));
  if (number(20) === 0) return `#g=${one(number, LINKS)}&far=${one(number, AFAR)(number)}`;
  const games = Array.from({ length: number(4) }, () => structuredClone(one(number, TREES)));
  const all = number(3) ? structuredClone(one(number, TREES)) : { hexstead: 1, games };
  for (let n = number(4); n > 0; n--) shake(number, all, TREES);
  let text = JSON.stringify(all);
  if (number(4) === 0) for (let n = 1 + number(3); n > 0; n--) text = spoil(number, text);
  return text;
}

/** What has come to the shelf is whole, and goes again. */
function judgeShelf() {
  const come = desk.storage.list().filter(({ id }) => id !== 'kept');
  for (const { id, state, game } of come) {
    if (state !== 'ok') throw new Error(`${state} on the shelf`);
    const whole = engine.load(game.text);
    judgeTable(game.table, whole.view(), engine.schema);
    whole.free();
    const { name = '', when = 0 } = game;
    if (typeof name !== 'string' || [...name].length > 40 || UNSEEN.test(name) || !(when >= 0))
      throw new Error('a strange name or time');
    desk.storage.remove(id);
  }
  return come.length;
}

/** The game that a file offers is taken whole, and the one before comes back. */
function judgeOffer(open, hash) {
  judgeTable(open.table, open.view, engine.schema);
  desk.send({ do: 'open-play' });
  judgeGame(engine, desk.match.game(), open);
  desk.match.resume({ text: RUNNING, table: CHAIRS });
  if (desk.match.game().hash !== hash) throw new Error('the game before does not come back');
}

async function judge(text) {
  const before = desk.match.game();
  const { hash } = before;
  desk.send({ do: 'dialog', name: null });
  await desk.send({ do: 'open-file', file: { size: text.length, text: async () => text } });
  const { open } = desk.store.get().ui;
  if (desk.match.game() !== before || before.hash !== hash) throw new Error('looking into a file touches the game');
  if (kept() !== AS_KEPT) throw new Error('what was on the shelf is not as it was');
  const come = judgeShelf();
  if (!open) return come ? 'put on the shelf' : 'nothing in it';
  if (come) throw new Error('put on the shelf without a word');
  if (open.error) {
    if (!/^[A-Z_]+$/.test(open.error)) throw new Error(`refused without a reason: ${open.error}`);
    return open.error.toLowerCase();
  }
  judgeOffer(open, hash);
  return 'loaded';
}

fuzz('fuzz-file', { make, judge });
