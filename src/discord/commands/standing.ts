import { GuildMember, type Interaction, PermissionsBitField } from 'discord.js';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Standing } from '../../table/people/servers.ts';

type Asked = Pick<Interaction, 'member' | 'memberPermissions' | 'channel' | 'channelId' | 'guild'>;

/** Whoever may manage the server settles what holds on all of it; `has` counts administrators in. */
export function managesServer({ memberPermissions }: Asked): boolean {
  return memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
}

/** Whether somebody may manage a channel, or the whole server. A channel that is gone is for those of the server. */
export function managesChannel(asked: Asked, channel: string): boolean {
  if (managesServer(asked)) return true;
  const { member, guild, channelId, memberPermissions } = asked;
  if (channel === channelId) return memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;
  const there = guild?.channels.cache.get(channel);
  const granted = there && member instanceof GuildMember ? there.permissionsFor(member) : new PermissionsBitField(0n);
  return granted.has(PermissionFlagsBits.ManageChannels);
}

/** What somebody is where they use the bot. */
export function standingOf(asked: Asked): Standing {
  const { member, channel } = asked;
  const roles = member instanceof GuildMember ? [...member.roles.cache.keys()] : (member?.roles ?? []);
  return {
    roles,
    manages: managesChannel(asked, asked.channelId ?? ''),
    parent: channel?.isThread() ? channel.parentId : null,
  };
}
