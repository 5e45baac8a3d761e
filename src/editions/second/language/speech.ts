import { onceEach } from '../../../engine/once.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import { list } from '../../language/joining.ts';
import type { Content } from '../content/content.ts';
import { type Effect, isA } from '../content/effect.ts';
import type { Compound, Form, Operation, Simple, Speech, Verb } from './operation.ts';
import { say, sentence, verbClause } from './terms/noun.ts';

/** Clauses that stand together in a sentence. */
interface Part {
  clauses: Phrase[];
  long: boolean;
}

/** How lists of effects are said of what there is, given the operation of an effect. */
export function speechOf(operationOf: (effect: Effect) => Operation<Effect>, content: Content): Speech {
  const compound = (effect: Effect): Compound<Effect> | undefined => {
    const { words } = operationOf(effect);
    return typeof words.kind === 'string' ? (words as Compound<Effect>) : undefined;
  };
  const simple = (effect: Effect): Simple<Effect> => operationOf(effect).words as Simple<Effect>;
  const isCompound = (effect: Effect) => compound(effect) !== undefined;
  const isStatement = (effect: Effect) => !isCompound(effect) && simple(effect).kind(effect) === 'statement';
  const some = (effects: readonly Effect[], kind: Compound<Effect>['kind']) =>
    effects.some((effect) => compound(effect)?.kind === kind);
  const verb = (effect: Effect): Verb | undefined =>
    isCompound(effect) ? undefined : simple(effect).verb?.(effect, speech);
  const plain = (effects: readonly Effect[]) => !effects.some(isCompound);

  /** Neighboring effects that share a sentence; compound ones stand alone, or together when they are the same. */
  function runs(effects: readonly Effect[]): Effect[][] {
    return grouped(effects, (previous, effect) =>
      isCompound(effect) ? same(effect, previous) : !isCompound(previous),
    );
  }

  function sentences(effects: readonly Effect[]): Phrase[] {
    const all = runs(effects).flatMap((run) =>
      plain(run) ? grouped(run, (one, other) => isStatement(one) === isStatement(other)) : [run],
    );
    return all.flatMap((run, index) => {
      const previous = all[index - 1] ?? [];
      const [only] = run;
      const words = only && run.length === 1 ? compound(only) : undefined;
      return only && words ? sentencesOfOne(only, words, previous) : [sentenceOfRun(run, previous)];
    });
  }

  function sentenceOfRun(run: readonly Effect[], previous: readonly Effect[]): Phrase {
    const clause = runClause(run, 'imperative');
    if (isChecked(previous)) return say('in-either-case', { clause });
    return some(previous, 'test') && !run.some(isStatement) ? say('then', { clause }) : clause;
  }

  function sentencesOfOne(effect: Effect, words: Compound<Effect>, previous: readonly Effect[]): Phrase[] {
    const [clause = words.clause(effect, 'imperative', speech), ...rest] = words.sentences?.(effect, speech) ?? [];
    if (words.kind === 'test' && previous.length > 0) return [say('then', { clause }), ...rest];
    if (words.kind !== 'if' || !some(previous, 'test')) return [clause, ...rest];
    return [say(isChecked(previous) ? 'in-either-case' : 'then-if', { clause }), ...rest];
  }

  function runClause(run: readonly Effect[], form: Form): Phrase {
    const [only] = run;
    const words = only && compound(only);
    if (!words) return joined(run, form);
    const clause = words.clause(only, form, speech);
    return run.length > 1 ? say('times', { count: run.length, clause }) : clause;
  }

  function clauses(effects: readonly Effect[], form: Form): Phrase {
    const all = runs(effects);
    const text = all.reduce<Phrase | undefined>((first, run, index) => {
      const separate = some(run, 'may') || some(run, 'if');
      const rest = runClause(run, separate && first && form === 'infinitive' ? 'imperative' : form);
      return first ? say(joint(run, all[index - 1] ?? []), { first, rest, form }) : rest;
    }, undefined);
    return text ?? say('nothing-happens');
  }

  const toldApart = (effect: Effect) => compound(effect)?.ofEach;

  function clauseOfEach(run: Effect[]): Phrase {
    const [only] = run;
    return (only && toldApart(only)?.(only, speech)) ?? say('each-investigator', { clause: clauses(run, 'third') });
  }

  /** What joins a clause to the one before it: after dice it is said what hangs on them. */
  function joint(run: readonly Effect[], previous: readonly Effect[]): string {
    const conditional = some(run, 'if');
    if (isChecked(previous) && (conditional || plain(run))) return 'and-in-either-case';
    if (some(run, 'may')) return 'and-also';
    if (!conditional) return 'and-then';
    return some(previous, 'test') ? 'and-then-if' : 'and-separately';
  }

  function joined(run: readonly Effect[], form: Form): Phrase {
    const shared = sharedUntil(run, form);
    if (shared) {
      const clause = say('clauses', { clauses: list(shared.clauses) });
      return say('lasting-all', { clause, until: say(`until-${shared.until}`) });
    }
    return partsOf(run, form)
      .map(({ clauses: several }) => say('clauses', { clauses: list(several) }))
      .reduce((first, rest) => say('and-then', { first, rest }));
  }

  /** Neighbors of the same verb share a clause; a long clause is a part of its own. */
  function partsOf(run: readonly Effect[], form: Form): Part[] {
    const parts: Part[] = [];
    let previous: Verb | undefined;
    for (const [index, effect] of run.entries()) {
      const own = verb(effect);
      const last = parts.at(-1);
      if (last && own && previous && sameVerb(own, previous)) {
        own.what.unshift(...previous.what);
        last.clauses.splice(-1, 1, verbClause(own, form));
      } else {
        const clause = own ? verbClause(own, form) : simpleClause(effect, form, index);
        const long = simple(effect).long?.(effect) ?? false;
        if (last && !last.long && !long) last.clauses.push(clause);
        else parts.push({ clauses: [clause], long });
      }
      previous = own;
    }
    return parts;
  }

  function simpleClause(effect: Effect, form: Form, index: number): Phrase {
    const words = simple(effect);
    const after = words.follows && index > 0 && form === 'imperative';
    return words.clause(effect, after ? 'infinitive' : form, speech);
  }

  /** The duration that all of several effects have, to be said once, and their clauses without it. */
  function sharedUntil(run: readonly Effect[], form: Form) {
    const lasting = run.map((effect) => simple(effect).lasts?.(effect, form, speech));
    const [first] = lasting;
    const alike = lasting.flatMap((one) => (one && one.until === first?.until ? [one.clause] : []));
    return first && run.length > 1 && alike.length === run.length ? { until: first.until, clauses: alike } : undefined;
  }

  const speech: Speech = {
    content,
    text: onceEach((effects) => {
      if (effects.length === 0) return sentence(say('nothing-happens'));
      return sequence(sentences(effects).map(sentence));
    }),
    sentences,
    clauses,
    joined,
    verb,
    plain,
    compound,
    ordered: (effects) => {
      const [first] = effects;
      return (
        first !== undefined && !isA(first, 'lose') && effects.every((one) => !isCompound(one) && !isStatement(one))
      );
    },
    conditional: (effects) => some(effects, 'if'),
    toEach: (effects) =>
      grouped(effects, (one, other) => !toldApart(one) && !toldApart(other))
        .map(clauseOfEach)
        .reduce((first, rest) => say('and-lastly', { first, rest })),
    bargain: ({ cost = [], do: effects }, form) => {
      if (cost.length === 0) return effects.length === 0 ? say('do-nothing', { form }) : clauses(effects, form);
      const price = joined(cost, form);
      if (effects.length === 0) return price;
      const [only] = effects;
      const both = only && effects.length === 1 ? compound(only)?.both?.(only, form, speech) : undefined;
      if (both) return say('pay-and', { cost: price, clause: both });
      return say('pay-to', { cost: price, clause: clauses(effects, 'infinitive'), form });
    },
  };
  return speech;
}

/** Sentences one after the other. */
export function sequence(sentences: readonly Phrase[]): Phrase {
  const [first, ...rest] = sentences;
  if (!first) throw new Error('a text without sentences');
  return rest.length === 0 ? first : say('text', { first, rest: sequence(rest) });
}

/** Neighbors that belong together. */
function grouped(effects: readonly Effect[], belongs: (previous: Effect, effect: Effect) => boolean): Effect[][] {
  const result: Effect[][] = [];
  for (const effect of effects) {
    const last = result.at(-1);
    const previous = last?.at(-1);
    if (last && previous && belongs(previous, effect)) last.push(effect);
    else result.push([effect]);
  }
  return result;
}

/** A check that may be passed or failed: what comes after it comes in either case. */
function isChecked(run: readonly Effect[] = []): boolean {
  return run.some((effect) => isA(effect, 'check'));
}

const sameVerb = (one: Verb, other: Verb) => one.key === other.key && same(one.args, other.args);

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
