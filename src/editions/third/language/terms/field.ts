import { z } from 'zod';

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
