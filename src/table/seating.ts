import type { Decision } from '../engine/decision.ts';
import type { SeatRow } from '../store/games.ts';
import type { VoteRow } from '../store/votes.ts';
import type { OpenDecision, Tally } from './view.ts';

/** The person who answers for a seat; null when the autopilot does or nobody sits there. */
export function personOf(seats: readonly SeatRow[], seat: number): string | null {
  const row = seats.find((candidate) => candidate.seat === seat);
  return row && row.autopilot === 0 ? row.person : null;
}

/** Persons at the table who answer for themselves, each once (DP-4). */
export function personsAt(seats: readonly SeatRow[]): string[] {
  const persons = seats.filter((seat) => seat.autopilot === 0).map((seat) => seat.person);
  return [...new Set(persons.filter((person): person is string => person !== null))];
}

/** Persons who may answer a decision: who holds its seats, or whoever runs the game without one. */
export function personsAsked(decision: Decision, seats: readonly SeatRow[]): string[] {
  const keeper = decision.about?.keeper;
  if (decision.mode === 'keeper' && keeper !== undefined) return [keeper];
  const persons = decision.seats.map((seat) => personOf(seats, seat));
  return [...new Set(persons.filter((person): person is string => person !== null))];
}

/** A question with the people it waits for. */
export function openDecision(decision: Decision, seats: readonly SeatRow[], votes: readonly VoteRow[]): OpenDecision {
  const persons = personsAsked(decision, seats);
  const cast = votes.filter((vote) => persons.includes(vote.person));
  const voted = new Set(cast.map((vote) => vote.person));
  const tally: Tally | null =
    persons.length > 1
      ? {
          votes: cast.map((vote) => ({ person: vote.person, chosen: JSON.parse(vote.chosen) as string[] })),
          voters: persons,
        }
      : null;
  return { decision, persons, awaited: persons.filter((person) => !voted.has(person)), tally };
}

/**
 * What a vote has come to, or null while it is open (DP-5, DP-6): more than half for one choice, or everybody has
 * voted; a tie goes to the first player's choice among the tied ones, else to the default among them.
 * @param first the person of the first player, or null when the autopilot sits there
 */
export function voteResult(decision: Decision, tally: Tally, first: string | null): string[] | null {
  const counts = new Map<string, { chosen: string[]; count: number }>();
  for (const vote of tally.votes) {
    const key = [...vote.chosen].sort().join('+');
    const entry = counts.get(key) ?? { chosen: vote.chosen, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count);
  const best = ranked[0];
  if (!best) return null;
  if (best.count * 2 > tally.voters.length) return best.chosen;
  if (tally.votes.length < tally.voters.length) return null;
  const tied = ranked.filter((entry) => entry.count === best.count).map((entry) => entry.chosen);
  if (tied.length === 1) return best.chosen;
  const firstVote = tally.votes.find((vote) => vote.person === first)?.chosen;
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    [...a].sort().join('+') === [...b].sort().join('+');
  return (
    tied.find((chosen) => firstVote !== undefined && same(chosen, firstVote)) ??
    tied.find((chosen) => same(chosen, decision.default)) ??
    best.chosen
  );
}
