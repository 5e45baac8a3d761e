import { type Client, Events } from 'discord.js';
import type { GameRow } from '../../store/games.ts';
import type { ParkReason } from '../connection/failure.ts';
import { plainWords, type Services } from '../connection/services.ts';

/** Tells the host that their game waits and what would mend it; when they can't be reached, somebody else at the table. */
export async function tellWhoCanMend(services: Services, game: GameRow, reason: ParkReason): Promise<void> {
  const others = services.store.games.seats(game.id).map(({ person }) => person);
  const text = plainWords().say(`parked-${reason}`, { channel: `<#${game.channel}>` });
  for (const person of new Set([game.host, ...others])) {
    if (person === null) continue;
    try {
      await services.post.direct(person, text);
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

/** Watches the places of games: channels and threads that are deleted, locked or opened, servers the bot leaves or joins. */
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
  client.on(Events.ChannelDelete, ({ id }) => park(({ channel }) => channel === id, 'channel-gone'));
  client.on(Events.ThreadDelete, ({ id }) => park(({ channel }) => channel === id, 'channel-gone'));
  client.on(Events.GuildDelete, ({ id }) => park(({ guild }) => guild === id, 'no-access'));
  client.on(Events.GuildCreate, ({ id }) => revive(({ guild }) => guild === id));
  client.on(Events.ChannelUpdate, (_, { id }) => revive(({ channel }) => channel === id));
  client.on(Events.ThreadUpdate, (_, thread) => {
    const here = ({ channel }: GameRow): boolean => channel === thread.id;
    if (thread.locked) park(here, 'thread-closed');
    else if (!thread.archived) revive(here);
  });
}
