import type { Journal, Setup, Wish } from '../adapter/wish.ts';
import type { GameDriver } from '../driver/game.ts';
import type { Side } from '../side/side.ts';
import { seedOf } from '../stage.ts';
import type { Matched } from './compared.ts';
import { EDITIONS, type EditionId, type Pair } from './pair.ts';

/** A game with what it is called and what people do in it. */
export interface Scripted {
  name: string;
  setup: Setup & { edition: EditionId };
  script: Wish[];
}

/** A game that both sides have played, with the journal each has of it. */
export interface PlayedTwice {
  game: Scripted;
  matched: Matched;
  journals: Pair<Journal>;
}

/** Games of both editions as careful players of one side play them. */
export async function scripted(
  side: Side<GameDriver>,
  games: number,
  { people, answers }: { people: number; answers: number },
): Promise<Scripted[]> {
  const all: Scripted[] = [];
  for (const edition of EDITIONS)
    for (let number = 1; number <= games; number++) {
      const setup = { edition, people, seed: seedOf(`beside ${edition} ${number}`) };
      const script = await side.call('script', { setup, answers });
      all.push({ name: `${edition} edition, game ${number}`, setup, script });
    }
  return all;
}

/** Both sides play the games by their scripts. */
export async function playedBy(sides: Pair<Side<GameDriver>>, games: readonly Scripted[]): Promise<PlayedTwice[]> {
  const played: PlayedTwice[] = [];
  for (const game of games) {
    const { name, setup, script } = game;
    const here = await sides.here.call('play', { setup, script });
    const there = await sides.there.call('play', { setup, script });
    played.push({
      game,
      matched: { name, here: here.digests, there: there.digests, answers: script.length },
      journals: { here: here.journal, there: there.journal },
    });
  }
  return played;
}
