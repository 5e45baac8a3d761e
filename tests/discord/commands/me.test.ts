import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Robot } from '../../../src/local/robot.ts';
import { TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;
let mara: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara } = channel);
});

afterEach(() => channel.close());

describe('/me', () => {
  it('shows what is kept as a file, and deletes it when that is meant and no game needs it', async () => {
    expect(await told(await mara.command('me show'))).toBe('Nothing is kept about you.');
    await mara.command('settings timezone', { zone: 'Europe/Prague' });
    await channel.seated([mara]);
    const shown = await (await mara.command('me show')).answer();
    expect(shown.attachments[0]?.filename).toBe('me.json');
    expect(await told(await mara.command('me forget', { sure: 'no' }))).toContain('sure:Yes');
    expect(await told(await mara.command('me forget', { sure: 'yes' }))).toContain('You’re still in a game');
    channel.room.store.games.update(channel.game.id, { status: 'ended', ended_at: 1 });
    expect(await told(await mara.command('me forget', { sure: 'yes' }))).toContain('is deleted');
    expect(await told(await mara.command('me show'))).toBe('Nothing is kept about you.');
  });
});

describe('what is typed', () => {
  it('is never too long for an answer', async () => {
    await channel.seated([mara]);
    const typed = 'x'.repeat(300);
    for (const [name, option] of [
      ['look', 'at'],
      ['rules', 'topic'],
      ['move', 'to'],
      ['choose', 'answer'],
    ] as const)
      expect((await told(await mara.command(name, { [option]: typed }))).length, name).toBeLessThan(1200);
  });
});
