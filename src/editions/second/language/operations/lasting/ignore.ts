import { z } from 'zod';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { list } from '../../../../language/joining.ts';
import type { Form, Operation } from '../../operation.ts';
import { abilityKey, lasting, say } from '../../terms/noun.ts';
import { monsterAbility } from '../../terms/scalar.ts';
import { order, stands } from '../../terms/way.ts';

const schema = z.strictObject({
  ignore: z.union([
    z.strictObject({
      monsterAbility: z.enum([
        'nightmarish',
        'overwhelming',
        'endless',
        'ambush',
        'physical resistance',
        'magical resistance',
        'physical immunity',
        'magical immunity',
      ]),
    }),
    z.strictObject({
      monsterAbility: z.literal('any'),
      not: z.array(monsterAbility).min(1),
      until: z.literal('endOfCombat'),
    }),
  ]),
});

/** `{ "ignore": { "monsterAbility": "endless" } }`; `any`: one of the owner's choice, by a spell. */
export type Ignore = z.output<typeof schema>;

export const ignore: Operation<Ignore> = {
  schema,
  run: stands,
  words: {
    ...order((effect, form) => lasting(clauseOf(effect, form), untilOf(effect))),
    lasts: (effect, form) => {
      const until = untilOf(effect);
      return until && { until, clause: clauseOf(effect, form) };
    },
  },
  worth: () => 0,
};

function untilOf({ ignore: spec }: Ignore) {
  return 'until' in spec ? spec.until : undefined;
}

function clauseOf({ ignore: spec }: Ignore, form: Form): Phrase {
  if (spec.monsterAbility === 'any')
    return say('ignore-any', { not: list(spec.not.map((ability) => say(abilityKey(ability)))), form });
  if (spec.monsterAbility === 'endless') return say('ignore-endless', { form });
  return say('ignore', { ability: say(abilityKey(spec.monsterAbility)), form });
}
