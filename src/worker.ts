import { setTimeout as sleep } from 'node:timers/promises';
import { Bot } from './discord/bot.ts';
import { Breaker } from './discord/connection/breaker.ts';
import type { Services } from './discord/connection/services.ts';
import type { Draw } from './discord/message/attachment.ts';
import type { PressLimit } from './discord/presslimit.ts';
import type { TableEdition } from './editions/edition/edition.ts';
import type { Log } from './log.ts';
import { type Directory, rangeOf } from './store/ledger.ts';
import { Leases } from './store/postgres/leases.ts';
import { PostgresLedger } from './store/postgres/ledger.ts';
import { PostgresTruth } from './store/postgres/truth.ts';
import type { Store } from './store/store.ts';
import { Table } from './table/table.ts';

/** Discord lets one shard of a bucket identify every five seconds; a little more, for clocks differ. */
const IDENTIFY = 5250;

/** A bot that could not start is left to others, or to the next try, after this time, in milliseconds. */
const RETRY = 1000;

/**
 * A bot that ends has so long, in milliseconds, for what is under way: pictures may take their time, and Discord may not
 * answer. Then its range is given back all the same; what it has not sent others send.
 */
const ENDING = 2000;

/** Whether a bot has been left to itself: that it can do nothing more needs no telling. */
interface Life {
  over: boolean;
}

interface WorkerSetup {
  /** The address of the PostgreSQL database that the workers share. */
  url: string;
  token: string;
  /** Where Discord's REST API lives; Discord's own address when left out. */
  api?: string;
  /** Into how many parts all servers are divided; the same for all workers. */
  shards: number;
  editions: ReadonlyMap<string, TableEdition>;
  draw: Draw;
  log: Log;
  monthly?: boolean;
  /** The application has emoji of its own; the worker that serves the first part uploads them. */
  emoji?: boolean;
  /** What people may do at most; left out: as much as they like. */
  limits?: PressLimit | null;
  /** Where `/game report` also goes to. */
  reportTo?: Services['reportTo'];
  /** What all requests pass; left out: one of its own. */
  breaker?: Breaker;
  /** How long status messages rest between two edits at least, in milliseconds. */
  statusRest?: number;
  signal?: AbortSignal;
  /** Called when Discord has closed a connection for good. */
  closed?: (code: number) => void;
}

/** One of several processes that serve the same games: a bot for each part of the servers that it has a lease of. */
export class Worker {
  /** The games that are awake here. */
  readonly store: Store;
  readonly leases: Leases;
  private readonly setup: WorkerSetup;
  private readonly ledger: PostgresLedger;
  private readonly table: Table;
  private readonly bots = new Map<number, Promise<Bot | null>>();
  private readonly ready = new Set<Bot>();
  private readonly lives = new WeakMap<Bot, Life>();
  /** One for all: they share token and address. */
  private readonly breaker: Breaker;
  private failure: unknown = null;

  private constructor(setup: WorkerSetup, truth: PostgresTruth) {
    const { log, shards: count, editions, monthly = false } = setup;
    const failed = (error: unknown): void => log.error('table.failed', { error });
    this.setup = setup;
    this.breaker = setup.breaker ?? new Breaker({ log });
    this.leases = new Leases({
      truth,
      count,
      gained: (range) => this.begin(range),
      lost: (range) => this.end(range),
      failed: (error) => log.warn('lease.failed', { error }),
      standsBy: (why) => log.warn('newer' in why ? 'worker.outdated' : 'worker.waits', { ...why }),
    });
    this.ledger = new PostgresLedger({
      truth,
      maySend: () => this.leases.maySend,
      serves: (guild) => this.leases.serves(rangeOf(guild, count)),
      failed: (error) => log.warn('ledger.failed', { error }),
      kept: (took) => log.debug('commit.kept', { took: Math.round(took * 10) / 10 }),
    });
    this.store = this.ledger.store;
    const later = (work: () => void, game: string): void =>
      void setImmediate(() => void this.ledger.act({ games: [game] }, work).catch(failed));
    this.table = new Table({ store: this.store, editions, clock: Date.now, failed, later, monthly });
    this.ledger.onForgotten((game) => this.table.forget(game));
  }

  /**
   * Connects to the database and serves what nobody serves. Resolves when the first of its bots is ready, or when there
   * is nothing to serve for the time being.
   * @throws Error when the database can't be reached or Discord refuses the token
   */
  static async start(setup: WorkerSetup): Promise<Worker> {
    const worker = new Worker(setup, await PostgresTruth.open(setup.url));
    try {
      await worker.leases.start();
      const bots = [...worker.bots.values()];
      if (bots.length > 0 && (await Promise.race(bots)) === null) throw worker.failure;
      return worker;
    } catch (error) {
      await worker.stop();
      throw error;
    }
  }

  /** A bot that is ready; null while this worker serves nobody. */
  get bot(): Bot | null {
    return [...this.ready][0] ?? null;
  }

  /** True while all its bots are connected. */
  get isConnected(): boolean {
    return this.ready.size === this.bots.size && [...this.ready].every((bot) => bot.isConnected);
  }

  /** Announcements that wait to be sent, of the games that are awake here. */
  get waiting(): number {
    return this.store.outbox.countWaiting();
  }

  /** Which games there are, those of other workers too. */
  get directory(): Directory {
    return this.ledger.directory;
  }

  /** Tells a table something in the name of whoever runs the bot; whichever worker serves it sends that. */
  async notice(game: string, text: string): Promise<void> {
    await this.ledger.act({ games: [game] }, () => this.table.notice(game, text));
  }

  /** Finishes what is under way and gives back what it serves, for others to take at once. */
  async stop(): Promise<void> {
    try {
      await this.leases.stop();
    } catch (error) {
      // Without the database, others take over when the leases have run out.
      this.setup.log.warn('lease.failed', { error });
    }
    await this.ledger.close();
  }

  /** The lease goes on being renewed while the bot waits for its turn to identify. */
  private begin(index: number): void {
    const { log } = this.setup;
    log.info('lease.gained', { range: index });
    const bot = this.started(index).catch(async (error: unknown) => {
      log.error('bot.not-started', { range: index, error });
      this.failure = error;
      await sleep(RETRY);
      this.bots.delete(index);
      await this.leases.giveBack(index).catch(() => undefined);
      return null;
    });
    this.bots.set(index, bot);
  }

  private async started(index: number): Promise<Bot> {
    const { token, api, editions, draw, log, signal, closed, shards: count, statusRest } = this.setup;
    const { store, table, ledger, leases } = this;
    const life: Life = { over: false };
    const bot = await Bot.start({
      ...{ token, store, editions, draw, log: logOf(life, log), breaker: this.breaker },
      ...(api ? { api } : {}),
      ...(signal ? { signal } : {}),
      ...(closed ? { closed } : {}),
      ...(statusRest === undefined ? {} : { statusRest }),
      emoji: this.setup.emoji ?? false,
      reportTo: this.setup.reportTo ?? null,
      limits: this.setup.limits ?? null,
      part: {
        ...{ table, ledger },
        range: { index, count },
        serves: () => leases.serves(index),
        turn: async (bucket) =>
          void (await sleep(await leases.turn(bucket, IDENTIFY), undefined, signal ? { signal } : {})),
      },
    });
    this.ready.add(bot);
    this.lives.set(bot, life);
    return bot;
  }

  private async end(index: number): Promise<void> {
    this.setup.log.info('lease.lost', { range: index });
    const bot = await this.bots.get(index);
    this.bots.delete(index);
    if (!bot) return;
    this.ready.delete(bot);
    const { log } = this.setup;
    const ended = bot.stop().catch((error: unknown) => log.warn('bot.not-stopped', { range: index, error }));
    if ((await Promise.race([ended.then(() => 'ended'), sleep(ENDING)])) === 'ended') return;
    log.info('bot.cut-short', { range: index });
    const life = this.lives.get(bot);
    if (life) life.over = true;
  }
}

/** A log that is kept as long as somebody's life lasts. */
function logOf(life: Life, log: Log): Log {
  const at =
    (level: keyof Log): Log[typeof level] =>
    (event, facts) => {
      if (!life.over) log[level](event, facts);
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
}
