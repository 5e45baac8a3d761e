import { expect, it } from 'vitest';
import { TestChannel, told } from '../testchannel.ts';

it('/note keeps, lists and deletes lines that only their owner reads, in /status too', async () => {
  const channel = await TestChannel.open();
  const { mara, jonas } = channel;
  await channel.opened([mara, jonas]);
  expect(await told(await mara.command('note list'))).toBe('You have no notes on this game.');
  expect(await told(await mara.command('note add', { text: 'Close the woods' }))).toContain('> 1. Close the woods');
  await told(await mara.command('note add', { text: 'Ask for the lantern' }));
  expect(await told(await mara.command('status'))).toContain('> 2. Ask for the lantern');
  expect(await told(await jonas.command('status'))).not.toContain('lantern');
  expect(await told(await mara.command('note delete', { number: 1 }))).toContain('> 1. Ask for the lantern');
  expect(await told(await mara.command('note delete', { number: 5 }))).toContain('You have no note 5');
  await channel.close();
});
