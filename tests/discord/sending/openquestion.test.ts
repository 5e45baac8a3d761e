import { expect, it } from 'vitest';
import { ask, type Flow, together } from '../../../src/engine/flow.ts';
import { PLACES, question, toyEdition } from '../../table/toyedition.ts';
import { aChannel, answer, channel, elapse, game, services } from './scene.ts';

const weather = 'rain';

/** Two of a person's investigators each go somewhere at a time, and pack two things; all of it is told in one message. */
aChannel({
  ...toyEdition,
  frame: () => 'evening',
  standing: () => weather,
  *play({ state }): Flow {
    const journeys = [0, 1].map((seat) => question([seat], `journey.${seat}`, PLACES));
    const luggage = question([0], 'luggage', ['rope', 'lamp', 'map'], { max: 2 });
    yield* together([...journeys, luggage].map((one) => ask(state, () => one)));
    state.outcome = { how: 'well' };
  },
});

/** Messages with something to press on them that belongs to a decision. */
const asking = (decision: string) =>
  channel.sent.filter(({ components }) => JSON.stringify(components ?? []).includes(`:0:${decision}:`));
const open = () => services.table.reading.game(game)?.open.map(({ decision }) => decision.id) ?? [];

const begun = async () => {
  services.table.gathering.takeAnother('2', { id: 'mara', name: 'Mara' }, 1);
  services.table.gathering.start('2', 'mara');
  await elapse(3000);
};

it('puts two questions to one person on two messages, though one message tells what comes of both', async () => {
  await begun();
  expect(open()).toHaveLength(3);
  for (const decision of open()) expect(asking(decision)).toHaveLength(1);
  answer('place-1');
  await elapse(3000);
  const [left = '', luggage = '', ...more] = open();
  expect(more).toEqual([]);
  expect(asking(left)).toHaveLength(1);
  expect(asking(luggage)).toHaveLength(1);
});
