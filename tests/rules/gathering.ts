/** People round a table in a channel, with a store in memory. */

import { openDatabase, Store } from '../../src/store/store.ts';
import type { OpenDecision } from '../../src/table/game/view.ts';
import { Table } from '../../src/table/table.ts';
import { SEED } from '../editions/second/table.ts';
import { second } from '../second.ts';

export const CHANNEL = 'parlour';
export const MARA = '100000000000000001';
export const JONAS = '100000000000000002';
export const LENA = '100000000000000003';

export interface Gathering {
  table: Table;
  game: string;
  /** Sets an option as the host. @returns the key of the refusal, or null */
  agree(id: string, value: string): string | null;
  /** Starts. @returns the key of the refusal, or null */
  start(): string | null;
  /** Who holds each seat. */
  seats(): (string | null)[];
  open(): OpenDecision[];
  /** Answers everything by default until a question of that kind is open. @throws Error when it never comes */
  until(kind: string): OpenDecision;
}

/** A lobby of Mara's, with the others at the table. */
export function gather(...others: string[]): Gathering {
  const table = new Table({
    store: new Store(openDatabase(':memory:')),
    editions: new Map([[second.id, second]]),
    clock: () => 1000,
    later: (work) => work(),
    seed: () => SEED,
  });
  const created = table.gathering.create({
    guild: '1',
    channel: CHANNEL,
    host: { id: MARA, name: 'Mara' },
    edition: 'second',
  });
  if (!created.ok) throw new Error('no lobby');
  for (const id of others) table.gathering.join(CHANNEL, { id, name: `guest ${id.slice(-1)}` });
  const view = () => {
    const found = table.reading.game(created.value);
    if (!found) throw new Error('no game');
    return found;
  };
  const key = (result: { ok: true } | { ok: false; refusal: { key: string } }) =>
    result.ok ? null : result.refusal.key;
  return {
    table,
    game: created.value,
    agree: (id, value) => key(table.gathering.setOption(CHANNEL, MARA, id, value)),
    start: () => key(table.gathering.start(CHANNEL, MARA)),
    seats: () => view().seats.map(({ person }) => person),
    open: () => view().open,
    until(kind) {
      for (let answers = 0; answers < 500; answers++) {
        const { open } = view();
        const found = open.find(({ decision }) => decision.kind === kind);
        if (found) return found;
        const [next] = open;
        if (!next) break;
        for (const person of next.awaited) {
          const { id, default: chosen } = next.decision;
          const result = table.answer({ game: created.value, person, decision: id, chosen });
          if (!result.ok) throw new Error(`${next.decision.kind}: ${result.refusal.key}`);
        }
      }
      throw new Error(`${kind} is never asked`);
    },
  };
}
