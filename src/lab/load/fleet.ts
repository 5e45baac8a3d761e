import { quantile } from '../bench/figure.ts';
import type { Outcomes } from '../guests/outcomes.ts';
import type { Spent } from './cpu.ts';
import { WorkerProcess } from './process.ts';

/** Something that a fleet does may take so long, in milliseconds: then something is wrong. */
const PATIENCE = 180_000;
const LOOK = 20;

interface FleetSetup {
  url: string;
  token: string;
  api: string;
  /** Told what workers write into their logs. */
  outcomes: Outcomes;
}

/** How long commits took, in milliseconds. */
export interface CommitTimes {
  count: number;
  p50: number;
  p95: number;
  max: number;
}

/** How workers were restarted; times in milliseconds. */
export interface Restart {
  stopped: number[];
  started: number[];
  /** Those that did not end by themselves in time. */
  cutShort: number;
}

/** Workers that share a database, each a process. */
export class Fleet {
  shards: number;
  private readonly setup: FleetSetup;
  private workers: WorkerProcess[] = [];
  private readonly past: WorkerProcess[] = [];

  constructor(setup: FleetSetup, shards: number) {
    this.setup = setup;
    this.shards = shards;
  }

  /** Starts so many workers at once. @returns how long each took until it served somebody, in milliseconds */
  async start(count: number): Promise<number[]> {
    const fresh = Array.from({ length: count }, () => this.launch());
    await this.served();
    return fresh.flatMap(({ started }) => started ?? []);
  }

  /** Kills one that serves somebody. @returns milliseconds until others served all that it did */
  async takeover(): Promise<number> {
    const [victim] = this.workers.toSorted((a, b) => b.ready.size - a.ready.size);
    if (!victim) throw new Error('there is no worker to kill');
    const begun = performance.now();
    await victim.kill();
    this.leave(victim);
    await this.served();
    return performance.now() - begun;
  }

  /**
   * Restarts all of them one after the other, each when the one before is there.
   * @returns how long each of the old ones took to end, and each of the new ones until it served somebody or said that
   * there was nobody to serve, in milliseconds; and how many of the old ones were cut short
   */
  async restart(): Promise<Restart> {
    const restart: Restart = { stopped: [], started: [], cutShort: 0 };
    for (const worker of [...this.workers]) {
      const begun = performance.now();
      if ((await worker.stop()) !== 0) restart.cutShort += 1;
      restart.stopped.push(performance.now() - begun);
      this.leave(worker);
      const fresh = this.launch();
      await until(() => fresh.isThere, 'a worker is there');
      restart.started.push(performance.now() - fresh.begun);
    }
    await this.served();
    return restart;
  }

  /** Resolves when each range is served by somebody. */
  async served(): Promise<void> {
    await until(() => {
      const ranges = new Set(this.workers.filter(({ isThere }) => isThere).flatMap(({ ready }) => [...ready.keys()]));
      return ranges.size === this.shards;
    }, `all ${this.shards} ranges are served`);
  }

  /** Commits of all workers so far. */
  get commits(): CommitTimes {
    const times = [...this.past, ...this.workers].flatMap(({ commits }) => commits);
    const rounded = (part: number): number => Math.round(quantile(times, part) * 10) / 10;
    return { count: times.length, p50: rounded(0.5), p95: rounded(0.95), max: rounded(1) };
  }

  /** What the workers have had of a processor which run now; null where the machine does not tell. */
  get spent(): Spent | null {
    const all: Spent = { own: 0, others: 0 };
    for (const { spent } of this.workers) {
      if (spent === null) return null;
      all.own += spent.own;
      all.others += spent.others;
    }
    return all;
  }

  /** Forgets how long commits took until now. */
  beginCommits(): void {
    for (const worker of [...this.past, ...this.workers]) worker.commits.length = 0;
  }

  /** What the workers complained of, and how often. */
  get complaints(): Record<string, number> {
    const all: Record<string, number> = {};
    for (const { complaints } of [...this.past, ...this.workers])
      for (const [event, times] of complaints) all[event] = (all[event] ?? 0) + times;
    return all;
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  /** Ends all of them in the hardest way there is. */
  async kill(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.kill()));
  }

  private launch(): WorkerProcess {
    const { url, token, api, outcomes } = this.setup;
    const environment = {
      DISCORD_TOKEN: token,
      // Robots press faster than people.
      PERSON_PRESSES: '0',
      SERVER_PRESSES: '0',
      DISCORD_API: api,
      DATABASE_URL: url,
      SHARDS: String(this.shards),
      HEALTH_PORT: '',
      STATUS_SECONDS: '2',
    };
    const worker = new WorkerProcess(environment, (line) => outcomes.hear(line));
    this.workers.push(worker);
    return worker;
  }

  private leave(worker: WorkerProcess): void {
    this.workers = this.workers.filter((other) => other !== worker);
    this.past.push(worker);
  }
}

/** Waits until something is so. @throws Error when it takes too long */
export async function until(ready: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!ready()) {
    if (performance.now() > end) throw new Error(`it took too long until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}
