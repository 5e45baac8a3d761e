/** The smallest parts that content is written in. Unknown keys are errors everywhere: `z.strictObject`. */
import { z } from 'zod';
import * as words from '../../content/vocabulary.ts';

export const text = z.string().min(1);
export const count = z.int().min(0);
export const positive = z.int().min(1);
export const change = z.int();
export const point = z.enum(['sanity', 'stamina']);
export const playerDeck = z.enum(words.PLAYER_DECKS);
export const price = z.enum(words.PRICES);
export const check = z.enum(words.CHECKS);
export const monsterAbility = z.enum(words.MONSTER_ABILITIES);
export const receiver = z.enum(words.RECEIVERS);

/** One, or a list of at least one. */
export function oneOrMore<S extends z.ZodType>(schema: S) {
  return z.union([schema, z.array(schema).min(1)]);
}

/** A thing that may be one or several, as a list. */
export function listed<T>(things: T | T[] | undefined): T[] {
  return things === undefined ? [] : Array.isArray(things) ? things : [things];
}
