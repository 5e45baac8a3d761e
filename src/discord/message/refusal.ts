import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';
import type { Result } from '../../table/game/result.ts';

/** Thrown where a person's wish can't be granted: they are told why, politely and privately. */
export class Refusal extends Error {
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(phrase.key);
    this.name = 'Refusal';
    this.phrase = phrase;
  }
}

/** What a wish came to. @throws Refusal when it was refused */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Refusal(result.refusal);
  return result.value;
}

/** A refusal in these words. */
export function refusal(key: string, args?: Record<string, PhraseArgument>): Refusal {
  return new Refusal(phrase(key, args));
}
