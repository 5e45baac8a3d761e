import { createHash } from 'node:crypto';
import type { Standing } from '../adapter/wish.ts';

/** A short digest of how a game stands: the same for the same states and ids, in whatever order their fields are. */
export function digestOf(standing: Standing): string {
  return createHash('sha256').update(JSON.stringify(standing, ordered)).digest('hex').slice(0, 16);
}

function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
