/** What woven sources call (`weave.ts`), and how a break is put in force. All of it stands on `globalThis`. */

/** The name under which woven sources find it. */
export const WOVEN = '__woven';

/** A break that comes to pass so often in one try would go on for ever. */
const ENDLESS = 100_000;

/** What no break is called. */
export const WHOLE = -1;

class Woven {
  /** Which breaks were come by since `force`, whether they are in force or not. */
  readonly passed = new Set<number>();
  #force = WHOLE;
  #times = 0;

  /** From now on that break is in force, or none (`WHOLE`). */
  force(id: number): void {
    this.#force = id;
    this.#times = 0;
    this.passed.clear();
  }

  drop(id: number): boolean {
    return !this.#in(id);
  }

  pass(id: number): boolean {
    return this.#in(id);
  }

  negate(id: number, value: unknown): unknown {
    return this.#in(id) ? !value : value;
  }

  change(id: number, value: unknown): unknown {
    return this.#instead(id, value, changed(value));
  }

  differ(id: number, value: unknown): unknown {
    return this.#instead(id, value, differing(value));
  }

  /** What can't be another value is not broken. */
  #instead(id: number, value: unknown, other: unknown): unknown {
    return other !== value && this.#in(id) ? other : value;
  }

  #in(id: number): boolean {
    this.passed.add(id);
    if (id !== this.#force) return false;
    this.#times += 1;
    if (this.#times > ENDLESS) throw new TypeError('a break without end');
    return true;
  }
}

/** Another value of the same kind; the same where there is none. */
function changed(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}*`;
  if (Array.isArray(value) && value.length > 0) return [];
  if (isPlain(value)) return changedWithin(value);
  if (value instanceof Set && value.size > 0) return new Set();
  if (value instanceof Map && value.size > 0) return new Map();
  return value;
}

/** The same object with its numbers and truths changed, and its lists empty; the object itself where it has none. */
function changedWithin(value: object): object {
  const fields = Object.entries(value).map(([key, field]) => [key, isPlain(field) ? field : changed(field)] as const);
  const differs = fields.some(([key, field]) => typeof field !== 'string' && field !== Reflect.get(value, key));
  return differs ? Object.fromEntries(fields) : value;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Yet another one: one less, or a list with one thing less, in the other order and with one thing twice. */
function differing(value: unknown): unknown {
  if (typeof value === 'number') return value - 1;
  if (Array.isArray(value) && value.length > 0)
    return value.length > 1 ? value.slice(1).reverse() : [value[0], value[0]];
  if (value instanceof Set && value.size > 0) return new Set([...value].slice(1));
  if (value instanceof Map && value.size > 0) return new Map([...value].slice(1));
  return value;
}

/** The runner and the sources it runs may each have a class of that name. */
const isWoven = (known: unknown): known is Woven => typeof known === 'object' && known !== null && 'force' in known;

/** The one of this process. */
export function woven(): Woven {
  const known: unknown = Reflect.get(globalThis, WOVEN);
  if (isWoven(known)) return known;
  const made = new Woven();
  Reflect.set(globalThis, WOVEN, made);
  return made;
}

woven();
