import { isDeepStrictEqual } from 'node:util';
import { needSnapshots } from '../../src/engine/entry.ts';
import { Play } from '../../src/engine/play.ts';
import { effective } from '../../src/table/game/journal.ts';
import type { Table } from '../../src/table/table.ts';
import { granted } from './group.ts';

/** Whether a game comes to the same when it is played again, from its seed and its journal. */
export function playsAgain({ store, reading }: Table, game: string): boolean {
  const { live, edition } = granted(reading.position(game));
  const entries = effective(store.journal.everything(game)).map(({ entry }) => entry);
  const seats = store.games.seats(game).map(({ sheet }) => ({ sheet }));
  const { seed, options } = live.row;
  const play = new Play(edition, edition.create({ options: JSON.parse(options), seats, seed }), needSnapshots(entries));
  for (const entry of entries) play.accept(entry);
  return isDeepStrictEqual(plain(play.state), plain(live.play.state));
}

/** What of a state is kept. */
const plain = (state: object): unknown => JSON.parse(JSON.stringify(state));
