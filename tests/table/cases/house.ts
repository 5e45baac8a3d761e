import { openDatabase, Store } from '../../../src/store/store.ts';
import type { GameView } from '../../../src/table/game/view.ts';
import { Table } from '../../../src/table/table.ts';
import { linesIn } from '../../story/said.ts';
import { granted, person, START } from '../group.ts';
import { rememberedEdition } from '../records/finishedgame.ts';
import { toyEdition } from '../toyedition.ts';

export const CODE = 'misty-harbor';

/** A bot with many tables of toy games, each in a channel of its own. */
export class House {
  now = START;
  readonly store = new Store(openDatabase(':memory:'));
  readonly table: Table;
  private seeds = 0;

  constructor(monthly = false) {
    this.table = new Table({
      store: this.store,
      editions: new Map(['second', 'third'].map((id) => [id, { ...rememberedEdition, id }])),
      clock: () => this.now,
      seed: () => String(this.seeds++).padStart(64, '0'),
      monthly,
      failed: (error) => {
        throw error;
      },
    });
  }

  create(channel: string, host: string, code = CODE, edition = 'second') {
    return this.table.gathering.create({ guild: '1', channel, host: person(host), edition, code });
  }

  /** A table of one person that has begun. */
  begun(channel: string, host: string, code = CODE): string {
    const game = granted(this.create(channel, host, code));
    granted(this.table.gathering.start(channel, host));
    return game;
  }

  finish(game: string, host: string): void {
    granted(this.table.agreement.end(game, host));
  }

  seedOf(game: string): string {
    return this.store.games.find(game)?.seed ?? '?';
  }

  view(game: string): GameView {
    const view = this.table.reading.game(game);
    if (!view) throw new Error('no game');
    return view;
  }

  /** All that has been told in a game. */
  told(game: string): string {
    const rows = this.store.outbox.happenings(game, 0, 1000);
    return rows.flatMap((row) => linesIn(row, toyEdition)).join('\n');
  }
}
