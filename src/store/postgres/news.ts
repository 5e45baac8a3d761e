import type { Notification, PoolClient } from 'pg';
import type { PostgresTruth } from './truth.ts';

/** A connection that is lost is made anew after this time, in milliseconds. */
const REST = 2000;

/** Hears of games for which another process has put something into the outbox. */
export class News {
  private readonly truth: PostgresTruth;
  private readonly failed: (error: unknown) => void;
  private readonly listeners = new Set<(game: string | null) => void>();
  private isListening = false;
  private client: PoolClient | null = null;
  private timer: NodeJS.Timeout | null = null;
  private begun: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(truth: PostgresTruth, failed: (error: unknown) => void) {
    this.truth = truth;
    this.failed = failed;
  }

  /**
   * @param listener told of a game; of null when some may have been missed
   * @returns a function that ends it
   */
  listen(listener: (game: string | null) => void): () => void {
    this.listeners.add(listener);
    if (!this.isListening) this.begun = this.connect();
    this.isListening = true;
    return () => void this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.begun;
    this.client?.release(true);
    this.client = null;
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    try {
      const client = await this.truth.pool.connect();
      client.on('error', (error) => this.lost(client, error));
      client.on('notification', ({ payload = '' }: Notification) => this.tell(payload));
      this.client = client;
      await client.query('LISTEN news');
      this.tell(null);
    } catch (error) {
      this.lost(this.client, error);
    }
  }

  private lost(client: PoolClient | null, error: unknown): void {
    if (client !== this.client || this.closed) return;
    this.failed(error);
    this.client = null;
    client?.release(true);
    this.timer = setTimeout(() => {
      this.begun = this.connect();
    }, REST);
    this.timer.unref();
  }

  private tell(game: string | null): void {
    for (const listener of this.listeners) listener(game);
  }
}
