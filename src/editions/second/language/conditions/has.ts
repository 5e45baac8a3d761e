import { z } from 'zod';
import { heldCount } from '../terms/held.ts';
import { cardRef, isKind, say } from '../terms/noun.ts';
import { count, text } from '../terms/scalar.ts';
import type { Reading } from './condition.ts';

const schema = z
  .strictObject({ has: text, max: count.optional() })
  .refine(({ has, max }) => max === undefined || isKind(has), 'counts a kind of card, not one card');

/** `{ "has": "item" }`: owns a card of that kind or name; with `max` at most so many. */
export type Has = z.output<typeof schema>;

export const has: Reading<Has> = {
  schema,
  holds: (game, seat, { has: what, max }) => {
    const have = heldCount(game, seat, what);
    return max === undefined ? have > 0 : have <= max;
  },
  words: ({ has: what, max }, form, content) => {
    if (!isKind(what)) return say('if-has-card', { card: cardRef(content, what), form });
    if (max === undefined) return say('if-has-any', { what: say(`kinds-${what}`, { role: 'of' }), form });
    return say('if-has-at-most', { what: say(`kind-${what}`, { count: max, role: 'object' }), form });
  },
  denied: ({ has: what }, form, content) =>
    isKind(what) ? undefined : say('if-not-has-card', { card: cardRef(content, what), form }),
};
