import { z } from 'zod';
import { ability, bonus } from './ability-schema.ts';
import { condition, trigger } from './condition-schema.ts';
import { effect, effects } from './effect-schema.ts';
import { CARD_PHASES, DAMAGE_KINDS, STATUSES, TIMINGS } from './vocabulary.ts';

const id = z.string().min(1);
const hands = z.int().min(0).max(2);
const phase = z.enum(CARD_PHASES);
const base = { id, name: id, copies: z.int().min(1) };

/** What weapons are: `oneShot` is discarded after one Combat check. */
const use = z.enum(['standard', 'oneShot']);

const item = z.strictObject({
  ...base,
  price: z.int().min(0),
  hands,
  type: z.enum(['weapon', 'tome', 'elderSign', 'other']),
  weapon: z.enum(DAMAGE_KINDS).optional(),
  phase: phase.optional(),
  /** Only what no effect of the card does itself. */
  discard: z.enum(['afterUse', 'ancientOneAwakens']).optional(),
  use: use.optional(),
  bonuses: z.array(bonus),
  abilities: z.array(ability),
  /** Never lost or stolen unless the owner agrees. */
  protected: z.literal(true).optional(),
});

const spell = z.strictObject({
  ...base,
  castingModifier: z.union([z.int(), z.literal('monsterAwareness')]),
  castDifficulty: z.union([z.int().min(1), z.literal('monsterToughness')]),
  sanityCost: z.int().min(0),
  hands,
  phase,
  timing: z.enum(TIMINGS),
  exhaust: z.boolean(),
  /** `onCast`: by the act of casting, whatever the Spell check gives. */
  discard: z.enum(['onCast', 'ancientOneAwakens']).optional(),
  bonuses: z.array(bonus),
  /** Done when the Spell check is passed; a spell with a `cast` bonus gives that instead. */
  effect: effects,
  duration: z.enum(['endOfCombat', 'oneCheck', 'instant', 'oneLoss', 'endOfTurn']),
  where: z.literal('otherWorld').optional(),
  trigger: trigger.optional(),
  optional: z.boolean().optional(),
  notAgainst: z.literal('ancientOne').optional(),
});

const skill = z.strictObject({
  ...base,
  phase: phase.optional(),
  bonuses: z.array(bonus),
  abilities: z.array(ability),
});

const special = z.strictObject({
  ...base,
  /** Most an investigator may hold. */
  limit: z.int().min(1),
  tradable: z.boolean(),
  /** Counts as an item. */
  item: z.boolean(),
  type: z.literal('weapon').optional(),
  hands: hands.optional(),
  weapon: z.enum(DAMAGE_KINDS).optional(),
  use: use.optional(),
  bonuses: z.array(bonus).default([]),
  protected: z.literal(true).optional(),
  doubleSidedWith: id.optional(),
  gives: z.strictObject({ status: z.enum(STATUSES) }).optional(),
  /** At once when taken. */
  onGain: effects.default([]),
  /** Every Upkeep of the owner; `skipFirst`: not in the first one after it was gained. */
  upkeep: z.array(z.strictObject({ skipFirst: z.boolean(), effects })).default([]),
  upkeepInFinalBattle: z.literal(false).optional(),
  /** Gone when the owner goes insane or unconscious. */
  lostOnDefeat: z.literal(true).optional(),
  anyPhase: effects.default([]),
  /** Offered in the owner's Movement Phase. */
  movement: effects.default([]),
  passive: z.array(effect).default([]),
  triggers: z.array(z.strictObject({ when: trigger, effects, requires: z.array(condition).optional() })).default([]),
});

function deckSchema<D extends string, C extends z.ZodRawShape>(deck: D, card: z.ZodObject<C, z.core.$strict>) {
  return z.strictObject({ deck: z.literal(deck), total: z.int().min(1), cards: z.array(card) });
}

export const commonItemsSchema = deckSchema('common', item);
export const uniqueItemsSchema = deckSchema('unique', item);
export const spellsSchema = deckSchema('spell', spell);
export const skillsSchema = deckSchema('skill', skill);
export const alliesSchema = deckSchema('ally', skill);
export const specialCardsSchema = deckSchema('special', special);

/** A Common or Unique Item. */
export type ItemCard = z.infer<typeof item> & { deck: 'common' | 'unique' };
export type SpellCard = z.infer<typeof spell> & { deck: 'spell' };
type SkillCard = z.infer<typeof skill> & { deck: 'skill' };
type AllyCard = z.infer<typeof skill> & { deck: 'ally' };
export type SpecialCard = z.infer<typeof special> & { deck: 'special' };

/** A card that an investigator can hold; `deck` tells which kind. */
export type Card = ItemCard | SpellCard | SkillCard | AllyCard | SpecialCard;
