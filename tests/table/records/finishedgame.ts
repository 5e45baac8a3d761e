import { autopilotName } from '../../../src/discord/lobby/lobbypress.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { Words } from '../../../src/words/words.ts';
import { second } from '../../second.ts';
import { CHANNEL, granted, person, START } from '../group.ts';
import { type ToyEvent, type ToyState, toyEdition } from '../toyedition.ts';

/** The toy game as an edition that can tell in few words and remembers its games. */
export const rememberedEdition: TableEdition<ToyState, ToyEvent> = {
  ...toyEdition,
  tell: (events, state) =>
    toyEdition
      .tell(events, state)
      .map((one) => (String(one.says.args?.text).includes('lights') ? { ...one, matters: 3 } : one)),
  chronicle: ({ outcome, chosen, candles }) => ({
    foe: ref('sheet', 'night'),
    turns: chosen.length,
    result: outcome ? 'won' : null,
    how: outcome ? phrase('past-won-closing', { foe: ref('sheet', 'night') }) : null,
    score: outcome ? 7 : null,
    seats: candles.map((_, seat) => ({
      seat,
      sheet: ref('sheet', String(seat)),
      lost: seat,
      dice: seat === 0 ? 12 : 30,
      promised: seat === 0 ? 4 : 10,
      successes: seat === 0 ? 6 : 10,
    })),
  }),
};

/** A whole game of the second edition that only the autopilot has played, from the seat of Mara on. */
export function finishedGame(seed: string): { store: Store; table: Table; game: string } {
  const store = new Store(openDatabase(':memory:'));
  const work: (() => void)[] = [];
  let now = START;
  const table = new Table({
    store,
    editions: new Map([[second.id, second]]),
    clock: () => (now += 1000),
    later: (task) => void work.push(task),
    seed: () => seed,
    failed: (error) => {
      throw error;
    },
  });
  const { gathering, agreement } = table;
  const game = granted(gathering.create({ guild: '1', channel: CHANNEL, host: person('mara'), edition: 'second' }));
  granted(gathering.fill(CHANNEL, 'mara', 1, autopilotName(new Words('en'))));
  granted(gathering.start(CHANNEL, 'mara'));
  granted(agreement.standIn(game, 'mara', 0, true));
  for (let task = work.shift(); task; task = work.shift()) task();
  return { store, table, game };
}
