import { ref } from '../../../../engine/phrase.ts';
import type { Fate, Price } from '../../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../../edition/copy.ts';

/** What becomes of the card at hand, as a price; nothing where there is none. */
export function fateOf(card: Copy | undefined, fate: Fate): Price[] {
  return card === undefined ? [] : [{ fate, card: ref('card', kindOf(card)) }];
}
