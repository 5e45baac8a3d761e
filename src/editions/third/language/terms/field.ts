import { z } from 'zod';
import { passOn } from '../../content/issue.ts';

/** Fields that many schemas have. Unknown keys are errors everywhere. */
export const exact = z.strictObject;
export const text = z.string().min(1);
export const count = z.int().min(0);
export const positive = z.int().min(1);
/** The number of an archive card. */
export const archiveNumber = positive;
/** One of `PLACE_WORDS`, or the id of a space, a street or a neighborhood. */
export const place = text;
/** The street space nearest to that investigator. */
export const nearestStreet = exact({ nearestStreetTo: z.enum(['leader', 'prey']) });

/** Named, because an object literal with this key looks like a promise to tools. */
export const THEN = 'then';

/** Refuses an object without any of its keys. */
export function named<T extends object>(schema: z.ZodType<T>, what: string): z.ZodType<T> {
  return schema.refine((value) => Object.keys(value).length > 0, `names no ${what}`);
}

/**
 * Reading a union by the leading key of its members: the key picks the schema, so that a mistake is reported at its own
 * path and not as "none of eighty shapes fits". `partOf` is the one place where a value and its module meet.
 */
export function byLeadingKey<V extends object, P extends { readonly schema: z.ZodType }>(
  table: { readonly [name: string]: { readonly schema: z.ZodType } },
  what: string,
): { schema: z.ZodType<V>; partOf: (value: V) => P } {
  const names = Object.keys(table);
  const schema: z.ZodType<V> = z.unknown().transform((value, context): V => {
    const keys = typeof value === 'object' && value !== null ? names.filter((key) => key in value) : [];
    const [name] = keys;
    const part = name === undefined ? undefined : table[name];
    if (!part || keys.length > 1) {
      const message = part ? `mixes ${what}s: ${keys.join(', ')}` : `has no known ${what}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    return passOn(part.schema.safeParse(value), context) as V;
  });
  const partOf = (value: V): P => {
    for (const key of Object.keys(value)) {
      const part = table[key];
      if (part) return part as unknown as P;
    }
    throw new Error(`no words for ${Object.keys(value).join(', ')}`);
  };
  return { schema, partOf };
}
