import type { Decision, Seat } from '../engine/decision.ts';
import type { Interrupt } from '../engine/edition.ts';
import type { Phrase } from '../engine/phrase.ts';
import type { GameStatus } from '../store/games.ts';

/** A seat as everybody sees it. */
export interface SeatView {
  seat: Seat;
  /** Discord's id, or null where nobody sits. */
  person: string | null;
  name: string;
  autopilot: boolean;
  /** The investigator chosen; null = at random, until the start. */
  sheet: string | null;
}

/** How a vote stands. */
export interface Tally {
  /** Persons by the option they favour. Several options chosen together are joined by `+`. */
  votes: { person: string; chosen: string[] }[];
  /** Persons who may vote. */
  voters: string[];
}

/** A question that waits, and for whom. */
export interface OpenDecision {
  decision: Decision;
  /** Persons who may answer. */
  persons: string[];
  /** Of these, who has not answered yet. */
  awaited: string[];
  /** Only where several persons vote. */
  tally: Tally | null;
}

export const PROPOSAL_KINDS = ['undo', 'end', 'autopilot'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Something a person proposes and the others agree to or not. */
export interface ProposalView {
  id: string;
  kind: ProposalKind;
  by: string;
  what: Phrase;
  /** How many must agree. */
  needed: number;
  voters: string[];
  agree: string[];
  refuse: string[];
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
  offers: Interrupt[];
  proposals: ProposalView[];
  /** Who is awaited since when (milliseconds), and whether they have been mentioned for it. */
  awaited: { person: string; since: number; told: boolean }[];
  headline: Phrase | null;
  /** SHA-256 of the seed, from the start on. */
  seal: string | null;
  /** The seed itself, opened at the end. */
  seed: string | null;
  startedAt: number | null;
}
