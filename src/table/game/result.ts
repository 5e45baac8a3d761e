import { ENTRY_REFUSALS } from '../../engine/entry.ts';
import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';

/** Why the table does not do what somebody wants, by what it is about. */
export const REFUSALS = [
  ...ENTRY_REFUSALS,
  'no-game',
  'not-started',
  'already-started',
  'game-over',
  'not-over',
  'no-such-edition',
  'no-guide',
  'channel-taken',
  'games-by-role',
  'games-by-nobody',
  'games-not-here',
  'games-elsewhere',
  'games-at-once',
  'too-many-alone',
  'too-many-lobbies',
  'already-here',
  'host-only',
  'not-in-lobby',
  'already-seated',
  'seats-changed',
  'table-full',
  'too-few-seats',
  'keeper-has-no-seat',
  'no-such-investigator',
  'investigator-taken',
  'no-such-option',
  'no-such-value',
  'no-such-pace',
  'not-at-table',
  'not-your-seat',
  'not-your-turn',
  'autopilot-turn',
  'autopilot-for-you',
  'nothing-asked',
  'nothing-to-undo',
  'own-substitute',
  'seat-taken',
  'nobody-there',
  'about-oneself',
  'not-awaited',
  'waits-already',
  'no-plans',
  'nothing-to-plan',
  'plan-empty',
  'no-such-zone',
  'said-by-other',
  'still-playing',
  'record-private',
  'too-busy',
  'no-such-hours',
  'no-such-absence',
  'no-such-minute',
  'no-such-note',
  'note-empty',
  'too-many-notes',
  'quiet-already',
  'quiet-not',
  'replay-no-further',
  'replay-untold',
  'no-such-code',
  'no-such-case',
  'no-case-of-month',
  'case-closed',
  'case-edition',
  'case-fixed',
  'case-sealed',
] as const;
type RefusalReason = (typeof REFUSALS)[number];

/** What came of a person's wish: done, or kindly refused. */
export type Result<T = void> = { ok: true; value: T } | { ok: false; refusal: Phrase };

/** It was done, and this came of it. */
export function done(): Result;
export function done<T>(value: T): Result<T>;
export function done<T>(value?: T): Result<T | undefined> {
  return { ok: true, value };
}

/** A refusal, in the words of the message `refused-<reason>`. */
export function refused(reason: RefusalReason, args?: Record<string, PhraseArgument>): { ok: false; refusal: Phrase } {
  return { ok: false, refusal: phrase(`refused-${reason}`, args) };
}
