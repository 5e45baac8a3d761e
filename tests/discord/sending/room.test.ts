import { expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { aChannel, answer, begin, channel, elapse } from './scene.ts';

/** All that somebody does is told in one message; of much that is told little stays. */
const brief: typeof toyEdition = {
  ...toyEdition,
  frame: (step, seat) => (step.startsWith('stakes') ? `evening/seat ${seat}` : null),
  tell: (events, state) =>
    toyEdition.tell(events, state).flatMap((one) =>
      one.says.args?.text === 'It burns.'
        ? Array.from({ length: 300 }, () => ({
            ...one,
            once: true as const,
            says: phrase('story-text', { text: 'It burns.', count: state.chosen.length }),
          }))
        : [one],
    ),
};
aChannel(brief);

it('a message goes on as long as what stays of it has room', async () => {
  await begin();
  for (const chosen of ['burn', 'roll', 'burn', 'stop']) {
    answer(chosen);
    await elapse(3000);
  }
  const told = channel.contents.filter((content) => /It burns/.test(content) && !/Asked/.test(content));
  expect(told.map((content) => content.split('\n').map((line) => line.slice(0, 6)))).toEqual([
    ['It bur', 'Rolled', 'It bur'],
  ]);
});
