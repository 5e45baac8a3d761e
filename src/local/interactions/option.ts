import {
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandNumberOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  ChannelType,
} from 'discord-api-types/v10';
import { LocalRefusal } from '../protocol/localrefusal.ts';
import type { WireOption } from '../wire.ts';
import type { World } from '../world/world.ts';

/** Objects behind the ids in an interaction, as Discord sends them along. */
export interface Resolved {
  users?: Record<string, object>;
  members?: Record<string, object>;
  roles?: Record<string, object>;
  channels?: Record<string, object>;
  messages?: Record<string, object>;
}

/** Which kinds of object an id may stand for. */
interface Kinds {
  user: boolean;
  role: boolean;
  channel: boolean;
}

/** Finds what ids stand for in a guild, or in direct messages, and keeps it for the interaction. */
export class Resolver {
  readonly world: World;
  readonly found: Resolved = {};
  private readonly guild: string | null;

  constructor(world: World, guild: string | null) {
    this.world = world;
    this.guild = guild;
  }

  /** What was found, where something was. */
  get data(): { resolved?: Resolved } {
    return Object.keys(this.found).length > 0 ? { resolved: this.found } : {};
  }

  /** Adds what an id stands for; false when it stands for nothing of the kinds allowed. */
  resolve(id: string, may: Kinds): boolean {
    const { world, found } = this;
    const guild = this.guild ? world.guilds.get(this.guild) : undefined;
    const who = may.user ? (id === world.bot.id ? world.bot : world.people.get(id)) : undefined;
    if (who) {
      found.users = { ...found.users, [id]: world.user(id) ?? {} };
      if (guild) {
        const { user: _, deaf: __, mute: ___, ...member } = world.member(who, guild);
        const permissions = 'host' in who && who.host ? '8' : '0';
        found.members = { ...found.members, [id]: { ...member, permissions } };
      }
      return true;
    }
    if (may.role && guild && world.roles(guild).some((role) => role.id === id)) {
      found.roles = { ...found.roles, [id]: world.roles(guild).find((role) => role.id === id) ?? {} };
      return true;
    }
    const channel = may.channel ? world.channels.get(id) : undefined;
    if (channel?.guild && channel.guild === this.guild && channel.type !== ChannelType.DM) {
      found.channels = { ...found.channels, [id]: { ...world.channelJson(channel), permissions: '0' } };
      return true;
    }
    return false;
  }
}

/**
 * Checks what a person filled into a command as Discord's own client would, and resolves the ids in it. While it is
 * being typed (`typing`) things may be missing or not yet fit.
 * @throws LocalRefusal badOptions.
 */
export function checkOptions(
  resolver: Resolver,
  defined: readonly APIApplicationCommandOption[],
  given: readonly WireOption[],
  typing: boolean,
): void {
  const nested = defined.some(({ type }) => isNest(type));
  if (nested && given.length !== 1) throw bad('choose exactly one subcommand');
  if (new Set(given.map(({ name }) => name)).size < given.length) throw bad('an option is there twice');
  for (const option of given) checkGiven(resolver, defined, option, typing);
  if (typing || nested) return;
  for (const { name, required } of defined) {
    if (required && !given.some((option) => option.name === name)) throw bad(`option ${name} is required`);
  }
}

function checkGiven(
  resolver: Resolver,
  defined: readonly APIApplicationCommandOption[],
  given: WireOption,
  typing: boolean,
): void {
  const definition = defined.find(({ name }) => name === given.name);
  if (!definition || definition.type !== given.type) throw bad(`no option ${given.name} of type ${given.type}`);
  if ('options' in definition || isNest(definition.type)) {
    const inner = 'options' in definition ? (definition.options ?? []) : [];
    checkOptions(resolver, inner, given.options ?? [], typing);
  } else if (!(typing && given.focused)) checkValue(resolver, definition, given.value);
}

function isNest(type: ApplicationCommandOptionType): boolean {
  return type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;
}

function bad(detail: string): LocalRefusal {
  return new LocalRefusal('badOptions', detail);
}

function checkValue(resolver: Resolver, definition: APIApplicationCommandOption, value: WireOption['value']): void {
  const { User, Mentionable, Role, Channel } = ApplicationCommandOptionType;
  const { name, type } = definition;
  switch (type) {
    case ApplicationCommandOptionType.String:
      checkText(definition, value);
      return;
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      checkNumber(definition, value);
      return;
    case ApplicationCommandOptionType.Boolean:
      if (typeof value !== 'boolean') throw bad(`${name} is true or false`);
      return;
    case User:
    case Mentionable:
    case Role:
    case Channel: {
      const user = type === User || type === Mentionable;
      const role = type === Role || type === Mentionable;
      if (typeof value !== 'string' || !resolver.resolve(value, { user, role, channel: type === Channel }))
        throw bad(`${name} names nothing here`);
      return;
    }
    default:
      throw bad(`${name} can't be filled in here`);
  }
}

type Value = WireOption['value'];

function checkText({ name, min_length, max_length, choices }: APIApplicationCommandStringOption, value: Value): void {
  if (typeof value !== 'string') throw bad(`${name} is a text`);
  const size = [...value].length;
  if (size < (min_length ?? 0) || size > (max_length ?? 6000)) throw bad(`${name} has a wrong length`);
  checkChoice(name, choices, value);
}

type NumberOption = APIApplicationCommandIntegerOption | APIApplicationCommandNumberOption;

function checkNumber({ name, type, min_value, max_value, choices }: NumberOption, value: Value): void {
  if (typeof value !== 'number') throw bad(`${name} is a number`);
  if (type === ApplicationCommandOptionType.Integer && !Number.isSafeInteger(value)) throw bad(`${name} is whole`);
  const least = min_value ?? Number.NEGATIVE_INFINITY;
  const most = max_value ?? Number.POSITIVE_INFINITY;
  if (value < least || value > most) throw bad(`${name} is out of range`);
  checkChoice(name, choices, value);
}

function checkChoice<V>(name: string, choices: readonly { value: V }[] | undefined, value: V): void {
  if (choices && choices.length > 0 && !choices.some((choice) => choice.value === value))
    throw bad(`${name} is no choice`);
}
