// What a reader is told in a whole game, as a text that reads well on its own. It is compared with transcript.golden.txt;
// HX_WRITE=1 writes that file anew, to be read before it is kept.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { createRefusals } from '../../web/match/refusals.js';
import { createReporter } from '../../web/ui/say.js';
import { tell } from '../../web/ui/story.js';
import { openEngine } from '../wasm/support/play.mjs';
import { contextFor, tableFor } from './support/table.mjs';

const engine = await openEngine();
const here = (name) => new URL(name, import.meta.url);
const script = readFileSync(here('../golden/v0/replay-bots-4.link'), 'utf8').trim();
const GOLDEN = here('transcript.golden.txt');

/** The page shows nothing while chance decides, nor between the cards of one discard. */
function shown({ actor, phase, log }) {
  const { kind, seat } = log[log.length - 1] ?? {};
  return actor !== 'chance' && !(phase === 'DISCARD' && kind === 'DISCARD' && seat === actor);
}

/** Plays the script again and notes what is said: "?" for what is asked, "!" for what is said at once. */
function transcript(options) {
  const game = engine.load(script);
  const { length } = game;
  const report = createReporter();
  const refusals = createRefusals(engine);
  refusals.begin(game, tableFor(game));
  const lines = [];
  let before = { asked: '', alarm: '' };
  game.undo(0);
  for (let n = 0; n <= length; n++) {
    if (n > 0) game.redo(n);
    if (!shown(game)) continue;
    const { news, asked, alarm } = report(contextFor({ engine, game, now: { excuse: refusals.of }, ...options }));
    lines.push(...news);
    if (asked && asked !== before.asked) lines.push(`? ${asked}`);
    if (alarm && alarm !== before.alarm) lines.push(`! ${alarm}`);
    before = { asked, alarm };
  }
  assert.ok(game.over);
  game.free();
  return lines.join('\n') + '\n';
}

test('a whole game as a reader hears it', () => {
  const text = transcript({ lang: 'en' });
  if (process.env.HX_WRITE) writeFileSync(GOLDEN, text);
  assert.equal(text, readFileSync(GOLDEN, 'utf8'));
});

test('a turn of a bot is one message, unless somebody is asked in its midst', () => {
  for (const lang of ['en', 'de']) {
    const lines = transcript({ lang }).split('\n');
    const rolls = lines.filter((line) => /^(Mira|Teo|Juno) (rolled|hat \d+ gewürfelt)/.test(line));
    assert.ok(rolls.length > 30, lang);
    for (const roll of rolls) {
      const next = lines[lines.indexOf(roll) + 1];
      assert.doesNotMatch(next, new RegExp(`^${roll.split(' ')[0]} `), next);
    }
  }
});

test('every sentence about one player begins with the name, in every language, so that it can be left out', () => {
  for (const lang of ['en', 'de']) {
    const game = engine.load(script);
    const cx = contextFor({ engine, game, lang });
    for (const line of tell(cx.m.log, cx.teller))
      if (['BUILD_ROAD', 'BUY_CARD', 'MOVE_ROBBER', 'OFFER', 'BANK_TRADE', 'AWARD'].includes(line.kind))
        assert.ok(line.text.startsWith(cx.names.name(line.seat)), line.text);
    game.free();
  }
});

test('told with few words: dice and own cards only; told nothing: the questions only', () => {
  const all = transcript({ lang: 'en' });
  const brief = transcript({ lang: 'en', settings: { voice: 'brief' } });
  const off = transcript({ lang: 'en', settings: { voice: 'off' } });
  assert.ok(brief.length < all.length);
  assert.match(brief, /Mira rolled 8 \(3 \+ 5\): you get 1 lumber/);
  assert.doesNotMatch(brief, /Mira offers/);
  for (const line of off.trim().split('\n')) assert.match(line, /^[?!] /);
});
