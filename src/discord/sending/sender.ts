import type { GameRow } from '../../store/games.ts';
import type { OutboxRow, PostKind } from '../../store/outbox.ts';
import type { Note } from '../../table/room/announcement.ts';
import { backoff, type ParkReason, sortFailure } from '../connection/failure.ts';
import type { Sent } from '../connection/post.ts';
import { plainWords, type Services } from '../connection/services.ts';
import { paged } from '../message/content.ts';
import { isYounger } from '../message/surface.ts';
import { followStatus, showsStaleBoard } from '../status/status.ts';
import { sendHappening } from './happening.ts';
import { followQuestions, TOLD } from './openquestion.ts';
import { tellWhoCanMend } from './parking.ts';
import { sendReminder } from './reminder.ts';

/** Kinds of which only the latest counts: they show how things stand, not what happened. */
const COALESCED: readonly PostKind[] = ['questions', 'status'];
/** While a game is played, its status message is edited at most once in this time, in milliseconds. */
const STATUS_REST = 2000;

/**
 * Sends what waits in the outbox, in order for each game, and marks it. A failure is sorted: try again later, leave this
 * one out, or send nothing more to that channel until somebody uses the bot there.
 */
export class Sender {
  private readonly services: Services;
  private readonly running = new Map<string, Promise<void>>();
  /** Games kicked while they were being drained. */
  private readonly again = new Set<string>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly attempts = new Map<string, number>();
  private readonly statusDue = new Map<string, number>();
  /** Rows that may have been sent already, in part at least: by the process before this one, or when sending failed. */
  private readonly doubtful = new Set<number>();
  /** Rows for which a sleeping thread was opened again. */
  private readonly woken = new Set<number>();
  private stopped = false;

  constructor(services: Services) {
    this.services = services;
  }

  /** Begins with what an earlier process left; games that were parked get another chance. */
  start(): void {
    const { outbox, games } = this.services.store;
    for (const game of outbox.games()) {
      for (const row of outbox.waiting(game)) this.doubtful.add(row.id);
      const row = games.find(game);
      if (row) this.revive(row);
      this.kick(game);
    }
    for (const { id } of games.withStatus('playing')) if (showsStaleBoard(this.services, id)) this.redoStatus(id);
    this.services.table.onOutbox((game) => this.kick(game));
  }

  /** Finishes the messages under way and sends no more. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running.values());
  }

  /** There is something to send for a game. */
  kick(game: string): void {
    if (this.stopped || this.timers.has(`retry ${game}`)) return;
    if (this.running.has(game)) {
      this.again.add(game);
      return;
    }
    const run = this.drain(game)
      .catch((error: unknown) => this.services.log.error('sender.failed', { game, error }))
      .finally(() => {
        this.running.delete(game);
        if (this.again.delete(game)) this.kick(game);
      });
    this.running.set(game, run);
  }

  /** Somebody uses the bot in the channel, so it can be reached again. */
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
  async park(game: GameRow, reason: ParkReason): Promise<void> {
    if (!this.services.table.place.park(game.id, reason)) return;
    this.services.log.warn('game.parked', { game: game.id, channel: game.channel, reason });
    await tellWhoCanMend(this.services, game, reason);
  }

  private async drain(game: string): Promise<void> {
    for (;;) {
      const row = this.services.store.games.find(game);
      if (this.stopped || !row || row.parked !== null) return;
      const waiting = this.services.store.outbox.waiting(game);
      const next = waiting.find(
        (candidate) =>
          !COALESCED.includes(candidate.kind) ||
          (candidate === waiting.findLast(({ kind }) => kind === candidate.kind) &&
            !(candidate.kind === 'status' && this.restsStatus(game))),
      );
      if (!next) return;
      const settled = waiting.filter(
        (other) => other === next || (other.kind === next.kind && COALESCED.includes(next.kind)),
      );
      if (!(await this.attempt(row, next, settled))) return;
    }
  }

  /** Delivers one row. False when the game must wait. */
  private async attempt(game: GameRow, row: OutboxRow, settled: readonly OutboxRow[]): Promise<boolean> {
    const { store, clock, log } = this.services;
    const settle = (state: 'sent' | 'failed', message: string | null): void => {
      store.transaction(() => {
        for (const other of settled) store.outbox.settle(other.id, state, other === row ? message : null, clock());
      });
      this.attempts.delete(game.id);
    };
    try {
      const known = settled.some(({ id }) => this.doubtful.has(id))
        ? await this.services.post.latest(game.channel)
        : null;
      const message = await this.deliver(game, row, known);
      settle('sent', message);
      return true;
    } catch (error) {
      const failure = sortFailure(error);
      const facts = { game: game.id, row: row.id, kind: row.kind };
      switch (failure.kind) {
        case 'retry':
          this.retryLater(game.id, settled, error);
          return false;
        case 'park':
          for (const { id } of settled) this.doubtful.add(id);
          if (failure.reason === 'thread-closed' && (await this.reopened(game, row))) return true;
          await this.park(game, failure.reason);
          return false;
        case 'skip':
        case 'lost':
          log.error('outbox.skipped', { ...facts, error });
          settle('failed', null);
          if (row.kind === 'happening') await this.excuse(game);
          return true;
        default:
          return failure satisfies never;
      }
    }
  }

  private async deliver(game: GameRow, row: OutboxRow, known: readonly Sent[] | null): Promise<string | null> {
    const { services } = this;
    switch (row.kind) {
      case 'happening': {
        const id = await sendHappening(services, row, game.channel, known);
        if (id) this.remember(game, id);
        return id;
      }
      case 'questions': {
        const view = services.table.reading.game(game.id);
        if (view) await followQuestions(services, view, known);
        return null;
      }
      case 'status': {
        const view = services.table.reading.game(game.id);
        if (view?.status === 'playing') this.statusDue.set(game.id, services.clock() + STATUS_REST);
        const again = view ? await followStatus(services, view, known) : null;
        if (again !== null) this.later(`board ${game.id}`, again, () => this.redoStatus(game.id));
        return null;
      }
      case 'reminder': {
        const id = await sendReminder(services, row, known);
        if (id) this.remember(game, id);
        return id;
      }
      case 'note': {
        const note = JSON.parse(row.body) as Note;
        for (const page of paged(note.lines)) await services.post.direct(note.to, page);
        return null;
      }
      default:
        return row.kind satisfies never;
    }
  }

  /** Opens a thread again that went to sleep by itself; tried once for each row. False when it is locked. */
  private async reopened({ channel }: GameRow, row: OutboxRow): Promise<boolean> {
    if (this.woken.has(row.id)) return false;
    this.woken.add(row.id);
    try {
      await this.services.post.reopen(channel);
      return true;
    } catch (error) {
      this.services.log.info('thread.stays-closed', { channel, why: error instanceof Error ? error.message : error });
      return false;
    }
  }

  /** Something has been told, so that the next question comes below it. */
  private remember(game: GameRow, id: string): void {
    const { messages } = this.services.store;
    const before = messages.of(game.id).find(({ surface }) => surface === TOLD);
    if (!before || isYounger(id, before.id))
      messages.keep({ game: game.id, surface: TOLD, id, channel: game.channel, body: '{}' });
  }

  /** Says that something could not be shown; where even that can't be said, the log has it. */
  private async excuse(game: GameRow): Promise<void> {
    try {
      const id = await this.services.post.send(game.channel, { content: plainWords().say('happening-skipped') });
      this.remember(game, id);
    } catch (error) {
      this.services.log.warn('outbox.unexcused', {
        game: game.id,
        why: error instanceof Error ? error.message : error,
      });
    }
  }

  /** True when the status message was edited a moment ago; it is then edited a little later. */
  private restsStatus(game: string): boolean {
    const rest = (this.statusDue.get(game) ?? 0) - this.services.clock();
    if (rest <= 0) return false;
    this.later(`status ${game}`, rest, () => this.kick(game));
    return true;
  }

  /** The board shown is no longer true, and old enough to be drawn anew. */
  private redoStatus(game: string): void {
    const { outbox, games, journal } = this.services.store;
    const row = games.find(game);
    if (this.stopped || row?.status !== 'playing') return;
    const { branch } = row;
    outbox.add({ game, seq: journal.lastSeq(game), branch, kind: 'status', body: '{}', at: this.services.clock() });
    this.kick(game);
  }

  private retryLater(game: string, rows: readonly OutboxRow[], error: unknown): void {
    const attempt = (this.attempts.get(game) ?? 0) + 1;
    this.attempts.set(game, attempt);
    for (const { id } of rows) this.doubtful.add(id);
    const wait = backoff(attempt);
    this.services.log.warn('outbox.retry', {
      game,
      attempt,
      wait,
      why: error instanceof Error ? error.message : error,
    });
    this.later(`retry ${game}`, wait, () => this.kick(game));
  }

  private later(key: string, wait: number, work: () => void): void {
    if (this.stopped || this.timers.has(key)) return;
    const timer = setTimeout(() => {
      this.timers.delete(key);
      work();
    }, wait);
    timer.unref();
    this.timers.set(key, timer);
  }
}
