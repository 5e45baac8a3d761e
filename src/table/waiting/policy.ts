import type { GameRow } from '../../store/games.ts';
import type { Store } from '../../store/store.ts';
import { askedFor } from '../seats/seating.ts';
import { SILENCES, type Silence } from './pace.ts';

/** What a table has agreed on for silence. */
export function silenceOf({ silence }: Pick<GameRow, 'silence'>): Silence {
  return SILENCES.find((known) => known === silence) ?? 'wait';
}

/**
 * What a person's silence means: nobody acts for whoever runs the game without a seat (L12.7), and the autopilot not for
 * whoever wants to be waited for.
 */
export function silenceFor(store: Store, game: Pick<GameRow, 'id' | 'silence'>, person: string): Silence {
  if (!store.games.seats(game.id).some((seat) => askedFor(seat) === person)) return 'default';
  const silence = silenceOf(game);
  const isPlayed = silence === 'turn' || silence === 'autopilot';
  return isPlayed && store.persons.find(person).never_played === 1 ? 'wait' : silence;
}
