import type { Seat } from '../../engine/decision.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import type { ProposalRow } from '../../store/votes.ts';
import type { NamedAnswer } from '../game/answer.ts';
import { PROPOSAL_KINDS, type ProposalKind } from '../game/view.ts';
import type { Person } from '../seats/lobby.ts';
import { askedFor, personsAt } from '../seats/seating.ts';

/** Kinds of which more than half must be in favor; for the others it is all, and two thirds to give the game up. */
export const BY_MAJORITY: readonly ProposalKind[] = [
  'autopilot',
  'sitting',
  'replace',
  'kick',
  'skip',
  'pace',
  'option',
];

/** What a proposal may be about. */
export interface ProposalBody {
  /** The seats it concerns. */
  seats?: Seat[];
  /** Who is to sit there, or to stand in. */
  to?: Person;
  /** Who proposes it has just pinged the others with another one. */
  unpinged?: true;
  /** The answer to be taken back. */
  answer?: NamedAnswer;
  /** The option to be changed, its value, and both in words. */
  option?: string;
  value?: string;
  wanted?: Phrase;
  [more: string]: unknown;
}

/** What is proposed. */
export function kindOf(text: string): ProposalKind {
  const kind = PROPOSAL_KINDS.find((candidate) => candidate === text);
  if (!kind) throw new Error(`unknown kind of proposal: ${text}`);
  return kind;
}

/** How many of so many must agree. */
export function neededFor(kind: ProposalKind, voters: number): number {
  if (BY_MAJORITY.includes(kind)) return Math.floor(voters / 2) + 1;
  return kind === 'end' ? Math.ceil((voters * 2) / 3) : voters;
}

/** Who may vote on a proposal, apart from those whose own yes it takes. */
export function openTo(row: ProposalRow, rows: readonly SeatRow[]): string[] {
  const persons = personsAt(rows);
  const { seats = [], to } = bodyOf(row);
  const concerned = rows.filter(({ seat }) => seats.includes(seat));
  const others = persons.filter(
    (person) => !concerned.some((seat) => seat.person === person || askedFor(seat) === person),
  );
  const kind = kindOf(row.kind);
  switch (kind) {
    case 'undo':
    case 'end':
    case 'pace':
    case 'option':
      return persons;
    case 'autopilot':
    case 'sitting':
    case 'kick':
    case 'skip':
      return others;
    case 'replace':
      return [...new Set([...others, ...(to ? [to.id] : [])])];
    case 'admit':
      return [...new Set([...persons, ...concerned.flatMap(({ person }) => (person === null ? [] : [person]))])];
    case 'hand':
      return to ? [to.id] : [];
    default:
      return kind satisfies never;
  }
}

/** Who is to stand in for somebody, and can't be made to. */
export function standInOf(row: ProposalRow): string | null {
  return row.kind === 'replace' ? (bodyOf(row).to?.id ?? null) : null;
}

/** What a proposal is about. */
export function bodyOf(row: ProposalRow): ProposalBody {
  return JSON.parse(row.body) as ProposalBody;
}
