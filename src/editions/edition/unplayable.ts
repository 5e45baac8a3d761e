import type { PhraseArgument } from '../../engine/phrase.ts';

/** What was agreed does not fit the seats, or itself. `reason` is a key of `table.ftl`, without its prefix `refused-`. */
export class Unplayable extends Error {
  readonly reason: string;
  readonly args: Record<string, PhraseArgument>;

  constructor(reason: string, args: Record<string, PhraseArgument> = {}) {
    super(reason);
    this.name = 'Unplayable';
    this.reason = reason;
    this.args = args;
  }
}
