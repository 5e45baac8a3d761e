import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';

/** What is in hand, in full and in as few words as tell one thing from another. */
export function handNames(set: readonly Copy[]): { label: Phrase; brief?: Phrase } {
  const [one, other, ...more] = set;
  if (!one) return { label: phrase('option-hands-none') };
  if (more.length > 0) return { label: phrase('option-hands', { cards: set.map(cardRef) }) };
  if (!other) return { label: phrase('option-hands', { cards: [cardRef(one)] }), brief: short(one) };
  return {
    label: phrase('option-hands-two', { one: cardRef(one), other: cardRef(other) }),
    brief: phrase('option-hands-two', { one: short(one), other: short(other) }),
  };
}

/** A card by the word or two that stand for it on a button. */
export function short(id: Copy): Phrase {
  return phrase('option-hand-brief', { id: kindOf(id), card: cardRef(id) });
}

function cardRef(id: Copy) {
  return ref('card', kindOf(id));
}
