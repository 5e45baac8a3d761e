import type { Phrase } from '../../../../engine/phrase.ts';
import type { Effect, Option } from '../../content/effect.ts';
import { verbClause, verbOf } from './clause.ts';
import { joinedClause } from './joined.ts';
import { checkNoun, type Form, list, oneOf, parted, say } from './noun.ts';
import { plain, type Speak, same } from './run.ts';

/** What an option of a choice costs and does. */
export function optionClause(option: Option, form: Form, speak: Speak): Phrase {
  const { cost = [], do: effects } = option;
  if (cost.length === 0) return effects.length === 0 ? say('do-nothing', { form }) : speak(effects, form);
  const price = joinedClause(cost, form, speak);
  if (effects.length === 0) return price;
  const [only] = effects;
  if (effects.length === 1 && only && 'check' in only && only.check.pass && only.check.fail) {
    const outcomes = say('check-outcomes', {
      check: checkNoun(only.check),
      pass: speak(only.check.pass, 'imperative'),
      fail: speak(only.check.fail, 'imperative'),
      form,
    });
    return say('pay-and', { cost: price, clause: outcomes });
  }
  return say('pay-to', { cost: price, clause: speak(effects, 'infinitive'), form });
}

/** A choice: of few words "A or B", otherwise with numbered options. */
export function chooseClause(options: readonly Option[], form: Form, speak: Speak): Phrase {
  const [first, second, ...more] = options;
  const shared = sharedOptions(options, form, speak);
  if (shared) return shared;
  if (first && second && more.length === 0 && isShort(first) && isShort(second)) {
    return say('or', { first: optionClause(first, form, speak), second: optionClause(second, form, speak) });
  }
  const numbered = options.map((option, index) =>
    say('option', { number: index + 1, clause: optionClause(option, 'imperative', speak) }),
  );
  return say('choose', { options: parted(numbered), form });
}

function isShort({ cost = [], do: effects }: Option): boolean {
  return plain(effects) && cost.length + effects.length < 3;
}

/** Options that have their verb in common, or that pay for the same thing. */
function sharedOptions(options: readonly Option[], form: Form, speak: Speak): Phrase | undefined {
  const [first] = options;
  if (!first) return undefined;
  if (options.every((option) => !option.cost && option.do.length === 1)) {
    const verbs = options.flatMap((option) => option.do.flatMap((effect) => verbOf(effect) ?? []));
    const [verb] = verbs;
    if (!verb || verbs.length < options.length) return undefined;
    if (!verbs.every((other) => other.key === verb.key && same(other.args, verb.args))) return undefined;
    const what = verbs.map((other) => say('clauses', { clauses: list(other.what) }));
    return verbClause({ ...verb, what: [oneOf(what)] }, form);
  }
  if (first.do.length === 0 || !options.every((option) => option.cost && same(option.do, first.do))) return undefined;
  const costs = options.map((option) => costWhat(option.cost ?? []));
  if (costs.some((cost) => cost === undefined)) return undefined;
  const cost = verbClause({ key: 'spend', args: {}, what: [oneOf(costs.flatMap((what) => what ?? []))] }, form);
  return say('pay-to', { cost, clause: speak(first.do, 'infinitive'), form });
}

/** What is spent in all, if everything of a cost is spent. */
function costWhat(cost: readonly Effect[]): Phrase | undefined {
  const verbs = cost.map(verbOf);
  if (!verbs.every((verb) => verb?.key === 'spend')) return undefined;
  return say('clauses', { clauses: list(verbs.flatMap((verb) => verb?.what ?? [])) });
}

/** True when the options of a choice fit in one clause, without numbers. */
export function isEither(options: readonly Option[], speak: Speak): boolean {
  return sharedOptions(options, 'imperative', speak) !== undefined || (options.length === 2 && options.every(isShort));
}
