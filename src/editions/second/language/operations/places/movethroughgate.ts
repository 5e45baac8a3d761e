import { z } from 'zod';
import { openGates } from '../../../board/area.ts';
import { enterGate } from '../../../gates/gate.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { easiest } from '../../../otherworlds/return.ts';
import { choose } from '../../../state/question.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order } from '../../terms/way.ts';
import { gateOption } from './gateoption.ts';

const schema = z.strictObject({ moveThroughGate: z.strictObject({ which: z.literal('nearestOpen') }) });

/**
 * `{ "moveThroughGate": { "which": "nearestOpen" } }`: into its world; ties are the owner's. Not delayed;
 * without a gate nothing.
 */
export type MoveThroughGate = z.output<typeof schema>;

export const moveThroughGate: Operation<MoveThroughGate> = {
  schema,
  *run(game, seat, _effect, context) {
    const places = () => {
      const from = game.content.town.exitOf(investigator(game, seat).at);
      return game.content.town.nearest(
        from,
        openGates(game).map(({ place }) => place),
      );
    };
    const chosen = yield* choose(
      game,
      { seat, kind: 'effect.nearestGate', rule: '2E-2622' },
      () => places().map((place) => gateOption(game, place)),
      () => ({ default: easiest(game, places()) ?? '', about: context.about ?? {} }),
    );
    // 2E-2618
    if (chosen !== null) enterGate(game, seat, chosen, false);
  },
  words: order((_effect, form) => say('move-through-nearest-gate', { form })),
  worth: () => -0.7,
};
