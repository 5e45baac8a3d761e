import { z } from 'zod';
import { phrase } from '../../../../../engine/phrase.ts';
import { named } from '../../../../../engine/prospect.ts';
import { type Cost, type Effect, isA } from '../../../content/effect.ts';
import { confirm } from '../../../state/question.ts';
import type { Language, Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';

/** `{ "may": { "cost": [{ "spend": { "money": 3 } }], "do": […] } }`: nobody has to. */
export interface May {
  may: { cost?: Cost[] | undefined; do: Effect[] };
}

export const may = (language: Language): Operation<May> => ({
  schema: z.strictObject({
    get may() {
      return z.strictObject({ cost: language.costs.optional(), do: language.effects });
    },
  }),
  /** Not mentioned when its cost can't be paid, it would do nothing, or all that can come of it is a failed check. */
  *run(game, seat, effect, context) {
    const { cost = [], do: effects } = effect.may;
    if (!game.rules.canPay(game, seat, cost, context) || !language.changes(game, seat, effects, context)) return;
    if (language.hopeless(game, seat, effects, context)) return;
    if (language.alike(game, seat, [{ do: [] }, effect.may], context)) return;
    const speech = language.speech(game.content);
    const extra = () => {
      const ahead = language.prospectAhead(game, seat, effects, context);
      const price = say('label', { clause: speech.bargain({ cost, do: [] }, 'imperative') });
      return {
        yes: cost.length > 0 ? phrase('option-may-pay', { cost: price }) : phrase('option-may'),
        no: phrase('option-decline'),
        ...ahead?.chance,
        ...named(game.rules.prices(game, seat, cost, context)),
        about: { ...context.about, rules: speech.text([effect]) },
      };
    };
    const taken = yield* confirm(game, { seat, kind: 'effect.may', rule: context.rule ?? '2E-101' }, extra);
    if (taken) yield* language.buy(game, seat, effect.may, context);
    else if (context.source.ref === 'place' || context.source.ref === 'world')
      game.events.push({
        ...{ type: 'Declined', seat },
        ...(cost.length > 0 ? { price: speech.joined(cost, 'infinitive') } : {}),
      });
  },
  words: {
    kind: 'may',
    clause: ({ may: { cost = [], do: effects } }, form, { joined, clauses, compound }) => {
      const clause = clauses(effects, 'infinitive');
      // Of others a check says by itself that they need not make it.
      if (form === 'third' && cost.length === 0 && effects.every((one) => isA(one, 'check')))
        return clauses(effects, 'third');
      if (cost.length === 0) return say('may', { clause, form });
      const price = joined(cost, 'infinitive');
      const [first] = effects;
      return first && compound(first)?.kind === 'if'
        ? say('may-pay-then', { cost: price, clause: clauses(effects, 'imperative') })
        : say('may-pay', { cost: price, clause });
    },
    sentences: (effect, speech) => {
      const { joined, clauses, plain, compound } = speech;
      const { cost = [], do: effects } = effect.may;
      const before = effects.slice(0, -1);
      const last = effects.at(-1);
      const words = last && compound(last);
      const made = last && plain(before) ? words?.made?.(last, speech) : undefined;
      if (made) {
        const { make, outcomes } = made;
        const clause = before.length > 0 ? say('pay-and', { cost: joined(before, 'infinitive'), clause: make }) : make;
        const price = cost.length > 0 ? joined(cost, 'infinitive') : undefined;
        const form = 'imperative';
        return [price ? say('may-pay', { cost: price, clause }) : say('may', { clause, form }), ...outcomes];
      }
      if (last && words?.kind === 'if' && before.length > 0 && cost.length === 0) {
        const first = say('may', { clause: clauses(before, 'infinitive'), form: 'imperative' });
        return [first, say('having-done', { clause: words.clause(last, 'imperative', speech) })];
      }
      return [];
    },
  },
  worth: ({ may: { cost, do: effects } }, judge) => Math.max(0, judge.list(effects) - judge.cost(cost)),
});
