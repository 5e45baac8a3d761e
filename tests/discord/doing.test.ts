import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Guest, handlesTo } from '../../src/lab/guests/guest.ts';
import { TestChannel } from './testchannel.ts';

let channel: TestChannel;
let mara: Guest;
let jonas: Guest;

beforeEach(async () => {
  channel = await TestChannel.open();
  [mara, jonas] = [channel.mara, channel.jonas].map((robot) => new Guest(robot, channel.room.outcomes)) as [
    Guest,
    Guest,
  ];
  await channel.opened([channel.mara, channel.jonas]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  mara.leave();
  jonas.leave();
  await channel.close();
});

it('the log tells by ids what counts of what people do', async () => {
  const [question] = mara.questions();
  const [left] = handlesTo(question!, 'answer');
  const act = await mara.use(left!);
  const { id: game } = channel.game;
  const took = [{ game, branch: 0, decision: question!.decision, voted: false }];
  expect(await mara.cameOf(act)).toEqual({ came: 'done', person: channel.mara.id, took });
  const look = await mara.command('game status');
  expect(await mara.cameOf(look)).toMatchObject({ came: 'done', took: [] });
});

it('why something was refused it tells by the key of the message', async () => {
  const [question] = mara.questions();
  const [left] = handlesTo(question!, 'answer');
  expect(await jonas.cameOf(await jonas.use(left!))).toEqual({ came: 'refused', key: 'press-others-question' });
  const [, late] = await Promise.all([mara.use(left!), mara.use(left!)]);
  expect(await mara.cameOf(late)).toEqual({ came: 'refused', key: 'press-decided' });
});

it('what is unforeseen it tells with the number that whoever pressed is given', async () => {
  vi.spyOn(channel.room.bot.services.table, 'answer').mockImplementation(() => {
    throw new Error('a mistake in the program');
  });
  const [question] = mara.questions();
  const [left] = handlesTo(question!, 'answer');
  const act = await mara.use(left!);
  const { content } = await act.answer();
  const outcome = await channel.room.outcomes.of(act.id);
  expect(outcome).toMatchObject({ came: 'failed', event: 'interaction.error' });
  expect(outcome.came === 'failed' && content.includes(outcome.reference ?? '?')).toBe(true);
});
