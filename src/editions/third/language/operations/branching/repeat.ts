import { named } from '../../../../../engine/prospect.ts';
import type { Cost, Effect } from '../../../content/effect.ts';
import type { Language, Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { bargainText, button } from '../../terms/option.ts';
import { decide, payAndDo, yesOrNo } from './deciding.ts';

/** As often as they like and can pay. */
export interface Repeat {
  repeat: { cost: Cost[]; do: Effect[] };
}

export const repeat = (language: Language): Operation<Repeat> => ({
  schema: exact({ repeat: exact({ cost: language.costs(), do: language.effects() }) }),
  personal: true,
  *run(game, seat, { repeat: bargain }, context) {
    const { speech } = language;
    const { cost, do: effects } = bargain;
    const able = () => language.canPay(game, seat, cost, context);
    while (able()) {
      const chosen = yield* decide({ game, seat, context }, 'effect.repeat', () => {
        const rules = () => bargainText(speech, cost, effects);
        const prospect = () => ({
          label: button(speech.joined(cost, 'imperative')),
          ...named(language.prices(game, seat, cost, context)),
        });
        return yesOrNo(language, { rules, prospect, able: able() }, bargain);
      });
      if (chosen !== 'yes') return;
      yield* payAndDo(language, { game, seat, context }, bargain);
    }
  },
  words: {
    kind: 'compound',
    clause: ({ repeat: { cost, do: effects } }, form) =>
      say('repeat', {
        cost: language.speech.joined(cost, 'infinitive'),
        clause: language.speech.clauses(effects, 'infinitive'),
        form,
      }),
  },
  worth: () => 0,
  changes: (game, seat, { repeat: { cost, do: effects } }, context) =>
    language.canPay(game, seat, cost, context) && language.changes(game, seat, effects, context),
});
