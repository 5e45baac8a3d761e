import { z } from 'zod';
import type { Phrase, Ref } from '../../../../engine/phrase.ts';
import type { Content } from '../../content/content.ts';
import { amountsOf, upTo } from './amount.ts';
import { kind, resources, say } from './noun.ts';
import { positive, text } from './scalar.ts';

const resourcesSchema = amountsOf(
  ['clue', 'money', 'sanity', 'stamina', 'movementPoints'],
  z.union([positive, z.literal('all'), upTo]),
);
const cards = z.strictObject({ what: text, count: positive });
const trophies = z.strictObject({ what: z.literal('monsterTrophy'), toughness: positive });

/** What is paid: resources, cards or trophies of a kind or name, or monster trophies of that toughness together. */
export const payment = z.union([resourcesSchema, trophies, cards]);
export type Payment = z.infer<typeof payment>;

/** What a payment takes, with the verb it goes by. */
export function paid(
  content: Content,
  payment: Payment,
): { verb: 'pay' | 'spend' | 'discard'; what: (Phrase | Ref)[] } {
  if ('toughness' in payment) {
    return { verb: 'spend', what: [say('trophies-worth', { count: payment.toughness, role: 'object' })] };
  }
  if ('what' in payment) {
    const trophy = payment.what === 'gateTrophy' || payment.what === 'monsterTrophy';
    return { verb: trophy ? 'spend' : 'discard', what: [kind(content, payment.what, payment.count, 'object')] };
  }
  return { verb: payment.money === undefined ? 'spend' : 'pay', what: resources(payment, 'object') };
}
