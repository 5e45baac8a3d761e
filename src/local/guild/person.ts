import type { APIGuildMember, APIUser, GuildMemberFlags, UserFlags } from 'discord-api-types/v10';
import type { WirePerson } from '../wire.ts';

/** A person as stored. */
export interface PersonRecord extends WirePerson {
  joinedAt: number;
  /** Takes no direct messages from the bot (error 50007). */
  directsClosed: boolean;
}

export interface BotRecord {
  id: string;
  name: string;
}

/** What Discord's user object has and `discord-api-types` leaves out. */
export type User = APIUser & { primary_guild: null };

const none = 0 as UserFlags;
const bare = { avatar: null, discriminator: '0', public_flags: none, flags: none, primary_guild: null } as const;

/** A person as Discord tells of them. */
export function personUser(person: PersonRecord): User {
  return { id: person.id, username: person.name, global_name: person.name, ...bare };
}

/** The bot as Discord tells of it. */
export function botUser(bot: BotRecord): User {
  return { id: bot.id, username: bot.name, global_name: null, bot: true, ...bare };
}

/** Colors readable on Discord's dark ground; people take them in turn. */
const colors = ['#e0b04c', '#5fb3a1', '#d9776b', '#8aa4e0', '#b48ad0', '#9cc069', '#e08ab4', '#6fb7d6'] as const;

/** The color of the person so far down the list, from 0. */
export function colorOf(index: number): string {
  return colors[index % colors.length] ?? colors[0];
}

/** A person as the page is told of them. */
export function wirePerson({ id, name, color, host }: PersonRecord): WirePerson {
  return { id, name, color, host };
}

/** A guild member; `roles` are ids, `joinedAt` and until when they are timed out milliseconds since 1970. */
export function member<U>(
  user: U,
  roles: string[],
  joinedAt: number,
  silentUntil?: number,
): Omit<APIGuildMember, 'user'> & { user: U } {
  return {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles,
    joined_at: new Date(joinedAt).toISOString(),
    premium_since: null,
    communication_disabled_until: silentUntil ? new Date(silentUntil).toISOString() : null,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
  };
}
