import { FIRST } from '../../locale.ts';
import { Words } from '../../words/words.ts';

/** What is put into a command's options, by their ids. */
export type Filled = Readonly<Record<string, string | number | boolean>>;

/** A command as people type it. */
interface Typed {
  /** Its name, and that of its subcommand. */
  path: string;
  values: Filled;
  /** The name of one of its options. */
  option(id: string): string;
}

/**
 * A command as people type it, who find its names in the list that Discord shows.
 * @param command its id with that of its subcommand, `game new`
 */
export function typed(command: string, filled: Filled = {}): Typed {
  const words = new Words(FIRST);
  const key = `command-${command.replace(' ', '-')}`;
  const [first = ''] = command.split(' ');
  const names = [words.say(`command-${first}`), ...(command === first ? [] : [words.say(key)])];
  const option = (id: string): string => words.say(`${key}-${id}`);
  const values = Object.entries(filled).map(([id, value]) => [option(id), value] as const);
  return { path: names.join(' '), values: Object.fromEntries(values), option };
}
