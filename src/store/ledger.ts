import type { Census } from './census.ts';
import type { Store } from './store.ts';

/**
 * What a stretch of work is about. All of it lies in the working copy while the work lasts; with a game come the people
 * who have to do with it, the case it plays, and the other tables of that case; with one that is still gathered, what
 * its people have played last.
 */
export interface Scope {
  /** Games, by their ids. */
  games?: readonly string[];
  /** Channels: the game that is played or gathered there, else the latest. */
  channels?: readonly string[];
  /** People, by Discord's ids: what they want for themselves. */
  persons?: readonly string[];
  /** People whose running games are needed: those they play, host, run without a seat, follow, or stand in at; and those that ended in the last two days. */
  tablesOf?: readonly string[];
  /** People of whom everything is needed that is kept, finished games included. */
  everythingOf?: readonly string[];
  /** Servers whose finished games are needed. */
  finishedIn?: readonly string[];
  /** Cases, by their codes, with all their tables. */
  cases?: readonly string[];
  /** Servers: what is agreed there on games, and those that are gathered or played there. */
  servers?: readonly string[];
}

/** One of so many parts into which all servers are divided, as Discord divides them into shards; counted from 0. */
export interface Range {
  index: number;
  count: number;
}

/** Which of so many ranges a server or person belongs to, as Discord finds the shard of a server; what is no id, to the first. */
export function rangeOf(id: string, count: number): number {
  return /^(\d{1,18}|[1-8]\d{18})$/.test(id) ? Number((BigInt(id) >> 22n) % BigInt(count)) : 0;
}

/** Which games have something to do. A range of null means all servers. */
export interface Directory {
  /** Games with something to send. */
  unsent(range: Range | null): Promise<string[]>;
  /** Games being played that wait for nobody, or come from a backup: they have something to do. */
  unattended(range: Range | null): Promise<string[]>;
  /** Games that wait for somebody and can be reached, the youngest question last. */
  awaiting(range: Range | null): Promise<string[]>;
  /** Of these, games with nothing to send and fewer questions in their channel than are asked: something may have gone wrong. */
  mute(range: Range | null): Promise<string[]>;
  /** Games being played whose channel can't be written to, as far as is known. */
  parked(range: Range | null): Promise<string[]>;
  /** Games being played, one of whose messages on a surface has a mark in what is remembered of it. */
  marked(range: Range | null, surface: string, mark: string): Promise<string[]>;
  /** Games one of whose clocks is due, the longest overdue first. */
  due(range: Range | null, now: number): Promise<string[]>;
  /** When the next clock is due, or a case is to be looked at, in milliseconds since 1970; null = never. */
  nextDue(range: Range | null, now: number): Promise<number | null>;
  /** Games that are gathered or played in a channel, on a server, or (null) anywhere. */
  running(place: { channel: string } | { guild: string } | null): Promise<string[]>;
  /** People who have a digest sent to them. */
  readers(range: Range | null): Promise<string[]>;
  /** Cases, by their codes, that have not been opened and may be now. */
  openable(now: number): Promise<string[]>;
  /** How many announcements wait, of all games. */
  countWaiting(): Promise<number>;
  /** How all games are. */
  census(now: number): Promise<Census>;
}

/** A stretch of work on the working copy. */
export interface Act {
  /**
   * Resolves when all that was changed has become true: before that, nobody is told of it.
   * @throws Fenced, LedgerAway, SendsNoMore
   */
  readonly kept: () => Promise<void>;
}

/**
 * Where games are kept. The table works on `store`, synchronously; what it changes becomes true by the ledger. With a
 * file the store is the truth itself; with a server it is the working copy of the games that are awake.
 */
export interface Ledger {
  readonly store: Store;
  readonly directory: Directory;
  /**
   * Does work on what is in scope. Whatever it changes in one go, without waiting in between, becomes true in one piece.
   * Where somebody else was faster it is forgotten, loaded anew and the work done once more, as long as nobody has been
   * told anything.
   * @throws Fenced when somebody else was faster again, or after something was told; LedgerAway; what the work throws
   */
  act<T>(scope: Scope, work: (act: Act) => T | Promise<T>): Promise<T>;
  /** Calls back when a game in the working copy is no longer what it was: whoever remembers it must forget it. */
  onForgotten(listener: (game: string) => void): void;
  /**
   * Calls back when a game has something to send that another process has put there; of null when some may have been
   * missed. The returned function ends it.
   */
  onNews(listener: (game: string | null) => void): () => void;
  close(): Promise<void>;
}

/** Whoever meets this tells nobody anything. */
export abstract class LedgerTrouble extends Error {}

/** Somebody else has changed the same thing before; what was done here counts for nothing. */
export class Fenced extends LedgerTrouble {
  constructor() {
    super('somebody else was faster');
    this.name = 'Fenced';
  }
}

/** The ledger can't be reached: nothing is known to be kept. */
export class LedgerAway extends LedgerTrouble {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LedgerAway';
  }
}

/** This process may not send any more, for it could not say for too long that it is still there. */
export class SendsNoMore extends LedgerTrouble {
  constructor() {
    super('the lease has run out');
    this.name = 'SendsNoMore';
  }
}
