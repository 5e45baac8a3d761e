import type { Phrase } from '../../../engine/phrase.ts';
import { list } from '../../language/joining.ts';
import type { Effect } from '../content/effect.ts';
import type { Form, Operation, Speech, Verb, Words } from './operation.ts';
import { say, verbClause } from './terms/noun.ts';

/** How lists of effects are said, given the operation of an effect. */
export function speechOf(operationOf: (effect: Effect) => Operation<Effect>): Speech {
  const kindOf = (effect: Effect) => {
    const { kind } = operationOf(effect).words;
    return typeof kind === 'function' ? kind(effect) : kind;
  };
  const isCompound = (effect: Effect) => ['compound', 'tale', 'test', 'offer'].includes(kindOf(effect));
  const plain = (effects: readonly Effect[]) => !effects.some(isCompound);
  const told = (effects: readonly Effect[]) => effects.some((effect) => kindOf(effect) === 'told');
  const said = (effect: Effect, form: Form): Phrase | Verb => {
    const words: Words<Effect> = operationOf(effect).words;
    return words.clause(effect, form);
  };
  const verb = (effect: Effect, form: Form): Verb | undefined => {
    const clause = said(effect, form);
    return 'what' in clause ? clause : undefined;
  };

  /** Neighboring effects that share a sentence; compound ones and statements stand alone. */
  function runs(effects: readonly Effect[]): Effect[][] {
    const result: Effect[][] = [];
    for (const effect of effects) {
      const last = result.at(-1);
      const previous = last?.at(-1);
      if (last && previous && kindOf(effect) === 'order' && kindOf(previous) === 'order') last.push(effect);
      else result.push([effect]);
    }
    return result;
  }

  /** The clauses of the sentences that a list of effects makes. */
  function sentences(effects: readonly Effect[]): Phrase[] {
    const all = runs(effects);
    return all.map((run, index) => {
      const clause = runClause(run, 'imperative');
      const [before] = all[index - 1] ?? [];
      const [first] = run;
      if (!before || !first) return clause;
      if (kindOf(before) === 'test') return say('in-either-case', { clause });
      return kindOf(before) === 'tale' && kindOf(first) !== 'offer' ? say('then', { clause }) : clause;
    });
  }

  function runClause(run: readonly Effect[], form: Form): Phrase {
    const [only] = run;
    const clause = only && isCompound(only) ? said(only, form) : undefined;
    return clause && !('what' in clause) ? clause : joined(run, form);
  }

  function clauses(effects: readonly Effect[], form: Form): Phrase {
    const all = runs(effects);
    const text = all.reduce<Phrase | undefined>((first, run, index) => {
      const rest = runClause(run, first && run.some((effect) => kindOf(effect) === 'offer') ? 'imperative' : form);
      if (!first) return rest;
      const after = told(all[index - 1] ?? []) && run.every((effect) => kindOf(effect) === 'order');
      return say(after ? 'and-you' : 'and-then', { first, rest });
    }, undefined);
    return text ?? say('nothing-happens');
  }

  function joined(run: readonly Effect[], form: Form): Phrase {
    const parts: Phrase[] = [];
    let previous: Verb | undefined;
    for (const effect of run) {
      const clause = said(effect, form);
      const own = 'what' in clause ? clause : undefined;
      if (own && previous && own.key === previous.key && own.who === previous.who) {
        own.what.unshift(...previous.what);
        parts.pop();
      }
      parts.push('what' in clause ? verbClause(clause, form) : clause);
      previous = own;
    }
    return say('clauses', { clauses: list(parts) });
  }

  return {
    text: (effects) => {
      if (effects.length === 0) return say('sentence', { clause: say('nothing-happens') });
      return sequence(sentences(effects).map((clause) => say('sentence', { clause })));
    },
    clauses,
    joined,
    plain,
    told,
    costly: (effects) => effects.some((effect) => operationOf(effect).isPrice?.(effect)),
    verb,
  };
}

/** Sentences one after the other. */
function sequence(sentences: readonly Phrase[]): Phrase {
  const [first, ...rest] = sentences;
  if (!first) throw new Error('a text without sentences');
  return rest.length === 0 ? first : say('text', { first, rest: sequence(rest) });
}
