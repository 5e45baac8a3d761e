import type { Decision } from '../../engine/decision.ts';
import type { Store } from '../../store/store.ts';
import { subjectOf } from '../../store/subject.ts';
import type { AwaitedRow } from '../../store/votes.ts';
import type { Live } from '../game/live.ts';
import { openDecision } from '../seats/seating.ts';
import { GRACE, sinceOf } from './timer.ts';

/** Begins what is remembered of a question that whoever is there may take up. */
const RACE = 'race ';

/**
 * Who is awaited since when. Call everything inside a transaction.
 *
 * Who is asked in a race (`Decision.race`) and not asked while somebody else acts is awaited in one stretch all the same,
 * if they are asked the same again in the same phase: their clock stands still meanwhile, and they are told once, also
 * when they are asked something else in between.
 */
export class Awaiting {
  private readonly store: Store;
  private readonly clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.clock = clock;
  }

  /**
   * Works out anew who is awaited.
   * @param keeping nobody counts as no longer awaited yet
   */
  follow(live: Live, keeping: boolean): void {
    const { votes } = this.store;
    const game = live.row.id;
    const asked = this.askedNow(live);
    const before = votes.awaited(game);
    const resting = votes.resting(game);
    if (!keeping) for (const row of before) if (!asked.has(row.person)) this.release(row);
    for (const [person, list] of asked) {
      const row = before.find((candidate) => candidate.person === person);
      if (row) this.asks(row, list);
      else this.begins(game, person, list, resting);
    }
  }

  private release(row: AwaitedRow): void {
    const { votes } = this.store;
    if (listed(row).some((one) => one.startsWith(RACE))) votes.setAwaited({ ...row, paused: this.clock() });
    else votes.releaseAwaited(row.game, row.person);
  }

  private asks(row: AwaitedRow, list: readonly string[]): void {
    const text = JSON.stringify(withRace(list, row));
    if (row.asked === text) return;
    // A new question gets a clock of its own, also when the old one was decided without them.
    const isKnown = row.asked === '' || list.some((one) => listed(row).includes(one));
    this.store.votes.setAwaited({ ...row, ...(isKnown ? {} : { heard: this.clock(), more: 0 }), asked: text });
  }

  private begins(game: string, person: string, list: readonly string[], resting: readonly AwaitedRow[]): void {
    const { votes } = this.store;
    const now = this.clock();
    const rests = resting.find((row) => row.person === person);
    const asked = JSON.stringify(rests ? withRace(list, rests) : list);
    const isSame = rests && listed(rests).some((one) => one.startsWith(RACE) && list.includes(one));
    if (!rests || rests.paused === null || !isSame) {
      votes.setAwaited({ game, person, since: now, told: 0, heard: null, asked, paused: null, more: 0 });
      return;
    }
    const rest = now - rests.paused;
    const heard = sinceOf(rests) + rest;
    votes.setAwaited({ ...rests, heard, asked, paused: null });
    const timer = this.store.timers.find(game, subjectOf('person', person));
    if (timer?.since !== sinceOf(rests)) return;
    const stage = timer.stage === GRACE ? 'deadline' : timer.stage;
    const earliest = timer.earliest > 0 ? timer.earliest + rest : 0;
    this.store.timers.set({ ...timer, since: heard, stage, earliest });
  }

  /** What each person is asked now. */
  private askedNow(live: Live): Map<string, string[]> {
    const seats = this.store.games.seats(live.row.id);
    const asked = new Map<string, string[]>();
    for (const decision of live.play.open) {
      const votes = this.store.votes.on(live.row.id, subjectOf('decision', decision.id));
      const about = aboutOf(decision, live.play.state.step);
      for (const person of openDecision(decision, seats, votes).awaited)
        asked.set(person, [...(asked.get(person) ?? []), about]);
    }
    return asked;
  }
}

/**
 * What a question is, across the ids it is asked under. A race goes on over several steps, which are numbered, and whose turn
 * it is about may come to begin otherwise, when somebody is fetched back to Arkham for instance.
 */
function aboutOf({ kind, seats, race }: Decision, step: string): string {
  return race ? `${RACE}${step.replace(/ \d+$/, '')} ${seats.join()}` : `${step} ${kind} ${seats.join()}`;
}

/** What they are asked, with the turn that they have been told may be theirs and is still to come round to them. */
function withRace(list: readonly string[], row: AwaitedRow): string[] {
  const isRace = (one: string): boolean => one.startsWith(RACE);
  return list.some(isRace) ? [...list] : [...list, ...listed(row).filter(isRace)];
}

function listed({ asked }: AwaitedRow): string[] {
  return asked === '' ? [] : (JSON.parse(asked) as string[]);
}
