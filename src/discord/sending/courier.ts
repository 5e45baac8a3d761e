import type { GameRow } from '../../store/games.ts';
import { LedgerTrouble } from '../../store/ledger.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import { HeldBack } from '../connection/breaker.ts';
import { isElsewhere, type ParkReason, sortFailure, sortLasting } from '../connection/failure.ts';
import type { Interruption } from '../connection/interruption.ts';
import type { Services } from '../connection/services.ts';
import { isAskedPlainly } from '../message/surface.ts';
import type { Alarms } from './alarm.ts';
import { deliver, excuse, sought } from './delivery.ts';
import { QuestionRefused } from './fallback.ts';
import { isStanding, rowKey, type Way, wayOf } from './lane.ts';
import { complain } from './parking.ts';
import { Trials } from './trial.ts';

/** A question without its buttons gets them after this time, in milliseconds, then after twice as long … up to an hour. */
const PLAIN_REST = 60_000;
const LONGEST_REST = 3_600_000;
/** Nobody hears more often than this, in milliseconds, that a question is refused: it may be all that is. */
const COMPLAINT_REST = 600_000;
/** What was set aside is tried no more when it is so old, in milliseconds. */
const TOO_LATE = 86_400_000;

/** What is being sent: the last of these rows, the others it makes needless. */
interface Attempt {
  services: Services;
  game: GameRow;
  settled: readonly OutboxRow[];
  /** Breaks off what can wait. */
  interruption: Interruption;
}

/** One way through what waits in a lane. */
export interface Round {
  way: Way;
  /** Rows that have failed in it, and that the others go past. */
  passed: Map<string, OutboxRow>;
  /** Why, the latest. */
  error: unknown;
}

/** Why a lane waits. */
export interface Pause {
  /** How often it has failed. */
  count: number;
  error: unknown;
  /** Discord wants to be left alone for so many milliseconds. */
  after?: number;
}

/** What sends for all games, as far as a courier needs it. */
interface Sending {
  run(way: Way): void;
  redo(game: string, kind: 'questions' | 'status'): Promise<void>;
  park(game: GameRow, reason: ParkReason, services: Services): Promise<void>;
  retryLater(way: Way, pause: Pause): void;
  /** While a game is played, its status message is edited at most once in this time, in milliseconds. */
  readonly statusRest: number;
}

/**
 * Brings rows of the outbox to Discord and decides what becomes of those it does not take. What is final is kept unsent,
 * what is the channel's fault waits until somebody uses the bot there, and everything else is tried again. What lasts takes
 * simpler forms, then is set aside: the others go past it, and it is told late. Questions and the status message wait.
 */
export class Courier {
  private readonly services: Services;
  private readonly alarms: Alarms;
  private readonly sending: Sending;
  private readonly trials = new Trials();
  /** How often the questions of a game were to get their buttons. */
  private readonly plain = new Map<string, number>();
  /** Rows for which a sleeping thread was opened again. */
  private readonly woken = new Set<string>();

  constructor(services: Services, alarms: Alarms, sending: Sending) {
    this.services = services;
    this.alarms = alarms;
    this.sending = sending;
  }

  /** Rows may have been sent, by the process before this one. */
  doubt(rows: readonly OutboxRow[]): void {
    this.trials.doubt(rows);
  }

  /** There is nothing more in a round: what has been passed over is tried again later. */
  ends({ way, passed, error }: Round): false {
    const [first] = passed.values();
    if (first) this.sending.retryLater(way, { count: this.trials.count(first), error });
    return false;
  }

  /** Delivers the last of these rows; the others it makes needless, or takes with it. False when the lane must wait. */
  async attempt(round: Round, { services, game, settled: next, interruption }: Attempt): Promise<boolean> {
    const settled = this.parted(next);
    const row = settled.at(-1);
    if (!row) return false;
    const [before] = settled;
    const opening = before?.kind === 'happening' && before !== row ? before : null;
    const trying = this.trials.lasts(row) ? { ...services, sort: sortLasting } : services;
    try {
      const isSought = this.trials.isDoubtful(settled) && row.kind !== 'note';
      const known = isSought ? await sought(trying, game) : null;
      // It is edited now; the next time is a little later, whatever the clock on the wall says.
      if (row.kind === 'status' && game.status === 'playing')
        this.alarms.set(`rest ${game.id}`, this.sending.statusRest, () => this.sending.run(wayOf(game.id, 'status')));
      const parcel = { game, row, opening, known, interruption };
      const { message, again = null, pending = false, unfinished = false } = await deliver(trying, parcel);
      if (unfinished) return true;
      if (again !== null) this.alarms.set(`board ${game.id}`, again, () => void this.sending.redo(game.id, 'status'));
      await this.settle(
        settled.filter((one) => one !== opening),
        'sent',
        { services, message, pending },
      );
      // Others have gone past them for good.
      if (round.way.lane !== 'late') for (const passed of round.passed.values()) this.setAside(services, passed);
      if (row.kind === 'questions') this.askProperly(game.id);
      return true;
    } catch (error) {
      return this.failed(round, { services, game, settled, interruption }, { row, error });
    }
  }

  /** What is told and can't be asked about at once is told by itself. */
  private parted(rows: readonly OutboxRow[]): readonly OutboxRow[] {
    const isTried = rows.some((row) => this.trials.count(row) > 0);
    return isTried && rows[0]?.kind === 'happening' ? rows.slice(0, 1) : rows;
  }

  /** Sorts a failure. False when the lane must wait. */
  private async failed(
    round: Round,
    attempt: Attempt,
    { row, error }: { row: OutboxRow; error: unknown },
  ): Promise<boolean> {
    const { services, game, settled } = attempt;
    const { way } = round;
    this.trials.doubt(settled);
    if (error instanceof LedgerTrouble) throw error;
    const failure = sortFailure(error);
    if (failure.kind === 'park') {
      if (failure.reason === 'thread-closed' && (await this.reopened(game, row))) return true;
      await this.sending.park(game, failure.reason, services);
      return false;
    }
    if (failure.kind === 'final' && row.kind !== 'questions') return this.refused(attempt, row, error);
    const lasts = !isElsewhere(error) && this.trials.lasts(row);
    const count = error instanceof HeldBack ? 1 : this.trials.fail(row);
    if (row.kind === 'questions' && (lasts || error instanceof QuestionRefused)) await this.complain(game);
    if (lasts && !isStanding(row)) return this.passOver(round, attempt, { row, error });
    const after = error instanceof HeldBack ? error.after : failure.kind === 'retry' ? (failure.after ?? 0) : 0;
    this.sending.retryLater(way, { count, error, after });
    return false;
  }

  /** Discord will never take this: it is kept for who looks it up, and the channel is told. */
  private async refused({ services, game, settled }: Attempt, row: OutboxRow, error: unknown): Promise<boolean> {
    const isAside = services.store.outbox.aside(game.id).has(row.id);
    services.log.error('outbox.refused', { game: game.id, row: row.id, kind: row.kind, error });
    await this.settle(settled, 'failed', { services, message: null });
    if (row.kind === 'happening' && !isAside) await excuse(services, game, { row, key: 'happening-skipped' });
    return true;
  }

  /**
   * Goes past what is refused again and again. It is set aside as soon as anything else gets through, be it that the
   * channel can be told of it: as long as nothing does, all keeps its order.
   */
  private async passOver(
    round: Round,
    attempt: Attempt,
    { row, error }: { row: OutboxRow; error: unknown },
  ): Promise<boolean> {
    const { services, game } = attempt;
    if (services.clock() - row.at > TOO_LATE) return this.refused(attempt, row, error);
    const isAside = round.way.lane === 'late';
    const isKnown =
      isAside || row.kind !== 'happening' || (await excuse(services, game, { row, key: 'happening-aside' }));
    if (isKnown && !isAside) this.setAside(services, row);
    else round.passed.set(rowKey(row), row);
    round.error = error;
    return true;
  }

  private setAside({ store, log }: Services, row: OutboxRow): void {
    store.outbox.setAside(row);
    log.warn('outbox.aside', { game: row.game, row: row.id, kind: row.kind });
    this.trials.renew(row);
    this.sending.run(wayOf(row.game, 'late'));
  }

  /** The host hears that a question can't be asked; not each time. */
  private async complain(game: GameRow): Promise<void> {
    const name = `complained ${game.id}`;
    if (this.alarms.has(name)) return;
    this.alarms.set(name, COMPLAINT_REST, () => undefined);
    await complain(this.services, game, 'question-refused');
  }

  /** What had to be asked in plain words gets its buttons later. */
  private askProperly(game: string): void {
    if (!this.services.store.messages.of(game).some(isAskedPlainly)) {
      this.plain.delete(game);
      return;
    }
    const times = this.plain.get(game) ?? 0;
    this.plain.set(game, times + 1);
    const wait = Math.min(LONGEST_REST, PLAIN_REST * 2 ** times);
    this.alarms.set(`plain ${game}`, wait, () => void this.sending.redo(game, 'questions'));
  }

  private async settle(
    rows: readonly OutboxRow[],
    state: 'sent' | 'failed',
    { services, message, pending = false }: { services: Services; message: string | null; pending?: boolean },
  ): Promise<void> {
    const { store, clock, mayTell } = services;
    store.transaction(() => {
      for (const row of rows) {
        store.outbox.settle(row, state, row === rows.at(-1) ? message : null, clock());
        if (state === 'sent' && !pending) store.outbox.lighten(row);
      }
    });
    // Until that is kept, nobody would know that it has been sent.
    await mayTell();
    this.trials.forget(rows);
  }

  /** Opens a thread again that went to sleep by itself; tried once for each row. False when it is locked, or meant to be closed. */
  private async reopened({ id, channel }: GameRow, row: OutboxRow): Promise<boolean> {
    if (this.woken.has(rowKey(row)) || this.services.store.games.find(id)?.parked !== null) return false;
    this.woken.add(rowKey(row));
    try {
      await this.services.post.reopen(channel);
      return true;
    } catch (error) {
      this.services.log.info('thread.stays-closed', { channel, why: error instanceof Error ? error.message : error });
      return false;
    }
  }
}
