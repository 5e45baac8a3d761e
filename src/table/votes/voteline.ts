import type { Decision } from '../../engine/decision.ts';
import { type Phrase, phrase, series } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import { ABSTAINED, type VoteRow } from '../../store/votes.ts';
import { choicePhrases } from '../game/answer.ts';
import { nameAt } from '../seats/seating.ts';

/** The votes on a decision, and whose they are. */
interface Count {
  cast: readonly VoteRow[];
  seats: readonly SeatRow[];
  /** What comes of it says what was decided. */
  evident: boolean;
}

/**
 * What was asked of several, what they decided, and who was for it or for something else, in one sentence; null where
 * everybody abstained, or all agreed and what comes of it says so.
 */
export function voteLine(
  decision: Decision,
  decided: readonly string[],
  { cast, seats, evident }: Count,
): Phrase | null {
  const setOf = (chosen: readonly string[]): string => [...chosen].sort().join();
  const votes = cast
    .filter(({ chosen }) => chosen !== ABSTAINED)
    .map(({ person, chosen }) => ({ name: nameAt(seats, person), chosen: JSON.parse(chosen) as string[] }));
  const won = setOf(decided);
  if (votes.length === 0 || (evident && votes.every(({ chosen }) => setOf(chosen) === won))) return null;
  const choices = new Map([decided, ...votes.map(({ chosen }) => chosen)].map((chosen) => [setOf(chosen), chosen]));
  const tally = [...choices].flatMap(([choice, chosen]) => {
    const names = votes.filter((vote) => setOf(vote.chosen) === choice).map(({ name }) => name);
    if (names.length === 0) return [];
    return [phrase(choice === won ? 'vote-for' : 'vote-else', { choice: choicePhrases(decision, chosen), names })];
  });
  return phrase('vote-line', {
    ask: decision.asked ?? decision.ask,
    choice: choicePhrases(decision, decided),
    tally: series('clauses', tally),
  });
}
