import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';

/** What a person's wish came to: done, or kindly refused. */
export type Result<T = void> = { ok: true; value: T } | { ok: false; refusal: Phrase };

/** It was done, and this came of it. */
export function done(): Result;
export function done<T>(value: T): Result<T>;
export function done<T>(value?: T): Result<T | undefined> {
  return { ok: true, value };
}

/** A refusal in the words of `table.ftl`: key without its prefix `refused-`. */
export function refused(key: string, args?: Record<string, PhraseArgument>): { ok: false; refusal: Phrase } {
  return { ok: false, refusal: phrase(`refused-${key}`, args) };
}
