import { done } from '../game/result.ts';
import { tableSentence } from '../told/happening.ts';
import type { Room } from './room.ts';

/** Tells a table, or a lobby, something in the name of whoever runs the bot. A game that is over is told nothing. */
export function tellNotice(room: Room, game: string, text: string): void {
  const row = room.store.games.find(game);
  if (row?.status !== 'playing' && row?.status !== 'lobby') return;
  room.change(game, () => {
    const seq = room.store.journal.lastSeq(game);
    room.announcements.say({ row, seq }, tableSentence('owner-notice', { text }), { lasting: true });
    return done();
  });
}
