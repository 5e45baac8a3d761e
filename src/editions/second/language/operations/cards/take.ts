import { z } from 'zod';
import { available } from '../../../cards/deck.ts';
import { takeNamed } from '../../../cards/draw.ts';
import type { Content } from '../../../content/content.ts';

import type { Effect } from '../../../content/effect.ts';
import type { Language, Operation, Verb } from '../../operation.ts';
import { cardRef, say, verbClause } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';

/** `{ "take": "Duke", "else": [{ "gain": { "money": 3 } }] }`: the card, or what stands for it when it can't be had. */
export interface Take {
  take: string;
  else?: Effect[] | undefined;
}

function verbOf(content: Content, { take: name }: Take): Verb {
  const card = content.cardNamed(name);
  const which = card.deck === 'ally' ? 'card-ally' : card.copies === 1 ? 'card-the' : 'card-one';
  return { key: 'take', args: {}, what: [say(which, { card: cardRef(content, name), role: 'object' })] };
}

export const take = (language: Language): Operation<Take> => ({
  schema: z.strictObject({
    take: text,
    get else() {
      return language.effects.optional();
    },
  }),
  *run(game, seat, effect, context) {
    const taken = yield* takeNamed(game, seat, effect.take);
    if (!taken) yield* language.run(game, seat, effect.else ?? [], context);
  },
  words: {
    kind: () => 'order',
    verb: (effect, { content }) => (effect.else ? undefined : verbOf(content, effect)),
    clause: (effect, form, { content, clauses }) =>
      say('take-else', {
        clause: verbClause(verbOf(content, effect), form),
        otherwise: clauses(effect.else ?? [], form),
      }),
  },
  worth: () => 2,
  changes: (game, seat, effect, context) =>
    available(game, effect.take) || language.changes(game, seat, effect.else ?? [], context),
  together: () => 'first',
});
