import { type Client, Events } from 'discord.js';
import type { GameRow } from '../../store/games.ts';
import { type ParkReason, sortFailure } from '../connection/failure.ts';
import type { Services } from '../connection/services.ts';
import type { Sight } from '../connection/sight.ts';
import { during } from '../connection/stretch.ts';
import { keepPinned } from '../status/status.ts';

/** What stops sending for a game, and begins again. */
interface Parking {
  park(game: GameRow, reason: ParkReason, services?: Services): Promise<void>;
  revive(game: GameRow): void;
}

/** A channel, or a server. */
type PlaceOfGames = { channel: string } | { guild: string };

/** A thread that is closed, or a message unpinned, again within this time, in milliseconds, is so by somebody who means it. */
const MEANT_REST = 3_600_000;

/**
 * Watches the places of games: channels and threads that are deleted, locked or opened, servers the bot leaves or joins,
 * rights it is given, time-outs that are lifted, pins. A thread that falls asleep is woken, for in one that sleeps nobody
 * can press or command anything.
 */
export class Places {
  private readonly services: Services;
  private readonly sender: Parking;
  private readonly sight: Sight;
  /** What the bot has put right a short while ago: channels, by what it did there. */
  private readonly mended = new Set<string>();

  constructor(services: Services, sender: Parking, sight: Sight) {
    this.services = services;
    this.sender = sender;
    this.sight = sight;
  }

  /** Listens to what the gateway tells of places. */
  watch(client: Client): void {
    client.on(Events.ChannelDelete, ({ id }) => this.park({ channel: id }, 'channel-gone'));
    client.on(Events.ThreadDelete, ({ id }) => this.park({ channel: id }, 'channel-gone'));
    client.on(Events.GuildDelete, ({ id }) => this.park({ guild: id }, 'no-access'));
    client.on(Events.GuildCreate, ({ id }) => this.revive({ guild: id }));
    client.on(Events.ChannelUpdate, (_, { id }) => this.revive({ channel: id }));
    client.on(Events.GuildRoleUpdate, (_, { guild }) => this.revive({ guild: guild.id }));
    client.on(Events.GuildMemberUpdate, (_, { id, guild }) => {
      if (id === client.user?.id) this.revive({ guild: guild.id });
    });
    client.on(Events.ChannelPinsUpdate, ({ id }) => {
      if (!this.mended.has(`pin ${id}`)) this.pin({ channel: id });
    });
    client.on(Events.ThreadUpdate, (_, thread) => {
      const here = { channel: thread.id };
      if (thread.locked) this.park(here, 'thread-closed');
      else if (thread.archived) this.wake(thread.id);
      else this.revive(here);
    });
  }

  /** Does something about every running game of a place, in its own time. */
  private each(
    place: PlaceOfGames,
    failed: string,
    work: (game: GameRow, services: Services) => Promise<void> | void,
  ): void {
    const { ledger, store, log } = this.services;
    const all = async (): Promise<void> => {
      for (const id of await ledger.directory.running(place))
        await during(this.services, { games: [id] }, async (inside) => {
          const game = store.games.find(id);
          if (game) await work(game, inside);
        });
    };
    all().catch((error: unknown) => log.error(failed, { ...place, error }));
  }

  private park(place: PlaceOfGames, reason: ParkReason): void {
    this.each(place, 'game.not-parked', (game, inside) => this.sender.park(game, reason, inside));
  }

  /** Whoever couldn't be told anything is told now, where the bot may write as far as it knows. */
  private revive(place: PlaceOfGames): void {
    this.each(place, 'game.not-revived', (game) => {
      if (this.sight.mayWrite(game.channel)) this.sender.revive(game);
    });
    this.pin(place);
  }

  private pin(place: PlaceOfGames): void {
    this.each(place, 'status.unpinned', async ({ id, channel }, inside) => {
      if (!this.sight.mayPin(channel) || !(await keepPinned(inside, id))) return;
      this.mend(`pin ${channel}`);
    });
  }

  private wake(thread: string): void {
    const { ledger, post, log } = this.services;
    const here = { channel: thread };
    const open = async (): Promise<void> => {
      if ((await ledger.directory.running(here)).length === 0) return;
      if (this.mended.has(`open ${thread}`)) return this.park(here, 'thread-closed');
      this.mend(`open ${thread}`);
      try {
        await post.reopen(thread);
      } catch (error) {
        log.info('thread.stays-closed', { thread, why: error instanceof Error ? error.message : error });
        if (sortFailure(error).kind !== 'retry') this.park(here, 'thread-closed');
      }
    };
    open().catch((error: unknown) => log.error('thread.not-woken', { thread, error }));
  }

  private mend(what: string): void {
    this.mended.add(what);
    setTimeout(() => this.mended.delete(what), MEANT_REST).unref();
  }
}
