import { openDatabase, Store } from '../../../store/store.ts';
import { effective } from '../../../table/game/journal.ts';
import type { GameView } from '../../../table/game/view.ts';
import { Table } from '../../../table/table.ts';
import { CATALOGUE } from '../../box.ts';
import type { Journal, Setup, Standing, Wish } from './wish.ts';

/** When the game begins, and how much later each answer comes, in milliseconds: no clock of the machine is asked. */
const BEGUN = Date.UTC(2026, 0, 5, 12);
const APART = 600_000;
const CHANNEL = 'beside';

/** A game at a table, in a file of its own. */
export class SeatedGame {
  private readonly store: Store;
  private readonly table: Table;
  private readonly setup: Setup;
  private readonly id: string;
  private now = BEGUN;

  /** @param file where there is none yet */
  constructor(file: string, setup: Setup) {
    this.setup = setup;
    this.store = new Store(openDatabase(file));
    this.table = this.openTable();
    const [host = '', ...others] = Array.from({ length: setup.people }, (_, index) => nameOf(index));
    const { gathering } = this.table;
    const person = (id: string) => ({ id, name: id });
    const created = gathering.create({ guild: 'g', channel: CHANNEL, host: person(host), edition: setup.edition });
    if (!created.ok) throw new Error(`no game: ${created.refusal.key}`);
    this.id = created.value;
    for (const id of others) gathering.join(CHANNEL, person(id));
    gathering.start(CHANNEL, host);
  }

  /** What a careful player would do now; null when the game is over. */
  hint(): Wish | null {
    const awaited = this.view.open.flatMap((open) => open.awaited)[0];
    if (awaited === undefined) return null;
    const hint = this.table.reading.hint(this.id, awaited);
    if (!hint.ok) return null;
    const { decision, chosen, interrupt } = hint.value;
    const taken = chosen.length > 0 || interrupt !== null ? chosen : decision.default;
    return { person: numberOf(awaited), decision: decision.id, chosen: taken, interrupt };
  }

  /** Does what somebody wishes, in one transaction. @returns false when it is refused */
  act({ person, decision, chosen, interrupt }: Wish): boolean {
    this.now += APART;
    const who = { game: this.id, person: nameOf(person) };
    const { table } = this;
    const result =
      interrupt === null
        ? table.answer({ ...who, decision, chosen })
        : table.interrupt({ ...who, seat: person, interrupt });
    return result.ok;
  }

  /** How the game stands. */
  standing(): Standing {
    const position = this.table.reading.position(this.id);
    if (!position.ok) throw new Error(position.refusal.key);
    const { open, offers, status } = this.view;
    const asked = open.map(({ decision: { id, kind, options, min, max, default: usual } }) => {
      return [id, kind, options.map((option) => option.id), min, max, usual];
    });
    return {
      state: position.value.live.play.state,
      asked: [status, asked, offers.map(({ id, seat }) => [id, seat])],
    };
  }

  /** A table that has just been started above the same file; the returned function wakes the game at it. */
  asleep(): () => void {
    const table = this.openTable();
    return () => void table.reading.game(this.id);
  }

  /** The game as the engine plays it again. */
  journal(): Journal {
    const row = this.store.games.find(this.id);
    const edition = row && CATALOGUE.get(row.edition);
    if (!row || !edition) throw new Error('the game is gone');
    const seats = this.store.games.seats(this.id).map(({ sheet }) => ({ sheet }));
    const state = edition.create({ options: JSON.parse(row.options), seats, seed: row.seed });
    const entries = effective(this.store.journal.everything(this.id)).map(({ entry }) => entry);
    return { edition: row.edition, first: JSON.stringify(state), entries };
  }

  close(): void {
    this.store.close();
  }

  private openTable(): Table {
    return new Table({
      store: this.store,
      editions: CATALOGUE,
      clock: () => this.now,
      later: (work) => work(),
      seed: () => this.setup.seed,
    });
  }

  private get view(): GameView {
    const view = this.table.reading.game(this.id);
    if (!view) throw new Error('the game is gone');
    return view;
  }
}

const nameOf = (person: number): string => `person-${person}`;
const numberOf = (name: string): number => Number(name.slice('person-'.length));
