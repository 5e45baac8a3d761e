import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { type Command, definitionOf } from './command.ts';

const DIRECTORY = new URL('../../../commands/', import.meta.url);

/** All slash commands, by the name that people type. */
export class CommandSet {
  private readonly byName = new Map<string, Command>();
  readonly definitions: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];

  constructor(commands: readonly Command[]) {
    this.definitions = commands.map((command) => definitionOf(command.shape));
    commands.forEach((command, index) => {
      const name = this.definitions[index]?.name ?? command.shape.id;
      if (this.byName.has(name)) throw new Error(`two commands are called "${name}"`);
      this.byName.set(name, command);
    });
  }

  /** Loads every file in the folders of `commands/`. @throws Error when one of them exports no command */
  static async load(): Promise<CommandSet> {
    const files = (await readdir(DIRECTORY, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
    const commands = await Promise.all(
      files.map((file) => loadCommand(path.dirname(file), path.basename(file, '.ts'))),
    );
    return new CommandSet(commands);
  }

  find(name: string): Command | undefined {
    return this.byName.get(name);
  }
}

async function loadCommand(folder: string, name: string): Promise<Command> {
  const module: { command?: Command } = await import(`../../../commands/${folder}/${name}.ts`);
  if (!module.command) throw new Error(`commands/${folder}/${name}.ts exports no command`);
  return module.command;
}
