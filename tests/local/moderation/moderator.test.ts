import { Events, GatewayIntentBits, PermissionFlagsBits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { logIn, quickDiscord } from '../bot.ts';
import { setScene } from '../client/scene.ts';

const scene = setScene();
const { AttachFiles, SendMessages, ViewChannel } = PermissionFlagsBits;

describe('a moderator', () => {
  it('deletes a message, which is then gone for the bot', async () => {
    const sent = await scene.lodge.send('x');
    scene.discord.removeMessage(sent.id);
    await expect(sent.edit('y')).rejects.toMatchObject({ code: 10008 });
    expect(() => scene.discord.removeMessage(sent.id)).toThrow('unknownMessage');
  });

  it('pins a message, and takes it down', async () => {
    const sent = await scene.lodge.send('pin me');
    scene.discord.pin(sent.id);
    expect(scene.mara.pins().map(({ id }) => id)).toEqual([sent.id]);
    expect((await scene.lodge.messages.fetchPins()).items).toHaveLength(1);
    scene.discord.pin(sent.id, false);
    expect(scene.mara.pins()).toEqual([]);
    const announced = scene.mara.messages().findLast(({ type }) => type === 6);
    expect(() => scene.discord.pin(announced?.id ?? '')).toThrow('unknownMessage');
  });

  it('throws the bot out and invites it back', async () => {
    const { client, discord, lodge, mara } = scene;
    const gone = new Promise<void>((resolve) => client.once(Events.GuildDelete, () => resolve()));
    discord.kickBot();
    await gone;
    expect(discord.guild().bot).toBe(false);
    await expect(client.rest.get(`/channels/${lodge.id}`)).rejects.toMatchObject({ code: 50001 });
    await expect(client.rest.get(`/guilds/${lodge.guildId}`)).rejects.toMatchObject({ code: 10004 });
    await expect(client.rest.get(`/users/@me/guilds`)).resolves.toEqual([]);
    await expect(mara.command('move')).rejects.toMatchObject({ code: 'unknownCommand' });
    await expect((await client.users.fetch(mara.id)).send('hello?')).rejects.toMatchObject({ code: 50007 });
    const back = new Promise<void>((resolve) => client.once(Events.GuildCreate, () => resolve()));
    discord.inviteBot(undefined, AttachFiles);
    await back;
    const guild = client.guilds.cache.get(lodge.guildId);
    expect(guild?.members.me?.roles.cache.some((role) => role.managed && role.permissions.has(AttachFiles))).toBe(true);
    scene.answers.with(async (interaction) => interaction.isChatInputCommand() && interaction.reply('Back'));
    expect((await mara.command('move')).message?.content).toBe('Back');
  });

  it('changes what the bot’s role and everybody may do', async () => {
    const { discord, client, lodge } = scene;
    const changed = () => new Promise<void>((resolve) => client.once(Events.GuildRoleUpdate, () => resolve()));
    const first = changed();
    discord.setRole('everybody', ViewChannel);
    await first;
    await expect(client.rest.post(`/channels/${lodge.id}/messages`, { body: { content: 'x' } })).rejects.toMatchObject({
      code: 50013,
    });
    const second = changed();
    discord.setRole('bot', SendMessages);
    await second;
    await expect(client.rest.post(`/channels/${lodge.id}/messages`, { body: { content: 'x' } })).resolves.toBeDefined();
    expect(client.guilds.cache.get(lodge.guildId)?.members.me?.permissionsIn(lodge.id).has(SendMessages)).toBe(true);
  });

  it('times the bot out, which hears of that without the intent, and may only look on until it is over', async () => {
    const { discord, client, lodge, jonas } = scene;
    const until = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000;
    const heard: (number | null)[] = [];
    client.on(Events.GuildMemberUpdate, (_, member) => void heard.push(member.communicationDisabledUntilTimestamp));
    const say = () => client.rest.post(`/channels/${lodge.id}/messages`, { body: { content: 'x' } });
    discord.timeOutBot(until);
    await expect.poll(() => heard).toEqual([until]);
    expect(client.guilds.cache.get(lodge.guildId)?.members.me?.isCommunicationDisabled()).toBe(true);
    await expect(say()).rejects.toMatchObject({ code: 50013 });
    await expect(client.rest.get(`/channels/${lodge.id}/messages`)).resolves.toBeDefined();
    discord.setRole('bot', PermissionFlagsBits.Administrator);
    await expect(say()).resolves.toBeDefined();
    discord.setRole('bot', SendMessages | PermissionFlagsBits.ModerateMembers);
    discord.timeOutBot(null);
    await expect.poll(() => heard).toEqual([until, null]);
    await expect(say()).resolves.toBeDefined();
    const member = (id: string) => `/guilds/${lodge.guildId}/members/${id}` as const;
    const body = { communication_disabled_until: new Date(until).toISOString() };
    await expect(client.rest.patch(member(client.user.id), { body })).rejects.toMatchObject({ code: 50013 });
    await client.rest.patch(member(jonas.id), { body });
    await client.rest.patch(member(jonas.id), { body: { communication_disabled_until: null } });
    discord.timeOutBot(until + 1000);
    await expect.poll(() => heard).toEqual([until, null, until + 1000]);
    discord.timeOutBot(null);
    client.removeAllListeners(Events.GuildMemberUpdate);
  });

  it('sees people leave and come back', async () => {
    const { discord, client, jonas, lodge } = scene;
    const path = `/guilds/${lodge.guildId}/members/${jonas.id}` as const;
    discord.leave('Jonas');
    await expect(client.rest.get(path)).rejects.toMatchObject({ code: 10007 });
    expect(() => jonas.messages(lodge.id)).toThrow('unknownChannel');
    await expect(jonas.command('move')).rejects.toMatchObject({ code: 'unknownChannel' });
    await expect((await client.users.fetch(jonas.id)).send('hello?')).rejects.toMatchObject({ code: 50007 });
    expect(() => discord.leave('Mara')).toThrow('owner');
    discord.join('Jonas');
    await expect(client.rest.get(path)).resolves.toMatchObject({ user: { id: jonas.id } });
    expect(jonas.messages(lodge.id)).not.toEqual([]);
  });

  it('tells of comings and goings where the intent allows it', async () => {
    const discord = await quickDiscord({ privilegedIntents: true });
    const client = await logIn(discord, { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers] });
    // The library tells only of those it knows.
    await client.guilds.cache.first()?.members.fetch(discord.person('Jonas').id);
    const heard: string[] = [];
    client.on(Events.GuildMemberRemove, ({ user }) => heard.push(`- ${user.username}`));
    client.on(Events.GuildMemberAdd, ({ user }) => heard.push(`+ ${user.username}`));
    discord.leave('Jonas');
    discord.join('Jonas');
    await expect.poll(() => heard).toEqual(['- Jonas', '+ Jonas']);
    await client.destroy();
    await discord.close();
  });

  it('lets AutoMod block words, of the bot’s answers too', async () => {
    const { discord, mara, jonas, lodge, client } = scene;
    discord.setRole('everybody', ViewChannel | SendMessages | PermissionFlagsBits.CreatePublicThreads);
    discord.block(['Cthulhu']);
    const say = (content: string) => client.rest.post(`/channels/${lodge.id}/messages`, { body: { content } });
    await expect(say('cthulhu wakes')).rejects.toMatchObject({ status: 400, code: 200000 });
    const { id } = (await say('all quiet')) as { id: string };
    await expect(
      client.rest.patch(`/channels/${lodge.id}/messages/${id}`, { body: { content: 'CTHULHU' } }),
    ).rejects.toMatchObject({ code: 200000 });
    await expect(
      client.rest.post(`/channels/${lodge.id}/messages/${id}/threads`, { body: { name: 'Cthulhu' } }),
    ).rejects.toMatchObject({ code: 200001 });
    scene.answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await expect(interaction.reply('Cthulhu')).rejects.toMatchObject({ code: 200000 });
      await interaction.reply('Somebody');
    });
    expect((await mara.command('move')).message?.content).toBe('Somebody');
    expect(() => jonas.say('Cthulhu')).toThrow('badContent');
    expect(mara.say('Cthulhu').content).toBe('Cthulhu');
    discord.block([]);
    await expect(say('Cthulhu')).resolves.toBeDefined();
  });

  it('lets tokens expire', async () => {
    scene.answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply('x');
      scene.discord.expireTokens();
      await expect(interaction.editReply('y')).rejects.toMatchObject({ code: 50027 });
      await interaction.channel?.fetch();
    });
    expect((await scene.mara.command('move')).message?.content).toBe('x');
    await expect.poll(() => scene.discord.audit.of('refusal').map(({ code }) => code)).toEqual([50027]);
  });
});
