import { ChannelType } from 'discord-api-types/v10';
import { madeAt } from '../protocol/snowflake.ts';
import type { WireChannel, WireChannelKind, WireRight } from '../wire.ts';
import { type Overwrite, rightsAmong } from './permission.ts';

type ChannelRecordType = ChannelType.GuildText | ChannelType.DM | ChannelType.PublicThread | ChannelType.PrivateThread;

interface ThreadRecord {
  owner: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  /** Minutes of silence after which Discord hides it. */
  autoArchive: number;
  archivedAt: number;
  messages: number;
  members: { id: string; joinedAt: number }[];
}

/** A channel, thread or direct channel as stored. */
export interface ChannelRecord {
  id: string;
  type: ChannelRecordType;
  guild: string | null;
  parent: string | null;
  name: string;
  topic: string | null;
  position: number;
  slowmode: number;
  lastMessage: string | null;
  overwrites: Overwrite[];
  thread: ThreadRecord | null;
  /** The one person of a direct channel. */
  recipient: string | null;
  /** Newest first; `at` in milliseconds since 1970. */
  pins: { message: string; at: number }[];
}

/** A fresh text channel. */
export function textChannel(id: string, guild: string, name: string, position: number): ChannelRecord {
  return {
    id,
    type: ChannelType.GuildText,
    guild,
    parent: null,
    name,
    topic: null,
    position,
    slowmode: 0,
    lastMessage: null,
    overwrites: [],
    thread: null,
    recipient: null,
    pins: [],
  };
}

function lastPin(channel: ChannelRecord): string | null {
  const newest = channel.pins[0];
  return newest ? new Date(newest.at).toISOString() : null;
}

/** A text channel or thread as Discord's API gives it; `me` is the bot, whose thread membership it shows. */
export function guildChannelJson(channel: ChannelRecord, guild: string, me: string) {
  const common = {
    id: channel.id,
    type: channel.type,
    guild_id: guild,
    name: channel.name,
    parent_id: channel.parent,
    last_message_id: channel.lastMessage,
    last_pin_timestamp: lastPin(channel),
    rate_limit_per_user: channel.slowmode,
    flags: 0,
  };
  if (!channel.thread) {
    return {
      ...common,
      position: channel.position,
      topic: channel.topic,
      nsfw: false,
      permission_overwrites: channel.overwrites,
    };
  }
  const mine = threadMember(channel, me);
  return { ...common, ...threadJson(channel, channel.thread), ...(mine ? { member: mine } : {}) };
}

function threadJson(channel: ChannelRecord, thread: ThreadRecord) {
  return {
    owner_id: thread.owner,
    message_count: thread.messages,
    member_count: thread.members.length,
    total_message_sent: thread.messages,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: new Date(thread.archivedAt).toISOString(),
      locked: thread.locked,
      create_timestamp: new Date(madeAt(channel.id)).toISOString(),
      ...(channel.type === ChannelType.PrivateThread ? { invitable: thread.invitable } : {}),
    },
  };
}

/** A person's or the bot's membership of a thread. */
export function threadMember(channel: ChannelRecord, who: string) {
  const found = channel.thread?.members.find(({ id }) => id === who);
  if (!found) return undefined;
  return { id: channel.id, user_id: who, join_timestamp: new Date(found.joinedAt).toISOString(), flags: 0 };
}

/** A channel between the bot and one person as Discord tells of it. */
export function directChannelJson<U>(channel: ChannelRecord, recipient: U) {
  return {
    id: channel.id,
    type: ChannelType.DM,
    last_message_id: channel.lastMessage,
    last_pin_timestamp: lastPin(channel),
    flags: 0,
    recipients: [recipient],
  };
}

function wireKind(type: ChannelRecordType): WireChannelKind {
  switch (type) {
    case ChannelType.GuildText:
      return 'text';
    case ChannelType.PublicThread:
      return 'thread';
    case ChannelType.PrivateThread:
      return 'privateThread';
    case ChannelType.DM:
      return 'direct';
  }
}

/** What was taken from the bot in a channel. */
function denied({ overwrites }: ChannelRecord, bot: string): WireRight[] {
  const bits = BigInt(overwrites.find(({ id }) => id === bot)?.deny ?? 0);
  return rightsAmong(bits);
}

/** A channel as the page sees it. */
export function wireChannel(channel: ChannelRecord, bot: string): WireChannel {
  const people = channel.thread?.members.map(({ id }) => id) ?? (channel.recipient ? [channel.recipient] : []);
  return {
    id: channel.id,
    kind: wireKind(channel.type),
    name: channel.name,
    guild: channel.guild,
    parent: channel.parent,
    topic: channel.topic,
    archived: channel.thread?.archived ?? false,
    locked: channel.thread?.locked ?? false,
    denied: denied(channel, bot),
    people: people.filter((id) => id !== bot),
    lastMessage: channel.lastMessage,
  };
}
