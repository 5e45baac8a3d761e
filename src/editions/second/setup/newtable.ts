import type { Company } from '../../edition/edition.ts';
import { type Options, readOptions, type TurnOrder } from '../state/options.ts';

/** People from whom on somebody waits for somebody. */
const SEVERAL = 2;

/** What every game has that is opened now. */
type Opened = Required<Pick<Options, 'helpOnRequest' | 'atOwnPace' | 'readyInTurn'>> & { turnOrder: TurnOrder };

/**
 * The options of a game that these people open now: what they have agreed on, the turn order people play in unless they
 * say otherwise (2E-T06), and what nobody chooses and every new game has.
 * @param agreed those of `/game options`; what is left out has its default
 * @throws ZodError
 */
export function aNewTable<O extends object>(agreed: O, { persons, brisk }: Company): O & Opened {
  const { turnOrder, strictOrder } = readOptions(agreed);
  // Where everybody is there, or nobody else, nobody waits anyway.
  const sits = persons >= SEVERAL && !brisk && !strictOrder;
  return {
    ...agreed,
    helpOnRequest: true,
    atOwnPace: true,
    readyInTurn: true,
    turnOrder: turnOrder ?? (sits ? 'sitting' : 'book'),
  };
}
