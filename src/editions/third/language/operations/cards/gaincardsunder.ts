import { z } from 'zod';
import { upset, upsets } from '../../../investigators/investigator.ts';
import { gainCard } from '../../../investigators/playarea.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { ownerOfThis, thisCard } from './thiscard.ts';

const schema = exact({ gainCardsUnder: z.literal('this') });
export type GainCardsUnder = z.output<typeof schema>;

/** Its owner gains the cards that lie under it. */
export const gainCardsUnder: Operation<GainCardsUnder> = {
  schema,
  personal: true,
  *run(game, _seat, _effect, context) {
    const owner = ownerOfThis(game, context);
    const held = thisCard(game, context);
    if (!held || owner === null) return;
    const before = upsets(game, owner);
    game.chance.shown(...held.under);
    for (const card of held.under.splice(0))
      if (!upset(game, owner, before)) yield* gainCard(game, owner, card, 'under');
  },
  words: { kind: 'order', clause: (_effect, form) => say('gain-cards-under', { form }) },
  worth: () => 0,
  changes: (game, _seat, _effect, context) => (thisCard(game, context)?.under.length ?? 0) > 0,
};
