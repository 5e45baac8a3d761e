import { ChannelType } from 'discord-api-types/v10';
import { threadMember } from '../guild/channel.ts';
import { type GuildRecord, guildJson } from '../guild/guild.ts';
import { botUser } from '../guild/person.ts';
import type { World } from '../world/world.ts';
import type { Session } from './session.ts';

/** The READY event: who the bot is and which guilds will follow. */
export function readyJson(world: World, session: Session, guilds: readonly GuildRecord[], sharded: boolean): object {
  return {
    v: 10,
    user: { ...botUser(world.bot), mfa_enabled: false, verified: true, email: null },
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: `${world.origin.replace('http', 'ws')}/gateway`,
    ...(sharded ? { shard: session.shard } : {}),
    application: { id: world.bot.id, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    relationships: [],
    presences: [],
    user_settings: {},
    geo_ordered_rtc_regions: [],
    auth: {},
    _trace: [],
  };
}

/** The GUILD_CREATE event: a guild with its channels and the threads that are open. */
export function guildCreateJson(world: World, guild: GuildRecord): object {
  const channels = world.channels.all().filter((channel) => channel.guild === guild.id);
  const threads = channels.filter((channel) => {
    const joined = threadMember(channel, world.bot.id) !== undefined;
    return channel.thread && !channel.thread.archived && (channel.type === ChannelType.PublicThread || joined);
  });
  return {
    ...guildJson(guild, world.bot),
    joined_at: new Date(guild.joinedAt).toISOString(),
    large: false,
    unavailable: false,
    member_count: world.membersOf(guild).length,
    members: [world.member(world.bot, guild)],
    channels: channels.filter(({ thread }) => !thread).map((channel) => world.channelJson(channel)),
    threads: threads.map((thread) => world.channelJson(thread)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** What a bot asks for with op 8. */
export interface MembersAsked {
  guild_id?: string;
  user_ids?: string | string[];
  query?: string;
  nonce?: string;
}

/** The GUILD_MEMBERS_CHUNK event: people asked for by id, or by the beginning of their name when `all` may be seen. */
export function membersJson(world: World, guild: GuildRecord, asked: MembersAsked, all: boolean): object {
  const ids = asked.user_ids === undefined ? null : [asked.user_ids].flat();
  const found =
    ids === null && !all
      ? []
      : world.membersOf(guild).filter(({ id, name }) => (ids ? ids.includes(id) : name.startsWith(asked.query ?? '')));
  return {
    guild_id: guild.id,
    members: found.map((who) => world.member(who, guild)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids?.filter((id) => !found.some((who) => who.id === id)) ?? [],
    ...(asked.nonce ? { nonce: asked.nonce } : {}),
  };
}
