import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type { WireChannel, WireOption, WirePerson } from '../../wire.ts';

/** A slash command or subcommand that can be sent as it stands. */
export interface Slash {
  readonly command: APIApplicationCommand;
  readonly group: string | undefined;
  readonly subcommand: string | undefined;
  /** All its words, without the slash: `game new`. */
  readonly path: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

interface Viewer {
  readonly me: string;
  readonly commands: readonly APIApplicationCommand[];
  person(id: string): WirePerson | undefined;
}

/**
 * What everybody may do in a fresh guild: view, send, send in threads, embed, attach, read history, react, mention,
 * use commands, create threads. A command that asks for more is for hosts.
 */
const EVERYBODY = [6n, 10n, 11n, 14n, 15n, 16n, 17n, 18n, 31n, 34n, 35n, 36n, 38n].reduce(
  (all, bit) => all | (1n << bit),
  0n,
);

/** The commands that the person acting can use in a channel, of every kind. */
export function commandsFor(world: Viewer, channel: WireChannel): APIApplicationCommand[] {
  const host = world.person(world.me)?.host ?? false;
  const context = channel.guild === null ? InteractionContextType.BotDM : InteractionContextType.Guild;
  return world.commands.filter((command) => {
    if (command.guild_id !== undefined && command.guild_id !== channel.guild) return false;
    if (command.contexts && !command.contexts.includes(context)) return false;
    if (channel.guild === null && command.contexts == null && command.dm_permission === false) return false;
    const needed = command.default_member_permissions;
    if (host || channel.guild === null || needed === null || needed === undefined) return true;
    return needed !== '0' && (BigInt(needed) & ~EVERYBODY) === 0n;
  });
}

/** Every slash command and subcommand of a channel, in alphabetical order of their words. */
export function slashes(world: Viewer, channel: WireChannel): Slash[] {
  const commands = commandsFor(world, channel).filter((command) => command.type === ApplicationCommandType.ChatInput);
  return commands.flatMap(branches).sort((a, b) => a.path.localeCompare(b.path));
}

function branches(command: APIApplicationCommand): Slash[] {
  const found: Slash[] = [];
  const add = (words: readonly string[], description: string, options: readonly APIApplicationCommandOption[] = []) => {
    const [subcommand, group] = words.toReversed();
    const path = [command.name, ...words].join(' ');
    found.push({ command, group, subcommand, path, description, options: options.filter(isBasic) });
  };
  const options = command.options ?? [];
  for (const option of options) {
    if (option.type === ApplicationCommandOptionType.Subcommand) add([option.name], option.description, option.options);
    if (option.type === ApplicationCommandOptionType.SubcommandGroup) {
      for (const inner of option.options ?? []) add([option.name, inner.name], inner.description, inner.options);
    }
  }
  if (found.length === 0) add([], command.description, options);
  return found;
}

function isBasic(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return (
    option.type !== ApplicationCommandOptionType.Subcommand &&
    option.type !== ApplicationCommandOptionType.SubcommandGroup
  );
}

/** Those that fit what was typed after the slash, the best first. */
export function fitting(all: readonly Slash[], typed: string): Slash[] {
  const words = typed.toLowerCase().trim().replace(/\s+/g, ' ');
  const rank = ({ path, description }: Slash): number => {
    if (path.startsWith(words)) return 0;
    if (path.split(' ').some((word) => word.startsWith(words))) return 1;
    if (path.includes(words)) return 2;
    return words.length > 2 && description.toLowerCase().includes(words) ? 3 : 4;
  };
  return all
    .map((slash) => ({ slash, rank: rank(slash) }))
    .filter((each) => each.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ slash }) => slash);
}

/** The command that a line begins with, and what follows it: `/game new edition:third`. */
export function begun(all: readonly Slash[], line: string): { slash: Slash; rest: string } | undefined {
  const words = line.replace(/^\//, '').replace(/\s+/g, ' ');
  const slash = all
    .filter(({ path }) => words.startsWith(`${path} `))
    .reduce<Slash | undefined>((best, one) => (best && best.path.length >= one.path.length ? best : one), undefined);
  return line.startsWith('/') && slash ? { slash, rest: words.slice(slash.path.length + 1) } : undefined;
}

/** The first option named with a colon in what is typed, what stands before it, and what follows. */
export function namedIn<O extends { name: string }>(
  text: string,
  options: readonly O[],
): { before: string; option: O; rest: string } | undefined {
  const found = options.flatMap((option) => {
    const at = ` ${text}`.indexOf(` ${option.name}:`);
    return at < 0 ? [] : [{ at, option }];
  });
  const [first] = found.sort((one, other) => one.at - other.at);
  if (!first) return undefined;
  const { at, option } = first;
  return { before: text.slice(0, at).trim(), option, rest: text.slice(at + option.name.length + 1).trimStart() };
}

/** Nests filled options below their group and subcommand, as Discord does. */
export function nested(slash: Slash, filled: WireOption[]): WireOption[] {
  let options = filled;
  if (slash.subcommand !== undefined) {
    options = [{ name: slash.subcommand, type: ApplicationCommandOptionType.Subcommand, options }];
  }
  if (slash.group !== undefined) {
    options = [{ name: slash.group, type: ApplicationCommandOptionType.SubcommandGroup, options }];
  }
  return options;
}
