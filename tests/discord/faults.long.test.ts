import { expect, it } from 'vitest';
import type { Fault } from '../../src/local/rest/fault.ts';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { contents, TestChannel } from './testchannel.ts';

/** How often somebody answers, each time under another fault. */
const ROUNDS = 24;
/** How long the bot may take to get over a fault, in milliseconds. */
const PATIENCE = 45_000;

const path = /^\/channels\/\d+\/messages/;
const FAULTS: readonly Fault[] = [
  { path, times: 1, what: { kind: 'error', status: 500 } },
  { path, times: 2, what: { kind: 'html', status: 403 } },
  { path, times: 1, what: { kind: 'cut' } },
  { path, times: 1, carriedOut: true, what: { kind: 'cut' } },
  { path, times: 1, what: { kind: 'refusal', name: 'unauthorized' } },
  { path, method: 'PATCH', times: 1, what: { kind: 'limit', seconds: 7 } },
  { path, method: 'PATCH', times: 1, what: { kind: 'slow', milliseconds: 1500 } },
  { path, carriedOut: true, times: 1, what: { kind: 'error', status: 502 } },
];

/** What happens in a round besides: nothing, a moderator deletes the question, or the program ends and begins again. */
const EVENTS = ['nothing', 'deleted', 'nothing', 'restarted', 'nothing'] as const;

const rolls = (who: Robot): WireMessage[] =>
  who.messages().filter((message) => controlsOf(message).some(({ label }) => label.startsWith('Roll')));

it('whatever goes wrong, each answer counts once, is told once, and the next question comes', async () => {
  const channel = await TestChannel.open();
  const { mara, room } = channel;
  await channel.seated([mara]);
  const told = () => contents(mara).filter((content) => content.startsWith('Rolled')).length;
  for (let round = 0; round < ROUNDS; round++) {
    const event = EVENTS[round % EVENTS.length];
    await expect.poll(() => rolls(mara).length, { timeout: PATIENCE }).toBe(1);
    if (event === 'deleted') {
      room.local.removeMessage(rolls(mara)[0]?.id ?? '');
      await mara.command('status');
      await expect.poll(() => rolls(mara).length, { timeout: PATIENCE }).toBe(1);
    }
    const fault = FAULTS[(round * 5) % FAULTS.length];
    if (fault) room.local.fault(fault);
    const asked = rolls(mara)[0];
    const control = asked && controlsOf(asked).find(({ label }) => label.startsWith('Roll'));
    if (!asked || !control) throw new Error('no question');
    await (await mara.press(asked, control.customId)).acknowledged();
    if (event === 'restarted') await room.restart();
    await expect.poll(told, { timeout: PATIENCE }).toBe(round + 1);
    await expect.poll(() => room.store.outbox.countWaiting(), { timeout: PATIENCE }).toBe(0);
    room.local.liftFaults();
  }
  const answers = room.store.journal
    .since(channel.game.id, 0)
    .filter(({ body }) => JSON.stringify(body).includes('roll'));
  expect(answers).toHaveLength(ROUNDS);
  expect(told()).toBe(ROUNDS);
  expect(channel.game.parked).toBeNull();
  await channel.close();
}, 3_600_000);
