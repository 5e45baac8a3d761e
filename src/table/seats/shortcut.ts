/** Votes that need not wait for everybody: the first player's word, and defaults nobody objects to (2E-T62, 2E-T72). */
import type { Decision } from '../../engine/decision.ts';
import type { Entry } from '../../engine/entry.ts';
import type { SeatRow } from '../../store/games.ts';
import { subjectOf } from '../../store/subject.ts';
import { ABSTAINED, type VoteRow, type Votes } from '../../store/votes.ts';
import type { Live } from '../game/live.ts';
import type { Tally } from '../game/view.ts';
import { openDecision, personOf, personsAsked, voteResult } from './seating.ts';

/** What a vote has come to before its time is up, or null; `first` is the person of the first player, if any. */
export function resultOf(
  { edition, play }: Live,
  { decision, tally, breaks = false }: { decision: Decision; tally: Tally; breaks?: boolean },
  first: string | null,
): string[] | null {
  const word = tally.votes.find(({ person }) => person === first);
  const settles = edition.shortcut?.(play.state, decision)?.word === 'atOnce';
  return word && settles ? word.chosen : voteResult(decision, tally, first, breaks);
}

/**
 * The answer to a question of several that has been decided without a voice: those who had not spoken have left. Null
 * where somebody is still to speak.
 */
export function decidedAnswer(live: Live, seats: readonly SeatRow[], votes: Votes): Entry | null {
  const first = personOf(seats, live.edition.firstSeat(live.play.state));
  for (const decision of live.play.open.filter((one) => one.seats.length > 1)) {
    const cast = votes.on(live.row.id, subjectOf('decision', decision.id));
    const [person, ...others] = personsAsked(decision, seats);
    const { tally } = openDecision(decision, seats, cast);
    const alone =
      others.length === 0 ? cast.find((vote) => vote.person === person && vote.chosen !== ABSTAINED) : undefined;
    const chosen = alone ? (JSON.parse(alone.chosen) as string[]) : tally && resultOf(live, { decision, tally }, first);
    if (chosen) return { kind: 'answer', answer: { decision: decision.id, chosen } };
  }
  return null;
}

/**
 * Since when (`from`) the first player's word stands, or since the question was asked (`from` null) the default, to be
 * taken if nobody objects for a while. Null where somebody wants something else, or nothing but the vote counts.
 */
export function standing(
  { edition, play }: Live,
  { decision, votes }: { decision: Decision; votes: readonly VoteRow[] },
  first: string | null,
): { from: number | null } | null {
  const shortcut = edition.shortcut?.(play.state, decision);
  if (!shortcut) return null;
  const cast = votes.filter(({ chosen }) => chosen !== ABSTAINED);
  const word = cast.find(({ person }) => person === first);
  const wanted = choice(word?.chosen ?? JSON.stringify(decision.default));
  if (cast.some(({ chosen }) => choice(chosen) !== wanted)) return null;
  if (word) return { from: word.at };
  return shortcut.proposed ? { from: null } : null;
}

/** A choice as a vote's row keeps it, in whatever order its options stand there. */
const choice = (chosen: string): string => (JSON.parse(chosen) as string[]).sort().join('+');
