import { z } from 'zod';
import { phrase, ref } from '../../../../../engine/phrase.ts';

import { turnUpEntry } from '../../../encounters/encounter.ts';
import { choose } from '../../../state/question.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';

const schema = z.strictObject({ revealTop: z.strictObject({ deck: z.literal('location') }) });

/**
 * `{ "revealTop": { "deck": "location" } }`: the owner picks a location deck; its top card lies face up and is the next
 * one drawn from it.
 */
export type RevealTop = z.output<typeof schema>;

export const revealTop: Operation<RevealTop> = {
  schema,
  *run(game, seat, _effect, context) {
    const chosen = yield* choose(
      game,
      { seat, kind: 'effect.locationDeck', rule: context.rule ?? '2E-101' },
      () =>
        game.content.neighborhoods.map(({ id, street }) => ({
          id,
          label: phrase('option-place', { place: ref('place', street) }),
          about: { ref: 'place', id: street },
        })),
      { about: context.about ?? {} },
    );
    if (chosen === null) return;
    const entry = game.state.revealed[chosen] ?? turnUpEntry(game, chosen, []);
    game.state.revealed[chosen] = entry;
    game.events.push({ type: 'LocationCardRevealed', seat, neighborhood: chosen, entry });
  },
  words: order((_effect, form) => say('reveal-top', { form })),
  worth: () => 0,
};
