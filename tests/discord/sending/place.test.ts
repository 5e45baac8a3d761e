import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INVITED_WITH } from '../../../src/discord/connection/permission.ts';
import { contents, TestChannel } from '../testchannel.ts';

let channel: TestChannel;

beforeEach(async () => {
  channel = await TestChannel.open();
});

afterEach(() => channel.close());

describe('where the bot may write again', () => {
  it('by its role, a game goes on without anybody asking for it', async () => {
    const { mara, room } = channel;
    await channel.seated([mara]);
    const { message, customId } = await channel.find(mara, 'Roll');
    room.local.setRole('everybody', PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory);
    room.local.setRole('bot', INVITED_WITH & ~PermissionFlagsBits.SendMessages);
    await mara.press(message, customId);
    await expect.poll(() => channel.game.parked).toBe('no-permission');
    room.local.setRole('bot', INVITED_WITH & ~PermissionFlagsBits.AttachFiles);
    await channel.calm();
    expect(channel.game.parked).toBe('no-permission');
    room.local.setRole('bot', INVITED_WITH);
    await expect.poll(() => channel.game.parked).toBeNull();
    await expect.poll(() => contents(mara).join()).toContain('Rolled');
  });
});

describe('the status message', () => {
  it('is pinned when the right to pin comes', async () => {
    const { mara, room } = channel;
    room.local.setRole('bot', INVITED_WITH & ~PermissionFlagsBits.PinMessages);
    await channel.seated([mara]);
    await channel.calm();
    expect(mara.pins()).toEqual([]);
    room.local.setRole('bot', INVITED_WITH);
    await expect.poll(() => mara.pins().length).toBe(1);
  });

  it('is pinned again when somebody takes it off, but not when they do so again at once', async () => {
    const { mara, room } = channel;
    await channel.seated([mara]);
    await channel.calm();
    const pinned = mara.pins()[0]?.id ?? '';
    room.local.pin(pinned, false);
    await expect.poll(() => mara.pins().map(({ id }) => id)).toEqual([pinned]);
    await channel.calm();
    room.local.pin(pinned, false);
    await channel.calm();
    expect(mara.pins()).toEqual([]);
  });
});
