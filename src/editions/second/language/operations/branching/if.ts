import { z } from 'zod';
import type { Condition, Effect } from '../../../content/effect.ts';
import { condition, conditionText, holds, looksAtLoss } from '../../conditions/table.ts';
import type { Language, Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';

/** Named, because an object literal with this key looks like a promise to tools. */
const THEN = 'then';

/** `{ "if": { "status": "cursed" }, "then": […], "else": […] }` */
export interface If {
  if: Condition;
  then: Effect[];
  else?: Effect[] | undefined;
}

export const conditional = (language: Language): Operation<If> => ({
  schema: z.strictObject({
    if: condition,
    get [THEN]() {
      return language.effects;
    },
    get else() {
      return language.effects.optional();
    },
  }),
  *run(game, seat, effect, context) {
    const list = holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []);
    yield* language.run(game, seat, list, context);
  },
  words: {
    kind: 'if',
    clause: (effect, form, { content, clauses }) => {
      const args = { condition: conditionText(content, effect.if, form) };
      if (effect.then.length === 0) return say('unless', { ...args, clause: clauses(effect.else ?? [], form) });
      const clause = clauses(effect.then, form);
      return effect.else
        ? say('if-else', { ...args, clause, otherwise: clauses(effect.else, form) })
        : say('if', { ...args, clause });
    },
    ofEach: (effect, { content, clauses }) => {
      const condition = conditionText(content, effect.if, 'third');
      if (effect.then.length === 0)
        return say('each-investigator-except', { condition, clause: clauses(effect.else ?? [], 'third') });
      const told = say('each-investigator-who', { condition, clause: clauses(effect.then, 'third') });
      if (!effect.else) return told;
      return say('each-other-investigator', { first: told, clause: clauses(effect.else, 'third') });
    },
    sentences: (effect, { content, plain, clauses }) => {
      if (plain(effect.then) || !effect.else) return [];
      const clause = clauses(effect.then, 'imperative');
      return [
        say('if', { condition: conditionText(content, effect.if, 'imperative'), clause }),
        say('otherwise', { clause: clauses(effect.else, 'imperative') }),
      ];
    },
  },
  worth: (effect, judge) => 0.5 * (judge.list(effect.then) + judge.list(effect.else)),
  looksAtLoss: (effect) => looksAtLoss(effect.if),
});
