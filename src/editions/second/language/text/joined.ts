import type { Phrase } from '../../../../engine/phrase.ts';
import type { Effect } from '../../content/effect.ts';
import { simpleClause, type Verb, verbClause, verbOf } from './clause.ts';
import { type Form, list, say } from './noun.ts';
import { isLong, type Speak, same, sharedUntil, withoutUntil } from './run.ts';

/** Effects without conditions as one clause; neighbors of the same verb share it. */
export function joinedClause(run: readonly Effect[], form: Form, speak: Speak): Phrase {
  const until = sharedUntil(run);
  if (until !== undefined) {
    const clauses = run.map((effect) => clauseOf(withoutUntil(effect), form, speak));
    return say('lasting-all', { clause: say('clauses', { clauses: list(clauses) }), until: say(`until-${until}`) });
  }
  const parts: { clauses: Phrase[]; long: boolean }[] = [];
  let previous: Verb | undefined;
  for (const [index, effect] of run.entries()) {
    const verb = verbOf(effect);
    const last = parts.at(-1);
    if (verb && previous && last && verb.key === previous.key && same(verb.args, previous.args)) {
      verb.what.unshift(...previous.what);
      last.clauses.pop();
      last.clauses.push(verbClause(verb, form));
    } else {
      const clause = clauseOf(
        effect,
        'status' in effect && index > 0 && form === 'imperative' ? 'infinitive' : form,
        speak,
      );
      if (last && !last.long && !isLong(effect)) last.clauses.push(clause);
      else parts.push({ clauses: [clause], long: isLong(effect) });
    }
    previous = verb;
  }
  return parts
    .map(({ clauses }) => say('clauses', { clauses: list(clauses) }))
    .reduce((first, rest) => say('and-then', { first, rest }));
}

/** An effect that stands in a list; a named card may bring what happens when it is gone. */
function clauseOf(effect: Effect, form: Form, speak: Speak): Phrase {
  if (!('take' in effect) || !effect.else) return simpleClause(effect, form);
  return say('take-else', {
    clause: simpleClause({ take: effect.take }, form),
    otherwise: speak(effect.else, form),
  });
}
