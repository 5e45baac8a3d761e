import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { needSnapshots } from '../../../src/engine/entry.ts';
import type { EngineEvent, EngineState } from '../../../src/engine/game.ts';
import { Play } from '../../../src/engine/play.ts';
import type { GameRow } from '../../../src/store/games.ts';
import type { Store } from '../../../src/store/store.ts';
import { effective, snapshotAt } from '../../../src/table/game/journal.ts';

/** What happened in consequence of one entry of the journal. */
interface Scene {
  /** 0 = the beginning, before anybody answered anything. */
  index: number;
  events: readonly EngineEvent[];
  /** As it is after the entry, until the next scene is asked for. */
  state: EngineState;
}

/**
 * Plays entries of a game again by today's rules, from one on.
 * @throws Refused when the rules have changed since
 */
export function* scenes(store: Store, edition: TableEdition, row: GameRow, from: number): Generator<Scene> {
  const entries = effective(store.journal.everything(row.id));
  const before = entries[from - 2]?.seq ?? 0;
  const snapshot = from > 0 ? snapshotAt(store.journal, row.id, before) : null;
  const state = snapshot ? (JSON.parse(snapshot.state) as EngineState) : beginning(store, edition, row);
  const play = new Play(edition, state, needSnapshots(entries.map(({ entry }) => entry)));
  if (from === 0) yield { index: 0, events: play.drain(), state: play.state };
  else play.drain();
  for (const [index, entry] of entries.entries()) {
    if (snapshot && entry.seq <= snapshot.seq) continue;
    play.accept(entry.entry);
    const events = play.drain();
    if (index + 1 >= from) yield { index: index + 1, events, state: play.state };
  }
}

function beginning(store: Store, edition: TableEdition, row: GameRow): EngineState {
  const seats = store.games.seats(row.id).map(({ sheet }) => ({ sheet }));
  return edition.create({ options: JSON.parse(row.options), seats, seed: row.seed });
}
