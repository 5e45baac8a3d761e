import type { Seat } from '../engine/decision.ts';
import { type Phrase, phrase, ref } from '../engine/phrase.ts';
import type { SeatRow } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { ProposalRow } from '../store/votes.ts';
import type { Live } from './live.ts';
import type { Person } from './lobby.ts';
import { pacePhrase } from './pacewords.ts';
import { askedFor, personsAt } from './seating.ts';
import { subjectText } from './timer.ts';
import { PROPOSAL_KINDS, type ProposalKind, type ProposalView } from './view.ts';

/** A proposal that has been agreed to. */
export interface Agreed {
  kind: ProposalKind;
  body: ProposalBody;
  person: string;
}

/** Kinds of which more than half must be in favour; for the others it is all, and two thirds to give the game up. */
const BY_MAJORITY: readonly ProposalKind[] = ['autopilot', 'replace', 'kick', 'skip', 'pace'];

/** What a proposal may be about. */
export interface ProposalBody {
  /** The seats it concerns. */
  seats?: Seat[];
  /** Who is to sit there, or to stand in. */
  to?: Person;
  [more: string]: unknown;
}

/**
 * What people propose and the others agree to: to take back a move or to let somebody new in (all must agree), to give
 * the game up (two thirds), to hand one's seat over (whoever gets it); to replace, pass over or send away somebody, or
 * to change the pace (more than half of the others, and whoever is to stand in).
 */
export class Proposals {
  private readonly store: Store;
  private readonly clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.clock = clock;
  }

  /**
   * Opens a proposal; who proposes agrees. A second one of the same kind about the same seats replaces the first.
   * @param person `''` = the table itself, because somebody is silent
   */
  open(live: Live, kind: ProposalKind, body: ProposalBody, person: string): void {
    const game = live.row.id;
    const seats = (row: ProposalRow): string => bodyOf(row).seats?.join() ?? '';
    for (const row of this.store.votes.proposals(game))
      if (row.kind === kind && seats(row) === (body.seats?.join() ?? '')) this.store.votes.closeProposal(game, row.id);
    const taken = new Set(this.store.votes.proposals(game).map((row) => row.id));
    const plain = `${kind}-${live.row.branch}-${live.seq}`;
    let id = plain;
    for (let count = 2; taken.has(id); count++) id = `${plain}.${count}`;
    this.store.votes.addProposal({ game, id, kind, body: JSON.stringify(body), person, at: this.clock() });
    if (person !== '') this.cast(game, id, person, true);
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
      const unwilling = standInOf(row);
      if (view.agree.length >= view.needed && (unwilling === null || view.agree.includes(unwilling)))
        return this.agreed(row, view);
      if (possible < view.needed || (unwilling !== null && view.refuse.includes(unwilling)))
        this.store.votes.closeProposal(row.game, row.id);
    }
    return null;
  }

  /**
   * Closes a proposal whose clock has run out. Where more than half must agree, more voices for than against will do.
   * @returns what has been agreed to; `lapsed` with what it was when it has not; null when there is no such proposal
   */
  close(live: Live, id: string, seats: readonly SeatRow[]): Agreed | { lapsed: ProposalView } | null {
    const row = this.store.votes.proposals(live.row.id).find((candidate) => candidate.id === id);
    if (!row) return null;
    const view = this.view(row, seats);
    const standIn = standInOf(row);
    const willing = standIn === null || view.agree.includes(standIn);
    if (willing && BY_MAJORITY.includes(view.kind) && view.agree.length > view.refuse.length)
      return this.agreed(row, view);
    this.store.votes.closeProposal(row.game, row.id);
    return { lapsed: view };
  }

  private agreed(row: ProposalRow, { kind }: ProposalView): Agreed {
    this.store.votes.closeProposal(row.game, row.id);
    return { kind, body: bodyOf(row), person: row.person };
  }

  /** The game went on: what would be taken back is no longer what was proposed. */
  dropStale(live: Live): void {
    for (const row of this.store.votes.proposals(live.row.id)) {
      if (row.kind === 'undo') this.store.votes.closeProposal(row.game, row.id);
    }
  }

  /** Somebody who was silent has answered: what the table asked about his seats is no longer a question. */
  dropSilent(live: Live, seats: readonly Seat[]): void {
    for (const row of this.store.votes.proposals(live.row.id))
      if (row.person === '' && row.kind === 'autopilot' && bodyOf(row).seats?.some((seat) => seats.includes(seat)))
        this.store.votes.closeProposal(row.game, row.id);
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
    const timer = this.store.timers.find(row.game, subjectText({ on: 'proposal', id: row.id }));
    return {
      id: row.id,
      kind,
      by: row.person,
      seats: bodyOf(row).seats ?? [],
      what: whatOf(kind, row, seats),
      needed: neededFor(kind, voters.length),
      voters,
      agree: saying(true),
      refuse: saying(false),
      closes: timer?.due ?? null,
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
  if (BY_MAJORITY.includes(kind)) return Math.floor(voters / 2) + 1;
  return kind === 'end' ? Math.ceil((voters * 2) / 3) : voters;
}

/** Whoever is to be replaced has no say in it; whoever is to get a seat, or to stand in, has. */
function votersOf(row: ProposalRow, rows: readonly SeatRow[]): string[] {
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
      return persons;
    case 'autopilot':
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
function standInOf(row: ProposalRow): string | null {
  return row.kind === 'replace' ? (bodyOf(row).to?.id ?? null) : null;
}

function whatOf(kind: ProposalKind, row: ProposalRow, rows: readonly SeatRow[]): Phrase {
  const { seats = [], to, pace, silence } = bodyOf(row);
  const names = [...new Set(rows.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name))];
  const what = kind !== 'pace' || silence === undefined ? kind : pace === undefined ? 'silence' : 'pace-and-silence';
  const key = row.person === '' ? `proposal-${what}-silent` : `proposal-${what}`;
  return phrase(key, {
    by: `<@${row.person}>`,
    names,
    to: to ? `<@${to.id}>` : '',
    seats: seats.map((seat) => ref('seat', String(seat))),
    ...(typeof pace === 'string' ? { pace: pacePhrase(pace) } : {}),
    ...(typeof silence === 'string' ? { silence: phrase(`silence-${silence}`) } : {}),
  });
}

function bodyOf(row: ProposalRow): ProposalBody {
  return JSON.parse(row.body) as ProposalBody;
}
