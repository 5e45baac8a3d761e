import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Log } from '../log.ts';
import type { Desk } from './desk.ts';

/** Figures of the bot in the format of Prometheus, and all of them begin with `arkham_`. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly events: Counter<'level' | 'event'>;
  private readonly requests: Counter<'method' | 'status'>;

  constructor(desk: () => Desk | null) {
    const registers = [this.registry];
    this.events = new Counter({
      name: 'arkham_events_total',
      help: 'Events of the log, also those of levels that are not written.',
      labelNames: ['level', 'event'],
      registers,
    });
    this.requests = new Counter({
      name: 'arkham_discord_requests_total',
      help: 'Requests to Discord, by the status of the answer.',
      labelNames: ['method', 'status'],
      registers,
    });
    const gauge = (name: string, help: string, look: (desk: Desk) => number): void =>
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          const there = desk();
          this.set(there ? look(there) : 0);
        },
      });
    gauge('arkham_connected', 'Whether the bot is connected to Discord.', (there) => (there.isConnected ? 1 : 0));
    gauge('arkham_announcements_waiting', 'Announcements that wait to be sent.', (there) => there.waiting);
    gauge(
      'arkham_last_backup_timestamp_seconds',
      'When the last backup was made; 0: never, or the database is a server’s.',
      (there) => (there.lastBackup ?? 0) / 1000,
    );
    new Gauge({
      name: 'arkham_games',
      help: 'Games by how they are: lobby, playing, over, ended; parked and failing are counted in those, too.',
      labelNames: ['status'],
      registers,
      async collect() {
        this.reset();
        // Where the database can't be reached, nothing is known of the games; all else is.
        const census = await desk()
          ?.census()
          .catch(() => null);
        if (!census) return;
        for (const { status, count } of census.statuses) this.set({ status }, count);
        this.set({ status: 'parked' }, census.parked.length);
        this.set({ status: 'failing' }, census.failing.length);
      },
    });
    new Gauge({
      name: 'arkham_info',
      help: 'The version that runs.',
      labelNames: ['version', 'node'],
      registers,
      collect() {
        this.set({ version: desk()?.version ?? '?', node: process.versions.node }, 1);
      },
    });
    collectDefaultMetrics({ register: this.registry, prefix: 'arkham_' });
  }

  /** Something was logged. */
  readonly heard = (level: keyof Log, event: string): void => {
    this.events.inc({ level, event });
  };

  /** Discord has answered a request. */
  readonly answered = (method: string, status: number): void => {
    this.requests.inc({ method, status });
  };

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All figures as they are now. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
