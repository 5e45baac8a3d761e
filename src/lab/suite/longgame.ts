import { exportGame } from '../../store/archive.ts';
import { openDatabase, Store } from '../../store/store.ts';
import type { Result } from '../../table/game/result.ts';
import type { GameView } from '../../table/game/view.ts';
import { Table } from '../../table/table.ts';
import { CATALOGUE } from '../box.ts';

/** When the game begins, and how much later each answer comes, in milliseconds: no clock of the machine is asked. */
const BEGUN = Date.UTC(2026, 0, 5, 12);
const APART = 20_000;
const CHANNEL = '900';
const PEOPLE = [
  { id: 'mara', name: 'Mara' },
  { id: 'jonas', name: 'Jonas' },
] as const;
/** After so many answers somebody takes their last one back, if they may. */
const SECOND_THOUGHTS = 25;
/** More answers than any game takes. */
const MOST = 20_000;

/** A game as it is set up. */
export interface Setup {
  edition: string;
  /** 64 hexadecimal digits. */
  seed: string;
  people: 1 | 2;
  /** What is agreed that a new game would have otherwise. */
  options?: object;
}

/** A game that was played to its end. */
export interface LongGame {
  /** As `npm run export` writes it. */
  text: string;
  /** How many turns or rounds it took. */
  turns: number;
}

/**
 * Careful people play a whole game at a table, and think better of it now and then; all is told as to a channel.
 * @throws Error when the game goes no further
 */
export function longGame(setup: Setup): LongGame {
  const store = new Store(openDatabase(':memory:'));
  try {
    return new Playing(store, setup).toItsEnd();
  } finally {
    store.close();
  }
}

class Playing {
  private readonly store: Store;
  private readonly table: Table;
  private readonly game: string;
  private now = BEGUN;
  private turns = 0;

  constructor(store: Store, { edition, seed, people, options = {} }: Setup) {
    this.store = store;
    this.table = new Table({
      store,
      editions: CATALOGUE,
      clock: () => this.now,
      later: (work) => work(),
      seed: () => seed,
      failed: (error) => {
        throw error;
      },
    });
    const { gathering } = this.table;
    const [host, ...others] = PEOPLE;
    this.game = granted(
      gathering.create({ guild: '1', channel: CHANNEL, host, edition, options, silence: 'wait', pace: 'week' }),
    );
    for (const person of others.slice(0, people - 1)) granted(gathering.join(CHANNEL, person));
    granted(gathering.start(CHANNEL, host.id));
  }

  toItsEnd(): LongGame {
    for (let answers = 0; this.view.status === 'playing'; answers++) {
      if (answers > MOST) throw new Error('the game does not end');
      if (answers % SECOND_THOUGHTS === SECOND_THOUGHTS - 1) this.thinkAgain(answers);
      this.answer();
      this.send();
      const { turn, round } = this.view.headline?.args ?? {};
      this.turns = Math.max(this.turns, Number(turn ?? round ?? 0));
    }
    return { text: exportGame(this.store.database, this.game), turns: this.turns };
  }

  private answer(): void {
    const { table, game } = this;
    this.now += APART;
    for (const { id, voters } of this.view.proposals)
      for (const person of voters) table.agreement.vote({ game, proposal: id, person, agree: true });
    const [open] = this.view.open.filter(({ awaited }) => awaited.length > 0);
    const [person] = open?.awaited ?? [];
    if (!open || person === undefined) {
      if (this.view.status === 'playing') throw new Error('nobody is asked');
      return;
    }
    const { decision, chosen, interrupt } = granted(table.reading.hint(game, person));
    const seat = this.view.seats.find((one) => one.person === person)?.seat ?? 0;
    if (interrupt !== null && table.interrupt({ game, person, seat, interrupt }).ok) return;
    const taken = chosen.length > 0 ? chosen : decision.default;
    granted(table.answer({ game, person, decision: decision.id, chosen: taken }));
  }

  /** What they may not take back alone the others agree to with their next answer. */
  private thinkAgain(answers: number): void {
    const { id } = PEOPLE[answers % PEOPLE.length] ?? PEOPLE[0];
    this.table.agreement.undo(this.game, id);
  }

  /** All that waits is sent, as a channel takes it. */
  private send(): void {
    const { outbox } = this.store;
    for (const row of outbox.waiting(this.game)) outbox.settle(row, 'sent', null, this.now);
  }

  private get view(): GameView {
    const view = this.table.reading.game(this.game);
    if (!view) throw new Error('the game is gone');
    return view;
  }
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.key);
  return result.value;
}
