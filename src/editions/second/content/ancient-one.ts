import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { MONSTER_ABILITIES, MOVEMENTS } from './vocabulary.ts';

const id = z.string().min(1);

/** Lasting changes to a monster: `set` replaces the printed value, `add` adds to it, `grant` gives abilities. */
const worshippers = z.strictObject({
  monster: id,
  set: z
    .strictObject({
      horrorRating: z.int().optional(),
      horrorDamage: z.int().optional(),
      combatRating: z.int().optional(),
      combatDamage: z.int().optional(),
      movement: z.enum(MOVEMENTS).optional(),
    })
    .optional(),
  add: z.strictObject({ toughness: z.int() }).optional(),
  grant: z.array(z.enum(MONSTER_ABILITIES)).optional(),
});
export type Worshippers = z.infer<typeof worshippers>;

export const ancientOnesSchema = ({ effects }: Grammar) =>
  z.strictObject({
    ancientOnes: z.array(
      z.strictObject({
        id,
        name: id,
        doomTrack: z.int().min(1),
        /** null: no fight is possible (Azathoth), or set at the start of the battle (Hastur). */
        combatRating: z.int().nullable(),
        defenses: z.array(z.enum(MONSTER_ABILITIES)),
        worshippers: z.array(worshippers),
        /** In force while it sleeps, or done `when` it awakens or at setup. */
        power: z.strictObject({ name: id, when: z.enum(['awakens', 'setup']).optional(), effects }),
        startOfBattle: effects.nullable(),
        /**
         * `do` for each surviving investigator in turn order, then `afterAll` once. The modifier of its check changes by
         * `modPerRound` each round.
         */
        attack: z
          .strictObject({ do: effects, afterAll: effects.default([]), modPerRound: z.int().optional() })
          .nullable(),
      }),
    ),
  });

export type AncientOne = z.infer<ReturnType<typeof ancientOnesSchema>>['ancientOnes'][number];
