import type { GameRow } from '../../store/games.ts';
import { LedgerTrouble, rangeOf } from '../../store/ledger.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import { backoff, type ParkReason, sortFailure } from '../connection/failure.ts';
import type { Services } from '../connection/services.ts';
import { during } from '../connection/stretch.ts';
import { staleBoards } from '../status/status.ts';
import { Alarms } from './alarm.ts';
import { deliver, excuse } from './delivery.ts';
import { QuestionRefused } from './fallback.ts';
import { LANES, nextRows, rowKey, type Way, wayOf } from './lane.ts';
import { complain } from './parking.ts';

const STATUS_REST = 45_000;
/** The status message lets what is told and asked go first, but not for longer than this, in milliseconds. */
const STATUS_PATIENCE = 5000;
/** What could not be put into the outbox is put there after this time, in milliseconds. */
const REDO_REST = 60_000;
/** So often something is tried that fails for a reason nobody knows. */
const MOST_ATTEMPTS = 8;

/** What is being sent: the last of these rows, the others it makes needless. */
interface Attempt {
  services: Services;
  game: GameRow;
  settled: readonly OutboxRow[];
}

/**
 * Sends what waits in the outbox, in order for each game, and marks it. A failure is sorted: try again later, leave this
 * one out, or send nothing more to that channel until somebody uses the bot there.
 */
export class Sender {
  private readonly services: Services;
  private readonly running = new Map<string, Promise<void>>();
  /** Ways kicked while they were being drained. */
  private readonly again = new Set<string>();
  private readonly alarms = new Alarms();
  private readonly attempts = new Map<string, number>();
  /** Games whose status message has waited long enough for what is told and asked. */
  private readonly impatient = new Set<string>();
  /** Rows that may have been sent already, in part at least: by the process before this one, or when sending failed. */
  private readonly doubtful = new Set<string>();
  /** Rows for which a sleeping thread was opened again. */
  private readonly woken = new Set<string>();
  private readonly statusRest: number;
  private stopped = false;
  private readonly hearing: (() => void)[] = [];

  /** @param statusRest while a game is played, its status message is edited at most once in this time, in milliseconds */
  constructor(services: Services, statusRest = STATUS_REST) {
    this.services = services;
    this.statusRest = statusRest;
  }

  /** Begins with what an earlier process left; games that were parked get another chance. */
  async start(): Promise<void> {
    const { ledger, table } = this.services;
    const news = ledger.onNews((game) => {
      if (game !== null) this.kick(game);
      else this.begin().catch((error: unknown) => this.services.log.warn('outbox.unread', { error }));
    });
    const outbox = table.onOutbox((game) => this.kick(game));
    this.hearing.push(news, outbox);
    await this.begin();
  }

  private async begin(): Promise<void> {
    const { ledger, range, store } = this.services;
    for (const game of await ledger.directory.unsent(range))
      await ledger.act({ games: [game] }, () => {
        for (const row of store.outbox.waiting(game)) this.doubtful.add(rowKey(row));
        const row = store.games.find(game);
        if (row) this.revive(row);
        this.kick(game);
      });
    for (const game of await staleBoards(this.services)) await this.redo(game, 'status');
  }

  /** Finishes the messages under way and sends no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const unhear of this.hearing) unhear();
    this.alarms.stop();
    await Promise.all(this.running.values());
  }

  /** True while nothing is being sent. */
  get isIdle(): boolean {
    return this.running.size === 0;
  }

  /** Resolves when what is being told and asked in a game has been sent, or is put off. */
  async settled(game: string): Promise<void> {
    await this.running.get(wayOf(game, 'channel').key);
  }

  /** There is something to send for a game. */
  kick(game: string): void {
    for (const lane of LANES) this.run(wayOf(game, lane));
  }

  /** Somebody uses the bot in the channel: what was put off is tried now. */
  wake(game: GameRow): void {
    this.revive(game);
    for (const lane of LANES) this.alarms.cancel(`retry ${wayOf(game.id, lane).key}`);
    this.kick(game.id);
  }

  /** The channel can perhaps be reached again. */
  revive(game: GameRow): void {
    if (game.parked === null) return;
    try {
      this.services.table.place.unpark(game.id);
    } catch (error) {
      this.services.log.error('game.not-revived', { game: game.id, error });
    }
    this.kick(game.id);
  }

  /** Nothing more is sent to this channel for the time being; whoever can mend that is told once. */
  async park(game: GameRow, reason: ParkReason, services = this.services): Promise<void> {
    if (!services.table.place.park(game.id, reason)) return;
    services.log.warn('game.parked', { game: game.id, channel: game.channel, reason });
    await complain(services, game, reason);
  }

  /** Lets the questions or the status message follow the game once more. */
  async redo(game: string, kind: 'questions' | 'status'): Promise<void> {
    const { ledger, store, clock, log } = this.services;
    try {
      await ledger.act({ games: [game] }, () => {
        const row = store.games.find(game);
        if (this.stopped || row?.status !== 'playing') return;
        const { branch } = row;
        store.outbox.add({ game, seq: store.journal.lastSeq(game), branch, kind, body: '{}', at: clock() });
        this.kick(game);
      });
    } catch (error) {
      log.error('outbox.not-written', { game, kind, error });
      this.alarms.set(`redo ${kind} ${game}`, REDO_REST, () => void this.redo(game, kind));
      this.kick(game);
    }
  }

  private run(way: Way): void {
    const { key, game } = way;
    if (this.stopped || this.alarms.has(`retry ${key}`)) return;
    if (this.running.has(key)) {
      this.again.add(key);
      return;
    }
    const run = this.drain(way)
      .catch((error: unknown) => this.retryLater(way, [], error))
      .finally(() => {
        this.running.delete(key);
        if (this.again.delete(key)) this.run(way);
        else if (way.lane === 'channel') this.channelIsFree(game);
      });
    this.running.set(key, run);
  }

  private async drain(way: Way): Promise<void> {
    while (await during(this.services, { games: [way.game] }, (services) => this.next(way, services)));
  }

  /** Sends what comes next. False when there is nothing, or the lane must wait. */
  private async next(way: Way, services: Services): Promise<boolean> {
    const row = services.store.games.find(way.game);
    if (this.stopped || !row || row.parked !== null || !this.isServed(row) || this.mustWait(way)) return false;
    const settled = nextRows(services.store.outbox.waiting(way.game), way.lane);
    if (settled.length === 0) return false;
    return this.attempt(way, { services, game: row, settled });
  }

  /** Whoever serves a game's server sends for it. */
  private isServed({ guild }: GameRow): boolean {
    const { range, serves } = this.services;
    return serves() && (range === null || rangeOf(guild, range.count) === range.index);
  }

  /** The status message comes after everything else of the same go, and not too often. */
  private mustWait({ game, lane }: Way): boolean {
    if (lane !== 'status') return false;
    if (this.alarms.has(`rest ${game}`)) return true;
    if (!this.running.has(wayOf(game, 'channel').key) || this.impatient.has(game)) return false;
    this.alarms.set(`patience ${game}`, STATUS_PATIENCE, () => {
      this.impatient.add(game);
      this.run(wayOf(game, 'status'));
    });
    return true;
  }

  private channelIsFree(game: string): void {
    this.alarms.cancel(`patience ${game}`);
    this.impatient.delete(game);
    this.run(wayOf(game, 'status'));
  }

  /** Delivers the last of these rows; the others it makes needless. False when the lane must wait. */
  private async attempt(way: Way, { services, game, settled }: Attempt): Promise<boolean> {
    const row = settled.at(-1);
    if (!row) return false;
    try {
      const isDoubtful = settled.some((row) => this.doubtful.has(rowKey(row)));
      const known = isDoubtful && way.lane !== 'letter' ? await services.post.latest(game.channel) : null;
      // It is edited now; the next time is a little later, whatever the clock on the wall says.
      if (row.kind === 'status' && game.status === 'playing')
        this.alarms.set(`rest ${game.id}`, this.statusRest, () => this.run(wayOf(game.id, 'status')));
      const { message, again = null } = await deliver(services, game, row, known);
      if (again !== null) this.alarms.set(`board ${game.id}`, again, () => void this.redo(game.id, 'status'));
      await this.settle(way, settled, 'sent', { services, message });
      return true;
    } catch (error) {
      return this.failed(way, { services, game, settled }, { row, error });
    }
  }

  /** Sorts a failure. False when the lane must wait. */
  private async failed(
    way: Way,
    { services, game, settled }: Attempt,
    { row, error }: { row: OutboxRow; error: unknown },
  ): Promise<boolean> {
    if (error instanceof LedgerTrouble) {
      for (const row of settled) this.doubtful.add(rowKey(row));
      throw error;
    }
    const failure = sortFailure(error);
    switch (failure.kind) {
      case 'retry':
        if (failure.unknown && (await this.isHopeless(way, game, row, error))) break;
        this.retryLater(way, settled, error, failure.after);
        return false;
      case 'park':
        for (const row of settled) this.doubtful.add(rowKey(row));
        if (failure.reason === 'thread-closed' && (await this.reopened(game, row))) return true;
        await this.park(game, failure.reason, services);
        return false;
      case 'skip':
      case 'lost':
        break;
      default:
        return failure satisfies never;
    }
    services.log.error('outbox.skipped', { game: game.id, row: row.id, kind: row.kind, error });
    await this.settle(way, settled, 'failed', { services, message: null });
    if (row.kind === 'happening') await excuse(services, game);
    return true;
  }

  /** Questions are never given up, but somebody is told; anything else is, after many attempts. */
  private async isHopeless({ key }: Way, game: GameRow, row: OutboxRow, error: unknown): Promise<boolean> {
    const isLast = (this.attempts.get(key) ?? 0) >= MOST_ATTEMPTS;
    if (row.kind !== 'questions') return isLast;
    if (isLast || error instanceof QuestionRefused) await complain(this.services, game, 'question-refused');
    return false;
  }

  private async settle(
    way: Way,
    rows: readonly OutboxRow[],
    state: 'sent' | 'failed',
    { services, message }: { services: Services; message: string | null },
  ): Promise<void> {
    const { store, clock, mayTell } = services;
    store.transaction(() => {
      for (const row of rows) store.outbox.settle(row, state, row === rows.at(-1) ? message : null, clock());
    });
    // Until that is kept, nobody would know that it has been sent.
    await mayTell();
    for (const row of rows) this.doubtful.delete(rowKey(row));
    this.attempts.delete(way.key);
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

  /** @param after Discord wants to be left alone for so many milliseconds */
  private retryLater({ game, lane, key }: Way, rows: readonly OutboxRow[], error: unknown, after = 0): void {
    // That the ledger is away says nothing about what is to be sent.
    const attempt = (this.attempts.get(key) ?? 0) + (error instanceof LedgerTrouble ? 0 : 1);
    this.attempts.set(key, attempt);
    for (const row of rows) this.doubtful.add(rowKey(row));
    const wait = Math.max(backoff(Math.max(1, attempt)), after);
    const why = error instanceof Error ? error.message : error;
    this.services.log.warn('outbox.retry', { game, lane, attempt, wait, why });
    this.alarms.set(`retry ${key}`, wait, () => this.run(wayOf(game, lane)));
  }
}
