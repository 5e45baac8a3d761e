import type { GameRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { subjectOf } from '../../store/subject.ts';
import { DONE, sinceOf, type Timers } from '../waiting/timer.ts';

/** Where the pace never ends anybody's time, it is up after so long, in milliseconds: three days. */
const WITHOUT_DEADLINE = 3 * 24 * 3_600_000;
/** Who is to be sent away has let so many deadlines pass. */
const BEFORE_KICKED = 2;

/** Whether people are there: as long as they are, nobody acts for them without their yes. */
export class Presence {
  private readonly store: Store;
  private readonly timers: Timers;
  private readonly clock: () => number;

  constructor(store: Store, timers: Timers, clock: () => number) {
    this.store = store;
    this.timers = timers;
    this.clock = clock;
  }

  /** True while a person's time is not up: the pace has not run out for them, and they have not said that they are away. */
  isThere(game: GameRow, person: string): boolean {
    const now = this.clock();
    if (this.store.persons.absences(person).some(({ start_at, end_at }) => start_at <= now && now < end_at))
      return false;
    return this.missed(game, person) < 1;
  }

  /** True while a person may not be sent away: they have let fewer than two deadlines in a row pass. */
  isKept(game: GameRow, person: string): boolean {
    return this.missed(game, person) < BEFORE_KICKED;
  }

  /** How many deadlines a person has let pass in a row, as far as one can tell. */
  private missed(game: GameRow, person: string): number {
    const lapses = this.store.timers.lapses(game.id, person);
    const awaited = this.store.votes.awaited(game.id).find((row) => row.person === person);
    if (!awaited) return lapses;
    const since = sinceOf(awaited);
    const deadline = this.timers.stages(game, awaited).deadline ?? since + WITHOUT_DEADLINE;
    const passed = Math.floor((this.clock() - since) / Math.max(1, deadline - since));
    const isOver = this.store.timers.find(game.id, subjectOf('person', person))?.stage === DONE;
    return lapses + Math.max(passed, isOver ? 1 : 0);
  }
}
