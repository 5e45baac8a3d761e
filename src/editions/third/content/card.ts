import { z } from 'zod';
import { heldAbilities } from './ability.ts';
import { effects } from './grammar.ts';
import { ASSET_TYPES, type AssetDeck } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);

/** Only abilities do anything (3E-485.6), not the name (3E-485.4). */
const base = {
  id: text,
  name: text,
  copies: few,
  abilities: heldAbilities,
};
const traits = z.array(text);
const hands = z.int().min(0).max(2);
/** How much damage and horror it can take; absent: none can be assigned to it (3E-485). */
const endurance = { health: few.exactOptional(), sanity: few.exactOptional() };

const item = z.strictObject({ ...base, value: few, traits, hands, ...endurance });
const spell = z.strictObject({ ...base, value: few, traits, hands, castHorror: few });
const ally = z.strictObject({ ...base, traits, health: few, sanity: few });
/** `type`: its kind, for what asks for it (3E-485.5). */
const special = z.strictObject({ ...base, type: z.enum(ASSET_TYPES), traits, hands, ...endurance });
const starting = z.strictObject({
  ...base,
  investigator: text,
  type: z.enum(ASSET_TYPES),
  traits,
  hands,
  castHorror: few.exactOptional(),
  ...endurance,
});
/** A starting card that is the same as a spell of the deck, but a card of its own. */
const repeated = z.strictObject({ id: text, spell: text, investigator: text });

const back = z.strictObject({ id: text, name: text, effect: effects });
const condition = z.union([
  /** The condition on its other side. */
  z.strictObject({ ...base, back: text }),
  /** One of them is on each copy, and nobody looks at it before; it is done when the card is turned over. */
  z.strictObject({ ...base, backs: z.array(back).min(1) }),
  z.strictObject(base),
]);

export const itemsSchema = z.strictObject({ items: z.array(item) });
export const spellsSchema = z.strictObject({ spells: z.array(spell) });
export const alliesSchema = z.strictObject({ allies: z.array(ally) });
export const specialsSchema = z.strictObject({ specials: z.array(special) });
export const startingCardsSchema = z.strictObject({ cards: z.array(starting), sameAsDeckSpell: z.array(repeated) });
export const conditionsSchema = z.strictObject({ conditions: z.array(condition) });

export type ConditionBack = z.infer<typeof back>;
type ItemFile = z.infer<typeof item>;
type StartingFile = z.infer<typeof starting>;

/**
 * A card an investigator can hold. Copies are told apart by `copy.ts`; `copies` is 0 for a condition that is only
 * the other side of another one.
 */
export interface AssetCard extends Pick<ItemFile, 'id' | 'name' | 'copies' | 'abilities' | 'traits' | 'hands'> {
  type: z.infer<typeof special>['type'];
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
  /** Conditions: the one on the other side, or the secret backs, one of which is on each copy. */
  back?: string;
  backs?: ConditionBack[];
}

/** What the files of the six decks hold. */
interface AssetFiles {
  items: ItemFile[];
  spells: z.infer<typeof spell>[];
  allies: z.infer<typeof ally>[];
  specials: z.infer<typeof special>[];
  starting: z.infer<typeof startingCardsSchema>;
  conditions: z.infer<typeof condition>[];
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
