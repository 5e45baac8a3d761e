import { z } from 'zod';
import { passOn } from './issue.ts';

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

/**
 * Reading an object by a tag in it, which picks the schema of what stands beside it. `shapes` stay in the metadata, so
 * that they can be walked.
 */
export function byTag<T extends string, V extends { [K in G]: T }, G extends string>(
  tag: G,
  shapes: { readonly [N in T]: z.ZodType<Omit<V, G>> },
): z.ZodType<V> {
  const tags = z.enum(Object.keys(shapes) as T[]);
  return z
    .looseObject({ [tag]: tags })
    .transform((value, context): V => {
      const { [tag]: name, ...rest } = value as Record<string, unknown>;
      return { [tag]: name, ...passOn(shapes[name as T].safeParse(rest), context) } as V;
    })
    .meta({ shapes });
}
