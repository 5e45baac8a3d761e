import { isDeepStrictEqual } from 'node:util';
import type { TableEdition } from '../../editions/edition/edition.ts';
import { sealOf } from '../../engine/chance.ts';
import { type Entry, needSnapshots, Refused } from '../../engine/entry.ts';
import type { EngineState } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import type { Store } from '../../store/store.ts';
import { openSeed } from '../cases/seal.ts';
import { effective } from '../game/journal.ts';
import type { Live } from '../game/live.ts';
import type { Work } from './aside.ts';

/** What a check of the dice came to. */
export interface Verification {
  seal: string;
  /** Only after the end, and once its case is open. */
  seed: string | null;
  /** Entries replayed, dice thrown again. */
  entries: number;
  dice: number;
  same: boolean;
}

/** Plays a game again from its seed and its journal, and compares what comes of it with what there is. */
export function* verified(store: Store, edition: TableEdition, { row, play: played }: Live): Work<Verification> {
  const events = effective(store.journal.everything(row.id));
  const seats = store.games.seats(row.id).map(({ sheet }) => ({ sheet }));
  const state = edition.create({ options: JSON.parse(row.options), seats, seed: row.seed });
  const play = new Play(edition, state, needSnapshots(events.map(({ entry }) => entry)));
  let dice = countDice(play.drain());
  let fits = true;
  for (const { entry } of events) {
    fits = fits && accepts(play, entry);
    dice += countDice(play.drain());
    yield;
  }
  return {
    seal: sealOf(row.seed),
    seed: openSeed(store, row),
    entries: events.length,
    dice,
    same: fits && isDeepStrictEqual(plain(play.state), plain(played.state)),
  };
}

/** What of a state is kept: versions of the program may write its keys in another order. */
function plain(state: EngineState): unknown {
  return JSON.parse(JSON.stringify(state));
}

/** Dice lie in events under `dice`. */
function countDice(events: readonly object[]): number {
  return events.reduce((sum, event) => sum + ('dice' in event && Array.isArray(event.dice) ? event.dice.length : 0), 0);
}

/** False when an entry no longer fits: the rules have changed since. */
function accepts(play: Play, entry: Entry): boolean {
  try {
    play.accept(entry);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
