import type { EngineEvent } from '../../engine/game.ts';
import { type Because, isCause, type Sentence } from '../../story/sentence.ts';
import type { ToldEvent } from './teller.ts';

/** From what events of a type were told to come: how often from each kind of cause, or evident for each reason. */
export interface CauseRow {
  type: string;
  /** `card`, `mythos`, …: how often a cause of that kind has a name; `begun`: how often it is what began before, a check for instance. */
  named: Record<string, number>;
  /** `choice`, `order`, …: how often none need be named. */
  evident: Record<string, number>;
  /** The first sentence of the type that names its cause, else the first: by its message. */
  example: string;
}

/** Counts what causes events are told with. */
export class Causes<E extends EngineEvent> {
  private readonly rows = new Map<string, CauseRow>();

  /** Takes in what a stretch of events was told as. */
  hear(told: readonly ToldEvent<E>[]): void {
    for (const { event, sentences } of told) for (const sentence of sentences) this.count(event.type, sentence);
  }

  private count(type: string, { because, says }: Sentence): void {
    const row = this.rows.get(type) ?? { type, named: {}, evident: {}, example: says.key };
    const [counts, kind] = counted(because, row);
    if (isCause(because) && Object.keys(row.named).length === 0) row.example = says.key;
    counts[kind] = (counts[kind] ?? 0) + 1;
    this.rows.set(type, row);
  }

  /** A row for each type of event that was told, by name. */
  report(): CauseRow[] {
    return [...this.rows.values()].sort((one, other) => one.type.localeCompare(other.type));
  }
}

function counted(because: Because, { named, evident }: CauseRow): readonly [Record<string, number>, string] {
  if (isCause(because)) return [named, because.ref];
  return 'begun' in because ? [named, 'begun'] : [evident, because.evident];
}

/** The types of events that are told without a cause, be it once. */
export function causeless(rows: readonly CauseRow[]): string[] {
  return rows.filter(({ evident }) => Object.keys(evident).length > 0).map(({ type }) => type);
}
