import type { Decision } from '../../engine/decision.ts';
import type { Interrupt } from '../../engine/edition.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { Words } from '../../words/words.ts';
import { wholeProspect } from './prospect.ts';
import { choiceName } from './question.ts';

/** A piece of advice. */
interface Hint {
  decision: Decision;
  chosen: readonly string[];
  why: () => Phrase;
}

/** What a careful player would choose, why, and what that promises. @param offer what is taken up instead of an answer */
export function hintText({ decision, chosen, why }: Hint, offer: Interrupt | null, words: Words): string {
  const option = decision.options.find(({ id }) => chosen.length === 1 && id === chosen[0]);
  const promised = wholeProspect(offer ?? option ?? {}, words);
  return words.say('hint-answer', {
    ask: decision.ask,
    choice: offer ? offer.label : choiceName(decision, chosen, words),
    why: [words.text(why()), ...(promised === null ? [] : [promised])].join(' · '),
  });
}
