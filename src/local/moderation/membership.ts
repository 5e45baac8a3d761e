import { GatewayIntentBits } from 'discord-api-types/v10';
import type { GuildRecord } from '../guild/guild.ts';
import type { BotRecord, PersonRecord } from '../guild/person.ts';
import type { World } from '../world/world.ts';

/** Somebody in a guild is timed out, until a time in milliseconds since 1970, or no longer (null). */
export function timeOut(guild: GuildRecord, { id }: PersonRecord | BotRecord, until: number | null): void {
  guild.timeouts = { ...guild.timeouts, [id]: until ?? 0 };
}

/** Stores a changed member and tells of them: of itself a bot hears without the intent, too. */
export function memberChanged(world: World, guild: GuildRecord, who: PersonRecord | BotRecord) {
  world.guildChanged(guild);
  const member = world.member(who, guild);
  const intent = who.id === world.bot.id ? 0 : GatewayIntentBits.GuildMembers;
  world.dispatch('GUILD_MEMBER_UPDATE', { ...member, guild_id: guild.id }, intent);
  return member;
}
