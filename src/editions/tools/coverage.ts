import type { Decision } from '../../engine/decision.ts';
import type { EngineEvent } from '../../engine/game.ts';

/** How much of a family of things has occurred. */
export interface Covered {
  seen: number;
  of: number;
  missing: string[];
}

/** What has occurred, as plain data: for putting several together. */
export interface CoverageNotes {
  seen: Record<string, string[]>;
  asked: Record<string, number>;
}

/** What has been seen: ids by family. */
type Sighting = Readonly<Record<string, string | readonly string[]>>;

/** What there is in an edition, and which events show what of it. */
export interface Inventory<S, E extends EngineEvent> {
  /** Everything there is, by family. `all`: also what only variants have. */
  families(all: boolean): Record<string, readonly string[]>;
  sightings: { readonly [T in E['type']]?: (event: Extract<E, { type: T }>, state: S) => Sighting };
  /** The family of a kind of question. */
  familyOf(kind: string): string;
}

/** Notes over many games what has occurred, by family, and how often each kind of question was asked. */
export class Coverage<S, E extends EngineEvent> {
  private readonly inventory: Inventory<S, E>;
  private readonly seen = new Map<string, Set<string>>();
  private readonly asked = new Map<string, number>();
  private open = new Set<string>();

  constructor(inventory: Inventory<S, E>) {
    this.inventory = inventory;
  }

  /** Looks at what happened and what is asked. */
  watch(events: readonly E[], open: readonly Decision[], state: S): void {
    const sightings = this.inventory.sightings as Readonly<
      Record<string, ((event: E, state: S) => Sighting) | undefined>
    >;
    for (const event of events)
      for (const [family, ids] of Object.entries(sightings[event.type]?.(event, state) ?? {}))
        for (const id of typeof ids === 'string' ? [ids] : ids) this.add(family, id);
    this.ask(open);
  }

  /** What has been seen of what there is. `all`: also of what only variants have. */
  report(all = false): Record<string, Covered> {
    const families = Object.entries(this.inventory.families(all));
    return Object.fromEntries(
      families.map(([family, ids]) => {
        const missing = ids.filter((id) => !this.seen.get(family)?.has(id));
        return [family, { seen: ids.length - missing.length, of: ids.length, missing }];
      }),
    );
  }

  /** How often each kind of question was asked. */
  decisions(): Record<string, number> {
    return Object.fromEntries([...this.asked.entries()].sort());
  }

  notes(): CoverageNotes {
    return {
      seen: Object.fromEntries([...this.seen].map(([family, ids]) => [family, [...ids]])),
      asked: this.decisions(),
    };
  }

  /** Adds what another one has seen. */
  join({ seen, asked }: CoverageNotes): void {
    for (const [family, ids] of Object.entries(seen)) for (const id of ids) this.add(family, id);
    for (const [kind, count] of Object.entries(asked)) this.asked.set(kind, (this.asked.get(kind) ?? 0) + count);
  }

  protected add(family: string, id: string): void {
    const known = this.seen.get(family);
    if (known) known.add(id);
    else this.seen.set(family, new Set([id]));
  }

  /** Counts the questions that were not open yet. */
  private ask(open: readonly Decision[]): void {
    for (const { id, kind } of open) {
      if (this.open.has(id)) continue;
      this.asked.set(kind, (this.asked.get(kind) ?? 0) + 1);
      this.add(this.inventory.familyOf(kind), kind);
    }
    this.open = new Set(open.map(({ id }) => id));
  }
}

/** The ids of things. */
export function idsOf(things: Iterable<{ id: string }>): string[] {
  return [...things].map(({ id }) => id);
}
