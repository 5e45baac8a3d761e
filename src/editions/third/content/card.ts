import { z } from 'zod';
import { abilities } from './ability.ts';
import type { Grammar, Listed } from './grammar.ts';
import { ASSET_TYPES, type AssetDeck, CONDITIONS, type ConditionStatus } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);

/** Only abilities do anything (3E-485.6), not the name (3E-485.4). */
const base = (grammar: Grammar) => ({
  id: text,
  name: text,
  copies: few,
  abilities: abilities('held', grammar),
});
const traits = z.array(text);
const hands = z.int().min(0).max(2);
/** How much damage and horror it can take; absent: none can be assigned to it (3E-485). */
const endurance = { health: few.exactOptional(), sanity: few.exactOptional() };

const item = (grammar: Grammar) => z.strictObject({ ...base(grammar), value: few, traits, hands, ...endurance });
const spell = (grammar: Grammar) => z.strictObject({ ...base(grammar), value: few, traits, hands, castHorror: few });
const ally = (grammar: Grammar) => z.strictObject({ ...base(grammar), traits, health: few, sanity: few });
/** `type`: its kind, for what asks for it (3E-485.5). */
const special = (grammar: Grammar) =>
  z.strictObject({ ...base(grammar), type: z.enum(ASSET_TYPES), traits, hands, ...endurance });
const starting = (grammar: Grammar) =>
  z.strictObject({
    ...base(grammar),
    investigator: text,
    type: z.enum(ASSET_TYPES),
    traits,
    hands,
    castHorror: few.exactOptional(),
    ...endurance,
  });
/** A starting card that is the same as a spell of the deck, but a card of its own. */
const repeated = z.strictObject({ id: text, spell: text, investigator: text });

const back = ({ effects }: Grammar) => z.strictObject({ id: text, name: text, effect: effects });
/** `status`: what whoever holds it is. */
const conditionBase = (grammar: Grammar) => ({ ...base(grammar), status: z.enum(CONDITIONS) });
const condition = (grammar: Grammar) =>
  z.union([
    /** The condition on its other side. */
    z.strictObject({ ...conditionBase(grammar), back: text }),
    /** One of them is on each copy, and nobody looks at it before; it is done when the card is turned over. */
    z.strictObject({ ...conditionBase(grammar), backs: z.array(back(grammar)).min(1) }),
    z.strictObject(conditionBase(grammar)),
  ]);

export const itemsSchema = (grammar: Grammar) => z.strictObject({ items: z.array(item(grammar)) });
export const spellsSchema = (grammar: Grammar) => z.strictObject({ spells: z.array(spell(grammar)) });
export const alliesSchema = (grammar: Grammar) => z.strictObject({ allies: z.array(ally(grammar)) });
export const specialsSchema = (grammar: Grammar) => z.strictObject({ specials: z.array(special(grammar)) });
export const startingCardsSchema = (grammar: Grammar) =>
  z.strictObject({ cards: z.array(starting(grammar)), sameAsDeckSpell: z.array(repeated) });
export const conditionsSchema = (grammar: Grammar) => z.strictObject({ conditions: z.array(condition(grammar)) });

export type ConditionBack = z.infer<ReturnType<typeof back>>;
type ItemFile = Listed<typeof itemsSchema, 'items'>;
type StartingFile = Listed<typeof startingCardsSchema, 'cards'>;

/**
 * A card an investigator can hold. Copies are told apart by `copy.ts`; `copies` is 0 for a condition that is only
 * the other side of another one.
 */
export interface AssetCard extends Pick<ItemFile, 'id' | 'name' | 'copies' | 'abilities' | 'traits' | 'hands'> {
  type: Listed<typeof specialsSchema, 'specials'>['type'];
  /** Where it comes from and goes back to. */
  deck: AssetDeck;
  /** Items and spells of the deck; the others can't be bought. */
  value?: number;
  health?: number;
  sanity?: number;
  /** Spells: suffered before the test (3E-493). */
  castHorror?: number;
  /** Starting cards: whose. */
  investigator?: StartingFile['investigator'];
  /** Starting cards: the id of the deck's spell that reads the same. */
  repeats?: string;
  /** Conditions: what whoever holds it is. */
  status?: ConditionStatus;
  /** Conditions: the one on the other side, or the secret backs, one of which is on each copy. */
  back?: string;
  backs?: ConditionBack[];
}

/** What the files of the six decks hold. */
interface AssetFiles {
  items: ItemFile[];
  spells: Listed<typeof spellsSchema, 'spells'>[];
  allies: Listed<typeof alliesSchema, 'allies'>[];
  specials: Listed<typeof specialsSchema, 'specials'>[];
  starting: z.infer<ReturnType<typeof startingCardsSchema>>;
  conditions: Listed<typeof conditionsSchema, 'conditions'>[];
}

/** All asset cards. Throws an Error if a starting card repeats a spell that does not exist. */
export function assetCardsOf(files: AssetFiles): AssetCard[] {
  // 3E-493.1
  const spells = files.spells.map((card): AssetCard => ({ ...card, type: 'spell', deck: 'spell' }));
  const repeats = files.starting.sameAsDeckSpell.map(({ id, spell: repeated, investigator }): AssetCard => {
    const original = spells.find((card) => card.id === repeated);
    if (!original) throw new Error(`starting-cards.json: sameAsDeckSpell: unknown spell ${repeated}`);
    const { value: _value, ...card } = original;
    return { ...card, id, deck: 'starting', copies: 1, investigator, repeats: repeated };
  });
  // 3E-471.1
  return [
    ...files.items.map((card): AssetCard => ({ ...card, type: 'item', deck: 'item' })),
    ...spells,
    ...files.allies.map((card): AssetCard => ({ ...card, type: 'ally', deck: 'ally', hands: 0 })),
    // 3E-471.1
    ...files.specials.map((card): AssetCard => ({ ...card, deck: 'special' })),
    ...files.starting.cards.map((card): AssetCard => ({ ...card, deck: 'starting' })),
    ...repeats,
    ...files.conditions.map(
      (card): AssetCard => ({ ...card, type: 'condition', deck: 'condition', traits: [], hands: 0 }),
    ),
  ];
}
