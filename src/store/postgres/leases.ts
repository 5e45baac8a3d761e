import { randomUUID } from 'node:crypto';
import { POSTGRES_VERSION } from './migrations.ts';
import type { PostgresTruth } from './truth.ts';

/** In milliseconds. */
export interface LeaseTimes {
  /** How long a lease holds, by the database's clock. */
  lease: number;
  /** How often it is renewed. */
  renewal: number;
  /** So long after its last renewal began a worker sends: less than anybody else waits to take over. */
  sending: number;
  /** How often a worker looks for ranges that nobody serves. */
  look: number;
}

const TIMES: LeaseTimes = { lease: 30_000, renewal: 10_000, sending: 20_000, look: 2000 };

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Those that share: a worker of another version serves nobody, or is about to give back what it serves. */
const peers = (version: string) => `(SELECT count(*) FROM worker WHERE until > ${NOW} AND version = ${version})`;
/** Of which version the latest program is, and how many workers of older ones are there. */
const OTHERS = `SELECT (SELECT max(version) FROM schema_version) AS latest,
  (SELECT count(*) FROM worker WHERE until > ${NOW} AND version < $1) AS older`;

const MADE = 'INSERT INTO lease (count, range) SELECT $1, generate_series(0, $1::bigint - 1) ON CONFLICT DO NOTHING';
const RENEWED = `WITH here AS (
    INSERT INTO worker (id, until, version) VALUES ($1, ${NOW} + $3::bigint, $4)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until),
  gone AS (DELETE FROM worker WHERE until < ${NOW} - $3::bigint)
  UPDATE lease SET until = ${NOW} + $3::bigint WHERE worker = $1 AND count = $2 RETURNING range`;
/** A fair share of the ranges, as long as no worker that divides servers otherwise still serves some. */
const TAKEN = `WITH share AS (
    SELECT ceil($2::numeric / greatest(1, ${peers('$5')})) AS most),
  free AS (
    SELECT range FROM lease WHERE count = $2 AND (worker IS NULL OR until < ${NOW})
      AND NOT EXISTS (SELECT 1 FROM lease AS other WHERE other.count <> $2 AND other.worker IS NOT NULL AND other.until > ${NOW})
    ORDER BY range
    LIMIT greatest(0, (SELECT most FROM share) - $4::bigint) FOR UPDATE SKIP LOCKED)
  UPDATE lease SET worker = $1, until = ${NOW} + $3::bigint FROM free
  WHERE lease.count = $2 AND lease.range = free.range RETURNING lease.range`;
const SHARE = `SELECT ceil($1::numeric / greatest(1, ${peers('$2')}))::bigint AS most`;
const RELEASED =
  'UPDATE lease SET worker = NULL, until = 0 WHERE worker = $1 AND count = $2 AND range = ANY($3::bigint[])';
const LEFT = 'DELETE FROM worker WHERE id = $1';
const TURN = `INSERT INTO identify (bucket, next_at) VALUES ($1, ${NOW} + $2::bigint)
  ON CONFLICT (bucket) DO UPDATE SET next_at = greatest(identify.next_at, ${NOW}) + $2::bigint
  RETURNING next_at - $2::bigint - ${NOW} AS wait`;

interface LeasesSetup {
  truth: PostgresTruth;
  /** Into how many ranges all servers are divided; the same for all workers. */
  count: number;
  /** A range is this worker's to serve. */
  gained: (range: number) => void | Promise<void>;
  /** It no longer is; it may be another's already. Resolves when nothing is sent for it any more. */
  lost: (range: number) => void | Promise<void>;
  failed: (error: unknown) => void;
  /** It stands by, for some reason, and serves nobody. */
  standsBy?: (why: StandBy) => void;
  times?: LeaseTimes;
  /** The version of what this worker stores; that of the program when left out. */
  version?: number;
}

/**
 * Why a worker serves nobody: so many of an older version are there, which can't read what it would write; or there has been
 * one of a newer version, and what that writes it can't read itself. The latter is for good.
 */
export type StandBy = { older: number } | { newer: number };

/** Which ranges of servers this worker serves, for a time, by the clock of the database. */
export class Leases {
  readonly worker = randomUUID();
  private readonly setup: LeasesSetup;
  private readonly times: LeaseTimes;
  private readonly held = new Set<number>();
  /** When the last renewal began that succeeded, by this process's steady clock. */
  private renewed = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  /** All workers of older versions are gone, and none can write any more. */
  private alone = false;
  /** How many of older versions it has last said to wait for. */
  private waitsFor = 0;
  private readonly version: number;

  constructor(setup: LeasesSetup) {
    this.setup = setup;
    this.times = setup.times ?? TIMES;
    this.version = setup.version ?? POSTGRES_VERSION;
  }

  /** The ranges this worker serves. */
  get ranges(): number[] {
    return [...this.held].sort((a, b) => a - b);
  }

  /** False when too much time has gone by since it was last renewed: somebody else may be about to serve. */
  get maySend(): boolean {
    return performance.now() - this.renewed < this.times.sending;
  }

  serves(range: number): boolean {
    return this.held.has(range) && this.maySend;
  }

  /** Takes what nobody serves, and goes on doing so. */
  async start(): Promise<void> {
    const { truth, count } = this.setup;
    await truth.query('lease-made', MADE, [count]);
    await this.round();
    this.soon();
  }

  /** Gives back all ranges, so that others can take them at once. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
    await this.leave();
  }

  /** Resolves when this worker may identify at Discord's gateway: one at a time in each bucket, whichever the worker. */
  async turn(bucket: number, spacing: number): Promise<number> {
    const [row] = await this.setup.truth.query<{ wait: number }>('identify-turn', TURN, [bucket, spacing]);
    return Math.max(0, row?.wait ?? 0);
  }

  /** Gives back a range that can't be served here: somebody else may be able to. */
  async giveBack(range: number): Promise<void> {
    const { truth, count } = this.setup;
    this.held.delete(range);
    await truth.query('lease-released', RELEASED, [this.worker, count, [range]]);
  }

  private async leave(): Promise<void> {
    const ranges = this.ranges;
    await Promise.all(ranges.map((range) => this.giveUp(range)));
    const { truth, count } = this.setup;
    await truth.query('lease-released', RELEASED, [this.worker, count, ranges]);
    await truth.query('lease-left', LEFT, [this.worker]);
  }

  /** False while there are workers of another version that it must not serve beside. */
  private async mayServe(): Promise<boolean> {
    const { truth, standsBy } = this.setup;
    const [row] = await truth.query<{ latest: number; older: number }>('lease-others', OTHERS, [this.version]);
    const { latest = this.version, older = 0 } = row ?? {};
    if (latest > this.version) {
      this.stopped = true;
      standsBy?.({ newer: latest });
      await this.leave();
      this.renewed = Number.NEGATIVE_INFINITY;
      return false;
    }
    if (this.alone) return true;
    if (older === 0) await truth.fenceOlder();
    else if (older !== this.waitsFor) standsBy?.({ older });
    this.waitsFor = older;
    this.alone = older === 0;
    return this.alone;
  }

  private soon(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round()
        .catch((error: unknown) => this.setup.failed(error))
        .finally(() => this.soon());
    }, this.times.look);
    this.timer.unref();
  }

  private async round(): Promise<void> {
    if (!(await this.mayServe())) return;
    if (performance.now() - this.renewed >= this.times.renewal) await this.renew();
    const { truth, count, gained } = this.setup;
    const taken = await truth.query<{ range: number }>('lease-taken', TAKEN, [
      this.worker,
      count,
      this.times.lease,
      this.held.size,
      this.version,
    ]);
    for (const { range } of taken) {
      this.held.add(range);
      await gained(range);
    }
    await this.share();
  }

  private async renew(): Promise<void> {
    const { truth, count } = this.setup;
    const began = performance.now();
    const rows = await truth.query<{ range: number }>('lease-renewed', RENEWED, [
      this.worker,
      count,
      this.times.lease,
      this.version,
    ]);
    const still = new Set(rows.map(({ range }) => range));
    const gone = this.ranges.filter((range) => !still.has(range));
    for (const range of gone) this.held.delete(range);
    // Not before: what is another's by now must not be sent.
    this.renewed = began;
    await Promise.all(gone.map((range) => this.setup.lost(range)));
  }

  /** Gives back what is more than this worker's share, one at a time. */
  private async share(): Promise<void> {
    const { truth, count } = this.setup;
    const [row] = await truth.query<{ most: number }>('lease-share', SHARE, [count, this.version]);
    const range = this.ranges.at(-1);
    if (range === undefined || this.held.size <= (row?.most ?? count)) return;
    await this.giveUp(range);
    await truth.query('lease-released', RELEASED, [this.worker, count, [range]]);
  }

  /** While it is still this worker's, what is under way comes to its end. */
  private async giveUp(range: number): Promise<void> {
    await this.setup.lost(range);
    this.held.delete(range);
  }
}
