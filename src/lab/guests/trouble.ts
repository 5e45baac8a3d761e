import { NothingCame } from '../../local/act.ts';
import { LocalRefusal } from '../../local/protocol/localrefusal.ts';

/** Something a guest wanted came to nothing. */
export class Trouble extends Error {
  /** Why, in one word: the same whatever anybody has read. */
  readonly why: string;

  constructor(why: string, what: string) {
    super(`${why}: ${what}`);
    this.name = 'Trouble';
    this.why = why;
  }
}

/** Why something came to nothing, without names and numbers. */
export function reasonOf(error: unknown): string {
  if (error instanceof Trouble) return error.why;
  if (error instanceof LocalRefusal) return error.code;
  if (error instanceof NothingCame) return 'nothing came';
  return error instanceof Error ? error.name : 'unknown';
}
