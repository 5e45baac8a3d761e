import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';

/** Why what was typed is no value for an option. The words are in `local.ftl`. */
export type OptionProblem =
  | {
      readonly problem:
        | 'required'
        | 'integer'
        | 'number'
        | 'boolean'
        | 'choice'
        | 'person'
        | 'channel'
        | 'role'
        | 'attachment';
    }
  | { readonly problem: 'smallest' | 'largest' | 'shortest' | 'longest'; readonly limit: number };

export type OptionReading = { readonly value: string | number | boolean | undefined } | OptionProblem;

/** People, channels and roles by name, for options that name them. */
export interface OptionNames {
  person(name: string): string | undefined;
  channel(name: string): string | undefined;
  role(name: string): string | undefined;
  readonly yes: string;
  readonly no: string;
}

/**
 * Reads what was typed (or picked, when `picked` is given) into an option.
 * An undefined value is one that may be left out.
 */
export function readOption(
  option: APIApplicationCommandBasicOption,
  text: string,
  picked: string | number | boolean | undefined,
  names: OptionNames,
): OptionReading {
  const typed = text.trim();
  if (picked === undefined && typed === '') return option.required ? { problem: 'required' } : { value: undefined };
  if ('choices' in option && option.choices?.length) return choiceOf(option.choices, typed, picked);
  switch (option.type) {
    case ApplicationCommandOptionType.String:
      return textOf(option, String(picked ?? typed));
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return numberOf(option, picked ?? typed);
    case ApplicationCommandOptionType.Boolean:
      return typeof picked === 'boolean' ? { value: picked } : truthOf(names, typed);
    case ApplicationCommandOptionType.User:
      return found(picked ?? names.person(typed), 'person');
    case ApplicationCommandOptionType.Channel:
      return found(picked ?? names.channel(typed), 'channel');
    case ApplicationCommandOptionType.Role:
      return found(picked ?? names.role(typed), 'role');
    case ApplicationCommandOptionType.Mentionable:
      return found(picked ?? names.person(typed) ?? names.role(typed), 'person');
    case ApplicationCommandOptionType.Attachment:
      return { problem: 'attachment' };
    default:
      return option satisfies never;
  }
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function found(value: string | number | boolean | undefined, problem: 'person' | 'channel' | 'role'): OptionReading {
  return value === undefined ? { problem } : { value };
}

function choiceOf(
  choices: readonly APIApplicationCommandOptionChoice[],
  typed: string,
  picked: string | number | boolean | undefined,
): OptionReading {
  const choice =
    choices.find((each) => each.value === picked) ??
    choices.find((each) => namesOf(each).some((name) => same(name, typed)));
  return choice ? { value: choice.value } : { problem: 'choice' };
}

/** What a choice can be called: as the bot has registered it, in any language it has translated it into, or its value. */
function namesOf({ name, name_localizations: others, value }: APIApplicationCommandOptionChoice): string[] {
  return [name, ...Object.values(others ?? {}).filter((other) => other !== null), String(value)];
}

function truthOf({ yes, no }: OptionNames, typed: string): OptionReading {
  if (same(typed, yes)) return { value: true };
  return same(typed, no) ? { value: false } : { problem: 'boolean' };
}

function textOf(option: { min_length?: number; max_length?: number }, value: string): OptionReading {
  const { min_length: shortest, max_length: longest = 6000 } = option;
  if (shortest !== undefined && value.length < shortest) return { problem: 'shortest', limit: shortest };
  return value.length > longest ? { problem: 'longest', limit: longest } : { value };
}

function numberOf(
  option: { type: ApplicationCommandOptionType; min_value?: number; max_value?: number },
  given: string | number | boolean,
): OptionReading {
  const value = typeof given === 'number' ? given : Number(String(given).replace(',', '.'));
  if (option.type === ApplicationCommandOptionType.Integer && !Number.isSafeInteger(value))
    return { problem: 'integer' };
  if (!Number.isFinite(value)) return { problem: 'number' };
  if (option.min_value !== undefined && value < option.min_value)
    return { problem: 'smallest', limit: option.min_value };
  if (option.max_value !== undefined && value > option.max_value)
    return { problem: 'largest', limit: option.max_value };
  return { value };
}
