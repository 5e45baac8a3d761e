import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { PostgresLedger } from '../../../src/store/postgres/ledger.ts';
import { PostgresTruth } from '../../../src/store/postgres/truth.ts';
import type { Result } from '../../../src/table/game/result.ts';
import { Table } from '../../../src/table/table.ts';
import { toyEdition } from '../../table/toyedition.ts';

export const CHANNEL = '900';

/** A process that shares games with others: its table on the working copy of a PostgreSQL ledger, in virtual time. */
export class Worker {
  readonly truth: PostgresTruth;
  readonly ledger: PostgresLedger;
  readonly table: Table;
  readonly errors: unknown[] = [];
  maySend = true;
  now = Date.parse('2026-03-02T08:00:00Z');

  private constructor(truth: PostgresTruth, edition: TableEdition) {
    this.truth = truth;
    const failed = (error: unknown) => void this.errors.push(error);
    this.ledger = new PostgresLedger({ truth, failed, maySend: () => this.maySend });
    this.table = new Table({
      store: this.ledger.store,
      editions: new Map([[edition.id, edition]]),
      clock: () => this.now,
      failed,
      seed: () => 'ab'.repeat(32),
      later: (work, game) => void this.ledger.act({ games: [game] }, work).catch(failed),
    });
    this.ledger.onForgotten((game) => this.table.forget(game));
  }

  /** @param patience with a server that can't be reached, in milliseconds: a busy machine may be slow to connect */
  static async start(url: string, patience = 300_000, edition: TableEdition = toyEdition): Promise<Worker> {
    return new Worker(await PostgresTruth.open(url, patience), edition);
  }

  /** Begins a game of these people in a channel, the first one its host. @returns its id */
  async begin(people: readonly string[], channel = CHANNEL): Promise<string> {
    const [host = ''] = people;
    const { gathering } = this.table;
    const created = await this.ledger.act({ channels: [channel], persons: people }, () =>
      gathering.create({ guild: '1', channel, host: named(host), edition: 'second', pace: 'daily', silence: 'wait' }),
    );
    for (const other of people.slice(1))
      await this.ledger.act({ channels: [channel], persons: [other] }, () =>
        granted(gathering.join(channel, named(other))),
      );
    await this.ledger.act({ channels: [channel], persons: people }, () => granted(gathering.start(channel, host)));
    return granted(created);
  }

  /** What a game waits for, as this worker knows it: the first question and whom it is for. */
  open(game: string): Promise<{ decision: string; person: string; options: string[] } | null> {
    return this.ledger.act({ games: [game] }, () => {
      const [first] = this.table.reading.game(game)?.open ?? [];
      const [person] = first?.awaited ?? [];
      if (!first || person === undefined) return null;
      return { decision: first.decision.id, person, options: first.decision.options.map(({ id }) => id) };
    });
  }

  answer(wish: { game: string; person: string; decision: string; chosen: string[] }): Promise<string> {
    return this.ledger.act({ games: [wish.game], persons: [wish.person] }, () => {
      const result = this.table.answer(wish);
      return result.ok ? result.value : result.refusal.key;
    });
  }

  close(): Promise<void> {
    return this.ledger.close();
  }
}

/** The decisions that the rows of a journal answered. */
export function answered(rows: readonly { body: string }[]): string[] {
  return rows.map(
    ({ body }) => (JSON.parse(body) as { entry: { answer: { decision: string } } }).entry.answer.decision,
  );
}

/** The answer that never comes to an end in the toy game, where it is offered, else the first. */
export function endless(options: readonly string[]): string {
  return options.includes('roll') ? 'roll' : (options[0] ?? '');
}

export function named(id: string): { id: string; name: string } {
  return { id, name: id };
}

export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.key);
  return result.value;
}
