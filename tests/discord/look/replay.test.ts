import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replayAnswer } from '../../../src/discord/look/replay.ts';
import { createLog } from '../../../src/log.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { importGame, textOf } from '../../../src/store/archive.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { CATALOGUE } from '../../box.ts';
import { granted, START } from '../../table/group.ts';

const GAMES = new URL('../../table/records/released/', import.meta.url);
/** What every scene says is tried in `tests/table/records/retold.sampled.test.ts`; of so many, one is answered with its pictures here. */
const STEP = 30;

it.each(readdirSync(GAMES).sort())(
  'a whole game of this release or one before it is shown, with its boards: %s',
  async (name) => {
    const store = new Store(openDatabase(':memory:'));
    const game = importGame(store.database, textOf(readFileSync(new URL(name, GAMES))));
    const table = new Table({ store, editions: CATALOGUE, clock: () => START });
    const complaints: string[] = [];
    const drawn: PictureSpec[] = [];
    const services = {
      ...{ table, store, editions: CATALOGUE, reader: null },
      log: createLog('info', [], (line) => complaints.push(line)),
      draw: (spec: PictureSpec) => {
        drawn.push(spec);
        return Promise.resolve(Buffer.from('dot'));
      },
    };
    const { last } = granted(table.replays.show(game, 0, 'end'));
    for (let index = 0; index < last; index += STEP) {
      const { lines, attachments = [], components = [] } = await replayAnswer(services, game, index, 'on');
      expect(lines.join('\n')).toMatch(/\S/);
      expect(attachments.length).toBeGreaterThan(0);
      expect(components.length).toBeGreaterThan(0);
    }
    await replayAnswer(services, game, 0, 'end');
    expect(drawn.length).toBeGreaterThan(last / STEP);
    expect(complaints).toEqual([]);
  },
);
