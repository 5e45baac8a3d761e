import type { Phrase } from '../../../../engine/phrase.ts';
import type { ArchiveCard, ArchiveRule, Objective, StateRule } from '../../content/archive.ts';
import type { Side } from '../../content/vocabulary.ts';
import { conditionText } from '../conditions/table.ts';
import { speech } from '../table.ts';
import { say } from '../terms/noun.ts';
import { abilityText, actionText } from './ability.ts';

/** The rules text of one side of an archive card, a line each; what `read` names is told by `partText`. */
export function archiveText(card: ArchiveCard, which: Side): Phrase[] {
  const side = card[which];
  if (!side) return [];
  const atOnce = 'onAdd' in side ? side.onAdd : side.onFlip;
  return [
    ...(atOnce.length > 0 ? [say(which === 'front' ? 'on-add' : 'on-flip', { text: speech.text(atOnce) })] : []),
    ...termLines(side),
    ...('space' in side ? [say('is-space')] : []),
    ...side.rules.map((rule) => ruleText(rule)),
    ...side.actions.map((action) => say('sentence', { clause: actionText(action) })),
    ...side.objectives.map((rule) => say('objective', { text: ruleText(rule) })),
    ...side.doom.map((rule) => say('setback', { text: ruleText(rule) })),
  ];
}

/** What a part of a card's back does. */
export function partText(card: ArchiveCard, part: string): Phrase {
  return speech.text(card.back?.parts[part] ?? []);
}

/** A text in force. */
export function ruleText(rule: ArchiveRule | Objective): Phrase {
  return 'when' in rule ? say('sentence', { clause: stateRuleClause(rule) }) : abilityText(rule);
}

function stateRuleClause({ when, if: condition, do: effects }: StateRule): Phrase {
  const clause = speech.clauses(effects, 'imperative');
  const moment = say('as-soon-as', { condition: conditionText(when) });
  return condition
    ? say('reaction-if', { moment, condition: conditionText(condition), clause })
    : say('reaction', { moment, clause });
}

function termLines({ terms }: Pick<ArchiveCard['front'], 'terms'>): Phrase[] {
  if (!terms) return [];
  return [say('term-scar'), ...(terms.mendedScar ? [say('term-mended-scar')] : [])];
}
