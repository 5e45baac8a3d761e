import { z } from 'zod';
import type { Offered, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { type Phrase, phrase } from '../../../../../engine/phrase.ts';
import { named } from '../../../../../engine/prospect.ts';
import { comesToTheSame } from '../../../../../engine/trial.ts';
import { type Cost, type Effect, isA } from '../../../content/effect.ts';
import { capacity } from '../../../investigators/harmassign.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game, State } from '../../../state/state.ts';
import type { Form, Language, Operation } from '../../operation.ts';
import { exact, text } from '../../terms/field.ts';
import { oneOf, parted, say, verbClause } from '../../terms/noun.ts';
import { button, optionClause } from '../../terms/option.ts';
import { oddsAhead } from './check.ts';
import { type Acting, decide, payAndDo } from './deciding.ts';

/** One option of a `choose`. `label` is its id, never shown. */
export interface Option {
  label: string;
  cost?: Cost[];
  do: Effect[];
}

/** Exactly one option, its cost paid first. */
export interface Choose {
  choose: Option[];
  who?: 'group';
}

/**
 * What can't be paid is not on offer; without any option nothing happens, and nobody is asked where all of them are free
 * and would change nothing, or come to the same: damage or horror, where either defeats.
 */
export const choose = (language: Language): Operation<Choose> => ({
  schema: exact({
    choose: z.array(exact({ label: text, cost: language.costs().exactOptional(), do: language.effects() })).min(2),
    who: z.literal('group').exactOptional(),
  }),
  personal: false,
  *run(game, seat, effect, context) {
    const { choose: options, who } = effect;
    const open = () => options.filter(({ cost }) => language.canPay(game, seat, cost ?? [], context));
    const isVoid = ({ cost = [], do: list }: Option) =>
      cost.length === 0 && !language.changes(game, seat, list, context);
    if (open().every(isVoid)) return;
    // 3E-420.3-2
    const acting = { game, seat, context };
    const [usual] = open();
    if (
      usual &&
      who !== 'group' &&
      comesToTheSame(
        game,
        open().map((option) => outcomeOf(language, acting, option)),
      )
    )
      return yield* payAndDo(language, acting, usual);
    const asked = { ...acting, seat: who === 'group' ? null : seat };
    const chosen = yield* decide(asked, 'effect.choose', () => ({
      options: open().map((option) => offerOf(language, acting, option)),
      said: () => ({
        silent: silentOption(language, acting, open()),
        rules: language.speech.text([effect]),
        effects: Object.fromEntries(open().map(({ label, cost = [], do: list }) => [label, { cost, do: list }])),
      }),
    }));
    // 3E-420.9-2
    const option = options.find(({ label }) => label === chosen);
    if (option) yield* payAndDo(language, acting, option);
  },
  words: {
    kind: 'compound',
    clause: ({ choose: options, who }, form) => chooseClause(language, options, who === 'group', form),
  },
  worth: ({ choose: options }, judge) => Math.max(...options.map((one) => judge.worth(one.do) + judge.worth(one.cost))),
  clue: ({ choose: options }, judge) =>
    Math.max(
      0,
      ...options
        .filter(({ cost = [] }) => language.canPay(judge.game, judge.seat, cost, MEETING))
        .map((one) => judge.clue(one.do)),
    ),
  changes: (game, seat, { choose: options }, context) =>
    options.some(
      ({ cost = [], do: list }) =>
        language.canPay(game, seat, cost, context) && language.changes(game, seat, list, context),
    ),
});

/** The encounter that a player thinks of having. */
export const MEETING: EffectContext = { source: { ref: 'action', id: 'encounter' } };

/** What the game is once that option was carried out. */
function outcomeOf(language: Language, { seat, context }: Acting, option: Option): (copy: Game) => Flow<State> {
  return function* (copy) {
    yield* payAndDo(language, { game: copy, seat, context: { ...context } }, option);
    return copy.state;
  };
}

/** What the table decides about a part of the story goes by what it comes to, not by the cards that are moved. */
const OUTCOMES = ['stay', 'leave'] as const;

function outcomeNamed({ label }: Option, seat: Seat | null): Phrase | undefined {
  const outcome = seat === null ? OUTCOMES.find((one) => one === label) : undefined;
  return outcome && phrase(`third-choice-${outcome}`);
}

function offerOf(language: Language, { game, seat, context }: Acting, option: Option): Offered {
  const prospect = () => {
    const odds = oddsAhead(game, seat, option.do, context);
    const label = outcomeNamed(option, seat) ?? button(optionClause(language.speech, unbidden(option), 'imperative'));
    const price = seat === null ? [] : language.prices(game, seat, option.cost ?? [], context);
    return { label, ...(odds === undefined ? {} : { odds }), ...named(price) };
  };
  return { id: option.label, prospect };
}

/** What may be done, where that is all of an option: whoever takes it need not hear that they may. */
function unbidden(option: Option): Option {
  const [only, ...others] = option.do;
  if (!only || others.length > 0 || !isA(only, 'may')) return option;
  const { who, cost = [], do: effects, else: otherwise = [] } = only.may;
  return who === undefined && cost.length + otherwise.length === 0 ? { ...option, do: effects } : option;
}

/** E4, M6: the first that costs nothing, rather one that does them good; the grave, defeat and doom only without another. */
function silentOption(language: Language, { game, seat, context }: Acting, options: readonly Option[]): string {
  const helps = ({ do: list }: Option) => language.isGood(list) && language.changes(game, seat, list, context);
  const worth = (option: Option) =>
    badness(language, option) +
    (seat !== null && defeats(language, game, seat, option) ? 50 : 0) -
    (helps(option) ? 0.5 : 0);
  const [best] = [...options].sort((a, b) => worth(a) - worth(b));
  return best?.label ?? '';
}

function badness(language: Language, { cost = [], do: effects }: Option): number {
  const dread = effects.map((effect) => language.dread(effect));
  return (dread.includes('grave') ? 100 : 0) + (dread.includes('doom') ? 10 : 0) + (cost.length > 0 ? 1 : 0);
}

/** Whether an option's damage or horror would be as much as they bear. */
function defeats(language: Language, game: Game, seat: Seat, { cost = [], do: effects }: Option): boolean {
  const bears = capacity(game, seat);
  return [...cost, ...effects]
    .map((effect) => language.dealt(effect))
    .some(({ damage, horror }) => (damage > 0 && damage >= bears.damage) || (horror > 0 && horror >= bears.horror));
}

function chooseClause(language: Language, options: readonly Option[], group: boolean, form: Form): Phrase {
  const { speech } = language;
  const shared = group ? null : sharedVerb(language, options, form);
  if (shared) return shared;
  const [first, second, ...more] = options.map((option) => optionClause(speech, option, form));
  // "Either a and b or c" would leave open what belongs together.
  const short = options.every(({ cost = [], do: effects }) => {
    const verbs = new Set([...cost, ...effects].map((effect) => speech.verb(effect, form)?.key));
    return speech.plain(effects) && !speech.told(effects) && verbs.size < 2;
  });
  if (first && second && more.length === 0 && short && !group) return say('either', { first, second, form });
  const numbered = options.map((option, index) =>
    say('option', { number: index + 1, clause: optionClause(speech, option, 'imperative') }),
  );
  return say(group ? 'choose-together' : 'choose', { options: parted(numbered), form });
}

/** "Suffer 1 damage or 1 horror": options that have their verb in common. */
function sharedVerb({ speech }: Language, options: readonly Option[], form: Form): Phrase | null {
  const verbs = options.map(({ cost = [], do: effects }) => {
    const [only, ...more] = [...cost, ...effects];
    return only && more.length === 0 ? speech.verb(only, form) : undefined;
  });
  const [first] = verbs;
  if (!first) return null;
  const what = verbs.flatMap((verb) =>
    verb && verb.key === first.key && verb.who === first.who && verb.what.length === 1 ? verb.what : [],
  );
  return what.length === options.length ? verbClause({ ...first, what: [oneOf(what)] }, form) : null;
}
