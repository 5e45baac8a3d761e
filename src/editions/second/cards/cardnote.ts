import type { Option } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { loadContent } from '../content/content.ts';
import { cardText, sequence } from '../language/rulestext.ts';

/** A card that is to be chosen or bought, as an option's second line: its rules text. */
export function cardNote(id: string): Pick<Option, 'note'> {
  const text = cardText(loadContent().card(id));
  return text.length > 0 ? { note: sequence(text) } : {};
}

/** A card as something to choose, with what it says. */
export function cardOption(id: string): Option {
  return { id, label: phrase('option-card', { card: ref('card', id) }), ...cardNote(id), about: { ref: 'card', id } };
}
