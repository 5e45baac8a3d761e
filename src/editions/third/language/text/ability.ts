import { type Phrase, ref } from '../../../../engine/phrase.ts';
import type { ActionText } from '../../content/ability.ts';
import {
  type Ability,
  type AbilityKind,
  type AbilityOf,
  abilityKindOf,
  type DiceChoice,
} from '../../content/ability.ts';
import type { Skill, TestUse } from '../../content/vocabulary.ts';
import { clausesOf } from './compound.ts';
import { conditionText } from './condition.ts';
import { joinedClause } from './joined.ts';
import { momentText } from './moment.ts';
import { amount, list, oneOf, place, say, signed } from './noun.ts';

/** One ability in whole sentences. @throws Error for a kind without words */
export function abilityText(ability: Ability): Phrase {
  const kind = abilityKindOf(ability);
  if (kind === undefined) throw new Error(`no words for ${Object.keys(ability).join(', ')}`);
  return say('sentence', { clause: clauseOf(ability, kind) });
}

function clauseOf(ability: Ability, kind: AbilityKind): Phrase {
  if ('bonus' in ability) {
    const { skill, by, during, if: condition, replaces } = ability.bonus;
    const bonus = say('bonus', {
      skill: ref('skill', skill),
      by: signed(by),
      during: use(during),
      instead: String(replaces !== undefined),
    });
    return condition ? say('provided', { clause: bonus, condition: conditionText(condition) }) : bonus;
  }
  if ('bonusDice' in ability) return bonusDiceText(ability.bonusDice);
  if ('reroll' in ability) return rerollText(ability);
  if ('replaceReroll' in ability) return say('replace-reroll', { dice: diceText(ability.replaceReroll.dice) });
  if ('addToDie' in ability) {
    const { by, dice, during, per } = ability.addToDie;
    return limited(say(`nudge-${dice}`, { by, tests: testsText(undefined, during) }), per);
  }
  if ('modify' in ability) return modifyText(ability.modify);
  if ('replaceSkill' in ability) {
    const { of, with: skill, from } = ability.replaceSkill;
    return say('replace-skill', { act: say(`use-${of}`), from: ref('skill', from), skill: ref('skill', skill) });
  }
  if ('replaceAction' in ability) return say('replace-action', { clause: clausesOf(ability.do, 'infinitive') });
  if ('action' in ability) return actionText(ability.action);
  if ('after' in ability || 'before' in ability || 'when' in ability) return reactionText(ability);
  if ('during' in ability) {
    const clause = optional(ability.optional, ability.cost ?? [], ability.do);
    return say('during', { during: use(ability.during), clause });
  }
  if ('replace' in ability) return replaceText(ability);
  if ('reckoning' in ability) return say('at-reckoning', { clause: clausesOf(ability.reckoning, 'imperative') });
  if ('halfPrice' in ability) return say('half-price');
  if ('cannotHave' in ability)
    return say('cannot-have', {
      statuses: oneOf(ability.cannotHave.map((status) => say(`if-status-${status}`))),
      discard: String(ability.discardHeld ?? false),
    });
  if ('undiscardable' in ability) return say('undiscardable');
  if ('unseenBy' in ability) return say('unseen-by');
  if ('mayReplace' in ability) return say('may-replace');
  if ('shareFocus' in ability) return say('share-focus', { by: signed(ability.shareFocus.by) });
  if ('forbid' in ability) return say('forbid', { place: place(ability.forbid.into, 'at') });
  throw new Error(`no words for ${kind}`);
}

/** "while you attack" */
function use(during: TestUse): Phrase {
  return say(`use-${during}`);
}

function limited(clause: Phrase, per: 'round' | 'roll' | undefined): Phrase {
  return per ? say(`once-a-${per}`, { clause }) : clause;
}

function testsText(skills: readonly Skill[] | undefined, during: TestUse | undefined): Phrase {
  if (during) return say(`tests-${during}`);
  return skills ? say('tests-of', { skills: list(skills.map((skill) => ref('skill', skill))) }) : say('tests-any');
}

function diceText(dice: DiceChoice): Phrase {
  return typeof dice === 'string' ? say(`dice-${dice}`) : say('dice-up-to', { what: amount('die', dice.upTo) });
}

function bonusDiceText({
  amount: value,
  skills,
  during,
  if: condition,
  per,
}: AbilityOf<'bonusDice'>['bonusDice']): Phrase {
  const args = { dice: amount('die', value), tests: testsText(skills, during) };
  const clause = per ? limited(say('may-bonus-dice', args), per) : say('bonus-dice', args);
  return condition ? say('provided', { clause, condition: conditionText(condition) }) : clause;
}

function rerollText(ability: AbilityOf<'reroll'>): Phrase {
  const { dice, per, skills, during, cost = [], who, rolls } = ability.reroll;
  const tests = who ? say('tests-anyone-here') : rolls === 'all' ? say('rolls-any') : testsText(skills, during);
  const args = { dice: diceText(dice), tests };
  const clause =
    cost.length > 0
      ? say('may-reroll-for', { ...args, cost: joinedClause(cost, 'infinitive') })
      : say('may-reroll', args);
  const whole = limited(clause, per);
  return ability.then ? say('afterwards', { clause: whole, rest: clausesOf(ability.then, 'imperative') }) : whole;
}

function modifyText({ what, by = 0, set, per, where }: AbilityOf<'modify'>['modify']): Phrase {
  switch (what) {
    case 'successFaces':
      return say('success-faces', {
        faces: list((Array.isArray(set) ? set : []).map((face) => say('number', { face }))),
      });
    case 'successesPerSix':
    case 'focusPerSkill':
    case 'reckoningDice':
      return say(`modify-${what}`, { value: typeof set === 'number' ? set : 0 });
    case 'health': {
      const change = say('modify-health', { by: signed(by), per: per ?? 'none' });
      return where?.monsters
        ? say('of-monster', { clause: change, name: oneOf(where.monsters.map((id) => ref('monster', id))) })
        : change;
    }
    case 'check:all':
      return say('modify-check', { by: signed(by) });
    case 'focusLimit':
    case 'actions':
    case 'itemValue':
    case 'gain:money':
      return say(`modify-${what.replace(':', '-')}`, { by: signed(by), amount: Math.abs(by) });
    default:
      return what satisfies never;
  }
}

/** "Action: in …, pay … to …" */
export function actionText({ whileEngaged, where, cost = [], do: effects }: ActionText): Phrase {
  const clause =
    cost.length > 0
      ? say('pay-to', { cost: joinedClause(cost, 'imperative'), clause: clausesOf(effects, 'infinitive') })
      : clausesOf(effects, 'imperative');
  const placed = where?.in ? say('at-place', { place: place(where.in, 'at'), clause }) : clause;
  return say('action', { engaged: String(whileEngaged ?? false), clause: placed });
}

function optional(
  may: boolean | undefined,
  cost: Parameters<typeof joinedClause>[0],
  effects: Parameters<typeof clausesOf>[0],
): Phrase {
  if (!may && cost.length === 0) return clausesOf(effects, 'imperative');
  if (cost.length === 0) return say('may', { clause: clausesOf(effects, 'infinitive'), form: 'imperative' });
  const args = {
    cost: joinedClause(cost, may ? 'infinitive' : 'imperative'),
    clause: clausesOf(effects, 'infinitive'),
  };
  return may ? say('may-pay', { ...args, form: 'imperative' }) : say('pay-to', args);
}

/** What answers to something that happens. */
function reactionText(ability: AbilityOf<'after'> | AbilityOf<'before'> | AbilityOf<'when'>): Phrase {
  const { where, if: condition, per, cost = [], do: effects } = ability;
  const clause = optional(ability.optional, cost, effects);
  const here = where?.neighborhood && Object.keys(where).length === 1 ? where.neighborhood : null;
  const provisos = [here ? undefined : where, condition]
    .filter((one) => one !== undefined)
    .map((one) => conditionText(one));
  const moment = here
    ? say('moment-in', { moment: momentText(ability), place: oneOf(here.map((id) => place(id, 'at'))) })
    : momentText(ability);
  const whole =
    provisos.length > 0
      ? say('reaction-if', { moment, condition: say('clauses', { clauses: list(provisos) }), clause })
      : say('reaction', { moment, clause });
  return limited(whole, per);
}

function replaceText({ replace, do: effects }: AbilityOf<'replace'>): Phrase {
  const clause = clausesOf(effects, 'imperative');
  if (replace.event === 'status') return say('replace-status', { status: say(`if-status-${replace.status}`), clause });
  const { where } = replace;
  if (where.mentions !== undefined) return say('replace-mentions', { name: where.mentions, clause });
  return say(`replace-${replace.event}`, { place: place(where.in ?? 'anywhere', 'at'), clause });
}
