import type { WireChannel, WireGuild } from '../wire.ts';
import { everybodyMay, rightsAmong } from './permission.ts';

/** A role that somebody made. */
export interface RoleRecord {
  id: string;
  name: string;
  permissions: string;
}

/** A guild as stored. */
export interface GuildRecord {
  id: string;
  name: string;
  /** The person who owns it. */
  owner: string;
  /** The bot's own managed role and what it grants. */
  botRole: string;
  botPermissions: string;
  /** What @everyone may do; what is usual when left out. */
  everybody?: string;
  /** The bot was thrown out. */
  botAway?: boolean;
  /** Ids of people who are not in it. */
  gone?: string[];
  /** The language of a guild that has been made a community. */
  community?: string;
  /** Words that AutoMod lets no message hold. */
  blockedWords?: string[];
  /** Roles besides @everyone and the bot's, the lowest first. */
  roles?: RoleRecord[];
  /** By member, which of them they have. */
  memberRoles?: Record<string, string[]>;
  /** By member, until when they are timed out, milliseconds since 1970. */
  timeouts?: Record<string, number>;
  /** When the bot joined, milliseconds since 1970. */
  joinedAt: number;
}

interface Role {
  id: string;
  name: string;
  permissions: string;
  position: number;
  tags?: Record<string, unknown>;
}

function role(own: Role) {
  return {
    ...own,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: own.tags !== undefined,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

/** @everyone, which has the guild's id, the bot's role, and those that somebody made. */
export function rolesOf(guild: GuildRecord, bot: { id: string; name: string }) {
  return [
    role({ id: guild.id, name: '@everyone', permissions: guild.everybody ?? everybodyMay.toString(), position: 0 }),
    role({
      id: guild.botRole,
      name: bot.name,
      permissions: guild.botPermissions,
      position: 1,
      tags: { bot_id: bot.id },
    }),
    ...(guild.roles ?? []).map((own, index) => role({ ...own, position: index + 2 })),
  ];
}

/** What a guild is, and the language that it has chosen: only a community has been asked for one. */
export function chosenBy({ community }: GuildRecord) {
  return { features: community === undefined ? [] : ['COMMUNITY'], preferred_locale: community ?? 'en-US' };
}

/** The guild object of `GET /guilds/:id`, most of which a guild on one machine has no use for. */
export function guildJson(guild: GuildRecord, bot: { id: string; name: string }) {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    ...chosenBy(guild),
    banner: null,
    owner_id: guild.owner,
    application_id: null,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: rolesOf(guild, bot),
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** A guild as the page sees it, with the channels that a person may see. */
export function wireGuild(guild: GuildRecord, channels: WireChannel[]): WireGuild {
  const { id, name, botAway, gone = [], blockedWords = [] } = guild;
  const lacks = rightsAmong(~(BigInt(guild.botPermissions) | BigInt(guild.everybody ?? everybodyMay)));
  return { id, name, channels, bot: !botAway, gone, blocked: blockedWords, lacks };
}
