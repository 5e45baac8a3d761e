import type { REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Log } from '../../log.ts';
import type { CommandSet } from '../commands/commandset.ts';

/**
 * Registers the commands with Discord, only when what is registered there differs.
 * @returns true when it had to
 */
export async function registerCommands(rest: REST, application: string, set: CommandSet, log: Log): Promise<boolean> {
  const route = Routes.applicationCommands(application);
  const registered = (await rest.get(route)) as unknown[];
  if (sameCommands(registered, set.definitions)) return false;
  await rest.put(route, { body: set.definitions });
  log.info('commands.registered', { count: set.definitions.length });
  return true;
}

/** True when two lists of commands say the same, in whatever order, ids and defaults left aside. */
export function sameCommands(registered: readonly unknown[], wanted: readonly unknown[]): boolean {
  const normal = (commands: readonly unknown[]): string =>
    commands
      .map((command) => JSON.stringify(essence(command, COMMAND_FIELDS)))
      .sort()
      .join('\n');
  return normal(registered) === normal(wanted);
}

const COMMAND_FIELDS = ['name', 'description', 'type', 'options', 'contexts', 'integration_types'] as const;
const OPTION_FIELDS = [
  'name',
  'description',
  'type',
  'options',
  'required',
  'autocomplete',
  'choices',
  'min_value',
  'max_value',
  'max_length',
] as const;

const CHOICE_FIELDS = ['name', 'value'] as const;

/** The fields that matter, in one order, those at their defaults left out. */
function essence(value: unknown, fields: readonly string[]): object {
  if (typeof value !== 'object' || value === null) return {};
  const entries = new Map(Object.entries(value));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found: unknown = entries.get(field);
      if (found === undefined || found === null || found === false) return [];
      if (!Array.isArray(found)) return [[field, found]];
      if (found.length === 0) return [];
      if (field === 'options') return [[field, found.map((option) => essence(option, OPTION_FIELDS))]];
      if (field === 'choices') return [[field, found.map((choice) => essence(choice, CHOICE_FIELDS))]];
      return [[field, [...found].sort()]];
    }),
  );
}
