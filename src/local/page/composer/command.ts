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
  /** All its words, without the slash, in the language of the page: `game new`. */
  readonly path: string;
  /** All ways in which it can be typed: each word in the language of the page, or as the bot has registered it. */
  readonly paths: readonly string[];
  readonly description: string;
  readonly options: readonly SlashOption[];
}

/** An option of a command: `name` is what the bot knows it by, `label` and `description` are in the language of the page. */
export type SlashOption = APIApplicationCommandBasicOption & { readonly label: string };

/** What has a name that may be translated: a command, a subcommand, an option, a choice. */
interface Named {
  readonly name: string;
  readonly name_localizations?: Localized;
}

interface Described extends Named {
  readonly description: string;
  readonly description_localizations?: Localized;
}

type Localized = Readonly<Partial<Record<string, string | null>>> | null | undefined;

/** The name of something in one of Discord's languages, or as the bot has registered it. */
export function nameIn({ name, name_localizations: others }: Named, locale: string): string {
  return others?.[locale] ?? name;
}

function descriptionIn({ description, description_localizations: others }: Described, locale: string): string {
  return others?.[locale] ?? description;
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

/** Every slash command and subcommand of a channel in one of Discord's languages, in alphabetical order of their words. */
export function slashes(world: Viewer, channel: WireChannel, locale: string): Slash[] {
  const commands = commandsFor(world, channel).filter((command) => command.type === ApplicationCommandType.ChatInput);
  return commands.flatMap((command) => branches(command, locale)).sort((a, b) => a.path.localeCompare(b.path, locale));
}

function branches(command: APIApplicationCommand, locale: string): Slash[] {
  const found: Slash[] = [];
  const add = (words: readonly Described[], options: readonly APIApplicationCommandOption[] = []) => {
    const [subcommand, group] = words.toReversed();
    const paths = pathsOf([command, ...words], locale);
    found.push({
      command,
      group: group?.name,
      subcommand: subcommand?.name,
      path: paths[0] ?? command.name,
      paths,
      description: descriptionIn(subcommand ?? command, locale),
      options: options.filter(isBasic).map((option) => ({
        ...option,
        label: nameIn(option, locale),
        description: descriptionIn(option, locale),
      })),
    });
  };
  const options = command.options ?? [];
  for (const option of options) {
    if (option.type === ApplicationCommandOptionType.Subcommand) add([option], option.options);
    if (option.type === ApplicationCommandOptionType.SubcommandGroup) {
      for (const inner of option.options ?? []) add([option, inner], inner.options);
    }
  }
  if (found.length === 0) add([], options);
  return found;
}

/** All ways to type some words, the first in this language throughout. */
function pathsOf(words: readonly Named[], locale: string): string[] {
  const ways = words.reduce<string[][]>(
    (before, word) =>
      [...new Set([nameIn(word, locale), word.name])].flatMap((said) => before.map((path) => [...path, said])),
    [[]],
  );
  return ways.map((path) => path.join(' '));
}

/** A command's words, as the bot has registered them, in the language of the page; as they are when there is none of them. */
export function shownPath(all: readonly Slash[], registered: string): string {
  return all.find(({ paths }) => paths.includes(registered))?.path ?? registered;
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
  const rank = ({ paths, description }: Slash): number => {
    if (paths.some((path) => path.startsWith(words))) return 0;
    if (paths.some((path) => path.split(' ').some((word) => word.startsWith(words)))) return 1;
    if (paths.some((path) => path.includes(words))) return 2;
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
  if (!line.startsWith('/')) return undefined;
  const [longest] = all
    .flatMap((slash) => slash.paths.map((path) => ({ slash, path })))
    .filter(({ path }) => words.startsWith(`${path} `))
    .sort((one, other) => other.path.length - one.path.length);
  return longest && { slash: longest.slash, rest: words.slice(longest.path.length + 1) };
}

/** The first option named with a colon in what is typed, what stands before it, and what follows. */
export function namedIn<O extends { name: string; label: string }>(
  text: string,
  options: readonly O[],
): { before: string; option: O; rest: string } | undefined {
  const found = options.flatMap((option) =>
    [option.label, option.name].flatMap((name) => {
      const at = ` ${text}`.indexOf(` ${name}:`);
      return at < 0 ? [] : [{ at, option, name }];
    }),
  );
  const [first] = found.sort((one, other) => one.at - other.at);
  if (!first) return undefined;
  const { at, option, name } = first;
  return { before: text.slice(0, at).trim(), option, rest: text.slice(at + name.length + 1).trimStart() };
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
