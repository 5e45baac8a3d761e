import { expect, it } from 'vitest';
import { longGame } from '../../../src/lab/suite/longgame.ts';
import { importGame } from '../../../src/store/archive.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { digitsOf, proofBody, turnOf, turnOpenedBy } from '../../../src/table/game/proof.ts';
import { Table } from '../../../src/table/table.ts';
import { happeningIn, isOlder } from '../../../src/table/told/happening.ts';
import { CATALOGUE } from '../../box.ts';
import { granted, START } from '../../table/group.ts';

it.each([...CATALOGUE.keys()])(
  'what `npm run fixture` plays of the %s edition is a whole game, proven from its beginning, with second thoughts',
  (edition) => {
    const { text, turns } = longGame({ edition, seed: 'ab'.repeat(32), people: 2 });
    expect(turns).toBeGreaterThan(2);
    const store = new Store(openDatabase(':memory:'));
    const game = importGame(store.database, text);
    const table = new Table({ store, editions: CATALOGUE, clock: () => START });
    expect(granted(table.reading.verify(game))).toMatchObject({ from: 'beginning', broken: null });
    expect(store.journal.goingBack(game).length).toBeGreaterThan(0);
    const end = granted(table.replays.show(game, 0, 'end'));
    expect(end.index).toBe(end.last);
    expect(store.outbox.waiting(game)).toEqual([]);
    // Each turn is opened with the chain as it was when it began, and again when it begins once more after second thoughts.
    const begun: string[] = [];
    let last = '';
    for (const { body, chain } of [...store.proofs.backward(game)].reverse()) {
      const turn = turnOf(proofBody(body).step);
      if (turn !== last) begun.push(`${turn} ${digitsOf(chain)}`);
      last = turn;
    }
    const opened = store.outbox
      .happenings(game, 0, Number.MAX_SAFE_INTEGER)
      .map(happeningIn)
      .map((happening) => (isOlder(happening) ? [] : happening.sentences))
      .flatMap((sentences) =>
        sentences.flatMap(({ says: { key, args } }, at) => {
          const heading = sentences[at - 1]?.says;
          return key === 'turn-chained' && heading ? [`${turnOpenedBy(heading)} ${args?.chain}`] : [];
        }),
      );
    expect(opened.length).toBeGreaterThanOrEqual(turns - 1);
    expect(opened.filter((opening) => !begun.includes(opening))).toEqual([]);
    store.close();
  },
);
