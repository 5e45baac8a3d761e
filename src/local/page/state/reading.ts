/** What each person has read and where they were called, kept in the browser so that every tab agrees. */

type Marks = Record<string, string>;
type Calls = Record<string, string[]>;

const MOST_CALLS = 99;

function load<T extends object>(key: string): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return (typeof value === 'object' && value !== null ? value : {}) as T;
  } catch {
    return {} as T;
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs the marks, not the page.
  }
}

const readKey = (person: string) => `read:${person}`;
const callKey = (person: string) => `calls:${person}`;

/** Whether snowflake `a` was made after `b`. */
export function isLater(a: string, b: string): boolean {
  return a.length === b.length ? a > b : a.length > b.length;
}

/** The last message this person has seen in a channel. */
export function readUpTo(person: string, channel: string): string | undefined {
  return load<Marks>(readKey(person))[channel];
}

/** Notes that a person has seen a channel up to a message; true when that is news. */
export function markRead(person: string, channel: string, message: string): boolean {
  const marks = load<Marks>(readKey(person));
  const calls = load<Calls>(callKey(person));
  const known = marks[channel];
  const called = (calls[channel] ?? []).length > 0;
  if (!called && known !== undefined && !isLater(message, known)) return false;
  if (known === undefined || isLater(message, known)) keep(readKey(person), { ...marks, [channel]: message });
  if (called) {
    const { [channel]: _read, ...others } = calls;
    keep(callKey(person), others);
  }
  return true;
}

/** Notes that a message calls a person by name. */
export function noteCall(person: string, channel: string, message: string): void {
  const calls = load<Calls>(callKey(person));
  const here = calls[channel] ?? [];
  if (here.includes(message)) return;
  keep(callKey(person), { ...calls, [channel]: [...here, message].slice(-MOST_CALLS) });
}

/** How many unread messages call this person: in one channel, or anywhere. */
export function callsOf(person: string, channel?: string): number {
  const calls = load<Calls>(callKey(person));
  if (channel !== undefined) return calls[channel]?.length ?? 0;
  return Object.values(calls).reduce((sum, messages) => sum + messages.length, 0);
}
