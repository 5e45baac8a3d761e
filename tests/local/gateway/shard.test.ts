import { Events } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { Breaker } from '../../../src/discord/connection/breaker.ts';
import { loggedIn } from '../../../src/discord/connection/login.ts';
import { createRest } from '../../../src/discord/connection/rest.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { covers, shardOf } from '../../../src/local/gateway/shard.ts';
import { createLog } from '../../../src/log.ts';
import { Answers, quickDiscord } from '../bot.ts';
import { ManualClock } from '../manual-clock.ts';

describe('shards', () => {
  it('are told by the guild’s age, and the first gets what belongs to no guild', () => {
    const guild = String((5n << 22n) + 17n);
    expect([0, 1, 2].filter((number) => covers([number, 3], guild))).toEqual([2]);
    expect([0, 1, 2].filter((number) => covers([number, 3], null))).toEqual([0]);
  });

  it('are two whole numbers, the first below the second', () => {
    expect(shardOf(undefined)).toEqual([0, 1]);
    expect(shardOf([1, 2])).toEqual([1, 2]);
    for (const bad of [[2, 2], [-1, 2], [0], [0.5, 2], ['0', 2], 'x', {}]) expect(shardOf(bad)).toBeNull();
  });

  const login = ({ api, token }: LocalDiscord) => {
    const log = createLog('error', []);
    const breaker = new Breaker({ log });
    const rest = createRest(token, { api, breaker });
    const { signal } = new AbortController();
    return loggedIn({ api, token, rest, breaker, log, take: () => undefined, signal });
  };

  it('as many as Discord asks for carry the bot, each its own guilds', async () => {
    const clock = new ManualClock();
    const discord = await quickDiscord({ shards: 2, clock });
    const first = discord.guild();
    clock.advance(1);
    const second = discord.addGuild('Other');
    const client = await login(discord);
    const { cache } = client.guilds;
    expect(client.ws.shards.size).toBe(2);
    expect(cache.map(({ shardId }) => shardId).sort()).toEqual([0, 1]);
    expect(cache.get(first.id)?.shardId).not.toBe(cache.get(second.id)?.shardId);

    await client.application.commands.set([{ name: 'where', description: 'Says where' }]);
    const answers = new Answers(client);
    answers.with(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(interaction.guild?.name ?? 'nowhere');
    });
    const mara = discord.person('Mara');
    expect((await mara.command('where')).message?.content).toBe(first.name);
    expect((await mara.command('where', {}, second.channels[0]?.id)).message?.content).toBe('Other');
    expect((await mara.command('where', {}, mara.direct().id)).message?.content).toBe('nowhere');

    const resumed: number[] = [];
    client.on(Events.ShardResume, (shard) => resumed.push(shard));
    discord.dropBot();
    await expect.poll(() => resumed.sort()).toEqual([0, 1]);
    expect((await mara.command('where', {}, second.channels[0]?.id)).message?.content).toBe('Other');
    expect(answers.failed()).toEqual([]);
    await client.destroy();
    await discord.close();
  });

  it('one is enough where Discord asks for one', async () => {
    const discord = await quickDiscord();
    const client = await login(discord);
    expect(client.ws.shards.size).toBe(1);
    await client.destroy();
    await discord.close();
  });
});
