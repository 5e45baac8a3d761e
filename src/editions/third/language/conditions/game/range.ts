import { z } from 'zod';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { count, exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

/** At least or at most that much. */
export const range = z.union([exact({ min: count }), exact({ max: count })]);
export interface Range {
  min?: number;
  max?: number;
}

export function within(value: number, { min, max }: Range): boolean {
  return value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

export function rangeText(key: string, { min, max }: Range): Phrase {
  return min === undefined ? say(`if-${key}-max`, { count: max ?? 0 }) : say(`if-${key}`, { count: min });
}
