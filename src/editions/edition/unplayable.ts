import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';

export const UNPLAYABLE = [
  'team-players',
  'double-gates-players',
  'guilt-vote-alone',
  'strict-order-alone',
  'seats',
  'same-sheet',
] as const;

/** What was agreed does not fit the seats, or itself; `phrase` says why. */
export class Unplayable extends Error {
  readonly phrase: Phrase;

  constructor(reason: (typeof UNPLAYABLE)[number], args: Record<string, PhraseArgument> = {}) {
    super(reason);
    this.name = 'Unplayable';
    this.phrase = phrase(`unplayable-${reason}`, args);
  }
}
