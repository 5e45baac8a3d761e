import type { Company } from '../../edition/edition.ts';
import type { Options } from '../state/options.ts';

/** What every game has that is opened now, and what one has in which people wait for each other. */
type Opened = Required<Pick<Options, 'helpOnRequest' | 'plainEncounters'>> & Pick<Options, 'readyInTurn'>;

/**
 * The options of a game that these people open now: what they have agreed on, and what nobody chooses.
 * @param agreed those of `/game options`; what is left out has its default
 */
export function aNewTable<O extends object>(agreed: O, { persons, brisk }: Company): O & Opened {
  // Where people wait for each other, nobody does before the first turn.
  const waits = persons > 1 && !brisk;
  return { ...agreed, helpOnRequest: true, plainEncounters: true, ...(waits ? { readyInTurn: true } : {}) };
}
