import type { Ref } from '../../../engine/phrase.ts';
import type { How } from '../../../words/noun.ts';
import type { Words } from '../../../words/words.ts';

/** Things by name, each once, and how often where it is more than once: "Uptown (2) and Rivertown". */
export function counted(things: readonly Ref[], words: Words, how: How = {}): string {
  const times = new Map<string, number>();
  for (const name of things.map((thing) => words.name(thing, how))) times.set(name, (times.get(name) ?? 0) + 1);
  return words.list([...times].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)));
}
