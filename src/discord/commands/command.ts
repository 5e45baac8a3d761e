import type { ChatInputCommandInteraction } from 'discord.js';
import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Words } from '../../words/words.ts';
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

/** A command as Discord wants it registered: in servers only, for everybody or for those who may manage channels. */
export function definitionOf(shape: CommandShape, words: Words): Definition {
  const key = `command-${shape.id}`;
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(key, words),
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    ...(shape.forManagers ? { default_member_permissions: String(PermissionFlagsBits.ManageChannels) } : {}),
    options: shape.subcommands
      ? shape.subcommands.map((sub) => ({
          type: ApplicationCommandOptionType.Subcommand,
          ...named(`${key}-${sub.id}`, words),
          options: optionsOf(sub, `${key}-${sub.id}`, words),
        }))
      : optionsOf(shape, key, words),
  };
}

function optionsOf({ options = [] }: SubcommandShape, key: string, words: Words) {
  const ordered = [...options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return ordered.map((option) => optionOf(option, `${key}-${option.id}`, words));
}

function optionOf(option: OptionShape, key: string, words: Words) {
  const { type, required = false, suggests, choices, min, max } = option;
  const base = { ...named(key, words), required };
  switch (type) {
    case 'text':
      if (suggests) return { type: TYPES.text, ...base, max_length: LONGEST, autocomplete: true } satisfies OptionJson;
      return {
        type: TYPES.text,
        ...base,
        max_length: LONGEST,
        ...(choices ? { choices: choices.map(({ value, name }) => ({ value, name: words.say(name) })) } : {}),
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
        choices: FLAGS.map((value) => ({ value, name: words.say(`command-choice-${value}`) })),
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

function named(key: string, words: Words): { name: string; description: string } {
  return { name: words.say(key), description: words.say(`${key}-description`) };
}
