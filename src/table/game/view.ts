import type { GuideComment } from '../../editions/guide/guide.ts';
import type { Decision, Seat } from '../../engine/decision.ts';
import type { Interrupt } from '../../engine/edition.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { GameStatus, SeatRow } from '../../store/games.ts';
import type { Silence } from '../waiting/pace.ts';

/** A seat as everybody sees it. */
export interface SeatView {
  seat: Seat;
  /** Discord's id, or null where nobody sits. */
  person: string | null;
  name: string;
  autopilot: boolean;
  /** The investigator chosen; null = at random, until the start. */
  sheet: string | null;
  /** Somebody who may answer for the person; with `instead` they are asked in that person's place. */
  substitute: { person: string; name: string; instead: boolean } | null;
}

/** A seat of the ledger as everybody sees it. */
export function seatView({
  seat,
  person,
  name,
  autopilot,
  sheet,
  substitute,
  substitute_name,
  instead,
}: SeatRow): SeatView {
  return {
    seat,
    person,
    name,
    autopilot: autopilot !== 0,
    sheet,
    substitute: substitute ? { person: substitute, name: substitute_name ?? '', instead: instead === 1 } : null,
  };
}

/** How a vote stands. */
export interface Tally {
  /** Persons by the option they favor. Several options chosen together are joined by `+`. */
  votes: { person: string; chosen: string[] }[];
  /** Persons who may vote and don't leave it to the others. */
  voters: string[];
  /** Persons who leave it to the others, if anybody does. */
  left?: string[];
}

/** A question that waits, and for whom. */
export interface OpenDecision {
  decision: Decision;
  /** Persons who are asked. */
  persons: string[];
  /** Who may answer too, in the name of one of them. */
  substitutes: string[];
  /** Of these, who has not answered yet. */
  awaited: string[];
  /** Only where several persons vote. */
  tally: Tally | null;
  /** The message that tells what comes of it, by its name; left out where it has one of its own. */
  frame?: string;
  /** What comes of it says how it was taken. */
  evident?: true;
  /** In a guided case, what is said beside it. */
  comment?: GuideComment;
  /** When the vote closes; null = when everybody has voted, or it is none. */
  closes: number | null;
}

export const PROPOSAL_KINDS = [
  'undo',
  'end',
  'autopilot',
  'sitting',
  'replace',
  'kick',
  'skip',
  'pace',
  'option',
  'admit',
  'hand',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Something a person proposes and the others agree to or not. */
export interface ProposalView {
  id: string;
  kind: ProposalKind;
  /** Who proposes it; `''` = the table itself, because somebody is silent. */
  by: string;
  /** The seats it is about. */
  seats: Seat[];
  what: Phrase;
  /** How many must agree. */
  /** Who has not spoken yet may be mentioned for it. */
  pings: boolean;
  needed: number;
  voters: string[];
  agree: string[];
  refuse: string[];
  /** When it closes; null = when it is decided. */
  closes: number | null;
}

/** A case that many tables play. */
export interface CaseView {
  code: string;
  /** When it is opened at the latest, in milliseconds since 1970. */
  closesAt: number;
  isOpen: boolean;
  /** Discord's ids of those at this table who have played or followed it at another one. */
  knowing: string[];
}

/** A game as the people at the table see it. */
export interface GameView {
  id: string;
  edition: string;
  channel: string;
  guild: string;
  host: string;
  status: GameStatus;
  branch: number;
  locale: string;
  options: Record<string, unknown>;
  seats: SeatView[];
  /** Nobody's turn while in the lobby. */
  open: OpenDecision[];
  /** Each step is explained, until its player has got it or the guided turns are over. */
  guided: boolean;
  offers: Interrupt[];
  proposals: ProposalView[];
  /**
   * Who is awaited since when, whether they have been mentioned for it, and when their time is up. Milliseconds since
   * 1970; `deadline` null = never.
   */
  awaited: { person: string; since: number; told: boolean; deadline: number | null }[];
  /** As `readPace` reads it. */
  pace: string;
  silence: Silence;
  /** Who has said that they are away now, until when, and in which time zone they live. */
  away: { person: string; until: number; zone: string }[];
  /** Why nothing can be told at the moment; null = all is well. */
  parked: string | null;
  /** Who follows the game without a seat. */
  spectators: { person: string; name: string }[];
  headline: Phrase | null;
  /** Whose say breaks ties; null before the game. */
  first: Seat | null;
  /** What the edition calls them. */
  firstName: Phrase;
  /** SHA-256 of the seed, from the start on. */
  seal: string | null;
  /** Six digits of the journal's chain, as it was when the turn began; null while nothing is chained. */
  chain: string | null;
  /** The seed itself, opened at the end, of a case not before nobody plays that any more. */
  seed: string | null;
  /** The case that other tables play, too. */
  sealedCase: CaseView | null;
  startedAt: number | null;
  /** How many days it is expected to take, or was; null = not known. */
  foretold: number | null;
}
