/** The slash commands in a language beside Discord's limits. */
import { ApplicationCommandLimits, ApplicationCommandOptionLimits } from '@sapphire/discord-utilities';
import { CommandSet } from '../../discord/commands/commandset.ts';
import { type Locale, READ_BY } from '../../locale.ts';
import type { Finding } from './finding.ts';

type Translations = Readonly<Record<string, string>>;

/** A command, subcommand or option as it is registered. */
export interface Named {
  name: string;
  name_localizations?: Translations;
  description: string;
  description_localizations?: Translations;
  options?: readonly Named[];
  choices?: readonly { name: string; value: string; name_localizations?: Translations }[];
}

const NAME = /^[-_\p{L}\p{N}]{1,32}$/u;
/** The longest name of a choice. */
const CHOICE = 100;

const OPTIONS = ApplicationCommandLimits.MaximumOptionsLength;

/** All that Discord would refuse of the commands as they are called in a language. */
export async function faultsInCommands(locale: Locale): Promise<Finding[]> {
  const { definitions } = await CommandSet.load();
  return faultsInNamed(locale, definitions as readonly Named[]);
}

/** All that Discord would refuse of commands as a language calls them. */
export function faultsInNamed(locale: Locale, definitions: readonly Named[]): Finding[] {
  const file = `data/words/${locale}/commands.ftl`;
  const finding = (key: string, what: string): Finding => ({ file, key, what });
  return READ_BY[locale].flatMap((theirs) => {
    const nameOf = ({ name, name_localizations: names }: Omit<Named, 'description'>): string => names?.[theirs] ?? name;
    const twins = (all: readonly Named[], of: string): Finding[] =>
      twice(all.map(nameOf)).map((name) => finding(of, `has "${name}" twice`));
    return [
      ...twins(definitions, 'commands'),
      ...definitions.flatMap((definition) => [
        ...everyName(definition).flatMap((one) => [
          ...faultsOf(one, theirs).map((what) => finding(one.name, what)),
          ...twins(one.options ?? [], one.name),
        ]),
        ...tooLarge(definition).map((what) => finding(definition.name, what)),
      ]),
    ];
  });
}

/** A command with all its subcommands and options. */
export function everyName(one: Named): Named[] {
  return [one, ...(one.options ?? []).flatMap(everyName)];
}

function faultsOf(one: Named, theirs: string): string[] {
  const name = one.name_localizations?.[theirs] ?? one.name;
  const about = one.description_localizations?.[theirs] ?? one.description;
  const most = ApplicationCommandOptionLimits.MaximumDescriptionCharacters;
  const { options = [] } = one;
  const choices = (one.choices ?? []).map((choice) => choice.name_localizations?.[theirs] ?? choice.name);
  return [
    ...(NAME.test(name) ? [] : [`"${name}" is no name of a command`]),
    ...(name === name.toLowerCase().normalize('NFC') ? [] : [`"${name}" is not in small composed letters`]),
    ...(about.length > 0 && about.length <= most ? [] : [`is described in ${about.length} letters, of 1 to ${most}`]),
    ...choices
      .filter(({ length }) => length === 0 || length > CHOICE)
      .map((choice) => `"${choice}" is no choice’s name`),
    ...twice(choices).map((choice) => `has the choice "${choice}" twice`),
    ...(options.length <= OPTIONS ? [] : [`has ${options.length} options, of ${OPTIONS}`]),
  ];
}

/** Discord counts each field by its longest translation, the choices of an option too. */
function tooLarge(definition: Named): string[] {
  const longest = (text: string, others: Translations = {}): number =>
    Math.max(...[text, ...Object.values(others)].map(({ length }) => length));
  const length = everyName(definition)
    .flatMap((one) => [
      longest(one.name, one.name_localizations) + longest(one.description, one.description_localizations),
      ...(one.choices ?? []).map(
        ({ name, value, name_localizations: names }) => longest(name, names) + String(value).length,
      ),
    ])
    .reduce((sum, part) => sum + part, 0);
  const most = ApplicationCommandLimits.MaximumCombinedCharacters;
  return length <= most ? [] : [`takes ${length} letters with its longest translations, of ${most}`];
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];
