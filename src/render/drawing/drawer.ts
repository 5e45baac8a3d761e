import { LRUCache } from 'lru-cache';

/** So many bytes all drawers keep together; what has not been used for longest goes. */
const BUDGET = 30 * 1024 * 1024;

/** What lies in some drawer: how much it weighs, and how it is thrown away. */
interface Kept {
  bytes: number;
  forget: () => void;
}

const kept = new LRUCache<string, Kept>({
  maxSize: BUDGET,
  sizeCalculation: ({ bytes }) => bytes,
  dispose: ({ forget }) => forget(),
});

/** Things drawn once and used again, under names of their own; all drawers share one budget in bytes. */
export class Drawer<T> {
  private readonly things = new Map<string, T>();
  private readonly name: string;
  private readonly weigh: (thing: T) => number;

  /**
   * @param name no two drawers have the same
   * @param weigh bytes that a thing takes
   */
  constructor(name: string, weigh: (thing: T) => number) {
    this.name = name;
    this.weigh = weigh;
  }

  /** What is kept under a key, or is made now. */
  take(key: string, make: () => T): T {
    const whole = `${this.name} ${key}`;
    const known = this.things.get(key);
    if (known !== undefined) {
      kept.get(whole);
      return known;
    }
    const made = make();
    const bytes = Math.max(1, Math.ceil(this.weigh(made)));
    if (bytes > BUDGET) return made;
    this.things.set(key, made);
    kept.set(whole, { bytes, forget: () => this.things.delete(key) });
    return made;
  }
}

/** Bytes of a canvas, or of a page. */
export function weightOf({ width, height }: { width: number; height: number }): number {
  return width * height * 4;
}

/** Bytes that all drawers hold now, and how many they may. */
export function drawersWeigh(): { bytes: number; most: number } {
  return { bytes: kept.calculatedSize, most: BUDGET };
}
