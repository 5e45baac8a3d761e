import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { isOf } from '../box.ts';

/** What is wanted of a list, or of the keys of an object. */
const listSchema = z
  .strictObject({
    /** Elements that are in it. */
    contains: z.array(z.unknown()).optional(),
    /** Elements that are not. */
    absent: z.array(z.unknown()).optional(),
    count: z.int().min(0).optional(),
    /** Its elements and no others, in any order. */
    exactly: z.array(z.unknown()).optional(),
  })
  .refine((wanted) => Object.keys(wanted).length > 0);

/** What stands at a path, or that nothing does and which keys there are. */
export type Found = { value: unknown } | { missing: string; there: string[] };

/** Follows a path of keys and places (`investigators.0.money`); a list also has a `length`. */
export function at(value: unknown, path: string): Found {
  let inner = value;
  for (const key of path.split('.')) {
    const there = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
    const counts = key === 'length' && Array.isArray(inner);
    if (!counts && !there.includes(key)) return { missing: key, there };
    inner = (inner as Record<string, unknown>)[key];
  }
  return { value: inner };
}

/**
 * Why what was found is not what was wanted; empty if it is. Of a list or an object may be wanted what it `contains`,
 * what is `absent`, its `count` and what it is `exactly`; its elements may be named by kind.
 */
export function mismatches(found: unknown, wanted: unknown): string[] {
  const list = typeof found === 'object' && found !== null ? listSchema.safeParse(wanted) : undefined;
  if (!list?.success) return isDeepStrictEqual(found, wanted) ? [] : [`expected ${show(wanted)}, found ${show(found)}`];
  const elements: unknown[] = Array.isArray(found) ? found : Object.keys(found as object);
  const { contains = [], absent = [], count, exactly } = list.data;
  const missing = without(elements, contains);
  const unwanted = absent.filter((one) => elements.some((element) => fits(element, one)));
  const wrong = [
    ...missing.map((one) => `lacks ${show(one)}`),
    ...unwanted.map((one) => `should not contain ${show(one)}`),
  ];
  if (count !== undefined && elements.length !== count) wrong.push(`expected ${count}, found ${elements.length}`);
  if (exactly !== undefined && (without(elements, exactly).length > 0 || elements.length !== exactly.length))
    wrong.push(`expected exactly ${show(exactly)}`);
  return wrong.length === 0 ? [] : [`${wrong.join('; ')}: ${show(elements)}`];
}

/** Whether something is what is wanted; of an object, whether all that is wanted of it is so. */
export function fits(found: unknown, wanted: unknown): boolean {
  if (typeof found === 'string' && typeof wanted === 'string') return isOf(found, wanted);
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return isDeepStrictEqual(found, wanted);
  return Object.entries(wanted).every(([key, value]) => {
    const inner = at(found, key);
    const there = 'value' in inner ? inner.value : undefined;
    return typeof value === 'string' ? fits(there, value) : mismatches(there, value).length === 0;
  });
}

/** What of the wanted is not among the elements, each of which stands for one only. */
function without(elements: readonly unknown[], wanted: readonly unknown[]): unknown[] {
  const left = [...elements];
  return wanted.filter((one) => {
    const index = left.findIndex((element) => fits(element, one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
