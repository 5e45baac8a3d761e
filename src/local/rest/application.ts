import { ApplicationCommandType } from 'discord-api-types/v10';
import { type CommandBody, checkCommand, commandRecord, commandRoom } from '../interactions/command.ts';
import { spokenIn } from '../interactions/translation.ts';
import { badForm, Form } from '../protocol/form.ts';
import { isTrue } from '../protocol/locale.ts';
import { refusal } from '../protocol/refusal.ts';
import type { CommandRecord, World } from '../world/world.ts';
import type { Answer, Call, Realm, Route } from './route.ts';

const schema = 'ApplicationCommandResponseSchema';

/** Registering, changing and removing commands, global ones and those of a guild. */
export function applicationRoutes({ world }: Realm): Route[] {
  const scopes = [
    { base: '/applications/:application/commands', guildOf: () => null },
    {
      base: '/applications/:application/guilds/:guild/commands',
      guildOf: ({ param }: Call): string => {
        const guild = world.guilds.get(param('guild'));
        if (!guild || guild.botAway) throw refusal('missingAccess');
        return param('guild');
      },
    },
  ];
  return scopes.flatMap(({ base, guildOf }) => scopeRoutes(world, base, guildOf));
}

function scopeRoutes(world: World, base: string, guildOf: (call: Call) => string | null): Route[] {
  const scope = (call: Call): string | null => {
    if (call.param('application') !== world.bot.id) throw refusal('unknownApplication');
    return guildOf(call);
  };
  const within = (guild: string | null): CommandRecord[] =>
    world.commands.all().filter((command) => (command.guild_id ?? null) === guild);
  const one = (call: Call): CommandRecord => {
    const guild = scope(call);
    const found = within(guild).find(({ id }) => id === call.param('command'));
    if (!found) throw refusal('unknownCommand');
    return found;
  };
  const inFull = ({ query }: Call): boolean => isTrue(query.get('with_localizations'));
  const told = (answer: Answer): Answer => {
    world.feed.tell({ type: 'commands', commands: world.commands.all() }, 'everybody');
    return answer;
  };
  return [
    {
      method: 'GET',
      path: base,
      handle: (call) => {
        const all = within(scope(call));
        return { body: inFull(call) ? all : all.map((command) => spokenIn(command, call.locale)), schema };
      },
    },
    { method: 'GET', path: `${base}/:command`, handle: (call) => ({ body: one(call), schema }) },
    {
      method: 'PUT',
      path: base,
      handle: (call) => told({ body: replaceAll(world, call.body, scope(call), within), schema }),
    },
    {
      method: 'POST',
      path: base,
      bucket: { limit: 5, seconds: 20 },
      handle: (call) => {
        const guild = scope(call);
        const body = checked(world, 'ApplicationCommandCreateRequestSchema', call.body);
        const before = within(guild).find((command) => same(command, body));
        if (!before) demandRoom([...within(guild), body]);
        const record = world.commands.put(commandRecord(world, body, guild, before));
        return told({ status: before ? 200 : 201, body: record, schema });
      },
    },
    {
      method: 'PATCH',
      path: `${base}/:command`,
      handle: (call) => {
        const before = one(call);
        const patch = checked(world, 'ApplicationCommandPatchRequestPartialSchema', call.body);
        const body = { ...before, ...patch } as CommandBody;
        if (within(scope(call)).some((command) => command.id !== before.id && same(command, body))) duplicate(['name']);
        return told({ body: world.commands.put(commandRecord(world, body, before.guild_id ?? null, before)), schema });
      },
    },
    {
      method: 'DELETE',
      path: `${base}/:command`,
      handle: (call) => {
        world.commands.remove(one(call).id);
        return told({ status: 204 });
      },
    },
  ];
}

function checked(
  world: World,
  schema: 'ApplicationCommandCreateRequestSchema' | 'ApplicationCommandPatchRequestPartialSchema',
  sent: unknown,
): CommandBody {
  const form = new Form();
  checkCommand(world, form, sent, { schema, base: [] });
  form.refuse();
  return sent as CommandBody;
}

/** All commands of a scope at once; those that keep name and type keep their id. */
function replaceAll(
  world: World,
  sent: unknown,
  guild: string | null,
  within: (guild: string | null) => CommandRecord[],
): CommandRecord[] {
  if (!Array.isArray(sent)) return badForm([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
  const form = new Form();
  const list: unknown[] = sent;
  list.forEach((each, index) => {
    checkCommand(world, form, each, { schema: 'ApplicationCommandUpdateRequestSchema', base: [index] });
  });
  form.refuse();
  const bodies = list as CommandBody[];
  bodies.forEach((body, index) => {
    if (bodies.findIndex((other) => same(other, body)) < index) duplicate([index]);
  });
  demandRoom(bodies);
  const before = within(guild);
  for (const { id } of before) world.commands.remove(id);
  return bodies.map((body) => {
    const old = before.find((command) => same(command, body));
    return world.commands.put(commandRecord(world, body, guild, old));
  });
}

function duplicate(path: readonly (string | number)[]): never {
  return badForm(path, 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
}

type Named = Pick<CommandBody, 'name' | 'type'>;

const typeOf = ({ type }: Named): ApplicationCommandType => type ?? ApplicationCommandType.ChatInput;

function same(a: Named, b: Named): boolean {
  return a.name === b.name && typeOf(a) === typeOf(b);
}

/** @throws Refusal 30032. */
function demandRoom(all: readonly Named[]): void {
  for (const [type, room] of Object.entries(commandRoom)) {
    if (all.filter((command) => typeOf(command) === Number(type)).length > room) throw refusal('maximumCommands');
  }
}
