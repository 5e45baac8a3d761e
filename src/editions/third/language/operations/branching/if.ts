import type { Condition, Effect } from '../../../content/effect.ts';
import { canHold, condition, conditionText, holds } from '../../conditions/table.ts';
import type { Language, Operation } from '../../operation.ts';
import { exact, THEN } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

/** Whatever of the two lists fits at that moment. */
export interface If {
  if: Condition;
  [THEN]: Effect[];
  else?: Effect[];
}

export const conditional = (language: Language): Operation<If> => ({
  schema: exact({ if: condition, [THEN]: language.effects(), else: language.effects().exactOptional() }),
  personal: false,
  *run(game, seat, effect, context) {
    const list = holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []);
    yield* language.perform(game, seat, list, context);
  },
  words: {
    kind: 'compound',
    clause(effect, form) {
      const clause = language.speech.clauses(effect.then, form);
      const args = { condition: conditionText(effect.if), clause };
      if (!effect.else || effect.else.length === 0) return say('if', args);
      const otherwise = language.speech.clauses(effect.else, form);
      // After an offer, "otherwise" could mean that it is declined.
      return language.speech.plain(effect.then)
        ? say('if-else', { ...args, otherwise })
        : say('if-if-not', { ...args, otherwise, denial: conditionText({ not: effect.if }) });
    },
  },
  worth(effect, judge) {
    const { game, seat } = judge;
    const source = { ref: 'sheet', id: game.state.investigators[seat]?.sheet ?? '' };
    return judge.worth(holds(game, seat, effect.if, { source }) ? effect.then : effect.else);
  },
  clue: (effect, judge) => 0.5 * judge.clue(effect.then),
  changes(game, seat, effect, context) {
    const list = holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []);
    return language.changes(game, seat, list, context);
  },
  befallsWorld: () => true,
  reach(effect, reach) {
    if (canHold(reach.game, effect.if, reach.context)) reach.into(effect.then);
    reach.into(effect.else);
  },
});
