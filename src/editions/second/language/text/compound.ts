import type { Phrase } from '../../../../engine/phrase.ts';
import type { Check, Effect, EffectOf } from '../../content/effect.ts';
import { chooseClause } from './choice.ts';
import { isStatement } from './clause.ts';
import { conditionText } from './condition.ts';
import { triggerText } from './event.ts';
import { joinedClause } from './joined.ts';
import { checkNoun, type Form, parted, say } from './noun.ts';
import { rollClause } from './roll.ts';
import { byKind, isCompound, isCondition, ordered, plain, runs } from './run.ts';

/** The rules text of a list of effects, in whole sentences. An empty list says that nothing happens. */
export function effectsText(effects: readonly Effect[]): Phrase {
  if (effects.length === 0) return say('sentence', { clause: say('nothing-happens') });
  return sequence(sentencesOf(effects).map((clause) => say('sentence', { clause })));
}

/** Sentences one after the other. */
export function sequence(sentences: readonly Phrase[]): Phrase {
  const [first, ...rest] = sentences;
  if (!first) throw new Error('a text without sentences');
  return rest.length === 0 ? first : say('text', { first, rest: sequence(rest) });
}

/** The clauses of the sentences that a list of effects makes. */
export function sentencesOf(effects: readonly Effect[]): Phrase[] {
  const all = runs(effects).flatMap((run) => (run.every(isCompound) ? [run] : byKind(run)));
  return all.flatMap((run, index) => {
    const before = all[index - 1]?.some((effect) => 'check' in effect || 'roll' in effect) ?? false;
    const [only] = run;
    if (run.length > 1 || !only || !isCompound(only)) {
      const clause = runClause(run, 'imperative');
      return [before && !run.some(isStatement) ? say('then', { clause }) : clause];
    }
    const [first, ...rest] = compoundSentences(only);
    if (!first) return rest;
    if (index > 0 && ('check' in only || 'roll' in only)) return [say('then', { clause: first }), ...rest];
    return [before && 'if' in only ? say('then-if', { clause: first }) : first, ...rest];
  });
}

function runClause(run: readonly Effect[], form: Form): Phrase {
  const [only] = run;
  if (!only || !isCompound(only)) return joinedClause(run, form, clausesOf);
  const clause = compoundClause(only, form);
  return run.length > 1 ? say('times', { count: run.length, clause }) : clause;
}

/** A list of effects as one clause that stands inside a sentence. */
export function clausesOf(effects: readonly Effect[], form: Form): Phrase {
  if (effects.length === 0) return say('nothing-happens');
  const text = runs(effects).reduce<Phrase | undefined>((first, run) => {
    const also = run.some((effect) => 'may' in effect);
    const separate = also || run.some((effect) => 'if' in effect);
    const rest = runClause(run, separate && first && form === 'infinitive' ? 'imperative' : form);
    return first ? say(also ? 'and-also' : separate ? 'and-separately' : 'and-then', { first, rest }) : rest;
  }, undefined);
  return text ?? say('nothing-happens');
}

/** One effect with conditions or choices, as the clauses of one or more sentences. */
function compoundSentences(effect: Effect): Phrase[] {
  if ('check' in effect) return checkSentences(effect.check);
  if ('may' in effect) return maySentences(effect);
  if ('if' in effect && !plain(effect.then) && effect.else) {
    return [
      say('if', { condition: conditionText(effect.if, 'imperative'), clause: clausesOf(effect.then, 'imperative') }),
      say('otherwise', { clause: clausesOf(effect.else, 'imperative') }),
    ];
  }
  return [compoundClause(effect, 'imperative')];
}

function checkSentences(check: Check): Phrase[] {
  const { pass = [], fail = [] } = check;
  const awkward = !plain(pass) || !plain(fail) || (pass.length > 0 && !ordered(pass));
  if (check.bySuccesses || check.perSuccess || !awkward) return [checkClause(check, 'imperative')];
  return [say('make-check', { check: checkNoun(check), form: 'imperative' }), ...outcomes(check)];
}

/** What follows a check that is made, as sentences. */
export function outcomes(check: Check): Phrase[] {
  const { pass = [], fail = [] } = check;
  const sentences: Phrase[] = [];
  if (pass.length > 0)
    sentences.push(say(pass.some(isCondition) ? 'on-pass' : 'if-pass', { clause: clausesOf(pass, 'imperative') }));
  if (fail.length > 0)
    sentences.push(say(fail.some(isCondition) ? 'on-fail' : 'if-fail', { clause: clausesOf(fail, 'imperative') }));
  return sentences;
}

function checkClause(check: Check, form: Form): Phrase {
  const noun = checkNoun(check);
  const { pass = [], fail = [], perSuccess, bySuccesses } = check;
  if (perSuccess) {
    const args = { check: noun, each: clausesOf(perSuccess, form), form };
    return fail.length > 0
      ? say('check-per-success-else', { ...args, none: clausesOf(fail, 'imperative') })
      : say('check-per-success', args);
  }
  if (bySuccesses) {
    const bands = bySuccesses
      .filter((band) => band.do.length > 0)
      .map((band) => {
        const key = band.max === null ? 'or-more' : band.max > band.min ? 'range' : 'exactly';
        return say(`with-successes-${key}`, {
          min: band.min,
          max: band.max ?? 0,
          clause: clausesOf(band.do, 'imperative'),
        });
      });
    return say('check-bands', { check: noun, bands: parted(bands), form });
  }
  if (fail.length === 0) return say('check-pass', { check: noun, pass: clausesOf(pass, 'infinitive'), form });
  if (pass.length === 0) return say('check-fail', { check: noun, fail: clausesOf(fail, 'infinitive'), form });
  if (ordered(pass) && plain(fail)) {
    return say('check-both', {
      check: noun,
      pass: clausesOf(pass, 'infinitive'),
      fail: clausesOf(fail, 'imperative'),
      form,
    });
  }
  return say('check-outcomes', {
    check: noun,
    pass: clausesOf(pass, 'imperative'),
    fail: clausesOf(fail, 'imperative'),
    form,
  });
}

function maySentences(effect: EffectOf<'may'>): Phrase[] {
  const { cost = [], do: effects } = effect.may;
  const last = effects.at(-1);
  const before = effects.slice(0, -1);
  if (last && 'check' in last && plain(before) && !last.check.bySuccesses && !last.check.perSuccess) {
    const make = say('make-check', { check: checkNoun(last.check), form: 'infinitive' });
    const clause =
      before.length > 0 ? say('and-then', { first: joinedClause(before, 'infinitive', clausesOf), rest: make }) : make;
    const first =
      cost.length > 0
        ? say('may-pay', { cost: joinedClause(cost, 'infinitive', clausesOf), clause })
        : say('may', { clause, form: 'imperative' });
    return [first, ...outcomes(last.check)];
  }
  if (last && 'if' in last && before.length > 0 && cost.length === 0) {
    const first = say('may', { clause: clausesOf(before, 'infinitive'), form: 'imperative' });
    return [first, say('then-if', { clause: compoundClause(last, 'imperative') })];
  }
  return [compoundClause(effect, 'imperative')];
}

/** One effect with conditions or choices, as a clause inside a sentence. */
function compoundClause(effect: Effect, form: Form): Phrase {
  if ('check' in effect) return checkClause(effect.check, form);
  if ('roll' in effect) return rollClause(effect.roll, form, clausesOf);
  if ('choose' in effect) return chooseClause(effect.choose, form, clausesOf);
  if ('may' in effect) {
    const { cost = [], do: effects } = effect.may;
    const clause = clausesOf(effects, 'infinitive');
    return cost.length > 0
      ? say('may-pay', { cost: joinedClause(cost, 'infinitive', clausesOf), clause })
      : say('may', { clause, form });
  }
  if ('if' in effect) {
    const condition = conditionText(effect.if, form);
    if (effect.then.length === 0) {
      return say('unless', { condition, clause: clausesOf(effect.else ?? [], form) });
    }
    const clause = clausesOf(effect.then, form);
    return effect.else
      ? say('if-else', { condition, clause, otherwise: clausesOf(effect.else, form) })
      : say('if', { condition, clause });
  }
  if ('each' in effect) return eachClause(effect);
  if ('when' in effect && effect.when.who === 'anyInvestigator' && effect.do.every((inner) => 'status' in inner)) {
    const clause = say('that-investigator', { clause: clausesOf(effect.do, 'third') });
    return say('when', { event: triggerText(effect.when), clause });
  }
  if ('when' in effect)
    return say('when', { event: triggerText(effect.when), clause: clausesOf(effect.do, 'imperative') });
  throw new Error(`no words for ${Object.keys(effect).join(', ')}`);
}

function eachClause(effect: EffectOf<'each'>): Phrase {
  const { do: effects, where } = effect;
  if (effect.each === 'openGate') return say('each-open-gate', { clause: clausesOf(effects, 'imperative') });
  if (effect.each === 'ownItem') return say('each-own-item', { clause: clausesOf(effects, 'imperative') });
  if (where?.is === 'firstPlayer') return say('first-player', { clause: clausesOf(effects, 'third') });
  if (!where || where.in === 'anywhere') return eachInvestigator(effects);
  const clause = clausesOf(effects, 'third');
  return where.in !== undefined && Object.keys(where).length === 1
    ? say('each-investigator-where', { where: say(`where-${where.in}`), clause })
    : say('each-investigator-who', { condition: conditionText(where, 'third'), clause });
}

/** "Each investigator gains $5"; what depends on conditions is addressed to each of them. */
export function eachInvestigator(effects: readonly Effect[]): Phrase {
  const addressed = effects.some((effect) => 'if' in effect || 'each' in effect);
  return addressed
    ? say('each-investigator-addressed', { clause: clausesOf(effects, 'imperative') })
    : say('each-investigator', { clause: clausesOf(effects, 'third') });
}
