import { makeURLSearchParams, type REST } from 'discord.js';
import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandType,
  type RESTGetAPIApplicationCommandsQuery,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import type { Log } from '../../log.ts';
import type { CommandSet } from '../commands/commandset.ts';

/** A registration that failed is tried again after this time, in milliseconds. */
const REST_AFTER_FAILURE = 3_600_000;

/** Where commands are registered, and as what. */
interface Registry {
  rest: REST;
  application: string;
  log: Log;
}

/**
 * Registers the commands, and again in an hour when Discord won't have them for the time being: 200 new ones a day are all
 * it takes. Those that are registered go on working meanwhile.
 * @returns ends the trying
 */
export async function keepRegistered(registry: Registry, set: CommandSet): Promise<() => void> {
  let again: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      await registerCommands(registry, set);
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      registry.log.warn('commands.not-registered', { why, seconds: REST_AFTER_FAILURE / 1000 });
      again = setTimeout(() => void attempt(), REST_AFTER_FAILURE).unref();
    }
  };
  await attempt();
  return () => clearTimeout(again);
}

/**
 * Registers the commands with Discord, only when what is registered there differs.
 * @returns true when it had to
 */
export async function registerCommands({ rest, application, log }: Registry, set: CommandSet): Promise<boolean> {
  const route = Routes.applicationCommands(application);
  const query = makeURLSearchParams<RESTGetAPIApplicationCommandsQuery>({ with_localizations: true });
  const registered = (await rest.get(route, { query })) as unknown[];
  if (sameCommands(registered, set.definitions)) return false;
  await rest.put(route, { body: set.definitions });
  log.info('commands.registered', { count: set.definitions.length });
  return true;
}

/** True when what is registered is what is wanted, in whatever order; ids and defaults are left aside. */
export function sameCommands(registered: readonly unknown[], wanted: readonly unknown[]): boolean {
  const there = new Map(registered.map((command) => [nameOf(command), command]));
  return (
    registered.length === wanted.length &&
    wanted.every((command) => {
      const found = there.get(nameOf(command));
      const left = OWN_CHOICE.filter((field) => fieldOf(command, field) === undefined);
      const isSaid = ([field]: [string, Kind]): boolean => !left.some((own) => own === field);
      const fields = Object.fromEntries(Object.entries(COMMAND).filter(isSaid));
      return JSON.stringify(essence(found, fields)) === JSON.stringify(essence(command, fields));
    })
  );
}

/** How a field is compared. `set`: in whatever order; `translations`: as Discord keeps them. */
type Kind = 'value' | 'text' | 'set' | 'translations' | 'options' | 'choices';
type Fields = Readonly<Record<string, Kind>>;

/** Each field that some member of a union has. */
type FieldOf<T> = T extends unknown ? keyof T : never;

const COMMAND = {
  type: 'value',
  name: 'value',
  name_localizations: 'translations',
  description: 'value',
  description_localizations: 'translations',
  options: 'options',
  // A number, which Discord gives as text.
  default_member_permissions: 'text',
  default_permission: 'value',
  dm_permission: 'value',
  contexts: 'set',
  integration_types: 'set',
  nsfw: 'value',
} as const satisfies Record<FieldOf<RESTPostAPIChatInputApplicationCommandsJSONBody>, Kind>;

/** What Discord fills in as it thinks fit where a command doesn't say it. */
const OWN_CHOICE = ['default_permission', 'dm_permission', 'contexts', 'integration_types'] as const;

const OPTION = {
  type: 'value',
  name: 'value',
  name_localizations: 'translations',
  description: 'value',
  description_localizations: 'translations',
  required: 'value',
  autocomplete: 'value',
  options: 'options',
  choices: 'choices',
  channel_types: 'set',
  file_types: 'set',
  min_value: 'value',
  max_value: 'value',
  min_length: 'value',
  max_length: 'value',
} as const satisfies Record<Exclude<FieldOf<APIApplicationCommandOption>, Localized>, Kind>;

const CHOICE = {
  name: 'value',
  name_localizations: 'translations',
  value: 'value',
} as const satisfies Record<Exclude<keyof APIApplicationCommandOptionChoice, Localized>, Kind>;

/** What Discord works out for whoever asks. */
type Localized = 'name_localized' | 'description_localized';

function nameOf(command: unknown): string {
  return `${fieldOf(command, 'type') ?? ApplicationCommandType.ChatInput} ${fieldOf(command, 'name')}`;
}

/** The fields that matter, in one order, those at their defaults left out. */
function essence(value: unknown, fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, kind]) => {
      const found = bare(fieldOf(value, field), kind, fieldOf(value, field.replace(/_localizations$/, '')));
      const isDefault = found === null || found === false || (field === 'type' && found === DEFAULT_TYPE);
      return isDefault ? [] : [[field, found]];
    }),
  );
}

const DEFAULT_TYPE = ApplicationCommandType.ChatInput;

/** What a field comes to; null where that is nothing. `plain`: what a translation is of. */
function bare(found: unknown, kind: Kind, plain: unknown): unknown {
  if (found === undefined || found === null) return null;
  switch (kind) {
    case 'value':
      return found;
    case 'text':
      return String(found);
    case 'translations': {
      // Discord ignores those that say the same as what they translate.
      const others = Object.entries(found).filter(([, text]) => text !== null && text !== plain);
      return others.length > 0 ? others.sort(([a], [b]) => (a < b ? -1 : 1)) : null;
    }
    default:
      return Array.isArray(found) && found.length > 0 ? listed(found, kind) : null;
  }
}

function listed(found: readonly unknown[], kind: 'set' | 'options' | 'choices'): unknown[] {
  if (kind === 'set') return [...found].sort();
  return found.map((each) => essence(each, kind === 'options' ? OPTION : CHOICE));
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(field) : undefined;
}
