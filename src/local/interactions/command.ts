import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  Locale,
} from 'discord-api-types/v10';
import type { Form, FormPath } from '../protocol/form.ts';
import type { RequestSchema } from '../protocol/spec.ts';
import type { CommandRecord, World } from '../world/world.ts';
import { translated } from './translation.ts';

/** A command as a bot registers it, once it has passed the schema. */
export interface CommandBody {
  name: string;
  type?: ApplicationCommandType | null;
  description?: string | null;
  options?: APIApplicationCommandOption[] | null;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
  default_member_permissions?: string | number | null;
  dm_permission?: boolean | null;
  contexts?: number[] | null;
  integration_types?: number[] | null;
  nsfw?: boolean | null;
}

/** How many commands of each type an application may have. */
export const commandRoom: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
};

const lowerName = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
/** Characters all names, descriptions and values of a command may have together. */
const commandSize = 8000;

/** What a command is checked against, and the way to it in what was sent. */
interface Check {
  schema: RequestSchema;
  base: FormPath;
}

/** Collects all that is wrong with a command. */
export function checkCommand(world: World, form: Form, sent: unknown, { schema, base }: Check): void {
  const before = form.faults.length;
  world.spec.into(form, schema, withNumber(sent), base);
  if (form.faults.length > before) return;
  checkLocales(form, sent, base);
  const command = sent as Partial<CommandBody>;
  const type = command.type ?? ApplicationCommandType.ChatInput;
  if (command.name !== undefined) {
    for (const [path, name] of named(command, base))
      checkName(form, path, name, type === ApplicationCommandType.ChatInput);
  }
  if (type === ApplicationCommandType.ChatInput) {
    if (schema !== 'ApplicationCommandPatchRequestPartialSchema' && !command.description) {
      form.add([...base, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
    }
    if (command.options) checkOptions(form, command.options, [...base, 'options'], 0);
  } else {
    const misplaced = (command.description ?? '') !== '' || (command.options?.length ?? 0) > 0;
    if (misplaced) {
      form.add(base, 'APPLICATION_COMMAND_INVALID_TYPE', 'Context menu commands cannot have description or options');
    }
  }
  if (sizeOf(command) > commandSize) {
    form.add(base, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${commandSize})`);
  }
}

const locales: readonly string[] = Object.values(Locale);

/** Names and descriptions are translated into Discord's own languages only. */
function checkLocales(form: Form, value: unknown, path: FormPath): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (!key.endsWith('_localizations')) checkLocales(form, inner, at);
    else if (
      typeof inner === 'object' &&
      inner !== null &&
      Object.keys(inner).some((locale) => !locales.includes(locale))
    )
      form.add(at, 'BASE_TYPE_CHOICES', `Value must be one of {${locales.join(', ')}}.`);
  }
}

/** Discord takes the permissions as text, its schema as a number. */
function withNumber(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('default_member_permissions' in sent)) return sent;
  const given = sent.default_member_permissions;
  const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  return { ...sent, default_member_permissions: number };
}

function named(
  { name, name_localizations }: { name?: string; name_localizations?: Record<string, string | null> | null },
  base: FormPath,
): [FormPath, string][] {
  const local = Object.entries(name_localizations ?? {});
  return [
    [[...base, 'name'], name ?? ''],
    ...local.map(([locale, text]): [FormPath, string] => [[...base, 'name_localizations', locale], text ?? '']),
  ];
}

function checkName(form: Form, path: FormPath, name: string, lower: boolean): void {
  const fits = lower ? lowerName.test(name) && name === name.toLowerCase() : name.trim() !== '';
  if (!fits) form.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

function checkOptions(
  form: Form,
  options: readonly APIApplicationCommandOption[],
  base: FormPath,
  depth: number,
): void {
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  const nests = options.filter(({ type }) => type === Subcommand || type === SubcommandGroup);
  const misplaced = (option: APIApplicationCommandOption): boolean =>
    (option.type === SubcommandGroup && depth > 0) ||
    (option.type === Subcommand && depth > 1) ||
    (nests.includes(option) && nests.length < options.length);
  const names = new Set<string>();
  let optional = false;
  options.forEach((option, index) => {
    const path = [...base, index];
    for (const [at, name] of named(option, path)) checkName(form, at, name, true);
    if (names.has(option.name)) {
      form.add([...path, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists');
    }
    names.add(option.name);
    if (misplaced(option)) {
      form.add(
        [...path, 'type'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command option types are mutually exclusive to the other option types',
      );
    }
    const nest = nests.includes(option);
    if (!nest && option.required && optional) {
      form.add(
        path,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    optional ||= !nest && !option.required;
    checkInside(form, option, path, depth);
  });
}

/** What an option holds: options of its own, or choices. */
function checkInside(form: Form, option: APIApplicationCommandOption, path: FormPath, depth: number): void {
  if ('options' in option && option.options) {
    const inner = depth + (option.type === ApplicationCommandOptionType.Subcommand ? 2 : 1);
    checkOptions(form, option.options, [...path, 'options'], inner);
  }
  if ('choices' in option && option.choices)
    checkChoices(form, option.choices, path, 'autocomplete' in option && option.autocomplete);
}

function checkChoices(
  form: Form,
  choices: readonly APIApplicationCommandOptionChoice[],
  path: FormPath,
  completes?: boolean,
): void {
  if (completes && choices.length > 0) {
    form.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
      'Autocomplete and choices are mutually exclusive',
    );
  }
  const seen = new Set<string>();
  choices.forEach(({ name }, index) => {
    if (seen.has(name)) {
      form.add(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
        'Option choice name already exists',
      );
    }
    seen.add(name);
  });
}

function sizeOf(command: Partial<CommandBody>): number {
  const longest = (text: string | null | undefined, local: Record<string, string | null> | null | undefined): number =>
    Math.max(0, ...[text, ...Object.values(local ?? {})].map((each) => [...(each ?? '')].length));
  const own = (part: {
    name?: string;
    description?: string | null;
    name_localizations?: Record<string, string | null> | null;
    description_localizations?: Record<string, string | null> | null;
  }): number => longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations);
  const options = (list: readonly APIApplicationCommandOption[] | null | undefined): number =>
    (list ?? []).reduce((sum, option) => {
      const choices = 'choices' in option ? (option.choices ?? []) : [];
      const values = choices.reduce((total, { name, value }) => total + name.length + String(value).length, 0);
      return sum + own(option) + values + ('options' in option ? options(option.options) : 0);
    }, 0);
  return own(command) + options(command.options);
}

/** The command as Discord stores it. `before` is the one it replaces, whose id it keeps. */
export function commandRecord(
  world: World,
  sent: CommandBody,
  guild: string | null,
  before?: CommandRecord,
): CommandRecord {
  const body = translated(sent);
  const permissions = body.default_member_permissions;
  const type = body.type ?? before?.type ?? ApplicationCommandType.ChatInput;
  const record = {
    id: before?.id ?? world.ids.next(),
    application_id: world.bot.id,
    version: world.ids.next(),
    type,
    name: body.name,
    name_localizations: body.name_localizations ?? null,
    description: type === ApplicationCommandType.ChatInput ? (body.description ?? '') : '',
    description_localizations: body.description_localizations ?? null,
    default_member_permissions: permissions === null || permissions === undefined ? null : String(permissions),
    nsfw: body.nsfw ?? false,
    ...(body.options?.length ? { options: body.options.map(plain) } : {}),
    ...(guild
      ? { guild_id: guild }
      : {
          dm_permission: body.dm_permission ?? true,
          contexts: body.contexts ?? (body.dm_permission === false ? [0] : null),
          integration_types: body.integration_types ?? [0],
        }),
  };
  return record as CommandRecord;
}

/** An option without what is null or undefined, down to the last choice. */
function plain(option: APIApplicationCommandOption): APIApplicationCommandOption {
  return JSON.parse(JSON.stringify(option, (_, value) => value ?? undefined)) as APIApplicationCommandOption;
}
