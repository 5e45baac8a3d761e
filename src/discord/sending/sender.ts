import type { GameRow } from '../../store/games.ts';
import { LedgerTrouble, rangeOf } from '../../store/ledger.ts';
import { backoff, type ParkReason } from '../connection/failure.ts';
import { Interruption } from '../connection/interruption.ts';
import type { Services } from '../connection/services.ts';
import { during } from '../connection/stretch.ts';
import { staleBoards } from '../status/status.ts';
import { Alarms } from './alarm.ts';
import { Courier, type Pause, type Round } from './courier.ts';
import { LANES, nextRows, type Way, wayOf } from './lane.ts';
import { complain } from './parking.ts';

const STATUS_REST = 45_000;
/** The status message lets what is told and asked go first, but not for longer than this, in milliseconds. */
const STATUS_PATIENCE = 5000;
/** What could not be put into the outbox is put there after this time, in milliseconds. */
const REDO_REST = 60_000;
/** What was set aside is tried again after this time at the latest, in milliseconds. */
const LATE_REST = 600_000;

/**
 * Sends what waits in the outbox, in order for each game, and marks it. A failure is sorted: what is final is kept unsent,
 * what is the channel's fault waits until somebody uses the bot there, and everything else is tried again. What lasts takes
 * simpler forms, then is set aside: the others go past it, and it is told late. Questions and the status message wait.
 */
export class Sender {
  private readonly services: Services;
  private readonly running = new Map<string, Promise<void>>();
  /** Ways kicked while they were being drained. */
  private readonly again = new Set<string>();
  /** What breaks off what can wait of the ways that are being drained. */
  private readonly interruptions = new Map<string, Interruption>();
  private readonly alarms = new Alarms();
  private readonly courier: Courier;
  /** How often in a row something went wrong on a way before anything was tried. */
  private readonly stumbles = new Map<string, number>();
  /** Games whose status message has waited long enough for what is told and asked. */
  private readonly impatient = new Set<string>();
  private stopped = false;
  private readonly hearing: (() => void)[] = [];

  /** @param statusRest while a game is played, its status message is edited at most once in this time, in milliseconds */
  constructor(services: Services, statusRest = STATUS_REST) {
    this.services = services;
    this.courier = new Courier(services, this.alarms, {
      run: (way) => this.run(way),
      redo: (game, kind) => this.redo(game, kind),
      park: (game, reason, services) => this.park(game, reason, services),
      retryLater: (way, pause) => this.retryLater(way, pause),
      statusRest,
    });
  }

  /** Begins with what an earlier process left; games that were parked get another chance. Never rejects. */
  async start(): Promise<void> {
    const { ledger, table } = this.services;
    const news = ledger.onNews((game) => {
      if (game !== null) this.kick(game);
      else void this.begin();
    });
    const outbox = table.onOutbox((game) => this.kick(game));
    this.hearing.push(news, outbox);
    await this.begin();
  }

  private async begin(): Promise<void> {
    try {
      await this.takeUp();
    } catch (error) {
      this.services.log.warn('outbox.unread', { error });
      this.alarms.set('begin', REDO_REST, () => void this.begin());
    }
  }

  /** Takes up all that is unsent. */
  private async takeUp(): Promise<void> {
    const { ledger, range, store } = this.services;
    for (const game of await ledger.directory.unsent(range))
      await ledger.act({ games: [game] }, () => {
        this.courier.doubt(store.outbox.waiting(game));
        const row = store.games.find(game);
        if (row) this.revive(row);
        this.kickAll(game);
      });
    for (const game of await staleBoards(this.services)) await this.redo(game, 'status');
  }

  /** Finishes the messages under way and sends no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const unhear of this.hearing) unhear();
    this.alarms.stop();
    for (const interruption of this.interruptions.values()) interruption.raise();
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

  /** There is something to send for a game. What was set aside goes its own way. */
  kick(game: string): void {
    for (const lane of LANES) if (lane !== 'late') this.run(wayOf(game, lane));
  }

  /** Everything may be tried again, also what was set aside. */
  private kickAll(game: string): void {
    this.kick(game);
    if (this.services.store.outbox.aside(game).size > 0) this.run(wayOf(game, 'late'));
  }

  /** Somebody uses the bot in the channel: what was put off is tried now. */
  wake(game: GameRow): void {
    this.revive(game);
    for (const lane of LANES) this.alarms.cancel(`retry ${wayOf(game.id, lane).key}`);
    this.kickAll(game.id);
  }

  /** The channel can perhaps be reached again. */
  revive(game: GameRow): void {
    if (game.parked === null) return;
    try {
      this.services.table.place.unpark(game.id);
    } catch (error) {
      this.services.log.error('game.not-revived', { game: game.id, error });
    }
    this.kickAll(game.id);
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
      this.interruptions.get(key)?.raise();
      return;
    }
    const run = this.drain(way)
      .catch((error: unknown) => this.stumble(way, error))
      .finally(() => {
        this.running.delete(key);
        this.interruptions.delete(key);
        if (this.again.delete(key)) this.run(way);
        else if (way.lane === 'channel') this.channelIsFree(game);
      });
    this.running.set(key, run);
  }

  private async drain(way: Way): Promise<void> {
    const round: Round = { way, passed: new Map(), error: null };
    while (await during(this.services, { games: [way.game] }, (services) => this.next(round, services)));
  }

  /** Sends what comes next. False when there is nothing, or the lane must wait. */
  private async next(round: Round, services: Services): Promise<boolean> {
    const { way, passed } = round;
    // Whatever comes from now on is more urgent than what can wait of what is sent next.
    const interruption = new Interruption();
    this.interruptions.set(way.key, interruption);
    const { games, outbox } = services.store;
    const row = games.find(way.game);
    if (this.stopped || !row || row.parked !== null || !this.isServed(row) || this.mustWait(way)) return false;
    const going = { lane: way.lane, aside: outbox.aside(way.game), passed: new Set(passed.keys()) };
    const settled = nextRows(outbox.waiting(way.game), going);
    if (settled.length === 0) return this.courier.ends(round);
    const goesOn = await this.courier.attempt(round, { services, game: row, settled, interruption });
    if (goesOn) this.stumbles.delete(way.key);
    return goesOn;
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

  /** Something went wrong before anything was tried. That the ledger is away says nothing about what is to be sent. */
  private stumble(way: Way, error: unknown): void {
    const count = error instanceof LedgerTrouble ? 1 : (this.stumbles.get(way.key) ?? 0) + 1;
    this.stumbles.set(way.key, count);
    this.retryLater(way, { count, error });
  }

  private retryLater({ game, lane, key }: Way, { count, error, after = 0 }: Pause): void {
    const wait = Math.max(backoff(count, lane === 'late' ? LATE_REST : undefined), after);
    const why = error instanceof Error ? error.message : error;
    this.services.log.warn('outbox.retry', { game, lane, attempt: count, wait, why });
    this.alarms.set(`retry ${key}`, wait, () => this.run(wayOf(game, lane)));
  }
}
