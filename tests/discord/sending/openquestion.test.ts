import { expect, it } from 'vitest';
import { ask, type Flow, together } from '../../../src/engine/flow.ts';
import { PLACES, question, toyEdition } from '../../table/toyedition.ts';
import { aChannel, answer, channel, elapse, game, services } from './scene.ts';

/** Two of a person's investigators each go somewhere at a time; all of it is told in one message. */
aChannel({
  ...toyEdition,
  frame: () => 'evening',
  *play({ state }): Flow {
    yield* together([0, 1].map((seat) => ask(state, () => question([seat], `journey.${seat}`, PLACES))));
    state.outcome = { how: 'well' };
  },
});

/** Messages with something to press on them that belongs to a decision. */
const asking = (decision: string) =>
  channel.sent.filter(({ components }) => JSON.stringify(components ?? []).includes(`:0:${decision}:`));
const open = () => services.table.reading.game(game)?.open.map(({ decision }) => decision.id) ?? [];

it('puts two questions to one person on two messages, though one message tells what comes of both', async () => {
  services.table.gathering.join('2', { id: 'mara', name: 'Mara' });
  services.table.gathering.start('2', 'mara');
  await elapse(3000);
  expect(open()).toHaveLength(2);
  for (const decision of open()) expect(asking(decision)).toHaveLength(1);
  answer('place-1');
  await elapse(3000);
  const [left = '', ...more] = open();
  expect(more).toEqual([]);
  expect(asking(left)).toHaveLength(1);
});
