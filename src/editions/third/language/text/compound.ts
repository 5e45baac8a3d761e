import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { type Check, type Effect, type EffectOf, type Option, operationOf } from '../../content/effect.ts';
import { conditionText } from './condition.ts';
import { joinedClause } from './joined.ts';
import { type Form, oneOf, place, say, signed } from './noun.ts';
import { isCompound, plain, runs } from './run.ts';
import { verbClause, verbOf } from './verb.ts';

/** The rules text of a list of effects, in whole sentences. An empty list says that nothing happens. */
export function effectsText(effects: readonly Effect[]): Phrase {
  if (effects.length === 0) return say('sentence', { clause: say('nothing-happens') });
  return sequence(sentencesOf(effects).map((clause) => say('sentence', { clause })));
}

/** Sentences one after the other. */
function sequence(sentences: readonly Phrase[]): Phrase {
  const [first, ...rest] = sentences;
  if (!first) throw new Error('a text without sentences');
  return rest.length === 0 ? first : say('text', { first, rest: sequence(rest) });
}

/** The clauses of the sentences that a list of effects makes. */
function sentencesOf(effects: readonly Effect[]): Phrase[] {
  const all = runs(effects);
  return all.map((run, index) => {
    const clause = runClause(run, 'imperative');
    const before = all[index - 1]?.[0];
    const told = before !== undefined && ('check' in before || 'roll' in before || 'each' in before);
    const [first] = run;
    return told && first && !('may' in first) && !('buy' in first) ? say('then', { clause }) : clause;
  });
}

/** A list of effects as one clause that stands inside a sentence. */
export function clausesOf(effects: readonly Effect[], form: Form): Phrase {
  if (effects.length === 0) return say('nothing-happens');
  const [first, ...rest] = runs(effects).map((run, index) =>
    runClause(run, index > 0 && isOptional(run) ? 'imperative' : form),
  );
  if (!first) return say('nothing-happens');
  return rest.reduce((before, next) => say('and-then', { first: before, rest: next }), first);
}

function isOptional(run: readonly Effect[]): boolean {
  return run.some((effect) => 'may' in effect || 'buy' in effect);
}

function runClause(run: readonly Effect[], form: Form): Phrase {
  const [only] = run;
  return only && isCompound(only) ? compoundClause(only, form) : joinedClause(run, form);
}

function compoundClause(effect: Effect, form: Form): Phrase {
  if ('check' in effect) return checkClause(effect.check, form);
  if ('roll' in effect) return rollClause(effect.roll, form);
  if ('choose' in effect) return chooseClause(effect.choose, effect.who === 'group', form);
  if ('may' in effect) return mayClause(effect.may, form);
  if ('if' in effect) {
    const condition = conditionText(effect.if);
    const clause = clausesOf(effect.then, form);
    return effect.else && effect.else.length > 0
      ? say('if-else', { condition, clause, otherwise: clausesOf(effect.else, form) })
      : say('if', { condition, clause });
  }
  if ('each' in effect) return eachClause(effect);
  if ('repeat' in effect)
    return say('repeat', {
      cost: joinedClause(effect.repeat.cost, 'infinitive'),
      clause: clausesOf(effect.repeat.do, 'infinitive'),
      form,
    });
  if ('buy' in effect) return buyClause(effect.buy, form);
  throw new Error(`no words for ${operationOf(effect) ?? Object.keys(effect).join(', ')}`);
}

/** The test itself: "Lore (−1)". */
function testNoun(check: Check): Phrase {
  const skill = ref('skill', check.skill);
  if (typeof check.mod !== 'number') return say('test-evade', { skill });
  return check.mod === 0 ? say('test-plain', { skill }) : say('test-modified', { skill, mod: signed(check.mod) });
}

function checkClause(check: Check, form: Form): Phrase {
  const { pass = [], fail = [], bySuccesses, always, extraDice } = check;
  const noun = testNoun(check);
  const test = say('test', { noun, extra: extraDice ? say('test-extra', { dice: extraDice.dice, form }) : '', form });
  if (always) return say('test-always', { test, clause: clausesOf(always, form) });
  if (bySuccesses) {
    const bands = bySuccesses
      .filter((band) => band.do.length > 0)
      .map(({ min, max, do: effects }) => {
        const key = max === null ? 'or-more' : max > min ? 'range' : 'exactly';
        return say(`band-${key}`, { min, max: max ?? 0, clause: clausesOf(effects, form) });
      });
    return say('test-bands', { test, bands: parted(bands) });
  }
  const outcomes = [
    ...(pass.length > 0 ? [say('on-pass', { clause: clausesOf(pass, form), form })] : []),
    ...(fail.length > 0 ? [say('on-fail', { clause: clausesOf(fail, form), form })] : []),
  ];
  return outcomes.length === 0 ? test : say('test-outcomes', { test, outcomes: parted(outcomes) });
}

/** Parts of a sentence with a strong stop between them. */
function parted(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts;
  if (!first) throw new Error('a list without parts');
  return rest.length === 0 ? first : say('parted', { first, rest: parted(rest) });
}

function rollClause(roll: EffectOf<'roll'>['roll'], form: Form): Phrase {
  const bands = roll.bands.map(({ min, max, do: effects }) =>
    say(max > min ? 'face-range' : 'face', { min, max, clause: clausesOf(effects, form) }),
  );
  return say('roll', { dice: roll.dice, sum: String(roll.sum ?? false), bands: parted(bands), form });
}

/** What an option of a choice costs and does, as a clause. */
export function optionClause({ cost = [], do: effects }: Option, form: Form): Phrase {
  if (cost.length === 0) return effects.length === 0 ? say('do-nothing', { form }) : clausesOf(effects, form);
  const price = joinedClause(cost, form);
  return effects.length === 0 ? price : say('pay-to', { cost: price, clause: clausesOf(effects, 'infinitive') });
}

function chooseClause(options: readonly Option[], group: boolean, form: Form): Phrase {
  const shared = sharedVerb(options, form);
  if (shared) return shared;
  const clauses = options.map((option) => optionClause(option, form));
  const [first, second, ...more] = clauses;
  const short = options.every(({ cost = [], do: effects }) => plain(effects) && cost.length + effects.length < 4);
  if (first && second && more.length === 0 && short && !group) return say('either', { first, second, form });
  const numbered = options.map((option, index) =>
    say('option', { number: index + 1, clause: optionClause(option, 'imperative') }),
  );
  return say(group ? 'choose-together' : 'choose', { options: parted(numbered), form });
}

/** "Suffer 1 damage or 1 horror": options that have their verb in common. */
function sharedVerb(options: readonly Option[], form: Form): Phrase | null {
  const verbs = options.map(({ cost = [], do: effects }) => {
    const [only, ...more] = [...cost, ...effects];
    return only && more.length === 0 ? verbOf(only, form) : undefined;
  });
  const [first] = verbs;
  if (!first) return null;
  const what = verbs.flatMap((verb) =>
    verb && verb.key === first.key && verb.who === first.who && verb.what.length === 1 ? verb.what : [],
  );
  return what.length === options.length ? verbClause({ ...first, what: [oneOf(what)] }, form) : null;
}

function mayClause({ who, cost = [], do: effects, else: otherwise = [] }: EffectOf<'may'>['may'], form: Form): Phrase {
  if (who === undefined && cost.length > 0 && effects.length === 0 && otherwise.length > 0) {
    return say('either', { first: joinedClause(cost, form), second: clausesOf(otherwise, form), form });
  }
  const price = cost.length > 0 ? joinedClause(cost, 'infinitive') : null;
  const compound = effects.some(isCompound);
  const done =
    effects.length > 0 ? clausesOf(effects, price && !compound ? 'infinitive' : price ? form : 'infinitive') : null;
  const subject = who === 'anyInvestigator' ? 'anyone' : form;
  const first =
    price && done
      ? say(compound ? 'may-pay-then' : 'may-pay', { cost: price, clause: done, form: subject })
      : say('may', { clause: price ?? done ?? say('nothing-happens'), form: subject });
  return otherwise.length === 0
    ? first
    : say('may-else', { first, otherwise: clausesOf(otherwise, form), form: subject });
}

function buyClause({ deck, filter, draw, max, price, ifBought = [] }: EffectOf<'buy'>['buy'], form: Form): Phrase {
  const what =
    deck === 'display'
      ? say('buy-item', { item: say(`item-${filter ?? 'any'}`, { count: max ?? 2 }), max: max ?? 0 })
      : say('buy-spells', { max: max ?? 0, draw: draw ?? 0 });
  const cost = typeof price === 'number' ? say('price-fixed', { money: price }) : say(`price-${price}`);
  const clause = say(`buy-${deck}`, { what, cost, draw: draw ?? 0, form });
  return ifBought.length === 0 ? clause : say('buy-then', { first: clause, clause: clausesOf(ifBought, form), form });
}

function eachClause({ each, where, do: effects }: EffectOf<'each'>): Phrase {
  if (each === 'investigator') {
    const clause = clausesOf(effects, 'third');
    return where?.in
      ? say('each-investigator-at', { place: place(where.in, 'at', 'third'), clause })
      : say('each-investigator', { clause });
  }
  const clause = clausesOf(effects, 'imperative');
  if (each === 'monster') {
    return where?.trait
      ? say('each-monster-trait', { trait: say(`trait-${where.trait}`, { count: 1 }), clause })
      : say('each-monster', { clause });
  }
  return say(`for-each-${each}`, { clause });
}
