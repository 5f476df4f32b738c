// What the dice do where a game goes by links and files: nothing can be chosen by opening it again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { persons } from '../../web/match/table.js';
import { deviceOf, engine, notes, tableOf } from './support/far.mjs';

test('opened again, the same link brings the same chance; as a copy, or after going on with what is there', () => {
  const anna = deviceOf();
  anna.match.start({ ...tableOf('duel', ['person', 'far']), seed: 'again' });
  let link = anna.play();
  const there = deviceOf();
  const drawn = ({ match }) => (match.game()?.log ?? []).filter(({ seat }) => seat === 'chance').length;
  const rolls = () => drawn(there) > 1 && anna.match.game().phase === 'BEFORE_ROLL'; // so that chance comes into it
  for (let turn = 0; turn % 2 || !rolls(); turn++) {
    const me = turn % 2 ? anna : there;
    me.read(link);
    me.on['open-play']({});
    link = me.play();
  }
  for (let device = 0; device < 3; device++) {
    const bert = deviceOf();
    bert.read(link);
    bert.on['open-play']({});
    bert.play();
    const first = bert.match.game().log;
    assert.ok(drawn(bert) > drawn(there));
    assert.equal(bert.read(link).far.kept.how, 'older');
    bert.on['open-play']({ copy: true });
    bert.play();
    assert.deepEqual(bert.match.game().log, first);
  }
});

/** A device where somebody is about to roll, in a game that came and went by link. */
function aboutToRoll() {
  const [anna, bert] = [deviceOf(), deviceOf()];
  anna.match.start({ ...tableOf('duel', ['person', 'far']), seed: 'about' });
  let link = anna.play();
  for (let me = bert; ; me = me === anna ? bert : anna) {
    me.read(link);
    me.on['open-play']({});
    me.match.lift();
    if (me.match.game().phase === 'BEFORE_ROLL') return me;
    link = me.play();
  }
}

/** Rolls, and says what came of it. */
function rolled({ match }) {
  const { length } = match.game();
  assert.ok(
    match.act(
      match
        .game()
        .legal()
        .find(({ kind }) => kind === 'ROLL'),
    ).ok,
  );
  return match.game().log.slice(length);
}

test('a copy of what was here before the roll rolls the same', async () => {
  const [here, there] = [deviceOf(), deviceOf()];
  here.match.start({ ...tableOf('classic', ['person', 'person', 'far']), seed: 'before' });
  there.read(await here.playAll(new Set()));
  there.on['open-play']({});
  here.read(there.play());
  here.on['open-play']({});
  const { match } = here;
  for (match.lift(); match.game().phase !== 'BEFORE_ROLL'; match.lift())
    match.act(engine.bot(match.game(), { level: 'easy', seed: 'here' }).choose());
  assert.ok(match.game().length > match.table().got);
  const text = match.text('replay');
  const first = rolled(here);
  assert.equal(here.read(text).far.kept.how, 'older');
  here.on['open-play']({ copy: true });
  match.lift();
  assert.deepEqual(rolled(here), first);
});

test('a file of a game with seats far away is that game, and brings no other dice', () => {
  const me = aboutToRoll();
  const { table, text } = me.match.saved();
  const open = (device) => {
    device.on.open({ input: text, table });
    return device.ui().open;
  };
  assert.equal(open(me).far.kept.how, 'same');
  const first = rolled(me);
  assert.equal(open(me).far.kept.how, 'older');
  me.on['open-play']({ copy: true });
  me.match.lift();
  assert.deepEqual(rolled(me), first);
  const memo = notes();
  const other = [0, 1, 2].map(() => {
    const device = deviceOf(memo);
    const { far, table: chairs } = open(device);
    assert.deepEqual([far.kept, far.seat], [null, persons(table)[0]]);
    assert.deepEqual(chairs.seats, table.seats);
    device.on['open-play']({});
    device.match.lift();
    return rolled(device);
  });
  assert.deepEqual(other[1], other[0]);
  assert.deepEqual(other[2], other[0]);
  me.on.reseat();
  assert.equal(me.ui().open.far, null);
});
