import type { GameRow } from '../../store/games.ts';
import type { ParkReason } from '../connection/failure.ts';
import { type Services, tellingWords, writingTo } from '../connection/services.ts';
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
  const textFor = (reader: Services): string =>
    tellingWords(reader, game.id).say(`parked-${reason}`, { channel: `<#${game.channel}>` });
  for (const person of new Set([game.host, ...others])) {
    if (person === null) continue;
    try {
      await services.post.direct(person, { content: textFor(writingTo(services, person)) });
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
  services.log.error('game.nobody-told', { game: game.id, channel: game.channel, reason, text: textFor(services) });
}
