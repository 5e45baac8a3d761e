import {
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  type GuildMember,
  OverwriteType,
  PermissionFlagsBits,
  type Role,
  type TextChannel,
} from 'discord.js';
import { Client as Oceanic, type TextChannel as TextOfOceanic } from 'oceanic.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { quickDiscord } from '../bot.ts';
import { ManualClock } from '../manual-clock.ts';

const { ManageRoles, ManageChannels, ModerateMembers, SendMessages, PinMessages, ViewChannel } = PermissionFlagsBits;
const RIGHTS = PermissionFlagsBits.ManageMessages | ManageRoles | ManageChannels | ModerateMembers | SendMessages;
const MINUTE = 60_000;
/** A picture of one dot. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What somebody is given and denied in a channel, as a library knows it. */
interface Rights {
  allow: bigint;
  deny: bigint;
}

/** What a moderating bot does, whatever library it is written with. Ids are Discord's. */
interface Moderating {
  /** Takes the right to write from everybody in a channel. @returns what the library then knows of that */
  silence(channel: string, everybody: string): Promise<Rights | undefined>;
  unsilence(channel: string, everybody: string): Promise<void>;
  /** Makes a channel in which everybody may not write, then lets them write and not see it. @returns what was answered */
  channels(name: string, everybody: string): Promise<{ made: Rights | undefined; changed: Rights | undefined }>;
  /** @returns until when the library knows them timed out, in milliseconds since 1970 */
  timeOut(person: string, until: number | null): Promise<number | null>;
  /** @returns the name and permissions of the role as the gateway told of it */
  makeRole(name: string, permissions: bigint): Promise<{ id: string; name: string; permissions: bigint }>;
  giveRole(person: string, role: string): Promise<string[]>;
  takeRole(person: string, role: string): Promise<string[]>;
  pin(channel: string, message: string): Promise<void>;
  /** Adds an emoji of the application's, renames it and lists those there are; then deletes it. @returns the names listed */
  emoji(name: string, renamed: string): Promise<{ id: string; listed: string[]; after: string[] }>;
  /** The code of Discord's error. */
  codeOf(error: unknown): unknown;
  close(): Promise<void> | void;
}

async function withDiscordJs(discord: LocalDiscord): Promise<Moderating> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers],
    rest: { api: discord.api },
  });
  await client.login(discord.token);
  if (!client.isReady()) await new Promise((resolve) => client.once(Events.ClientReady, resolve));
  const guild = await client.guilds.fetch(discord.guild().id);
  const channelOf = async (id: string) => (await client.channels.fetch(id)) as TextChannel;
  const updated = (person: string): Promise<GuildMember> =>
    new Promise((resolve) =>
      client.on(Events.GuildMemberUpdate, (_, member) => {
        if (member.id === person) resolve(member);
      }),
    );
  const rolesOf = ({ roles }: GuildMember): string[] => [...roles.cache.keys()].filter((id) => id !== guild.id);
  return {
    async silence(id, everybody) {
      const channel = await channelOf(id);
      await channel.permissionOverwrites.edit(everybody, { SendMessages: false }, { type: OverwriteType.Role });
      const { allow, deny } = (await channelOf(id)).permissionOverwrites.cache.get(everybody) ?? {};
      return allow && deny ? { allow: allow.bitfield, deny: deny.bitfield } : undefined;
    },
    unsilence: async (id, everybody) => void (await (await channelOf(id)).permissionOverwrites.delete(everybody)),
    async channels(name, everybody) {
      const rightsIn = ({ permissionOverwrites: { cache } }: TextChannel): Rights | undefined => {
        const { allow, deny } = cache.get(everybody) ?? {};
        return allow && deny ? { allow: allow.bitfield, deny: deny.bitfield } : undefined;
      };
      const own = await guild.channels.create({
        name,
        permissionOverwrites: [{ id: everybody, type: OverwriteType.Role, deny: SendMessages }],
      });
      const made = rightsIn(own);
      const rights = { id: everybody, type: OverwriteType.Role, allow: SendMessages, deny: ViewChannel };
      return { made, changed: rightsIn(await own.edit({ permissionOverwrites: [rights] })) };
    },
    async timeOut(person, until) {
      const member = await guild.members.fetch(person);
      await member.disableCommunicationUntil(until);
      return (await guild.members.fetch({ user: person, force: true })).communicationDisabledUntilTimestamp;
    },
    async makeRole(name, permissions) {
      const told = new Promise<Role>((resolve) => client.once(Events.GuildRoleCreate, resolve));
      await guild.roles.create({ name, permissions });
      const { id, permissions: own, ...role } = await told;
      return { id, name: role.name, permissions: own.bitfield };
    },
    async giveRole(person, role) {
      await guild.members.fetch(person);
      const told = updated(person);
      await guild.members.addRole({ user: person, role });
      return rolesOf(await told);
    },
    async takeRole(person, role) {
      const told = updated(person);
      await guild.members.removeRole({ user: person, role });
      return rolesOf(await told);
    },
    pin: async (channel, message) => void (await (await channelOf(channel)).messages.pin(message)),
    async emoji(name, renamed) {
      const { emojis } = client.application ?? {};
      if (!emojis) throw new Error('not ready');
      const made = await emojis.create({ name, attachment: DOT });
      await emojis.edit(made, { name: renamed });
      const listed = [...(await emojis.fetch()).values()].map((each) => each.name ?? '');
      await emojis.delete(made);
      return { id: made.id, listed, after: [...(await emojis.fetch()).values()].map((each) => each.name ?? '') };
    },
    codeOf: (error) => (error instanceof DiscordAPIError ? error.code : error),
    close: () => client.destroy(),
  };
}

async function withOceanic(discord: LocalDiscord): Promise<Moderating> {
  const client = new Oceanic({
    auth: `Bot ${discord.token}`,
    rest: { baseURL: `${discord.api}/v10` },
    gateway: { intents: ['GUILDS', 'GUILD_MEMBERS'] },
  });
  await client.connect();
  await new Promise((resolve) => client.once('ready', () => resolve(null)));
  const guild = discord.guild().id;
  const { channels, guilds } = client.rest;
  const member = (person: string) => guilds.getMember(guild, person);
  return {
    async silence(id, everybody) {
      await channels.editPermission(id, everybody, { type: 0, allow: 0n, deny: SendMessages });
      const channel = await channels.get(id);
      const own = 'permissionOverwrites' in channel ? channel.permissionOverwrites.get(everybody) : undefined;
      return own && { allow: own.permission.allow, deny: own.permission.deny };
    },
    unsilence: (id, everybody) => channels.deletePermission(id, everybody),
    async channels(name, everybody) {
      const own = await guilds.createChannel(guild, 0, {
        name,
        permissionOverwrites: [{ id: everybody, type: 0, allow: 0n, deny: SendMessages }],
      });
      const made = own.permissionOverwrites.get(everybody)?.permission;
      const rights = { id: everybody, type: 0, allow: SendMessages, deny: ViewChannel };
      const edited = await channels.edit<TextOfOceanic>(own.id, { permissionOverwrites: [rights] });
      const changed = edited.permissionOverwrites.get(everybody)?.permission;
      return {
        made: made && { allow: made.allow, deny: made.deny },
        changed: changed && { allow: changed.allow, deny: changed.deny },
      };
    },
    async timeOut(person, until) {
      const communicationDisabledUntil = until === null ? null : new Date(until).toISOString();
      const edited = await guilds.editMember(guild, person, { communicationDisabledUntil });
      return edited.communicationDisabledUntil?.getTime() ?? null;
    },
    async makeRole(name, permissions) {
      const told = new Promise<{ id: string; name: string; permissions: { allow: bigint } }>((resolve) =>
        client.once('guildRoleCreate', resolve),
      );
      await guilds.createRole(guild, { name, permissions: String(permissions) });
      const role = await told;
      return { id: role.id, name: role.name, permissions: role.permissions.allow };
    },
    async giveRole(person, role) {
      await guilds.addMemberRole(guild, person, role);
      return (await member(person)).roles;
    },
    async takeRole(person, role) {
      await guilds.removeMemberRole(guild, person, role);
      return (await member(person)).roles;
    },
    pin: (channel, message) => channels.pinMessage(channel, message),
    async emoji(name, renamed) {
      const { applications } = client.rest;
      const app = discord.bot.id;
      const made = await applications.createEmoji(app, { name, image: DOT });
      await applications.editEmoji(app, made.id, { name: renamed });
      const names = async () => (await applications.getEmojis(app)).items.map((each) => each.name);
      const listed = await names();
      await applications.deleteEmoji(app, made.id);
      return { id: made.id, listed, after: await names() };
    },
    codeOf: (error) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
    close: () => client.disconnect(false),
  };
}

describe.each([
  ['discord.js', withDiscordJs],
  ['oceanic.js', withOceanic],
] as const)('a moderating bot written with %s', (_, begin) => {
  let clock: ManualClock;
  let discord: LocalDiscord;
  let bot: Moderating;

  beforeEach(async () => {
    clock = new ManualClock();
    discord = await quickDiscord({ clock, privilegedIntents: true });
    discord.setRole('bot', RIGHTS | ViewChannel);
    bot = await begin(discord);
  });

  afterEach(async () => {
    await bot.close();
    expect(discord.audit.of('fault')).toEqual([]);
    await discord.close();
  });

  it('gives and takes rights in a channel, which it then knows of', async () => {
    const [{ id: channel }, { id: everybody }] = [discord.channel(), discord.guild()];
    expect(await bot.silence(channel, everybody)).toEqual({ allow: 0n, deny: SendMessages });
    await bot.unsilence(channel, everybody);
    discord.setRole('bot', ViewChannel | SendMessages);
    expect(bot.codeOf(await bot.silence(channel, everybody).catch((error: unknown) => error))).toBe(50013);
  });

  it('makes and changes channels whose rights stand as text', async () => {
    const { id: everybody } = discord.guild();
    expect(await bot.channels('quiet-room', everybody)).toEqual({
      made: { allow: 0n, deny: SendMessages },
      changed: { allow: SendMessages, deny: ViewChannel },
    });
  });

  it('times somebody out, who then says and presses nothing until it is over; never whoever owns the server', async () => {
    const jonas = discord.person('Jonas');
    const until = Math.ceil(clock.now() / 1000) * 1000 + 10 * MINUTE;
    expect(await bot.timeOut(jonas.id, until)).toBe(until);
    expect(() => jonas.say('Let me speak.')).toThrow('badContent');
    clock.advance(11 * MINUTE);
    expect(jonas.say('Thanks.').content).toBe('Thanks.');
    expect(await bot.timeOut(jonas.id, null)).toBeNull();
    const mara = discord.person('Mara').id;
    expect(bot.codeOf(await bot.timeOut(mara, until + 30 * MINUTE).catch((error: unknown) => error))).toBe(50013);
    const late = clock.now() + 29 * 24 * 60 * MINUTE;
    expect(bot.codeOf(await bot.timeOut(jonas.id, late).catch((error: unknown) => error))).toBe(50035);
  });

  it('makes a role, of which the gateway tells, gives it to somebody and takes it back', async () => {
    const jonas = discord.person('Jonas').id;
    const role = await bot.makeRole('Keepers', ManageChannels);
    expect(role).toMatchObject({ name: 'Keepers', permissions: ManageChannels });
    expect(await bot.giveRole(jonas, role.id)).toEqual([role.id]);
    expect(await bot.takeRole(jonas, role.id)).toEqual([]);
  });

  it('pins nothing without the right to', async () => {
    const said = discord.person('Jonas').say('Pin me.');
    expect(bot.codeOf(await bot.pin(said.channel_id, said.id).catch((error: unknown) => error))).toBe(50013);
    discord.setRole('bot', RIGHTS | ViewChannel | PinMessages | PermissionFlagsBits.ReadMessageHistory);
    await bot.pin(said.channel_id, said.id);
    expect(discord.person('Jonas').pins()).toHaveLength(1);
  });

  it('has emoji of its own, each with a name of its own', async () => {
    const { id, listed, after } = await bot.emoji('clue', 'doom');
    expect([listed, after]).toEqual([['doom'], []]);
    expect(id).toMatch(/^\d+$/);
    for (const name of ['x', 'no blanks'])
      expect(bot.codeOf(await bot.emoji(name, 'doom').catch((error: unknown) => error))).toBe(50035);
  });
});
