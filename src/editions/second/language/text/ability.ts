import type { Phrase } from '../../../../engine/phrase.ts';
import { list, signed } from '../../../language/joining.ts';
import type { Ability, Bonus } from '../../content/ability.ts';
import type { Content } from '../../content/content.ts';
import { type Effect, isA, isIf } from '../../content/effect.ts';
import { isByItself, phaseOf } from '../ability.ts';
import { conditionText } from '../conditions/table.ts';
import { sequence } from '../speech.ts';
import { speech } from '../table.ts';
import { abilityKey, checkName, say, sentence } from '../terms/noun.ts';
import { triggerText } from '../terms/trigger.ts';

/** The dice a card adds, one sentence a bonus. */
export function bonusText(content: Content, bonus: Bonus): Phrase {
  return sentence(bonusClause(content, bonus));
}

function bonusClause(content: Content, bonus: Bonus): Phrase {
  if (bonus.to === 'maxSanity' || bonus.to === 'maxStamina') {
    return say('bonus-maximum', { by: signed(bonus.by), what: say(`stock-${bonus.to}`, { role: 'of' }) });
  }
  const to = say(`checks-${bonus.to}`);
  const by = signed(bonus.by);
  if (bonus.if) {
    if (isIf(bonus.if, 'otherHand')) return say('bonus-other-hand-empty', { by });
    if (isIf(bonus.if, 'opponentHas'))
      return say('bonus-against', { by, to, ability: say(abilityKey(bonus.if.opponentHas)) });
    return say('bonus-if', { by, to, condition: conditionText(content, bonus.if, 'imperative') });
  }
  if (bonus.while === 'cast') return say('bonus-cast', { by, to });
  if (bonus.only === 'checks' || isSpecial(bonus.to)) return say('bonus', { by, to });
  return say('bonus-skill', { by, skill: say(`skill-${bonus.to}`, { role: 'to' }) });
}

function isSpecial(to: Bonus['to']): boolean {
  return to === 'evade' || to === 'horror' || to === 'combat' || to === 'spell';
}

/** What an ability does, as a paragraph: phase, moment, cost and effect. */
export function abilityText(content: Content, ability: Ability): Phrase {
  const text = sequence(abilitySentences(content, ability).map(sentence));
  const placed = ability.notAgainst ? say('not-against-ancient-one', { text }) : text;
  const phase = phaseOf(ability.timing);
  const always = phase === 'any' && isByItself(ability);
  return phase === undefined || always ? placed : say('phased', { phase: say(`phase-${phase}`), text: placed });
}

/** What an ability does once it is paid for: without phase, moment and cost, and without naming the check it makes. */
export function abilityEffectText(content: Content, { effect }: Ability): Phrase {
  const ends = madeOf(content, effect)?.outcomes ?? [];
  return ends.length > 0 ? sequence(ends.map(sentence)) : speech(content).text(effect);
}

/** What a list of one effect makes first, and what follows. */
function madeOf(content: Content, effects: Ability['effect']) {
  const [only] = effects;
  const told = speech(content);
  return only && effects.length === 1 ? told.compound(only)?.made?.(only, told) : undefined;
}

function abilitySentences(content: Content, ability: Ability): Phrase[] {
  const [first = say('nothing-happens'), ...rest] =
    ability.cost.length > 0 ? paidSentences(content, ability) : unpaid(content, ability);
  const moment = momentOf(content, ability);
  return [moment ? say('at-moment', { moment, clause: first }) : first, ...rest];
}

/** "Exhaust this card and spend 2 movement points to make a Lore (-1) check. If you pass, …" */
function paidSentences(content: Content, { cost, effect }: Ability): Phrase[] {
  const price = speech(content).joined(cost, 'imperative');
  const made = madeOf(content, effect);
  if (made) return [say('pay-to', { cost: price, clause: made.make, form: 'imperative' }), ...made.outcomes];
  return [bought(content, price, effect)];
}

/** "Spend $1 to gain 1 Clue token", but "spend $1, then, if …": no condition stands after "to". */
export function bought(content: Content, price: Phrase, effects: readonly Effect[]): Phrase {
  const [first] = effects;
  const told = speech(content);
  const words = first && told.compound(first);
  const apart = first && effects.length === 1 && words?.apart?.(first, told);
  if (apart || words?.kind === 'if')
    return say('pay-then', { cost: price, clause: told.clauses(effects, 'imperative') });
  return say('pay-to', { cost: price, clause: told.clauses(effects, 'infinitive'), form: 'imperative' });
}

function unpaid(content: Content, ability: Ability): Phrase[] {
  if (ability.checks) {
    const checks = list(ability.checks.map((check) => say(`checks-${check}`)));
    return [say('dice-on-checks', { clause: speech(content).clauses(ability.effect, 'imperative'), checks })];
  }
  const [only] = ability.effect;
  if (ability.timing === 'loss' && only && isA(only, 'prevent') && typeof only.prevent.amount === 'number') {
    const what = say(`stock-${only.prevent.loss}`, { role: 'of' });
    return [say('prevent-each', { what, count: only.prevent.amount })];
  }
  return speech(content).sentences(isByItself(ability) ? ability.effect : [{ may: { do: ability.effect } }]);
}

/** When an ability comes in, beyond its phase: "whenever you draw Skills", "instead of making a Combat check". */
function momentOf(content: Content, { trigger, window, timing, requires, limit }: Ability): Phrase | undefined {
  if (requires.length > 0) {
    return say('when-true', {
      conditions: requires.map((condition) => conditionText(content, condition, 'imperative')),
    });
  }
  if (limit === 'oncePerTurn') return say('once-a-turn');
  if (window === 'insteadOfRoll') return say('moment-instead', { check: checkName('combat') });
  if (window === 'afterFail') return say('moment-after-fail', { check: checkName('combat') });
  if (window === 'afterCheck') return say('moment-after-check', { check: checkName('combat') });
  if (timing === 'acquire') return say('moment-acquire');
  if (timing === 'ancientOneAttack') return say('moment-ancient-one-attack');
  if (!trigger || trigger.loss !== undefined) return undefined;
  return timing === 'passive'
    ? say('moment-replace', { event: triggerText(content, trigger) })
    : triggerText(content, trigger);
}
