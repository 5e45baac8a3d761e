import { isPhrase, type Phrase, type PhraseArgument, type Ref } from '../../../../engine/phrase.ts';
import type { ArchiveCard, ArchiveRule, Objective, StateRule } from '../../content/archive.ts';
import type { Side } from '../../content/vocabulary.ts';
import { conditionText } from '../conditions/table.ts';
import { speech } from '../table.ts';
import { isArchiveCard, say } from '../terms/noun.ts';
import { abilityText, actionText } from './ability.ts';

/** The rules text of one side of an archive card, a line each; what `read` names is told by `partText`. */
export function archiveText(card: ArchiveCard, which: Side): Phrase[] {
  const side = card[which];
  if (!side) return [];
  const atOnce = 'onAdd' in side ? side.onAdd : side.onFlip;
  const lines = [
    ...(atOnce.length > 0 ? [say(which === 'front' ? 'on-add' : 'on-flip', { text: speech.text(atOnce) })] : []),
    ...termLines(side),
    ...('space' in side ? [say('is-space')] : []),
    ...side.rules.map((rule) => lineOf(rule)),
    ...side.actions.map((action) => say('sentence', { clause: actionText(action) })),
    ...side.objectives.map((rule) => say('objective', { text: lineOf(rule) })),
    ...side.doom.map((rule) => say('setback', { text: lineOf(rule) })),
  ];
  return lines.map((line) => ofItself(line, card.number));
}

/** What a part of a card's back does. */
export function partText(card: ArchiveCard, part: string): Phrase {
  return ofItself(speech.text(card.back?.parts[part] ?? []), card.number);
}

/** A text in force on a card. */
export function ruleText(card: ArchiveCard, rule: ArchiveRule | Objective): Phrase {
  return ofItself(lineOf(rule), card.number);
}

/** A text as it reads on the card itself, which nobody knows by its number. */
function ofItself(text: Phrase, number: number): Phrase {
  if (isArchiveCard(text, number)) return say('this-card');
  const inner = (value: Phrase | Ref | string) => (isPhrase(value) ? ofItself(value, number) : value);
  const read = (value: PhraseArgument): PhraseArgument => {
    if (isPhrase(value)) return ofItself(value, number);
    return Array.isArray(value) ? value.map(inner) : value;
  };
  if (!text.args) return text;
  return { ...text, args: Object.fromEntries(Object.entries(text.args).map(([name, value]) => [name, read(value)])) };
}

function lineOf(rule: ArchiveRule | Objective): Phrase {
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
