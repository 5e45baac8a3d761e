import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { threadMember } from '../guild/channel.ts';
import { guildJson } from '../guild/guild.ts';
import { overwritesOf, type SentOverwrite } from '../guild/overwrite.ts';
import { badForm } from '../protocol/form.ts';
import { refusal } from '../protocol/refusal.ts';
import { demandIn } from './moderation.ts';
import type { Realm, Route } from './route.ts';

/** Guilds, their channels, members and roles. */
export function guildRoutes({ world }: Realm): Route[] {
  const channels = (guild: string) => world.channels.all().filter((channel) => channel.guild === guild);
  const memberOf = (guildId: string, id: string) => {
    const guild = world.guild(guildId);
    const who = world.membersOf(guild).find((each) => each.id === id);
    if (!who) throw refusal('unknownMember');
    return { body: world.member(who, guild), schema: 'GuildMemberResponseSchema' } as const;
  };
  return [
    {
      method: 'GET',
      path: '/guilds/:guild',
      handle: ({ param, query }) => {
        const guild = world.guild(param('guild'));
        const members = world.membersOf(guild).length;
        const counts = { approximate_member_count: members, approximate_presence_count: members };
        const body = guildJson(guild, world.bot);
        return {
          body: { ...body, ...(query.get('with_counts') === 'true' ? counts : {}) },
          schema: 'GuildResponseSchema',
        };
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/channels',
      handle: ({ param }) => ({
        body: channels(world.guild(param('guild')).id)
          .filter((channel) => !channel.thread)
          .map((channel) => world.channelJson(channel)),
        schema: 'GuildChannelResponseSchema',
      }),
    },
    {
      method: 'POST',
      path: '/guilds/:guild/channels',
      handle: ({ param, body }) => {
        const guild = world.guild(param('guild'));
        const { permission_overwrites: sent, ...plain } = body as { permission_overwrites?: SentOverwrite[] | null };
        world.spec.check('CreateGuildChannelRequestSchema', plain);
        demandIn(world, guild, PermissionFlagsBits.ManageChannels);
        const { name, type, topic } = body as { name: string; type?: number | null; topic?: string | null };
        if ((type ?? ChannelType.GuildText) !== ChannelType.GuildText) {
          badForm(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of {0}.');
        }
        const channel = world.addChannel(guild, name.toLowerCase().replace(/\s+/g, '-'));
        channel.topic = topic ?? null;
        channel.overwrites = overwritesOf(sent ?? [], ['permission_overwrites']);
        world.channels.put(channel);
        return { status: 201, body: world.channelJson(channel), schema: 'GuildChannelResponseSchema' };
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/threads/active',
      handle: ({ param }) => {
        const active = channels(world.guild(param('guild')).id).filter(({ thread }) => thread && !thread.archived);
        const members = active.map((thread) => threadMember(thread, world.bot.id)).filter((each) => each !== undefined);
        return { body: { threads: active.map((thread) => world.channelJson(thread)), members, has_more: false } };
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/members',
      handle: ({ param, query }) => {
        const guild = world.guild(param('guild'));
        const limit = Math.min(Number(query.get('limit') ?? 1), 1000);
        const after = BigInt(query.get('after') ?? 0);
        const everybody = world.membersOf(guild).filter(({ id }) => BigInt(id) > after);
        return {
          body: everybody.slice(0, limit).map((who) => world.member(who, guild)),
          schema: 'GuildMemberResponseSchema',
        };
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/members/@me',
      handle: ({ param }) => memberOf(param('guild'), world.bot.id),
    },
    {
      method: 'GET',
      path: '/users/@me/guilds/:guild/member',
      handle: ({ param }) => memberOf(param('guild'), world.bot.id),
    },
    {
      method: 'GET',
      path: '/guilds/:guild/members/:user',
      handle: ({ param }) => memberOf(param('guild'), param('user')),
    },
    {
      method: 'GET',
      path: '/guilds/:guild/roles',
      handle: ({ param }) => ({ body: world.roles(world.guild(param('guild'))), schema: 'GuildRoleResponseSchema' }),
    },
    {
      method: 'GET',
      path: '/guilds/:guild/roles/:role',
      handle: ({ param }) => {
        const found = world.roles(world.guild(param('guild'))).find(({ id }) => id === param('role'));
        if (!found) throw refusal('unknownRole');
        return { body: found, schema: 'GuildRoleResponseSchema' };
      },
    },
  ];
}
