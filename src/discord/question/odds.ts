import type { Decision, Option } from '../../engine/decision.ts';
import { type Phrase, phrase, type Ref, series } from '../../engine/phrase.ts';
import type { Chance } from '../../engine/prospect.ts';
import type { Words } from '../../words/words.ts';

/** What is said of the odds of a choice: a verb and a chance, or several; null where nothing is rolled. */
export function oddsText(
  { odds, byClues, chances }: Pick<Option, 'odds' | 'byClues' | 'chances'>,
  words: Words,
): string | null {
  const said: readonly Chance[] = chances?.length
    ? chances
    : odds === undefined
      ? []
      : [{ of: 'pass', odds, ...(byClues ? { byClues } : {}) }];
  if (said.length === 0) return null;
  return said.map((one) => chanceText(one, words)).join(' · ');
}

/** A label with the odds behind it. */
export function withOdds(label: string, choice: Pick<Option, 'odds' | 'byClues' | 'chances'>, words: Words): string {
  const odds = oddsText(choice, words);
  return odds === null ? label : words.say('question-odds', { label, odds });
}

/** Only what is certain is called so, and not what clues could still bring; anything else is a whole percentage from 1 to 99. */
function chanceText({ of, odds, byClues }: Chance, words: Words): string {
  if (odds <= 0 && byClues) return words.say('odds-by-clues');
  const chance = odds <= 0 ? 'never' : odds >= 1 ? 'sure' : 'likely';
  return words.say(`odds-${of}`, { chance, percent: Math.min(99, Math.max(1, Math.round(odds * 100))) });
}

/** Where the dice of the check come from that a question is about, or null where it is about none (2E-2203). */
export function formulaText({ about }: Pick<Decision, 'about'>, words: Words): string | null {
  const terms = (about?.formula ?? []).filter(({ dice }, at) => at === 0 || dice !== 0).map(termOf);
  return terms.length > 0 ? words.text(phrase('why-formula', { terms: series('row', terms) })) : null;
}

/** Where dice come from, and how many: "Fight 4", "Tommy Gun +6". */
function termOf({ source, dice }: { source: Ref; dice: number }, at: number): Phrase {
  const sign = at === 0 ? 'none' : dice < 0 ? 'minus' : 'plus';
  return phrase('why-term', { source, sign, dice: Math.abs(dice) });
}
