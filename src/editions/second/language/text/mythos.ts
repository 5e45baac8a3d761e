import { type Phrase, ref } from '../../../../engine/phrase.ts';
import { signed } from '../../../language/joining.ts';
import type { Content } from '../../content/content.ts';
import { type Condition, type Effect, isA, isIf } from '../../content/effect.ts';
import type { MythosCard } from '../../content/mythos.ts';
import { conditionText } from '../conditions/table.ts';
import { speech } from '../table.ts';
import { place, say, sentence } from '../terms/noun.ts';
import { effectsText } from './text.ts';

/** The text of a Mythos card, a phrase a paragraph. */
export function mythosText(content: Content, card: MythosCard): Phrase[] {
  const { now, enter, ongoing = [], activity, pass, fail } = card.ability;
  return [
    ...(now ? [effectsText(content, now)] : []),
    ...(enter ? [say('on-enter', { text: effectsText(content, enter) })] : []),
    ...ongoing.map((effect) => effectsText(content, [effect])),
    ...(activity
      ? [
          say('activity', {
            phase: say(`in-phase-${activity.phase}`),
            place: place(content, activity.at, 'at'),
            text: effectsText(content, activity.do),
          }),
        ]
      : []),
    ...(pass ? [say('rumor-pass', { text: outcomeText(content, pass.condition, pass.effect) })] : []),
    ...(fail ? [say('rumor-fail', { text: outcomeText(content, fail.condition, fail.effect) })] : []),
  ];
}

/**
 * What has to be known of it from now on, in few words: what happens at once is told as it happens, and a rumor that is
 * over goes back to the box anyway.
 */
export function mythosBrief(content: Content, card: MythosCard): Phrase[] {
  const { enter: _, ongoing = [], activity, pass, fail, ...ability } = card.ability;
  const ended = [
    { key: 'rumor-pass', rule: pass },
    { key: 'rumor-fail', rule: fail },
  ].flatMap(({ key, rule }) => {
    const effects = rule?.effect.filter((effect) => !('returnToBox' in effect)) ?? [];
    if (!rule || effects.length === 0) return [];
    const count = countOf(rule.condition);
    return [
      count === null
        ? say(key, { text: outcomeText(content, rule.condition, effects) })
        : say(`${key}-at`, { count, text: sentence(allOf(content, effects)) }),
    ];
  });
  const isBrief = activity?.phase === 'arkhamEncounters';
  return [
    ...mythosText(content, { ...card, ability: { ...ability, ...(activity && !isBrief ? { activity } : {}) } }),
    ...checksBrief(content, ongoing),
    ...(activity && isBrief
      ? [say('activity-brief', { place: place(content, activity.at, 'at'), text: effectsText(content, activity.do) })]
      : []),
    ...ended,
  ];
}

/** What is in force, a phrase each; several changes to checks in Arkham are one. */
function checksBrief(content: Content, ongoing: readonly Effect[]): Phrase[] {
  const changes = ongoing.flatMap((effect) => checkChange(effect) ?? []);
  if (changes.length < 2) return ongoing.map((one) => ongoingBrief(content, one));
  const others = ongoing.filter((effect) => checkChange(effect) === null);
  return [say('checks-in-arkham', { checks: changes }), ...others.map((one) => ongoingBrief(content, one))];
}

/** "Luck −1", of a change to the checks of one skill in Arkham; null for anything else. */
function checkChange(effect: Effect): Phrase | null {
  if (!isA(effect, 'modify')) return null;
  const { what, by, where } = effect.modify;
  const [kind, skill] = what.split(':');
  if (kind !== 'check' || skill === undefined || typeof by !== 'number') return null;
  if (!where || !('in' in where) || where.in !== 'arkham' || Object.keys(where).length > 1) return null;
  return say('check-changed', { skill: ref('skill', skill), by: signed(by) });
}

/** What comes with every Mythos says so in front, and how a rumor grows is all it says. */
function ongoingBrief(content: Content, effect: Effect): Phrase {
  const { event, from } = 'when' in effect && 'event' in effect.when ? effect.when : {};
  const isEach = event === 'endOfMythosPhase' && from === 'turnAfterEntering';
  if (!isEach || !('do' in effect)) return effectsText(content, [effect]);
  return growth(effect.do) ?? say('each-mythos', { text: effectsText(content, effect.do) });
}

/** So many monsters or tokens more on the card; null for anything else. */
function growth([only, ...others]: readonly Effect[]): Phrase | null {
  if (!only || others.length > 0) return null;
  if (isA(only, 'monstersOnCard')) return say('rumor-grows', { what: 'monster', count: only.monstersOnCard });
  const clue = isA(only, 'tokensOnCard') && 'clue' in only.tokensOnCard ? only.tokensOnCard.clue : undefined;
  return typeof clue === 'number' ? say('rumor-grows', { what: 'clue', count: clue }) : null;
}

/** So many tokens or monsters on the card; null for another condition. */
function countOf(condition: Condition): number | null {
  if (isIf(condition, 'monstersOnCard')) return condition.monstersOnCard;
  return isIf(condition, 'tokensOnCard') && typeof condition.tokensOnCard.clue === 'number'
    ? condition.tokensOnCard.clue
    : null;
}

/** "If no monsters are left on this card, each investigator draws 1 Skill; then return this to the box." */
function outcomeText(content: Content, condition: Condition, effects: readonly Effect[]): Phrase {
  const moment = say('when-true', { conditions: [conditionText(content, condition, 'third')] });
  return sentence(say('at-moment', { moment, clause: allOf(content, effects) }));
}

/** One sentence, for all of it hangs on the condition. */
function allOf(content: Content, effects: readonly Effect[]): Phrase {
  const [first = say('nothing-happens'), ...others] = speech(content).sentences(effects);
  return others.reduce((before, rest) => say('and-lastly', { first: before, rest }), first);
}
