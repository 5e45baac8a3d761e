import type { Decision } from '../../engine/decision.ts';
import type { SeatRow } from '../../store/games.ts';
import { ABSTAINED, type VoteRow } from '../../store/votes.ts';
import type { OpenDecision, Tally } from '../game/view.ts';

/** The person who answers for a seat; null when the autopilot does or nobody sits there. */
export function personOf(seats: readonly SeatRow[], seat: number): string | null {
  const row = seats.find((candidate) => candidate.seat === seat);
  return row ? askedFor(row) : null;
}

/** The person a seat's questions go to: who holds it, or their stand-in. */
export function askedFor(row: SeatRow): string | null {
  if (row.autopilot !== 0 || row.person === null) return null;
  return row.instead === 1 && row.substitute ? row.substitute : row.person;
}

/** True for everybody who may answer for a seat: who holds it, and whom they named as their substitute (DP-13). */
export function mayAnswerFor(row: SeatRow, person: string): boolean {
  return row.autopilot === 0 && row.person !== null && (row.person === person || row.substitute === person);
}

/** Whose answer it is when this person answers: their own, or that of the person they are a substitute for; null = nobody's. */
export function voiceOf(decision: Decision, seats: readonly SeatRow[], person: string): string | null {
  if (personsAsked(decision, seats).includes(person)) return person;
  if (decision.mode === 'keeper') return null;
  const row = seats.find((seat) => decision.seats.includes(seat.seat) && mayAnswerFor(seat, person));
  return row ? askedFor(row) : null;
}

/** What a person at the table is called: by the name they took their seat with. */
export function nameAt(seats: readonly SeatRow[], person: string): string {
  const own = seats.find((seat) => seat.person === person);
  if (own) return own.name;
  return seats.find((seat) => seat.substitute === person)?.substitute_name ?? `<@${person}>`;
}

/** Persons at the table who answer for themselves, each once (DP-4). */
export function personsAt(seats: readonly SeatRow[]): string[] {
  const persons = seats.map(askedFor);
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
export function openDecision(
  decision: Decision,
  seats: readonly SeatRow[],
  votes: readonly VoteRow[],
  closes: number | null = null,
): OpenDecision {
  const persons = personsAsked(decision, seats);
  const abstained = votes.filter(({ chosen }) => chosen === ABSTAINED).map(({ person }) => person);
  const heard = persons.filter((person) => !abstained.includes(person));
  // Somebody has to say something: where everybody leaves it to the others, everybody is asked.
  const voters = heard.length > 0 ? heard : persons;
  const cast = votes.filter(({ person, chosen }) => voters.includes(person) && chosen !== ABSTAINED);
  const voted = new Set(cast.map((vote) => vote.person));
  const tally: Tally | null =
    persons.length > 1
      ? {
          votes: cast.map((vote) => ({ person: vote.person, chosen: JSON.parse(vote.chosen) as string[] })),
          voters,
          ...(heard.length > 0 && abstained.length > 0
            ? { left: persons.filter((person) => abstained.includes(person)) }
            : {}),
        }
      : null;
  const others = seats
    .filter((seat) => decision.mode !== 'keeper' && decision.seats.includes(seat.seat))
    .flatMap((seat) =>
      [seat.person, seat.substitute].filter((person) => person !== null && mayAnswerFor(seat, person)),
    );
  const substitutes = [...new Set(others)].filter((person): person is string => !persons.includes(person ?? ''));
  return { decision, persons, substitutes, awaited: voters.filter((person) => !voted.has(person)), tally, closes };
}

/**
 * What a vote has come to, or null while it is open (DP-5, DP-6): more than half for one choice, or everybody has
 * voted; a tie goes to the first player's choice among the tied ones, else to the default among them.
 * @param first the person of the first player, or null when the autopilot sits there
 * @param closing its clock has run out: what has been cast so far decides; null only when nothing has
 */
export function voteResult(decision: Decision, tally: Tally, first: string | null, closing = false): string[] | null {
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
  if (tally.votes.length < tally.voters.length && !closing) return null;
  const tied = ranked.filter((entry) => entry.count === best.count).map((entry) => entry.chosen);
  if (tied.length === 1) return best.chosen;
  const firstVote = tally.votes.find((vote) => vote.person === first)?.chosen;
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    [...a].sort().join('+') === [...b].sort().join('+');
  // 2E-4402
  return (
    tied.find((chosen) => firstVote !== undefined && same(chosen, firstVote)) ??
    tied.find((chosen) => same(chosen, decision.default)) ??
    best.chosen
  );
}

/** True when the votes cast so far are tied at the top and the first player, who could decide (DP-7), has cast none. */
export function awaitsTieBreak(tally: Tally, first: string | null): boolean {
  if (first === null || !tally.voters.includes(first) || tally.votes.some((vote) => vote.person === first))
    return false;
  const counts = new Map<string, number>();
  for (const { chosen } of tally.votes) {
    const key = [...chosen].sort().join('+');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts.values()].filter((count) => count === most).length > 1;
}
