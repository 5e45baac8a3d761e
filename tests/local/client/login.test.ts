import { describe, expect, it } from 'vitest';
import { setScene } from './scene.ts';

const scene = setScene();

describe('logging in', () => {
  it('knows itself, its guild and the channels', () => {
    expect(scene.client.user.username).toBe('Arkham');
    expect(scene.client.user.bot).toBe(true);
    expect(scene.client.guilds.cache.map((guild) => guild.name)).toEqual(['Arkham']);
    expect(scene.client.channels.cache.map((channel) => 'name' in channel && channel.name)).toEqual([
      'the-lodge',
      'the-library',
    ]);
    expect(scene.discord.bot.online).toBe(true);
    expect(scene.lodge.guild.members.me?.permissionsIn(scene.lodge).has('SendMessages')).toBe(true);
    expect(scene.lodge.guild.members.me?.permissionsIn(scene.lodge).has('ManageChannels')).toBe(false);
  });

  it('fetches guild, channels, members, roles, users and its application', async () => {
    const guild = await scene.lodge.guild.fetch();
    expect(guild.ownerId).toBe(scene.mara.id);
    expect((await guild.channels.fetch()).size).toBe(2);
    expect((await guild.members.fetch(scene.jonas.id)).displayName).toBe('Jonas');
    expect((await guild.members.fetch({ user: [scene.mara.id, scene.jonas.id] })).size).toBe(2);
    expect((await guild.roles.fetch()).size).toBe(2);
    expect((await scene.client.users.fetch(scene.jonas.id, { force: true })).username).toBe('Jonas');
    expect((await scene.client.application.fetch()).name).toBe('Arkham');
    expect((await scene.client.channels.fetch(scene.lodge.id, { force: true }))?.id).toBe(scene.lodge.id);
  });

  it('hears of new and removed channels and of new guilds', async () => {
    const made = new Promise<string>((resolve) =>
      scene.client.once('channelCreate', (channel) => resolve(channel.name)),
    );
    const { id } = scene.discord.addChannel('The Attic');
    expect(await made).toBe('the-attic');
    const gone = new Promise<string>((resolve) => scene.client.once('channelDelete', (channel) => resolve(channel.id)));
    scene.discord.removeChannel(id);
    expect(await gone).toBe(id);
    const joined = new Promise<string>((resolve) => scene.client.once('guildCreate', (guild) => resolve(guild.name)));
    scene.discord.addGuild('Dunwich');
    expect(await joined).toBe('Dunwich');
  });
});
