import { z } from 'zod';
import { abilities } from './ability.ts';
import type { Grammar, Listed } from './grammar.ts';
import { COUNTS, ROLES, type Skill, STATUSES } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);

const skills: z.ZodType<Record<Skill, number>> = z.strictObject({
  lore: few,
  influence: few,
  observation: few,
  strength: few,
  will: few,
});

/**
 * Name and occupation (3E-430.2a) are only shown, as are art (3E-430.2b) and story (3E-430.3c), which stand elsewhere.
 */
export const investigatorsSchema = (grammar: Grammar) =>
  z.strictObject({
    investigators: z.array(
      z.strictObject({
        id: text,
        name: text,
        occupation: text,
        /** 3E-430.3b */
        roles: z.array(z.enum(ROLES)),
        health: z.int().min(1),
        sanity: z.int().min(1),
        /** Most focus tokens; null: no limit. */
        focusLimit: z.union([few, z.strictObject({ count: z.enum(COUNTS) })]).nullable(),
        skills,
        abilities: abilities('held', grammar),
        starting: z.strictObject({
          /** Ids of starting cards. */
          cards: z.array(text),
          money: few,
          /** One of these lists: ids of starting cards, or a status. */
          chooseOne: z.array(z.array(z.union([text, z.strictObject({ status: z.enum(STATUSES) })]))),
        }),
      }),
    ),
  });

/** An investigator's sheet. */
export type InvestigatorSheet = Listed<typeof investigatorsSchema, 'investigators'>;

/** What a starting choice gives: the id of a starting card, or a status. */
export type StartingGift = InvestigatorSheet['starting']['chooseOne'][number][number];
