import type { Chance, Option } from '../../engine/decision.ts';
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
