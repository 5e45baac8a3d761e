import { type Client, PermissionFlagsBits } from 'discord.js';
import { missingPermissions } from './permission.ts';

/** What the gateway has told of the places of games: of their channels, and of what the bot may do there. */
export interface Sight {
  /** True for a channel that the gateway has not told of: a thread that is archived. */
  sleeps(channel: string): boolean;
  /** True where the bot may write: the channel is open, the rights are there, and nobody has timed the bot out. */
  mayWrite(channel: string): boolean;
  /** True where the bot may pin a message. */
  mayPin(channel: string): boolean;
}

/** What a client has been told. */
export function sightOf(client: Client): Sight {
  const placeOf = (id: string) => {
    const channel = client.channels.cache.get(id);
    const me = channel && !channel.isDMBased() ? channel.guild.members.me : null;
    return channel && !channel.isDMBased() && me ? { channel, me } : null;
  };
  const bitsIn = (id: string): bigint => {
    const place = placeOf(id);
    return place ? place.channel.permissionsFor(place.me).bitfield : 0n;
  };
  const mayWrite = (id: string): boolean => {
    const place = placeOf(id);
    if (!place || place.me.isCommunicationDisabled()) return false;
    const { channel } = place;
    if (channel.isThread() && (channel.archived || channel.locked)) return false;
    return missingPermissions(bitsIn(id), channel.isThread()).length === 0;
  };
  return {
    sleeps: (id) => !client.channels.cache.has(id),
    mayWrite,
    mayPin: (id) => mayWrite(id) && (bitsIn(id) & PermissionFlagsBits.PinMessages) !== 0n,
  };
}
