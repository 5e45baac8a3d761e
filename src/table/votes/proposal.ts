import type { Seat } from '../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { subjectOf } from '../../store/subject.ts';
import type { ProposalRow } from '../../store/votes.ts';
import type { Live } from '../game/live.ts';
import type { ProposalKind, ProposalView } from '../game/view.ts';
import type { Announcements } from '../room/announcement.ts';
import { askedFor, nameAt } from '../seats/seating.ts';
import { tableSentence } from '../told/happening.ts';
import { isQuiet } from '../waiting/calendar.ts';
import { pacePhrase } from '../waiting/pacewords.ts';
import { calendarOf, type Timers } from '../waiting/timer.ts';
import { Presence } from './presence.ts';
import { BY_MAJORITY, bodyOf, kindOf, neededFor, openTo, type ProposalBody, standInOf } from './voters.ts';

/** A proposal that has been agreed to. */
export interface Agreed {
  kind: ProposalKind;
  body: ProposalBody;
  person: string;
}

/** Kinds by which the table asks what to do for somebody who is silent. */
const SILENT: readonly ProposalKind[] = ['autopilot', 'sitting'];

/** Somebody's proposals ping the others once in so long, in milliseconds: an hour. */
const PINGED_ONCE = 3_600_000;

/** Kinds that do something to somebody's seat. */
const AGAINST: readonly ProposalKind[] = ['autopilot', 'replace', 'kick', 'skip'];

/** What came of a proposal, and whether the table has been told. */
type Outcome = Phrase & { told?: true };

/** What proposals are made with. */
interface Tools {
  store: Store;
  announcements: Announcements;
  timers: Timers;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** What somebody says to a proposal. */
interface Voice {
  proposal: string;
  person: string;
  agree: boolean;
}

/**
 * What people propose and the others agree to: to take back a move or to let somebody new in (all must agree), to give
 * the game up (two thirds), to hand one's seat over (whoever gets it); to replace, pass over or send away somebody, or
 * to change the pace (more than half of the others, and whoever is to stand in). Who is there has a say in what is done
 * to their own seat, and nothing is done against it.
 */
export class Proposals {
  private readonly store: Store;
  private readonly announcements: Announcements;
  private readonly clock: () => number;
  private readonly presence: Presence;

  constructor({ store, announcements, timers, clock }: Tools) {
    this.store = store;
    this.announcements = announcements;
    this.clock = clock;
    this.presence = new Presence(store, timers, clock);
  }

  /**
   * Opens a proposal; who proposes agrees. A second one of the same kind about the same seats replaces the first.
   * @param person `''` = the table itself, because somebody is silent
   */
  open(live: Live, kind: ProposalKind, body: ProposalBody, person: string): void {
    const game = live.row.id;
    const seats = (row: ProposalRow): string => bodyOf(row).seats?.join() ?? '';
    for (const row of this.store.votes.proposals(game)) {
      if (row.kind !== kind || seats(row) !== (body.seats?.join() ?? '')) continue;
      if (person === '' || person === row.person)
        this.end(live, row, phrase('proposal-over-renewed'), { telling: false });
      else this.end(live, row, phrase('proposal-over-replaced', { name: this.nameOf(live, person) }));
    }
    const taken = new Set(this.store.votes.proposalIds(game));
    const plain = `${kind}-${live.row.branch}-${live.seq}`;
    let id = plain;
    for (let count = 2; taken.has(id); count++) id = `${plain}.${count}`;
    const at = this.clock();
    const pings = person !== '' && this.store.votes.proposedBy(game, person, at - PINGED_ONCE) === 0;
    const kept: ProposalBody = pings ? body : { ...body, unpinged: true };
    this.store.votes.addProposal({ game, id, kind, body: JSON.stringify(kept), person, at });
    if (body.to) this.store.called.add({ game, person: body.to.id, name: body.to.name });
    if (person !== '') this.cast(game, id, person, true);
  }

  /** Records a voice. False when there is no such proposal or the person has no say in it. */
  vote(live: Live, seats: readonly SeatRow[], { proposal, person, agree }: Voice): boolean {
    const row = this.store.votes.proposals(live.row.id).find((candidate) => candidate.id === proposal);
    if (!row || !this.votersOf(row, seats).includes(person)) return false;
    this.cast(live.row.id, proposal, person, agree);
    return true;
  }

  /** Closes the proposals that are decided and returns the first that was agreed to. */
  settle(live: Live, seats: readonly SeatRow[]): Agreed | null {
    for (const row of this.store.votes.proposals(live.row.id)) {
      const view = this.view(row, seats);
      const possible = view.voters.length - view.refuse.length;
      const needed = this.neededOf(row, seats);
      if (view.agree.length >= view.needed && needed.every((one) => view.agree.includes(one)))
        return this.agreed(live, row, view);
      if (possible < view.needed || needed.some((one) => view.refuse.includes(one))) {
        const names = view.refuse.map((person) => nameAt(seats, person));
        this.end(live, row, phrase('proposal-over-refused', { names }));
      }
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
    const willing = this.neededOf(row, seats).every((one) => view.agree.includes(one));
    if (willing && BY_MAJORITY.includes(view.kind) && view.agree.length > view.refuse.length)
      return this.agreed(live, row, view);
    this.end(live, row, phrase('proposal-over-late'), { telling: false });
    return { lapsed: view };
  }

  /** It is told by being carried out. */
  private agreed(live: Live, row: ProposalRow, { kind, agree, voters }: ProposalView): Agreed {
    const names = voters.filter((person) => agree.includes(person)).map((person) => this.nameOf(live, person));
    this.end(live, row, phrase('proposal-over-agreed', { names }), { telling: false });
    return { kind, body: bodyOf(row), person: row.person };
  }

  /** The game went on: what would be taken back is no longer what was proposed. */
  dropStale(live: Live): void {
    for (const row of this.store.votes.proposals(live.row.id))
      if (row.kind === 'undo') this.end(live, row, phrase('proposal-over-stale'));
  }

  /**
   * Seats have changed: what somebody proposed who is no longer at the table is no longer meant, nor what was about a
   * person who has another's place now.
   */
  dropMoved(live: Live, before: readonly SeatRow[], after: readonly SeatRow[]): void {
    const there = new Set(after.flatMap((row) => [row.person, askedFor(row)]));
    const moved = after.filter(({ seat, person }) => before.find((row) => row.seat === seat)?.person !== person);
    for (const row of this.store.votes.proposals(live.row.id)) {
      const name = nameAt(before, row.person);
      if (row.person !== '' && row.kind !== 'admit' && !there.has(row.person))
        this.end(live, row, phrase('proposal-over-gone', { name }), { seats: before });
      else if (bodyOf(row).seats?.some((seat) => moved.some((one) => one.seat === seat)))
        this.end(live, row, phrase('proposal-over-moved'), { seats: before });
    }
  }

  /** Somebody wants to be forgotten: nothing is done any more that they proposed, or that gives them a part in the game. */
  dropOf(live: Live, person: string): void {
    for (const row of this.store.votes.proposals(live.row.id))
      if (row.person === person || bodyOf(row).to?.id === person)
        this.end(live, row, phrase('proposal-over-gone', { name: this.nameOf(live, person) }));
  }

  /** Somebody who was silent has answered: what the table asked about their seats is no longer a question. */
  dropSilent(live: Live, seats: readonly Seat[]): void {
    for (const row of this.store.votes.proposals(live.row.id))
      if (
        row.person === '' &&
        SILENT.some((kind) => kind === row.kind) &&
        bodyOf(row).seats?.some((seat) => seats.includes(seat))
      )
        this.end(live, row, phrase('proposal-over-answered'), { telling: false });
  }

  /** The game went back, or is over. The latter is told anyway. */
  dropAll(live: Live, why: 'back' | 'game'): void {
    for (const row of this.store.votes.proposals(live.row.id))
      this.end(live, row, phrase(why === 'back' ? 'proposal-over-back' : 'proposal-over-game'), {
        telling: why === 'back',
      });
  }

  /** What came of a proposal; null while it is open. */
  outcome(game: string, id: string): Phrase | null {
    const outcome = this.store.votes.outcome(game, id);
    if (outcome === null) return null;
    const { key, args } = JSON.parse(outcome) as Outcome;
    return { key, ...(args ? { args } : {}) };
  }

  /** True where the table has been told what came of a proposal, so that nothing else need say it. */
  isOutcomeTold(game: string, id: string): boolean {
    const outcome = this.store.votes.outcome(game, id);
    return outcome !== null && (JSON.parse(outcome) as Outcome).told === true;
  }

  views(game: string, seats: readonly SeatRow[]): ProposalView[] {
    return this.store.votes.proposals(game).map((row) => this.view(row, seats));
  }

  /** Closes a proposal and keeps what came of it, which whoever proposed it learns unless it is told otherwise. */
  private end(
    live: Live,
    row: ProposalRow,
    outcome: Phrase,
    {
      telling = true,
      seats = this.store.games.seats(row.game),
    }: { telling?: boolean; seats?: readonly SeatRow[] } = {},
  ): void {
    const what = whatOf(kindOf(row.kind), row, seats);
    const isTold = telling && row.person !== '';
    const kept: Outcome = { ...outcome, ...(isTold ? { told: true } : {}) };
    this.store.votes.endProposal(row.game, row.id, JSON.stringify(kept));
    if (!isTold) return;
    const ended = tableSentence('proposal-ended', { outcome, what });
    this.announcements.say(live, ended, { lasting: true });
    const direct = this.store.persons.find(row.person).notify === 'direct';
    if (direct && !isQuiet(this.clock(), calendarOf(this.store, row.person)))
      this.announcements.note(live, { sentences: [ended], to: row.person });
  }

  private nameOf(live: Live, person: string): string {
    return nameAt(this.store.games.seats(live.row.id), person);
  }

  private view(row: ProposalRow, seats: readonly SeatRow[]): ProposalView {
    const kind = kindOf(row.kind);
    const voters = this.votersOf(row, seats);
    const votes = this.store.votes
      .on(row.game, subjectOf('proposal', row.id))
      .filter((vote) => voters.includes(vote.person));
    const saying = (agree: boolean): string[] =>
      votes.filter((vote) => JSON.parse(vote.chosen) === agree).map((vote) => vote.person);
    const timer = this.store.timers.find(row.game, subjectOf('proposal', row.id));
    return {
      id: row.id,
      kind,
      by: row.person,
      seats: bodyOf(row).seats ?? [],
      what: whatOf(kind, row, seats),
      needed: neededFor(kind, voters.length),
      voters,
      pings: bodyOf(row).unpinged !== true,
      agree: saying(true),
      refuse: saying(false),
      closes: timer?.due ?? null,
    };
  }

  /** Everybody with a say: who is to get a seat or to stand in, too, and of those concerned whoever is there. */
  private votersOf(row: ProposalRow, rows: readonly SeatRow[]): string[] {
    return [...new Set([...openTo(row, rows), ...this.neededOf(row, rows)])];
  }

  /** Whose yes it takes in any case: of who is to stand in, and of those concerned who are there. */
  private neededOf(row: ProposalRow, rows: readonly SeatRow[]): string[] {
    const kind = kindOf(row.kind);
    const game = this.store.games.find(row.game);
    const standIn = standInOf(row);
    const willing = standIn === null ? [] : [standIn];
    if (!game || row.person === '' || !AGAINST.includes(kind)) return willing;
    const { seats = [] } = bodyOf(row);
    const concerned = rows.filter(({ seat }) => seats.includes(seat)).flatMap((seat) => askedFor(seat) ?? []);
    const stays = (person: string): boolean =>
      kind === 'kick' ? this.presence.isKept(game, person) : this.presence.isThere(game, person);
    return [...new Set([...willing, ...concerned.filter(stays)])];
  }

  private cast(game: string, id: string, person: string, agree: boolean): void {
    const at = this.clock();
    this.store.votes.add({ game, subject: subjectOf('proposal', id), person, chosen: JSON.stringify(agree), at });
  }
}

function whatOf(kind: ProposalKind, row: ProposalRow, rows: readonly SeatRow[]): Phrase {
  const { seats = [], to, pace, silence, answer, wanted } = bodyOf(row);
  const names = [...new Set(rows.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name))];
  const what = whatKey(kind, row);
  const key = row.person === '' ? `proposal-${what}-silent` : `proposal-${what}`;
  return phrase(key, {
    by: `<@${row.person}>`,
    names,
    to: to ? `<@${to.id}>` : '',
    seats: seats.map((seat) => ref('seat', String(seat))),
    ...(kind === 'undo'
      ? {
          what: answer?.what ?? '',
          count: answer?.since ?? 0,
          others: answer?.others ?? [],
          several: answer?.others?.length ?? 0,
        }
      : {}),
    ...(wanted ? { wanted } : {}),
    ...(typeof pace === 'string' ? { pace: pacePhrase(pace) } : {}),
    ...(typeof silence === 'string' ? { silence: phrase(`silence-${silence}`) } : {}),
  });
}

function whatKey(kind: ProposalKind, row: ProposalRow): string {
  const { to, pace, silence } = bodyOf(row);
  if (kind === 'replace' && to?.id === row.person) return 'replace-oneself';
  return kind !== 'pace' || silence === undefined ? kind : pace === undefined ? 'silence' : 'pace-and-silence';
}
