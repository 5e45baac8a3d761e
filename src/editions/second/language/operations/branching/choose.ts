import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { named } from '../../../../../engine/prospect.ts';
import { list } from '../../../../language/joining.ts';
import type { Cost, Effect } from '../../../content/effect.ts';
import type { EffectContext } from '../../../state/context.ts';
import { choose as ask } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Form, Language, Operation, Speech } from '../../operation.ts';
import { oneOf, parted, say, verbClause } from '../../terms/noun.ts';
import { rising, verbUpTo } from '../../terms/rising.ts';
import { text } from '../../terms/scalar.ts';

/** One option. `label` is its id in kebab-case, never shown. */
export interface Choice {
  label: string;
  cost?: Cost[] | undefined;
  do: Effect[];
}

/** `{ "choose": [{ "label": "sanity", "do": […] }, …] }`: exactly one option, its cost paid first. */
export interface Choose {
  choose: Choice[];
  /** What would take away more than there is is no way out, while another option can be done in full. */
  ifAble?: true | undefined;
}

/** The options that may be picked now. What would do nothing is none beside another that only does good (FAQ-70). */
export function pickable(language: Language) {
  return (game: Game, seat: Seat, effect: Choose, context: EffectContext): Choice[] => {
    const payable = effect.choose.filter(({ cost }) => game.rules.canPay(game, seat, cost ?? [], context));
    const full = payable.filter((option) => language.covered(game, seat, option.do, effect.ifAble === true));
    const options = full.length > 0 ? full : payable;
    const useful = options.filter(
      (option) => option.do.length === 0 || language.changes(game, seat, option.do, context),
    );
    const good = useful.some(
      ({ cost = [], do: list }) => list.length > 0 && cost.length === 0 && !language.hurts(list),
    );
    return good ? useful : options;
  };
}

export const choose = (language: Language): Operation<Choose> => ({
  schema: z.strictObject({
    get choose() {
      const lists = language.effects;
      return z.array(z.strictObject({ label: text, cost: language.costs.optional(), do: lists })).min(2);
    },
    ifAble: z.literal(true).optional(),
  }),
  own: true,
  /** What cannot be paid is not on offer; without any option nothing happens. */
  *run(game, seat, effect, context) {
    const speech = language.speech(game.content);
    const open = () => {
      const options = pickable(language)(game, seat, effect, context);
      return language.alike(game, seat, options, context) ? options.slice(0, 1) : options;
    };
    const chosen = yield* ask(
      game,
      { seat, kind: 'effect.choose', rule: context.rule ?? '2E-101' },
      () =>
        open().map((option) => {
          const prospect = () => {
            const ahead = language.prospectAhead(game, seat, option.do, context);
            const label = say('label', { clause: speech.bargain(option, 'imperative') });
            return { label, ...ahead?.chance, ...named(game.rules.prices(game, seat, option.cost ?? [], context)) };
          };
          return { id: option.label, prospect };
        }),
      () => {
        // D-34: the option without loss, else the first one.
        const options = open();
        const harmless = options.find(({ cost, do: effects }) => !cost?.length && !language.hurts(effects));
        const about = { ...context.about, rules: speech.text([effect]) };
        return { default: (harmless ?? options[0])?.label ?? '', about };
      },
    );
    const option = effect.choose.find(({ label }) => label === chosen);
    const unpaid = option ? declined(open(), option) : undefined;
    if (option) yield* language.buy(game, seat, option, unpaid === undefined ? context : { ...context, unpaid });
  },
  words: {
    kind: 'choice',
    clause: (effect, form, speech) => {
      const clause = clauseOf(speech, effect.choose, form);
      return effect.ifAble ? say('if-able', { clause }) : clause;
    },
    /** After a cost, options with numbers have a sentence of their own. */
    apart: ({ choose: options, ifAble }, speech) => ifAble === true || !isEither(speech, options),
  },
  worth: (effect, judge) => Math.max(...effect.choose.map((option) => judge.list(option.do) - judge.cost(option.cost))),
  holding: () => 0.8,
  changes: (game, seat, effect, context) =>
    pickable(language)(game, seat, effect, context).some(({ cost = [], do: effects }) =>
      effects.length === 0 ? cost.length > 0 : language.changes(game, seat, effects, context),
    ),
});

/** The money that somebody would not pay who takes an option without a price. */
function declined(options: readonly Choice[], { cost }: Choice): number | undefined {
  if (cost) return undefined;
  for (const { cost: [first, ...others] = [] } of options) {
    const spent = first && others.length === 0 && 'spend' in first ? first.spend : {};
    if ('money' in spent && typeof spent.money === 'number') return spent.money;
  }
  return undefined;
}

/** A choice: of few words "A or B", otherwise with numbered options. */
function clauseOf(speech: Speech, options: readonly Choice[], form: Form): Phrase {
  const alike = sharedOptions(speech, options, form);
  if (alike) return alike;
  const [first, second] = options;
  if (first && second && isEither(speech, options))
    return say(options.every(isOne) ? 'or' : 'either', {
      first: speech.bargain(first, form),
      second: speech.bargain(second, form),
    });
  const numbered = options.map((option, index) =>
    say('option', { number: index + 1, clause: speech.bargain(option, 'imperative') }),
  );
  return say('choose', { options: parted(numbered), form });
}

/** True for an option of one part, which needs no "either" before it. */
function isOne({ cost = [], do: list }: Choice): boolean {
  return cost.length + list.length < 2;
}

/** True when the options fit in one clause, without numbers. */
function isEither(speech: Speech, options: readonly Choice[]): boolean {
  if (sharedOptions(speech, options, 'imperative')) return true;
  return (
    options.length === 2 &&
    options.every(({ cost = [], do: list }) => speech.plain(list) && cost.length + list.length < 3)
  );
}

/** Options to do nothing, something once, twice and so on, each point of the first for one of the rest. */
function upToClause(speech: Speech, options: readonly Choice[], form: Form): Phrase | undefined {
  const [none, ...some] = options;
  if (!none || none.do.length > 0 || options.some(({ cost }) => cost)) return undefined;
  const [first, ...rest] = rising(some.map((option) => option.do)) ?? [];
  if (!first) return undefined;
  const clause = verbClause(verbUpTo(first, some.length), form);
  return rest.length === 0 ? clause : say('for-each-of-it', { first: clause, rest: speech.joined(rest, form) });
}

/** Options that have their verb in common, or that pay for the same thing. */
function sharedOptions(speech: Speech, options: readonly Choice[], form: Form): Phrase | undefined {
  const [first] = options;
  if (!first) return undefined;
  const most = upToClause(speech, options, form);
  if (most) return most;
  if (options.every((option) => !option.cost && option.do.length === 1)) {
    const verbs = options.flatMap((option) => option.do.flatMap((effect) => speech.verb(effect) ?? []));
    const [verb] = verbs;
    if (!verb || verbs.length < options.length) return undefined;
    if (!verbs.every((other) => other.key === verb.key && same(other.args, verb.args))) return undefined;
    const what = verbs.map((other) => say('clauses', { clauses: list(other.what) }));
    return verbClause({ ...verb, what: [oneOf(what)] }, form);
  }
  if (first.do.length === 0 || !options.every((option) => option.cost && same(option.do, first.do))) return undefined;
  const costs = options.map((option) => spentOn(speech, option.cost ?? []));
  if (costs.some((cost) => cost === undefined)) return undefined;
  const cost = verbClause({ key: 'spend', args: {}, what: [oneOf(costs.flatMap((what) => what ?? []))] }, form);
  return say('pay-to', { cost, clause: speech.clauses(first.do, 'infinitive'), form });
}

/** What is spent in all, if everything of a cost is spent. */
function spentOn(speech: Speech, cost: readonly Cost[]): Phrase | undefined {
  const verbs = cost.map(speech.verb);
  if (!verbs.every((verb) => verb?.key === 'spend')) return undefined;
  return say('clauses', { clauses: list(verbs.flatMap((verb) => verb?.what ?? [])) });
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
