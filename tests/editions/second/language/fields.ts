/** The optional fields of a schema, found by walking it, values with one of them left out, and things that have them. */
import type { z } from 'zod';

/** A way into a value: keys, and `*` for every member of a list or record. */
export type Way = readonly string[];

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
}

const definition = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

/**
 * Every optional field, as the way to it; `<…>` names the shape that a tag picks. Lists of effects and conditions inside
 * are not walked into: they have schemas of their own.
 */
export function optionalFields(schema: z.ZodType, way: Way = []): Way[] {
  const shapes = schema.meta()?.shapes as Record<string, z.ZodType> | undefined;
  if (shapes) return Object.entries(shapes).flatMap(([name, shape]) => optionalFields(shape, [...way, `<${name}>`]));
  const { type, shape, innerType, element, valueType, options, in: from } = definition(schema);
  switch (type) {
    case 'object':
      return Object.entries(shape ?? {}).flatMap(([key, field]) => {
        const optional = ['optional', 'default'].includes(definition(field).type);
        return [...(optional ? [[...way, key]] : []), ...optionalFields(field, [...way, key])];
      });
    case 'optional':
    case 'default':
    case 'nullable':
      return innerType ? optionalFields(innerType, way) : [];
    case 'array':
      return element ? optionalFields(element, [...way, '*']) : [];
    case 'record':
      return valueType ? optionalFields(valueType, [...way, '*']) : [];
    case 'union':
      return unique((options ?? []).flatMap((option) => optionalFields(option, way)));
    case 'pipe':
      return from ? optionalFields(from, way) : [];
    default:
      return [];
  }
}

/** The part of a schema that such keys lead to; `*`: the members of a list or record, `?`: what may be missing. */
export function within(schema: z.ZodType, ...keys: string[]): z.ZodType {
  return keys.reduce((part, key) => {
    const { shape, element, valueType, innerType } = definition(part);
    const next = key === '*' ? (element ?? valueType) : key === '?' ? innerType : shape?.[key];
    if (!next) throw new Error(`no ${key}`);
    return next;
  }, schema);
}

/** The value without that field, or null where it has no such field. */
export function without<T>(value: T, way: Way): T | null {
  const copy = structuredClone(value);
  return drop(copy, way) ? copy : null;
}

function drop(value: unknown, [key, ...rest]: Way): boolean {
  if (typeof value !== 'object' || value === null || key === undefined) return false;
  if (key === '*') return Object.values(value).filter((member) => drop(member, rest)).length > 0;
  if (key.startsWith('<')) return Object.values(value).includes(key.slice(1, -1)) && drop(value, rest);
  if (!(key in value)) return false;
  return rest.length > 0 ? drop((value as Record<string, unknown>)[key], rest) : Reflect.deleteProperty(value, key);
}

function unique(ways: readonly Way[]): Way[] {
  return [...new Map(ways.map((way) => [way.join('.'), way])).values()];
}

/** Something printed reads otherwise for a while. */
export function printed<T extends object, R>(thing: T, patch: Partial<T>, look: () => R): R {
  const before = { ...thing };
  try {
    Object.assign(thing, patch);
    return look();
  } finally {
    for (const key of Object.keys(patch)) if (!(key in before)) Reflect.deleteProperty(thing, key);
    Object.assign(thing, before);
  }
}
