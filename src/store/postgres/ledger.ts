import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Act,
  type Directory,
  Fenced,
  type Ledger,
  LedgerAway,
  LedgerTrouble,
  type Scope,
  SendsNoMore,
} from '../ledger.ts';
import type { Store } from '../store.ts';
import { postgresDirectory } from './directory.ts';
import { News } from './news.ts';
import type { PostgresTruth, Work } from './truth.ts';
import { type OwnerName, readOwner, WorkingCopy } from './workingcopy.ts';

/** So many owners stay in the working copy, in use or not; games are the few large ones among them. */
const MOST_AWAKE = 1500;
/** Others may change what is being loaded; so often it is loaded anew. */
const MOST_LOADS = 10;

interface PostgresLedgerSetup {
  truth: PostgresTruth;
  /** False when this process could not say for too long that it is still there. */
  maySend?: () => boolean;
  /** True where this process sends what a game has to send; where another does, it is told. */
  serves?: (guild: string) => boolean;
  /** Told of what goes wrong beside the work. */
  failed?: (error: unknown) => void;
  /** Told how long a commit took until it was kept, in milliseconds. */
  kept?: (took: number) => void;
}

/** An owner in the working copy. */
interface Awake {
  /** The version it will have when all that is on its way has arrived. */
  version: number;
  /** How many stretches of work need it. */
  held: number;
  /** The last commit on its way. */
  tail: Promise<void> | null;
}

/** A stretch of work, and what it has to do with. */
class Stretch implements Act {
  readonly owners = new Set<OwnerName>();
  /** Why what it did counts for nothing. */
  trouble: LedgerTrouble | null = null;
  /** Somebody may have been told something. */
  told = false;
  private readonly settle: (owners: Iterable<OwnerName>) => Promise<void>;
  private readonly maySend: () => boolean;

  constructor(settle: (owners: Iterable<OwnerName>) => Promise<void>, maySend: () => boolean) {
    this.settle = settle;
    this.maySend = maySend;
  }

  readonly kept = async (): Promise<void> => {
    await this.settle(this.owners);
    if (this.trouble) throw this.trouble;
    if (!this.maySend()) throw new SendsNoMore();
    this.told = true;
  };
}

/**
 * Games on a PostgreSQL server that several processes share. What is awake lies in a working copy; what is changed there
 * in one go is sent as one commit, those of an owner one after the other. If one is fenced, or nobody knows whether it
 * was kept, all its owners are forgotten, and loaded when they are needed next.
 */
export class PostgresLedger implements Ledger {
  readonly store: Store;
  readonly directory: Directory;
  private readonly copy: WorkingCopy;
  private readonly truth: PostgresTruth;
  private readonly setup: PostgresLedgerSetup;
  /** In the order in which they were last needed. */
  private readonly awake = new Map<OwnerName, Awake>();
  private readonly stretches = new Set<Stretch>();
  private readonly current = new AsyncLocalStorage<Stretch>();
  private readonly forgotten: ((game: string) => void)[] = [];
  private readonly news: News;
  /** Owners of which something was lost, and that have not been loaded since. */
  private readonly lostOwners = new Set<OwnerName>();
  private isFlushDue = false;

  constructor(setup: PostgresLedgerSetup) {
    this.setup = setup;
    this.truth = setup.truth;
    this.copy = new WorkingCopy((owner) => this.onChange(owner));
    this.store = this.copy.store;
    this.directory = postgresDirectory(setup.truth);
    this.news = new News(setup.truth, setup.failed ?? (() => undefined));
  }

  async act<T>(scope: Scope, work: (act: Act) => T | Promise<T>): Promise<T> {
    let wanted = scope;
    for (let again = false; ; again = true) {
      const stretch = await this.begin(wanted);
      try {
        const value = await this.current.run(stretch, () => work(stretch));
        await this.settled(stretch.owners);
        if (stretch.trouble) throw stretch.trouble;
        return value;
      } catch (error) {
        await this.settled(stretch.owners);
        const { trouble, told } = stretch;
        if (!(trouble instanceof Fenced) || told || again) throw trouble ?? error;
        wanted = widened(scope, stretch.owners);
      } finally {
        this.end(stretch);
      }
    }
  }

  onForgotten(listener: (game: string) => void): void {
    this.forgotten.push(listener);
  }

  onNews(listener: (game: string | null) => void): () => void {
    return this.news.listen(listener);
  }

  /** Waits for what is on its way. */
  async close(): Promise<void> {
    await this.settled();
    await this.news.close();
    await this.truth.close();
    this.store.close();
  }

  /** Loads what is in scope and is not here as it is now, and holds it. @throws LedgerAway, Fenced */
  private async begin(scope: Scope): Promise<Stretch> {
    for (let loads = 0; loads < MOST_LOADS; loads++) {
      const owners = await this.truth.owners(scope);
      await this.settled(owners.keys());
      const stale = [...owners].flatMap(([owner, version]) => (this.knows(owner, version) ? [] : [owner]));
      if (stale.length === 0) return this.hold(owners.keys());
      const { versions, rows } = await this.truth.load(stale);
      this.flush();
      const late = stale.some((owner) => this.awake.get(owner)?.tail || this.knows(owner, versions.get(owner) ?? 0));
      if (late) continue;
      this.copy.install(stale, rows);
      for (const owner of stale) this.wake(owner, versions.get(owner) ?? 0);
    }
    throw new Fenced();
  }

  private knows(owner: OwnerName, version: number): boolean {
    const own = this.awake.get(owner);
    return own !== undefined && own.version >= version;
  }

  private wake(owner: OwnerName, version: number): void {
    const known = this.awake.get(owner);
    this.lostOwners.delete(owner);
    this.awake.set(owner, { version, held: known?.held ?? 0, tail: null });
    if (known) this.tellForgotten(owner);
  }

  private hold(owners: Iterable<OwnerName>): Stretch {
    const stretch = new Stretch((owners) => this.settled(owners), this.setup.maySend ?? (() => true));
    for (const owner of owners) this.join(stretch, owner);
    this.stretches.add(stretch);
    return stretch;
  }

  private join(stretch: Stretch, owner: OwnerName): void {
    if (stretch.owners.has(owner)) return;
    stretch.owners.add(owner);
    const own = this.awake.get(owner) ?? { version: 0, held: 0, tail: null };
    own.held += 1;
    this.awake.delete(owner);
    this.awake.set(owner, own);
  }

  private end(stretch: Stretch): void {
    this.stretches.delete(stretch);
    for (const owner of stretch.owners) {
      const own = this.awake.get(owner);
      if (own && own.held > 0) own.held -= 1;
    }
    this.letSleep();
  }

  /** Those not needed for the longest time sleep. */
  private letSleep(): void {
    const tooMany = this.awake.size - MOST_AWAKE;
    if (tooMany <= 0) return;
    const idle = [...this.awake].filter(([, { held, tail }]) => held === 0 && tail === null).slice(0, tooMany);
    this.forget(idle.map(([owner]) => owner));
  }

  private onChange(owner: OwnerName): void {
    const stretch = this.current.getStore();
    if (stretch && this.stretches.has(stretch)) this.join(stretch, owner);
    if (this.isFlushDue) return;
    this.isFlushDue = true;
    // The transaction, and all that belongs to it, is over by then.
    queueMicrotask(() => this.flush());
  }

  /** Sends what has been changed since the last time, as one piece of work. */
  private flush(): void {
    this.isFlushDue = false;
    const names = this.copy.changed;
    if (names.length === 0) return;
    const changes = this.copy.take();
    const owners = names.map((owner) => {
      const own = this.awake.get(owner) ?? { version: 0, held: 0, tail: null };
      this.awake.set(owner, own);
      return { owner, own, version: own.version++ };
    });
    const before = owners.flatMap(({ own }) => own.tail ?? []);
    const work = {
      id: randomUUID(),
      owners: owners.map(({ owner, version }) => ({ owner, version })),
      changes,
      news: this.newsOf(names),
    };
    const isLost = names.some((owner) => this.lostOwners.has(owner));
    const sent = Promise.all(before)
      .then(() => (isLost ? 'fenced' : this.commit(work)))
      .then((said) => {
        if (said === 'fenced') throw new Fenced();
      });
    for (const { own } of owners) own.tail = sent;
    sent.then(
      () => {
        for (const { own } of owners) if (own.tail === sent) own.tail = null;
      },
      (error: unknown) => this.lost(owners, sent, error),
    );
  }

  private async commit(work: Work): Promise<'kept' | 'fenced'> {
    const begun = performance.now();
    const said = await this.truth.commit(work);
    if (said === 'kept') this.setup.kept?.(performance.now() - begun);
    return said;
  }

  /** What was done counts for nothing, or nobody knows whether it does. */
  private lost(owners: readonly { owner: OwnerName; own: Awake }[], sent: Promise<void>, error: unknown): void {
    const trouble = error instanceof LedgerTrouble ? error : new LedgerAway(error);
    for (const { own } of owners) if (own.tail === sent) own.tail = null;
    const gone = owners.flatMap(({ owner, own }) => (this.awake.get(owner) === own ? [owner] : []));
    for (const { owner } of owners) if (!this.awake.get(owner) || gone.includes(owner)) this.lostOwners.add(owner);
    for (const stretch of this.stretches)
      if (owners.some(({ owner }) => stretch.owners.has(owner))) stretch.trouble ??= trouble;
    this.forget(gone);
  }

  private forget(owners: readonly OwnerName[]): void {
    this.copy.forget(owners);
    for (const owner of owners) {
      this.awake.delete(owner);
      this.tellForgotten(owner);
    }
  }

  private tellForgotten(owner: OwnerName): void {
    const { of, id } = readOwner(owner);
    if (of === 'game') for (const listener of this.forgotten) listener(id);
  }

  /** Resolves when what is on its way now has arrived or is lost. Never rejects. */
  private async settled(owners?: Iterable<OwnerName>): Promise<void> {
    this.flush();
    const all = owners ? [...owners].map((owner) => this.awake.get(owner)) : [...this.awake.values()];
    const tails = new Set(all.flatMap((own) => own?.tail ?? []));
    if (tails.size > 0) await Promise.allSettled(tails);
  }

  /** Games that another process sends for. */
  private newsOf(owners: readonly OwnerName[]): string[] {
    const { serves } = this.setup;
    if (!serves) return [];
    return owners.flatMap((owner) => {
      const { of, id } = readOwner(owner);
      const row = of === 'game' ? this.store.games.find(id) : undefined;
      return row && !serves(row.guild) ? [id] : [];
    });
  }
}

/** A scope that also has all that the work turned out to touch. */
function widened(scope: Scope, owners: ReadonlySet<OwnerName>): Scope {
  const read = [...owners].map(readOwner);
  const ids = (kind: string): string[] => read.flatMap(({ of, id }) => (of === kind ? [id] : []));
  const games = [...(scope.games ?? []), ...ids('game')];
  const persons = [...(scope.persons ?? []), ...ids('person')];
  const cases = [...(scope.cases ?? []), ...ids('case')];
  return { ...scope, games, persons, cases, servers: [...(scope.servers ?? []), ...ids('server')] };
}
