import { PermissionFlagsBits } from 'discord-api-types/v10';
import { type GuildRecord, rolesOf } from './guild.ts';
import { everyPermission, type Overwrite, silencedMay } from './permission.ts';
import type { BotRecord } from './person.ts';

/** What a person or the bot is in a guild. */
export interface Standing {
  id: string;
  guild: string;
  /** Ids of their roles, but for @everyone. */
  roles: readonly string[];
  /** What these roles and @everyone grant. */
  granted: bigint;
  /** They own the guild or administer it, so that nothing holds them back. */
  administers: boolean;
  /** They are timed out: they only look on. */
  silenced: boolean;
}

/** Ids of the roles that a person or the bot has, but for @everyone. */
export function rolesHeld({ botRole, memberRoles }: GuildRecord, who: string, bot: BotRecord): string[] {
  return [...(who === bot.id ? [botRole] : []), ...(memberRoles?.[who] ?? [])];
}

/** @param now milliseconds since 1970 */
export function standingIn(
  guild: GuildRecord,
  { id, host, bot }: { id: string; host: boolean; bot: BotRecord },
  now: number,
): Standing {
  const roles = rolesHeld(guild, id, bot);
  const granted = rolesOf(guild, bot)
    .filter((role) => role.id === guild.id || roles.includes(role.id))
    .reduce((all, { permissions }) => all | BigInt(permissions), 0n);
  const administers = host || guild.owner === id || (granted & PermissionFlagsBits.Administrator) !== 0n;
  const silenced = !administers && (guild.timeouts?.[id] ?? 0) > now;
  return { id, guild: guild.id, roles, granted, administers, silenced };
}

/**
 * Permissions in a channel as Discord computes them: the guild's, then the overwrites of @everyone (whose role has the
 * guild's id), of roles, and of the member; whoever is timed out has next to none of them left.
 */
export function compute({ id, guild, roles, ...standing }: Standing, overwrites: readonly Overwrite[]): bigint {
  if (standing.administers) return everyPermission;
  let bits = standing.granted;
  const apply = (applies: (overwrite: Overwrite) => boolean): void => {
    const those = overwrites.filter(applies);
    for (const { deny } of those) bits &= ~BigInt(deny);
    for (const { allow } of those) bits |= BigInt(allow);
  };
  apply((overwrite) => overwrite.type === 0 && overwrite.id === guild);
  apply((overwrite) => overwrite.type === 0 && roles.includes(overwrite.id));
  apply((overwrite) => overwrite.type === 1 && overwrite.id === id);
  return standing.silenced ? bits & silencedMay : bits;
}
