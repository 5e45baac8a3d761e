import { census } from '../census.ts';
import type { Act, Directory, Ledger, Scope } from '../ledger.ts';
import type { Store } from '../store.ts';

/** What has been changed in a file is true as soon as its transaction is over. */
const KEPT: Act = { kept: () => Promise.resolve() };

/** One process and its file: the store is the truth, all of it is always there, and nobody else changes it. */
export class FileLedger implements Ledger {
  readonly store: Store;
  readonly directory: Directory;

  constructor(store: Store) {
    this.store = store;
    this.directory = fileDirectory(store);
  }

  /** Begins at once, before it returns. */
  async act<T>(_scope: Scope, work: (act: Act) => T | Promise<T>): Promise<T> {
    return work(KEPT);
  }

  onForgotten(): void {
    // Nothing is changed behind this process's back.
  }

  /** Nobody else puts anything there. */
  onNews(): () => void {
    return () => undefined;
  }

  async close(): Promise<void> {
    this.store.close();
  }
}

function fileDirectory({ database, games, messages, outbox, votes, timers, digests, cases }: Store): Directory {
  return {
    unsent: async () => outbox.games(),
    unattended: async () => games.unattended(),
    awaiting: async () => votes.gamesAwaiting(),
    mute: async () => votes.gamesMute(),
    parked: async () =>
      games
        .withStatus('playing')
        .filter(({ parked }) => parked !== null)
        .map(({ id }) => id),
    marked: async (_, surface, mark) =>
      games.withStatus('playing').flatMap(({ id }) => {
        const row = messages.of(id).find((message) => message.surface === surface);
        return row?.body.includes(mark) ? [id] : [];
      }),
    due: async (_, now) => [...new Set(timers.due(now).map(({ game }) => game))],
    nextDue: async (_, now) => {
      const looks = cases.stillSealed().map((row) => (row.open_from > now ? row.open_from : row.closes_at));
      const moments = [timers.next() ?? Number.POSITIVE_INFINITY, ...looks];
      return moments.some(Number.isFinite) ? Math.min(...moments) : null;
    },
    running: async (place) =>
      [...games.withStatus('playing'), ...games.withStatus('lobby')]
        .filter(
          ({ channel, guild }) =>
            place === null || ('channel' in place ? channel === place.channel : guild === place.guild),
        )
        .map(({ id }) => id),
    readers: async () => digests.all().map(({ person }) => person),
    openable: async () => cases.stillSealed().map(({ code }) => code),
    countWaiting: async () => outbox.countWaiting(),
    census: (now) => census((text, values) => database.prepare<unknown[], never>(text).all(...values), '?', now),
  };
}
