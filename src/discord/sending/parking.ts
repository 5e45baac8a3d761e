import { type Client, Events } from 'discord.js';
import type { GameRow } from '../../store/games.ts';
import { type ParkReason, sortFailure } from '../connection/failure.ts';
import { plainWords, type Services } from '../connection/services.ts';
import { surfaceName } from '../message/surfacename.ts';

/** What a game complains of: nothing can be told in its channel, or one of its questions can't be asked there. */
type Complaint = ParkReason | 'question-refused';

/**
 * Tells the host that their game waits and what would mend it; when they can't be reached, somebody else at the table.
 * It is said once, until something is told in the channel again.
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
}

/** What stops sending for a game, and begins again. */
interface Parking {
  park(game: GameRow, reason: ParkReason): Promise<void>;
  revive(game: GameRow): void;
}

/** A thread that is closed again within this time, in milliseconds, is closed by somebody who means it. */
const OPENED_REST = 3_600_000;

/**
 * Watches the places of games: channels and threads that are deleted, locked or opened, servers the bot leaves or joins.
 * A thread that falls asleep is woken, for in one that sleeps nobody can press or command anything.
 */
export function watchPlaces(client: Client, services: Services, sender: Parking): void {
  const { games } = services.store;
  const running = (fits: (game: GameRow) => boolean): GameRow[] =>
    [...games.withStatus('playing'), ...games.withStatus('lobby')].filter(fits);
  const park = (fits: (game: GameRow) => boolean, reason: ParkReason): void => {
    for (const game of running(fits))
      sender
        .park(game, reason)
        .catch((error: unknown) => services.log.error('game.not-parked', { game: game.id, error }));
  };
  const revive = (fits: (game: GameRow) => boolean): void => {
    for (const game of running(fits)) sender.revive(game);
  };
  const opened = new Set<string>();
  const wake = async (thread: string): Promise<void> => {
    const here = ({ channel }: GameRow): boolean => channel === thread;
    if (running(here).length === 0) return;
    if (opened.has(thread)) return park(here, 'thread-closed');
    opened.add(thread);
    setTimeout(() => opened.delete(thread), OPENED_REST).unref();
    try {
      await services.post.reopen(thread);
    } catch (error) {
      services.log.info('thread.stays-closed', { thread, why: error instanceof Error ? error.message : error });
      if (sortFailure(error).kind !== 'retry') park(here, 'thread-closed');
    }
  };
  client.on(Events.ChannelDelete, ({ id }) => park(({ channel }) => channel === id, 'channel-gone'));
  client.on(Events.ThreadDelete, ({ id }) => park(({ channel }) => channel === id, 'channel-gone'));
  client.on(Events.GuildDelete, ({ id }) => park(({ guild }) => guild === id, 'no-access'));
  client.on(Events.GuildCreate, ({ id }) => revive(({ guild }) => guild === id));
  client.on(Events.ChannelUpdate, (_, { id }) => revive(({ channel }) => channel === id));
  client.on(Events.ThreadUpdate, (_, thread) => {
    const here = ({ channel }: GameRow): boolean => channel === thread.id;
    if (thread.locked) park(here, 'thread-closed');
    else if (thread.archived) void wake(thread.id);
    else revive(here);
  });
}
