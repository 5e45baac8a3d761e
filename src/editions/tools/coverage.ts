import type { Decision } from '../../engine/decision.ts';

/** How much of a family of things has occurred. */
export interface Covered {
  seen: number;
  of: number;
  missing: string[];
}

/** What has occurred, as plain data: for putting several together. */
export interface OccurrenceNotes {
  seen: Record<string, string[]>;
  asked: Record<string, number>;
}

/** What has occurred over many games, by family, and how often each kind of question was asked. */
export class Occurrences {
  private readonly seen = new Map<string, Set<string>>();
  private readonly asked = new Map<string, number>();
  private open = new Set<string>();

  /** How often each kind of question was asked. */
  decisions(): Record<string, number> {
    return Object.fromEntries([...this.asked.entries()].sort());
  }

  notes(): OccurrenceNotes {
    return {
      seen: Object.fromEntries([...this.seen].map(([family, ids]) => [family, [...ids]])),
      asked: this.decisions(),
    };
  }

  /** Adds what another one has seen. */
  join({ seen, asked }: OccurrenceNotes): void {
    for (const [family, ids] of Object.entries(seen)) for (const id of ids) this.add(family, id);
    for (const [kind, count] of Object.entries(asked)) this.asked.set(kind, (this.asked.get(kind) ?? 0) + count);
  }

  /** Counts the questions that were not open yet. */
  protected ask(open: readonly Decision[]): void {
    for (const { id, kind } of open) {
      if (this.open.has(id)) continue;
      this.asked.set(kind, (this.asked.get(kind) ?? 0) + 1);
      this.add('decisions', kind);
    }
    this.open = new Set(open.map(({ id }) => id));
  }

  protected add(family: string, id: string): void {
    const known = this.seen.get(family);
    if (known) known.add(id);
    else this.seen.set(family, new Set([id]));
  }

  protected covered(family: string, all: readonly string[]): Covered {
    const known = this.seen.get(family) ?? new Set();
    const missing = all.filter((id) => !known.has(id));
    return { seen: all.length - missing.length, of: all.length, missing };
  }
}
