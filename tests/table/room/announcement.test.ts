import { expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { type Sentence, sentence } from '../../../src/story/sentence.ts';
import { Announcements } from '../../../src/table/room/announcement.ts';
import { Table } from '../../../src/table/table.ts';
import { Timers } from '../../../src/table/waiting/timer.ts';
import { linesIn } from '../../story/said.ts';
import { type ToyEvent, toyEdition } from '../toyedition.ts';

/** All is told in one message; a fire is a great moment. */
const edition: typeof toyEdition = {
  ...toyEdition,
  frame: () => 'evening',
  tell: (events, state) =>
    toyEdition.tell(events, state).flatMap((one): Sentence[] =>
      one.says.args?.text === 'It burns.'
        ? [
            sentence('heading', phrase('story-text', { text: 'Fire' }), {
              of: { thread: 'moment fire', opens: true },
              great: { scene: 'terror', title: phrase('story-text', { text: 'The house' }), theme: 'paper' },
            }),
            one,
          ]
        : [one],
    ),
};

/** What is told of steps of one transaction each, a happening a row. */
function told(...transactions: string[][]): string[][] {
  const store = new Store(openDatabase(':memory:'));
  const clock = () => 1;
  const editions = new Map([['second', edition]]);
  const table = new Table({ store, editions, clock, later: (work) => work(), seed: () => 'cd'.repeat(32) });
  const host = { id: '100000000000000001', name: 'Mara' };
  const created = table.gathering.create({ guild: 'g', channel: 'c', host, edition: 'second' });
  if (!created.ok || !table.gathering.start('c', host.id).ok) throw new Error('no game');
  const position = table.reading.position(created.value);
  if (!position.ok) throw new Error(position.refusal.key);
  const { live } = position.value;
  const announcements = new Announcements(store, clock, new Timers(store, clock));
  const before = store.outbox.framed(created.value, 'evening').length;
  for (const texts of transactions) {
    const steps = texts.map((text) => ({ step: 'turn 1/stakes', events: [{ type: 'Said', text } satisfies ToyEvent] }));
    announcements.tell(live, [{ seat: null, steps }]);
  }
  const rows = store.outbox.framed(created.value, 'evening').slice(before);
  return rows.map((row) => linesIn(row, edition));
}

it('what leads to a great moment stands under its heading where it begins the message', () => {
  expect(told(['The lamp falls.', 'It burns.', 'They run.'])).toEqual([
    ['## Fire', 'The lamp falls.', 'It burns.', 'They run.'],
  ]);
});

it('what leads to a great moment stands in the message before it where there is one', () => {
  expect(told(['Night comes.'], ['The lamp falls.', 'It burns.', 'They run.'])).toEqual([
    ['Night comes.'],
    ['The lamp falls.'],
    ['## Fire', 'It burns.', 'They run.'],
  ]);
});
