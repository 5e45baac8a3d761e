import { kindNamed } from '../edition/copy.ts';

/** Each thing of the box must be found exactly once, and nothing else: what is wrong, in plain words. */
export function accounted(what: string, wanted: Iterable<string>, found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  const known = new Set(wanted);
  return [
    ...[...known].filter((id) => counts.get(id) !== 1).map((id) => `${what} ${id}: ${counts.get(id) ?? 0} times`),
    ...[...counts.keys()].filter((id) => !known.has(id)).map((id) => `${what} ${id}: not in the box`),
  ];
}

/** Takes a card or marker out of its pile, by its id or by its kind, as in `knife#1`. @throws Error where there is none */
export function taken<T extends string>(pile: T[], wanted: string): T {
  const index = pile.findIndex((id) => isOf(id, wanted));
  const [id] = index < 0 ? [] : pile.splice(index, 1);
  if (id === undefined) throw new Error(`not to be found, or taken already: ${wanted}`);
  return id;
}

/** Whether a card or marker has that id, or is of that kind. */
export function isOf(id: string, wanted: string): boolean {
  return id === wanted || kindNamed(id) === wanted;
}
