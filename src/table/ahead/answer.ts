import { type AheadSheet, type Foreseen, likelyPlan, NOTHING_SAID, type Said } from '../../editions/plan/ahead.ts';
import { type Decision, refusal, type Seat } from '../../engine/decision.ts';
import type { Entry } from '../../engine/entry.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import type { AheadKind, AheadRow } from '../../store/plans.ts';
import type { Store } from '../../store/store.ts';
import { subjectOf } from '../../store/subject.ts';
import { ABSTAINED } from '../../store/votes.ts';
import type { Sentence } from '../../story/sentence.ts';
import { effective } from '../game/journal.ts';
import type { Live } from '../game/live.ts';
import type { Announcements } from '../room/announcement.ts';
import { mayAnswerFor, openDecision, personOf } from '../seats/seating.ts';
import { resultOf } from '../seats/shortcut.ts';
import { tableSentence } from '../told/happening.ts';

/** An answer that somebody gave before they were asked. */
export interface AheadEntry {
  entry: Entry;
  person: string;
  why: AheadKind;
  /** By what name they sit there, and what they chose. */
  name: string;
  choice: Phrase[];
  /** They said it by the press that began the turn. */
  pressed: boolean;
}

/** A question that is open, and the seats it may be asked of. */
interface Asked {
  live: Live;
  seats: readonly SeatRow[];
  decision: Decision;
}

/**
 * What plans and standing orders answer when their time comes, as if their owner had (DP-12). A step that no longer
 * fits is dropped and said so, and its owner is asked. Call everything inside a transaction.
 */
export class AnswersAhead {
  private readonly store: Store;
  private readonly announcements: Announcements;
  private readonly clock: () => number;
  private beginners: readonly Seat[] = [];

  constructor(store: Store, announcements: Announcements, clock: () => number) {
    this.store = store;
    this.announcements = announcements;
    this.clock = clock;
  }

  /**
   * The next answer that was given ahead; null when people must be asked.
   * @param misfits gets a line for everything that no longer fits, to be told before the questions
   */
  next(live: Live, seats: readonly SeatRow[], misfits: Sentence[]): AheadEntry | null {
    const { id: game } = live.row;
    const rows = this.store.plans.ready(game);
    if (rows.length === 0 || !live.edition.ahead) return null;
    const { open } = live.play;
    const found = (row: AheadRow, decision: Decision) =>
      // What was pressed after an answer was taken back is meant for the question that is asked again.
      isPressed(row) || !this.store.plans.isAsked(game, decision.id)
        ? this.answerOf({ live, seats, decision }, row, misfits)
        : null;
    for (const decision of open.filter(({ race }) => !race))
      for (const row of rows) {
        const entry = found(row, decision);
        if (entry) return entry;
      }
    for (const row of asSaid(rows))
      for (const decision of open.filter(({ race }) => race)) {
        const entry = found(row, decision);
        if (entry) return entry;
      }
    return null;
  }

  /** The default of a question that its owner need not be asked; null when there is none such. */
  waived(live: Live, seats: readonly SeatRow[]): Entry | null {
    const { ahead } = live.edition;
    if (!ahead?.waives) return null;
    const found = live.play.open.find((decision) => {
      const [seat, ...others] = decision.seats;
      const held = seats.find((candidate) => candidate.seat === seat);
      if (!held || others.length > 0 || this.store.plans.isAsked(live.row.id, decision.id)) return false;
      const row = this.store.plans.find(live.row.id, held.seat, 'orders');
      const said = row?.ready && mayAnswerFor(held, row.person) ? aheadIn(row) : NOTHING_SAID;
      return ahead.waives?.(said, decision) === true;
    });
    return found ? { kind: 'answer', answer: { decision: found.id, chosen: [...found.default] } } : null;
  }

  /**
   * Does work during which plans of those seats may begin their turn in a race: their owner has just pressed, or their
   * time is up (2E-T42).
   */
  beginning(seats: readonly Seat[], work: () => void): void {
    this.beginners = seats;
    try {
      work();
    } finally {
      this.beginners = [];
    }
  }

  /** What standing orders say to a question to one seat when nobody has answered in time, those that wait for it too. */
  whenSilent(live: Live, decision: Decision): string[] | null {
    const [seat] = decision.seats;
    const row = seat === undefined ? undefined : this.store.plans.find(live.row.id, seat, 'orders');
    const held = this.store.games.seats(live.row.id).find((candidate) => candidate.seat === seat);
    if (!row || !held || decision.mode === 'keeper' || !mayAnswerFor(held, row.person)) return null;
    const foreseen = this.foreseen(live, decision, row, true);
    return foreseen?.chosen && fits(decision, foreseen.chosen) ? foreseen.chosen : null;
  }

  /** Casts the votes that standing orders hold for those who have cast none when a vote closes, those that wait for it too. */
  voteWhenSilent(live: Live, decision: Decision, seats: readonly SeatRow[]): { name: string; choice: Phrase[] }[] {
    const game = live.row.id;
    return seats.flatMap((held) => {
      const row = this.store.plans.find(game, held.seat, 'orders');
      if (!row || row.ready === 0 || !decision.seats.includes(held.seat)) return [];
      if (!mayAnswerFor(held, row.person) || this.hasVoted(live, decision, row.person)) return [];
      if (!openDecision(decision, seats, []).persons.includes(row.person)) return [];
      const foreseen = this.foreseen(live, decision, row, true);
      if (!foreseen?.chosen || !fits(decision, foreseen.chosen)) return [];
      const chosen = JSON.stringify(foreseen.chosen);
      this.store.votes.add({
        game,
        subject: subjectOf('decision', decision.id),
        person: row.person,
        chosen,
        at: this.clock(),
      });
      return [{ name: held.name, choice: labelsOf(decision, foreseen.chosen) }];
    });
  }

  /** What can be said ahead for a seat now; null where the edition knows nothing of it. */
  sheet(live: Live, kind: AheadKind, seat: Seat, said: Said): AheadSheet | null {
    const { ahead } = live.edition;
    if (!ahead) return null;
    const seen = live.edition.seenBy(live.play.state, seat);
    return kind === 'plan' ? ahead.planSheet(seen, seat, said) : ahead.orderSheet(seen, seat, said);
  }

  /** A seat's plan as a careful player would make it; null where the edition knows nothing of it. */
  likely(live: Live, seat: Seat): AheadSheet | null {
    const { ahead } = live.edition;
    return ahead ? likelyPlan(ahead, live.edition.seenBy(live.play.state, seat), seat) : null;
  }

  /** Answers after a journal number are taken back: those given ahead are asked next time, and their plans are gone. */
  takenBack(live: Live, to: number, seats: readonly SeatRow[]): void {
    const { id: game } = live.row;
    const undone = effective(this.store.journal.everything(game)).filter(({ seq, said }) => seq > to && said);
    for (const { entry } of undone) if (entry.kind === 'answer') this.store.plans.ask(game, entry.answer.decision);
    const planners = new Set(undone.filter(({ said }) => said === 'plan').map(({ person }) => person));
    const dropped = seats.filter(({ seat }) => {
      const row = this.store.plans.find(game, seat, 'plan');
      return row !== undefined && planners.has(row.person);
    });
    for (const { seat } of dropped) this.store.plans.forget(game, seat, 'plan');
    if (dropped.length === 0) return;
    this.announcements.say(live, tableSentence('plan-undone', { names: dropped.map(({ name }) => name) }));
  }

  private answerOf(asked: Asked, row: AheadRow, misfits: Sentence[]): AheadEntry | null {
    const { live, seats, decision } = asked;
    const held = seats.find(({ seat }) => seat === row.seat);
    if (!held || !mayAnswerFor(held, row.person)) return null;
    if (decision.mode === 'keeper' || !decision.seats.includes(row.seat)) return null;
    const together = decision.seats.length > 1;
    if (together && (row.kind === 'plan' || this.hasVoted(live, decision, row.person))) return null;
    const foreseen = this.foreseen(live, decision, row, false);
    if (!foreseen) return null;
    if (decision.race && !foreseen.begins && !this.beginners.includes(row.seat)) return null;
    this.follow(row, foreseen);
    const { chosen, why, offer } = foreseen;
    if (why) misfits.push(tableSentence(`${row.kind}-misfit`, { name: held.name, why }));
    if (offer !== undefined) return offered(live, row, held.name, offer);
    if (!foreseen.abstains && (!chosen || !fits(decision, chosen))) return null;
    const decided = together ? this.voted(asked, row.person, chosen) : chosen;
    if (!decided) return null;
    const entry: Entry = { kind: 'answer', answer: { decision: decision.id, chosen: decided } };
    const choice = labelsOf(decision, chosen ?? decided);
    return { entry, person: row.person, why: row.kind, name: held.name, choice, pressed: isPressed(row) };
  }

  private foreseen(live: Live, decision: Decision, row: AheadRow, silent: boolean): Foreseen | null {
    const { ahead } = live.edition;
    if (!ahead) return null;
    const said = aheadIn(row);
    const seen = live.edition.seenBy(live.play.state, row.seat);
    return row.kind === 'plan'
      ? ahead.planned(said, decision, seen, row.seat)
      : ahead.ordered(said, decision, seen, { seat: row.seat, silent });
  }

  /** Keeps what is left of it. */
  private follow(row: AheadRow, { left }: Foreseen): void {
    const { game, seat, kind } = row;
    if (Object.keys(left).length === 0) this.store.plans.forget(game, seat, kind);
    else this.store.plans.keep({ ...row, body: JSON.stringify({ ...aheadIn(row), chosen: left } satisfies Said) });
  }

  private hasVoted(live: Live, decision: Decision, person: string): boolean {
    return this.store.votes.on(live.row.id, subjectOf('decision', decision.id)).some((vote) => vote.person === person);
  }

  /**
   * Casts a vote for them, or leaves it to the others (`chosen` null), as long as the first player is one of them; what
   * the vote has come to by that, or null. A person alone decides at once (DP-9).
   */
  private voted({ live, seats, decision }: Asked, person: string, chosen: readonly string[] | null): string[] | null {
    const game = live.row.id;
    const subject = subjectOf('decision', decision.id);
    const first = personOf(seats, live.edition.firstSeat(live.play.state));
    const { persons, tally } = openDecision(decision, seats, this.store.votes.on(game, subject));
    if (!persons.includes(person)) return null;
    if (!tally) return chosen && [...chosen];
    if (!chosen && (first === null || first === person || !persons.includes(first))) return null;
    const vote = chosen ? JSON.stringify(chosen) : ABSTAINED;
    this.store.votes.add({ game, subject, person, chosen: vote, at: this.clock() });
    const now = openDecision(decision, seats, this.store.votes.on(game, subject)).tally;
    return now && resultOf(live, { decision, tally: now }, first);
  }
}

/** An offer taken up as planned, if it stands. */
function offered({ play }: Live, row: AheadRow, name: string, id: string): AheadEntry | null {
  const { seat, person, kind } = row;
  const found = play.offers.find((one) => one.id === id && one.seat === seat);
  if (!found) return null;
  return {
    entry: { kind: 'interrupt', seat, interrupt: id },
    person,
    why: kind,
    name,
    choice: [found.label],
    pressed: isPressed(row),
  };
}

/** True for a turn that was begun with the press that says all of it. */
const isPressed = (row: AheadRow): boolean => aheadIn(row).pressed === true;

/** What a row holds. */
export function aheadIn(row: Pick<AheadRow, 'body'>): Said {
  return JSON.parse(row.body) as Said;
}

function fits(decision: Decision, chosen: readonly string[]): boolean {
  return refusal(decision, { decision: decision.id, chosen: [...chosen] }) === null;
}

function labelsOf({ options }: Decision, chosen: readonly string[]): Phrase[] {
  const labels = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return labels.length > 0 ? labels : [phrase('question-none')];
}

/** In a race those go first who have said first that they may; of one seat the plan before the orders (2E-T71). */
function asSaid(rows: readonly AheadRow[]): AheadRow[] {
  const since = (seat: Seat) => Math.min(...rows.filter((row) => row.seat === seat).map(({ at }) => at));
  return [...rows].sort((one, other) => since(one.seat) - since(other.seat) || one.seat - other.seat);
}
