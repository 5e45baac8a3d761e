import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';
import type { Result } from '../../table/game/result.ts';

/** Thrown where a person's wish can't be granted: he is told why, politely and privately. */
export class Kindly extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(phrase.key);
    this.name = 'Kindly';
    this.phrase = phrase;
  }
}

/** What a wish came to. @throws Kindly when it was refused */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Kindly(result.refusal);
  return result.value;
}

/** A refusal in these words. */
export function kindly(key: string, args?: Record<string, PhraseArgument>): Kindly {
  return new Kindly(phrase(key, args));
}
