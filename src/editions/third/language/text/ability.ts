import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { list, signed } from '../../../language/joining.ts';
import {
  type Ability,
  type AbilityKind,
  type AbilityOf,
  type ActionText,
  abilityKindOf,
  type DiceChoice,
  type Modify,
  type Reaction,
} from '../../content/ability.ts';
import { type Condition, type Cost, type Effect, isIf } from '../../content/effect.ts';
import type { Skill, TestUse } from '../../content/vocabulary.ts';
import { conditionText } from '../conditions/table.ts';
import { speech } from '../table.ts';
import { amountText, oneOf, placeText, say } from '../terms/noun.ts';
import { actedOnText, momentText } from './moment.ts';

/** One ability in whole sentences. @throws Error for a kind without words */
export function abilityText(ability: Ability): Phrase {
  const kind = abilityKindOf(ability);
  if (kind === undefined) throw new Error(`no words for ${Object.keys(ability).join(', ')}`);
  return say('sentence', { clause: (TEXTS[kind] as (ability: Ability) => Phrase)(ability) });
}

const TEXTS: { readonly [K in AbilityKind]: (ability: AbilityOf<K>) => Phrase } = {
  bonus({ bonus: { skill, by, during, if: condition, replaces } }) {
    const args = { skill: ref('skill', skill), by: signed(by), during: use(during) };
    return provided(say('bonus', { ...args, instead: String(replaces !== undefined) }), condition);
  },
  bonusDice({ bonusDice: { amount, skills, during, if: condition, per } }) {
    const args = { dice: amountText('die', amount), tests: testsText(skills, during) };
    const counted = typeof amount === 'number' ? '' : '-counted';
    const clause = per ? limited(say(`may-bonus-dice${counted}`, args), per) : say(`bonus-dice${counted}`, args);
    return provided(clause, condition);
  },
  reroll: rerollText,
  replaceReroll: ({ replaceReroll: { dice } }) => say('replace-reroll', { dice: diceText(dice) }),
  addToDie: ({ addToDie }) => {
    const { by, dice, during } = addToDie;
    const clause = say(`nudge-${dice}`, { by, tests: testsText(undefined, during) });
    return limited(clause, 'per' in addToDie ? addToDie.per : undefined);
  },
  modify: ({ modify }) => modifyText(modify),
  replaceSkill: ({ replaceSkill: { of, with: skill, from } }) =>
    say('replace-skill', { act: say(`use-${of}`), from: ref('skill', from), skill: ref('skill', skill) }),
  replaceAction: ({ do: effects }) => say('replace-action', { clause: speech.clauses(effects, 'infinitive') }),
  action: ({ action }) => actionText(action),
  after: reactionText,
  before: reactionText,
  when: reactionText,
  during: (ability) => duringText(ability, false),
  replace: replaceText,
  reckoning: ({ reckoning }) => say('at-reckoning', { clause: speech.clauses(reckoning, 'imperative') }),
  halfPrice: () => say('half-price'),
  cannotHave: ({ cannotHave, discardHeld = false }) =>
    say('cannot-have', {
      statuses: oneOf(cannotHave.map((status) => say(`if-status-${status}`))),
      discard: String(discardHeld),
    }),
  undiscardable: () => say('undiscardable'),
  unseenBy: () => say('unseen-by'),
  mayReplace: () => say('may-replace'),
  shareFocus: ({ shareFocus: { by } }) => say('share-focus', { by: signed(by) }),
  forbid: ({ forbid: { into } }) => say('forbid', { place: placeText(into, 'at') }),
};

/** What can be done as part of an attack or evade action: any, or only one against the monster it stands on. */
function duringText({ during, cost = [], do: effects }: AbilityOf<'during'>, ofMonster: boolean): Phrase {
  const args = { during: use(during), monster: String(ofMonster) };
  return say('during', { ...args, clause: offered(true, cost, effects) });
}

/** One ability of a monster in whole sentences. @throws Error for a kind without words */
export function monsterAbilityText(ability: Ability): Phrase {
  return 'during' in ability && abilityKindOf(ability) === 'during'
    ? say('sentence', { clause: duringText(ability as AbilityOf<'during'>, true) })
    : abilityText(ability);
}

function provided(clause: Phrase, condition: Condition | undefined): Phrase {
  return condition ? say('provided', { clause, condition: conditionText(condition) }) : clause;
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
  return skills ? say('tests-of', { skills: oneOf(skills.map((skill) => ref('skill', skill))) }) : say('tests-any');
}

function diceText(dice: DiceChoice): Phrase {
  return typeof dice === 'string' ? say(`dice-${dice}`) : say('dice-up-to', { what: amountText('die', dice.upTo) });
}

function rerollText(ability: AbilityOf<'reroll'>): Phrase {
  const { dice, per, skills, during, cost = [], who, rolls } = ability.reroll;
  const tests = who ? say('tests-anyone-here') : rolls === 'all' ? say('rolls-any') : testsText(skills, during);
  const clause =
    cost.length > 0
      ? say('may-reroll-for', { dice: diceText(dice), tests, cost: speech.joined(cost, 'infinitive') })
      : typeof dice === 'string'
        ? say('may-reroll', { dice: diceText(dice), tests })
        : say('may-reroll-counted', { dice: amountText('die', dice.upTo), tests });
  const whole = limited(clause, per);
  return ability.then ? say('afterwards', { clause: whole, rest: speech.clauses(ability.then, 'imperative') }) : whole;
}

function modifyText(modify: Modify): Phrase {
  switch (modify.what) {
    case 'successFaces':
      return say('success-faces', { faces: list(modify.set.map((face) => say('number', { face }))) });
    case 'successesPerSix':
    case 'focusPerSkill':
    case 'reckoningDice':
      return say(`modify-${modify.what}`, { value: modify.set });
    case 'health': {
      const change = say('modify-health', { by: signed(modify.by), per: modify.per ?? 'none' });
      return 'where' in modify
        ? say('of-monster', { clause: change, name: oneOf(modify.where.monsters.map((id) => ref('monster', id))) })
        : change;
    }
    case 'check:all':
      return say('modify-check', { by: signed(modify.by) });
    case 'focusLimit':
    case 'actions':
    case 'itemValue':
    case 'gain:money':
      return say(`modify-${modify.what.replace(':', '-')}`, { by: signed(modify.by), amount: Math.abs(modify.by) });
    default:
      return modify satisfies never;
  }
}

/** "Action: in …, pay … to …" */
export function actionText({ whileEngaged, where, cost = [], do: effects }: ActionText): Phrase {
  const clause =
    cost.length > 0
      ? say('pay-to', { cost: speech.joined(cost, 'imperative'), clause: speech.clauses(effects, 'infinitive') })
      : speech.clauses(effects, 'imperative');
  const placed = where ? say('at-place', { place: placeText(where.in, 'at'), clause }) : clause;
  return say('action', { engaged: String(whileEngaged ?? false), clause: placed });
}

function offered(may: boolean | undefined, cost: readonly Cost[], effects: readonly Effect[]): Phrase {
  if (!may && cost.length === 0) return speech.clauses(effects, 'imperative');
  if (cost.length === 0) return say('may', { clause: speech.clauses(effects, 'infinitive'), form: 'imperative' });
  const args = {
    cost: speech.joined(cost, may ? 'infinitive' : 'imperative'),
    clause: speech.clauses(effects, 'infinitive'),
  };
  return may ? say('may-pay', { ...args, form: 'imperative' }) : say('pay-to', args);
}

/** What answers to something that happens. */
function reactionText(ability: Reaction): Phrase {
  const { where, if: condition, cost = [], do: effects } = ability;
  const clause = offered(ability.optional, cost, effects);
  const per = 'per' in ability ? ability.per : undefined;
  const actedOn = actedOnText(ability);
  if (actedOn) return limited(say('reaction', { moment: actedOn, clause }), per);
  const here = where && isIf(where, 'neighborhood') ? where.neighborhood : null;
  const provisos = [here ? undefined : where, condition]
    .filter((one) => one !== undefined)
    .map((one) => conditionText(one));
  const moment = here
    ? say('moment-in', { moment: momentText(ability), place: oneOf(here.map((id) => placeText(id, 'at'))) })
    : momentText(ability);
  const whole =
    provisos.length > 0
      ? say('reaction-if', { moment, condition: say('clauses', { clauses: list(provisos) }), clause })
      : say('reaction', { moment, clause });
  return limited(whole, per);
}

function replaceText({ replace, do: effects }: AbilityOf<'replace'>): Phrase {
  const clause = speech.clauses(effects, 'imperative');
  if (replace.event === 'status') return say('replace-status', { status: say(`if-status-${replace.status}`), clause });
  const { where } = replace;
  return 'mentions' in where
    ? say('replace-mentions', { name: where.mentions, clause })
    : say(`replace-${replace.event}`, { place: placeText(where.in, 'at'), clause });
}
