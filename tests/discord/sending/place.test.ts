import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INVITED_WITH } from '../../../src/discord/connection/permission.ts';
import { contents, TestChannel } from '../testchannel.ts';

let channel: TestChannel;

beforeEach(async () => {
  channel = await TestChannel.open();
});

afterEach(() => {
  vi.restoreAllMocks();
  return channel.close();
});

const MINUTE = 60_000;
/** So often the bot looks after games that couldn't be reached. */
const WATCH_REST = 10 * MINUTE;

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

  /** How often the game has been given up for the time being. */
  const parkings = () => channel.room.logged.filter((line) => line.includes('game.parked')).length;

  it('because somebody lifts its time-out, a game goes on without anybody asking for it, and not before', async () => {
    const { mara, room } = channel;
    await channel.seated([mara]);
    const { message, customId } = await channel.find(mara, 'Roll');
    room.local.timeOutBot(Date.now() + 60 * MINUTE);
    await mara.press(message, customId);
    await expect.poll(() => channel.game.parked).toBe('no-permission');
    room.local.setRole('bot', INVITED_WITH);
    await channel.calm();
    expect([channel.game.parked, parkings()]).toEqual(['no-permission', 1]);
    room.local.timeOutBot(null);
    await expect.poll(() => channel.game.parked).toBeNull();
    await expect.poll(() => contents(mara).join()).toContain('Rolled');
  });

  it('because its time-out is over, of which nobody tells, a game goes on when it is looked after next', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    const { mara, room } = channel;
    await room.restart();
    const look = (): void => {
      const [watch, ...others] = timers.mock.calls.filter(([, every]) => every === WATCH_REST);
      expect(others).toEqual([]);
      watch?.[0]();
    };
    await channel.seated([mara]);
    const { message, customId } = await channel.find(mara, 'Roll');
    const now = Date.now;
    // The local Discord's time passes more slowly.
    room.local.timeOutBot(now() + MINUTE);
    await mara.press(message, customId);
    await expect.poll(() => channel.game.parked).toBe('no-permission');
    const looked = vi.spyOn(room.bot.services.ledger.directory, 'parked');
    look();
    await expect.poll(() => looked.mock.calls.length).toBe(1);
    await channel.calm();
    expect([channel.game.parked, parkings()]).toEqual(['no-permission', 1]);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 60 * MINUTE);
    look();
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
