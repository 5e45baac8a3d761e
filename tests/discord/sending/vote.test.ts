import { expect, it } from 'vitest';
import { ask, type Flow } from '../../../src/engine/flow.ts';
import { question, type ToyState, toyEdition } from '../../table/toyedition.ts';
import { aChannel, channel, elapse, game, services } from './scene.ts';

/** A vote of which what comes tells how it was taken, and one of which it doesn't. */
aChannel({
  ...toyEdition,
  evident: ({ kind }) => kind === 'wind',
  questionPicture: ({ kind }, state, words) =>
    kind === 'after' ? null : toyEdition.board(state as ToyState, words, []),
  *play({ state }): Flow {
    for (const kind of ['wind', 'tide'])
      yield* ask(state, () => question([0, 1], kind, ['north', 'south'], { mode: 'group' }));
    yield* ask(state, () => question([0], 'after', ['on', 'back']));
    state.outcome = { how: 'well' };
  },
});

/** Both vote on what is open. The first player's vote would settle it, so the other's comes before. */
async function vote(...chosen: string[]): Promise<void> {
  const [open] = services.table.reading.game(game)?.open ?? [];
  for (const [at, person] of ['jonas', 'mara'].entries()) {
    const option = chosen[at];
    if (open && option) services.table.answer({ game, person, decision: open.decision.id, chosen: [option] });
  }
  await elapse(3000);
}

async function begun(): Promise<void> {
  services.table.gathering.join('2', { id: 'jonas', name: 'Jonas' });
  services.table.gathering.start('2', 'mara');
  await elapse(3000);
}

const told = (kind: string): string[] => channel.contents.filter((content) => content.includes(`Asked ${kind}`));

it('leaves nothing of a vote on which all agreed, where what comes of it says so', async () => {
  await begun();
  expect(told('wind')).toHaveLength(1);
  await vote('south', 'south');
  expect(told('wind')).toEqual([]);
});

it('keeps a vote on which not all agreed, and one of which nothing else tells', async () => {
  await begun();
  await vote('north', 'south');
  expect(told('wind')).toEqual([expect.stringContaining('Jonas')]);
  await vote('south', 'south');
  expect(told('tide')).toEqual([expect.stringContaining('south')]);
});

it('leaves no picture of what was voted on', async () => {
  const pictures = (kind: string) =>
    channel.sent
      .filter(({ content }) => content.includes(`Asked ${kind}`))
      .flatMap(({ attachments = [] }) => attachments);
  await begun();
  expect(pictures('wind')).toHaveLength(1);
  await vote('north', 'south');
  expect(told('wind')).toHaveLength(1);
  expect(pictures('wind')).toEqual([]);
  expect(pictures('tide')).toHaveLength(1);
  await vote('south', 'south');
  expect(pictures('tide')).toEqual([]);
});
