import { z } from 'zod';
import { openGates } from '../../../board/area.ts';
import { itemsOf } from '../../../cards/card.ts';
import { type Condition, type Effect, isIf } from '../../../content/effect.ts';
import { inPlayerOrder } from '../../../investigators/investigator.ts';
import { cameBy } from '../../../otherworlds/return.ts';
import { sideBySide } from '../../../state/question.ts';
import { condition, conditionText, holds } from '../../conditions/table.ts';
import type { Language, Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';

/** `{ "each": "investigator", "where": { "in": "street" }, "do": […] }`; also every open gate, every item of one's own. */
export interface Each {
  each: 'investigator' | 'openGate' | 'ownItem';
  where?: Condition | undefined;
  do: Effect[];
}

export const each = (language: Language): Operation<Each> => ({
  schema: z
    .strictObject({
      each: z.enum(['investigator', 'openGate', 'ownItem']),
      where: condition.optional(),
      get do() {
        return language.effects;
      },
    })
    .refine((effect) => effect.each === 'investigator' || !effect.where, 'has a condition for investigators only'),
  /**
   * Investigators are asked side by side and dealt with in player order, unless the table plays in strict order.
   * FAQ-141: each item for itself.
   */
  *run(game, seat, effect, context) {
    if (effect.each === 'openGate') {
      for (const { place, gate } of openGates(game)) {
        if (game.state.places[place]?.gate !== gate) continue;
        yield* language.run(game, seat, effect.do, { ...context, place });
      }
    } else if (effect.each === 'ownItem') {
      for (const { id } of itemsOf(game, seat)) yield* language.run(game, seat, effect.do, { ...context, item: id });
    } else {
      const { where } = effect;
      const seats = inPlayerOrder(game.state).filter((one) => !where || holds(game, one, where, context));
      yield* sideBySide(
        game,
        seats.map((one) => language.run(game, one, effect.do, { ...context, enteredBy: cameBy(game, one) })),
      );
    }
  },
  words: {
    kind: 'each',
    clause: ({ each: whom, where, do: effects }, _form, { content, clauses, toEach }) => {
      if (whom === 'openGate') return say('each-open-gate', { clause: clauses(effects, 'imperative') });
      if (whom === 'ownItem') return say('each-own-item', { clause: clauses(effects, 'imperative') });
      if (!where) return toEach(effects);
      const clause = clauses(effects, 'third');
      if (isIf(where, 'is')) return say('first-player', { clause });
      return isIf(where, 'in')
        ? say('each-investigator-where', { where: say(`where-${where.in}`), clause })
        : say('each-investigator-who', { condition: conditionText(content, where, 'third'), clause });
    },
    ofEach: (effect, { clauses }) => {
      if (effect.each !== 'ownItem') return clauses([effect], 'imperative');
      return say('each-investigator-own-item', { clause: clauses(effect.do, 'third') });
    },
  },
  worth: (effect, judge) => judge.list(effect.do) * (effect.each === 'investigator' ? judge.game.state.players / 2 : 1),
  goesOn: () => true,
});
