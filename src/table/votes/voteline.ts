import type { Decision } from '../../engine/decision.ts';
import { phrase } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import { ABSTAINED, type VoteRow } from '../../store/votes.ts';
import type { Words } from '../../words/words.ts';
import { choicePhrases } from '../game/answer.ts';
import { nameAt } from '../seats/seating.ts';

/** The votes on a decision, whose they are, and how names are said. */
interface Count {
  cast: readonly VoteRow[];
  seats: readonly SeatRow[];
  words: Words;
  /** What comes of it says what was decided. */
  evident: boolean;
}

/**
 * What was asked of several, what they decided, and who was for it or for something else, in one line of small print;
 * null where everybody abstained, or all agreed and what comes of it says so.
 */
export function voteLine(
  decision: Decision,
  decided: readonly string[],
  { cast, seats, words, evident }: Count,
): string | null {
  const named = (chosen: readonly string[]): string =>
    words.list(choicePhrases(decision, chosen).map((one) => words.text(one)));
  const votes = cast
    .filter(({ chosen }) => chosen !== ABSTAINED)
    .map(({ person, chosen }) => ({ name: nameAt(seats, person), choice: named(JSON.parse(chosen) as string[]) }));
  const won = named(decided);
  if (votes.length === 0 || (evident && votes.every(({ choice }) => choice === won))) return null;
  const tally = [...new Set([won, ...votes.map(({ choice }) => choice)])].flatMap((choice) => {
    const names = votes.filter((vote) => vote.choice === choice).map(({ name }) => name);
    if (names.length === 0) return [];
    return [words.say(choice === won ? 'vote-for' : 'vote-else', { choice, names })];
  });
  return words.text(phrase('vote-line', { ask: decision.ask, choice: won, tally: tally.join('; ') }));
}
