import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { DIMENSIONS, MOVEMENTS } from './vocabulary.ts';

const id = z.string().min(1);

const MONSTER_TRIGGERS = ['movement', 'combatDamage', 'beforeHorrorCheck', 'defeatedInCombat', 'static'] as const;

/** Rating: modifier of the check. Damage: Sanity or Stamina lost on a failure. */
const rated = z.strictObject({ rating: z.int(), damage: z.int().min(0) });
const defense = z.enum(['resistance', 'immunity']);

export const monstersSchema = ({ condition, effects }: Grammar) =>
  z.strictObject({
    total: z.int(),
    monsters: z.array(
      z.strictObject({
        id,
        name: id,
        copies: z.int().min(1),
        dimension: z.enum(DIMENSIONS),
        movement: z.enum(MOVEMENTS),
        awareness: z.int(),
        /** null: no Horror check. */
        horror: rated.nullable(),
        toughness: z.int().min(1),
        /** null: no Combat check. Damage 0: a special takes its place. */
        combat: rated.nullable(),
        abilities: z.strictObject({
          physical: defense.optional(),
          magical: defense.optional(),
          nightmarish: z.int().min(1).optional(),
          overwhelming: z.int().min(1).optional(),
          ambush: z.literal(true).optional(),
          endless: z.literal(true).optional(),
          undead: z.literal(true).optional(),
          mask: z.literal(true).optional(),
        }),
        special: z.array(
          z
            .strictObject({ trigger: z.enum(MONSTER_TRIGGERS), if: condition.optional(), effects })
            .refine((one) => one.trigger === 'static' || !one.if, 'hangs on a condition only while it is static'),
        ),
      }),
    ),
  });

/** A kind of monster; its markers are `<id>#1` and so on. */
export type Monster = z.infer<ReturnType<typeof monstersSchema>>['monsters'][number];
