import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Census } from '../store/census.ts';
import type { Directory } from '../store/ledger.ts';
import type { Trouble, Watch } from './watch.ts';

/** Longer than this, in characters, no notice is: it must fit into a message. */
export const LONGEST_NOTICE = 1000;

/** What serves the games, as far as the owner of the bot wants something of it. */
export interface Serving {
  readonly isConnected: boolean;
  /** Announcements that wait to be sent. */
  readonly waiting: number;
  readonly directory: Directory;
  /** Tells a table something in the bot owner's name. */
  notice(game: string, text: string): Promise<void>;
}

interface DeskSetup {
  serving: () => Serving | null;
  watch: Watch;
  version: string;
  /** When the last backup was made, in milliseconds since 1970; null: none, or the server has its own. */
  lastBackup: () => number | null;
  clock?: () => number;
}

/** What the owner of the bot is told. Moments in milliseconds since 1970. */
export interface OwnerReport {
  version: string;
  since: number;
  connected: boolean;
  waiting: number;
  lastBackup: number | null;
  statuses: Census['statuses'];
  parked: Census['parked'];
  failing: (Census['failing'][number] & { trouble: Trouble | null })[];
}

/** Where the owner of the bot hears how all is, and has something told to all tables. */
export class Desk {
  private readonly setup: DeskSetup;
  private readonly since: number;

  constructor(setup: DeskSetup) {
    this.setup = setup;
    this.since = (setup.clock ?? Date.now)();
  }

  get isConnected(): boolean {
    return this.setup.serving()?.isConnected ?? false;
  }

  get version(): string {
    return this.setup.version;
  }

  get lastBackup(): number | null {
    return this.setup.lastBackup();
  }

  /** How many announcements wait to be sent. */
  get waiting(): number {
    return this.setup.serving()?.waiting ?? 0;
  }

  /** How the games are; nothing before they are served. */
  async census(): Promise<Census> {
    const now = (this.setup.clock ?? Date.now)();
    return (await this.setup.serving()?.directory.census(now)) ?? { statuses: [], parked: [], failing: [] };
  }

  async report(): Promise<OwnerReport> {
    const { statuses, parked, failing } = await this.census();
    return {
      version: this.version,
      since: this.since,
      connected: this.isConnected,
      waiting: this.waiting,
      lastBackup: this.lastBackup,
      statuses,
      parked,
      failing: failing.map((each) => ({ ...each, trouble: this.setup.watch.of(each.game) })),
    };
  }

  /** Tells all tables something, lobbies too. @returns how many */
  async notice(text: string): Promise<number> {
    const serving = this.setup.serving();
    if (!serving) return 0;
    const games = await serving.directory.running(null);
    for (const game of games) await serving.notice(game, text);
    return games.length;
  }
}

/** What whoever has the settings of the bot, and nobody else, shows at its desk. */
export function ownersKey(token: string | null): string {
  return createHmac('sha256', token ?? '')
    .update('owner')
    .digest('hex');
}

/** Whether somebody has shown the owner's key. */
export function isOwners(token: string | null, shown: string | undefined): boolean {
  const [key, given] = [ownersKey(token), shown ?? ''].map((text) =>
    createHmac('sha256', 'compare').update(text).digest(),
  );
  return key !== undefined && given !== undefined && timingSafeEqual(key, given);
}
