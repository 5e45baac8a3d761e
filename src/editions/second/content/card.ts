import { z } from 'zod';
import type { Grammar } from './grammar.ts';
import { type CardRole, DAMAGE_KINDS } from './vocabulary.ts';

const id = z.string().min(1);
const hands = z.int().min(0).max(2);
const base = { id, name: id, copies: z.int().min(1) };

/** `oneShot`: discarded after one Combat check. */
const weapon = {
  type: z.literal('weapon'),
  weapon: z.enum(DAMAGE_KINDS),
  use: z.enum(['standard', 'oneShot']),
  hands,
};

/** When spells are cast. */
const SPELL_TIMINGS = ['upkeep', 'movement', 'combat', 'evade', 'loss'] as const;

/** What special cards wait for. */
const cardEvent = z.strictObject({ event: z.array(z.enum(['combatEnds', 'returnToArkham'])).min(1) });

/** The schemas of the cards that investigators hold. */
export function cardSchemas({ ability, bonus, costs, effects }: Grammar) {
  const itemBase = {
    ...base,
    price: z.int().min(0),
    /** Only what no effect of the card does itself. */
    discard: z.literal('ancientOneAwakens').optional(),
    bonuses: z.array(bonus),
    abilities: z.array(ability),
    /** Never lost or stolen unless the owner agrees. */
    protected: z.literal(true).optional(),
  };
  const item = z.union([
    z.strictObject({ ...itemBase, ...weapon }),
    z.strictObject({ ...itemBase, type: z.enum(['tome', 'elderSign', 'other']), hands: z.literal(0) }),
  ]);

  const spell = z.strictObject({
    ...base,
    castingModifier: z.union([z.int(), z.literal('monsterAwareness')]),
    castDifficulty: z.union([z.int().min(1), z.literal('monsterToughness')]),
    sanityCost: z.int().min(0),
    hands,
    timing: z.enum(SPELL_TIMINGS),
    exhaust: z.boolean(),
    /** `onCast`: by the act of casting, whatever the Spell check gives. */
    discard: z.enum(['onCast', 'ancientOneAwakens']).optional(),
    bonuses: z.array(bonus),
    /** Done when the Spell check is passed; a spell with a `cast` bonus gives that instead. */
    effect: effects,
    where: z.literal('otherWorld').optional(),
    notAgainst: z.literal('ancientOne').optional(),
    /** What it is worth to its holder beside the dice that it adds to a fight; a good turn is worth 1. */
    worth: z.number().min(0),
  });

  const skill = z.strictObject({ ...base, bonuses: z.array(bonus), abilities: z.array(ability) });

  const specialBase = {
    ...base,
    /** Most an investigator may hold. */
    limit: z.int().min(1),
    tradable: z.boolean(),
    /** Counts as an item. */
    item: z.boolean(),
    bonuses: z.array(bonus).default([]),
    protected: z.literal(true).optional(),
    /** At once when taken. */
    onGain: effects.default([]),
    /** Every Upkeep of the owner; `skipFirst`: not in the first one after it was gained. */
    upkeep: z.array(z.strictObject({ skipFirst: z.boolean(), effects })).default([]),
    upkeepInFinalBattle: z.literal(false).optional(),
    /** Gone when the owner goes insane or unconscious. */
    lostOnDefeat: z.literal(true).optional(),
    /** What may be paid for at any time. */
    anyPhase: z.strictObject({ may: z.strictObject({ cost: costs, do: effects }) }).optional(),
    /** Offered in Arkham instead of moving. */
    insteadOfMoving: effects.default([]),
    passive: effects.default([]),
    triggers: z.array(z.strictObject({ when: cardEvent, effects })).default([]),
  };
  const special = z.union([z.strictObject({ ...specialBase, ...weapon }), z.strictObject(specialBase)]);
  return { item, spell, skill, special };
}

/** A deck of cards as a file holds it. */
export function deckSchema<C extends z.ZodType>(deck: string, card: C) {
  return z.strictObject({ deck: z.literal(deck), total: z.int().min(1), cards: z.array(card) });
}

type Schemas = ReturnType<typeof cardSchemas>;

/** A Common or Unique Item. */
export type ItemCard = z.infer<Schemas['item']> & { deck: 'common' | 'unique' };
export type SpellCard = z.infer<Schemas['spell']> & { deck: 'spell' };
type SkillCard = z.infer<Schemas['skill']> & { deck: 'skill' };
type AllyCard = z.infer<Schemas['skill']> & { deck: 'ally' };
export type SpecialCard = z.infer<Schemas['special']> & { deck: 'special' };

/** What rules speak of a card as, if they do. */
interface Spoken {
  role?: CardRole;
}

/** A card that an investigator can hold; `deck` tells which kind. */
export type Card = (ItemCard | SpellCard | SkillCard | AllyCard | SpecialCard) & Spoken;
