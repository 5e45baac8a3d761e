import { type Client, Events, PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INVITED_WITH } from '../../../src/discord/connection/permission.ts';
import { type Sight, sightOf } from '../../../src/discord/connection/sight.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { logIn, quickDiscord } from '../../local/bot.ts';

const HOUR = 3_600_000;

let discord: LocalDiscord;
let client: Client<true>;
let sight: Sight;
let lodge: string;

beforeEach(async () => {
  discord = await quickDiscord({ invite: INVITED_WITH });
  client = await logIn(discord);
  sight = sightOf(client);
  lodge = discord.channel().id;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await client.destroy();
  await discord.close();
});

const may = (channel = lodge) => ({ write: sight.mayWrite(channel), pin: sight.mayPin(channel) });
const NEITHER = { write: false, pin: false };
const BOTH = { write: true, pin: true };

describe('the bot may write and pin in a channel', () => {
  it('that it sees, and in no other', () => {
    expect(may()).toEqual(BOTH);
    expect(may('1')).toEqual(NEITHER);
  });

  it('unless it is timed out, until that is over, of which nobody tells', async () => {
    const now = Date.now;
    discord.timeOutBot(now() + HOUR);
    await expect.poll(() => may()).toEqual(NEITHER);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + HOUR + 1);
    expect(may()).toEqual(BOTH);
  });

  it('unless it is timed out, until somebody lifts it', async () => {
    discord.timeOutBot(Date.now() + HOUR);
    await expect.poll(() => may()).toEqual(NEITHER);
    discord.timeOutBot(null);
    await expect.poll(() => may()).toEqual(BOTH);
  });

  it('as far as it has the rights', async () => {
    discord.deny(lodge, PermissionFlagsBits.PinMessages);
    await expect.poll(() => may()).toEqual({ write: true, pin: false });
    discord.deny(lodge, PermissionFlagsBits.AttachFiles);
    await expect.poll(() => may()).toEqual(NEITHER);
  });

  it('unless it is a thread that is archived or locked', async () => {
    const channel = await client.channels.fetch(lodge);
    if (!channel?.isTextBased() || channel.isDMBased() || !('threads' in channel)) throw new Error('no threads here');
    const { id } = await channel.threads.create({ name: 'Game' });
    expect(may(id)).toEqual(BOTH);
    discord.moderate(id, { locked: true });
    await expect.poll(() => may(id)).toEqual(NEITHER);
    discord.moderate(id, { locked: false });
    await expect.poll(() => may(id)).toEqual(BOTH);
    const asleep = new Promise((resolve) => client.once(Events.ThreadUpdate, resolve));
    discord.moderate(id, { archived: true });
    await asleep;
    expect(may(id)).toEqual(NEITHER);
  });
});

it('a channel of which the gateway has not told sleeps', () => {
  expect([sight.sleeps(lodge), sight.sleeps('1')]).toEqual([false, true]);
});
