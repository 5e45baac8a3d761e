import { MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import type { User } from '../guild/person.ts';
import type { AuditEntry } from '../world/audit.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';
import type { Mentions } from './mention.ts';

/** Whom the author of a message may really mention: people who are here, roles and everybody only with the right to. */
export function mentioned(
  world: World,
  mentions: Mentions,
  channel: ChannelRecord,
  author: string,
): { users: User[]; roles: string[]; everyone: boolean } {
  const users = mentions.users.map((id) => world.user(id)).filter((user) => user !== undefined);
  const person = world.people.get(author);
  const granted = person ? world.personPermissions(person, channel) : world.botPermissions(channel);
  const may = (granted & PermissionFlagsBits.MentionEveryone) !== 0n;
  const botRole = world.guildOf(channel)?.botRole;
  const everyone = may && mentions.everyone && channel.guild !== null;
  return { users, roles: may ? mentions.roles.filter((id) => id === botRole) : [], everyone };
}

/** Notes whom a new message pings, and takes the people named in a thread into it. `called` is who is replied to. */
export function ping(world: World, record: MessageRecord, channel: ChannelRecord, called: string | null): void {
  const { shown } = record;
  if (record.onlyFor) return;
  const named = shown.mentions.map(({ id }) => id);
  if (channel.thread) join(world, channel, named);
  if ((shown.flags ?? 0) & MessageFlags.SuppressNotifications) return;
  const way = (id: string): Extract<AuditEntry, { kind: 'ping' }>['by'] | null => {
    if (channel.recipient === id) return 'direct';
    if (called === id) return 'reply';
    if (named.includes(id)) return 'name';
    return shown.mention_everyone ? 'everyone' : null;
  };
  for (const { id } of world.people.all()) {
    const by = way(id);
    if (!by || id === shown.author.id || !world.canSee(id, channel)) continue;
    world.audit.add({ kind: 'ping', at: world.clock.now(), by, person: id, channel: channel.id, message: record.id });
  }
}

function join(world: World, channel: ChannelRecord, people: readonly string[]): void {
  const { thread } = channel;
  const added = people.filter((id) => world.people.get(id) && !thread?.members.some((member) => member.id === id));
  if (!thread || added.length === 0) return;
  for (const id of added) thread.members.push({ id, joinedAt: world.clock.now() });
  world.channelChanged(channel);
}
