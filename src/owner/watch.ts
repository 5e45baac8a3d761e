import type { Log } from '../log.ts';

/** Events of the log after which something of a game is not as it should be. */
const TROUBLES: readonly string[] = [
  'outbox.retry',
  'outbox.refused',
  'outbox.aside',
  'game.parked',
  'game.nobody-told',
];
/** Troubles of so many games are remembered, the latest. */
const MOST = 1000;

/** What went wrong with a game last. */
export interface Trouble {
  event: string;
  why: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Told of each event of a log. */
type Hear = (level: keyof Log, event: string) => void;

/** Listens to a log: what is counted of it, and what went wrong with which game last. */
export class Watch {
  private readonly troubles = new Map<string, Trouble>();
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
  }

  /** The same log, listened to. */
  listening(log: Log, hear: Hear): Log {
    const at =
      (level: keyof Log): Log[typeof level] =>
      (event, facts) => {
        hear(level, event);
        if (TROUBLES.includes(event) && typeof facts?.game === 'string') this.remember(facts.game, event, facts);
        log[level](event, facts);
      };
    return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') };
  }

  /** What went wrong with a game last, as far as it is known. */
  of(game: string): Trouble | null {
    return this.troubles.get(game) ?? null;
  }

  private remember(game: string, event: string, { why, reason, error }: Record<string, unknown>): void {
    const cause = why ?? reason ?? (error instanceof Error ? error.message : error) ?? '';
    this.troubles.delete(game);
    this.troubles.set(game, { event, why: String(cause), at: this.clock() });
    const [oldest] = this.troubles.keys();
    if (this.troubles.size > MOST && oldest !== undefined) this.troubles.delete(oldest);
  }
}
