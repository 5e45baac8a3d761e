import { type ParseArgsConfig, parseArgs } from 'node:util';
import { hostLocale } from '../locale.ts';
import { Words } from '../words/words.ts';
import { refuse } from './finish.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Flags<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/**
 * What a command was called with. A flag that does not exist, or a value where none belongs, is told in one sentence
 * with the flags there are, and the process exits 2.
 */
export function flags<const T extends Options>(options: T): Flags<T> {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`);
    const why = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    return refuse(new Words(hostLocale(process.env)).say('flags-refused', { why, known: known.join(' ') }));
  }
}
