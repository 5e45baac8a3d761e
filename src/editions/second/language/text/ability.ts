import type { Phrase } from '../../../../engine/phrase.ts';
import type { Ability, Bonus } from '../../content/ability.ts';
import { isEither } from './choice.ts';
import { clausesOf, effectsText, outcomes, sentencesOf, sequence } from './compound.ts';
import { abilityKey, conditionText } from './condition.ts';
import { triggerText } from './event.ts';
import { checkName } from './lasting.ts';
import { checkNoun, list, say, signed } from './noun.ts';
import { costText } from './option.ts';

/** The dice a card adds, one sentence a bonus. */
export function bonusText(bonus: Bonus): Phrase {
  return say('sentence', { clause: bonusClause(bonus) });
}

function bonusClause(bonus: Bonus): Phrase {
  if (bonus.to === 'maxSanity' || bonus.to === 'maxStamina') {
    return say('bonus-maximum', { by: signed(bonus.by), what: say(`stock-${bonus.to}`, { role: 'of' }) });
  }
  const to = say(`checks-${bonus.to}`);
  const by = signed(bonus.by);
  if (bonus.if?.otherHand) return say('bonus-other-hand-empty', { by });
  if (bonus.if?.opponentHas) {
    return say('bonus-against', { by, to, ability: say(abilityKey(bonus.if.opponentHas)) });
  }
  if (bonus.while === 'cast') return say('bonus-cast', { by, to });
  if (bonus.only === 'checks' || isSpecial(bonus.to)) return say('bonus', { by, to });
  return say('bonus-skill', { by, skill: say(`skill-${bonus.to}`) });
}

function isSpecial(to: Bonus['to']): boolean {
  return to === 'evade' || to === 'horror' || to === 'combat' || to === 'spell';
}

/** What an ability does, as a paragraph: phase, moment, cost and effect. */
export function abilityText(ability: Ability): Phrase {
  const sentences = abilitySentences(ability).map((clause) => say('sentence', { clause }));
  const text = sequence(sentences);
  const { phase, passive, optional, notAgainst } = ability;
  const placed = notAgainst ? say('not-against-ancient-one', { text }) : text;
  const always = phase === 'any' && (passive === true || optional === false);
  return phase === undefined || always ? placed : say('phased', { phase: say(`phase-${phase}`), text: placed });
}

/** What an ability does once it is paid for: without phase, moment and cost, and without naming the check it makes. */
export function abilityEffectText({ effect }: Ability): Phrase {
  const [only] = effect;
  const ends = effect.length === 1 && only && 'check' in only ? outcomes(only.check) : [];
  return ends.length > 0 ? sequence(ends.map((clause) => say('sentence', { clause }))) : effectsText(effect);
}

function abilitySentences(ability: Ability): Phrase[] {
  const [first = say('nothing-happens'), ...rest] = ability.cost.length > 0 ? paidSentences(ability) : unpaid(ability);
  const moment = momentOf(ability);
  return [moment ? say('at-moment', { moment, clause: first }) : first, ...rest];
}

/** "Exhaust this card and spend 2 movement points to make a Lore (-1) check. If you pass, …" */
function paidSentences(ability: Ability): Phrase[] {
  const { cost, effect } = ability;
  const [only] = effect;
  const price = costText(cost);
  if (effect.length === 1 && only && 'check' in only) {
    const make = say('make-check', { check: checkNoun(only.check), form: 'infinitive' });
    return [say('pay-to', { cost: price, clause: make, form: 'imperative' }), ...outcomes(only.check)];
  }
  if (effect.length === 1 && only && 'choose' in only && !isEither(only.choose, clausesOf)) {
    return [say('pay-then', { cost: price, clause: clausesOf(effect, 'imperative') })];
  }
  return [say('pay-to', { cost: price, clause: clausesOf(effect, 'infinitive'), form: 'imperative' })];
}

function unpaid(ability: Ability): Phrase[] {
  if (ability.checks) {
    const checks = list(ability.checks.map((check) => say(`checks-${check}`)));
    return [say('dice-on-checks', { clause: clausesOf(ability.effect, 'imperative'), checks })];
  }
  const [only] = ability.effect;
  if (ability.timing === 'loss' && only && 'prevent' in only && typeof only.prevent.amount === 'number') {
    const what = say(`stock-${only.prevent.loss}`, { role: 'of' });
    return [say('prevent-each', { what, count: only.prevent.amount })];
  }
  if (ability.optional === true) return sentencesOf([{ may: { do: ability.effect } }]);
  return sentencesOf(ability.effect);
}

/** When an ability comes in, beyond its phase: "whenever you draw Skills", "instead of making a Combat check". */
function momentOf(ability: Ability): Phrase | undefined {
  const { trigger, window, timing, requires, replace, limit } = ability;
  if (requires.length > 0) {
    return say('when-true', { conditions: requires.map((condition) => conditionText(condition, 'imperative')) });
  }
  if (limit === 'oncePerTurn') return say('once-a-turn');
  if (window === 'insteadOfRoll') return say('moment-instead', { check: checkName('combat') });
  if (window === 'afterFail') return say('moment-after-fail', { check: checkName('combat') });
  if (window === 'afterCheck') return say('moment-after-check', { check: checkName('combat') });
  if (timing === 'acquire') return say('moment-acquire');
  if (timing === 'ancientOneAttack') return say('moment-ancient-one-attack');
  if (!trigger || trigger.loss !== undefined || trigger.event === 'clueSpentOnCheck') return undefined;
  return replace ? say('moment-replace', { event: triggerText(trigger) }) : triggerText(trigger);
}
