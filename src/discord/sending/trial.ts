import type { OutboxRow } from '../../store/outbox.ts';
import { isStanding, rowKey } from './lane.ts';

/** What fails so often, for a quarter of a minute then, lasts: simpler forms have their turn, and others may go past it. */
const LASTING = 5;

/** How often rows of the outbox have been tried in vain, and which of them may have been sent all the same. */
export class Trials {
  private readonly failures = new Map<string, number>();
  /** Rows that may have been sent already, in part at least: by the process before this one, or when sending failed. */
  private readonly doubtful = new Set<string>();

  /** Rows may have been sent. */
  doubt(rows: readonly OutboxRow[]): void {
    for (const row of rows) this.doubtful.add(rowKey(row));
  }

  isDoubtful(rows: readonly OutboxRow[]): boolean {
    return rows.some((row) => this.doubtful.has(rowKey(row)));
  }

  /** How often a row has failed. */
  count(row: OutboxRow): number {
    return this.failures.get(keyOf(row)) ?? 0;
  }

  /** Notes that a row has failed. @returns how often it has by now */
  fail(row: OutboxRow): number {
    const count = this.count(row) + 1;
    this.failures.set(keyOf(row), count);
    return count;
  }

  /** True for a row that has failed for so long that its next failure is no passing one. */
  lasts(row: OutboxRow): boolean {
    return this.count(row) >= LASTING - 1;
  }

  /** Begins to count anew. */
  renew(row: OutboxRow): void {
    this.failures.delete(keyOf(row));
  }

  /** Rows are settled. */
  forget(rows: readonly OutboxRow[]): void {
    for (const row of rows) {
      this.doubtful.delete(rowKey(row));
      this.failures.delete(keyOf(row));
    }
  }
}

/** Of what shows how things stand, each row takes the place of the one before. */
const keyOf = (row: OutboxRow): string => (isStanding(row) ? `${row.game} ${row.kind}` : rowKey(row));
