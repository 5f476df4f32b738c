import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatRows } from '../../web/ui/chairs.js';
import { farBody, openFar } from '../../web/ui/far.js';
import { share } from '../../web/ui/share.js';
import { duel, engine, playOn, tableOf } from './support/far.mjs';
import { markup } from './support/markup.mjs';
import { contextFor } from './support/table.mjs';

test('the dialogs say in every language whom the link is for, that it rests on trust, and what is here already', () => {
  for (const lang of ['en', 'de']) {
    const game = duel(0);
    const cx = contextFor({ engine, game, lang, now: { far: { seats: [1], text: 'TEXT' } } });
    cx.link = (text) => `https://example.org/#g=${text}`;
    const body = markup(farBody(cx));
    assert.match(body, /#g=TEXT/);
    assert.match(body, /trust|Vertrauen/);
    const said = ['newer', 'same', 'older', 'branch', null].map((how) => {
      const kept = how && { how, at: 7, length: 12 };
      cx.ui.open = {
        view: game.view(null),
        table: tableOf('duel', ['far', 'person']),
        far: { seat: 1, kept, length: 9 },
      };
      const text = markup(openFar(cx));
      assert.equal(text.includes('open-mine'), ['same', 'older', 'branch'].includes(how), how);
      assert.equal(text.includes('open-copy'), how !== null, how);
      return text;
    });
    assert.equal(new Set(said).size, 5);
    assert.match(said[2], /9 .*12/);
  }
});

test('who plays can be changed while the game is away, until it is over', () => {
  const game = duel(0);
  const offers = (far) => {
    const cx = contextFor({ engine, game, now: { far } });
    cx.link = (text) => text;
    cx.ui.share = { tab: 'far', own: false, link: '' };
    return markup(share(cx)).includes('data-key="reseat"');
  };
  const far = { seats: [1], text: 'TEXT' };
  assert.deepEqual([offers(null), offers(far)], [true, true]);
  while (!game.over) playOn(game, 100);
  assert.equal(offers(far), false);
});

test('a table where nobody sits says so', () => {
  const cx = contextFor({ engine, game: duel(0) });
  const said = ['far far', 'far easy', 'person far', 'easy normal'].map((kinds) =>
    markup(seatRows(cx, tableOf('duel', kinds.split(' ')), 'setup')).includes('Nobody sits here'),
  );
  assert.deepEqual(said, [true, true, false, false]);
});

test('a long replay offers the position and a file, and says why', () => {
  const cx = contextFor({ engine, game: duel(10) });
  for (const [link, long] of [
    ['x'.repeat(2000), false],
    ['x'.repeat(2001), true],
  ])
    for (const tab of ['replay', 'position']) {
      cx.ui.share = { tab, own: false, link };
      assert.equal(markup(share(cx)).includes('long-position'), long && tab === 'replay');
    }
});
