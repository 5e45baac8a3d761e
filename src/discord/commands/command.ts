import type { ChatInputCommandInteraction } from 'discord.js';
import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  type Locale,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { FIRST, LOCALES, READ_BY } from '../../locale.ts';
import { Words } from '../../words/words.ts';
import type { Call, Typing } from './call.ts';
import type { CommandShape, OptionShape, OptionType, SubcommandShape } from './commandshape.ts';

/** A slash command: what it looks like and what it does. Every file in the folders of `commands/` exports one. */
export interface Command {
  shape: CommandShape;
  /** Answers a call; the answer is private unless the option `show` is set. */
  run(call: Call): Promise<void> | void;
  /** Proposes values for the option being typed. Does no work. */
  suggest?(typing: Typing): APIApplicationCommandOptionChoice<string>[];
}

/** What is typed into an option has at most so many characters. */
export const LONGEST = 300;

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;
type OptionJson = NonNullable<Definition['options']>[number];

const TYPES = {
  text: ApplicationCommandOptionType.String,
  number: ApplicationCommandOptionType.Integer,
  flag: ApplicationCommandOptionType.String,
  person: ApplicationCommandOptionType.User,
  role: ApplicationCommandOptionType.Role,
  channel: ApplicationCommandOptionType.Channel,
} as const satisfies Record<OptionType, ApplicationCommandOptionType>;

/** What can be said where a command only asks whether: in words, for Discord shows its own flags as True and False. */
const FLAGS = ['yes', 'no'] as const;

/** Whether a command's option says yes. */
export const isYes = ({ options }: ChatInputCommandInteraction, name: string): boolean =>
  options.getString(name) === FLAGS[0];

/** Where games, or the threads they are played in, can be started. */
const PLACES = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum] as const;

/** The name that a command, subcommand or option is registered by, and comes back as, whatever somebody's Discord shows. */
export function registered(key: string): string {
  return new Words(FIRST).say(key);
}

/** A command as Discord wants it registered: in servers only, for everybody or for those who may manage channels. */
export function definitionOf(shape: CommandShape): Definition {
  const key = `command-${shape.id}`;
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(key),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    ...(shape.forManagers ? { default_member_permissions: String(PermissionFlagsBits.ManageChannels) } : {}),
    options: shape.subcommands
      ? shape.subcommands.map((sub) => ({
          type: ApplicationCommandOptionType.Subcommand,
          ...named(`${key}-${sub.id}`),
          options: optionsOf(sub, `${key}-${sub.id}`),
        }))
      : optionsOf(shape, key),
  };
}

function optionsOf({ options = [] }: SubcommandShape, key: string) {
  const ordered = [...options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return ordered.map((option) => optionOf(option, `${key}-${option.id}`));
}

function optionOf(option: OptionShape, key: string) {
  const { type, required = false, suggests, choices, min, max } = option;
  const base = { ...named(key), required };
  switch (type) {
    case 'text':
      if (suggests) return { type: TYPES.text, ...base, max_length: LONGEST, autocomplete: true } satisfies OptionJson;
      return {
        type: TYPES.text,
        ...base,
        max_length: LONGEST,
        ...(choices ? { choices: choices.map(({ value, name }) => ({ value, ...choiceNamed(name) })) } : {}),
      } satisfies OptionJson;
    case 'number':
      return {
        type: TYPES.number,
        ...base,
        ...(min === undefined ? {} : { min_value: min }),
        ...(max === undefined ? {} : { max_value: max }),
      } satisfies OptionJson;
    case 'flag':
      return {
        type: TYPES.flag,
        ...base,
        choices: FLAGS.map((value) => ({ value, ...choiceNamed(`command-choice-${value}`) })),
      } satisfies OptionJson;
    case 'person':
      return { type: TYPES.person, ...base } satisfies OptionJson;
    case 'role':
      return { type: TYPES.role, ...base } satisfies OptionJson;
    case 'channel':
      return { type: TYPES.channel, ...base, channel_types: [...PLACES] } satisfies OptionJson;
    default:
      return type satisfies never;
  }
}

type Translations = Partial<Record<Locale, string>>;

/** What something is called in Discord's lists: in the first language, and in those that have a word of their own for it. */
function named(key: string): {
  name: string;
  name_localizations?: Translations;
  description: string;
  description_localizations?: Translations;
} {
  const about = `${key}-description`;
  const [names, descriptions] = [translations(key), translations(about)];
  return {
    name: registered(key),
    ...(names ? { name_localizations: names } : {}),
    description: registered(about),
    ...(descriptions ? { description_localizations: descriptions } : {}),
  };
}

function choiceNamed(key: string): { name: string; name_localizations?: Translations } {
  const names = translations(key);
  return { name: registered(key), ...(names ? { name_localizations: names } : {}) };
}

/** Composed letters only: Discord compares names letter by letter. */
function translations(key: string): Translations | null {
  const others = LOCALES.filter((locale) => locale !== FIRST && new Words(locale).speaks(key));
  if (others.length === 0) return null;
  return Object.fromEntries(
    others.flatMap((locale) => READ_BY[locale].map((theirs) => [theirs, new Words(locale).say(key).normalize('NFC')])),
  );
}
