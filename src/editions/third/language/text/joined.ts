import type { Phrase } from '../../../../engine/phrase.ts';
import type { Effect } from '../../content/effect.ts';
import { simpleClause } from './clause.ts';
import { type Form, list, say } from './noun.ts';
import { sameVerb, type Verb, verbClause, verbOf } from './verb.ts';

/** Effects without conditions as one clause; neighbors of the same verb share it. */
export function joinedClause(run: readonly Effect[], form: Form): Phrase {
  const clauses: Phrase[] = [];
  let previous: Verb | undefined;
  for (const effect of run) {
    const verb = verbOf(effect, form);
    if (verb && previous && sameVerb(verb, previous)) {
      verb.what.unshift(...previous.what);
      clauses.pop();
      clauses.push(verbClause(verb, form));
    } else clauses.push(simpleClause(effect, form));
    previous = verb;
  }
  return say('clauses', { clauses: list(clauses) });
}
