import type { Entry } from '../../engine/entry.ts';
import type { Journal, JournalRow, SnapshotRow } from '../../store/journal.ts';
import type { AheadKind } from '../../store/plans.ts';

/** A journal row that still counts, with what it says. */
export interface Event {
  seq: number;
  person: string | null;
  /** When, in milliseconds since 1970. */
  at: number;
  entry: Entry;
  /** Chance was asked in consequence, or something that lay face down was shown: it can't be taken back freely. */
  revealing: boolean;
  /** The person had said it ahead. */
  said?: AheadKind;
}

interface EntryBody {
  entry: Entry;
  revealing: boolean;
  said?: AheadKind;
}

/** What a journal row of an entry holds. */
export function entryBody(entry: Entry, revealing: boolean, said?: AheadKind): string {
  const body: EntryBody = { entry, revealing, ...(said ? { said } : {}) };
  return JSON.stringify(body);
}

/** Rows that go back: to which number. */
export function backBody(to: number): string {
  return JSON.stringify({ to });
}

/**
 * The entries that still count: everything, less what was undone. The journal itself is never changed; a row that goes
 * back to n makes the rows after n, up to itself, count no longer.
 */
export function effective(rows: readonly JournalRow[]): Event[] {
  const events: Event[] = [];
  for (const row of rows) {
    if (row.kind === 'undo' || row.kind === 'restart') {
      const { to } = JSON.parse(row.body) as { to: number };
      while (events.length > 0 && (events.at(-1)?.seq ?? 0) > to) events.pop();
      continue;
    }
    const body = JSON.parse(row.body) as EntryBody;
    events.push({ seq: row.seq, person: row.person, at: row.at, ...body });
  }
  return events;
}

/** Whether a row of the journal counts no longer, by the rows that went back. */
export function takenBack(goingBack: readonly JournalRow[]): (seq: number) => boolean {
  const gaps = goingBack.map((row) => ({ after: (JSON.parse(row.body) as { to: number }).to, before: row.seq }));
  return (seq) => gaps.some(({ after, before }) => seq > after && seq < before);
}

/** The latest snapshot at or before a journal number that no going back has made wrong. */
export function snapshotAt(journal: Journal, game: string, seq: number): SnapshotRow | null {
  const gaps = journal
    .goingBack(game)
    .map((row) => ({ after: (JSON.parse(row.body) as { to: number }).to, before: row.seq, branch: row.branch }));
  for (const snapshot of journal.snapshots(game, seq))
    if (!gaps.some((gap) => snapshot.seq > gap.after && snapshot.seq < gap.before && snapshot.branch < gap.branch))
      return snapshot;
  return null;
}
