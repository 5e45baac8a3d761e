import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { saidLines } from '../../../src/discord/message/told.ts';
import { LOCALES } from '../../../src/locale.ts';
import { importGame, textOf } from '../../../src/store/archive.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { type Loss, Words, watchLosses } from '../../../src/words/words.ts';
import { CATALOGUE } from '../../box.ts';
import { tried } from '../../length.ts';
import { granted, START } from '../group.ts';

const GAMES = new URL('./released/', import.meta.url);
/** One scene of so many is told. */
const STEP = tried(9, 1);

it.each(readdirSync(GAMES).sort())(
  'what a game of a release has kept is told in every language, with nothing left out: %s',
  (name) => {
    const store = new Store(openDatabase(':memory:'));
    const game = importGame(store.database, textOf(readFileSync(new URL(name, GAMES))));
    const table = new Table({ store, editions: CATALOGUE, clock: () => START });
    const [first, ...others] = LOCALES.map((locale) => new Words(locale));
    const said: string[] = [];
    const lost: Loss[] = [];
    const stop = watchLosses((loss) => lost.push(loss));
    const { last } = granted(table.replays.show(game, 0, 'end'));
    for (let index = 0; index < last; index += STEP) {
      const view = granted(table.replays.show(game, index, index === 0 ? 'start' : 'on'));
      const { namer } = table.reading.edition(view.edition);
      // Each scene in the first language and in one other, in turn.
      for (const words of [first, others[index % others.length]])
        if (words) said.push(...saidLines(view.sentences, words.with(namer(view.state))));
    }
    stop();
    expect(said.length).toBeGreaterThan(last / STEP);
    // Which form of a skill's name Czech wants was not kept: it stands as in a list.
    expect(lost.filter(({ why }) => !why.includes('$role'))).toEqual([]);
  },
);
