import { type Client, Events } from 'discord.js';
import type { GameRow } from '../../store/games.ts';
import { type ParkReason, sortFailure } from '../connection/failure.ts';
import { plainWords, type Services } from '../connection/services.ts';
import { during } from '../connection/stretch.ts';
import { surfaceName } from '../message/surfacename.ts';

/** What a game complains of: nothing can be told in its channel, or one of its questions can't be asked there. */
type Complaint = ParkReason | 'question-refused';

/**
 * Tells the host that their game waits and what would mend it; when they can't be reached, somebody else at the table.
 * It is said once, until something is told in the channel again. Where nobody can be reached, the log has it.
 */
export async function complain(services: Services, game: GameRow, reason: Complaint): Promise<void> {
  const { messages, games } = services.store;
  const surface = surfaceName({ on: 'complaint' });
  if (messages.of(game.id).some((row) => row.surface === surface && row.body === JSON.stringify({ reason }))) return;
  const others = games.seats(game.id).map(({ person }) => person);
  const text = plainWords().say(`parked-${reason}`, { channel: `<#${game.channel}>` });
  for (const person of new Set([game.host, ...others])) {
    if (person === null) continue;
    try {
      await services.post.direct(person, { content: text });
      messages.keep({ game: game.id, surface, id: '0', channel: game.channel, body: JSON.stringify({ reason }) });
      return;
    } catch (error) {
      services.log.warn('game.unreached', {
        game: game.id,
        person,
        why: error instanceof Error ? error.message : error,
      });
    }
  }
  services.log.error('game.nobody-told', { game: game.id, channel: game.channel, reason, text });
}

/** What stops sending for a game, and begins again. */
interface Parking {
  park(game: GameRow, reason: ParkReason, services?: Services): Promise<void>;
  revive(game: GameRow): void;
}

/** A channel, or a server. */
type PlaceOfGames = { channel: string } | { guild: string };

/** A thread that is closed again within this time, in milliseconds, is closed by somebody who means it. */
const OPENED_REST = 3_600_000;

/**
 * Watches the places of games: channels and threads that are deleted, locked or opened, servers the bot leaves or joins.
 * A thread that falls asleep is woken, for in one that sleeps nobody can press or command anything.
 */
export function watchPlaces(client: Client, services: Services, sender: Parking): void {
  const { ledger, store, log } = services;
  /** Does something about every running game of a place. */
  const each = async (
    place: PlaceOfGames,
    work: (game: GameRow, services: Services) => Promise<void> | void,
  ): Promise<void> => {
    for (const id of await ledger.directory.running(place))
      await during(services, { games: [id] }, async (inside) => {
        const game = store.games.find(id);
        if (game) await work(game, inside);
      });
  };
  const park = (place: PlaceOfGames, reason: ParkReason): void => {
    each(place, (game, inside) => sender.park(game, reason, inside)).catch((error: unknown) =>
      log.error('game.not-parked', { ...place, error }),
    );
  };
  const revive = (place: PlaceOfGames): void => {
    each(place, (game) => sender.revive(game)).catch((error: unknown) =>
      log.error('game.not-revived', { ...place, error }),
    );
  };
  const opened = new Set<string>();
  const wake = async (thread: string): Promise<void> => {
    const here = { channel: thread };
    if ((await ledger.directory.running(here)).length === 0) return;
    if (opened.has(thread)) return park(here, 'thread-closed');
    opened.add(thread);
    setTimeout(() => opened.delete(thread), OPENED_REST).unref();
    try {
      await services.post.reopen(thread);
    } catch (error) {
      log.info('thread.stays-closed', { thread, why: error instanceof Error ? error.message : error });
      if (sortFailure(error).kind !== 'retry') park(here, 'thread-closed');
    }
  };
  client.on(Events.ChannelDelete, ({ id }) => park({ channel: id }, 'channel-gone'));
  client.on(Events.ThreadDelete, ({ id }) => park({ channel: id }, 'channel-gone'));
  client.on(Events.GuildDelete, ({ id }) => park({ guild: id }, 'no-access'));
  client.on(Events.GuildCreate, ({ id }) => revive({ guild: id }));
  client.on(Events.ChannelUpdate, (_, { id }) => revive({ channel: id }));
  client.on(Events.ThreadUpdate, (_, thread) => {
    const here = { channel: thread.id };
    if (thread.locked) park(here, 'thread-closed');
    else if (thread.archived)
      wake(thread.id).catch((error: unknown) => log.error('thread.not-woken', { thread: thread.id, error }));
    else revive(here);
  });
}
