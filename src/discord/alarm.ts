import type { Ledger, Range } from '../store/ledger.ts';
import type { Table } from '../table/table.ts';

/** Timers of the process reach no further than this, in milliseconds; then it looks again. */
const FARTHEST = 3_600_000;
/** However much is due, the rest of the program gets its turn in between. */
const NEAREST = 250;
/** The same where others change games, too, in milliseconds. */
const SHARED_FARTHEST = 30_000;
/** When the database can't be reached it is tried again after this time, in milliseconds. */
const RETRY = 5000;
/** Whose digest is due when is looked up again after this time, in milliseconds. */
const DIGEST_REST = 30_000;

interface AlarmSetup {
  table: Table;
  ledger: Ledger;
  /** The servers whose clocks ring here; null: all. */
  range: Range | null;
  /** False when they may be served elsewhere by now. */
  serves: () => boolean;
  clock: () => number;
  failed: (error: unknown) => void;
}

/** Wakes the table when the next of its clocks is due. The clocks themselves are in the database. */
export class Alarm {
  private readonly setup: AlarmSetup;
  private timer: NodeJS.Timeout | null = null;
  private ringing: Promise<void> = Promise.resolve();
  private looking = false;
  /** Something has changed while it looked when the next is due. */
  private again = false;
  /** When the next digest is due as far as was known at a moment. */
  private digest = { next: Number.POSITIVE_INFINITY, knownAt: Number.NEGATIVE_INFINITY };
  /** People whose digest is due. */
  private digestsDue: string[] = [];
  private stopped = false;
  /** What it hears of, and hears of no more when it is stopped. */
  private readonly hearing: (() => void)[] = [];

  constructor(setup: AlarmSetup) {
    this.setup = setup;
  }

  /** Does what became due while the program was not running, and goes on from there. */
  start(): void {
    const { table } = this.setup;
    const changed = (): void => {
      this.digest.knownAt = Number.NEGATIVE_INFINITY;
      this.set();
    };
    this.hearing.push(
      table.onOutbox(() => this.set()),
      table.digests.onChange(changed),
    );
    this.ring();
  }

  /** Rings no more; resolves when what rings now has rung. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const unhear of this.hearing) unhear();
    if (this.timer) clearTimeout(this.timer);
    await this.ringing;
  }

  private ring(): void {
    this.ringing = this.rung()
      .catch((error: unknown) => this.setup.failed(error))
      .then(() => this.set());
  }

  private async rung(): Promise<void> {
    const { table, ledger, range, clock } = this.setup;
    const { directory } = ledger;
    for (const game of await directory.due(range, clock()))
      await this.each(() => ledger.act({ games: [game] }, () => table.deadlines.tickOf(game)));
    const cases = await directory.openable(clock());
    if (cases.length > 0) await this.each(() => ledger.act({ cases }, () => table.deadlines.settleCases()));
    await this.lookAtDigests();
    for (const person of this.digestsDue)
      await this.each(() => ledger.act({ tablesOf: [person] }, () => table.digests.tickOf(person)));
    this.digestsDue = [];
  }

  /** One of several things to do: what goes wrong with it keeps none of the others waiting. */
  private async each(work: () => Promise<void>): Promise<void> {
    if (this.stopped || !this.setup.serves()) return;
    try {
      await work();
    } catch (error) {
      this.setup.failed(error);
    }
  }

  private async lookAtDigests(): Promise<void> {
    const { table, ledger, range, clock } = this.setup;
    const now = clock();
    if (now < this.digest.next && now - this.digest.knownAt < DIGEST_REST) return;
    const persons = await ledger.directory.readers(range);
    const moments = await ledger.act({ persons }, () =>
      persons.map((person) => ({ person, at: table.digests.nextOf(person) ?? Number.POSITIVE_INFINITY })),
    );
    this.digestsDue = moments.flatMap(({ person, at }) => (at <= now ? [person] : []));
    const later = moments.map(({ at }) => at).filter((at) => at > now);
    this.digest = { next: Math.min(...later), knownAt: now };
  }

  private set(): void {
    this.again = true;
    if (this.looking || this.stopped) return;
    this.looking = true;
    void this.look().finally(() => {
      this.looking = false;
      if (this.again) this.set();
    });
  }

  private async look(): Promise<void> {
    const { ledger, range, clock, failed } = this.setup;
    this.again = false;
    let next = clock() + RETRY;
    try {
      const due = await ledger.directory.nextDue(range, clock());
      await this.lookAtDigests();
      next = Math.min(due ?? Number.POSITIVE_INFINITY, this.digestsDue.length > 0 ? clock() : this.digest.next);
    } catch (error) {
      failed(error);
    }
    if (this.stopped) return;
    if (this.timer) clearTimeout(this.timer);
    const wait = Math.min(range === null ? FARTHEST : SHARED_FARTHEST, Math.max(NEAREST, next - clock()));
    this.timer = setTimeout(() => this.ring(), wait);
    this.timer.unref();
  }
}
