import { GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type { GuildRecord, RoleRecord } from '../guild/guild.ts';
import { overwriteOf, type SentOverwrite } from '../guild/overwrite.ts';
import { everyPermission, type Overwrite } from '../guild/permission.ts';
import type { BotRecord, PersonRecord } from '../guild/person.ts';
import { compute } from '../guild/standing.ts';
import { memberChanged, timeOut } from '../moderation/membership.ts';
import { Form } from '../protocol/form.ts';
import { refusal } from '../protocol/refusal.ts';
import type { World } from '../world/world.ts';
import { seen } from './channel.ts';
import type { Call, Realm, Route } from './route.ts';

/** Discord times nobody out for longer, in milliseconds. */
const LONGEST_TIMEOUT = 28 * 24 * 3_600_000;

/** What bots do to channels, members and roles, as far as their own rights reach. */
export function moderationRoutes({ world }: Realm): Route[] {
  return [...overwriteRoutes(world), ...memberRoutes(world), ...roleRoutes(world)];
}

function overwriteRoutes(world: World): Route[] {
  const path = '/channels/:channel/permissions/:overwrite';
  const change = (call: Call, own: Overwrite | null): undefined => {
    const channel = seen(world, call);
    if (!channel.guild) throw refusal('directChannel');
    world.demand(channel, PermissionFlagsBits.ManageRoles);
    // Nobody gives or takes what they don't have.
    const touched = own ? BigInt(own.allow) | BigInt(own.deny) : 0n;
    if (touched & everyPermission & ~world.botPermissions(channel)) throw refusal('missingPermissions');
    const others = channel.overwrites.filter(({ id }) => id !== call.param('overwrite'));
    channel.overwrites = own ? [...others, own] : others;
    world.channelChanged(channel);
  };
  return [
    {
      method: 'PUT',
      path,
      handle: (call) => {
        const form = new Form();
        const own = overwriteOf(form, { ...(call.body as SentOverwrite), id: call.param('overwrite') }, []);
        form.refuse();
        return change(call, own);
      },
    },
    { method: 'DELETE', path, handle: (call) => change(call, null) },
  ];
}

function memberRoutes(world: World): Route[] {
  const base = '/guilds/:guild/members/:user';
  return [
    {
      method: 'PATCH',
      path: base,
      handle: (call) => {
        const { guild, who } = memberIn(world, call);
        const { communication_disabled_until: until, roles } = call.body as {
          communication_disabled_until?: string | null;
          roles?: string[] | null;
        };
        if (until !== undefined) {
          demandIn(world, guild, PermissionFlagsBits.ModerateMembers);
          // Whoever owns the server, or administers it, can't be silenced, nor can a bot silence itself.
          if (who.id === world.bot.id || world.standing(who.id, guild).administers) throw refusal('missingPermissions');
          timeOut(guild, who, untilOf(world, until));
        }
        if (roles) {
          demandIn(world, guild, PermissionFlagsBits.ManageRoles);
          for (const role of roles) roleIn(guild, role);
          guild.memberRoles = { ...guild.memberRoles, [who.id]: roles };
        }
        return { body: memberChanged(world, guild, who), schema: 'GuildMemberResponseSchema' };
      },
    },
    ...(['PUT', 'DELETE'] as const).map(
      (method): Route => ({
        method,
        path: `${base}/roles/:role`,
        handle: (call) => {
          const { guild, who } = memberIn(world, call);
          demandIn(world, guild, PermissionFlagsBits.ManageRoles);
          const { id } = roleIn(guild, call.param('role'));
          const others = (guild.memberRoles?.[who.id] ?? []).filter((role) => role !== id);
          guild.memberRoles = { ...guild.memberRoles, [who.id]: method === 'PUT' ? [...others, id] : others };
          memberChanged(world, guild, who);
          return undefined;
        },
      }),
    ),
  ];
}

function roleRoutes(world: World): Route[] {
  const told = (guild: GuildRecord, event: string, role: RoleRecord) => {
    world.guildChanged(guild);
    const body = world.roles(guild).find(({ id }) => id === role.id);
    const data = event === 'GUILD_ROLE_DELETE' ? { role_id: role.id } : { role: body };
    world.dispatch(event, { guild_id: guild.id, ...data }, GatewayIntentBits.Guilds);
    return { body, schema: 'GuildRoleResponseSchema' } as const;
  };
  return [
    {
      method: 'POST',
      path: '/guilds/:guild/roles',
      handle: ({ param, body }) => {
        const guild = world.guild(param('guild'));
        demandIn(world, guild, PermissionFlagsBits.ManageRoles);
        const { name, permissions } = body as { name?: string | null; permissions?: string | number | null };
        const role = { id: world.ids.next(), name: name ?? 'new role', permissions: String(permissions ?? 0) };
        guild.roles = [...(guild.roles ?? []), role];
        return told(guild, 'GUILD_ROLE_CREATE', role);
      },
    },
    {
      method: 'PATCH',
      path: '/guilds/:guild/roles/:role',
      handle: ({ param, body }) => {
        const guild = world.guild(param('guild'));
        demandIn(world, guild, PermissionFlagsBits.ManageRoles);
        const role = roleIn(guild, param('role'));
        const { name, permissions } = body as { name?: string | null; permissions?: string | number | null };
        role.name = name ?? role.name;
        role.permissions = String(permissions ?? role.permissions);
        return told(guild, 'GUILD_ROLE_UPDATE', role);
      },
    },
    {
      method: 'DELETE',
      path: '/guilds/:guild/roles/:role',
      handle: ({ param }) => {
        const guild = world.guild(param('guild'));
        demandIn(world, guild, PermissionFlagsBits.ManageRoles);
        const role = roleIn(guild, param('role'));
        guild.roles = (guild.roles ?? []).filter(({ id }) => id !== role.id);
        const held = Object.entries(guild.memberRoles ?? {});
        guild.memberRoles = Object.fromEntries(held.map(([who, ids]) => [who, ids.filter((id) => id !== role.id)]));
        told(guild, 'GUILD_ROLE_DELETE', role);
        return undefined;
      },
    },
  ];
}

/** @throws Refusal 50013 unless the bot has the right in the guild. */
export function demandIn(world: World, guild: GuildRecord, right: bigint): void {
  if (!(compute(world.standing(world.bot.id, guild), []) & right)) throw refusal('missingPermissions');
}

/** Somebody in a guild, the bot itself among them. @throws Refusal 10004, 10007. */
function memberIn(world: World, { param }: Call): { guild: GuildRecord; who: PersonRecord | BotRecord } {
  const guild = world.guild(param('guild'));
  const who = world.membersOf(guild).find(({ id }) => id === param('user'));
  if (!who) throw refusal('unknownMember');
  return { guild, who };
}

/** A role that somebody made. @throws Refusal 10011. */
function roleIn({ roles = [] }: GuildRecord, id: string): RoleRecord {
  const found = roles.find((role) => role.id === id);
  if (!found) throw refusal('unknownRole');
  return found;
}

/** A time as text, in milliseconds since 1970. @throws Refusal 50035. */
function untilOf(world: World, until: string | null): number | null {
  const at = until === null ? null : Date.parse(until);
  const form = new Form();
  const path = ['communication_disabled_until'];
  if (Number.isNaN(at)) form.add(path, 'DATE_TIME_TYPE_PARSE', `Could not parse ${until}. Should be ISO8601.`);
  if (at !== null && at - world.clock.now() > LONGEST_TIMEOUT)
    form.add(path, 'INVALID_COMMUNICATION_DISABLED_TIMESTAMP', 'The timeout can last at most 28 days.');
  form.refuse();
  return at;
}
