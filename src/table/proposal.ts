import { type Phrase, phrase } from '../engine/phrase.ts';
import type { SeatRow } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { ProposalRow } from '../store/votes.ts';
import type { Live } from './live.ts';
import { personsAt } from './seating.ts';
import { PROPOSAL_KINDS, type ProposalKind, type ProposalView } from './view.ts';

/** A proposal that has been agreed to. */
export interface Agreed {
  kind: ProposalKind;
  body: Record<string, unknown>;
  person: string;
}

/**
 * What people propose and the others agree to: to take back a move (all must agree), to give the game up (two thirds),
 * to let the autopilot play for somebody (more than half of the others).
 */
export class Proposals {
  private readonly store: Store;
  private readonly clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.clock = clock;
  }

  /** Opens a proposal; who proposes agrees. A second one of the same kind replaces the first. */
  open(live: Live, kind: ProposalKind, body: Record<string, unknown>, person: string): void {
    const game = live.row.id;
    for (const row of this.store.votes.proposals(game))
      if (row.kind === kind) this.store.votes.closeProposal(game, row.id);
    const id = `${kind}-${live.seq}`;
    this.store.votes.addProposal({ game, id, kind, body: JSON.stringify(body), person, at: this.clock() });
    this.cast(game, id, person, true);
  }

  /** Records a voice. False when there is no such proposal or the person has no say in it. */
  vote(live: Live, id: string, person: string, agree: boolean, seats: readonly SeatRow[]): boolean {
    const row = this.store.votes.proposals(live.row.id).find((candidate) => candidate.id === id);
    if (!row || !votersOf(row, seats).includes(person)) return false;
    this.cast(live.row.id, id, person, agree);
    return true;
  }

  /** Closes the proposals that are decided and returns the first that was agreed to. */
  settle(live: Live, seats: readonly SeatRow[]): Agreed | null {
    for (const row of this.store.votes.proposals(live.row.id)) {
      const view = this.view(row, seats);
      const possible = view.voters.length - view.refuse.length;
      if (view.agree.length >= view.needed) {
        this.store.votes.closeProposal(row.game, row.id);
        return { kind: view.kind, body: JSON.parse(row.body) as Record<string, unknown>, person: row.person };
      }
      if (possible < view.needed) this.store.votes.closeProposal(row.game, row.id);
    }
    return null;
  }

  /** The game went on: what would be taken back is no longer what was proposed. */
  dropStale(live: Live): void {
    for (const row of this.store.votes.proposals(live.row.id)) {
      if (row.kind === 'undo') this.store.votes.closeProposal(row.game, row.id);
    }
  }

  dropAll(live: Live): void {
    for (const row of this.store.votes.proposals(live.row.id)) this.store.votes.closeProposal(row.game, row.id);
  }

  views(game: string, seats: readonly SeatRow[]): ProposalView[] {
    return this.store.votes.proposals(game).map((row) => this.view(row, seats));
  }

  private view(row: ProposalRow, seats: readonly SeatRow[]): ProposalView {
    const kind = kindOf(row.kind);
    const voters = votersOf(row, seats);
    const votes = this.store.votes.on(row.game, `proposal ${row.id}`).filter((vote) => voters.includes(vote.person));
    const saying = (agree: boolean): string[] =>
      votes.filter((vote) => JSON.parse(vote.chosen) === agree).map((vote) => vote.person);
    return {
      id: row.id,
      kind,
      by: row.person,
      what: whatOf(kind, row, seats),
      needed: neededFor(kind, voters.length),
      voters,
      agree: saying(true),
      refuse: saying(false),
    };
  }

  private cast(game: string, id: string, person: string, agree: boolean): void {
    const at = this.clock();
    this.store.votes.add({ game, subject: `proposal ${id}`, person, chosen: JSON.stringify(agree), at });
  }
}

function kindOf(text: string): ProposalKind {
  const kind = PROPOSAL_KINDS.find((candidate) => candidate === text);
  if (!kind) throw new Error(`unknown kind of proposal: ${text}`);
  return kind;
}

function neededFor(kind: ProposalKind, voters: number): number {
  switch (kind) {
    case 'undo':
      return voters;
    case 'end':
      return Math.ceil((voters * 2) / 3);
    case 'autopilot':
      return Math.floor(voters / 2) + 1;
    default:
      return kind satisfies never;
  }
}

/** The person to be replaced has no say in it. */
function votersOf(row: ProposalRow, seats: readonly SeatRow[]): string[] {
  const persons = personsAt(seats);
  if (row.kind !== 'autopilot') return persons;
  const { seat } = JSON.parse(row.body) as { seat: number };
  const replaced = seats.find((candidate) => candidate.seat === seat)?.person;
  return persons.filter((person) => person !== replaced);
}

function whatOf(kind: ProposalKind, row: ProposalRow, seats: readonly SeatRow[]): Phrase {
  const { seat } = JSON.parse(row.body) as { seat?: number };
  const name = seats.find((candidate) => candidate.seat === seat)?.name ?? '';
  return phrase(`proposal-${kind}`, { by: `<@${row.person}>`, name });
}
