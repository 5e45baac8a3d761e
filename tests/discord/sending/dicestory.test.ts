import { expect, it } from 'vitest';
import type { Flow } from '../../../src/engine/flow.ts';
import type { Game } from '../../../src/engine/game.ts';
import { type ToyEvent, type ToyState, toyEdition } from '../../table/toyedition.ts';
import { aChannel, answer, begin, channel, elapse, game, sender, services } from './scene.ts';

/** All that somebody does is told in one message; dice lie on the table whenever they are asked. */
aChannel({
  ...toyEdition,
  frame: (step, seat) => (step.startsWith('stakes') ? `evening/seat ${seat}` : null),
  *play(toy: Game<ToyState, ToyEvent>): Flow {
    const flow = toyEdition.play(toy);
    for (let next = flow.next(); !next.done; ) {
      const asks = next.value.map((one) => ({ ...one, look: () => ({ ...one.look(), about: { rolled: [1] } }) }));
      next = flow.next(yield asks);
    }
  },
});

const asking = () => channel.sent.filter(({ components }) => components?.length).at(-1)?.content ?? '';

it('where dice lie on the table, the question says what was rolled, though that is told farther up', async () => {
  await begin();
  answer('roll');
  await elapse(3000);
  // Something told meanwhile lets the next question stand on a message of its own.
  services.table.agreement.undo(game, 'mara');
  await elapse(3000);
  expect(asking()).not.toMatch(/Rolled/);
  answer('roll');
  await elapse(3000);
  expect(asking()).toMatch(/Rolled [\d .]+\n.*Asked move/s);
});

it('nor is it said again just below where it was told', async () => {
  await begin();
  answer('roll');
  await elapse(3000);
  expect(asking()).toMatch(/Rolled/);
  // Who is asked once more is mentioned, for which the question is posted anew, below what it stood on.
  const [awaited] = services.store.votes.awaited(game);
  services.store.votes.setAwaited({ ...awaited!, told: 0 });
  void sender.redo(game, 'questions');
  await elapse(3000);
  expect(asking()).toMatch(/<@mara>.*Asked move/s);
  expect(asking()).not.toMatch(/Rolled/);
});
